"""What is seen: views, names, texts, the terminal, and what a seat cannot know."""
