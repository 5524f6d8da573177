import {
  isObject,
  setOwn
} from "./chunk-CRGR5NKP.js";

// dist/runtime/model/duration.js
var UNITS = /* @__PURE__ */ new Map([
  ["ns", 1n],
  ["us", 1000n],
  ["\xB5s", 1000n],
  ["\u03BCs", 1000n],
  ["ms", 1000000n],
  ["s", 1000000000n],
  ["m", 60000000000n],
  ["h", 3600000000000n]
]);
var MAX = 2n ** 63n;
var FRACTION_DIGITS = 18;
var WHOLE_DIGITS = 19;
var isDigit = (text, at) => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};
function digitsFrom(text, start) {
  let at = start;
  while (isDigit(text, at)) at += 1;
  return at;
}
function zerosFrom(text, start, end) {
  let at = start;
  while (at < end && text.charCodeAt(at) === 48) at += 1;
  return at;
}
function parseDuration(text) {
  const negative = text.startsWith("-");
  let at = negative || text.startsWith("+") ? 1 : 0;
  if (text.length === at + 1 && text[at] === "0") return 0n;
  if (at === text.length) return "invalid";
  let total = 0n;
  while (at < text.length) {
    const end = digitsFrom(text, at);
    const point = text[end] === "." ? end + 1 : end;
    const last = digitsFrom(text, point);
    if (end === at && last === point) return "invalid";
    let next = last;
    while (next < text.length && text[next] !== "." && !isDigit(text, next)) next += 1;
    if (next === last) return "missing unit in";
    const unit = UNITS.get(text.slice(last, next));
    const whole = text.slice(zerosFrom(text, at, end), end);
    if (unit === void 0 || whole.length > WHOLE_DIGITS) return "invalid";
    const fraction = text.slice(point, Math.min(last, point + FRACTION_DIGITS));
    total += BigInt(whole) * unit + BigInt(fraction) * unit / 10n ** BigInt(fraction.length);
    if (total > MAX) return "invalid";
    at = next;
  }
  if (negative) return -total;
  return total === MAX ? "invalid" : total;
}
var isDuration = (text) => typeof parseDuration(text) === "bigint";

