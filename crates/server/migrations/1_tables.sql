-- A table is its setting and the entries made since; the state follows from them.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    setting TEXT NOT NULL,
    summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Whose browser lists which tables. Owners are fingerprints of their secrets.
CREATE TABLE holders (
    owner    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (owner, table_id)
) STRICT, WITHOUT ROWID;
