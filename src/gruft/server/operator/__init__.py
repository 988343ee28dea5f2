"""The operator's page: what goes on in the house, and the few things only its operator may do."""
