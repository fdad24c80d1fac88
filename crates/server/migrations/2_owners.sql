-- A table has one owner, whose epoch every write names. Everything stored has a checksum.
ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN checksum INTEGER;
ALTER TABLE entries ADD COLUMN checksum INTEGER;

-- The nodes whose lease has not run out.
CREATE TABLE nodes (
    incarnation TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- One row, written to see whether anything can be.
CREATE TABLE probes (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    count INTEGER NOT NULL
) STRICT;
INSERT INTO probes (id, count) VALUES (1, 0);
