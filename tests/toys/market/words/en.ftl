title = Market
summary = A toy for the tests.
primer = Buy well.
reason-cards = cards
refusal-another-question = That answers another question.
refusal-too-dear = You have not enough coins.
