import {
  isObject
} from "./chunk-CRGR5NKP.js";

// dist/runtime/model/bounded-cache.js
var BoundedCache = class {
  /** `limit`: what all entries may weigh together, in bytes, the keys included. */
  constructor(limit) {
    this.limit = limit;
  }
  limit;
  #young = /* @__PURE__ */ new Map();
  #old = /* @__PURE__ */ new Map();
  #youngWeight = 0;
  #oldWeight = 0;
  /** What the entries weigh now. */
  get weight() {
    return this.#youngWeight + this.#oldWeight;
  }
  get(key) {
    const young = this.#young.get(key);
    if (young !== void 0) return young.value;
    const old = this.#old.get(key);
    if (old === void 0) return void 0;
    this.delete(key);
    this.#keep(key, old);
    return old.value;
  }
  /** An entry that weighs more than half of the limit is not kept. */
  set(key, value, weight) {
    this.delete(key);
    if (weight <= this.limit / 2) this.#keep(key, { value, weight });
  }
  delete(key) {
    this.#youngWeight -= this.#young.get(key)?.weight ?? 0;
    this.#young.delete(key);
    this.#oldWeight -= this.#old.get(key)?.weight ?? 0;
    this.#old.delete(key);
  }
  clear() {
    this.#young = /* @__PURE__ */ new Map();
    this.#old = /* @__PURE__ */ new Map();
    this.#youngWeight = 0;
    this.#oldWeight = 0;
  }
  #keep(key, entry) {
    if (this.#youngWeight + entry.weight > this.limit / 2) {
      this.#old = this.#young;
      this.#oldWeight = this.#youngWeight;
      this.#young = /* @__PURE__ */ new Map();
      this.#youngWeight = 0;
    }
    this.#young.set(key, entry);
    this.#youngWeight += entry.weight;
  }
};

// dist/runtime/model/abridged.js
var MAX_SHOWN = 4096;
var MAX_STRUCTS = 40;
var abridged = (value) => {
  if (typeof value === "string") return value.length <= MAX_SHOWN ? value : value.slice(0, MAX_SHOWN);
  return typeof value === "object" && value !== null ? beginning(value, { characters: MAX_SHOWN, structs: MAX_STRUCTS }) : value;
};
function beginning(value, left) {
  if (typeof value === "string") {
    const shown = value.length <= left.characters ? value : value.slice(0, Math.max(0, left.characters));
    left.characters -= shown.length + 2;
    return shown;
  }
  left.characters -= 4;
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? firstItems(value, left) : firstMembers(value, left);
}
function firstItems(list, left) {
  const out = [];
  for (const item of list) {
    if (left.characters <= 0 || left.structs <= 0) break;
    out.push(beginning(item, left));
  }
  return out;
}
function firstMembers(struct, left) {
  left.structs -= 1;
  const out = [];
  for (const name in struct) {
    if (left.characters <= 0 || left.structs <= 0) break;
    left.characters -= name.length;
    out.push([name, beginning(struct[name], left)]);
  }
  return Object.fromEntries(out);
}
var cut = (text, characters = MAX_SHOWN) => text.length <= characters ? text : `${text.slice(0, characters)}...`;

// dist/runtime/model/fault-budget.js
var MAX_FAULTS = 100;
function faultsOfEach(items, faultsOf) {
  const out = [];
  let index = 0;
  for (const item of items) {
    out.push(...faultsOf(item, index));
    if (out.length >= MAX_FAULTS) break;
    index += 1;
  }
  return out;
}

