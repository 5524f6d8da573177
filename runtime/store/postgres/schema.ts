/**
 * What the database holds: a schema of its own with the revision log, as of the version below, and the functions that write to it. A
 * function is one statement in one transaction, so that a server that stalls holds no lock between two of its messages.
 */
export const SCHEMA = 'kindwright';
/** The version of what follows. */
export const SCHEMA_VERSION = 1;
/** The revision of a store that nothing was written to yet. */
const EMPTY_REVISION = 1;
/** More revisions than a database can have lost by going back to an older state of itself. */
const SKIPPED = 10_000_000_000;

const TABLES = `
CREATE TABLE ${SCHEMA}.store (
  format text PRIMARY KEY CHECK (format = 'kindwright'),
  version integer NOT NULL,
  revision bigint NOT NULL,
  cluster text NOT NULL
) WITH (fillfactor = 10);
COMMENT ON TABLE ${SCHEMA}.store IS 'One row: the newest revision, locked by each transaction that takes further ones, and the database cluster that it was counted in.';

CREATE TABLE ${SCHEMA}.log (
  revision bigint PRIMARY KEY,
  key bytea NOT NULL,
  created bigint NOT NULL,
  previous bigint NOT NULL,
  value bytea
);
COMMENT ON TABLE ${SCHEMA}.log IS 'A row for each change: created is the revision that made the key (0: the change deleted it), previous the revision of the value before (0: none).';
CREATE UNIQUE INDEX log_by_key ON ${SCHEMA}.log (key, revision DESC);

CREATE TABLE ${SCHEMA}.expiry (
  due timestamptz NOT NULL,
  revision bigint NOT NULL,
  key bytea NOT NULL,
  PRIMARY KEY (due, revision)
);
COMMENT ON TABLE ${SCHEMA}.expiry IS 'When values with a time to live end, unless another value has replaced them.';

CREATE TABLE ${SCHEMA}.history (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  compacted bigint NOT NULL,
  next bigint NOT NULL,
  swept bigint NOT NULL,
  turned timestamptz NOT NULL
) WITH (fillfactor = 10);
COMMENT ON TABLE ${SCHEMA}.history IS 'One row: the oldest revision that can be read, the one that the next compaction makes the oldest, up to where old rows were removed, and when a server last compacted.';
`;

/**
 * The database cluster, and how often a standby took over in it. Revisions that were given out and then lost, by such a standby or an older
 * backup, must not be given out again.
 */
const CLUSTER = `
CREATE FUNCTION ${SCHEMA}.cluster() RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT system_identifier FROM pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8);
EXCEPTION WHEN insufficient_privilege OR undefined_function OR feature_not_supported THEN
  RETURN '';
END $$;
`;

/**
 * Locks the newest revision and gives it. It skips revisions where the database is another than the one that they were counted in, or has
 * not come as far as one that was given out.
 */
const LOCK = `
CREATE FUNCTION ${SCHEMA}.lock(given bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  here text := ${SCHEMA}.cluster();
  store record;
BEGIN
  SELECT s.revision, s.cluster INTO STRICT store FROM ${SCHEMA}.store s FOR UPDATE;
  IF store.revision >= given AND (here = '' OR here = store.cluster) THEN
    RETURN store.revision;
  END IF;
  UPDATE ${SCHEMA}.store s SET revision = greatest(s.revision, given) + ${SKIPPED}, cluster = here RETURNING s.revision INTO store;
  UPDATE ${SCHEMA}.history SET compacted = store.revision, next = store.revision;
  RETURN store.revision;
END $$;
`;

