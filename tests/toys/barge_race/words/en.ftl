title = Barge race
reason-rests = rests
refusal-another-question = That answers another question.
refusal-rested-enough = Nobody rests more than twice.
