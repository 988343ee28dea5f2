"""No gaps: the database itself refuses entry n + 1 of a table that has no entry n.

What is already stored is left as it is: a table that has lost an entry stays readable up to there.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"

SQLITE = """
CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
WHEN NEW.number <> 1
    AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
BEGIN
    SELECT RAISE(ABORT, 'an entry is missing before this one');
END
"""
POSTGRESQL = (
    """
CREATE FUNCTION entries_without_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1
        AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
    THEN
        RAISE EXCEPTION 'an entry is missing before this one' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END
$$
""",
    """
CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION entries_without_gaps()
""",
)


def upgrade() -> None:
    """The database itself refuses an entry that leaves a gap."""
    for statement in POSTGRESQL if op.get_bind().dialect.name == "postgresql" else (SQLITE,):
        op.execute(statement)
