"""The rules, a chapter each; what the publisher has corrected (DE-ERR) stands with the rule it corrects."""