// dist/runtime/model/quantity.js
var DECIMAL = ["n", "u", "m", "", "k", "M", "G", "T", "P", "E"];
var BINARY = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];
var MAX_LENGTH = 1e3;
var NANO = 1000000000n;
var MILLI = 1000000n;
var MAX = (2n ** 63n - 1n) * NANO;
var FORM = /^([+-]?)((?:\d+(?:\.\d*)?|\.\d*)?)(?:([eE][+-]?\d+)|(n|u|m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)|)$/;
var QUANTITY_FAULT = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
var parsed = new BoundedCache(1024 * 1024);
var ENTRY_BYTES = 250;
function parse(text) {
  if (text.length > MAX_LENGTH) return void 0;
  const known = parsed.get(text);
  if (known !== void 0) return known;
  const read = readQuantity(text);
  if (read !== void 0) parsed.set(text, read, 4 * text.length + ENTRY_BYTES);
  return read;
}
function readQuantity(text) {
  const match = text === "" ? null : FORM.exec(text);
  if (match === null) return void 0;
  const [, sign = "", digits = "", exponent, suffix = ""] = match;
  const [whole = "", fraction = ""] = digits.split(".");
  const places = fraction.length;
  const unscaled = BigInt(`${whole}${fraction}` || "0");
  const power = exponent === void 0 ? (DECIMAL.indexOf(suffix) - 3) * 3 : Number(exponent.slice(1));
  if (Math.abs(power) > 100) return void 0;
  const binary = BINARY.indexOf(suffix);
  const isBinary = suffix !== "" && binary > 0;
  const numerator = unscaled * NANO * (isBinary ? 1024n ** BigInt(binary) : power > 0 ? 10n ** BigInt(power) : 1n);
  const denominator = 10n ** BigInt(places) * (!isBinary && power < 0 ? 10n ** BigInt(-power) : 1n);
  const magnitude = ceil(numerator, denominator);
  const capped = isBinary && magnitude > MAX ? MAX : magnitude;
  return {
    nanos: sign === "-" ? -capped : capped,
    family: exponent !== void 0 ? "exponent" : isBinary ? "binary" : "decimal",
    whole: fraction === "" ? BigInt(sign === "-" ? -unscaled : unscaled) : void 0,
    unit: exponent === void 0 ? suffix : exponent.toLowerCase().replace("+", "")
  };
}
var ceil = (numerator, denominator) => (numerator + denominator - 1n) / denominator;
var LEAP = 12;
var LEAP_UNIT = 1000n ** BigInt(LEAP);
function canonical(nanos, family) {
  if (nanos === 0n) return { digits: 0n, unit: "" };
  if (family === "binary" && nanos % NANO === 0n) {
    let digits2 = nanos / NANO;
    let step2 = 0;
    while (digits2 % 1024n === 0n && step2 < BINARY.length - 1) {
      digits2 /= 1024n;
      step2 += 1;
    }
    return { digits: digits2, unit: BINARY[step2] ?? "" };
  }
  let digits = nanos;
  let step = 0;
  const steps = family === "exponent" ? Number.POSITIVE_INFINITY : DECIMAL.length - 1;
  while (steps > LEAP && digits % LEAP_UNIT === 0n) {
    digits /= LEAP_UNIT;
    step += LEAP;
  }
  while (digits % 1000n === 0n && step < steps) {
    digits /= 1000n;
    step += 1;
  }
  const power = (step - 3) * 3;
  return { digits, unit: family === "exponent" ? power === 0 ? "" : `e${power}` : DECIMAL[step] ?? "" };
}
function canonicalQuantity(value, milli = false) {
  if (value === null || value === void 0) return "0";
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "bigint") return void 0;
  const text = String(value).trim();
  const quantity = parse(text);
  if (quantity === void 0) return void 0;
  let { nanos } = quantity;
  if (milli && nanos % MILLI !== 0n) nanos = nanos < 0n ? -ceil(-nanos, MILLI) * MILLI : ceil(nanos, MILLI) * MILLI;
  const { digits, unit } = canonical(nanos, quantity.family);
  if (quantity.whole === digits && (quantity.unit === unit || quantity.unit === "e0" && unit === "")) return text;
  return `${digits}${unit}`;
}
var quantityNanos = (value) => value === void 0 || value === null ? 0n : parse(String(value).trim())?.nanos;
function addQuantities(a, b) {
  const [x, y] = [parse(a.trim()), quantityNanos(b) ?? 0n];
  const { digits, unit } = canonical((x?.nanos ?? 0n) + y, x?.family ?? "decimal");
  return `${digits}${unit}`;
}
function compareQuantities(a, b) {
  const [x, y] = [quantityNanos(a) ?? 0n, quantityNanos(b) ?? 0n];
  return x < y ? -1 : x > y ? 1 : 0;
}
function quantityParts(value) {
  const text = String(value ?? "").trim();
  const quantity = parse(text);
  if (quantity === void 0) return { digits: 0n, scale: 0, spelling: "", format: "DecimalSI" };
  const format = quantity.family === "binary" ? "BinarySI" : quantity.family === "exponent" ? "DecimalExponent" : "DecimalSI";
  const sign = quantity.nanos < 0n ? -1n : 1n;
  if (quantity.whole === void 0 || quantity.family === "binary") {
    let [digits, scale2] = [quantity.nanos * sign, -9];
    while (scale2 < 0 && digits % 10n === 0n) {
      digits /= 10n;
      scale2 += 1;
    }
    return { digits: digits * sign, scale: scale2, spelling: quantity.whole === void 0 ? "" : text, format };
  }
  const scale = quantity.family === "exponent" ? Number(quantity.unit.slice(1)) : (DECIMAL.indexOf(quantity.unit) - 3) * 3;
  return { digits: quantity.whole, scale, spelling: text, format };
}
function quantityFault(sent) {
  const text = sent.trim();
  if (parse(text) !== void 0) return void 0;
  return text !== "" && text.length <= MAX_LENGTH && /^[+-]?\d*(?:\.\d*)?(?:[eEinumkKMGTP]+(?:[-+]?\d*)|[-+]\d*)?$/.test(text) ? "suffix" : "format";
}

