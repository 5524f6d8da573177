// dist/runtime/store/sqlite-worker.js
import { parentPort, workerData } from "node:worker_threads";

// dist/runtime/store/contract.js
var CompactedError = class extends Error {
  constructor(requested, oldest) {
    super(`revision ${requested} is no longer kept; the oldest is ${oldest}`);
    this.requested = requested;
    this.oldest = oldest;
  }
  requested;
  oldest;
  name = "CompactedError";
};
var FutureRevisionError = class extends Error {
  constructor(requested, newest) {
    super(`revision ${requested} is ahead of the newest, ${newest}`);
    this.requested = requested;
    this.newest = newest;
  }
  requested;
  newest;
  name = "FutureRevisionError";
};
var StoreOpenError = class extends Error {
  constructor(fault2, message) {
    super(message);
    this.fault = fault2;
  }
  fault;
  name = "StoreOpenError";
};

// dist/runtime/store/keys.js
var FIRST_SURROGATE = 55296;
var AFTER_SURROGATES = 57344;
var LAST_CODE_POINT = 1114111;
function prefixEnd(prefix) {
  const points = Array.from(prefix);
  for (let last = points.pop(); last !== void 0; last = points.pop()) {
    const next = (last.codePointAt(0) ?? 0) + 1;
    if (next > LAST_CODE_POINT) continue;
    return points.join("") + String.fromCodePoint(next === FIRST_SURROGATE ? AFTER_SURROGATES : next);
  }
  return void 0;
}

// dist/runtime/store/sqlite-database.js
import { existsSync, rmSync as rmSync2 } from "node:fs";
import { join } from "node:path";
import Sqlite, {} from "better-sqlite3";

// dist/runtime/files/owner-only.js
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync
} from "node:fs";
import path from "node:path";
var OWNER_FILE = 384;
var OWNER_FOLDER = 448;
var FOR_OTHERS = 63;
var WITHOUT_MODES = process.platform === "win32";
var STICKY = 512;
var DEEPEST = 100;
var codeOf = (error) => error instanceof Error && "code" in error ? String(error.code) : "";
var fault = (name, error) => new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
function ownerOnlyFolder(folder) {
  makeOwnerOnlyFolder(folder);
  closeToOthers(folder, OWNER_FOLDER);
}
function makeOwnerOnlyFolder(folder) {
  if (folder === "") throw new Error("the name of the folder is empty");
  makeFolder(path.resolve(folder), DEEPEST);
}
function makeFolder(folder, levels) {
  try {
    mkdirSync(folder, { mode: OWNER_FOLDER });
    chmodSync(folder, OWNER_FOLDER);
  } catch (error) {
    const parent = path.dirname(folder);
    if (codeOf(error) === "EEXIST") {
      if (isFolder(folder)) return;
      throw new Error(`${folder} is a file, not a folder`);
    }
    if (codeOf(error) === "ENOTDIR") throw new Error(`${folder} cannot be made: a file stands where a folder is needed`);
    if (codeOf(error) !== "ENOENT" || levels === 0 || parent === folder || isFolder(parent)) throw fault(folder, error);
    makeFolder(parent, levels - 1);
    makeFolder(folder, 0);
  }
}
function isFolder(name) {
  try {
    readdirSync(name);
    return true;
  } catch (error) {
    return codeOf(error) === "EACCES";
  }
}
function closeToOthers(name, mode = OWNER_FILE) {
  const before = lstatSync(name, { throwIfNoEntry: false });
  if (before === void 0 || !(before.isFile() || before.isDirectory()) || (before.mode & FOR_OTHERS) === 0 || WITHOUT_MODES) return;
  const shown = (before.mode & 4095).toString(8).padStart(4, "0");
  if ((before.mode & STICKY) !== 0) {
    console.error(`${name} is shared by all users (mode ${shown}); what is kept in it belongs into a folder of its own.`);
    return;
  }
  try {
    chmodSync(name, mode);
    console.error(`${name} could be read by other users (mode ${shown}); its mode is ${mode.toString(8).padStart(4, "0")} now.`);
  } catch (error) {
    console.error(`${name} can be read by other users (mode ${shown}), and that cannot be changed: ${String(error)}`);
  }
}
function closeFilesToOthers(folder, of = () => true) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && of(entry.name)) closeToOthers(path.join(folder, entry.name));
}
function ownerOnlyFile(file) {
  try {
    closeSync(openOwnerOnly(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL));
  } catch (error) {
    if (codeOf(error instanceof Error ? error.cause : error) !== "EEXIST") throw error;
    closeToOthers(file);
  }
}
function openOwnerOnly(file, flags) {
  try {
    const handle = openSync(file, flags, OWNER_FILE);
    fchmodSync(handle, OWNER_FILE);
    return handle;
  } catch (error) {
    throw fault(file, error);
  }
}

