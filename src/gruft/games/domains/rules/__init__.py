"""The chapters of the rule book, in its order; what single cards do is registered here and lives in cards/."""
