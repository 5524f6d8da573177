import {
  canonicalTime
} from "./chunk-G32XGIUG.js";
import {
  QUANTITY_FAULT,
  canonicalQuantity
} from "./chunk-LN2F7F5X.js";
import {
  BoundsError,
  MAX_VALUES,
  durationFrom,
  durationTo,
  tooDeep,
  wellFormed
} from "./chunk-IHGZBJQJ.js";
import {
  isObject,
  setOwn
} from "./chunk-CRGR5NKP.js";

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

// dist/runtime/codec/parse.js
var decoder = new TextDecoder("utf-8", { fatal: true });
function decodeText(bytes2) {
  try {
    return decoder.decode(bytes2);
  } catch {
    throw new SyntaxError("the text is not valid UTF-8");
  }
}

// dist/runtime/http/caller-headers.js
var asBytes = (value) => Buffer.from(value, "utf8").toString("latin1");
var inName = (key) => asBytes(key).replace(/[^\w!#$&'*+.^`|~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
function callerHeaders({ name, groups, extra }) {
  const headers = /* @__PURE__ */ new Map([
    ["x-remote-user", [asBytes(name)]],
    ["x-remote-group", groups.map(asBytes)]
  ]);
  for (const [key, values] of Object.entries(extra)) {
    const header = `x-remote-extra-${inName(key)}`.toLowerCase();
    headers.set(header, [...headers.get(header) ?? [], ...values.map(asBytes)]);
  }
  return Object.fromEntries([...headers].filter(([, values]) => values.length > 0));
}

// dist/runtime/model/go-names.js
var SPELLED = {
  apiGroup: "APIGroup",
  apiGroups: "APIGroups",
  apiVersion: "APIVersion",
  apiVersions: "APIVersions",
  awsElasticBlockStore: "AWSElasticBlockStore",
  caBundle: "CABundle",
  cephfs: "CephFS",
  cidr: "CIDR",
  csi: "CSI",
  dnsConfig: "DNSConfig",
  dnsPolicy: "DNSPolicy",
  fc: "FC",
  fsGroup: "FSGroup",
  fsGroupChangePolicy: "FSGroupChangePolicy",
  fsType: "FSType",
  gcePersistentDisk: "GCEPersistentDisk",
  http: "HTTP",
  httpGet: "HTTPGet",
  httpHeaders: "HTTPHeaders",
  ip: "IP",
  ipFamilies: "IPFamilies",
  ipFamilyPolicy: "IPFamilyPolicy",
  iqn: "IQN",
  iscsi: "ISCSI",
  iscsiInterface: "ISCSIInterface",
  nfs: "NFS",
  pdID: "PdID",
  rbd: "RBD",
  secretRef: "SecretRef",
  seLinux: "SELinux",
  seLinuxOptions: "SELinuxOptions",
  storageos: "StorageOS",
  tcpSocket: "TCPSocket",
  tls: "TLS",
  ttlSecondsAfterFinished: "TTLSecondsAfterFinished",
  uid: "UID",
  uri: "URI",
  url: "URL"
};
var goFieldName = (name) => SPELLED[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
var goMemberName = (name, typeName) => name === "metadata" && (typeName === "v1.ObjectMeta" || typeName === "v1.ListMeta") ? typeName.slice(3) : goFieldName(name);
var ITEM_TYPES = {
  "admissionregistration.RuleWithOperations.operations": "admissionregistration.OperationType",
  "certificates.CertificateSigningRequestSpec.usages": "certificates.KeyUsage",
  "core.Capabilities.add": "core.Capability",
  "core.Capabilities.drop": "core.Capability",
  "core.NamespaceSpec.finalizers": "core.FinalizerName",
  "core.NodeStatus.volumesInUse": "core.UniqueVolumeName",
  "core.PersistentVolumeClaimSpec.accessModes": "core.PersistentVolumeAccessMode",
  "core.PersistentVolumeClaimStatus.accessModes": "core.PersistentVolumeAccessMode",
  "core.PersistentVolumeSpec.accessModes": "core.PersistentVolumeAccessMode",
  "core.ResourceQuotaSpec.scopes": "core.ResourceQuotaScope",
  "core.ServiceSpec.ipFamilies": "core.IPFamily",
  "networking.NetworkPolicySpec.policyTypes": "networking.PolicyType",
  "policy.PodSecurityPolicySpec.allowedCapabilities": "core.Capability",
  "policy.PodSecurityPolicySpec.allowedProcMountTypes": "core.ProcMountType",
  "policy.PodSecurityPolicySpec.defaultAddCapabilities": "core.Capability",
  "policy.PodSecurityPolicySpec.requiredDropCapabilities": "core.Capability",
  "policy.PodSecurityPolicySpec.volumes": "policy.FSType",
  "storage.CSIDriverSpec.volumeLifecycleModes": "storage.VolumeLifecycleMode"
};
var goItemType = (structName, field) => ITEM_TYPES[`${structName}.${field}`] ?? "string";

// dist/runtime/codec/decode.js
var DecodeError = class extends Error {
  constructor(path, fault, unrestored) {
    super(`${path}: ${fault}`);
    this.path = path;
    this.fault = fault;
    this.unrestored = unrestored;
  }
  path;
  fault;
  unrestored;
  name = "DecodeError";
};
var found = (value) => value === null ? "null" : Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `${typeof value === "bigint" ? "number" : typeof value} ${shorten(value)}`;
var shorten = (value) => {
  const text = typeof value === "bigint" ? value.toString() : JSON.stringify(value) ?? "";
  return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
};
function decode(structure, value) {
  if (value === null || value === void 0) return decodeStruct(structure, {}, structure.name);
  if (!isObject(value)) throw new DecodeError(structure.name, `expected an object, found ${found(value)}`);
  return decodeStruct(structure, value, structure.name);
}
function decodeStruct(structure, value, path) {
  const out = {};
  const { fields } = structure;
  for (let i = 0; i < fields.length; i += 1) {
    const field = fields[i];
    const member = Object.hasOwn(value, field.name) ? value[field.name] : void 0;
    if (member === void 0 || member === null) {
      writeAbsent(out, field);
      continue;
    }
    const decoded = decodeValue(field.type, member, path, field.name);
    if (field.pointer || !isEmpty(field.type, decoded) || !field.omitEmpty) out[field.name] = decoded;
    else writeAbsent(out, field);
  }
  return out;
}
function writeAbsent(out, field) {
  const { type } = field;
  if (field.pointer) {
    if (!field.omitEmpty) out[field.name] = null;
    return;
  }
  if (type.kind === "struct") {
    out[field.name] = decodeStruct(type, {}, type.name);
    return;
  }
  if (type.kind === "scalar") {
    const zero = ZERO[type.scalar];
    if (!field.omitEmpty || ALWAYS.has(type.scalar)) out[field.name] = zero ?? null;
    return;
  }
  if (!field.omitEmpty || type.kind === "free" && type.form === "object") out[field.name] = null;
}
var ALWAYS = /* @__PURE__ */ new Set(["time", "microtime", "duration", "quantity", "intorstring"]);
var ZERO = {
  string: "",
  bool: false,
  int32: 0,
  int64: 0,
  double: 0,
  duration: "0s",
  quantity: "0",
  intorstring: 0
};
function isEmpty(type, value) {
  if (type.kind === "scalar") return !ALWAYS.has(type.scalar) && (value === "" || value === 0 || value === false);
  if (type.kind === "list") return Array.isArray(value) && value.length === 0;
  if (type.kind === "map") return isObject(value) && isEmptyMap(value);
  return false;
}
function isEmptyMap(value) {
  for (const _ in value) return false;
  return true;
}
var inside = (path, name) => `${path}.${goFieldName(name)}`;
function decodeValue(type, value, path, name) {
  switch (type.kind) {
    case "scalar":
      return decodeScalar(type.scalar, value, path, name);
    case "struct":
      if (!isObject(value)) throw unlike("an object", value, path, name, `cannot restore struct from: ${goKind(value)}`);
      return decodeStruct(type, value, type.name);
    case "list":
      return decodeList(type, value, path, name);
    case "map":
      return decodeMap(type, value, path, name);
    case "free":
      return type.either === void 0 ? value : decodeValue(shapeOf(type.either, value, path, name), value, path, name);
  }
}
var isShape = (type, value) => type.kind === "struct" || type.kind === "map" ? isObject(value) : type.kind === "list" ? Array.isArray(value) : typeof value === "boolean";
var shapeName = ({ kind }) => kind === "struct" || kind === "map" ? "an object" : kind === "list" ? "a list" : "true or false";
function shapeOf(either, value, path, name) {
  const shape = either.find((type) => isShape(type, value));
  if (shape === void 0) throw unlike(either.map(shapeName).join(" or "), value, path, name);
  return shape;
}
function decodeList(type, value, path, name) {
  if (!Array.isArray(value)) throw unlike("a list", value, path, name, `cannot restore slice from ${goKind(value)}`);
  const out = new Array(value.length);
  for (let i = 0; i < value.length; i += 1) out[i] = decodeItem(type.items, value[i] ?? null, path, name);
  return out;
}
function decodeMap(type, value, path, name) {
  if (!isObject(value)) throw unlike("an object", value, path, name, `cannot restore map from ${goKind(value)}`);
  const out = {};
  const quantities = type.values.kind === "scalar" && type.values.scalar === "quantity";
  for (const key in value) {
    const member = value[key];
    if (member === void 0) continue;
    setOwn(out, key, quantities ? quantity(member, path, name, true) : decodeItem(type.values, member, path, name));
  }
  return out;
}
function decodeItem(type, value, path, name) {
  if (value !== null) return decodeValue(type, value, path, name);
  if (type.kind === "struct") return decodeStruct(type, {}, type.name);
  return type.kind === "scalar" ? ZERO[type.scalar] ?? (type.scalar === "bytes" ? "" : null) : null;
}
function decodeScalar(scalar2, value, path, name) {
  switch (scalar2) {
    case "string":
      if (typeof value !== "string") throw unlike("a string", value, path, name, "unrecognized type: string");
      return value;
    case "bool":
      if (typeof value !== "boolean") throw unlike("true or false", value, path, name, "unrecognized type: bool");
      return value;
    case "int32":
      if (!Number.isInteger(value) || Number(value) > 2147483647 || Number(value) < -2147483648)
        throw unlike("a 32-bit integer", value, path, name, "unrecognized type: int32");
      return value;
    case "int64":
      if (typeof value === "bigint" ? BigInt.asIntN(64, value) !== value : !isInt64(value))
        throw unlike("a 64-bit integer", value, path, name, "unrecognized type: int64");
      return value;
    case "double":
      if (typeof value !== "number" && typeof value !== "bigint" || !Number.isFinite(Number(value)))
        throw unlike("a number", value, path, name);
      return Number(value);
    case "bytes":
      return bytes(value, path, name);
    case "time":
      return time(value, path, name, 0);
    case "microtime":
      return time(value, path, name, 6);
    case "duration":
      return duration(value, path, name);
    case "quantity":
      return quantity(value, path, name, false);
    case "intorstring":
      if (typeof value !== "string" && (!Number.isInteger(value) || Number(value) > 2147483647 || Number(value) < -2147483648))
        throw unlike("a 32-bit integer or a string", value, path, name);
      return value;
  }
}
var isInt64 = (value) => Number.isInteger(value) && Number(value) >= -(2 ** 63) && Number(value) < 2 ** 63;
var unlike = (expected, value, path, name, unrestored) => new DecodeError(inside(path, name), `expected ${expected}, found ${found(value)}`, unrestored);
var goKind = (value) => {
  if (Array.isArray(value)) return "slice";
  if (typeof value === "number") return Number.isInteger(value) ? "int64" : "float64";
  return typeof value === "boolean" ? "bool" : typeof value === "string" ? "string" : typeof value === "bigint" ? "int64" : "map";
};
var isBase64 = (text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text);
function bytes(value, path, name) {
  if (typeof value !== "string") throw unlike("base64 text", value, path, name);
  const plain = /[\r\n]/.test(value) ? value.replace(/[\r\n]/g, "") : value;
  if (plain.length % 4 !== 0 || !isBase64(plain)) throw new DecodeError(inside(path, name), "illegal base64 data");
  if (!plain.endsWith("=")) return plain;
  return plain.slice(0, -4) + Buffer.from(plain.slice(-4), "base64").toString("base64");
}
function time(value, path, name, digits) {
  const canonical = typeof value === "string" ? canonicalTime(value, digits) : void 0;
  if (canonical === void 0) throw new DecodeError(inside(path, name), `parsing time ${shorten(value)} as RFC 3339 failed`);
  return canonical;
}
function duration(value, path, name) {
  if (typeof value !== "string") throw unlike("a duration", value, path, name);
  const read = value.length > MAX_DURATION ? void 0 : durationOf(value);
  if (read === void 0 || BigInt.asIntN(64, read.duration) !== read.duration)
    throw new DecodeError(inside(path, name), `invalid duration ${shorten(value)}`);
  return durationFrom(read);
}
var MAX_DURATION = 100;
function durationOf(text) {
  try {
    return durationTo(text);
  } catch {
    return void 0;
  }
}
function quantity(value, path, name, milli) {
  const canonical = canonicalQuantity(value, milli);
  if (canonical === void 0) throw new DecodeError(inside(path, name), QUANTITY_FAULT);
  return canonical;
}

export {
  parseYaml,
  yamlDocuments,
  decodeText,
  goMemberName,
  goItemType,
  DecodeError,
  decode,
  writeAbsent,
  isEmpty,
  decodeValue,
  shapeOf,
  decodeItem,
  callerHeaders
};
