"""The table any game is played at. It knows no game."""
