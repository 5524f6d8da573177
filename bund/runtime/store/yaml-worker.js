// dist/runtime/codec/yaml-worker.js
import { parentPort } from "node:worker_threads";

// dist/runtime/model/json.js
function setOwn(object, key, value) {
  if (key === "__proto__") Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  else object[key] = value;
}

// dist/runtime/model/json-text.js
var BoundsError = class extends Error {
  name = "BoundsError";
};
var tooDeep = (maxDepth) => new BoundsError(`nested deeper than ${maxDepth} levels`);
var MAX_VALUES = 1e5;
var wellFormed = (text) => text.replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD");
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

// dist/runtime/codec/yaml.js
import { Composer, isAlias, isMap, isPair, isScalar, isSeq, LineCounter, Parser } from "yaml";
var MAX_CHARACTERS = 4 * 1024 * 1024;
var ALIASED_VALUES = 2e4;
var ALIASED_CHARACTERS = 256 * 1024;
var MAX_DIGITS = 310;
function parseYaml(text, maxDepth) {
  for (const document of yamlDocuments(text, maxDepth)) return document;
  return null;
}
function* yamlDocuments(text, maxDepth) {
  const lines = new LineCounter();
  const composer = new Composer({ version: "1.1", intAsBigInt: true, uniqueKeys: false, prettyErrors: false, merge: true });
  for (const document of composer.compose(bounded(new Parser(lines.addNewLine).parse(text), maxDepth))) {
    const [error] = document.errors;
    if (error !== void 0) throw new SyntaxError(`yaml: line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
    yield new Conversion(maxDepth, text.length).value(document.contents, 1);
  }
}
function* bounded(tokens, maxDepth) {
  for (const token of tokens) {
    if (token.type === "document" && isDeeper(token.value, maxDepth)) throw tooDeep(maxDepth);
    yield token;
  }
}
function isDeeper(root, maxDepth) {
  const open = [[root, 1]];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    const [token, depth] = next;
    if (token === null || token === void 0 || !("items" in token)) continue;
    if (depth > maxDepth) return true;
    for (const item of token.items) {
      open.push([item.value, depth + 1]);
      if ("key" in item) open.push([item.key, depth + 1]);
    }
  }
  return false;
}
var Conversion = class {
  /** `length`: characters of the document's text. */
  constructor(maxDepth, length) {
    this.maxDepth = maxDepth;
    this.#maxNodes = Math.min(MAX_VALUES, ALIASED_VALUES + length);
    this.#maxCharacters = Math.min(MAX_CHARACTERS, ALIASED_CHARACTERS + 2 * length);
  }
  maxDepth;
  #anchors = /* @__PURE__ */ new Map();
  /** Containers around the value that is being converted. */
  #open = /* @__PURE__ */ new Set();
  #maxNodes;
  #maxCharacters;
  #nodes = 0;
  #characters = 0;
  value(node, depth) {
    this.#nodes += 1;
    if (depth > this.maxDepth + 1) throw tooDeep(this.maxDepth);
    if (this.#nodes > this.#maxNodes) throw excessive();
    if (isAlias(node)) return this.value(this.#target(node.source), depth);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor !== void 0) this.#anchors.set(node.anchor, node);
    if (!isMap(node) && !isSeq(node)) return isScalar(node) ? this.#counted(scalar(node.value, node.source)) : null;
    if (depth > this.maxDepth) throw tooDeep(this.maxDepth);
    this.#open.add(node);
    const value = isMap(node) ? this.#map(node.items, depth) : node.items.map((item) => this.value(item, depth + 1));
    this.#open.delete(node);
    return value;
  }
  #target(anchor) {
    const target = this.#anchors.get(anchor);
    if (target === void 0) throw new SyntaxError(`yaml: unknown anchor '${anchor}' referenced`);
    if (this.#open.has(target)) throw new BoundsError(`yaml: anchor '${anchor}' value contains itself`);
    return target;
  }
  #map(items, depth) {
    const out = {};
    const merged = {};
    for (const pair of items) {
      if (!isPair(pair)) continue;
      const name = this.#counted(keyText(pair.key));
      const value = this.value(pair.value, depth + 1);
      if (name === "<<") mergeInto(merged, value);
      else setOwn(out, name, value);
    }
    for (const [name, value] of Object.entries(merged)) if (!Object.hasOwn(out, name)) setOwn(out, name, value);
    return out;
  }
  #counted(value) {
    if (typeof value === "string") this.#characters += value.length;
    if (this.#characters > this.#maxCharacters) throw excessive();
    return value;
  }
};
var excessive = () => new BoundsError("yaml: document contains excessive aliasing");
var keyText = (key) => {
  const value = isScalar(key) ? key.source ?? key.value : key;
  if (typeof value === "object" && value !== null) throw new SyntaxError("yaml: invalid map key");
  return wellFormed(String(value));
};
function mergeInto(target, value) {
  const sources = Array.isArray(value) ? value : [value];
  for (const source of sources) {
    if (typeof source !== "object" || source === null || Array.isArray(source)) continue;
    for (const [name, v] of Object.entries(source)) if (v !== void 0 && !Object.hasOwn(target, name)) setOwn(target, name, v);
  }
}
function scalar(value, source) {
  if (typeof value === "bigint") return integer(value, source ?? "");
  if (value === null || value === void 0) return null;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(source ?? value);
  if (typeof value === "string") return wellFormed(value);
  if (typeof value === "boolean") return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  return source ?? String(value);
}
function integer(value, source) {
  if (source.length > MAX_DIGITS) throw new SyntaxError(`yaml: the number ${source.slice(0, 30)}\u2026 is out of range`);
  return value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}

// dist/runtime/codec/yaml-worker.js
function read({ text, maxDepth }) {
  try {
    return { json: stringify(parseYaml(text, maxDepth)) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), outOfBounds: error instanceof BoundsError };
  }
}
if (parentPort === null) throw new Error("yaml-worker.js runs as a worker thread of a server only");
var port = parentPort;
port.on("message", (request) => port.postMessage(read(request)));
