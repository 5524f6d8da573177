import {
  DecodeError,
  decode,
  decodeText,
  goMemberName
} from "./chunk-OP4HAH2X.js";
import {
  timeFault
} from "./chunk-G32XGIUG.js";
import {
  apiVersionOf,
  parseApiVersion
} from "./chunk-BLROGNFG.js";
import {
  ApiError,
  badRequest,
  quantityFault,
  tooLarge,
  unsupportedMediaType
} from "./chunk-LN2F7F5X.js";
import {
  BoundsError,
  MAX_VALUES,
  checkDepth,
  inspectJson,
  isDuration,
  parseJson,
  stringify,
  tooMany
} from "./chunk-IHGZBJQJ.js";

// dist/runtime/http/body.js
import { gunzipSync } from "node:zlib";

// dist/runtime/codec/envelope.js
import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
var PREFIX = Buffer.from([107, 56, 115, 0]);
var EnvelopeError = class extends Error {
  name = "EnvelopeError";
};
var isEnvelope = (bytes) => bytes.length >= 4 && bytes[0] === 107 && bytes[1] === 56 && bytes[2] === 115 && bytes[3] === 0;
function wrap(apiVersion, kind, raw, contentType = "") {
  const { head, tail } = wrapParts(apiVersion, kind, raw.length, contentType);
  return Buffer.concat([head, raw, tail]);
}
function wrapParts(apiVersion, kind, size, contentType = "") {
  const type = new BinaryWriter().uint32(10).string(apiVersion).uint32(18).string(kind).finish();
  const head = new BinaryWriter().uint32(10).bytes(type).uint32(18).uint32(size).finish();
  const tail = new BinaryWriter().uint32(26).string("").uint32(34).string(contentType).finish();
  return { head: Buffer.concat([PREFIX, head]), tail: Buffer.from(tail) };
}
function unwrap(bytes) {
  if (!isEnvelope(bytes)) throw new EnvelopeError("provided data does not appear to be a protobuf message, expected prefix 6b 38 73 00");
  const out = { apiVersion: "", kind: "", raw: new Uint8Array() };
  try {
    const reader = new BinaryReader(bytes.subarray(4));
    while (reader.pos < reader.len) {
      const tag = reader.uint32();
      if (tag === 10) Object.assign(out, typeMeta(reader.bytes()));
      else if (tag === 18) out.raw = Uint8Array.from(reader.bytes());
      else reader.skip(tag & 7);
    }
  } catch (error) {
    throw new EnvelopeError(`the protobuf envelope cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return out;
}
var MAX_NUMBERS = 2 * MAX_VALUES;
function boundedReader(raw) {
  const reader = new BinaryReader(raw);
  if (raw.length <= MAX_NUMBERS) return reader;
  const uint32 = reader.uint32.bind(reader);
  let left = MAX_NUMBERS;
  reader.uint32 = () => {
    left -= 1;
    if (left < 0) throw tooMany();
    return uint32();
  };
  return reader;
}
function typeMeta(bytes) {
  const out = { apiVersion: "", kind: "" };
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (tag === 10) out.apiVersion = reader.string();
    else if (tag === 18) out.kind = reader.string();
    else reader.skip(tag & 7);
  }
  return out;
}

// dist/runtime/codec/fault-reader.js
var NEAR = 10;
var WIDE = 50;
var LOOKAHEAD = { 32: { bytes: 10, digits: 8 }, 64: { bytes: 10, digits: 8 } };
var SPACE = /* @__PURE__ */ new Set([32, 10, 13, 9]);
var isDigit = (c) => c >= 48 && c <= 57;
var FaultReader = class {
  constructor(bytes) {
    this.bytes = bytes;
  }
  bytes;
  head = 0;
  fault;
  report(operation, message) {
    if (this.fault !== void 0) return;
    const shown = (reach) => this.bytes.subarray(Math.max(this.head - reach, 0), Math.min(this.head + reach, this.bytes.length)).toString("utf8");
    const back = Math.min(this.head, NEAR);
    this.fault = `${operation}: ${message}, error found in #${back} byte of ...|${shown(NEAR)}|..., bigger context ...|${shown(WIDE)}|...`;
  }
  wrap(prefix) {
    if (this.fault !== void 0) this.fault = `${prefix}${this.fault}`;
  }
  /** The next byte that is no space, as a text of one character; empty at the end. */
  next() {
    while (this.head < this.bytes.length) {
      const c = this.bytes[this.head] ?? 0;
      this.head += 1;
      if (!SPACE.has(c)) return String.fromCharCode(c);
    }
    return "";
  }
  /** Steps back by one character. After a fault it does not, as in the original: later paths of faults depend on it. */
  unread() {
    if (this.fault === void 0) this.head -= 1;
  }
  word(rest) {
    for (const c of rest) {
      const at = this.bytes[this.head];
      this.head += 1;
      if (at !== c.charCodeAt(0)) {
        this.report(rest.length === 3 ? "skipThreeBytes" : "skipFourBytes", `expect ${rest}`);
        return;
      }
    }
  }
  skipsNull() {
    if (this.next() === "n") {
      this.word("ull");
      return true;
    }
    this.unread();
    return false;
  }
  text() {
    const c = this.next();
    if (c === '"') return this.endText();
    if (c === "n") this.word("ull");
    else this.report("ReadString", `expects " or n, but found ${c}`);
    return "";
  }
  /** The rest of a text whose opening quote was read. */
  endText() {
    const from = this.head;
    while (this.head < this.bytes.length && this.bytes[this.head] !== 34) this.head += this.bytes[this.head] === 92 ? 2 : 1;
    const raw = this.bytes.subarray(from, this.head).toString("utf8");
    this.head += 1;
    try {
      return JSON.parse(`"${raw}"`);
    } catch {
      return raw;
    }
  }
  numberCharacters() {
    while (this.head < this.bytes.length && /[0-9.eE+-]/.test(String.fromCharCode(this.bytes[this.head] ?? 0))) this.head += 1;
  }
  skip() {
    const c = this.next();
    if (c === '"') this.endText();
    else if (c === "n") this.word("ull");
    else if (c === "t") this.word("rue");
    else if (c === "f") this.word("alse");
    else if (c === "[") this.skipList();
    else if (c === "{") this.skipObject();
    else if (c === "-" || /\d/.test(c)) this.numberCharacters();
    else this.report("Skip", `do not know how to skip: ${c.charCodeAt(0) || 0}`);
  }
  skipList() {
    this.unread();
    if (this.next() !== "[" || this.next() === "]") return;
    this.unread();
    let c = ",";
    while (c === ",") {
      this.skip();
      c = this.next();
    }
    if (c !== "]") this.report("ReadArrayCB", `expect ] in the end, but found ${c}`);
  }
  skipObject() {
    this.unread();
    if (this.next() !== "{" || this.next() === "}") return;
    this.unread();
    let c = ",";
    while (c === ",") {
      this.text();
      if (this.next() !== ":") this.report("ReadObject", "expect : after object field");
      this.skip();
      c = this.next();
    }
    if (c !== "}") this.report("ReadObjectCB", "object not ended with }");
  }
  /** The bytes of the next value. */
  value() {
    this.next();
    this.unread();
    const from = this.head;
    this.skip();
    return this.bytes.subarray(from, this.head).toString("utf8");
  }
  integer(bits) {
    const first = this.next();
    const negative = first === "-";
    let c = negative ? this.bytes[this.head++] ?? 0 : first.charCodeAt(0) || 0;
    if (!isDigit(c)) {
      this.report(`readUint${bits}`, "unexpected character: \uFFFD");
      return;
    }
    let digits = "";
    const takenAtOnce = this.bytes.length - this.head > LOOKAHEAD[bits].bytes ? LOOKAHEAD[bits].digits - 1 : 0;
    const reportedAt = this.head + takenAtOnce;
    while (isDigit(c)) {
      digits += String.fromCharCode(c);
      c = digits === "0" ? 0 : this.bytes[this.head] ?? 0;
      if (isDigit(c)) this.head += 1;
    }
    if (this.bytes[this.head] === 46) {
      this.report("assertInteger", "can not decode float as int");
      return;
    }
    const most = 2n ** BigInt(bits - 1) - (negative ? 0n : 1n);
    if (BigInt(digits) >= 2n ** BigInt(bits)) {
      this.head = reportedAt;
      this.report(`readUint${bits}`, "overflow");
    } else if (BigInt(digits) > most) this.report(`ReadInt${bits}`, `overflow: ${digits}`);
  }
};

// dist/runtime/codec/json-faults.js
var HASHED_FIELDS = 10;
function jsonFault(structure, text) {
  const reader = new FaultReader(Buffer.from(text));
  readStruct(reader, structure);
  return reader.fault;
}
function readValue(reader, type) {
  switch (type.kind) {
    case "struct":
      readStruct(reader, type);
      break;
    case "list":
      readItems(reader, type.items);
      reader.wrap(`${listName(type.items)}: `);
      break;
    case "map":
      readMap(reader, type.values);
      break;
    case "scalar":
      readScalar(reader, type.scalar);
      break;
    case "free":
      reader.skip();
  }
}
function opensObject(reader) {
  const c = reader.next();
  if (c === "{") {
    const first = reader.next();
    if (first === '"') {
      reader.unread();
      return true;
    }
    if (first !== "}") reader.report("readObjectStart", `expect " after {, but found ${first}`);
  } else if (c === "n") reader.word("ull");
  else reader.report("readObjectStart", `expect { or n, but found ${c}`);
  return false;
}
function readStruct(reader, type) {
  if (!opensObject(reader)) return;
  const hashed = type.fields.length <= HASHED_FIELDS;
  let c = ",";
  while (c === ",") {
    if (hashed) readHashedField(reader, type);
    else readNamedField(reader, type);
    c = reader.next();
    if (hashed && c !== "," && c !== "}") reader.report("isObjectEnd", `object ended prematurely, unexpected char ${c}`);
  }
  reader.wrap(`${type.name}.`);
  if (!hashed && c !== "}") reader.report("struct Decode", `expect }, but found ${c}`);
}
function readMember(reader, type, name) {
  const field = type.byName.get(name);
  if (field === void 0) {
    reader.skip();
    return;
  }
  readValue(reader, field.type);
  reader.wrap(`${goMemberName(name, field.type.kind === "struct" ? field.type.name : void 0)}: `);
  if ((name === "kind" || name === "apiVersion") && type.byName.has("metadata")) reader.wrap("TypeMeta: ");
}
function readHashedField(reader, type) {
  const quote = reader.next();
  let name = "";
  if (quote !== '"') reader.report("readFieldHash", `expect ", but found ${quote}`);
  else {
    name = reader.endText();
    const colon = reader.next();
    if (colon !== ":") {
      reader.report("readFieldHash", `expect :, but found ${colon}`);
      name = "";
    }
  }
  readMember(reader, type, name);
}
function readNamedField(reader, type) {
  const name = reader.text();
  const colon = reader.next();
  if (colon !== ":") reader.report("ReadObject", `expect : after object field, but found ${colon}`);
  readMember(reader, type, name);
}
var listName = (items) => `[]${items.kind === "struct" ? items.name : items.kind === "scalar" ? items.scalar : "map"}`;
function opens(reader, bracket, operation) {
  const c = reader.next();
  if (c === bracket) return true;
  if (c === "n") reader.word("ull");
  else reader.report(operation, `expect ${bracket} or n, but found ${c}`);
  return false;
}
function readItems(reader, items) {
  if (!opens(reader, "[", "decode slice") || reader.next() === "]") return;
  reader.unread();
  let c = ",";
  while (c === ",") {
    readValue(reader, items);
    c = reader.next();
  }
  if (c !== "]") reader.report("decode slice", `expect ], but found ${c}`);
}
function readMap(reader, values) {
  if (!opens(reader, "{", "ReadMapCB") || reader.next() === "}") return;
  reader.unread();
  let c = ",";
  while (c === ",") {
    reader.text();
    const colon = reader.next();
    if (colon !== ":") {
      reader.report("ReadMapCB", `expect : after object field, but found ${colon}`);
      return;
    }
    readValue(reader, values);
    c = reader.next();
  }
  if (c !== "}") reader.report("ReadMapCB", `expect }, but found ${c}`);
}
function readScalar(reader, scalar) {
  switch (scalar) {
    case "string":
      reader.text();
      return;
    case "bool":
      if (!reader.skipsNull()) readBoolean(reader);
      return;
    case "int32":
      if (!reader.skipsNull()) reader.integer(32);
      return;
    case "int64":
      if (!reader.skipsNull()) reader.integer(64);
      return;
    case "bytes":
      if (!reader.skipsNull()) readBytes(reader);
      return;
    case "double":
      reader.skip();
      return;
    default: {
      const json = reader.value();
      const fault = reader.fault === void 0 ? SELF_READ[scalar](json) : void 0;
      if (fault !== void 0) reader.report("unmarshalerDecoder", fault);
    }
  }
}
function readBoolean(reader) {
  const c = reader.next();
  if (c === "t") reader.word("rue");
  else if (c === "f") reader.word("alse");
  else reader.report("ReadBool", `expect t or f, but found ${c}`);
}
function readBytes(reader) {
  const c = reader.next();
  reader.unread();
  if (c !== '"') {
    reader.report("base64Codec", "invalid input");
    return;
  }
  const at = base64FaultAt(reader.text());
  if (at !== void 0) reader.report("decode base64", `illegal base64 data at input byte ${at}`);
}
function base64FaultAt(text) {
  let quantum = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (c === "\n" || c === "\r") continue;
    if (c === "=") {
      const rest = text.slice(i).replace(/[\r\n]/g, "");
      if (quantum < 2) return i;
      return rest === "=".repeat(4 - quantum) ? void 0 : rest.length < 4 - quantum ? text.length : i + (4 - quantum);
    }
    if (!/[A-Za-z0-9+/]/.test(c)) return i;
    if (quantum === 0) start = i;
    quantum = (quantum + 1) % 4;
  }
  return quantum === 0 ? void 0 : start;
}
var kindOf = (value) => Array.isArray(value) ? "array" : typeof value === "boolean" ? "bool" : typeof value === "number" ? "number" : "object";
function textFault(json, judge) {
  if (json === "null") return void 0;
  const value = JSON.parse(json);
  return typeof value === "string" ? judge(value) : `json: cannot unmarshal ${kindOf(value)} into Go value of type string`;
}
var QUANTITY_WORDS = {
  format: "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
  suffix: "unable to parse quantity's suffix"
};
function integerOrText(json) {
  if (json.startsWith('"') || json === "null") return void 0;
  const value = JSON.parse(json);
  if (typeof value !== "number") return `json: cannot unmarshal ${kindOf(value)} into Go value of type int32`;
  const whole = /^-?\d+$/.test(json) && Math.abs(value + 0.5) < 2 ** 31;
  return whole ? void 0 : `json: cannot unmarshal number ${json} into Go value of type int32`;
}
var SELF_READ = {
  time: (json) => textFault(json, (text) => timeFault(text, 0)),
  microtime: (json) => textFault(json, (text) => timeFault(text, 6)),
  duration: (json) => textFault(json, (text) => isDuration(text) ? void 0 : `time: invalid duration ${JSON.stringify(text)}`),
  quantity(json) {
    if (json === "null") return void 0;
    const fault = quantityFault(json.startsWith('"') ? json.slice(1, -1) : json);
    return fault === void 0 ? void 0 : QUANTITY_WORDS[fault];
  },
  intorstring: integerOrText
};