// dist/runtime/model/json-text.js
var BoundsError = class extends Error {
  name = "BoundsError";
};
var tooDeep = (maxDepth) => new BoundsError(`nested deeper than ${maxDepth} levels`);
var MAX_VALUES = 1e5;
var tooMany = () => new BoundsError(`more than ${MAX_VALUES} values`);
function parseJson(text, maxDepth) {
  const { depth, members, values, exact } = inspectJson(text, maxDepth);
  if (depth > maxDepth) throw tooDeep(maxDepth);
  if (values > MAX_VALUES) throw tooMany();
  if (exact || hasSurrogateEscapes(text)) return parseExact(text);
  const value = JSON.parse(text);
  return countMembers(value) === members ? value : parseExact(text);
}
function parseTrusted(text) {
  return /\d{16}/.test(text) ? parseExact(text) : JSON.parse(text);
}
var hasSurrogateEscapes = (text) => text.includes("\\u") && /\\u[dD][89a-fA-F]/.test(text);
var wellFormed = (text) => text.replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD");
var SAFE_DIGITS = 15;
function inspectJson(text, maxDepth) {
  let [depth, deepest, members, values, fractions, exact] = [0, 0, 0, 0, false, false];
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === 34) {
      i = endOfString(text, i);
      if (i < 0) break;
    } else if (c === 123 || c === 91) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
      if (depth > maxDepth) break;
    } else if (c === 125 || c === 93) depth -= 1;
    else if (c === 58) members += 1;
    else if (c === 44) values += 1;
    else if (c === 46) fractions = true;
    else if (isDigit2(c)) {
      const from = i;
      while (isDigit2(text.charCodeAt(i + 1))) i += 1;
      if (i - from >= SAFE_DIGITS) exact = true;
      if ((text.charCodeAt(i + 1) | 32) === 101) {
        fractions = true;
        exact = true;
      }
    }
  }
  return { depth: deepest, members, values, fractions, exact };
}
var isDigit2 = (c) => c >= 48 && c <= 57;
function countMembers(value) {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object" && item !== null) count += countMembers(item);
  } else
    for (const name in value) {
      const member = value[name];
      count += 1;
      if (typeof member === "object" && member !== null) count += countMembers(member);
    }
  return count;
}
function endOfString(text, from) {
  let at = from;
  for (; ; ) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return -1;
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
}
function parseExact(text) {
  JSON.parse(text);
  return new ExactJson(text).value(void 0);
}
var MAX_DIGITS = 310;
var ExactJson = class {
  constructor(text) {
    this.text = text;
  }
  text;
  #at = 0;
  /** @param before what an earlier member of the same name holds: an object goes on being filled. */
  value(before) {
    switch (this.#next()) {
      case 123:
        return this.#object(isObject(before) ? before : {});
      case 91:
        return this.#array();
      case 34:
        return this.#string();
      case 116:
        this.#at += 4;
        return true;
      case 102:
        this.#at += 5;
        return false;
      case 110:
        this.#at += 4;
        return null;
      default:
        return this.#number();
    }
  }
  /** The next character that is no blank. */
  #next() {
    let c = this.text.charCodeAt(this.#at);
    while (c === 32 || c === 10 || c === 13 || c === 9) {
      this.#at += 1;
      c = this.text.charCodeAt(this.#at);
    }
    return c;
  }
  #number() {
    const from = this.#at;
    let whole = true;
    for (; ; ) {
      const c = this.text.charCodeAt(this.#at);
      if (c === 46 || (c | 32) === 101) whole = false;
      else if (!isDigit2(c) && c !== 45 && c !== 43) break;
      this.#at += 1;
    }
    const word = this.text.slice(from, this.#at);
    const number = Number(word);
    if (!Number.isFinite(number)) throw new SyntaxError(`the number ${word.length > 30 ? `${word.slice(0, 30)}\u2026` : word} is out of range`);
    return !whole || word.length <= SAFE_DIGITS || Number.isSafeInteger(number) || word.length > MAX_DIGITS ? number : BigInt(word);
  }
  #string() {
    const from = this.#at;
    const end = endOfString(this.text, from);
    this.#at = end + 1;
    const raw = this.text.slice(from + 1, end);
    return raw.includes("\\") ? wellFormed(JSON.parse(`"${raw}"`)) : raw;
  }
  #object(out) {
    this.#at += 1;
    for (let c = this.#next(); c !== 125; c = this.#next()) {
      if (c === 44) {
        this.#at += 1;
        this.#next();
      }
      const name = this.#string();
      this.#next();
      this.#at += 1;
      setOwn(out, name, this.value(Object.hasOwn(out, name) ? out[name] : void 0));
    }
    this.#at += 1;
    return out;
  }
  #array() {
    this.#at += 1;
    const out = this.#next() === 93 ? [] : [this.value(void 0)];
    for (let c = this.#next(); c !== 93; c = this.#next()) {
      this.#at += 1;
      out.push(this.value(void 0));
    }
    this.#at += 1;
    return out;
  }
};
var INNER_DEPTH = 1e3;
function parseInner(text) {
  try {
    return parseJson(text, INNER_DEPTH);
  } catch {
    return void 0;
  }
}
function checkDepth(value, maxDepth) {
  if (!isDeeper(value, maxDepth)) return;
  throw tooDeep(maxDepth);
}
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isDeeper(item, levels - 1)) return true;
  } else if (isObject(value)) {
    for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
  }
  return false;
}
function stringify(value) {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof TypeError && String(error.message).includes("BigInt")) return exactText(value);
    throw error;
  }
}
function exactText(value) {
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === "" ? "" : ","}${exactText(item)}`;
    return `[${text}]`;
  }
  for (const [name, member] of Object.entries(value))
    if (member !== void 0) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${exactText(member)}`;
  return `{${text}}`;
}