// dist/runtime/store/sqlite-database.js
var DATABASE_FILE = "kindwright.db";
var LOCK_FILE = "kindwright.lock";
var COMMITTED_FILE = "kindwright.committed";
var OWN_FILES = "kindwright.";
var APPLICATION_ID = 1264013908;
var RECOVERY_ADVICE = "kindwright check-store --data-dir=<folder> tells what is at fault, kindwright restore --from=<backup> --data-dir=<new folder> goes back to a backup";
var SCHEMA_VERSION = 1;
var PAGE_BYTES = 4096;
var CHECKPOINT_PAGES = 2e3;
var CACHE_KIB = 16 * 1024;
var SCHEMA = `
  CREATE TABLE log (
    revision INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    created INTEGER NOT NULL,
    previous INTEGER NOT NULL,
    time INTEGER NOT NULL,
    value BLOB
  );
  CREATE INDEX log_by_key ON log (key, revision, created);
  CREATE TABLE expiry (due INTEGER NOT NULL, revision INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (due, revision)) WITHOUT ROWID;
  CREATE TABLE progress (id INTEGER PRIMARY KEY CHECK (id = 1), compacted INTEGER NOT NULL, scrubbed INTEGER NOT NULL);
  INSERT INTO progress VALUES (1, 1, 1);
`;
function openOwned(directory, maxBytes) {
  const lock = explained(directory, LOCK_FILE, () => {
    ownerOnlyFolder(directory);
    closeFilesToOthers(directory, (name) => name.startsWith(OWN_FILES));
    return lockFolder(directory);
  });
  try {
    const database = explained(directory, DATABASE_FILE, () => {
      checkWriteAheadLog(directory);
      return openForWriting(join(directory, DATABASE_FILE), maxBytes);
    });
    let noted = false;
    return {
      database,
      committed: () => {
        if (noted) return;
        try {
          ownerOnlyFile(join(directory, COMMITTED_FILE));
          noted = true;
        } catch {
        }
      },
      close: () => {
        rmSync2(join(directory, COMMITTED_FILE), { force: true });
        database.close();
        lock.close();
      }
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}
function checkWriteAheadLog(directory) {
  const file = join(directory, DATABASE_FILE);
  const note = join(directory, COMMITTED_FILE);
  if (!existsSync(note) || existsSync(`${file}-wal`)) return;
  throw new StoreOpenError(
    "corrupt",
    `${file}-wal is missing, and with it the latest writes of a server that did not end by itself; put it back, or go back to a backup with kindwright restore --from=<backup> --data-dir=<new folder>, or remove ${note} to go on without those writes`
  );
}
function openForReading(directory) {
  const database = new Sqlite(join(directory, DATABASE_FILE), { readonly: true, fileMustExist: true });
  database.pragma(`cache_size = -${CACHE_KIB}`);
  return database;
}
function lockFolder(directory) {
  const file = join(directory, LOCK_FILE);
  ownerOnlyFile(file);
  const lock = new Sqlite(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}
function openForWriting(file, maxBytes) {
  ownerOnlyFile(file);
  const database = new Sqlite(file);
  try {
    if (database.pragma("user_version", { simple: true }) === 0) createTables(database, file);
    checkOwn(database, file);
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.pragma(`journal_size_limit = ${2 * CHECKPOINT_PAGES * PAGE_BYTES}`);
    database.pragma(`cache_size = -${CACHE_KIB}`);
    if (maxBytes !== void 0) database.pragma(`max_page_count = ${Math.max(1, Math.floor(maxBytes / PAGE_BYTES))}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
function checkOwn(database, file) {
  if (database.pragma("application_id", { simple: true }) !== APPLICATION_ID) {
    throw new StoreOpenError("incompatible", `${file} is a database of another program; choose another folder`);
  }
  if (database.pragma("user_version", { simple: true }) !== SCHEMA_VERSION) {
    throw new StoreOpenError("incompatible", `${file} was written by a later release of Kindwright; run that release`);
  }
}
function createTables(database, file) {
  if (database.prepare("SELECT name FROM sqlite_schema LIMIT 1").get() !== void 0) {
    throw new StoreOpenError("incompatible", `${file} is a database of another program; choose another folder`);
  }
  database.pragma(`page_size = ${PAGE_BYTES}`);
  database.pragma("journal_mode = WAL");
  database.transaction(() => {
    database.exec(SCHEMA);
    database.pragma(`application_id = ${APPLICATION_ID}`);
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
  })();
}
var DAMAGE = /^SQLITE_(NOTADB|CORRUPT|FORMAT)/;
var isDamage = (error) => error instanceof Error && "code" in error && DAMAGE.test(String(error.code));
var FAULTS = [
  { codes: /^SQLITE_(BUSY|LOCKED)/, fault: "locked", says: "is in use by another process; stop it or choose another folder" },
  {
    codes: DAMAGE,
    fault: "corrupt",
    says: `is damaged or not a database; ${RECOVERY_ADVICE}`
  }
];
function explained(directory, file, open) {
  try {
    return open();
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const known = FAULTS.find(({ codes }) => codes.test(code));
    const at = known?.fault === "locked" ? `data folder ${directory}` : join(directory, file);
    const reason = error instanceof Error ? error.message : String(error);
    if (known === void 0) throw new StoreOpenError("unwritable", `${at} cannot be opened for writing: ${reason}`);
    throw new StoreOpenError(known.fault, `${at} ${known.says} (${reason})`);
  }
}

// dist/runtime/store/sqlite-reader.js
var PAGE_EVENTS = 500;
var PAGE_BYTES2 = 4 * 1024 * 1024;
var PAGE_REVISIONS = 2e4;
function runReader(port, settings2) {
  let snapshots;
  port.on("message", (request) => {
    if (request.kind === "close") {
      snapshots?.close();
      port.postMessage({ kind: "closed" });
      port.close();
      return;
    }
    try {
      snapshots ??= new Snapshots(openForReading(settings2.directory));
      const { reply, transfer } = answer(snapshots, request);
      port.postMessage(reply, transfer);
    } catch (error) {
      port.postMessage(failure(request.id, error));
    }
  });
}
function answer(snapshots, request) {
  const { id } = request;
  switch (request.kind) {
    case "range": {
      const found = snapshots.range(request);
      return { reply: { kind: "entries", id, ...found }, transfer: buffersOf(found.rows) };
    }
    case "history": {
      const found = snapshots.history(request);
      const previous = found.rows.flatMap((row) => row.previous === void 0 ? [] : [row.previous]);
      return { reply: { kind: "history", id, ...found }, transfer: [...buffersOf(found.rows), ...buffersOf(previous)] };
    }
    case "compactedRevision":
      return { reply: { kind: "compactedRevision", id, revision: snapshots.compactedRevision() }, transfer: [] };
  }
}
function failure(id, error) {
  if (error instanceof CompactedError) return { kind: "compacted", id, requested: error.requested, oldest: error.oldest };
  if (error instanceof FutureRevisionError) return { kind: "future", id, requested: error.requested, newest: error.newest };
  return { kind: "failed", id, damaged: isDamage(error), message: error instanceof Error ? error.message : String(error) };
}
function buffersOf(rows) {
  const buffers = [];
  for (const { value } of rows) if (value?.buffer instanceof ArrayBuffer) buffers.push(value.buffer);
  return buffers;
}
var without = (damage) => ({ value: Buffer.alloc(0), damage });
var Snapshots = class {
  constructor(database) {
    this.database = database;
    const versions = `SELECT key, max(revision) AS revision, created FROM log INDEXED BY log_by_key
      WHERE key >= ? AND (? IS NULL OR key < ?) AND revision <= ? GROUP BY key HAVING created > 0`;
    this.#versions = database.prepare(`${versions} ORDER BY key LIMIT ?`);
    this.#count = database.prepare(`SELECT count(*) FROM (${versions})`).pluck();
    this.#changes = database.prepare(`SELECT key, revision, created, previous FROM log
      WHERE revision > ? AND revision <= ? AND key >= ? AND (? IS NULL OR key < ?) ORDER BY revision LIMIT ?`);
    this.#content = database.prepare("SELECT key, created, value FROM log WHERE revision = ?");
    this.#bounds = database.prepare(
      "SELECT compacted, max(compacted, coalesce((SELECT max(revision) FROM log), 0)) AS newest FROM progress"
    );
  }
  database;
  #bounds;
  #versions;
  #count;
  #changes;
  #content;
  range(request) {
    return this.#snapshot(({ compacted, newest }) => {
      const revision = request.revision ?? newest;
      if (revision > newest) throw new FutureRevisionError(revision, newest);
      if (revision < compacted) throw new CompactedError(revision, compacted);
      const end = request.end ?? null;
      const { start, limit, uncounted } = request;
      const versions = this.#versions.all(start, end, end, revision, limit === void 0 ? -1 : limit + 1);
      const more = limit !== void 0 && versions.length > limit;
      if (more) versions.pop();
      const rows = versions.map((version) => ({ ...version, ...this.#valueOf(version) }));
      const count = more && !uncounted ? this.#count.get(start, end, end, revision) ?? 0 : rows.length;
      return { rows, revision, more, count };
    });
  }
  history(request) {
    return this.#snapshot(({ compacted, newest }) => {
      if (request.after < compacted) throw new CompactedError(request.after, compacted);
      const end = prefixEnd(request.prefix) ?? null;
      const window = Math.min(newest, request.after + PAGE_REVISIONS);
      const rows = [];
      let bytes = 0;
      const changes = this.#changes.all(request.after, window, request.prefix, end, end, PAGE_EVENTS);
      for (const { key, revision, created, previous } of changes) {
        if (bytes >= PAGE_BYTES2) break;
        const row = {
          key,
          revision,
          created,
          ...created === 0 ? { value: null } : this.#valueOf({ key, revision, created }),
          previous: this.#entryOf(key, previous)
        };
        bytes += (row.value?.length ?? 0) + (row.previous?.value.length ?? 0);
        rows.push(row);
      }
      const whole = rows.length === changes.length && rows.length < PAGE_EVENTS;
      return { rows, upTo: whole ? window : rows[rows.length - 1]?.revision ?? window };
    });
  }
  compactedRevision() {
    return this.#snapshot(({ compacted }) => compacted);
  }
  close() {
    this.database.close();
  }
  /** The value of a version that is no deletion. One that the file no longer has, or gives away, spoils no other. */
  #valueOf({ key, revision, created }) {
    try {
      const content = this.#content.get(revision);
      if (content === void 0) return without(`the log has no revision ${revision}, which its index names`);
      if (content.key !== key || content.created !== created)
        return without(`revision ${revision} of the log is about another key than its index says`);
      return Buffer.isBuffer(content.value) ? { value: content.value } : without(`revision ${revision} of the log holds no bytes`);
    } catch (error) {
      if (isDamage(error)) return without(`revision ${revision} of the log is damaged`);
      throw error;
    }
  }
  /** The version before a change; undefined where there is none, or it cannot be read. */
  #entryOf(key, revision) {
    try {
      const content = revision === 0 ? void 0 : this.#content.get(revision);
      return content === void 0 || !Buffer.isBuffer(content.value) ? void 0 : { key, revision, created: content.created, value: content.value };
    } catch (error) {
      if (isDamage(error)) return void 0;
      throw error;
    }
  }
  #snapshot(read) {
    return this.database.transaction(() => read(this.#bounds.get() ?? { compacted: 1, newest: 1 }))();
  }
};

// dist/runtime/store/sqlite-writer.js
import { receiveMessageOnPort } from "node:worker_threads";

// dist/runtime/store/sqlite-columns.js
var EntryPacker = class {
  #revisions = [];
  #created = [];
  #sizes = [];
  #values = [];
  none() {
    this.#push(0, 0, void 0);
  }
  entry(revision, created, value) {
    this.#push(revision, created, value);
  }
  columns() {
    return { revisions: this.#revisions, created: this.#created, sizes: this.#sizes, values: joined(this.#values) };
  }
  #push(revision, created, value) {
    this.#revisions.push(revision);
    this.#created.push(created);
    this.#sizes.push(value?.length ?? 0);
    if (value !== void 0) this.#values.push(value);
  }
};
function joined(pieces) {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

// dist/runtime/store/sqlite-check.js
function orderFaults(database, newest = Number.MAX_SAFE_INTEGER) {
  const progress = database.prepare("SELECT compacted, scrubbed FROM progress").all();
  const { compacted, scrubbed } = progress[0] ?? { compacted: 0, scrubbed: 0 };
  if (progress.length !== 1) return [{ key: void 0, message: `the log has ${progress.length} records of its history instead of one` }];
  if (scrubbed > compacted)
    return [{ key: void 0, message: `history is removed to revision ${scrubbed}, but said to be kept from ${compacted}` }];
  const last = database.prepare("SELECT max(revision) FROM log").pluck().get() ?? compacted;
  const from = Math.max(compacted, last - newest);
  const kept = database.prepare("SELECT count(*) FROM log WHERE revision > ?").pluck().get(from) ?? 0;
  const missing = Math.max(0, last - from) - kept;
  return missing === 0 ? [] : [{ key: void 0, message: `${missing} of the revisions ${from + 1} to ${last} are missing in the log` }];
}

// dist/runtime/store/sqlite-log.js
function writesOf(batch) {
  let offset = 0;
  return batch.keys.map((key, i) => {
    const size = batch.sizes[i] ?? -1;
    const value = size < 0 ? null : batch.values.subarray(offset, offset + size);
    offset += Math.max(0, size);
    return { key, value, expected: batch.expected[i] ?? -1, ttl: batch.ttl[i] ?? -1 };
  });
}
var Outcome = class _Outcome {
  #revisions = [];
  #created = [];
  #previous = new EntryPacker();
  #faults = [];
  static failed(error) {
    const outcome = new _Outcome();
    outcome.fault(error);
    return outcome;
  }
  add({ revision, created, held }) {
    this.#revisions.push(revision);
    this.#created.push(created);
    if (held === void 0) this.#previous.none();
    else this.#previous.entry(held.revision, held.created, held.value);
  }
  fault(error) {
    this.add({ revision: -1, created: 0, held: void 0 });
    const full = error instanceof Error && "code" in error && error.code === "SQLITE_FULL";
    this.#faults.push({ full, damaged: isDamage(error), message: error instanceof Error ? error.message : String(error) });
  }
  columns() {
    return { revisions: this.#revisions, created: this.#created, previous: this.#previous.columns(), faults: this.#faults };
  }
};
var RevisionLog = class {
  constructor(database) {
    this.database = database;
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#commit = database.prepare("COMMIT");
    this.#rollback = database.prepare("ROLLBACK");
    this.#standing = database.prepare("SELECT revision, created FROM log WHERE key = ? ORDER BY revision DESC LIMIT 1");
    this.#value = database.prepare("SELECT value FROM log WHERE revision = ?").pluck();
    this.#append = database.prepare("INSERT INTO log (revision, key, created, previous, time, value) VALUES (?, ?, ?, ?, ?, ?)");
    this.#remove = database.prepare("DELETE FROM log WHERE revision = ?");
    this.#addExpiry = database.prepare("INSERT INTO expiry (due, revision, key) VALUES (?, ?, ?)");
    this.#removeExpiry = database.prepare("DELETE FROM expiry WHERE due = ? AND revision = ?");
    this.#due = database.prepare("SELECT due, revision, key FROM expiry WHERE due <= ? ORDER BY due, revision LIMIT ?");
    this.#nextDue = database.prepare("SELECT min(due) FROM expiry").pluck();
    this.#from = database.prepare("SELECT revision, time FROM log WHERE revision >= ? ORDER BY revision LIMIT 1");
    this.#span = database.prepare(
      "SELECT revision, created, previous FROM log WHERE revision > ? AND revision <= ? ORDER BY revision LIMIT ?"
    );
    this.#setCompacted = database.prepare("UPDATE progress SET compacted = ?");
    this.#setScrubbed = database.prepare("UPDATE progress SET scrubbed = ?");
    const progress = database.prepare("SELECT compacted, scrubbed FROM progress").get();
    const last = database.prepare("SELECT revision, time FROM log ORDER BY revision DESC").get();
    this.#compacted = progress?.compacted ?? 1;
    this.#scrubbed = progress?.scrubbed ?? 1;
    this.#newest = Math.max(last?.revision ?? 0, this.#compacted);
    this.#time = last?.time ?? 0;
    this.#earliestDue = this.#nextDue.get() ?? void 0;
  }
  database;
  #begin;
  #commit;
  #rollback;
  #standing;
  #value;
  #append;
  #remove;
  #addExpiry;
  #removeExpiry;
  #due;
  #nextDue;
  #from;
  #span;
  #setCompacted;
  #setScrubbed;
  #newest;
  #compacted;
  #scrubbed;
  /** Times never run backwards, whatever the clock does. */
  #time;
  #earliestDue;
  get newest() {
    return this.#newest;
  }
  get compacted() {
    return this.#compacted;
  }
  /** All superseded versions up to this revision are removed. */
  get scrubbed() {
    return this.#scrubbed;
  }
  /** Unix time in milliseconds when a key may be due; undefined: none has an end. */
  get earliestDue() {
    return this.#earliestDue;
  }
  /**
   * Applies the writes of all batches in order, in one transaction. A write whose check fails changes nothing; where one cannot
   * be made, each is tried by itself, so that it harms no other.
   */
  commit(batches) {
    const writes = batches.flatMap(writesOf);
    let outcome = new Outcome();
    try {
      this.#transaction(() => {
        const time = this.#tick();
        for (const write of writes) outcome.add(this.#apply(write, time));
      });
    } catch (error) {
      if (writes.length === 1) outcome = Outcome.failed(error);
      else {
        outcome = new Outcome();
        for (const write of writes) this.#alone(write, outcome);
      }
    }
    return { batches: batches.length, ...outcome.columns() };
  }
  /** Deletes keys that were due at `now` (Unix milliseconds), looking at no more than `limit` ends. */
  expire(now, limit) {
    const keys = [];
    const revisions = [];
    const previous = new EntryPacker();
    this.#transaction(() => {
      const time = this.#tick();
      for (const { due, revision, key } of this.#due.all(now, limit)) {
        this.#removeExpiry.run(due, revision);
        const standing = this.#standing.get(key);
        if (standing?.revision !== revision || standing.created === 0) continue;
        previous.entry(revision, standing.created, this.#value.get(revision) ?? Buffer.alloc(0));
        this.#append.run(++this.#newest, key, 0, revision, time, null);
        keys.push(key);
        revisions.push(this.#newest);
      }
    });
    this.#earliestDue = this.#nextDue.get() ?? void 0;
    return { keys, revisions, previous: previous.columns() };
  }
  /** The newest revision made at or before the time (Unix milliseconds); the compacted revision where none is kept. */
  revisionAt(time) {
    let known = this.#compacted;
    let beyond = this.#newest + 1;
    while (beyond - known > 1) {
      const middle = Math.floor((known + beyond) / 2);
      const row = this.#from.get(middle);
      if (row !== void 0 && row.time <= time) known = row.revision;
      else beyond = middle;
    }
    return known;
  }
  /** Makes the revision the oldest that can be read. Superseded versions stay until scrubbed. */
  compact(revision) {
    if (revision <= this.#compacted) return;
    this.#transaction(() => this.#setCompacted.run(revision));
    this.#compacted = revision;
  }
  /**
   * Removes what the next `limit` revisions up to the compacted one superseded: the version each replaced, and the
   * deletions themselves. Not waited for on the disk: what a crash undoes is done again.
   */
  scrub(limit) {
    this.database.pragma("synchronous = NORMAL");
    try {
      const upTo = this.#transaction(() => {
        const rows = this.#span.all(this.#scrubbed, this.#compacted, limit);
        for (const { revision, created, previous } of rows) {
          if (previous !== 0) this.#remove.run(previous);
          if (created === 0) this.#remove.run(revision);
        }
        const reached = rows.length < limit ? this.#compacted : rows[rows.length - 1]?.revision ?? this.#compacted;
        this.#setScrubbed.run(reached);
        return reached;
      });
      this.#scrubbed = upTo;
    } finally {
      this.database.pragma("synchronous = FULL");
    }
  }
  #alone(write, outcome) {
    try {
      outcome.add(this.#transaction(() => this.#apply(write, this.#tick())));
    } catch (error) {
      outcome.fault(error);
    }
  }
  #apply({ key, value, expected, ttl }, time) {
    const standing = this.#standing.get(key);
    const present = standing !== void 0 && standing.created !== 0 ? standing : void 0;
    const held = present === void 0 ? void 0 : { ...present, value: this.#value.get(present.revision) ?? Buffer.alloc(0) };
    if (expected >= 0 && expected !== (present?.revision ?? 0)) return { revision: 0, created: 0, held };
    const revision = ++this.#newest;
    const createRevision = present?.created ?? revision;
    this.#append.run(revision, key, value === null ? 0 : createRevision, present?.revision ?? 0, time, value);
    if (value !== null && ttl >= 0) this.#expireAt(time + ttl, revision, key);
    return { revision, created: createRevision, held };
  }
  #expireAt(due, revision, key) {
    this.#addExpiry.run(due, revision, key);
    this.#earliestDue = Math.min(due, this.#earliestDue ?? due);
  }
  #tick() {
    this.#time = Math.max(this.#time, Date.now());
    return this.#time;
  }
  #transaction(work) {
    const newest = this.#newest;
    this.#begin.run();
    try {
      const result = work();
      this.#commit.run();
      return result;
    } catch (error) {
      this.#newest = newest;
      if (this.database.inTransaction) this.#rollback.run();
      throw error;
    }
  }
};

// dist/runtime/store/sqlite-writer.js
var GROUP_WRITES = 1024;
var GROUP_BYTES = 16 * 1024 * 1024;
var SCRUB_STEP = 200;
var EXPIRY_STEP = 200;
var EXPIRY_RETRY_MS = 1e3;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
var LOOKS_PER_SPAN = 10;
var SHORTEST_LOOK_MS = 50;
var LONGEST_LOOK_MS = 6e4;
function runWriter(port, settings2) {
  const say = (reply, transfer = []) => port.postMessage(reply, transfer);
  try {
    const owned = openOwned(settings2.directory, settings2.maxBytes);
    checkOrder(owned, settings2.directory);
    const writer = new Writer(port, say, owned, settings2.historySeconds);
    port.on("message", (request) => writer.serve(request));
  } catch (error) {
    const fault2 = error instanceof StoreOpenError ? error.fault : "corrupt";
    const message = isDamage(error) ? `the store in ${settings2.directory} is damaged (${messageOf(error)}); ${RECOVERY_ADVICE}` : messageOf(error);
    say({ kind: "refused", fault: fault2, message });
    port.close();
  }
}
var CHECKED_REVISIONS = 1e4;
function checkOrder(owned, directory) {
  const [fault2] = orderFaults(owned.database, CHECKED_REVISIONS);
  if (fault2 === void 0) return;
  owned.close();
  throw new StoreOpenError("corrupt", `the store in ${directory} is damaged, as ${fault2.message}; ${RECOVERY_ADVICE}`);
}
var Writer = class {
  constructor(port, say, owned, historySeconds) {
    this.port = port;
    this.say = say;
    this.owned = owned;
    this.#log = new RevisionLog(owned.database);
    say({ kind: "opened", revision: this.#log.newest, compacted: this.#log.compacted });
    this.#awaitExpiry();
    this.#scrubOn();
    if (historySeconds > 0) {
      const span = historySeconds * 1e3;
      const pause = Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, span / LOOKS_PER_SPAN));
      this.#history = setInterval(() => this.#forgetBefore(Date.now() - span), pause);
    }
  }
  port;
  say;
  owned;
  #log;
  #compactions = [];
  #history;
  #expiry;
  #expiryAt;
  #scrubbing = false;
  #waiting = [];
  #closed = false;
  /** Takes the request and everything that waits behind it. */
  serve(request) {
    let writes = 0;
    let bytes = 0;
    for (let next = request; next !== void 0 && !this.#closed; next = this.#next()) {
      if (next.kind === "commit") {
        this.#waiting.push(next.batch);
        writes += next.batch.keys.length;
        bytes += next.batch.values.length;
        if (writes < GROUP_WRITES && bytes < GROUP_BYTES) continue;
      }
      this.#commitWaiting();
      writes = 0;
      bytes = 0;
      if (next.kind === "compact") this.#compact(next.id, next.revision);
      if (next.kind === "close") this.#close();
    }
    this.#commitWaiting();
  }
  #next() {
    const received = receiveMessageOnPort(this.port);
    return received?.message;
  }
  #commitWaiting() {
    const batches = this.#waiting;
    if (batches.length === 0) return;
    this.#waiting = [];
    this.owned.committed();
    const group = this.#log.commit(batches);
    this.say({ kind: "committed", ...group }, buffersOf2(group.previous.values));
    this.#awaitExpiry();
  }
  /** Sets the timer for the next key that is due. */
  #awaitExpiry() {
    const due = this.#log.earliestDue;
    if (due === this.#expiryAt) return;
    clearTimeout(this.#expiry);
    this.#expiryAt = due;
    if (due !== void 0) this.#expiry = setTimeout(() => this.#expire(), Math.min(LONGEST_TIMER_MS, Math.max(0, due - Date.now())));
  }
  #expire() {
    this.#expiryAt = void 0;
    try {
      const expired = this.#log.expire(Date.now(), EXPIRY_STEP);
      if (expired.keys.length > 0) this.say({ kind: "expired", ...expired }, buffersOf2(expired.previous.values));
      this.#awaitExpiry();
    } catch {
      this.#expiry = setTimeout(() => this.#expire(), EXPIRY_RETRY_MS);
    }
  }
  #forgetBefore(time) {
    try {
      this.#log.compact(this.#log.revisionAt(time));
      this.#scrubOn();
    } catch {
    }
  }
  #compact(id, revision) {
    try {
      this.#log.compact(revision);
      this.#compactions.push({ id, revision });
      this.#scrubOn();
    } catch (error) {
      this.say({ kind: "compacted", id, failure: messageOf(error) });
    }
  }
  /** Scrubs step by step, with messages served in between. */
  #scrubOn() {
    if (this.#scrubbing) return;
    this.#scrubbing = true;
    setImmediate(() => {
      this.#scrubbing = false;
      if (this.#closed) return;
      try {
        if (this.#log.scrubbed < this.#log.compacted) this.#log.scrub(SCRUB_STEP);
        this.#answerCompactions(this.#log.scrubbed, void 0);
        if (this.#log.scrubbed < this.#log.compacted) this.#scrubOn();
      } catch (error) {
        this.#answerCompactions(Number.POSITIVE_INFINITY, messageOf(error));
      }
    });
  }
  #answerCompactions(scrubbed, failure2) {
    for (let first = this.#compactions[0]; first !== void 0 && first.revision <= scrubbed; first = this.#compactions[0]) {
      this.#compactions.shift();
      this.say({ kind: "compacted", id: first.id, failure: failure2 });
    }
  }
  #close() {
    this.#closed = true;
    clearInterval(this.#history);
    clearTimeout(this.#expiry);
    this.#answerCompactions(Number.POSITIVE_INFINITY, void 0);
    this.owned.close();
    this.say({ kind: "closed" });
    this.port.close();
  }
};
var buffersOf2 = (values) => values.buffer instanceof ArrayBuffer ? [values.buffer] : [];
var messageOf = (error) => error instanceof Error ? error.message : String(error);

// dist/runtime/store/sqlite-worker.js
var settings = workerData;
if (parentPort === null) throw new Error("sqlite-worker.js runs as a worker thread of the sqlite engine only");
if (settings.role === "writer") runWriter(parentPort, settings);
else runReader(parentPort, settings);
