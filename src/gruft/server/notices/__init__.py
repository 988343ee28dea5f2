""" "Your turn", for those who are not at the table: by push message, by letter, or to a web address of their choice."""
