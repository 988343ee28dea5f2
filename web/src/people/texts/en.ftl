### Accounts, the operator's page, notices.

remove = Remove
delete = Delete

account-title = Account
account-none = There are no accounts on this server, and none are needed: your links are all you need.
account-lead = An account is not needed to play. With one you find your tables on all your devices, and nobody else here uses your name.
account-no-passkeys = This browser has no passkeys. Everything else works without an account.
account-sign-in = Sign in
account-sign-in-help = Your device asks for your finger, your face or its number. There is no password.
account-with-passkey = Sign in with a passkey
account-lost = I have lost my passkey
account-name = Name
account-code = Recovery code
account-recover = Sign in with the code
account-new = New account
account-make = Make an account with a passkey
account-what = We store the name, the public half of your passkey, checksums of your recovery codes, and which tables are yours. No mail address, nothing else.
account-invite-only = On this server an account is made by invitation. Ask somebody who has one, or the operator.
account-hello = You are signed in as { $name }.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-keys = Passkeys
account-keys-help = Add one for each device that does not share them by itself.
account-key-of = Passkey of { $when }
account-key-sure = Remove this passkey?
account-key-add = Add a passkey
account-codes = Recovery codes
account-codes-left = { $count ->
    [0] You have no recovery codes left. Make new ones.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
account-codes-new = Make new codes
account-codes-sure = The old codes will no longer work. Go on?
codes-title = Your recovery codes
codes-once = They are shown only now. Write them down: with each of them you can sign in once if you lose your passkeys.
account-invite = Invitation
account-invite-help = One link lets one person make an account. It is good for 14 days.
account-invite-make = Make an invitation link
account-delete = Delete the account
account-delete-what = This deletes your name, passkeys, recovery codes, sign-ins and notices, and the list of your tables. Tables to which you invited nobody are deleted. At tables with others your seat stays without a name, your links stop working and your lines vanish from the chat; the moves remain, because the others play on with them. This cannot be undone.
account-delete-type = Type your name: { $name }
account-delete-do = Delete everything
error-account-dialog = The passkey dialog was closed, or this device has no passkey for this server.
error-account-off = There are no accounts on this server.
error-account-signed-out = You are signed out. Sign in again.
error-account-too-often = That was very often. Wait a minute.
error-account-ceremony = That took too long, or was already used. Try again.
error-account-passkey = This passkey does not fit. Try another one.
error-account-code = Name and code do not fit together, or the code was already used.
error-account-banned = The operator has closed this account.
error-account-name = A name needs at least one letter or digit.
error-account-invitation = This invitation is used up, too old, or missing.
error-account-enough-passkeys = You have enough passkeys. Remove one first.
error-account-no-such-passkey = You have no such passkey.
error-account-last-passkey = This is your last passkey. Add another one first.
error-account-other-name = That is not the name of your account.
error-account-unknown = There is no such account.

operator-title = The operator's page
operator-read-only = Only show
operator-play-again = Let people play again
operator-is-read-only = Everybody can look, nobody can play: no answers, no new tables, no new accounts.
operator-again = Look again
operator-leave = Leave
operator-tables = Tables
operator-search = { $count ->
    [one] Search the one table
   *[other] Search the newest of { $count } tables
}
operator-closed = closed
operator-here = { $count } here
operator-open = Open again
operator-close = Close
operator-revoke = Void links
operator-revoke-sure = All links but the host's will stop working. Go on?
operator-delete-sure = Delete it for everybody, for good?
operator-people = People
operator-people-count = { $count ->
    [one] 1 account
   *[other] { $count } accounts
}
operator-at-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
operator-banned = banned
operator-ban = Ban
operator-ban-sure = Keep this account out?
operator-lift = Let in
operator-lift-sure = Let this account in again?
operator-bans = Banned addresses
operator-ban-address = Address or network
operator-limits = Figures and limits
figure-tables = Open tables
figure-sockets = People at tables
figure-rooms = Tables open, counted by process
figure-desk-waiting = Requests waiting
figure-desk-errands = Requests done at the desk
figure-desk-given-up = Requests given up
figure-bot-failures = Bots that failed
figure-moments-kept-bytes = Moments kept (bytes)
figure-connections = Connections
figure-turned-away = Turned away
figure-dropped = Dropped
figure-errors-total = Accidents
limit-connections = At most connections
limit-per-address = At most per address
limit-per-second = Requests a second per address
limit-header-seconds = Seconds for a header
limit-body-seconds = Seconds for a request
limit-stall-seconds = Seconds without reading
limit-entries = Answers at one table
error-operator-used = This link was already used, or a newer one was printed. Start the server again for a new one.
error-operator-unknown = Come in with the link the server printed when it started.
error-operator-address = That is not an address.
error-operator-home = That would lock out this machine or its proxy.

notices-title = When it is my turn and I am away
notices-help = For all tables in this browser, also new ones. A message says at which table you are asked, and nothing secret.
notices-push-on = Send messages to this device
notices-push-off = No more messages to this device
notices-mail = By mail to
notices-mail-to = By mail to { $target }.
notices-hook = To a web address (webhook)
notices-hook-to = To { $target }.
notices-start = Tell me
notices-stop = Stop
notices-on = You will be told.
notices-ended = You will not be told any more.
notices-confirm-sent = A letter is on its way. Follow its link, then you will be told.
letter-notices = Shall Gruft write to your mail address when it is your turn?
letter-notices-do = Yes
letter-quiet = Shall Gruft stop writing to you?
letter-quiet-do = Yes, stop
error-notice-way = This server does not do that.
error-notice-mail = That is not a mail address.
error-notice-target = Nothing can be sent there: only to public addresses that begin with https.
error-notice-confirmed = This link was already used, or is too old.
error-notice-post-office = The letter could not be sent. Try again later.
