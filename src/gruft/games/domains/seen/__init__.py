"""How the table is seen: views, names, texts on components, the terminal, and what is dealt anew."""
