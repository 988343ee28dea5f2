## The server

server-database = The database cannot be opened: { $problem }.
server-held = The tables in { $file } are in use by another Gruft server (process { $process }). Stop it first, or give this one another --db.
server-client-being-built = The client is being built just now. Start the server again once that is done.
server-newer-database = The database was written by a newer version of Gruft. Update Gruft to open it.
server-operator = For the operator, once: { $problem }
notice-turn = It is your turn
notice-expires = A table of yours will be removed on { $date }
notice-end = No more of these:
notice-confirm = Shall we write to you when it is your turn?
notice-confirm-body = Follow the link to say yes; otherwise do nothing.
settings-wrong = These settings cannot be used: { $problem }.
backup-done = All tables are in { $file } ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $entries ->
    [one] 1 answer
   *[other] { $entries } answers
}).
restore-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 answer
   *[other] { $entries } answers
} { $tables ->
    [one] is back
   *[other] are back
}. What was there before is in { $old }.
restore-done-new = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 answer
   *[other] { $entries } answers
} { $tables ->
    [one] is back
   *[other] are back
}.
backup-postgresql = PostgreSQL is backed up with its own tools: pg_dump and pg_restore.
backup-refused = The running server could not put the backup back; its log says why. Everything is as it was.
backup-none = There are no tables in { $file }.
backup-damaged = { $file } is damaged or not a backup of Gruft: { $problem }.
server-load = Loading a server: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $seats ->
    [one] 1 player
   *[other] { $seats } players
} each, one answer per player every { $pace ->
    [one] 1 second
   *[other] { $pace } seconds
}, for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
server-load-sockets = Sockets
server-load-workers = Server processes, database
server-load-machine = Load of this machine before, { $processors } processors
server-load-beside = Meanwhile
server-load-answers = Answers in { $seconds } s
server-load-rate = Answers per second
server-load-p50 = From answer to own new view, half of them within, ms (at most { $budget })
server-load-p99 = From answer to own new view, 99 of 100 within, ms (at most { $budget })
server-load-longest = The longest, ms
server-load-inside = In the server, from hearing an answer to acknowledging it, half and 99 of 100 within, ms
server-load-worked = Processor time for one answer, of the server and of the players, ms
server-load-starved = Time without a free processor, of the server and of the players, %
server-load-memory = Server memory with its bots' processes, MB (at most { $budget })
server-load-errors = Errors
server-load-fine = Within the limits.
server-load-not-fine = Not within the limits.
