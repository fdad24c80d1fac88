-- A table is its setting and the entries made since; the state follows from them. It has one owner, a node of some
-- incarnation, whose epoch every write names. Whoever writes for a table locks its row here first: nothing below needs a
-- foreign key, and nothing joins across tables.
CREATE TABLE tables (
    id       TEXT COLLATE "C" PRIMARY KEY,
    created  BIGINT NOT NULL,
    setting  TEXT NOT NULL,
    summary  TEXT NOT NULL,
    checksum BIGINT NOT NULL,
    owner    TEXT COLLATE "C",
    epoch    BIGINT NOT NULL
);

-- The log, in parts that can be moved to disks of their own.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    checksum BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) PARTITION BY HASH (table_id);

DO $$
BEGIN
    FOR part IN 0..15 LOOP
        EXECUTE format('CREATE TABLE entries_%s PARTITION OF entries FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
    END LOOP;
END
$$;

-- Whose browser lists which tables. Owners are fingerprints of their secrets.
CREATE TABLE holders (
    owner    TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (owner, table_id)
);
CREATE INDEX holders_of_table ON holders (table_id);

-- The nodes, and until when each is believed to live, by this database's clock and no other.
CREATE TABLE nodes (
    incarnation TEXT COLLATE "C" PRIMARY KEY,
    lease_until TIMESTAMPTZ NOT NULL
);

-- One row, written to see whether anything can be.
CREATE TABLE probes (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    count BIGINT NOT NULL
);
INSERT INTO probes (id, count) VALUES (1, 0);

-- The server's secret of each table's dice, where a role that reads the games cannot look, and a dump can leave it out.
CREATE SCHEMA secrets;
REVOKE ALL ON SCHEMA secrets FROM PUBLIC;
CREATE TABLE secrets.seeds (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    epoch    BIGINT NOT NULL,
    seed     TEXT NOT NULL
);
