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
function newOwnerOnly(file) {
  return openOwnerOnly(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL);
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
function writeOwnerOnly(file, text) {
  makeOwnerOnlyFolder(path.dirname(file));
  const fresh = `${file}.${process.pid}.new`;
  rmSync(fresh, { force: true });
  try {
    const handle = newOwnerOnly(fresh);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    } finally {
      closeSync(handle);
    }
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error instanceof Error && error.message.startsWith(file) ? error : fault(file, error);
  }
}

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
var ContentReplacedError = class extends CompactedError {
  constructor(requested, oldest, before) {
    super(requested, oldest);
    this.before = before;
  }
  before;
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
  constructor(fault2, message2) {
    super(message2);
    this.fault = fault2;
  }
  fault;
  name = "StoreOpenError";
};
var UncertainWriteError = class extends Error {
  name = "UncertainWriteError";
};
var StoreUnavailableError = class extends Error {
  name = "StoreUnavailableError";
};
var StoreDamagedError = class extends Error {
  name = "StoreDamagedError";
};
var UnreadableValueError = class extends Error {
  constructor(key, revision, why) {
    super(`the value stored at ${JSON.stringify(key)} cannot be read: ${why}`);
    this.key = key;
    this.revision = revision;
    this.why = why;
  }
  key;
  revision;
  why;
  name = "UnreadableValueError";
};
var ValueTooLargeError = class extends Error {
  name = "ValueTooLargeError";
};
var StoreFullError = class extends StoreUnavailableError {
  name = "StoreFullError";
};

