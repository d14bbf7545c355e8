# make play    set up if needed, start the table and open the browser
# make test    set up if needed and run every test, interpreted and compiled
# make check   style, types, import rules and coverage
# make bench   speed beside OpenSpiel
# make clean   remove everything that was set up

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py constraints.txt $(shell find src -name '*.py' -o -name '*.md' -o -name '*.css' -o -name '*.svg' -o -name '*.js')

.PHONY: play test check bench clean

play: $(VENV)/benben
	@$(BIN)/benben serve $(ARGS)

test: $(VENV)/benben $(VENV)/dev
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/run_tests.py $(ARGS)

check: $(VENV)/benben $(VENV)/dev
	@$(BIN)/python tools/check.py

bench: $(VENV)/benben
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt open-spiel
	@$(BIN)/benben bench $(ARGS)

$(VENV)/python:
	@$(PYTHON) tools/make_venv.py $(VENV)
	@touch $@

# The package is installed as a wheel, compiled where a C compiler is found: never beside the sources.
$(VENV)/benben: $(VENV)/python $(SOURCES)
	@echo "Setting up benben (compiling takes a minute) ..."
	@$(BIN)/python tools/install.py
	@touch $@

$(VENV)/dev: $(VENV)/python pyproject.toml constraints.txt
	@$(BIN)/python tools/install.py --dev
	@touch $@

clean:
	rm -rf $(VENV) build
