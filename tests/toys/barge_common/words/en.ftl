summary = A toy for the tests.
primer = Row on.
help-turn = Row.
    .title = Turn
reason-river = river
refusal-another-question = That answers another question.
refusal-too-far = The river is not so long.
