title = Barge toll
refusal-another-question = That answers another question.
refusal-no-coin = You have no coin left.
reason-coins = coins