// dist/runtime/model/printed-values.js
var Printed = class {
  constructor(text) {
    this.text = text;
  }
  text;
};
var Placed = class {
  constructor(path, value) {
    this.path = path;
    this.value = value;
  }
  path;
  value;
};
var placed = (path, value) => new Placed(path, value);
var printedIntOrString = (value) => new Printed(
  typeof value === "string" ? `intstr.IntOrString{Type:1, IntVal:0, StrVal:${quoted(value)}}` : `intstr.IntOrString{Type:0, IntVal:${Number(value ?? 0)}, StrVal:""}`
);
function printedQuantity(value) {
  const { digits, scale, spelling, format } = quantityParts(value);
  return new Printed(
    `resource.Quantity{i:resource.int64Amount{value:${digits}, scale:${scale}}, d:resource.infDecAmount{Dec:(*inf.Dec)(nil)}, s:${quoted(spelling)}, Format:${quoted(format)}}`
  );
}
var printedTexts = (values) => new Printed(
  values === null || values === void 0 ? "[]string(nil)" : `[]string{${abridged(values).map(quoted).join(", ")}}`
);
var MAX_BASE64 = 1024;
var printedBytes = (base64) => new Printed(
  base64 === "" ? "[]byte(nil)" : `[]byte{${[...Buffer.from(base64.slice(0, MAX_BASE64), "base64")].map((b) => `0x${b.toString(16)}`).join(", ")}}`
);
var printedJson = (value) => new Printed(goJson(abridged(value)));
function goJson(value) {
  if (value === null || value === void 0) return "interface {}(nil)";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[]interface {}{${value.map(goJson).join(", ")}}`;
  if (!isObject(value)) return String(value);
  const names = Object.keys(value).sort();
  return `map[string]interface {}{${names.map((name) => `${quoted(name)}:${goJson(value[name])}`).join(", ")}}`;
}
var SPECIAL = {
  "\x07": "\\a",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "	": "\\t",
  "\v": "\\v",
  '"': '\\"',
  "\\": "\\\\"
};
var quoted = (text) => (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is escaped
  `"${text.replace(/[\x00-\x1f\x7f"\\]/g, (c) => SPECIAL[c] ?? `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`)}"`
);

