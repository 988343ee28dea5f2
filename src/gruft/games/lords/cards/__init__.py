"""What cards do: spells and special events, each one small function under the word its card names."""