const COMMIT = `
CREATE FUNCTION ${SCHEMA}.commit(content bytea, key_sizes integer[], value_sizes integer[], expected bigint[], lifetimes bigint[])
RETURNS TABLE (revision bigint, created bigint, held_revision bigint, held_created bigint, held_value bytea)
LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
DECLARE
  newest bigint;
  first bigint;
  place integer := 1;
  w record;
  held record;
  name bytea;
BEGIN
  IF current_setting('synchronous_commit') = 'off' THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
  newest := ${SCHEMA}.lock(0);
  first := newest;
  FOR w IN SELECT * FROM unnest(key_sizes, value_sizes, expected, lifetimes) AS u(key_size, value_size, expected, lifetime) LOOP
    name := substring(content FROM place FOR w.key_size);
    place := place + w.key_size;
    SELECT l.revision, l.created, l.value INTO held FROM ${SCHEMA}.log l WHERE l.key = name ORDER BY l.revision DESC LIMIT 1;
    IF FOUND AND held.created > 0 THEN
      held_revision := held.revision;
      held_created := held.created;
      held_value := held.value;
    ELSE
      held_revision := 0;
      held_created := 0;
      held_value := NULL;
    END IF;
    IF w.expected >= 0 AND w.expected <> held_revision THEN
      revision := 0;
      created := 0;
    ELSE
      newest := newest + 1;
      revision := newest;
      created := CASE WHEN w.value_size < 0 THEN 0 WHEN held_created > 0 THEN held_created ELSE newest END;
      INSERT INTO ${SCHEMA}.log VALUES
        (newest, name, created, held_revision, CASE WHEN w.value_size >= 0 THEN substring(content FROM place FOR w.value_size) END);
      IF w.lifetime >= 0 THEN
        INSERT INTO ${SCHEMA}.expiry VALUES (clock_timestamp() + w.lifetime * interval '1 millisecond', newest, name);
      END IF;
    END IF;
    place := place + greatest(w.value_size, 0);
    RETURN NEXT;
  END LOOP;
  IF newest > first THEN
    UPDATE ${SCHEMA}.store s SET revision = newest;
  END IF;
END $$;
`;

/** Removes what is due, as deletes with revisions of their own. Gives how many, and the seconds until the next is due. */
const EXPIRE = `
CREATE FUNCTION ${SCHEMA}.expire(most integer) RETURNS TABLE (removed integer, seconds double precision)
LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
DECLARE
  newest bigint;
  due_row record;
  held record;
BEGIN
  removed := 0;
  IF EXISTS (SELECT 1 FROM ${SCHEMA}.expiry e WHERE e.due <= clock_timestamp()) AND pg_try_advisory_xact_lock(hashtext('${SCHEMA}.expire')) THEN
    newest := ${SCHEMA}.lock(0);
    FOR due_row IN DELETE FROM ${SCHEMA}.expiry e WHERE (e.due, e.revision) IN
      (SELECT d.due, d.revision FROM ${SCHEMA}.expiry d WHERE d.due <= clock_timestamp() ORDER BY d.due, d.revision LIMIT most)
      RETURNING e.revision, e.key
    LOOP
      SELECT l.revision INTO held FROM ${SCHEMA}.log l WHERE l.key = due_row.key ORDER BY l.revision DESC LIMIT 1;
      IF FOUND AND held.revision = due_row.revision THEN
        newest := newest + 1;
        removed := removed + 1;
        INSERT INTO ${SCHEMA}.log VALUES (newest, due_row.key, 0, due_row.revision, NULL);
      END IF;
    END LOOP;
    IF removed > 0 THEN
      UPDATE ${SCHEMA}.store s SET revision = newest;
    END IF;
  END IF;
  SELECT extract(epoch FROM min(e.due) - clock_timestamp()) INTO seconds FROM ${SCHEMA}.expiry e;
  RETURN NEXT;
END $$;
`;

/** Removes rows that no revision from the oldest kept one on shows, looking at so many changes. Gives whether more are left. */
const SWEEP = `
CREATE FUNCTION ${SCHEMA}.sweep(most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  h record;
  seen integer;
  upto bigint;
BEGIN
  SELECT compacted, swept INTO STRICT h FROM ${SCHEMA}.history FOR UPDATE;
  SELECT count(*), max(page.revision) INTO seen, upto FROM
    (SELECT l.revision FROM ${SCHEMA}.log l WHERE l.revision > h.swept AND l.revision <= h.compacted ORDER BY l.revision LIMIT most) page;
  IF seen < most THEN
    upto := h.compacted;
  END IF;
  DELETE FROM ${SCHEMA}.log old USING ${SCHEMA}.log l
    WHERE l.revision > h.swept AND l.revision <= upto AND l.previous > 0 AND old.revision = l.previous;
  DELETE FROM ${SCHEMA}.log l WHERE l.revision > h.swept AND l.revision <= upto AND l.created = 0;
  UPDATE ${SCHEMA}.history SET swept = upto;
  RETURN upto < h.compacted;
END $$;
`;

/** Makes all of it in the schema, which must be there and empty. */
export const CREATION: readonly string[] = [
  TABLES,
  CLUSTER,
  LOCK,
  COMMIT,
  EXPIRE,
  SWEEP,
  `INSERT INTO ${SCHEMA}.store VALUES ('kindwright', ${SCHEMA_VERSION}, ${EMPTY_REVISION}, ${SCHEMA}.cluster())`,
  `INSERT INTO ${SCHEMA}.history VALUES (true, ${EMPTY_REVISION}, ${EMPTY_REVISION}, ${EMPTY_REVISION}, clock_timestamp())`,
];