// dist/runtime/codec/json-syntax.js
var Fault = class extends Error {
};
var END = "unexpected end of JSON input";
var ESCAPES = 'bfnrt\\/"';
var [QUOTE, BACKSLASH, COMMA, COLON, MINUS, PLUS, DOT] = [34, 92, 44, 58, 45, 43, 46];
var [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];
var WORDS = { t: "true", f: "false", n: "null" };
var isDigit2 = (c) => c >= 48 && c <= 57;
var isHex = (c) => isDigit2(c) || (c | 32) >= 97 && (c | 32) <= 102;
var Scanner = class {
  constructor(text) {
    this.text = text;
  }
  text;
  #at = 0;
  document() {
    this.value();
    this.spaces();
    if (this.#at < this.text.length) this.refuse("after top-level value");
  }
  refuse(where) {
    const code = this.text.codePointAt(this.#at);
    if (code === void 0) throw new Fault(END);
    const c = String.fromCodePoint(code);
    const shown = c === "'" ? `'\\''` : c === '"' ? `'"'` : `'${JSON.stringify(c).slice(1, -1)}'`;
    throw new Fault(`invalid character ${shown} ${where}`);
  }
  /** The next code unit; NaN at the end, which equals nothing. */
  peek() {
    return this.text.charCodeAt(this.#at);
  }
  spaces() {
    for (let c = this.peek(); c === 32 || c === 9 || c === 13 || c === 10; c = this.peek()) this.#at += 1;
  }
  value() {
    this.spaces();
    const c = this.peek();
    const word = WORDS[this.text.charAt(this.#at)];
    if (c === OPEN_OBJECT) this.object();
    else if (c === OPEN_LIST) this.list();
    else if (c === QUOTE) this.string();
    else if (word !== void 0) this.word(word);
    else if (c === MINUS || isDigit2(c)) this.number();
    else this.refuse("looking for beginning of value");
  }
  word(word) {
    for (const c of word) {
      if (this.text.charAt(this.#at) !== c) this.refuse(`in literal ${word} (expecting '${c}')`);
      this.#at += 1;
    }
  }
  digits(where) {
    if (!isDigit2(this.peek())) this.refuse(where);
    while (isDigit2(this.peek())) this.#at += 1;
  }
  number() {
    if (this.peek() === MINUS) this.#at += 1;
    if (this.peek() === 48) this.#at += 1;
    else this.digits("in numeric literal");
    if (this.peek() === DOT) {
      this.#at += 1;
      this.digits("after decimal point in numeric literal");
    }
    if ((this.peek() | 32) !== 101) return;
    this.#at += 1;
    if (this.peek() === PLUS || this.peek() === MINUS) this.#at += 1;
    this.digits("in exponent of numeric literal");
  }
  string() {
    this.#at += 1;
    for (let c = this.peek(); c !== QUOTE; c = this.peek()) {
      if (!(c >= 32)) this.refuse("in string literal");
      if (c === BACKSLASH) this.escape();
      else this.#at += 1;
    }
    this.#at += 1;
  }
  escape() {
    this.#at += 1;
    const c = this.text.charAt(this.#at);
    if (c !== "u") {
      if (c === "" || !ESCAPES.includes(c)) this.refuse("in string escape code");
      this.#at += 1;
      return;
    }
    this.#at += 1;
    for (let i = 0; i < 4; i += 1) {
      if (!isHex(this.peek())) this.refuse("in \\u hexadecimal character escape");
      this.#at += 1;
    }
  }
  object() {
    this.#at += 1;
    this.spaces();
    if (this.peek() === CLOSE_OBJECT) {
      this.#at += 1;
      return;
    }
    for (; ; ) {
      this.spaces();
      if (this.peek() !== QUOTE) this.refuse("looking for beginning of object key string");
      this.string();
      this.spaces();
      if (this.peek() !== COLON) this.refuse("after object key");
      this.#at += 1;
      this.value();
      if (this.ends(CLOSE_OBJECT, "after object key:value pair")) return;
    }
  }
  list() {
    this.#at += 1;
    this.spaces();
    if (this.peek() === CLOSE_LIST) {
      this.#at += 1;
      return;
    }
    for (; ; ) {
      this.value();
      if (this.ends(CLOSE_LIST, "after array element")) return;
    }
  }
  /** Reads what follows a member; true where that is the end. */
  ends(bracket, where) {
    this.spaces();
    const c = this.peek();
    if (c !== COMMA && c !== bracket) this.refuse(where);
    this.#at += 1;
    return c === bracket;
  }
};
function jsonSyntaxFault(text) {
  try {
    new Scanner(text).document();
    return void 0;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
}

// dist/runtime/http/negotiate.js
function clauses(header) {
  const out = header.split(",").map((part, order) => {
    const [type = "", ...rest] = part.split(";").map((p) => p.trim());
    const parameters = new Map(
      rest.map((p) => {
        const at = p.indexOf("=");
        return at < 0 ? [p.toLowerCase(), ""] : [
          p.slice(0, at).trim().toLowerCase(),
          p.slice(at + 1).trim().replace(/^"(.*)"$/, "$1")
        ];
      })
    );
    const q = parameters.get("q");
    const quality = q === void 0 || Number.isNaN(Number(q)) ? 1 : Number(q);
    return { type: type.toLowerCase(), parameters, quality, order };
  });
  return out.filter((c) => c.type !== "").sort((a, b) => b.quality - a.quality || a.order - b.order);
}
var noSuchForm = (offer) => new ApiError(
  406,
  "NotAcceptable",
  `only the following media types are accepted: application/json, application/yaml, application/vnd.${offer.vendor}.protobuf`,
  null
);
var notAcceptable = () => new ApiError(406, "NotAcceptable", "406: Not Acceptable", {});
var JSON_ANSWER = { encoding: "json", transform: "none", transformVersion: "", contentType: "application/json" };
function encodingOf(type, offer) {
  if (type === "application/json" || type === "*/*") return "json";
  if (type === "application/yaml") return "yaml";
  if (type === `application/vnd.${offer.vendor}.protobuf`) return offer.protobuf ? "protobuf" : void 0;
  return void 0;
}
function negotiate(header, offer) {
  if (header === void 0 || header === "" || header === "*/*" || header === "application/json") return JSON_ANSWER;
  let unmet = false;
  for (const clause of clauses(header)) {
    const encoding = encodingOf(clause.type, offer);
    if (encoding === void 0) continue;
    const as = clause.parameters.get("as");
    const media = encoding === "json" ? "application/json" : encoding === "yaml" ? "application/yaml" : `application/vnd.${offer.vendor}.protobuf`;
    if (as === void 0) {
      if (clause.parameters.has("g") || clause.parameters.has("v")) continue;
      return { encoding, transform: "none", transformVersion: "", contentType: media };
    }
    const transform = as === "Table" ? "table" : as === "PartialObjectMetadata" || as === "PartialObjectMetadataList" ? "metadata" : void 0;
    if (transform !== void 0 && !offer.transforms) {
      unmet = true;
      continue;
    }
    const version = clause.parameters.get("v");
    if (transform === void 0 || clause.parameters.get("g") !== `meta.${offer.groupDomain}` || version !== "v1" && version !== "v1beta1")
      continue;
    if (transform === "table" && encoding === "protobuf") continue;
    return {
      encoding,
      transform,
      transformVersion: `meta.${offer.groupDomain}/${version}`,
      ofList: as.endsWith("List"),
      contentType: media
    };
  }
  throw unmet ? noSuchForm(offer) : notAcceptable();
}
var mediaType = (header) => (header ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

// dist/runtime/http/body.js
async function readBody(request, limit) {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limit) throw bodyTooLarge(limit);
  const body = await bytesOf(request, limit);
  return request.headers["content-encoding"] === "gzip" ? inflate(body, limit) : body;
}
function bytesOf(request, limit) {
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks = [];
    let size = 0;
    const settled = () => {
      request.off("data", take);
      request.off("end", finish);
      request.off("close", fail);
    };
    const take = (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= limit) return;
      settled();
      reject(bodyTooLarge(limit));
    };
    const finish = () => {
      settled();
      resolve(chunks.length === 1 ? chunks[0] ?? Buffer.alloc(0) : Buffer.concat(chunks, size));
    };
    const fail = () => {
      settled();
      reject(badRequest("the body ended before it was complete"));
    };
    if (request.destroyed) return fail();
    request.on("data", take);
    request.on("end", finish);
    request.on("close", fail);
    request.on("error", () => void 0);
  });
}
var bodyTooLarge = (limit) => tooLarge(`Request body is too large: limit is ${limit}`);
function inflate(body, limit) {
  try {
    return gunzipSync(body, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw bodyTooLarge(limit);
    throw badRequest("the body is not valid gzip");
  }
}
var bodyTypes = (service) => [
  "application/json",
  "application/yaml",
  `application/vnd.${service.mediaVendor}.protobuf`
];
function parseJsonText(text, depth) {
  try {
    return parseJson(text, depth);
  } catch (error) {
    if (error instanceof BoundsError) throw new SyntaxError(error.message);
    if (!(error instanceof SyntaxError)) throw new SyntaxError("the body cannot be parsed");
    throw new SyntaxError(jsonSyntaxFault(text) ?? error.message);
  }
}
async function parseYamlText(text, { service, yaml }) {
  try {
    return await yaml.read(text, service.limits.depth);
  } catch (error) {
    if (error instanceof ApiError || error instanceof SyntaxError) throw error;
    throw new SyntaxError(error instanceof BoundsError ? error.message : "the body cannot be parsed");
  }
}
var EXCERPT_BYTES = 30;
function excerpt(bytes) {
  if (bytes.length === 0) return "<empty>";
  const shown = bytes.subarray(0, EXCERPT_BYTES).toString(bytes[0] === OPENING_BRACE ? "utf8" : "hex");
  return bytes.length > EXCERPT_BYTES ? `${shown} ...` : shown;
}
var OPENING_BRACE = 123;
async function decodeBody(body, contentType, expected, reading) {
  const { service, turn } = reading;
  const type = mediaType(contentType);
  if (type === `application/vnd.${service.mediaVendor}.protobuf`) return decodeProtobuf(body, expected, service);
  if (type !== "" && type !== "application/json" && type !== "application/yaml") throw unsupportedMediaType(bodyTypes(service));
  const unrecognized = (why) => badRequest(`the object provided is unrecognized (must be of type ${expected.kind}): ${why} (${excerpt(body)})`);
  let value;
  try {
    const text = decodeText(body);
    if (text.trim() === "" && type !== "application/yaml") throw new SyntaxError("unexpected end of JSON input");
    value = type === "application/yaml" ? await parseYamlText(text, reading) : parseJsonText(text, service.limits.depth);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw unrecognized(`couldn't get version/kind; json parse error: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (value !== null && (typeof value !== "object" || Array.isArray(value)))
    throw unrecognized(
      `couldn't get version/kind; json parse error: cannot read ${Array.isArray(value) ? "an array" : `a ${typeof value}`} as an object`
    );
  if (turn !== void 0) await turn();
  const json = () => type === "application/yaml" ? stringify(sortedKeys(value)) : decodeText(body);
  const suspect = type !== "application/yaml" && inspectJson(decodeText(body), service.limits.depth).fractions;
  return objectOf(value ?? {}, expected, service, unrecognized, { json, suspect });
}
function sortedKeys(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sortedKeys);
  return Object.fromEntries(
    Object.keys(value).sort().map((name) => [name, sortedKeys(value[name] ?? null)])
  );
}
async function objectOf(value, expected, service, unrecognized, source) {
  const { kind = "", apiVersion = "" } = value;
  if (typeof kind !== "string" && kind !== null) throw unrecognized("couldn't get version/kind; json parse error: kind is no string");
  if (typeof apiVersion !== "string" && apiVersion !== null)
    throw unrecognized("couldn't get version/kind; json parse error: apiVersion is no string");
  if (!isExpected(apiVersion ?? "", kind ?? "", expected))
    throw await wrongType(apiVersion ?? "", kind ?? "", expected, service, unrecognized);
  const fault = source.suspect ? jsonFault(expected.code.structure, source.json()) : void 0;
  if (fault !== void 0) throw undecodable(expected, fault);
  return decoded(value, expected, source);
}
var undecodable = ({ kind, version }, fault) => badRequest(`${kind} in version ${JSON.stringify(version)} cannot be handled as a ${kind}: ${fault}`);
var isExpected = (apiVersion, kind, { group, version, kind: wanted, anyVersion }) => (kind === "" || kind === wanted) && (anyVersion === true || apiVersion === "" || apiVersion === apiVersionOf(group, version));
var hubName = ({ goPackage, name }) => `${goPackage}.${name.slice(name.indexOf(".") + 1)}`;
var types = ({ groupDomain, mediaVendor }) => `"${groupDomain}/${mediaVendor}/pkg/api/legacyscheme/scheme.go:30"`;
async function wrongType(apiVersion, kind, expected, service, unrecognized) {
  const wanted = apiVersionOf(expected.group, expected.version);
  const parsed = parseApiVersion(apiVersion);
  if (parsed === void 0) return unrecognized(`unexpected GroupVersion string: ${apiVersion}`);
  const [sentVersion, sentKind] = [apiVersion === "" ? wanted : apiVersion, kind === "" ? expected.kind : kind];
  const known = await expected.structureOf(sentVersion, sentKind);
  if (known !== void 0 && parsed.group === expected.group && sentKind === expected.kind)
    return badRequest(`the API version in the data (${sentVersion}) does not match the expected API version (${wanted})`);
  const why = known === void 0 ? `no kind ${JSON.stringify(sentKind)} is registered for version ${JSON.stringify(sentVersion)} in scheme ${types(service)}` : `converting (${known.name}) to (${hubName(expected.code.structure)}): unknown conversion`;
  const version = parsed.version === "" ? expected.version : parsed.version;
  return badRequest(`${sentKind} in version ${JSON.stringify(version)} cannot be handled as a ${expected.kind}: ${why}`);
}
function decoded(value, expected, source) {
  try {
    const object = decode(expected.code.structure, value);
    object.kind = expected.kind;
    object.apiVersion = apiVersionOf(expected.group, expected.version);
    return object;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw undecodable(expected, (source && jsonFault(expected.code.structure, source.json())) ?? error.message);
  }
}
async function decodeProtobuf(body, expected, service) {
  const codec = await expected.code.protobuf();
  const unrecognized = (why) => badRequest(
    `the object provided is unrecognized (must be of type ${expected.kind}): ${why} (${body.subarray(0, 16).toString("hex")}${body.length > 16 ? " ..." : ""})`
  );
  if (codec === void 0) throw unrecognized("the kind has no protobuf form");
  try {
    if (body.length === PREFIX.length && isEnvelope(body)) throw unrecognized("empty body");
    const envelope = unwrap(body);
    const { apiVersion, kind } = envelope;
    if (!isExpected(apiVersion, kind, expected)) throw await wrongType(apiVersion, kind, expected, service, unrecognized);
    const value = codec.decode(boundedReader(envelope.raw));
    checkDepth(value, service.limits.depth);
    return decoded(value, expected);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof EnvelopeError) throw unrecognized(error.message);
    throw unrecognized(`the protobuf message cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export {
  jsonSyntaxFault,
  isEnvelope,
  wrap,
  wrapParts,
  unwrap,
  jsonFault,
  notAcceptable,
  negotiate,
  mediaType,
  readBody,
  bodyTypes,
  parseJsonText,
  parseYamlText,
  decodeBody,
  decoded
};
