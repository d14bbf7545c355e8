# make play    set up if needed, start the table and open the browser
# make compile compile the engine now (make play does it in the background)
# make test    set up if needed and run every test, interpreted and compiled
# make check   style, types, import rules and coverage
# make bench   speed beside OpenSpiel
# make clean   remove everything that was set up

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play compile test check bench clean venv

play: venv
	@$(BIN)/python -m tools.install play
	@exec $(BIN)/benben serve $(ARGS)

compile: venv
	@$(BIN)/python -m tools.install compile

test: compile
	@$(BIN)/python -m tools.install dev
	@$(BIN)/python -m tools.browser
	@$(BIN)/python -m tools.run_tests $(ARGS)

check: venv
	@$(BIN)/python -m tools.install plain
	@$(BIN)/python -m tools.install dev
	@$(BIN)/python -m tools.check

bench: compile
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt open-spiel
	@$(BIN)/benben bench $(ARGS)

venv:
	@$(PYTHON) -m tools.make_venv $(VENV)

clean:
	rm -rf $(VENV) build