// dist/runtime/model/errors.js
var qualified = (of) => of.group === "" ? of.name : `${of.name}.${of.group}`;
var ApiError = class extends Error {
  constructor(code, reason, message, details = {}, headers = {}, listMeta = {}) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.details = details;
    this.headers = headers;
    this.listMeta = listMeta;
  }
  code;
  reason;
  details;
  headers;
  listMeta;
  name = "ApiError";
  /** The Status object clients receive, keys in canonical order. */
  toStatus() {
    return {
      kind: "Status",
      apiVersion: "v1",
      metadata: { ...this.listMeta },
      status: "Failure",
      ...this.message === "" ? {} : { message: this.message },
      ...this.reason === "" ? {} : { reason: this.reason },
      ...this.details === null ? {} : { details: this.details },
      code: this.code
    };
  }
};
var about = (of, name, more = {}) => ({
  ...name ? { name } : {},
  ...of.group ? { group: of.group } : {},
  ...of.name ? { kind: of.name } : {},
  ...more
});
var badRequest = (message) => new ApiError(400, "BadRequest", message, null);
var unauthorized = () => new ApiError(401, "Unauthorized", "Unauthorized", null);
var forbidden = (resource, name, why) => new ApiError(
  403,
  "Forbidden",
  `${qualified(resource)} ${name === "" ? "" : `"${name}" `}is forbidden: ${why}`.replace(/^ /, ""),
  about(resource, name)
);
var notFound = (resource, name) => new ApiError(404, "NotFound", `${qualified(resource)} "${name}" not found`, about(resource, name));
var pathNotFound = () => new ApiError(404, "NotFound", "the server could not find the requested resource", {});
var methodNotAllowed = () => new ApiError(405, "MethodNotAllowed", "the server does not allow this method on the requested resource", {});
var unsupportedMediaType = (accepted) => new ApiError(
  415,
  "UnsupportedMediaType",
  `the body of the request was in an unknown format - accepted media types include: ${accepted.join(", ")}`,
  null
);
var tooLarge = (message) => new ApiError(413, "RequestEntityTooLarge", message, null);
var alreadyExists = (resource, name) => new ApiError(409, "AlreadyExists", `${qualified(resource)} "${name}" already exists`, about(resource, name));
var conflict = (resource, name, why) => new ApiError(409, "Conflict", `Operation cannot be fulfilled on ${qualified(resource)} "${name}": ${why}`, about(resource, name));
var expired = (message, continueToken) => new ApiError(410, "Expired", message, null, {}, continueToken === void 0 ? {} : { continue: continueToken });
var internalError = (message) => new ApiError(500, "InternalError", `Internal error occurred: ${message}`, { causes: [{ message }] });
var unavailable = (message) => new ApiError(503, "ServiceUnavailable", message, null);
var resourceVersionTooLarge = (message, retryAfterSeconds) => new ApiError(
  504,
  "Timeout",
  message,
  { causes: [{ reason: "ResourceVersionTooLarge", message: "Too large resource version" }], retryAfterSeconds },
  { "Retry-After": String(retryAfterSeconds) }
);
var printed = (value) => {
  if (value instanceof Printed) return cut(value.text);
  if (value instanceof Placed) return printed(value.value);
  if (value === void 0 || value === null) return '"null"';
  if (typeof value === "string") return quoted(cut(value));
  if (typeof value === "bigint") return value.toString();
  return cut(JSON.stringify(abridged(value), (_, v) => typeof v === "bigint" ? v.toString() : v) ?? "null");
};
var isPlain = (value) => value instanceof Printed || !(value === void 0 || value === null || typeof value === "object");
var showing = (reason, field, value, word, detail) => {
  const [before, after] = [`${word}: `, detail === "" ? "" : `: ${detail}`];
  const message = `${before}${printed(value)}${after}`;
  return isPlain(value) ? { reason, field, message } : { reason, field, message, bad: { value, before, after } };
};
var required = (field, detail = "") => ({
  reason: "FieldValueRequired",
  field,
  message: detail === "" ? "Required value" : `Required value: ${detail}`
});
var invalidValue = (field, value, detail) => showing("FieldValueInvalid", field, value, "Invalid value", detail);
var notSupported = (field, value, supported) => showing(
  "FieldValueNotSupported",
  field,
  value,
  "Unsupported value",
  supported.length === 0 ? "" : `supported values: ${supported.map((s) => JSON.stringify(s)).join(", ")}`
);
var duplicate = (field, value, detail = "") => showing("FieldValueDuplicate", field, value, "Duplicate value", detail);
var valueNotFound = (field, value) => showing("FieldValueNotFound", field, value, "Not found", "");
var forbiddenField = (field, detail) => ({
  reason: "FieldValueForbidden",
  field,
  message: `Forbidden: ${detail}`
});
var tooLong = (field, maxBytes) => ({
  reason: "FieldValueTooLong",
  field,
  message: `Too long: must have at most ${maxBytes} bytes`
});
var tooMany = (field, actual, max) => ({
  reason: "FieldValueTooMany",
  field,
  message: `Too many: ${actual}: must have at most ${max} items`
});
var MAX_PATH = 1024;
var MAX_MESSAGE = 2 * 4096;
function invalid(kind, fullName, all) {
  const name = cut(fullName, MAX_PATH);
  const seen = /* @__PURE__ */ new Set();
  const faults = all.slice(0, MAX_FAULTS).map(({ reason, field, message }) => ({ reason, field: cut(field, MAX_PATH), message: cut(message, MAX_MESSAGE) })).filter((f) => !seen.has(`${f.field} ${f.message}`) && seen.add(`${f.field} ${f.message}`));
  const causes = faults.map((f) => ({ reason: f.reason, message: f.message, field: f.field }));
  const lines = faults.map((f) => `${f.field}: ${f.message}`);
  const list = lines.length === 1 ? lines[0] : `[${lines.join(", ")}]`;
  if (kind.name === "" && kind.group === "") return new ApiError(422, "Invalid", ` "${name}" is invalid: ${list}`, { causes });
  return new ApiError(
    422,
    "Invalid",
    `${qualified(kind)} "${name}" is invalid${lines.length === 0 ? "" : `: ${list}`}`,
    about(kind, name, { causes })
  );
}

