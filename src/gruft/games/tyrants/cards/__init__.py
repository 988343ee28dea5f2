"""What cards do: the vocabulary. Each word is one class that runs, knows whether it could, and tells what it does."""