// dist/runtime/model/trim.js
function trimEnd(text, character) {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

// dist/runtime/model/wire.js
var asObject = (kind, apiVersion, fields) => ({ kind, apiVersion, ...fields });
var same = (value) => value;
var optionalTo = (value, to) => value === void 0 || value === null ? void 0 : to(value);
var listTo = (value, to) => Array.isArray(value) ? value.map((i) => to(i)) : [];
function mapTo(value, to) {
  const out = /* @__PURE__ */ new Map();
  if (typeof value !== "object" || value === null) return out;
  const keys = Object.keys(value);
  if (keys.length > 1) keys.sort(byBytes);
  for (const key of keys) out.set(key, to(value[key]));
  return out;
}
var byBytes = (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
var listFrom = (list, from) => list?.map((i) => from(i)) ?? null;
function mapFrom(map, from) {
  const out = {};
  for (const [key, value] of map ?? []) {
    if (key === "__proto__") Object.defineProperty(out, key, { value: from(value), enumerable: true, writable: true, configurable: true });
    else out[key] = from(value);
  }
  return out;
}
var longTo = (value) => BigInt(value);
var longFrom = (value) => {
  const number = Number(value ?? 0n);
  return Number.isSafeInteger(number) ? number : value;
};
var bytesTo = (value) => Buffer.from(value, "base64");
var bytesFrom = (value) => Buffer.from(value ?? []).toString("base64");
function timeTo(value) {
  if (value === void 0 || value === null) return {};
  return { seconds: BigInt(Math.floor(Date.parse(value) / 1e3)), nanos: 0 };
}
function timeFrom(value) {
  if (value?.seconds === void 0) return null;
  return new Date(Number(value.seconds) * 1e3).toISOString().replace(".000Z", "Z");
}
function microTimeTo(value) {
  if (value === void 0 || value === null) return {};
  const fraction = /\.(\d{1,9})/.exec(value)?.[1] ?? "";
  return { seconds: BigInt(Math.floor(Date.parse(value) / 1e3)), nanos: Number(fraction.padEnd(9, "0")) };
}
function microTimeFrom(value) {
  if (value?.seconds === void 0) return null;
  const micros = String(Math.floor((value.nanos ?? 0) / 1e3)).padStart(6, "0");
  return `${new Date(Number(value.seconds) * 1e3).toISOString().slice(0, 19)}.${micros}Z`;
}
function durationTo(value) {
  const text = String(value ?? "0s");
  const duration = parseDuration(text);
  if (typeof duration === "string") throw new RangeError(`${duration} duration ${JSON.stringify(text)}`);
  return { duration };
}
function durationFrom(value) {
  const nanos = value?.duration ?? 0n;
  const sign = nanos < 0n ? "-" : "";
  const abs = nanos < 0n ? -nanos : nanos;
  if (abs === 0n) return "0s";
  const trimmed = (n, digits) => {
    const unit = 10n ** BigInt(digits);
    const fraction = trimEnd(String(n % unit).padStart(digits, "0"), "0");
    return fraction === "" ? String(n / unit) : `${n / unit}.${fraction}`;
  };
  if (abs < 1000n) return `${sign}${abs}ns`;
  if (abs < 1000000n) return `${sign}${trimmed(abs, 3)}\xB5s`;
  if (abs < 1000000000n) return `${sign}${trimmed(abs, 6)}ms`;
  const hours = abs / 3600000000000n;
  const minutes = abs / 60000000000n % 60n;
  const seconds = `${trimmed(abs % 60000000000n, 9)}s`;
  return `${sign}${hours > 0n ? `${hours}h` : ""}${hours > 0n || minutes > 0n ? `${minutes}m` : ""}${seconds}`;
}
var quantityTo = (value) => ({ string: String(value ?? "0") });
var quantityFrom = (value) => value?.string || "0";
var intOrStringTo = (value) => typeof value === "string" ? { type: 1n, intVal: 0, strVal: value } : { type: 0n, intVal: Number(value ?? 0), strVal: "" };
var intOrStringFrom = (value) => value?.type === 1n ? value.strVal ?? "" : value?.intVal ?? 0;
var jsonBytes = (value) => Buffer.from(stringify(value));
var jsonFrom = (bytes) => bytes === void 0 || bytes.length === 0 ? null : parseJson(Buffer.from(bytes).toString("utf8"), INNER_DEPTH);
var fieldsTo = (value) => value === void 0 || value === null ? {} : { Raw: jsonBytes(value) };
var fieldsFrom = (value) => jsonFrom(value?.Raw);
var rawTo = (value) => value === void 0 || value === null ? {} : { raw: jsonBytes(value) };
var rawFrom = (value) => jsonFrom(value?.raw);

export {
  parseDuration,
  isDuration,
  BoundsError,
  tooDeep,
  MAX_VALUES,
  tooMany,
  parseJson,
  parseTrusted,
  wellFormed,
  inspectJson,
  parseInner,
  checkDepth,
  stringify,
  trimEnd,
  asObject,
  same,
  optionalTo,
  listTo,
  mapTo,
  listFrom,
  mapFrom,
  longTo,
  longFrom,
  bytesTo,
  bytesFrom,
  timeTo,
  timeFrom,
  microTimeTo,
  microTimeFrom,
  durationTo,
  durationFrom,
  quantityTo,
  quantityFrom,
  intOrStringTo,
  intOrStringFrom,
  fieldsTo,
  fieldsFrom,
  rawTo,
  rawFrom
};