// dist/runtime/controllers/framework/informer.js
var keyText = ({ namespace, name }) => namespace === "" ? name : `${namespace}/${name}`;
function keyOfText(text) {
  const slash = text.indexOf("/");
  return slash < 0 ? { namespace: "", name: text } : { namespace: text.slice(0, slash), name: text.slice(slash + 1) };
}
var listening = (listener) => ({ type, object, old }) => {
  if (type === "added") listener.added?.(object);
  else if (type === "deleted") listener.deleted?.(object);
  else if (old !== void 0) listener.updated?.(object, old);
};

// dist/runtime/auth/contract.js
var ANONYMOUS = { name: "system:anonymous", uid: "", groups: ["system:unauthenticated"], extra: {} };
var ALL_AUTHENTICATED = "system:authenticated";
var ALL_UNAUTHENTICATED = "system:unauthenticated";
var SUPERUSERS = "system:masters";

// dist/runtime/auth/service-account-claims.js
var claimKey = (words) => words.labelDomain();
var USER = "system:serviceaccount:";
var accountUser = (namespace, name) => `${USER}${namespace}:${name}`;
var fieldsOf = (value) => new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
var textOf = (value) => typeof value === "string" ? value : "";
function named(value) {
  const fields = fieldsOf(value);
  const name = textOf(fields.get("name"));
  return name === "" ? void 0 : { name, uid: textOf(fields.get("uid")) };
}
function boundClaims(payload, words) {
  const claims = fieldsOf(payload[claimKey(words)]);
  const namespace = textOf(claims.get("namespace"));
  const serviceaccount = named(claims.get("serviceaccount"));
  if (namespace === "" || serviceaccount === void 0) return void 0;
  const pod = named(claims.get("pod"));
  const secret = named(claims.get("secret"));
  return { namespace, serviceaccount, ...pod === void 0 ? {} : { pod }, ...secret === void 0 ? {} : { secret } };
}
var secretClaim = (name, { label }) => `${label("serviceaccount")}/${name}`;
var secretClaims = ({ namespace, serviceaccount, secret }, words) => Object.fromEntries(
  [
    ["namespace", namespace],
    ["secret.name", secret?.name ?? ""],
    ["service-account.name", serviceaccount.name],
    ["service-account.uid", serviceaccount.uid]
  ].map(([name = "", value = ""]) => [secretClaim(name, words), value])
);
function secretTokenClaims(payload, words) {
  const claim = (name) => textOf(payload[secretClaim(name, words)]);
  const namespace = claim("namespace");
  const secret = claim("secret.name");
  const account = { name: claim("service-account.name"), uid: claim("service-account.uid") };
  if ([namespace, secret, account.name, account.uid].includes("") || payload.sub !== accountUser(namespace, account.name)) return void 0;
  return { namespace, serviceaccount: account, secret: { name: secret, uid: "" } };
}