// dist/runtime/store/dispatch.js
var holds = (scope, key) => "key" in scope ? scope.key === key : key.startsWith(scope.prefix);
var Dispatch = class {
  #exact = /* @__PURE__ */ new Map();
  #folders = /* @__PURE__ */ new Map();
  #prefixes = /* @__PURE__ */ new Map();
  #subscribers = /* @__PURE__ */ new Set();
  #followers = /* @__PURE__ */ new Set();
  /** Subscribers that are open. */
  get size() {
    return this.#subscribers.size;
  }
  /**
   * Delivers the backlog and the revision it reaches, then every event of the scope after the revision `after`. A receiver that
   * throws is closed.
   */
  join(scope, after, receiver, backlog = [], reached = 0) {
    const [buckets, name] = "key" in scope ? [this.#exact, scope.key] : [this.#bucketsOf(scope.prefix), scope.prefix];
    const bucket = buckets.get(name) ?? new Bucket();
    buckets.set(name, bucket);
    const subscriber = new Subscriber(receiver, after, () => {
      bucket.subscribers.delete(subscriber);
      if (bucket.subscribers.size === 0 && buckets.get(name) === bucket) buckets.delete(name);
      this.#subscribers.delete(subscriber);
      this.#followers.delete(subscriber);
    });
    bucket.subscribers.add(subscriber);
    this.#subscribers.add(subscriber);
    if (receiver.progress !== void 0) this.#followers.add(subscriber);
    subscriber.tell(backlog);
    subscriber.progress(reached);
    return subscriber;
  }
  /** Delivers one commit group, in revision order; `revision` is the store's newest with it. */
  publish(events, revision) {
    const touched = [];
    for (const event of events) this.#collect(event, touched);
    for (const bucket of touched) {
      const batch = bucket.batch;
      bucket.batch = [];
      for (const subscriber of bucket.subscribers) subscriber.deliver(batch);
    }
    for (const subscriber of this.#followers) subscriber.progress(revision);
  }
  /** Ends every subscription and says why. */
  closeAll(error) {
    for (const subscriber of this.#subscribers) subscriber.end(error);
  }
  #bucketsOf(prefix) {
    return prefix.endsWith("/") ? this.#folders : this.#prefixes;
  }
  #collect(event, touched) {
    const { key } = event;
    add(this.#exact.get(key), event, touched);
    if (this.#folders.size > 0) {
      for (let slash = key.indexOf("/"); slash >= 0; slash = key.indexOf("/", slash + 1)) {
        add(this.#folders.get(key.slice(0, slash + 1)), event, touched);
      }
    }
    for (const [prefix, bucket] of this.#prefixes) if (key.startsWith(prefix)) add(bucket, event, touched);
  }
};
function add(bucket, event, touched) {
  if (bucket === void 0) return;
  if (bucket.batch.push(event) === 1) touched.push(bucket);
}
var Bucket = class {
  subscribers = /* @__PURE__ */ new Set();
  /** Events of the group being published. */
  batch = [];
};
var Subscriber = class {
  constructor(receiver, after, leave) {
    this.receiver = receiver;
    this.after = after;
    this.leave = leave;
  }
  receiver;
  after;
  leave;
  #open = true;
  deliver(batch) {
    if (!this.#open) return;
    const first = batch[0];
    if (first === void 0) return;
    const fresh = first.revision > this.after ? batch : batch.filter((event) => event.revision > this.after);
    this.tell(fresh);
  }
  tell(events) {
    if (events.length > 0) this.#guard(() => this.receiver.events(events));
  }
  progress(revision) {
    if (this.#open && revision >= this.after) this.#guard(() => this.receiver.progress?.(revision));
  }
  close() {
    this.#open = false;
    this.leave();
  }
  end(error) {
    if (!this.#open) return;
    this.close();
    this.receiver.closed(error);
  }
  /** Closes a receiver that throws, and leaves the others alone. */
  #guard(call) {
    try {
      call();
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    }
  }
};

// dist/runtime/store/history-watch.js
var BUFFERED_EVENTS = 1e4;
var HistoryWatch = class {
  constructor(source, prefix, after, handler) {
    this.source = source;
    this.prefix = prefix;
    this.handler = handler;
    this.#position = after;
    this.#target = source.newest();
    if (after < this.#target) this.#hold();
    queueMicrotask(() => {
      this.#catchUp().catch((error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    });
  }
  source;
  prefix;
  handler;
  #waiting = [];
  /** Every change after this revision is in the buffer. */
  #target;
  #position;
  #subscription;
  #open = true;
  close() {
    this.#open = false;
    this.#subscription?.close();
    this.#waiting = [];
  }
  #hold() {
    this.#subscription = this.source.live.join({ prefix: this.prefix }, this.#target, {
      events: (events) => {
        for (const event of events) this.#waiting.push(event);
        if (this.#waiting.length <= BUFFERED_EVENTS) return;
        this.#waiting = [];
        this.#target = this.source.newest();
      },
      closed: (error) => this.#end(error)
    });
  }
  async #catchUp() {
    while (this.#open && this.#position < this.#target) {
      const page = await this.source.history(this.prefix, this.#position);
      this.#position = page.upTo;
      this.#tell(page.events);
    }
    if (!this.#open) return;
    this.#subscription?.close();
    const waiting = this.#waiting.filter((event) => event.revision > this.#position);
    this.#waiting = [];
    const newest = this.source.newest();
    this.#subscription = this.source.live.join({ prefix: this.prefix }, Math.max(this.#position, newest), this.handler, waiting, newest);
    if (!this.#open) this.#subscription.close();
  }
  #tell(events) {
    if (this.#open && events.length > 0) this.handler.events(events);
  }
  #end(error) {
    if (!this.#open) return;
    this.close();
    this.handler.closed(error);
  }
};

// dist/runtime/store/keys.js
var FIRST_SURROGATE = 55296;
var AFTER_SURROGATES = 57344;
var LAST_CODE_POINT = 1114111;
function compareKeys(a, b) {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return x >= FIRST_SURROGATE && y >= FIRST_SURROGATE ? byteRank(x) - byteRank(y) : x - y;
  }
  return a.length - b.length;
}
var byteRank = (unit) => unit < AFTER_SURROGATES ? unit + 65536 : unit;
function prefixEnd(prefix) {
  const points = Array.from(prefix);
  for (let last = points.pop(); last !== void 0; last = points.pop()) {
    const next = (last.codePointAt(0) ?? 0) + 1;
    if (next > LAST_CODE_POINT) continue;
    return points.join("") + String.fromCodePoint(next === FIRST_SURROGATE ? AFTER_SURROGATES : next);
  }
  return void 0;
}
var keyAfter = (key) => `${key}\0`;

// dist/runtime/store/revision-waiters.js
var RevisionWaiters = class {
  #waiters = /* @__PURE__ */ new Set();
  /** Resolves with whether the revision was reached in time. */
  wait(revision, timeoutMs) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(waiter, false), timeoutMs);
      const waiter = { revision, resolve, timer };
      this.#waiters.add(waiter);
    });
  }
  reached(revision) {
    for (const waiter of this.#waiters) if (waiter.revision <= revision) this.#settle(waiter, true);
  }
  giveUp() {
    for (const waiter of this.#waiters) this.#settle(waiter, false);
  }
  #settle(waiter, reached) {
    this.#waiters.delete(waiter);
    clearTimeout(waiter.timer);
    waiter.resolve(reached);
  }
};

// dist/runtime/store/etcd/channel.js
import { connect } from "node:http2";
import { connect as connectTcp } from "node:net";
import { connect as connectTls } from "node:tls";

// dist/runtime/store/etcd/frames.js
var HEAD_BYTES = 5;
function framed(message2) {
  const frame = Buffer.allocUnsafe(HEAD_BYTES + message2.length);
  frame[0] = 0;
  frame.writeUInt32BE(message2.length, 1);
  frame.set(message2, HEAD_BYTES);
  return frame;
}
var FrameReader = class {
  constructor(tell) {
    this.tell = tell;
  }
  tell;
  #pieces = [];
  #size = 0;
  /** Bytes that make the next message whole, its head included. */
  #needed = HEAD_BYTES;
  push(chunk) {
    this.#pieces.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= this.#needed) {
      const bytes = this.#pieces.length === 1 && this.#pieces[0] !== void 0 ? this.#pieces[0] : Buffer.concat(this.#pieces);
      const whole = HEAD_BYTES + bytes.readUInt32BE(1);
      this.#pieces = [bytes];
      this.#needed = whole;
      if (this.#size < whole) return;
      this.#pieces = bytes.length === whole ? [] : [bytes.subarray(whole)];
      this.#size -= whole;
      this.#needed = HEAD_BYTES;
      this.tell(bytes.subarray(HEAD_BYTES, whole));
    }
  }
};

// dist/runtime/store/etcd/channel.js
var Code = { ok: 0, invalidArgument: 3, deadlineExceeded: 4, resourceExhausted: 8, outOfRange: 11, unavailable: 14 };
var CallError = class extends Error {
  constructor(code, message2, sent) {
    super(message2);
    this.code = code;
    this.sent = sent;
  }
  code;
  sent;
  name = "CallError";
};
var CONNECT_MS = 2e3;
var PING_MS = 15e3;
var PONG_MS = 5e3;
var WINDOW_BYTES = 8 * 1024 * 1024;
var HEADERS = { ":method": "POST", "content-type": "application/grpc", te: "trailers" };
var Channel = class {
  constructor(options) {
    this.options = options;
  }
  options;
  /** The connection that the next request uses. */
  #session;
  /** All open sessions, including those that only finish their streams. */
  #sessions = /* @__PURE__ */ new Set();
  #member = 0;
  #closed = false;
  /** One request, one answer. Throws CallError. Members are tried in turn as long as that does no harm. */
  async call(path4, message2, { timeoutMs, repeatable }) {
    const deadline = performance.now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const session = await this.#connected();
        return await this.#ask(session, path4, message2, Math.max(1, deadline - performance.now()));
      } catch (error) {
        const fault2 = error instanceof CallError ? error : new CallError(Code.unavailable, String(error), true);
        const lost = fault2.code === Code.unavailable || fault2.code === Code.deadlineExceeded;
        if (lost) this.#leave();
        const again = lost && (repeatable || !fault2.sent) && attempt <= 2 * this.options.servers.length && performance.now() < deadline;
        if (!again || this.#closed) throw fault2;
      }
    }
  }
  /** A stream of messages both ways. Nothing is told before this returns. */
  stream(path4, listener) {
    let stream;
    let held;
    let over = false;
    const waiting = [];
    const end = (error) => {
      if (over) return;
      over = true;
      if (error.code === Code.unavailable) this.#leave();
      listener.ended(error);
    };
    this.#connect().then(
      (session) => {
        if (over) {
          cut(session);
          return;
        }
        held = session;
        stream = session.request({ ...HEADERS, ":path": path4, hasleader: "true" });
        const reader = new FrameReader((bytes) => over || listener.message(bytes));
        attach(stream, reader, end);
        for (const message2 of waiting) stream.write(framed(message2));
      },
      (error) => end(error instanceof CallError ? error : new CallError(Code.unavailable, String(error), false))
    );
    return {
      send: (message2) => {
        if (stream === void 0) waiting.push(message2);
        else if (!over) stream.write(framed(message2));
      },
      close: () => {
        over = true;
        if (held !== void 0) cut(held);
      }
    };
  }
  close() {
    this.#closed = true;
    this.#session = void 0;
    for (const session of this.#sessions) cut(session);
  }
  #ask(session, path4, message2, timeoutMs) {
    return new Promise((resolve, reject) => {
      if (session.destroyed || session.closed) return reject(new CallError(Code.unavailable, "the connection to etcd was closed", false));
      const stream = session.request({ ...HEADERS, ":path": path4, "grpc-timeout": `${Math.ceil(timeoutMs)}m` });
      let answer;
      const timer = setTimeout(() => {
        reject(new CallError(Code.deadlineExceeded, "etcd did not answer in time", true));
        cut(session);
      }, timeoutMs);
      const reader = new FrameReader((bytes) => {
        answer = bytes;
      });
      attach(stream, reader, (error) => {
        clearTimeout(timer);
        if (error.code === Code.ok && answer !== void 0) resolve(answer);
        else reject(error);
      });
      stream.end(framed(message2));
    });
  }
  /** The connection; made where there is none, to the first member that takes it. */
  #connected() {
    if (this.#closed) return Promise.reject(new CallError(Code.unavailable, "the store is closed", false));
    this.#session ??= this.#connect();
    return this.#session;
  }
  async #connect() {
    const { servers } = this.options;
    let fault2;
    for (let tried = 0; tried < servers.length; tried += 1) {
      const server = servers[this.#member % servers.length] ?? "";
      try {
        const session = await opened(server, this.options);
        const gone = () => this.#forget(session);
        this.#sessions.add(session);
        session.on("close", () => this.#sessions.delete(session));
        if (this.#closed) cut(session);
        session.on("close", gone);
        session.on("goaway", gone);
        keepAlive(session);
        return session;
      } catch (error) {
        fault2 = error;
        this.#member += 1;
      }
    }
    this.#session = void 0;
    throw new CallError(
      Code.unavailable,
      `no etcd member can be reached: ${fault2 instanceof Error ? fault2.message : String(fault2)}`,
      false
    );
  }
  /** Uses another member from the next request on; requests on the old connection are finished. */
  #leave() {
    const left = this.#session;
    this.#session = void 0;
    this.#member += 1;
    left?.then(
      (session) => session.close(),
      () => void 0
    );
  }
  #forget(session) {
    const known = this.#session;
    known?.then(
      (current) => {
        if (current !== session || this.#session !== known) return;
        this.#session = void 0;
        this.#member += 1;
      },
      () => void 0
    );
  }
};
var sockets = /* @__PURE__ */ new WeakMap();
var cut = (session) => {
  sockets.get(session)?.destroy();
};
function opened(server, { ca, cert, key }) {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(server);
    const address = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || (protocol === "https:" ? 443 : 80)) };
    const identity = { ...ca === void 0 ? {} : { ca }, ...cert === void 0 || key === void 0 ? {} : { cert, key } };
    const socket = protocol === "https:" ? connectTls({ ...address, ...identity, ALPNProtocols: ["h2"] }) : connectTcp(address);
    socket.setNoDelay(true);
    const session = connect(server, {
      createConnection: () => socket,
      settings: { initialWindowSize: WINDOW_BYTES, enablePush: false }
    });
    sockets.set(session, socket);
    const timer = setTimeout(() => socket.destroy(new Error(`${server} does not answer`)), CONNECT_MS);
    session.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    session.once("remoteSettings", () => {
      clearTimeout(timer);
      session.setLocalWindowSize(WINDOW_BYTES);
      resolve(session);
    });
  });
}
function keepAlive(session) {
  const pulse = setInterval(() => {
    if (session.destroyed) return;
    const silence = setTimeout(() => cut(session), PONG_MS);
    try {
      session.ping(() => clearTimeout(silence));
    } catch {
      clearTimeout(silence);
    }
  }, PING_MS);
  pulse.unref();
  session.on("close", () => clearInterval(pulse));
}
function attach(stream, reader, end) {
  let over = false;
  let fault2 = "";
  const finish = (code, message2) => {
    if (over) return;
    over = true;
    end(new CallError(code, message2, true));
  };
  const take = (headers) => {
    const code = headers["grpc-status"];
    if (code !== void 0) finish(Number(code), decodedText(String(headers["grpc-message"] ?? "")));
  };
  stream.on("response", (headers) => {
    if (headers[":status"] !== 200) finish(Code.unavailable, `etcd answered with HTTP ${headers[":status"]}`);
    else take(headers);
  });
  stream.on("trailers", take);
  stream.on("data", (chunk) => reader.push(chunk));
  stream.on("error", (error) => {
    fault2 = error.message;
  });
  stream.on("close", () => finish(Code.unavailable, `the connection to etcd broke${fault2 === "" ? "" : `: ${fault2}`}`));
}
function decodedText(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// dist/runtime/store/etcd/compactor.js
var COMPACT_KEY = "compact_rev_key";
var Compactor = class {
  /** `seconds`: between two turns; 0 never takes one. */
  constructor(compaction, seconds) {
    this.compaction = compaction;
    if (seconds > 0) this.#timer = setInterval(() => void this.turn(), seconds * 1e3);
  }
  compaction;
  #timer;
  #version = 0;
  /** The store's revision at the last turn: what is older than one turn is forgotten. */
  #revision = 0;
  #running = false;
  /** One turn; where it fails, the next one makes up for it. */
  async turn() {
    if (this.#running) return;
    this.#running = true;
    try {
      const { won, version, revision } = await this.compaction.claim(this.#version, String(this.#revision));
      const forgotten = this.#revision;
      this.#version = version;
      this.#revision = revision;
      if (won && forgotten > 0) await this.compaction.compact(forgotten);
    } catch {
    } finally {
      this.#running = false;
    }
  }
  close() {
    clearInterval(this.#timer);
  }
};

// dist/runtime/store/etcd/errors.js
var COMPACTED = /has been compacted/;
var FUTURE = /is a future revision/;
var NO_SPACE = /database space exceeded/;
var TOO_LARGE = /request is too large|larger than max/;
var NOT_TAKEN = /no leader|too many requests|not capable|permission denied|user name is empty|invalid auth token/;
var saysCompacted = (error) => error instanceof CallError && COMPACTED.test(error.message);
var saysFuture = (error) => error instanceof CallError && FUTURE.test(error.message);
function readFault(error) {
  return error instanceof CallError ? new StoreUnavailableError(`etcd: ${error.message}`) : asError(error);
}
function writeFault(error) {
  if (!(error instanceof CallError)) return asError(error);
  const { message: message2 } = error;
  if (NO_SPACE.test(message2)) return new StoreFullError(`etcd: ${message2}`);
  if (TOO_LARGE.test(message2)) return new ValueTooLargeError(`etcd: ${message2}`);
  const lost = error.code === Code.unavailable || error.code === Code.deadlineExceeded;
  if (error.sent && lost && !NOT_TAKEN.test(message2)) return new UncertainWriteError(`etcd: ${message2}; the write may have happened`);
  return new StoreUnavailableError(`etcd: ${message2}`);
}
var asError = (error) => error instanceof Error ? error : new Error(String(error));

// dist/runtime/store/etcd/events.js
var storedEntry = ({ key, value, modRevision, createRevision }) => ({
  key,
  value,
  revision: modRevision,
  createRevision
});
function storeEvent({ deleted, entry, previous: before }, attachment) {
  const { key, modRevision: revision, value } = entry;
  const previous = before === void 0 ? void 0 : storedEntry(before);
  if (deleted) {
    const createRevision = previous?.createRevision ?? revision;
    return { type: "delete", key, revision, value: void 0, createRevision, previous };
  }
  const event = { type: "put", key, revision, value, createRevision: entry.createRevision, previous };
  return attachment === void 0 ? event : { ...event, attachment };
}

// dist/generated/protocols/etcd.js
import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
function createBaseResponseHeader() {
  return { revision: void 0 };
}
var ResponseHeader = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.revision !== void 0) {
      if (BigInt.asIntN(64, message2.revision) !== message2.revision) {
        throw new globalThis.Error("value provided for field message.revision of type int64 too large");
      }
      writer.uint32(24).int64(message2.revision);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseResponseHeader();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 3: {
            if (tag !== 24) {
              break;
            }
            message2.revision = reader.int64();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseKeyValue() {
  return { key: void 0, createRevision: void 0, modRevision: void 0, version: void 0, value: void 0 };
}
var KeyValue = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.key !== void 0) {
      writer.uint32(10).bytes(message2.key);
    }
    if (message2.createRevision !== void 0) {
      if (BigInt.asIntN(64, message2.createRevision) !== message2.createRevision) {
        throw new globalThis.Error("value provided for field message.createRevision of type int64 too large");
      }
      writer.uint32(16).int64(message2.createRevision);
    }
    if (message2.modRevision !== void 0) {
      if (BigInt.asIntN(64, message2.modRevision) !== message2.modRevision) {
        throw new globalThis.Error("value provided for field message.modRevision of type int64 too large");
      }
      writer.uint32(24).int64(message2.modRevision);
    }
    if (message2.version !== void 0) {
      if (BigInt.asIntN(64, message2.version) !== message2.version) {
        throw new globalThis.Error("value provided for field message.version of type int64 too large");
      }
      writer.uint32(32).int64(message2.version);
    }
    if (message2.value !== void 0) {
      writer.uint32(42).bytes(message2.value);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseKeyValue();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.key = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message2.createRevision = reader.int64();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message2.modRevision = reader.int64();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message2.version = reader.int64();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message2.value = reader.bytes();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseRangeRequest() {
  return { key: void 0, rangeEnd: void 0, limit: void 0, revision: void 0, keysOnly: void 0 };
}
var RangeRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.key !== void 0) {
      writer.uint32(10).bytes(message2.key);
    }
    if (message2.rangeEnd !== void 0) {
      writer.uint32(18).bytes(message2.rangeEnd);
    }
    if (message2.limit !== void 0) {
      if (BigInt.asIntN(64, message2.limit) !== message2.limit) {
        throw new globalThis.Error("value provided for field message.limit of type int64 too large");
      }
      writer.uint32(24).int64(message2.limit);
    }
    if (message2.revision !== void 0) {
      if (BigInt.asIntN(64, message2.revision) !== message2.revision) {
        throw new globalThis.Error("value provided for field message.revision of type int64 too large");
      }
      writer.uint32(32).int64(message2.revision);
    }
    if (message2.keysOnly !== void 0) {
      writer.uint32(64).bool(message2.keysOnly);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseRangeRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.key = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message2.rangeEnd = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message2.limit = reader.int64();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message2.revision = reader.int64();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message2.keysOnly = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseRangeResponse() {
  return { header: void 0, kvs: [], count: void 0 };
}
var RangeResponse = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.header !== void 0) {
      ResponseHeader.encode(message2.header, writer.uint32(10).fork()).join();
    }
    if (message2.kvs !== void 0 && message2.kvs.length !== 0) {
      for (const v of message2.kvs) {
        KeyValue.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message2.count !== void 0) {
      if (BigInt.asIntN(64, message2.count) !== message2.count) {
        throw new globalThis.Error("value provided for field message.count of type int64 too large");
      }
      writer.uint32(32).int64(message2.count);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseRangeResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.header = ResponseHeader.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = KeyValue.decode(reader, reader.uint32());
            if (el !== void 0) {
              message2.kvs.push(el);
            }
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message2.count = reader.int64();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBasePutRequest() {
  return { key: void 0, value: void 0, lease: void 0 };
}
var PutRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.key !== void 0) {
      writer.uint32(10).bytes(message2.key);
    }
    if (message2.value !== void 0) {
      writer.uint32(18).bytes(message2.value);
    }
    if (message2.lease !== void 0) {
      if (BigInt.asIntN(64, message2.lease) !== message2.lease) {
        throw new globalThis.Error("value provided for field message.lease of type int64 too large");
      }
      writer.uint32(24).int64(message2.lease);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBasePutRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.key = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message2.value = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message2.lease = reader.int64();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseDeleteRangeRequest() {
  return { key: void 0 };
}
var DeleteRangeRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.key !== void 0) {
      writer.uint32(10).bytes(message2.key);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseDeleteRangeRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.key = reader.bytes();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseRequestOp() {
  return { requestRange: void 0, requestPut: void 0, requestDeleteRange: void 0 };
}
var RequestOp = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.requestRange !== void 0) {
      RangeRequest.encode(message2.requestRange, writer.uint32(10).fork()).join();
    }
    if (message2.requestPut !== void 0) {
      PutRequest.encode(message2.requestPut, writer.uint32(18).fork()).join();
    }
    if (message2.requestDeleteRange !== void 0) {
      DeleteRangeRequest.encode(message2.requestDeleteRange, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseRequestOp();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.requestRange = RangeRequest.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message2.requestPut = PutRequest.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message2.requestDeleteRange = DeleteRangeRequest.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseResponseOp() {
  return { responseRange: void 0 };
}
var ResponseOp = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.responseRange !== void 0) {
      RangeResponse.encode(message2.responseRange, writer.uint32(10).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseResponseOp();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.responseRange = RangeResponse.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCompare() {
  return { target: void 0, key: void 0, version: void 0, modRevision: void 0 };
}
var Compare = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.target !== void 0) {
      writer.uint32(16).int32(message2.target);
    }
    if (message2.key !== void 0) {
      writer.uint32(26).bytes(message2.key);
    }
    if (message2.version !== void 0) {
      if (BigInt.asIntN(64, message2.version) !== message2.version) {
        throw new globalThis.Error("value provided for field message.version of type int64 too large");
      }
      writer.uint32(32).int64(message2.version);
    }
    if (message2.modRevision !== void 0) {
      if (BigInt.asIntN(64, message2.modRevision) !== message2.modRevision) {
        throw new globalThis.Error("value provided for field message.modRevision of type int64 too large");
      }
      writer.uint32(48).int64(message2.modRevision);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseCompare();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 16) {
              break;
            }
            message2.target = reader.int32();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message2.key = reader.bytes();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message2.version = reader.int64();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message2.modRevision = reader.int64();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseTxnRequest() {
  return { compare: [], success: [], failure: [] };
}
var TxnRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.compare !== void 0 && message2.compare.length !== 0) {
      for (const v of message2.compare) {
        Compare.encode(v, writer.uint32(10).fork()).join();
      }
    }
    if (message2.success !== void 0 && message2.success.length !== 0) {
      for (const v of message2.success) {
        RequestOp.encode(v, writer.uint32(18).fork()).join();
      }
    }
    if (message2.failure !== void 0 && message2.failure.length !== 0) {
      for (const v of message2.failure) {
        RequestOp.encode(v, writer.uint32(26).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseTxnRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            const el = Compare.decode(reader, reader.uint32());
            if (el !== void 0) {
              message2.compare.push(el);
            }
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            const el = RequestOp.decode(reader, reader.uint32());
            if (el !== void 0) {
              message2.success.push(el);
            }
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = RequestOp.decode(reader, reader.uint32());
            if (el !== void 0) {
              message2.failure.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseTxnResponse() {
  return { header: void 0, succeeded: void 0, responses: [] };
}
var TxnResponse = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.header !== void 0) {
      ResponseHeader.encode(message2.header, writer.uint32(10).fork()).join();
    }
    if (message2.succeeded !== void 0) {
      writer.uint32(16).bool(message2.succeeded);
    }
    if (message2.responses !== void 0 && message2.responses.length !== 0) {
      for (const v of message2.responses) {
        ResponseOp.encode(v, writer.uint32(26).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseTxnResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.header = ResponseHeader.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message2.succeeded = reader.bool();
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            const el = ResponseOp.decode(reader, reader.uint32());
            if (el !== void 0) {
              message2.responses.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseCompactionRequest() {
  return { revision: void 0, physical: void 0 };
}
var CompactionRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.revision !== void 0) {
      if (BigInt.asIntN(64, message2.revision) !== message2.revision) {
        throw new globalThis.Error("value provided for field message.revision of type int64 too large");
      }
      writer.uint32(8).int64(message2.revision);
    }
    if (message2.physical !== void 0) {
      writer.uint32(16).bool(message2.physical);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseCompactionRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message2.revision = reader.int64();
            continue;
          }
          case 2: {
            if (tag !== 16) {
              break;
            }
            message2.physical = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseLeaseGrantRequest() {
  return { TTL: void 0 };
}
var LeaseGrantRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.TTL !== void 0) {
      if (BigInt.asIntN(64, message2.TTL) !== message2.TTL) {
        throw new globalThis.Error("value provided for field message.TTL of type int64 too large");
      }
      writer.uint32(8).int64(message2.TTL);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseLeaseGrantRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message2.TTL = reader.int64();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseLeaseGrantResponse() {
  return { ID: void 0 };
}
var LeaseGrantResponse = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.ID !== void 0) {
      if (BigInt.asIntN(64, message2.ID) !== message2.ID) {
        throw new globalThis.Error("value provided for field message.ID of type int64 too large");
      }
      writer.uint32(16).int64(message2.ID);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseLeaseGrantResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 2: {
            if (tag !== 16) {
              break;
            }
            message2.ID = reader.int64();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseWatchCreateRequest() {
  return { key: void 0, rangeEnd: void 0, startRevision: void 0, prevKv: void 0, fragment: void 0 };
}
var WatchCreateRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.key !== void 0) {
      writer.uint32(10).bytes(message2.key);
    }
    if (message2.rangeEnd !== void 0) {
      writer.uint32(18).bytes(message2.rangeEnd);
    }
    if (message2.startRevision !== void 0) {
      if (BigInt.asIntN(64, message2.startRevision) !== message2.startRevision) {
        throw new globalThis.Error("value provided for field message.startRevision of type int64 too large");
      }
      writer.uint32(24).int64(message2.startRevision);
    }
    if (message2.prevKv !== void 0) {
      writer.uint32(48).bool(message2.prevKv);
    }
    if (message2.fragment !== void 0) {
      writer.uint32(64).bool(message2.fragment);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseWatchCreateRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.key = reader.bytes();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message2.rangeEnd = reader.bytes();
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message2.startRevision = reader.int64();
            continue;
          }
          case 6: {
            if (tag !== 48) {
              break;
            }
            message2.prevKv = reader.bool();
            continue;
          }
          case 8: {
            if (tag !== 64) {
              break;
            }
            message2.fragment = reader.bool();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseWatchRequest() {
  return { createRequest: void 0 };
}
var WatchRequest = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.createRequest !== void 0) {
      WatchCreateRequest.encode(message2.createRequest, writer.uint32(10).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseWatchRequest();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.createRequest = WatchCreateRequest.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseEvent() {
  return { type: void 0, kv: void 0, prevKv: void 0 };
}
var Event = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.type !== void 0) {
      writer.uint32(8).int32(message2.type);
    }
    if (message2.kv !== void 0) {
      KeyValue.encode(message2.kv, writer.uint32(18).fork()).join();
    }
    if (message2.prevKv !== void 0) {
      KeyValue.encode(message2.prevKv, writer.uint32(26).fork()).join();
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseEvent();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message2.type = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message2.kv = KeyValue.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message2.prevKv = KeyValue.decode(reader, reader.uint32());
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseWatchResponse() {
  return {
    header: void 0,
    created: void 0,
    canceled: void 0,
    compactRevision: void 0,
    cancelReason: void 0,
    fragment: void 0,
    events: []
  };
}
var WatchResponse = {
  encode(message2, writer = new BinaryWriter()) {
    if (message2.header !== void 0) {
      ResponseHeader.encode(message2.header, writer.uint32(10).fork()).join();
    }
    if (message2.created !== void 0) {
      writer.uint32(24).bool(message2.created);
    }
    if (message2.canceled !== void 0) {
      writer.uint32(32).bool(message2.canceled);
    }
    if (message2.compactRevision !== void 0) {
      if (BigInt.asIntN(64, message2.compactRevision) !== message2.compactRevision) {
        throw new globalThis.Error("value provided for field message.compactRevision of type int64 too large");
      }
      writer.uint32(40).int64(message2.compactRevision);
    }
    if (message2.cancelReason !== void 0) {
      writer.uint32(50).string(message2.cancelReason);
    }
    if (message2.fragment !== void 0) {
      writer.uint32(56).bool(message2.fragment);
    }
    if (message2.events !== void 0 && message2.events.length !== 0) {
      for (const v of message2.events) {
        Event.encode(v, writer.uint32(90).fork()).join();
      }
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message2 = createBaseWatchResponse();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message2.header = ResponseHeader.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 24) {
              break;
            }
            message2.created = reader.bool();
            continue;
          }
          case 4: {
            if (tag !== 32) {
              break;
            }
            message2.canceled = reader.bool();
            continue;
          }
          case 5: {
            if (tag !== 40) {
              break;
            }
            message2.compactRevision = reader.int64();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message2.cancelReason = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 56) {
              break;
            }
            message2.fragment = reader.bool();
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            const el = Event.decode(reader, reader.uint32());
            if (el !== void 0) {
              message2.events.push(el);
            }
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message2;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/runtime/store/etcd/messages.js
var keyBytes = (key) => Buffer.from(key);
var ALL_KEYS = Uint8Array.of(0);
var message = ({ key, end, limit = 0, revision = 0, keysOnly }) => ({
  key,
  rangeEnd: end,
  limit: limit > 0 ? BigInt(limit) : void 0,
  revision: revision > 0 ? BigInt(revision) : void 0,
  keysOnly
});
var rangeRequest = (request) => RangeRequest.encode(message(request)).finish();
var TARGETS = { version: 0, modRevision: 2 };
function txnRequest({ key, compare, value, lease }) {
  const write = value === void 0 ? { requestDeleteRange: { key } } : { requestPut: { key, value, lease } };
  const shown = value === void 0 ? [] : [{ requestRange: { key, keysOnly: true } }];
  return TxnRequest.encode({
    compare: compare && [{ target: TARGETS[compare.target], key, [compare.target]: BigInt(compare.is) }],
    success: [write, ...shown],
    failure: compare && [{ requestRange: { key } }]
  }).finish();
}
var compactionRequest = (revision) => CompactionRequest.encode({ revision: BigInt(revision), physical: true }).finish();
var leaseGrantRequest = (seconds) => LeaseGrantRequest.encode({ TTL: BigInt(seconds) }).finish();
function watchCreateRequest({ key, end, start }) {
  const createRequest = { key, rangeEnd: end, startRevision: BigInt(start), prevKv: true, fragment: true };
  return WatchRequest.encode({ createRequest }).finish();
}
var view = (bytes) => bytes === void 0 ? NO_VALUE : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
var NO_VALUE = Buffer.alloc(0);
var keyValue = ({ key, value, createRevision = 0n, modRevision = 0n, version = 0n }) => ({
  key: view(key).toString("utf8"),
  value: view(value),
  createRevision: Number(createRevision),
  modRevision: Number(modRevision),
  version: Number(version)
});
var revisionOf = (header) => Number(header?.revision ?? 0n);
function rangeResponse(bytes) {
  const { header, kvs = [], count = 0n } = RangeResponse.decode(bytes);
  return { revision: revisionOf(header), entries: kvs.map(keyValue), count: Number(count) };
}
function txnResponse(bytes) {
  const { header, succeeded = false, responses = [] } = TxnResponse.decode(bytes);
  const entry = responses.find(({ responseRange }) => responseRange !== void 0)?.responseRange?.kvs?.[0];
  return { succeeded, revision: revisionOf(header), entry: entry && keyValue(entry) };
}
var leaseGrantResponse = (bytes) => LeaseGrantResponse.decode(bytes).ID ?? 0n;
var DELETION = 1;
var watchEvent = ({ type, kv = {}, prevKv }) => ({
  deleted: type === DELETION,
  entry: keyValue(kv),
  previous: prevKv && keyValue(prevKv)
});
function watchResponse(bytes) {
  const { header, created, canceled, compactRevision = 0n, cancelReason, fragment, events = [] } = WatchResponse.decode(bytes);
  return {
    revision: revisionOf(header),
    created: created === true,
    canceled: canceled === true,
    compacted: Number(compactRevision),
    reason: cancelReason ?? "",
    fragment: fragment === true,
    events: events.map(watchEvent)
  };
}

// dist/runtime/store/etcd/live.js
var WATCH_PATH = "/etcdserverpb.Watch/Watch";
var FIRST_PAUSE_MS = 20;
var LONGEST_PAUSE_MS = 1e3;
var LiveWatch = class {
  constructor(channel, range, listener) {
    this.channel = channel;
    this.range = range;
    this.listener = listener;
    this.#open();
  }
  channel;
  range;
  listener;
  #stream;
  #fragments = [];
  #pause = FIRST_PAUSE_MS;
  #timer;
  #closed = false;
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#stream?.close();
  }
  #open() {
    this.#fragments = [];
    this.#stream = this.channel.stream(WATCH_PATH, {
      message: (bytes) => this.#hear(bytes),
      ended: (_) => this.#reopen()
    });
    this.#stream.send(watchCreateRequest({ ...this.range, start: this.listener.position() + 1 }));
  }
  #reopen() {
    this.#stream = void 0;
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }
  #hear(bytes) {
    const response = watchResponse(bytes);
    if (response.canceled) {
      this.#stream?.close();
      if (response.compacted === 0) this.#reopen();
      else
        this.listener.lost(response.compacted).then(
          () => this.#reopen(),
          () => this.#reopen()
        );
      return;
    }
    this.#pause = FIRST_PAUSE_MS;
    if (response.created) return;
    if (response.fragment || this.#fragments.length > 0) {
      for (const event of response.events) this.#fragments.push(event);
      if (response.fragment) return;
      const events = this.#fragments;
      this.#fragments = [];
      this.listener.events(events);
    } else this.listener.events(response.events);
  }
};

// dist/runtime/store/etcd/history.js
var PAGE_EVENTS = 500;
var PATIENCE_MS = 1e4;
function readHistory(channel, range, prefix, after, newest) {
  return new Promise((resolve, reject) => {
    const events = [];
    const timer = setTimeout(() => finish(() => reject(new StoreUnavailableError("etcd does not tell its history"))), PATIENCE_MS);
    const finish = (settle2) => {
      clearTimeout(timer);
      stream.close();
      settle2();
    };
    const stream = channel.stream(WATCH_PATH, {
      message: (bytes) => {
        const response = watchResponse(bytes);
        if (response.canceled) {
          const gone = response.compacted > 0;
          const fault2 = gone ? new CompactedError(after, response.compacted) : new StoreUnavailableError(`etcd: ${response.reason}`);
          return finish(() => reject(fault2));
        }
        let upTo = 0;
        for (const told of response.events) {
          upTo = told.entry.modRevision;
          if (upTo > after && told.entry.key.startsWith(prefix)) events.push(storeEvent(told));
        }
        if (response.fragment || upTo === 0) return;
        if (upTo >= newest || events.length >= PAGE_EVENTS) finish(() => resolve({ events, upTo }));
      },
      ended: (error) => finish(() => reject(new StoreUnavailableError(`etcd: ${error.message}`)))
    });
    stream.send(watchCreateRequest({ ...range, start: Math.max(1, after) }));
  });
}

// dist/runtime/store/etcd/leases.js
var SHARED_SECONDS = 60;
var SHARED_PART = 0.05;
var MOST_KEYS = 1e3;
var Leases = class {
  /** `grant`: makes a lease of so many seconds, at least 1. `now`: milliseconds of a clock that never goes back. */
  constructor(grant, now) {
    this.grant = grant;
    this.now = now;
  }
  grant;
  now;
  /** The newest lease of each time to live. */
  #leases = /* @__PURE__ */ new Map();
  /** A lease that ends after the seconds or a little later. */
  for(seconds) {
    const whole = Math.max(1, Math.ceil(seconds));
    const known = this.#leases.get(whole);
    if (known !== void 0 && known.keys < MOST_KEYS && this.now() < known.until) {
      known.keys += 1;
      return known.id;
    }
    const shared = Math.min(SHARED_SECONDS, Math.ceil(whole * SHARED_PART));
    const id = this.grant(whole + shared);
    const lease = { id, until: this.now() + shared * 1e3, keys: 1 };
    this.#leases.set(whole, lease);
    id.catch(() => {
      if (this.#leases.get(whole) === lease) this.#leases.delete(whole);
    });
    return id;
  }
};

// dist/runtime/store/etcd/pending-writes.js
var PendingWrites = class {
  #byKey = /* @__PURE__ */ new Map();
  add(key, value, attachment) {
    const pending = { value, attachment };
    const others = this.#byKey.get(key);
    if (others === void 0) this.#byKey.set(key, [pending]);
    else others.push(pending);
    return {
      remove: () => {
        const left = (this.#byKey.get(key) ?? []).filter((other) => other !== pending);
        if (left.length === 0) this.#byKey.delete(key);
        else this.#byKey.set(key, left);
      }
    };
  }
  /** The attachment of a write of the same bytes; whoever wrote them, they decode to the same object. */
  take(key, value) {
    return this.#byKey.get(key)?.find((pending) => pending.value.equals(value))?.attachment;
  }
};

// dist/runtime/store/etcd/engine.js
var READ = { timeoutMs: 1e4, repeatable: true };
var WRITE = { timeoutMs: 1e4, repeatable: false };
var BEHIND_MS = 1e3;
var TOLD_MS = 1e4;
var EMPTY_REVISION = 1;
var PATHS = {
  range: "/etcdserverpb.KV/Range",
  txn: "/etcdserverpb.KV/Txn",
  compact: "/etcdserverpb.KV/Compact",
  grant: "/etcdserverpb.Lease/LeaseGrant"
};
var EtcdEngine = class {
  #channel;
  #compactor;
  #leases;
  #dispatch = new Dispatch();
  #waiters = new RevisionWaiters();
  #pending = new PendingWrites();
  #source;
  #accepted = /* @__PURE__ */ new Set();
  #live;
  /** The newest revision that was delivered. */
  #revision = 0;
  #closing;
  #nextNewest;
  #reading = Promise.resolve();
  constructor(options) {
    this.#channel = new Channel(options);
    this.#leases = new Leases(
      async (seconds) => leaseGrantResponse(await this.#channel.call(PATHS.grant, leaseGrantRequest(seconds), READ)),
      () => performance.now()
    );
    this.#compactor = new Compactor(
      { claim: (version, value) => this.#claimCompaction(version, value), compact: (revision) => this.compact(revision) },
      options.compactionSeconds ?? 300
    );
    this.#source = {
      live: this.#dispatch,
      newest: () => this.#revision,
      history: (prefix, after) => readHistory(this.#channel, EVERYTHING, prefix, after, this.#revision)
    };
  }
  /** Throws StoreUnavailableError where no member answers. */
  async open() {
    this.#checkOpen();
    if (this.#live !== void 0) return this.#revision;
    this.#revision = await this.currentRevision();
    this.#live = new LiveWatch(this.#channel, EVERYTHING, {
      position: () => this.#revision,
      events: (events) => this.#tell(events),
      lost: (compacted) => this.#lost(compacted)
    });
    return this.#revision;
  }
  async get(key, revision) {
    const found = await this.#range({ key: keyBytes(key), revision });
    return { entry: found.entries[0], revision: found.revision };
  }
  async range(prefix, { start, limit, revision } = {}) {
    const from = start !== void 0 && compareKeys(start, prefix) > 0 ? start : prefix;
    const end = prefixEnd(prefix);
    return this.#range({
      key: from === "" ? ALL_KEYS : keyBytes(from),
      end: end === void 0 ? ALL_KEYS : keyBytes(end),
      limit,
      revision
    });
  }
  commit(write) {
    const done = this.#closing === void 0 ? this.#commit(write) : Promise.reject(closedError());
    this.#accepted.add(done);
    const forget = () => {
      this.#accepted.delete(done);
    };
    done.then(forget, forget);
    return done;
  }
  watch(prefix, after, handler) {
    if (this.#closing === void 0) return new HistoryWatch(this.#source, prefix, after, handler);
    let cancelled = false;
    queueMicrotask(() => cancelled || handler.closed(closedError()));
    return {
      close: () => {
        cancelled = true;
      }
    };
  }
  async currentRevision() {
    this.#checkOpen();
    return (await this.#range({ key: keyBytes(COMPACT_KEY), keysOnly: true })).revision;
  }
  confirm = async () => {
    const newest = await this.#newest();
    return this.#revision >= newest || this.#waiters.wait(newest, BEHIND_MS);
  };
  /** etcd reports the compacted revision only to a watch that starts too early. */
  async compactedRevision() {
    if (await this.currentRevision() <= EMPTY_REVISION) return EMPTY_REVISION;
    return new Promise((resolve, reject) => {
      const stream = this.#channel.stream(WATCH_PATH, {
        message: (bytes) => {
          const { created, canceled, compacted } = watchResponse(bytes);
          if (created && !canceled) return;
          stream.close();
          resolve(Math.max(EMPTY_REVISION, compacted));
        },
        ended: (error) => reject(readFault(error))
      });
      stream.send(watchCreateRequest({ ...EVERYTHING, start: 1 }));
    });
  }
  async compact(revision) {
    this.#checkOpen();
    try {
      await this.#channel.call(PATHS.compact, compactionRequest(revision), { timeoutMs: 6e4, repeatable: true });
    } catch (error) {
      if (saysCompacted(error)) return;
      throw saysFuture(error) ? new FutureRevisionError(revision, await this.currentRevision()) : readFault(error);
    }
  }
  close() {
    this.#closing ??= this.#close();
    return this.#closing;
  }
  async #close() {
    this.#compactor.close();
    await Promise.allSettled(this.#accepted);
    this.#live?.close();
    this.#waiters.giveUp();
    this.#dispatch.closeAll(void 0);
    this.#channel.close();
  }
  async #commit({ key, value, expected, ttlSeconds, attachment }) {
    const pending = value === void 0 || attachment === void 0 ? void 0 : this.#pending.add(key, value, attachment);
    try {
      const request = txnRequest({
        key: keyBytes(key),
        ...expected === void 0 ? {} : { compare: { target: "modRevision", is: expected } },
        value,
        ...ttlSeconds === void 0 ? {} : { lease: await this.#leases.for(ttlSeconds) }
      });
      const { succeeded, revision, entry } = txnResponse(await this.#channel.call(PATHS.txn, request, WRITE));
      if (!succeeded) return { committed: false, current: entry === void 0 ? void 0 : storedEntry(entry) };
      if (this.#revision < revision) await this.#waiters.wait(revision, TOLD_MS);
      return { committed: true, revision, createRevision: entry?.createRevision ?? revision };
    } catch (error) {
      throw writeFault(error);
    } finally {
      pending?.remove();
    }
  }
  async #range(request) {
    this.#checkOpen();
    try {
      const { entries, revision, count } = rangeResponse(await this.#channel.call(PATHS.range, rangeRequest(request), READ));
      const shown = request.revision ?? revision;
      return { entries: entries.map(storedEntry), revision: shown, more: count > entries.length, count };
    } catch (error) {
      const asked = request.revision ?? 0;
      if (saysCompacted(error)) throw new CompactedError(asked, await this.compactedRevision());
      throw saysFuture(error) ? new FutureRevisionError(asked, await this.currentRevision()) : readFault(error);
    }
  }
  /**
   * The cluster's newest revision, read after the call. Those who ask while one read is under way share the one after it.
   */
  #newest() {
    this.#nextNewest ??= this.#reading.catch(() => void 0).then(() => {
      this.#nextNewest = void 0;
      const reading = this.currentRevision();
      this.#reading = reading;
      return reading;
    });
    return this.#nextNewest;
  }
  #tell(told) {
    const events = [];
    for (const event of told) {
      const { key, value, modRevision } = event.entry;
      if (modRevision > this.#revision) events.push(storeEvent(event, event.deleted ? void 0 : this.#pending.take(key, value)));
    }
    const last = events[events.length - 1];
    if (last !== void 0) this.#advance(events, last.revision);
  }
  #advance(events, revision) {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#dispatch.publish(events, revision);
    this.#waiters.reached(revision);
  }
  async #lost(compacted) {
    const seen = this.#revision;
    this.#revision = await this.currentRevision();
    this.#dispatch.closeAll(new CompactedError(seen, compacted));
    this.#waiters.reached(this.#revision);
  }
  async #claimCompaction(version, value) {
    const request = txnRequest({
      key: keyBytes(COMPACT_KEY),
      compare: { target: "version", is: version },
      value: Buffer.from(value)
    });
    const { succeeded, revision, entry } = txnResponse(await this.#channel.call(PATHS.txn, request, WRITE));
    return { won: succeeded, version: entry?.version ?? 0, revision };
  }
  #checkOpen() {
    if (this.#closing !== void 0) throw closedError();
  }
};
var EVERYTHING = { key: ALL_KEYS, end: ALL_KEYS };
var closedError = () => new StoreUnavailableError("the store is closed");

// dist/runtime/store/sorted-entries.js
var CHUNK = 512;
var SortedEntries = class {
  /** No chunk is empty. */
  #chunks = [];
  #size = 0;
  get size() {
    return this.#size;
  }
  get(key) {
    const chunk = this.#chunks[this.#chunkOf(key)];
    if (chunk === void 0) return void 0;
    const entry = chunk[lowerBound(chunk, key)];
    return entry?.key === key ? entry : void 0;
  }
  /** Puts the entry in its place and returns the one it replaced. */
  set(entry) {
    const at = this.#chunkOf(entry.key);
    const chunk = this.#chunks[at];
    if (chunk === void 0) {
      this.#chunks.push([entry]);
      this.#size = 1;
      return void 0;
    }
    const index = lowerBound(chunk, entry.key);
    const present = chunk[index];
    if (present?.key === entry.key) {
      chunk[index] = entry;
      return present;
    }
    this.#size++;
    if (chunk.length < CHUNK) {
      chunk.splice(index, 0, entry);
    } else if (index === CHUNK && at === this.#chunks.length - 1) {
      this.#chunks.push([entry]);
    } else {
      const upper = chunk.splice(CHUNK / 2);
      this.#chunks.splice(at + 1, 0, upper);
      if (index <= CHUNK / 2) chunk.splice(index, 0, entry);
      else upper.splice(index - CHUNK / 2, 0, entry);
    }
    return void 0;
  }
  /** Takes the entry of the key out and returns it. */
  delete(key) {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === void 0) return void 0;
    const index = lowerBound(chunk, key);
    const present = chunk[index];
    if (present?.key !== key) return void 0;
    chunk.splice(index, 1);
    this.#size--;
    if (chunk.length === 0) this.#chunks.splice(at, 1);
    return present;
  }
  /** Entries from `start` (inclusive) to `end` (exclusive; undefined: the last one), at most `limit`. */
  slice(start, end, limit = Number.POSITIVE_INFINITY) {
    const pieces = [];
    let taken = 0;
    for (let at = this.#chunkOf(start); taken < limit; at++) {
      const chunk = this.#chunks[at];
      if (chunk === void 0) break;
      const piece = cut2(chunk, start, end, limit - taken);
      if (piece.length === 0 && pieces.length > 0) break;
      pieces.push(piece);
      taken += piece.length;
    }
    const [first = [], ...rest] = pieces;
    return first.concat(...rest);
  }
  /** How many entries stand from `start` (inclusive) to `end` (exclusive; undefined: the last one). */
  count(start, end) {
    return Math.max(0, (end === void 0 ? this.#size : this.#rank(end)) - this.#rank(start));
  }
  /** How many entries stand before the key. */
  #rank(key) {
    const at = this.#chunkOf(key);
    let before = 0;
    for (let i = 0; i < at; i++) before += this.#chunks[i]?.length ?? 0;
    const chunk = this.#chunks[at];
    return chunk === void 0 ? before : before + lowerBound(chunk, key);
  }
  /** Index of the chunk that holds the key or would take it: the last one that starts at or before it, or the first. */
  #chunkOf(key) {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      const first = this.#chunks[middle]?.[0];
      if (first !== void 0 && compareKeys(first.key, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
};
function cut2(chunk, start, end, limit) {
  const first = chunk[0];
  const last = chunk[chunk.length - 1];
  if (first === void 0 || last === void 0) return [];
  const from = compareKeys(first.key, start) >= 0 ? 0 : lowerBound(chunk, start);
  const to = end === void 0 || compareKeys(last.key, end) < 0 ? chunk.length : lowerBound(chunk, end);
  return chunk.slice(from, Math.min(to, from + limit));
}
function lowerBound(chunk, key) {
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = low + high >> 1;
    const entry = chunk[middle];
    if (entry !== void 0 && compareKeys(entry.key, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

// dist/runtime/store/memory.js
var EMPTY_REVISION2 = 1;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
var MemoryEngine = class {
  #keys = new SortedEntries();
  #dispatch = new Dispatch();
  #timers = /* @__PURE__ */ new Map();
  /** Every change after the compacted revision; revisions have no gaps. */
  #log = [];
  #revision = EMPTY_REVISION2;
  #compacted = EMPTY_REVISION2;
  #accepted = [];
  #closed = false;
  async open() {
    return this.#revision;
  }
  async get(key, revision) {
    const at = this.#readable(revision);
    return { entry: versionAt(this.#keys.get(key), at)?.entry, revision: at };
  }
  async range(prefix, options = {}) {
    const at = this.#readable(options.revision);
    const start = options.start !== void 0 && compareKeys(options.start, prefix) > 0 ? options.start : prefix;
    const limit = options.limit ?? Number.POSITIVE_INFINITY;
    const entries = [];
    let count = 0;
    for (const history of this.#keys.slice(start, prefixEnd(prefix))) {
      const entry = versionAt(history, at)?.entry;
      if (entry !== void 0 && count++ < limit) entries.push(entry);
    }
    return { entries, revision: at, more: count > entries.length, count };
  }
  commit(write) {
    if (this.#closed) return Promise.reject(closedError2());
    return new Promise((resolve) => {
      this.#accepted.push({ write, resolve });
      if (this.#accepted.length === 1) queueMicrotask(() => this.#commitGroup());
    });
  }
  watch(prefix, after, handler) {
    let live;
    let cancelled = false;
    queueMicrotask(() => {
      if (cancelled) return;
      const obstacle = this.#closed ? closedError2() : after < this.#compacted ? new CompactedError(after, this.#compacted) : void 0;
      if (obstacle !== void 0) {
        handler.closed(obstacle);
        return;
      }
      const backlog = this.#log.slice(after - this.#compacted).filter((event) => event.key.startsWith(prefix));
      live = this.#dispatch.join({ prefix }, Math.max(after, this.#revision), handler, backlog, this.#revision);
      if (cancelled) live.close();
    });
    return {
      close: () => {
        cancelled = true;
        live?.close();
      }
    };
  }
  async currentRevision() {
    return this.#revision;
  }
  async compactedRevision() {
    return this.#compacted;
  }
  async compact(revision) {
    if (revision > this.#revision) throw new FutureRevisionError(revision, this.#revision);
    if (revision <= this.#compacted) return;
    const forgotten = this.#log.splice(0, revision - this.#compacted);
    this.#compacted = revision;
    for (const key of new Set(forgotten.map((event) => event.key))) {
      const history = this.#keys.get(key);
      if (history === void 0) continue;
      const oldest = versionAt(history, revision);
      history.versions = history.versions.filter((v) => v.revision > revision || v === oldest && v.entry !== void 0);
      if (history.versions.length === 0) this.#keys.delete(key);
    }
  }
  async close() {
    if (this.#closed) return;
    this.#commitGroup();
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#dispatch.closeAll(void 0);
  }
  #readable(revision) {
    if (this.#closed) throw closedError2();
    if (revision === void 0) return this.#revision;
    if (revision > this.#revision) throw new FutureRevisionError(revision, this.#revision);
    if (revision < this.#compacted) throw new CompactedError(revision, this.#compacted);
    return revision;
  }
  #commitGroup() {
    const group = this.#accepted;
    if (group.length === 0) return;
    this.#accepted = [];
    const events = [];
    const results = group.map(({ write }) => this.#apply(write, events));
    this.#dispatch.publish(events, this.#revision);
    group.forEach(({ resolve }, i) => {
      const result = results[i];
      if (result !== void 0) resolve(result);
    });
  }
  #apply(write, events) {
    const { key, value, expected, attachment } = write;
    const history = this.#keys.get(key);
    const previous = versionAt(history, this.#revision)?.entry;
    if (expected !== void 0 && expected !== (previous?.revision ?? 0)) return { committed: false, current: previous };
    const revision = ++this.#revision;
    const createRevision = previous?.createRevision ?? revision;
    const version = { revision, entry: value === void 0 ? void 0 : { key, value, revision, createRevision } };
    if (history === void 0) this.#keys.set({ key, versions: [version] });
    else history.versions.push(version);
    const event = { type: value === void 0 ? "delete" : "put", key, revision, value, createRevision, previous };
    this.#log.push(event);
    events.push(attachment === void 0 ? event : { ...event, attachment });
    this.#schedule(key, revision, write.ttlSeconds);
    return { committed: true, revision, createRevision };
  }
  /** Replaces the key's timer with one for the time it has left, if it has an end. */
  #schedule(key, revision, ttlSeconds) {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    if (ttlSeconds === void 0) return;
    const remaining = ttlSeconds * 1e3;
    const timer = setTimeout(
      () => {
        if (remaining > LONGEST_TIMER_MS) this.#schedule(key, revision, (remaining - LONGEST_TIMER_MS) / 1e3);
        else this.commit({ key, value: void 0, expected: revision }).catch(() => void 0);
      },
      Math.min(remaining, LONGEST_TIMER_MS)
    );
    this.#timers.set(key, timer);
  }
};
var closedError2 = () => new StoreUnavailableError("the store is closed");
function versionAt(history, revision) {
  return history?.versions.findLast((version) => version.revision <= revision);
}

// dist/runtime/store/sqlite-columns.js
var EntryUnpacker = class {
  constructor(columns) {
    this.columns = columns;
  }
  columns;
  #index = 0;
  #offset = 0;
  next(key) {
    const { revisions, created, sizes, values } = this.columns;
    const index = this.#index++;
    const revision = revisions[index] ?? 0;
    if (revision === 0) return void 0;
    const size = sizes[index] ?? 0;
    const value = bufferOf(values.subarray(this.#offset, this.#offset + size));
    this.#offset += size;
    return { key, value, revision, createRevision: created[index] ?? 0 };
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
var bufferOf = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
var entryOf = ({ key, value, revision, created, damage }) => ({
  key,
  value: bufferOf(value),
  revision,
  createRevision: created,
  ...damage === void 0 ? {} : { damage }
});

// dist/runtime/store/sqlite-threads.js
import { Worker } from "node:worker_threads";

// dist/runtime/store/sqlite-database.js
import { existsSync, rmSync as rmSync2 } from "node:fs";
import { join } from "node:path";
import Sqlite, {} from "better-sqlite3";
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

// dist/runtime/store/sqlite-threads.js
var NO_VALUE2 = new Uint8Array(0);
function startThread(settings) {
  return new Worker(new URL("./sqlite-worker.js", import.meta.url), { workerData: settings, name: `kindwright-store-${settings.role}` });
}
var WriterThread = class {
  constructor(settings, start, listener) {
    this.listener = listener;
    this.#worker = start(settings);
    this.#opening = new Promise((resolve, reject) => {
      this.#opened = { resolve, reject };
    });
    this.#ended = new Promise((resolve) => this.#worker.once("exit", () => resolve()));
    this.#worker.on("message", (reply) => this.#hear(reply));
    this.#worker.on("error", (error) => this.#fail(new StoreUnavailableError(`the database thread ended: ${error.message}`)));
    this.#worker.on("exit", () => this.#fail(new StoreUnavailableError("the store is closed")));
  }
  listener;
  #worker;
  #compactions = /* @__PURE__ */ new Map();
  #opening;
  #ended;
  #opened;
  #queue = [];
  /** Batches sent and not answered, oldest first. */
  #sent = [];
  #revision = 0;
  #compactionId = 0;
  #failure;
  /** Resolves with the newest revision once the database is open; rejects with StoreOpenError. */
  opened() {
    return this.#opening;
  }
  /** The newest revision that was told. */
  get revision() {
    return this.#revision;
  }
  /** Why nothing can be written any more; undefined while it can. */
  get failure() {
    return this.#failure;
  }
  commit(write) {
    return new Promise((resolve, reject) => {
      if (this.#failure !== void 0) return reject(this.#failure);
      this.#queue.push({ write, resolve, reject });
      if (this.#queue.length === 1) setImmediate(() => this.#send());
    });
  }
  compact(revision) {
    return new Promise((resolve, reject) => {
      if (this.#failure !== void 0) return reject(this.#failure);
      const id = ++this.#compactionId;
      this.#compactions.set(id, { resolve, reject });
      this.#post({ kind: "compact", id, revision });
    });
  }
  /** Resolves when everything accepted is committed, told and the database is closed. */
  async close() {
    this.#send();
    this.#post({ kind: "close" });
    await this.#ended;
  }
  #send() {
    const group = this.#queue;
    if (group.length === 0) return;
    this.#queue = [];
    this.#sent.push(group);
    const batch = batchOf(group.map(({ write }) => write));
    this.#post({ kind: "commit", batch }, [batch.values.buffer]);
  }
  #post(request, transfer = []) {
    this.#worker.postMessage(request, transfer);
  }
  #hear(reply) {
    switch (reply.kind) {
      case "opened":
        this.#revision = reply.revision;
        this.#opened?.resolve(reply.revision);
        break;
      case "refused":
        this.#opened?.reject(new StoreOpenError(reply.fault, reply.message));
        break;
      case "committed":
        this.#settle(reply);
        break;
      case "expired":
        this.#tell(expiredEvents(reply));
        break;
      case "compacted":
        this.#compacted(reply.id, reply.failure);
        break;
    }
  }
  #compacted(id, failure) {
    const waiting = this.#compactions.get(id);
    this.#compactions.delete(id);
    if (failure === void 0) waiting?.resolve();
    else waiting?.reject(new StoreUnavailableError(`compaction failed: ${failure}`));
  }
  #settle(group) {
    const accepted = this.#sent.splice(0, group.batches).flat();
    const previous = new EntryUnpacker(group.previous);
    const events = [];
    let failed = 0;
    const results = accepted.map(({ write }, i) => {
      const held = previous.next(write.key);
      const revision = group.revisions[i] ?? 0;
      if (revision < 0) return faultOf(group.faults[failed++]);
      if (revision === 0) return { committed: false, current: held };
      const { key, value, attachment } = write;
      const createRevision = group.created[i] ?? revision;
      events.push({ type: value === void 0 ? "delete" : "put", key, revision, value, createRevision, previous: held, attachment });
      return { committed: true, revision, createRevision };
    });
    this.#tell(events);
    accepted.forEach(({ resolve, reject }, i) => {
      const result = results[i];
      if (result instanceof Error) reject(result);
      else if (result !== void 0) resolve(result);
    });
  }
  #tell(events) {
    const last = events[events.length - 1];
    if (last === void 0) return;
    this.#revision = last.revision;
    this.listener.committed(events, last.revision);
  }
  #fail(failure) {
    if (this.#failure !== void 0) return;
    this.#failure = failure;
    this.#opened?.reject(failure);
    const uncertain = new UncertainWriteError(`${failure.message}; the write may have happened`);
    for (const { reject } of this.#sent.flat()) reject(uncertain);
    for (const { reject } of this.#queue) reject(failure);
    this.#sent = [];
    this.#queue = [];
    for (const { reject } of this.#compactions.values()) reject(failure);
    this.#compactions.clear();
    this.listener.died(failure);
  }
};
function faultOf(fault2) {
  if (fault2?.damaged === true) return damagedError("write", fault2.message);
  const message2 = `the write failed: ${fault2?.message ?? "unknown"}`;
  return fault2?.full === true ? new StoreFullError(message2) : new StoreUnavailableError(message2);
}
var damagedError = (what, why) => new StoreDamagedError(`the ${what} failed, as the database is damaged (${why}); ${RECOVERY_ADVICE}`);
function batchOf(writes) {
  return {
    keys: writes.map(({ key }) => key),
    expected: writes.map(({ expected }) => expected ?? -1),
    sizes: writes.map(({ value }) => value?.length ?? -1),
    ttl: writes.map(({ ttlSeconds }) => ttlSeconds === void 0 ? -1 : Math.ceil(ttlSeconds * 1e3)),
    values: joined(writes.map(({ value }) => value ?? NO_VALUE2))
  };
}
function expiredEvents(expired) {
  const held = new EntryUnpacker(expired.previous);
  return expired.keys.map((key, i) => {
    const revision = expired.revisions[i] ?? 0;
    const previous = held.next(key);
    return { type: "delete", key, revision, value: void 0, createRevision: previous?.createRevision ?? revision, previous };
  });
}
var ReaderThread = class {
  #worker;
  #ended;
  #waiting = /* @__PURE__ */ new Map();
  #lastId = 0;
  #failure;
  constructor(settings, start) {
    this.#worker = start(settings);
    this.#ended = new Promise((resolve) => this.#worker.once("exit", () => resolve()));
    this.#worker.on("message", (reply) => this.#hear(reply));
    this.#worker.on("error", (error) => this.#fail(new StoreUnavailableError(`the reading thread ended: ${error.message}`)));
    this.#worker.on("exit", () => this.#fail(new StoreUnavailableError("the store is closed")));
  }
  /** The thread ended, asked to or not; it answers no more. */
  get ended() {
    return this.#failure !== void 0;
  }
  /** Rejects with CompactedError, FutureRevisionError or StoreUnavailableError. */
  ask(question) {
    return new Promise((resolve, reject) => {
      if (this.#failure !== void 0) return reject(this.#failure);
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id });
    });
  }
  /** Answers what was asked, then ends the thread. */
  async close() {
    this.#worker.postMessage({ kind: "close" });
    await this.#ended;
  }
  #hear(reply) {
    if (reply.kind === "closed") return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    const failure = failureOf(reply);
    if (failure !== void 0) waiting?.reject(failure);
    else if (isAnswer(reply)) waiting?.resolve(reply);
  }
  #fail(failure) {
    this.#failure ??= failure;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
};
var isAnswer = (reply) => reply.kind === "entries" || reply.kind === "history" || reply.kind === "compactedRevision";
function failureOf(reply) {
  switch (reply.kind) {
    case "compacted":
      return new CompactedError(reply.requested, reply.oldest);
    case "future":
      return new FutureRevisionError(reply.requested, reply.newest);
    case "failed":
      return reply.damaged ? damagedError("read", reply.message) : new StoreUnavailableError(`the read failed: ${reply.message}`);
    default:
      return void 0;
  }
}

// dist/runtime/store/sqlite.js
var DEFAULT_HISTORY_SECONDS = 300;
var RECOVERY_MS = 100;
var SqliteEngine = class {
  #settings;
  #dispatch = new Dispatch();
  #source;
  #writer;
  #reader;
  #closing;
  #start;
  #recovering = false;
  #recovery;
  constructor(options) {
    const { directory, historySeconds = DEFAULT_HISTORY_SECONDS, maxBytes, start = startThread } = options;
    this.#start = start;
    this.#settings = { directory, historySeconds, maxBytes };
    this.#source = {
      live: this.#dispatch,
      newest: () => this.#writer?.revision ?? 0,
      history: (prefix, after) => this.#history(prefix, after)
    };
  }
  /** Throws StoreOpenError where the folder is in use, damaged, of another program or not writable. */
  async open() {
    if (this.#closing !== void 0) throw closedError3();
    this.#writer ??= this.#startWriting();
    this.#reader ??= this.#startReading();
    try {
      return await this.#writer.opened();
    } catch (error) {
      await this.close();
      throw error;
    }
  }
  async get(key, revision) {
    const found = await this.#entries({ start: key, end: keyAfter(key), limit: void 0, uncounted: true, revision });
    return { entry: found.entries[0], revision: found.revision };
  }
  async range(prefix, options = {}) {
    const start = options.start !== void 0 && compareKeys(options.start, prefix) > 0 ? options.start : prefix;
    const { limit, uncounted = false, revision } = options;
    return this.#entries({ start, end: prefixEnd(prefix), limit, uncounted, revision });
  }
  async commit(write) {
    return this.#opened(this.#writer).commit(write);
  }
  watch(prefix, after, handler) {
    const obstacle = this.#writer === void 0 || this.#closing !== void 0 ? closedError3() : this.#writer.failure;
    if (obstacle === void 0) return new HistoryWatch(this.#source, prefix, after, handler);
    let cancelled = false;
    queueMicrotask(() => cancelled || handler.closed(obstacle));
    return {
      close: () => {
        cancelled = true;
      }
    };
  }
  async currentRevision() {
    const { failure, revision } = this.#opened(this.#writer);
    if (failure !== void 0) throw failure;
    return revision;
  }
  async compactedRevision() {
    const answer = await this.#reading().ask({ kind: "compactedRevision" });
    if (answer.kind !== "compactedRevision") throw misanswered(answer.kind);
    return answer.revision;
  }
  async compact(revision) {
    const writer = this.#opened(this.#writer);
    if (revision > writer.revision) throw new FutureRevisionError(revision, writer.revision);
    await writer.compact(revision);
  }
  close() {
    this.#closing ??= this.#close();
    return this.#closing;
  }
  async #close() {
    clearTimeout(this.#recovery);
    await this.#reader?.close();
    await this.#writer?.close();
  }
  async #entries(request) {
    const answer = await this.#reading().ask({ kind: "range", ...request });
    if (answer.kind !== "entries") throw misanswered(answer.kind);
    const entries = answer.rows.map(entryOf);
    return { entries, revision: answer.revision, more: answer.more, count: answer.count };
  }
  async #history(prefix, after) {
    const answer = await this.#reading().ask({ kind: "history", prefix, after });
    if (answer.kind !== "history") throw misanswered(answer.kind);
    return { events: answer.rows.map(eventOf), upTo: answer.upTo };
  }
  /** The reading thread; another one where it ended by itself, as it holds nothing that could be lost. */
  #reading() {
    const reader = this.#opened(this.#reader);
    if (!reader.ended) return reader;
    this.#reader = this.#startReading();
    return this.#reader;
  }
  #startReading() {
    return new ReaderThread({ role: "reader", ...this.#settings }, this.#start);
  }
  #startWriting() {
    let opened2 = false;
    const writer = new WriterThread({ role: "writer", ...this.#settings }, this.#start, {
      committed: (events, revision) => this.#dispatch.publish(events, revision),
      died: (error) => {
        this.#dispatch.closeAll(this.#closing === void 0 ? error : void 0);
        if (opened2 || this.#recovering) this.#recover();
      }
    });
    writer.opened().then(
      () => {
        opened2 = true;
        this.#recovering = false;
      },
      () => void 0
    );
    return writer;
  }
  /**
   * Another thread takes over from one that ended by itself: what it had committed is in the file, and watchers go on from
   * there. Tried until it succeeds; until then the store is unavailable and health checks say why.
   */
  #recover() {
    if (this.#closing !== void 0) return;
    this.#recovering = true;
    this.#recovery = setTimeout(() => {
      if (this.#closing === void 0) this.#writer = this.#startWriting();
    }, RECOVERY_MS);
  }
  #opened(thread) {
    if (thread === void 0 || this.#closing !== void 0) throw closedError3();
    return thread;
  }
};
var closedError3 = () => new StoreUnavailableError("the store is closed");
var misanswered = (kind) => new Error(`the reading thread answered with ${kind}`);
function eventOf(row) {
  const { key, revision } = row;
  const previous = row.previous === void 0 ? void 0 : entryOf(row.previous);
  if (row.created === 0) {
    return { type: "delete", key, revision, value: void 0, createRevision: previous?.createRevision ?? revision, previous };
  }
  const value = row.value === null ? Buffer.alloc(0) : bufferOf(row.value);
  const { damage } = row;
  return { type: "put", key, revision, value, createRevision: row.created, previous, ...damage === void 0 ? {} : { damage } };
}

// dist/runtime/store/cache-entry.js
var CacheEntry = class {
  constructor(key, revision, createRevision, item) {
    this.key = key;
    this.revision = revision;
    this.createRevision = createRevision;
    this.item = item;
  }
  key;
  revision;
  createRevision;
  item;
};
var CacheEvent = class {
  constructor(type, key, revision, current, previous) {
    this.type = type;
    this.key = key;
    this.revision = revision;
    this.current = current;
    this.previous = previous;
  }
  type;
  key;
  revision;
  current;
  previous;
  #memo;
  /** Encodings of the event, by names that the encoder chooses; dropped once the event is no longer recent. */
  get memo() {
    this.#memo ??= /* @__PURE__ */ new Map();
    return this.#memo;
  }
  /** Drops the encodings; they are made again on demand. */
  forget() {
    this.#memo = void 0;
  }
};

// dist/runtime/store/cache-late-subscription.js
var LateSubscription = class {
  constructor(engine, keys, after, listener, source) {
    this.keys = keys;
    this.listener = listener;
    this.source = source;
    this.#subscription = engine.watch("key" in keys ? keys.key : keys.prefix, after, {
      events: (events) => this.#read(events),
      progress: (revision) => {
        if (this.#state === "history" && revision >= this.source.oldest()) this.#meet();
      },
      closed: (error) => this.end(error)
    });
  }
  keys;
  listener;
  source;
  #subscription;
  #state = "history";
  get live() {
    return this.#state === "memory";
  }
  close() {
    if (this.#state === "history") this.source.ended();
    this.#state = "closed";
    this.#subscription?.close();
  }
  end(error) {
    if (this.#state !== "history") return;
    this.close();
    this.listener.closed(error);
  }
  /** Delivers events that are older than those in memory. */
  #read(events) {
    if (this.#state !== "history") return;
    const oldest = this.source.oldest();
    const older = events.filter((event) => event.revision <= oldest && holds(this.keys, event.key));
    if (older.length > 0) this.listener.events(older.map((event) => this.source.event(event)));
    const last = events[events.length - 1];
    if (this.#state === "history" && last !== void 0 && last.revision > oldest) this.#meet();
  }
  #meet() {
    this.#subscription?.close();
    this.#state = "memory";
    this.source.ended();
    const joined2 = this.source.join(this.source.oldest());
    if (this.#isClosed()) joined2.close();
    else this.#subscription = joined2;
  }
  #isClosed() {
    return this.#state === "closed";
  }
};

// dist/runtime/store/event-ring.js
var MEMOS = 1e3;
var MEMO_BYTES = 16 * 1024 * 1024;
var SMALLEST_RING = 64;
var EventRing = class {
  /** `oldest`: nothing before or at this revision is in the ring. `weigh`: bytes that an event holds. */
  constructor(oldest, bounds = {}, weigh = () => 0) {
    this.weigh = weigh;
    this.#oldest = oldest;
    this.#minimum = bounds.minimum ?? 1e3;
    this.#maximum = bounds.maximum ?? 1e5;
    this.#milliseconds = (bounds.seconds ?? 75) * 1e3;
    this.#maximumBytes = bounds.bytes ?? 64 * 1024 * 1024;
  }
  weigh;
  #minimum;
  #maximum;
  #milliseconds;
  #maximumBytes;
  #bytes = 0;
  /** The first event whose encodings are kept, and the bytes of the objects of all of them. */
  #firstMemo = 0;
  #memoBytes = 0;
  /** A circular buffer whose size is a power of two: event number n is at n modulo the size. */
  #places = new Array(SMALLEST_RING);
  #times = new Array(SMALLEST_RING).fill(0);
  #first = 0;
  #end = 0;
  #oldest;
  /** The ring holds every event after this revision. */
  get oldest() {
    return this.#oldest;
  }
  get size() {
    return this.#end - this.#first;
  }
  /** `now`: milliseconds of a clock that never goes back. */
  push(event, now) {
    const weight = this.weigh(event);
    this.#bytes += weight;
    this.#trim(now);
    if (this.size === this.#places.length) this.#resize(this.#places.length * 2);
    const place = this.#end++ & this.#places.length - 1;
    this.#places[place] = event;
    this.#times[place] = now;
    this.#memoBytes += weight;
    while (this.#end - this.#firstMemo > MEMOS || this.#memoBytes > MEMO_BYTES && this.#firstMemo < this.#end) this.#forgetMemo();
  }
  /** The events after the revision, which must not be before `oldest`. */
  after(revision) {
    let low = this.#first;
    let high = this.#end;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#at(middle)?.revision ?? 0) <= revision) low = middle + 1;
      else high = middle;
    }
    const events = [];
    for (let number = low; number < this.#end; number++) {
      const event = this.#at(number);
      if (event !== void 0) events.push(event);
    }
    return events;
  }
  #forgetMemo() {
    const event = this.#at(this.#firstMemo++);
    if (event === void 0) return;
    event.forget();
    this.#memoBytes -= this.weigh(event);
  }
  #at(number) {
    return number < this.#first ? void 0 : this.#places[number & this.#places.length - 1];
  }
  #trim(now) {
    while (this.#isOver(now)) {
      if (this.#firstMemo === this.#first) this.#forgetMemo();
      const place = this.#first++ & this.#places.length - 1;
      const event = this.#places[place];
      this.#oldest = event?.revision ?? this.#oldest;
      if (event !== void 0) this.#bytes -= this.weigh(event);
      this.#places[place] = void 0;
    }
    if (this.#places.length > SMALLEST_RING && this.size < this.#places.length / 4) this.#resize(this.#places.length / 2);
  }
  #isOver(now) {
    if (this.size === 0) return false;
    return this.size >= this.#maximum || this.#bytes > this.#maximumBytes || this.size >= this.#minimum && this.#age(now) > this.#milliseconds;
  }
  #age(now) {
    return now - (this.#times[this.#first & this.#places.length - 1] ?? now);
  }
  #resize(places) {
    const events = new Array(places);
    const times = new Array(places).fill(0);
    for (let number = this.#first; number < this.#end; number++) {
      const from = number & this.#places.length - 1;
      events[number & places - 1] = this.#places[from];
      times[number & places - 1] = this.#times[from] ?? 0;
    }
    this.#places = events;
    this.#times = times;
  }
};

// dist/runtime/store/reflector.js
var FIRST_PAUSE_MS2 = 50;
var LONGEST_PAUSE_MS2 = 5e3;
var Reflector = class {
  constructor(engine, prefix, target) {
    this.engine = engine;
    this.prefix = prefix;
    this.target = target;
  }
  engine;
  prefix;
  target;
  #watch;
  #state = "idle";
  #healthy = false;
  #pause = FIRST_PAUSE_MS2;
  #wake;
  #failure;
  get healthy() {
    return this.#healthy;
  }
  /** Why the last attempt to load failed; undefined where it did not. */
  get failure() {
    return this.#failure;
  }
  start() {
    if (this.#state !== "idle") return;
    this.#state = "running";
    void this.#run();
  }
  close() {
    this.#state = "closed";
    this.#healthy = false;
    this.#watch?.close();
    this.#wake?.();
  }
  async #run() {
    for (let loaded = false; this.#state === "running"; ) {
      try {
        const from = loaded ? this.target.position() : await this.target.load();
        if (this.#state !== "running") return;
        loaded = true;
        this.#thrive();
        loaded = canResume(await this.#watched(from));
      } catch (error) {
        this.#fail(error instanceof Error ? error : new Error(String(error)));
      }
      this.#healthy = false;
      await this.#rest();
    }
  }
  /** Watches from the revision; resolves with what ended the watch. */
  #watched(from) {
    return new Promise((resolve) => {
      this.#watch = this.engine.watch(this.prefix, from, {
        events: (events) => {
          this.target.events(events);
          this.#thrive();
        },
        progress: (revision) => {
          this.target.progress(revision);
          this.#thrive();
        },
        closed: resolve
      });
    });
  }
  #fail(error) {
    const known = this.#failure?.message === error.message;
    this.#failure = error;
    if (!known) this.target.failed?.(error);
  }
  #thrive() {
    this.#healthy = true;
    this.#failure = void 0;
    this.#pause = FIRST_PAUSE_MS2;
  }
  #rest() {
    if (this.#state !== "running") return Promise.resolve();
    const pause = this.#pause;
    this.#pause = Math.min(LONGEST_PAUSE_MS2, pause * 2);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
};
var canResume = (error) => error === void 0 || error instanceof StoreUnavailableError;

// dist/runtime/store/cache.js
var PAGE_ENTRIES = 500;
var WRITE_LAG_MS = 1e4;
var WatchCache = class {
  constructor(engine, options) {
    this.engine = engine;
    this.options = options;
    this.#ready = new Promise((resolve, reject) => {
      this.#becomeReady = { resolve, reject };
    });
    this.#ready.catch(() => void 0);
    this.#reflector = new Reflector(engine, options.prefix, {
      load: () => this.#load(),
      position: () => this.#revision,
      events: (events) => this.#apply(events),
      progress: (revision) => {
        this.#advance(revision);
        this.#becomeReady?.resolve();
      },
      failed: (error) => {
        if (error instanceof StoreDamagedError) options.damaged?.(error);
      }
    });
  }
  engine;
  options;
  #dispatch = new Dispatch();
  #late = /* @__PURE__ */ new Set();
  #waiters = new RevisionWaiters();
  #reflector;
  #ready;
  #becomeReady;
  #entries = new SortedEntries();
  /** Keys whose values cannot be read, which are not among the entries. */
  #unreadable = /* @__PURE__ */ new Map();
  /** Before the first load no revision is in the ring. */
  #ring = new EventRing(Number.POSITIVE_INFINITY);
  #loaded = false;
  #revision = 0;
  #changedAt = 0;
  /**
   * Starts the cache where it is not started and resolves once it holds the store's content and follows it, however long the
   * engine takes to answer. Rejects with StoreUnavailableError where the cache is closed before.
   */
  ready() {
    this.#reflector.start();
    return this.#ready;
  }
  /**
   * Whether the cache follows its engine now. False before it is loaded and while the engine fails; meanwhile it shows the last
   * state it saw.
   */
  get healthy() {
    return this.#reflector.healthy;
  }
  /** The newest revision the cache shows, whichever prefix it changed; 0 before the first load. */
  get revision() {
    return this.#revision;
  }
  /** The content is the same at every revision from this one to `revision`, so that the cache can answer exact reads of those. */
  get changedAt() {
    return this.#changedAt;
  }
  /** Subscriptions after this revision or a later one are served from memory. */
  get oldestRevision() {
    return this.#ring.oldest;
  }
  /** Keys held. */
  get size() {
    return this.#entries.size;
  }
  /** Throws UnreadableValueError where the key holds what cannot be read. */
  get(key) {
    const entry = this.#entries.get(key);
    if (entry === void 0 && this.#unreadable.size > 0) this.#checkReadable(key, keyAfter(key));
    return entry;
  }
  /** Errors of unreadable values, by key; empty unless the store was damaged from outside. */
  get unreadable() {
    return this.#unreadable;
  }
  /** Why nothing could be loaded at the last try; undefined where the cache is loaded. */
  get failure() {
    return this.#loaded ? void 0 : this.#reflector.failure;
  }
  /**
   * The keys of a prefix in order: a snapshot that stays as it is. `start` (inclusive) and `limit` cut a page out of it. Throws
   * UnreadableValueError where a key from `start` on cannot be read.
   */
  list(prefix = this.options.prefix, page = {}) {
    const start = page.start !== void 0 && compareKeys(page.start, prefix) > 0 ? page.start : prefix;
    const end = prefixEnd(prefix);
    if (this.#unreadable.size > 0) this.#checkReadable(start, end);
    const entries = this.#entries.slice(start, end, page.limit);
    const complete = page.limit === void 0 || entries.length < page.limit;
    const count = complete ? entries.length : this.#entries.count(start, end);
    return { entries, revision: this.#revision, more: count > entries.length, count };
  }
  /** Throws UnreadableValueError where a key of the prefix cannot be read. */
  checkReadable(prefix) {
    if (this.#unreadable.size > 0) this.#checkReadable(prefix, prefixEnd(prefix));
  }
  /** The keys of a prefix that can be read, in order, for those who must go on without the others. */
  readable(prefix = this.options.prefix) {
    return this.#entries.slice(prefix, prefixEnd(prefix));
  }
  /** Resolves with true as soon as the cache shows the revision or a newer one, with false when the time is over before. */
  waitFor(revision, timeoutMs) {
    return this.#revision >= revision ? Promise.resolve(true) : this.#waiters.wait(revision, timeoutMs);
  }
  /** Commits the write to the engine; when it resolves, the cache shows it. */
  async write(write) {
    const result = await this.engine.commit(write);
    if (result.committed && this.#loaded) await this.waitFor(result.revision, WRITE_LAG_MS);
    return result;
  }
  /**
   * Delivers every change after a revision, then live ones. Changes in memory are delivered before this returns; older ones are
   * read from the engine's history.
   */
  subscribe(scope, listener) {
    const { after } = scope;
    const keys = scope.key === void 0 ? { prefix: scope.keyPrefix ?? this.options.prefix } : { key: scope.key };
    if (after >= this.#ring.oldest) return this.#join(keys, after, listener);
    const late = new LateSubscription(this.engine, keys, after, listener, {
      oldest: () => this.#ring.oldest,
      join: (from) => this.#join(keys, from, listener),
      event: (event) => this.#eventOf(event),
      ended: () => this.#late.delete(late)
    });
    this.#late.add(late);
    return late;
  }
  /** Ends all subscriptions and the watch of the engine, which stays open. */
  close() {
    this.#reflector.close();
    this.#loaded = false;
    for (const late of this.#late) late.end(void 0);
    this.#dispatch.closeAll(void 0);
    this.#waiters.giveUp();
    this.#becomeReady?.reject(new StoreUnavailableError("the cache is closed"));
  }
  #join(keys, after, listener) {
    const backlog = this.#ring.after(after).filter((event) => holds(keys, event.key));
    const subscription = this.#dispatch.join(keys, Math.max(after, this.#revision), listener, backlog, this.#revision);
    return { live: true, close: () => subscription.close() };
  }
  async #load() {
    const { prefix } = this.options;
    await this.options.prepare?.();
    const entries = new SortedEntries();
    const unreadable = /* @__PURE__ */ new Map();
    let revision;
    let start = prefix;
    for (let more = true; more; ) {
      const page = await this.engine.range(prefix, { start, limit: PAGE_ENTRIES, uncounted: true, revision });
      for (const stored of page.entries) {
        const entry = this.#readEntry(stored, void 0);
        if (entry instanceof UnreadableValueError) unreadable.set(stored.key, this.#told(entry));
        else entries.set(entry);
      }
      const last = page.entries[page.entries.length - 1];
      more = page.more && last !== void 0;
      if (last !== void 0) start = keyAfter(last.key);
      revision = page.revision;
    }
    this.#replace(entries, unreadable, revision ?? 0);
    return this.#revision;
  }
  /** A ring of the events after a revision, which counts what they hold. */
  #ringFrom(revision) {
    return new EventRing(revision, this.options.ring, (event) => this.#weigh(event.current) + this.#weigh(event.previous));
  }
  #replace(entries, unreadable, revision) {
    const [seen, before] = [this.#revision, this.#entries];
    this.#entries = entries;
    this.#unreadable = unreadable;
    this.#ring = this.#ringFrom(revision);
    this.#revision = revision;
    this.#changedAt = revision;
    if (this.#loaded) this.#dispatch.closeAll(new ContentReplacedError(seen, revision, before.slice("", void 0)));
    this.#loaded = true;
    this.#waiters.reached(revision);
  }
  #apply(events) {
    const now = performance.now();
    const batch = [];
    for (const change of events) {
      const { key } = change;
      const previous = this.#entries.get(key);
      const current = this.#currentOf(change, previous?.key);
      if (current instanceof UnreadableValueError) {
        this.#lose(current, batch.splice(0));
        continue;
      }
      if (this.#unreadable.size > 0) this.#unreadable.delete(key);
      const event = new CacheEvent(change.type, key, change.revision, current, previous);
      if (event.current !== void 0) this.#entries.set(event.current);
      else if (event.previous !== void 0) this.#entries.delete(event.key);
      else continue;
      this.#ring.push(event, now);
      batch.push(event);
    }
    this.#changedAt = batch[batch.length - 1]?.revision ?? this.#changedAt;
    this.#advance(events[events.length - 1]?.revision ?? this.#revision, batch);
  }
  #advance(revision, batch = []) {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#dispatch.publish(batch, revision);
    this.#waiters.reached(revision);
  }
  /**
   * Marks the key as unreadable. Its new value cannot be delivered, so all subscriptions end with the error; those that resume
   * from an earlier revision get it again.
   */
  #lose(error, before) {
    this.#advance(error.revision - 1, before);
    this.#entries.delete(error.key);
    this.#unreadable.set(error.key, this.#told(error));
    this.#ring = this.#ringFrom(error.revision);
    this.#changedAt = error.revision;
    this.#revision = error.revision;
    this.#dispatch.closeAll(error);
    this.#waiters.reached(error.revision);
  }
  #told(error) {
    const known = this.#unreadable.get(error.key);
    if (known?.revision !== error.revision) this.options.unreadable?.(error);
    return error;
  }
  #weigh(entry) {
    return entry === void 0 ? 0 : this.options.weigh?.(entry.item) ?? 0;
  }
  #checkReadable(start, end) {
    for (const [key, error] of this.#unreadable)
      if (compareKeys(key, start) >= 0 && (end === void 0 || compareKeys(key, end) < 0)) throw error;
  }
  /** An event of the engine's history. Throws UnreadableValueError. */
  #eventOf(event) {
    const { type, key, revision, previous } = event;
    return new CacheEvent(type, key, revision, entryOrThrow(this.#currentOf(event)), this.#entryBefore(previous));
  }
  /** The entry before the event; undefined where that cannot be read, because it was never delivered. */
  #entryBefore(previous) {
    const entry = previous === void 0 ? void 0 : this.#readEntry(previous, void 0);
    return entry instanceof UnreadableValueError ? void 0 : entry;
  }
  #currentOf(event, key = event.key) {
    const { revision, createRevision, value, attachment, damage } = event;
    return value === void 0 ? void 0 : this.#readEntry({ key, value, revision, createRevision, damage }, attachment);
  }
  #readEntry({ key, value, revision, createRevision, damage }, attachment) {
    if (damage !== void 0) return new UnreadableValueError(key, revision, damage);
    try {
      return new CacheEntry(key, revision, createRevision, this.options.ingest(key, value, revision, attachment));
    } catch (error) {
      return new UnreadableValueError(key, revision, error instanceof Error ? error.message : String(error));
    }
  }
};
function entryOrThrow(entry) {
  if (entry instanceof UnreadableValueError) throw entry;
  return entry;
}

// dist/runtime/store/sqlite-backup.js
import { closeSync as closeSync2, existsSync as existsSync2, fsyncSync, openSync as openSync2, readSync, renameSync as renameSync2, rmSync as rmSync3, writeSync as writeSync2 } from "node:fs";
import path2 from "node:path";
import Sqlite2 from "better-sqlite3";
function backUp(directory, file) {
  if (!existsSync2(path2.join(directory, DATABASE_FILE))) throw new StoreOpenError("unwritable", `there is no store in ${directory}`);
  if (existsSync2(file)) throw new StoreOpenError("unwritable", `${file} exists; a backup replaces nothing`);
  const unfinished = `${file}.unfinished`;
  rmSync3(unfinished, { force: true });
  ownerOnlyFile(unfinished);
  const database = openForReading(directory);
  try {
    database.prepare("VACUUM INTO ?").run(unfinished);
  } finally {
    database.close();
  }
  settle(unfinished, file);
}
function restore(file, directory) {
  const target = path2.join(directory, DATABASE_FILE);
  if (!existsSync2(file)) throw new StoreOpenError("unwritable", `there is no file ${file}`);
  if (existsSync2(target)) throw new StoreOpenError("unwritable", `${directory} has a store; restore into another folder, or move it away`);
  ownerOnlyFolder(directory);
  const unfinished = `${target}.unfinished`;
  rmSync3(unfinished, { force: true });
  try {
    copy(file, unfinished);
    check(unfinished, file);
    settle(unfinished, target);
    openOwned(directory, void 0).close();
  } finally {
    rmSync3(unfinished, { force: true });
  }
}
var COPIED_BYTES = 1024 * 1024;
function copy(from, to) {
  const [source, target] = [openSync2(from, "r"), newOwnerOnly(to)];
  try {
    const piece = Buffer.alloc(COPIED_BYTES);
    for (let size = readSync(source, piece); size > 0; size = readSync(source, piece)) {
      for (let at = 0; at < size; ) at += writeSync2(target, piece, at, size - at);
    }
  } finally {
    closeSync2(source);
    closeSync2(target);
  }
}
function check(copied, file) {
  let verdict;
  try {
    const database = new Sqlite2(copied, { readonly: true });
    try {
      verdict = database.pragma("quick_check", { simple: true });
      checkOwn(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError("corrupt", `${file} is damaged or no backup`);
  }
  if (verdict !== "ok") throw new StoreOpenError("corrupt", `${file} is damaged`);
}
function settle(unfinished, file) {
  sync(unfinished);
  renameSync2(unfinished, file);
  sync(path2.dirname(file));
}
function sync(name) {
  const handle = openSync2(name, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync2(handle);
  }
}

// dist/runtime/store/sqlite-check.js
import { existsSync as existsSync3 } from "node:fs";
import path3 from "node:path";

// dist/runtime/store/sqlite-reader.js
var PAGE_EVENTS2 = 500;
var PAGE_BYTES2 = 4 * 1024 * 1024;
var PAGE_REVISIONS = 2e4;
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
      const changes = this.#changes.all(request.after, window, request.prefix, end, end, PAGE_EVENTS2);
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
      const whole = rows.length === changes.length && rows.length < PAGE_EVENTS2;
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

// dist/runtime/store/sqlite-check.js
var SHOWN = 100;
var LOG_CHECKS = [
  {
    says: "the log holds no value",
    find: `SELECT revision, key FROM log WHERE created > 0 AND typeof(value) <> 'blob'`
  },
  {
    says: "the log says it was made after it was changed",
    find: "SELECT revision, key FROM log WHERE created > revision OR previous >= revision OR created < 0 OR previous < 0"
  },
  {
    says: "the version that was replaced is missing",
    find: `SELECT revision, key FROM log AS one WHERE previous > 0 AND revision > (SELECT scrubbed FROM progress)
      AND NOT EXISTS (SELECT 1 FROM log AS other WHERE other.revision = one.previous AND other.key = one.key)`
  },
  {
    says: "it was made anew although it was there",
    find: `SELECT revision, key FROM log AS one WHERE previous = 0 AND created = revision AND EXISTS
      (SELECT 1 FROM log AS other INDEXED BY log_by_key WHERE other.key = one.key AND other.revision =
        (SELECT max(revision) FROM log AS before INDEXED BY log_by_key WHERE before.key = one.key AND before.revision < one.revision)
        AND other.created > 0)`
  }
];
function checkDatabase(directory) {
  const file = path3.join(directory, DATABASE_FILE);
  if (!existsSync3(file)) throw new StoreOpenError("unwritable", `there is no store in ${directory}`);
  try {
    const database = openForReading(directory);
    try {
      checkOwn(database, file);
      return database.transaction(() => [...pageFaults(database), ...logFaults(database)])();
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [{ key: void 0, message: `the database is damaged or none: ${messageOf(error)}` }];
  }
}
function pageFaults(database) {
  const lines = database.prepare(`PRAGMA integrity_check(${SHOWN})`).pluck().all();
  return lines.filter((line) => line !== "ok").map((line) => ({ key: void 0, message: `the database is damaged: ${line.replace(/\n/g, "; ")}` }));
}
function logFaults(database) {
  const faults = [];
  const tried = (find) => {
    try {
      faults.push(...find());
    } catch (error) {
      if (!isDamage(error)) throw error;
      faults.push({ key: void 0, message: `the log cannot be read: ${messageOf(error)}` });
    }
  };
  tried(() => orderFaults(database));
  for (const { says, find } of LOG_CHECKS) {
    tried(
      () => database.prepare(`${find} LIMIT ${SHOWN}`).all().map(({ revision, key }) => ({ key, message: `${says} (revision ${revision})` }))
    );
  }
  return faults;
}
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
function storeReader(directory) {
  let snapshots;
  return {
    async range(prefix, { start = prefix, limit, uncounted = false, revision } = {}) {
      snapshots ??= new Snapshots(openForReading(directory));
      const { rows, ...page } = snapshots.range({ start, end: prefixEnd(prefix), limit, uncounted, revision });
      return { ...page, entries: rows.map(entryOf) };
    },
    close: () => snapshots?.close()
  };
}
var messageOf = (error) => error instanceof Error ? error.message : String(error);

// dist/runtime/controllers/framework/cache-follower.js
var PAUSE_MS = 1e3;
var CacheFollower = class {
  constructor(resource, scope, listener, version = resource.forms.version(resource.definition.hub)) {
    this.resource = resource;
    this.scope = scope;
    this.listener = listener;
    this.version = version;
  }
  resource;
  scope;
  listener;
  version;
  #pending = /* @__PURE__ */ new Map();
  #waiting = [];
  #order = 0;
  #subscription;
  #first = [];
  /** Whether there is something to tell; what is there first has to be looked for. */
  #working = true;
  #stopped = false;
  /** Resolves once the listener was told of all that was there. */
  async start() {
    const { resource } = this;
    while (!this.#stopped) {
      try {
        await resource.ready(this.version);
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
      }
    }
    if (this.#stopped) return;
    this.#first = this.#entries();
    this.#subscribe(resource.cache.revision);
    setImmediate(() => void this.#work());
    await this.told();
  }
  stop() {
    this.#stopped = true;
    this.#subscription?.close();
    this.#pending.clear();
    this.#first = [];
    this.#release(Number.POSITIVE_INFINITY);
  }
  /** Whether the listener was told of all that the cache shows now. */
  get idle() {
    return !this.#working;
  }
  /** Resolves once the listener was told of all that the cache shows now, whatever comes meanwhile. */
  told() {
    if (!this.#working || this.#stopped) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ upTo: this.#order, resolve }));
  }
  /** Keys of changes that the listener was not told of yet. */
  untold() {
    return this.#pending.keys();
  }
  #entries() {
    const { cache, definition } = this.resource;
    const { namespace = "", name } = this.scope;
    if (name === void 0) return cache.readable(this.resource.collection(namespace));
    const key = this.resource.key(definition.namespaced ? namespace : "", name);
    return cache.readable(key).filter((entry) => entry.key === key);
  }
  #subscribe(after) {
    const { cache } = this.resource;
    const { namespace = "", name } = this.scope;
    const where = name === void 0 ? { keyPrefix: this.resource.collection(namespace) } : { key: this.resource.key(namespace, name) };
    this.#subscription = cache.subscribe(
      { after, ...where },
      {
        events: (events) => {
          for (const { key, previous, current } of events) this.#note(key, previous, current);
          this.#begin();
        },
        closed: (error) => {
          if (error === void 0 || this.#stopped) return;
          const from = cache.revision;
          if (error instanceof ContentReplacedError) this.#noteDifference(error.before);
          queueMicrotask(() => {
            if (!this.#stopped) this.#subscribe(from);
          });
          this.#begin();
        }
      }
    );
  }
  #note(key, previous, current) {
    const known = this.#pending.get(key);
    if (known === void 0) this.#pending.set(key, { previous, current, order: ++this.#order });
    else if (known.previous === void 0 && current === void 0) this.#pending.delete(key);
    else known.current = current;
  }
  #noteDifference(before) {
    const now = new Map(this.#entries().map((entry) => [entry.key, entry]));
    const prefix = this.resource.collection(this.scope.namespace ?? "");
    const { name } = this.scope;
    for (const entry of before) {
      if (!entry.key.startsWith(prefix) || name !== void 0 && entry.item.name !== name) continue;
      const current = now.get(entry.key);
      now.delete(entry.key);
      if (current?.revision !== entry.revision) this.#note(entry.key, entry, current);
    }
    for (const [key, entry] of now) this.#note(key, void 0, entry);
  }
  #begin() {
    if (this.#working || this.#stopped) return;
    this.#working = true;
    setImmediate(() => void this.#work());
  }
  async #work() {
    const turn = this.resource.environment.pace.begin();
    for (const entry of this.#first) {
      this.#tell(void 0, entry);
      const wait = turn();
      if (wait !== void 0) await wait;
      if (this.#stopped) return;
    }
    this.#first = [];
    for (const [key, { previous, current, order }] of this.#pending) {
      this.#release(order - 1);
      this.#pending.delete(key);
      if (previous !== void 0 && current !== void 0 && previous.createRevision !== current.createRevision) {
        this.#tell(previous, void 0);
        this.#tell(void 0, current);
      } else this.#tell(previous, current);
      const wait = turn();
      if (wait !== void 0) await wait;
      if (this.#stopped) return;
    }
    this.#working = false;
    this.#release(Number.POSITIVE_INFINITY);
  }
  /** What came up to a change was told. */
  #release(upTo) {
    while (this.#waiting[0] !== void 0 && this.#waiting[0].upTo <= upTo) this.#waiting.shift()?.resolve();
  }
  #tell(previous, current) {
    try {
      this.listener(previous, current);
    } catch (error) {
      console.error(`a listener to ${this.resource.definition.id} failed:`, error);
    }
  }
};

// dist/runtime/resource/pace.js
var TURN_MS = 4;
var FREE_MS = 1;
var SHORT_BYTES = 32 * 1024;
function together(turn) {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => turn());
    return last;
  };
}
var Pace = class {
  #waiting = [];
  #pass = 0;
  #taken = false;
  /** Registers one piece of long work, and returns the function to call before each of its steps. */
  begin() {
    const worker = { until: performance.now() + FREE_MS, pass: Number.NaN, goOn: () => void 0 };
    let free = true;
    return () => {
      free &&= performance.now() < worker.until;
      if (free || worker.pass === this.#pass && performance.now() < worker.until) return void 0;
      if (!this.#taken) {
        this.#give(worker);
        return void 0;
      }
      return new Promise((resolve) => {
        worker.goOn = resolve;
        this.#waiting.push(worker);
      });
    };
  }
  /** For work on an object of so many bytes; undefined where it needs no turns. */
  ofObject(bytes) {
    return bytes <= SHORT_BYTES ? void 0 : this.begin();
  }
  #give(worker) {
    this.#taken = true;
    worker.pass = this.#pass;
    worker.until = performance.now() + TURN_MS;
    setImmediate(() => this.#next());
  }
  #next() {
    this.#pass += 1;
    this.#taken = false;
    const worker = this.#waiting.shift();
    if (worker === void 0) return;
    this.#give(worker);
    worker.goOn();
  }
};

export {
  ownerOnlyFolder,
  makeOwnerOnlyFolder,
  closeToOthers,
  ownerOnlyFile,
  newOwnerOnly,
  writeOwnerOnly,
  CompactedError,
  FutureRevisionError,
  StoreOpenError,
  UncertainWriteError,
  StoreUnavailableError,
  StoreDamagedError,
  UnreadableValueError,
  ValueTooLargeError,
  StoreFullError,
  keyAfter,
  WatchCache,
  EtcdEngine,
  MemoryEngine,
  SqliteEngine,
  backUp,
  restore,
  checkDatabase,
  storeReader,
  CacheFollower,
  together,
  Pace
};
