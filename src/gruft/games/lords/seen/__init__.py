"""What players see and read: views, names, the terminal, and what a seat cannot know."""