// dist/runtime/controllers/framework/author.js
var SERVER_USER = { name: "system:apiserver", uid: "", groups: [SUPERUSERS], extra: {} };
var SYSTEM = "kube-system";
var systemAccount = (name) => ({
  user: {
    name: accountUser(SYSTEM, name),
    uid: "",
    groups: ["system:serviceaccounts", `system:serviceaccounts:${SYSTEM}`, ALL_AUTHENTICATED],
    extra: {}
  },
  manager: name
});
var serverAs = (manager) => ({ user: SERVER_USER, manager });

// dist/runtime/controllers/framework/client.js
var textOf2 = (name) => typeof name === "string" ? name : `${name.apiVersion}/${name.kind}`;

// dist/runtime/controllers/framework/work-queue.js
var FIRST_RETRY_MS = 5;
var LONGEST_RETRY_MS = 1e6;
var RETRIES_PER_SECOND = 10;
var RETRY_BURST = 100;
var WorkQueue = class {
  /** Keys that wait, in their order. */
  #waiting = /* @__PURE__ */ new Set();
  #working = /* @__PURE__ */ new Set();
  /** Keys that were added while they were worked on. */
  #again = /* @__PURE__ */ new Set();
  #later = /* @__PURE__ */ new Map();
  #failures = /* @__PURE__ */ new Map();
  #takers = [];
  #bucket;
  #options;
  #stopped = false;
  constructor(options) {
    this.#options = options;
    this.#bucket = new TokenBucket(options.clock, options.retriesPerSecond ?? RETRIES_PER_SECOND, options.retryBurst ?? RETRY_BURST);
  }
  /** Keys that wait for a worker. */
  get length() {
    return this.#waiting.size;
  }
  /** Whether nothing waits, is worked on or comes later. */
  get idle() {
    return this.#waiting.size + this.#working.size + this.#later.size === 0;
  }
  add(key) {
    if (this.#stopped || this.#waiting.has(key) || this.#again.has(key)) return;
    this.#options.meter?.added();
    if (this.#working.has(key)) this.#again.add(key);
    else this.#offer(key);
  }
  /** Adds the key in so many milliseconds, or when it is to be added sooner anyway. */
  addAfter(key, ms) {
    if (this.#stopped) return;
    if (ms <= 0) {
      this.add(key);
      return;
    }
    const { clock } = this.#options;
    const dueAt = clock.now() + ms;
    const known = this.#later.get(key);
    if (known !== void 0 && known.dueAt <= dueAt) return;
    known?.timer.cancel();
    const timer = clock.after(ms, () => {
      this.#later.delete(key);
      this.add(key);
    });
    this.#later.set(key, { dueAt, timer });
  }
  /** Adds a key that failed once its pause is over. The pause in milliseconds. */
  addRateLimited(key) {
    const { firstRetryMs = FIRST_RETRY_MS, longestRetryMs = LONGEST_RETRY_MS, meter } = this.#options;
    const failures = this.#failures.get(key) ?? 0;
    this.#failures.set(key, failures + 1);
    meter?.retried();
    const pause = Math.max(Math.min(firstRetryMs * 2 ** failures, longestRetryMs), this.#bucket.take());
    this.addAfter(key, pause);
    return pause;
  }
  /** The key's next failure counts as its first. */
  forget(key) {
    this.#failures.delete(key);
  }
  /** The next key, to be given back with `done`; undefined once the queue is shut down. */
  take() {
    if (this.#stopped) return Promise.resolve(void 0);
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      this.#begin(key);
      return Promise.resolve(key);
    }
    return new Promise((resolve) => this.#takers.push(resolve));
  }
  done(key) {
    this.#working.delete(key);
    if (this.#again.delete(key) && !this.#stopped) this.#offer(key);
  }
  /** Gives out no more keys, and forgets those that wait. */
  shutDown() {
    this.#stopped = true;
    for (const { timer } of this.#later.values()) timer.cancel();
    for (const held of [this.#waiting, this.#again, this.#later, this.#failures]) held.clear();
    for (const taker of this.#takers.splice(0)) taker(void 0);
    this.#options.meter?.depth(0);
  }
  #offer(key) {
    const taker = this.#takers.shift();
    if (taker === void 0) {
      this.#waiting.add(key);
      this.#options.meter?.depth(this.#waiting.size);
      return;
    }
    this.#begin(key);
    taker(key);
  }
  #begin(key) {
    this.#working.add(key);
    this.#options.meter?.depth(this.#waiting.size);
  }
};
var TokenBucket = class {
  constructor(clock, perSecond, burst) {
    this.clock = clock;
    this.perSecond = perSecond;
    this.burst = burst;
    this.#tokens = burst;
    this.#at = clock.now();
  }
  clock;
  perSecond;
  burst;
  #tokens;
  #at;
  /** Takes a token, which may still have to come: the wait for it in milliseconds. */
  take() {
    const now = this.clock.now();
    this.#tokens = Math.min(this.burst, this.#tokens + (now - this.#at) / 1e3 * this.perSecond);
    this.#at = now;
    this.#tokens -= 1;
    return this.#tokens >= 0 ? 0 : -this.#tokens / this.perSecond * 1e3;
  }
};

// dist/runtime/controllers/framework/reconciler.js
var watching = (watched) => watched;
var STOP_MS = 5e3;
async function runController(definition, api) {
  const reconciler = new Reconciler(definition, api);
  await reconciler.start();
  return reconciler;
}
var Reconciler = class {
  constructor(definition, api) {
    this.definition = definition;
    const { name, account, queue } = definition;
    const author = account === void 0 ? serverAs(name) : systemAccount(account);
    const meter = api.meter(name);
    this.#queue = new WorkQueue({ ...queue, clock: api.clock, ...meter === void 0 ? {} : { meter } });
    this.#context = {
      api,
      client: api.client(author),
      clock: api.clock,
      queue: this.#queue,
      informer: (resource, scope) => api.informer(resource, scope)
    };
  }
  definition;
  #context;
  #queue;
  #ends = [];
  #failing = /* @__PURE__ */ new Map();
  #unsynced = /* @__PURE__ */ new Set();
  #workers = Promise.resolve();
  #stopped = false;
  async start() {
    const { watches, prepare, workers = 1 } = this.definition;
    await prepare?.(this.#context);
    const list = typeof watches === "function" ? watches(this.#context) : watches;
    const synced = list.map((watched) => this.#watch(isName(watched) ? { resource: watched } : watched));
    this.#workers = Promise.all(synced).then(() => Promise.all(Array.from({ length: workers }, () => this.#work())));
    this.#workers.catch((error) => {
      if (!this.#stopped) console.error(`${this.definition.name} does not work:`, error);
    });
  }
  async stop() {
    this.#stopped = true;
    for (const end of this.#ends) end();
    this.#queue.shutDown();
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([this.#unsynced.size > 0 ? void 0 : this.#workers.catch(() => void 0), late]);
    clearTimeout(timer);
  }
  state() {
    return this.#unsynced.size === 0 ? void 0 : `waiting for ${[...this.#unsynced].join(", ")}`;
  }
  #watch(watched) {
    const name = textOf2(watched.resource);
    const informer = this.#context.informer(watched.resource, watched.scope);
    this.#unsynced.add(name);
    this.#ends.push(informer.onChange((change) => this.#changed(watched, change)));
    return informer.synced().then(() => void this.#unsynced.delete(name));
  }
  #changed({ concerns, keys, owner }, change) {
    if (concerns?.(change) === false) return;
    const keysOf = keys ?? (owner && ownersOf(owner));
    if (keysOf === void 0) {
      this.#queue.add(keyText(change));
      return;
    }
    for (const key of keysOf(change.object)) this.#queue.add(keyText(key));
    if (change.old !== void 0) for (const key of keysOf(change.old)) this.#queue.add(keyText(key));
  }
  async #work() {
    for (let key = await this.#queue.take(); key !== void 0; key = await this.#queue.take()) {
      await this.#reconcile(key);
      this.#queue.done(key);
    }
  }
  async #reconcile(key) {
    try {
      const outcome = await this.definition.reconcile(keyOfText(key), this.#context);
      this.#queue.forget(key);
      this.#failing.delete(key);
      if (outcome?.requeueAfter !== void 0) this.#queue.addAfter(key, outcome.requeueAfter);
    } catch (error) {
      if (this.#stopped) return;
      this.#tell(key, error instanceof Error ? error.message : String(error));
      this.#queue.addRateLimited(key);
    }
  }
  /** A failure is told once, until the key fails otherwise. */
  #tell(key, fault) {
    if (this.#failing.get(key) === fault) return;
    this.#failing.set(key, fault);
    console.error(`${this.definition.name}: ${key}: ${fault}`);
  }
};
var isName = (watched) => typeof watched === "string" || "apiVersion" in watched;
var ownersOf = ({ kind, clusterWide = false }) => ({ metadata: { namespace = "", ownerReferences } }) => (ownerReferences ?? []).filter((owner) => owner.controller === true && owner.kind === kind).map(({ name }) => ({ namespace: clusterWide ? "" : namespace, name }));

export {
  abridged,
  cut,
  MAX_FAULTS,
  faultsOfEach,
  BoundedCache,
  QUANTITY_FAULT,
  canonicalQuantity,
  quantityNanos,
  addQuantities,
  compareQuantities,
  quantityFault,
  Printed,
  Placed,
  placed,
  printedIntOrString,
  printedQuantity,
  printedTexts,
  printedBytes,
  printedJson,
  quoted,
  ApiError,
  badRequest,
  unauthorized,
  forbidden,
  notFound,
  pathNotFound,
  methodNotAllowed,
  unsupportedMediaType,
  tooLarge,
  alreadyExists,
  conflict,
  expired,
  internalError,
  unavailable,
  resourceVersionTooLarge,
  required,
  invalidValue,
  notSupported,
  duplicate,
  valueNotFound,
  forbiddenField,
  tooLong,
  tooMany,
  invalid,
  ANONYMOUS,
  ALL_AUTHENTICATED,
  ALL_UNAUTHENTICATED,
  SUPERUSERS,
  claimKey,
  accountUser,
  boundClaims,
  secretClaims,
  secretTokenClaims,
  SERVER_USER,
  systemAccount,
  serverAs,
  keyText,
  listening,
  textOf2 as textOf,
  watching,
  runController
};
