"""Accounts, if the operator wants them: passkeys, recovery codes, who is signed in, names that belong to somebody."""
