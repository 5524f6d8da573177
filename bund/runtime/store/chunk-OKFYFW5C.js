import {
  valueAt
} from "./chunk-JH2EDLQ4.js";
import {
  callerHeaders,
  decodeText,
  writeAbsent
} from "./chunk-OP4HAH2X.js";
import {
  parseFieldSelector,
  parseLabelSelector,
  printSelector,
  selectorOfObject
} from "./chunk-2OIET5UR.js";
import {
  annotationKeyFaults,
  apiVersionOf,
  carryMetadata,
  checkName,
  generatedName,
  labelFaults,
  placeInNamespace,
  prepareMetadata,
  timestamp
} from "./chunk-BLROGNFG.js";
import {
  ApiError,
  addQuantities,
  alreadyExists,
  badRequest,
  compareQuantities,
  conflict,
  duplicate,
  faultsOfEach,
  forbiddenField,
  invalid,
  invalidValue,
  notFound,
  notSupported,
  printedIntOrString,
  printedQuantity,
  quantityNanos,
  required,
  tooLarge,
  tooLong,
  unavailable,
  valueNotFound
} from "./chunk-LN2F7F5X.js";
import {
  MAX_VALUES,
  inspectJson,
  parseInner,
  parseTrusted,
  stringify
} from "./chunk-IHGZBJQJ.js";
import {
  faultsOf
} from "./chunk-BGRWGOVN.js";
import {
  equalJson,
  isEmptyObject,
  isObject,
  own,
  sameValue,
  setOwn
} from "./chunk-CRGR5NKP.js";

// dist/runtime/kinds/kind.js
var typed = (object) => object;
var defineKind = ({
  resource,
  strategy = {},
  defaulters = {},
  conversions = {},
  operations = {}
}) => ({
  resource,
  strategy,
  defaulters,
  conversions,
  operations
});

// dist/runtime/apply/path-element.js
var isScalar = (value) => value !== void 0 && (typeof value !== "object" || value === null);
var scalarText = (value) => typeof value === "bigint" ? value.toString() : JSON.stringify(value);
var fieldElement = (name) => `f:${name}`;
var valueElement = (value) => `v:${scalarText(value)}`;
function keyElement(keys) {
  let text = "";
  for (const [name, value] of keys) text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${scalarText(value)}`;
  return `k:{${text}}`;
}
var MAX_REMEMBERED = 2e4;
var MAX_REMEMBERED_LENGTH = 200;
function remember(memory, text, what) {
  if (text.length > MAX_REMEMBERED_LENGTH) return;
  if (memory.size >= MAX_REMEMBERED) memory.clear();
  memory.set(text, what);
}
var canonicalForms = /* @__PURE__ */ new Map();
function canonicalElement(text) {
  if (text.startsWith("f:")) return text;
  if (canonicalForms.has(text)) return canonicalForms.get(text);
  const element = canonicalItem(text);
  remember(canonicalForms, text, element);
  return element;
}
function canonicalItem(text) {
  switch (text.slice(0, 2)) {
    case "i:":
      return /^i:(0|[1-9][0-9]{0,8})$/.test(text) ? text : void 0;
    case "v:":
      return canonicalValue(text);
    case "k:":
      return canonicalKey(text);
    default:
      return void 0;
  }
}
var EXACT_DIGITS = /\d{16}/;
function canonicalValue(text) {
  const value = parsed(text.slice(2));
  if (!isScalar(value)) return void 0;
  return EXACT_DIGITS.test(text) ? text : valueElement(value);
}
function canonicalKey(text) {
  const keys = keysOf(text);
  if (keys === void 0 || keys.length === 0) return void 0;
  return EXACT_DIGITS.test(text) ? text : keyElement(keys);
}
function keysOf(text) {
  const object = parsed(text.slice(2));
  if (typeof object !== "object" || object === null || Array.isArray(object)) return void 0;
  const keys = [];
  for (const name of Object.keys(object).sort()) {
    const value = object[name];
    if (!isScalar(value)) return void 0;
    keys.push([name, value]);
  }
  return keys;
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function printedElement(element) {
  const text = element.slice(2);
  switch (element.slice(0, 2)) {
    case "f:":
      return `.${text}`;
    case "v:":
      return `[=${text}]`;
    case "k:":
      return `[${(keysOf(element) ?? []).map(([name, value]) => `${name}=${scalarText(value)}`).join(",")}]`;
    default:
      return `[${text}]`;
  }
}
function sortedElements(elements) {
  const list = [...elements];
  if (list.every((element) => element.startsWith("f:"))) return list.sort();
  return list.map((element) => ({ element, order: orderOf(element) })).sort((a, b) => compareOrders(a.order, b.order)).map(({ element }) => element);
}
function compareElements(a, b) {
  if (a.startsWith("f:") && b.startsWith("f:")) return a < b ? -1 : a > b ? 1 : 0;
  return compareOrders(orderOf(a), orderOf(b));
}
var KINDS = ["f:", "k:", "v:", "i:"];
var orders = /* @__PURE__ */ new Map();
function orderOf(element) {
  const before = orders.get(element);
  if (before !== void 0) return before;
  const order = orderFrom(element);
  remember(orders, element, order);
  return order;
}
function orderFrom(element) {
  const kind = KINDS.indexOf(element.slice(0, 2));
  if (kind === 1) return [kind, ...(keysOf(element) ?? []).flat()];
  if (kind === 0) return [kind, element];
  const value = parsed(element.slice(2));
  return [kind, isScalar(value) ? value : null];
}
function compareOrders(a, b) {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareScalars(a[i] ?? null, b[i] ?? null);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
var RANKS = { number: 0, bigint: 0, string: 1, boolean: 2, object: 3 };
function compareScalars(a, b) {
  const byRank = (RANKS[typeof a] ?? 0) - (RANKS[typeof b] ?? 0);
  if (byRank !== 0 || a === null || b === null) return byRank;
  return a < b ? -1 : a > b ? 1 : 0;
}

// dist/runtime/apply/field-set.js
var NO_CHILDREN = /* @__PURE__ */ new Map();
var FieldSet = class {
  constructor(owned, children = NO_CHILDREN) {
    this.owned = owned;
    this.children = children;
  }
  owned;
  children;
  /** The set's JSON, once the layer above has read or written it. Kept here because the set outlives its object. */
  json;
  get isEmpty() {
    return !this.owned && this.children.size === 0;
  }
};
var EMPTY_SET = new FieldSet(false);
var LEAF = new FieldSet(true);
var made = (owned, children) => {
  if (children.size > 0) return new FieldSet(owned, children);
  return owned ? LEAF : EMPTY_SET;
};
function setOfFields(paths) {
  let set = EMPTY_SET;
  for (const path of paths) {
    set = union(
      set,
      path.reduceRight((below, name) => new FieldSet(false, /* @__PURE__ */ new Map([[`f:${name}`, below]])), LEAF)
    );
  }
  return set;
}
function union(a, b) {
  if (a === b || b.isEmpty) return a;
  if (a.isEmpty) return b;
  let children;
  for (const [element, theirs] of b.children) {
    const mine = a.children.get(element);
    const both = mine === void 0 ? theirs : union(mine, theirs);
    if (both === mine) continue;
    children ??= new Map(a.children);
    children.set(element, both);
  }
  const owned = a.owned || b.owned;
  return children === void 0 && owned === a.owned ? a : made(owned, children ?? a.children);
}
function unionOfAll(sets) {
  if (sets.length <= 2) return union(sets[0] ?? EMPTY_SET, sets[1] ?? EMPTY_SET);
  const half = sets.length >> 1;
  return union(unionOfAll(sets.slice(0, half)), unionOfAll(sets.slice(half)));
}
function intersection(a, b) {
  if (a === b) return a;
  const children = /* @__PURE__ */ new Map();
  const [small, large] = a.children.size <= b.children.size ? [a, b] : [b, a];
  for (const [element, mine] of small.children) {
    const theirs = large.children.get(element);
    if (theirs === void 0) continue;
    const both = intersection(mine, theirs);
    if (!both.isEmpty) children.set(element, both);
  }
  return made(a.owned && b.owned, children);
}
var difference = (a, b) => without(a, b, false);
var recursiveDifference = (a, b) => without(a, b, true);
function without(a, b, recursive) {
  if (b.isEmpty || a.isEmpty) return a;
  if (a === b || recursive && b.owned) return EMPTY_SET;
  let children;
  const drop = (element, mine, theirs) => {
    const rest = without(mine, theirs, recursive);
    if (rest === mine) return;
    children ??= new Map(a.children);
    if (rest.isEmpty) children.delete(element);
    else children.set(element, rest);
  };
  if (a.children.size <= b.children.size) {
    for (const [element, mine] of a.children) {
      const theirs = b.children.get(element);
      if (theirs !== void 0) drop(element, mine, theirs);
    }
  } else {
    for (const [element, theirs] of b.children) {
      const mine = a.children.get(element);
      if (mine !== void 0) drop(element, mine, theirs);
    }
  }
  const owned = a.owned && !b.owned;
  return children === void 0 && owned === a.owned ? a : made(owned, children ?? a.children);
}
function equalSets(a, b) {
  if (a === b) return true;
  if (a.owned !== b.owned || a.children.size !== b.children.size) return false;
  for (const [element, mine] of a.children) {
    const theirs = b.children.get(element);
    if (theirs === void 0 || !equalSets(mine, theirs)) return false;
  }
  return true;
}
function printedPaths(set, prefix = "") {
  const paths = [];
  const elements = sortedElements(set.children.keys());
  for (const element of elements) if (set.children.get(element)?.owned) paths.push(prefix + printedElement(element));
  for (const element of elements) {
    const child = set.children.get(element);
    if (child !== void 0 && child.children.size > 0) paths.push(...printedPaths(child, prefix + printedElement(element)));
  }
  return paths;
}

// dist/runtime/apply/fields-v1.js
var MAX_DEPTH = 1e3;
var decoded = /* @__PURE__ */ new WeakMap();
function decodeFieldSet(json) {
  if (decoded.has(json)) return decoded.get(json);
  const reading = new Reading();
  const fields = Object.keys(json).length === 0 ? EMPTY_SET : reading.node(json, 0);
  const result = fields === void 0 ? void 0 : { fields, canonical: reading.canonical };
  decoded.set(json, result);
  return result;
}
var Reading = class {
  canonical = true;
  node(json, depth) {
    if (!isObject(json) || depth > MAX_DEPTH) return void 0;
    const children = /* @__PURE__ */ new Map();
    let owned = false;
    let before;
    for (const key of Object.keys(json)) {
      if (key === ".") {
        owned = true;
        continue;
      }
      const element = canonicalElement(key);
      const child = element === void 0 ? void 0 : this.node(json[key], depth + 1);
      if (element === void 0 || child === void 0) return void 0;
      if (element !== key || before !== void 0 && compareElements(before, element) > 0) this.canonical = false;
      before = element;
      children.set(element, child);
    }
    if (children.size === 0) {
      if (owned) this.canonical = false;
      return LEAF;
    }
    const set = new FieldSet(owned, children);
    if (this.canonical) set.json = json;
    return set;
  }
};
function encodeFieldSet(set, readAgain = false) {
  const json = encoded(set);
  if (readAgain && !decoded.has(json)) decoded.set(json, { fields: set, canonical: true });
  return json;
}
function encoded(set) {
  if (set.children.size === 0) return {};
  if (set.json !== void 0) return set.json;
  const json = {};
  if (set.owned) json["."] = {};
  for (const element of sortedElements(set.children.keys())) {
    const child = set.children.get(element);
    if (child !== void 0) json[element] = encoded(child);
  }
  set.json = json;
  return json;
}

// dist/runtime/apply/claims.js
var NO_CLAIMS = /* @__PURE__ */ new Map();
function identityOf(claim) {
  return JSON.stringify({
    ...claim.manager ? { manager: claim.manager } : {},
    operation: claim.operation,
    ...claim.operation === "Update" ? { apiVersion: claim.apiVersion } : {}
  });
}
var claiming = (claim, fields) => fields === claim.fields ? claim : { ...claim, fields, entry: void 0 };
function readEntry(entry) {
  const json = entry;
  if (!isObject(json)) return "an entry must be an object";
  const { manager, operation, apiVersion, time, fieldsType, fieldsV1 = null } = entry;
  if (operation !== "Apply" && operation !== "Update") return "operation must be `Apply` or `Update`";
  if (fieldsType !== "FieldsV1") return "fieldsType must be `FieldsV1`";
  if (typeof apiVersion !== "string" || apiVersion === "") return "apiVersion must not be empty";
  if (fieldsV1 === null) return { manager, operation, apiVersion, time, fields: EMPTY_SET };
  const decoded2 = isObject(fieldsV1) ? decodeFieldSet(fieldsV1) : void 0;
  if (decoded2 === void 0) return "fieldsV1 must be a set of field paths";
  return { manager, operation, apiVersion, time, fields: decoded2.fields, entry: decoded2.canonical ? entry : void 0 };
}
function readEntries(entries) {
  if (!Array.isArray(entries) || entries.length === 0) return { claims: NO_CLAIMS, fault: void 0 };
  const claims = /* @__PURE__ */ new Map();
  let fault;
  for (const entry of entries) {
    const claim = readEntry(entry);
    if (typeof claim === "string") fault ??= claim;
    else claims.set(identityOf(claim), claim);
  }
  return { claims, fault };
}
function writeEntries(claims, readAgain) {
  const sorted2 = [...claims.values()].map((claim) => ({ claim, second: secondOf(claim) }));
  sorted2.sort(
    (a, b) => byText(a.claim.operation, b.claim.operation) || a.second - b.second || byText(a.claim.manager, b.claim.manager) || byText(a.claim.apiVersion, b.claim.apiVersion)
  );
  return sorted2.map(({ claim }) => claim.entry ?? writeEntry(claim, readAgain));
}
var writeEntry = (claim, readAgain) => ({
  ...claim.manager ? { manager: claim.manager } : {},
  operation: claim.operation,
  apiVersion: claim.apiVersion,
  ...claim.time === void 0 ? {} : { time: claim.time },
  fieldsType: "FieldsV1",
  fieldsV1: encodeFieldSet(claim.fields, readAgain)
});
function secondOf(claim) {
  const milliseconds = claim.time === void 0 ? 0 : Date.parse(claim.time);
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1e3);
}
var byText = (a = "", b = "") => a < b ? -1 : a > b ? 1 : 0;
function withClaims(object, claims, readAgain) {
  if (claims.size > 0) return { ...object, metadata: { ...object.metadata, managedFields: writeEntries(claims, readAgain) } };
  if (!Object.hasOwn(object.metadata, "managedFields")) return object;
  const { managedFields: _, ...metadata } = object.metadata;
  return { ...object, metadata };
}
var managedFieldsFault = (entries) => readEntries(entries).fault;

// dist/runtime/model/settled.js
function whenThere(value, go) {
  return value instanceof Promise ? value.then(go) : go(value);
}

// dist/runtime/apply/list-items.js
var ShapeMismatch = class extends Error {
  name = "ShapeMismatch";
};
function itemElement(shape, item, position) {
  if (shape.how === "set") {
    if (isScalar(item) && item !== null) return valueElement(item);
    throw new ShapeMismatch(`element ${position}: associative list without keys may hold only scalars`);
  }
  if (!isObject(item)) throw new ShapeMismatch(`element ${position}: associative list with keys may not have non-map elements`);
  const keys = [];
  for (const key of shape.keys) {
    const value = own(item, key.name) ?? key.default;
    if (!isScalar(value)) {
      throw new ShapeMismatch(
        `element ${position}: associative list with keys has an element that omits key field ${JSON.stringify(key.name)}`
      );
    }
    keys.push([key.name, value]);
  }
  return keyElement(keys);
}
function itemsByElement(shape, list) {
  const items = /* @__PURE__ */ new Map();
  if (!Array.isArray(list)) return items;
  for (let i = 0; i < list.length; i++) {
    const item = list[i] ?? null;
    const element = itemElement(shape, item, i);
    if (items.has(element)) throw new ShapeMismatch(`duplicate entries for key ${printedElement(element)}`);
    items.set(element, item);
  }
  return items;
}

// dist/runtime/apply/shape.js
var DEDUCED = { kind: "free", form: "any" };
var isOpen = (structure) => "additional" in structure;
var DEDUCED_SHAPE = { how: "deduced" };
var structShapes = /* @__PURE__ */ new WeakMap();
var LazyStructShape = class {
  constructor(structure) {
    this.structure = structure;
  }
  structure;
  how = "struct";
  #fields;
  #byElement;
  get name() {
    return this.structure.name;
  }
  get fields() {
    this.#fields ??= new Map(this.structure.fields.map((field2) => [field2.name, shapeOf(field2.type, field2)]));
    return this.#fields;
  }
  get byElement() {
    this.#byElement ??= new Map([...this.fields].map(([name, shape]) => [fieldElement(name), shape]));
    return this.#byElement;
  }
  get other() {
    return isOpen(this.structure) ? shapeOf(this.structure.additional) : void 0;
  }
};
function structShapeOf(structure) {
  const known4 = structShapes.get(structure);
  if (known4 !== void 0) return known4;
  const shape = new LazyStructShape(structure);
  structShapes.set(structure, shape);
  return shape;
}
function shapeOf(structure, markers = {}) {
  switch (structure.kind) {
    case "scalar":
      return { how: "leaf", structure };
    case "free":
      return structure === DEDUCED ? DEDUCED_SHAPE : { how: "leaf", structure };
    case "struct":
      return (markers.structType ?? markers.mapType ?? structure.structType) === "atomic" ? { how: "leaf", structure } : structShapeOf(structure);
    case "map":
      return markers.mapType === "atomic" ? { how: "leaf", structure } : { how: "map", values: shapeOf(structure.values, structure.markers) };
    case "list":
      return listShape(structure, markers);
  }
}
var UNKNOWN = { how: "leaf", structure: { kind: "free", form: "any" } };
function memberShape(shape, name) {
  if (shape.how === "struct") return shape.fields.get(name) ?? shape.other ?? UNKNOWN;
  return shape.how === "map" ? shape.values : shape;
}
function innerShape(shape, element) {
  switch (shape.how) {
    case "struct":
      return shape.byElement.get(element) ?? shape.other;
    case "map":
      return shape.values;
    case "keyed":
      return element.startsWith("k:") ? shape.items : void 0;
    case "deduced":
      return shape;
    default:
      return void 0;
  }
}
function listShape(structure, markers) {
  const { items } = structure;
  const merges = markers.listType === void 0 && markers.patchStrategy?.includes("merge") === true;
  if (items.kind === "scalar" && (markers.listType === "set" || merges && markers.patchMergeKey === void 0)) {
    return { how: "set", structure };
  }
  const keys = markers.listType === "map" ? markers.listMapKeys : merges && markers.patchMergeKey !== void 0 ? [markers.patchMergeKey] : [];
  if (keys === void 0 || keys.length === 0 || items.kind !== "struct") return { how: "leaf", structure };
  return { how: "keyed", keys: [...keys].sort().map((name) => keyField(name, items.byName.get(name))), items: shapeOf(items) };
}
function keyField(name, field2) {
  const given = field2?.default;
  if (typeof given === "string" || typeof given === "number" || typeof given === "bigint" || typeof given === "boolean") {
    return { name, default: given };
  }
  const written2 = field2 !== void 0 && !field2.omitEmpty && !field2.pointer && field2.type.kind === "scalar";
  return { name, default: written2 ? zeroScalar(field2.type) : void 0 };
}
function zeroScalar(structure) {
  const zero = zeroValue(structure);
  return typeof zero === "object" || typeof zero === "bigint" ? void 0 : zero;
}
var ZEROS = {
  string: "",
  bool: false,
  int32: 0,
  int64: 0,
  double: 0,
  quantity: "0",
  intorstring: 0,
  duration: "0s"
};
var zeroValue = (structure) => structure.kind === "scalar" ? ZEROS[structure.scalar] ?? null : null;

// dist/runtime/apply/claimed-fields.js
function claimedFields(value, shape) {
  switch (shape.how) {
    case "leaf":
      return LEAF;
    case "set":
    case "keyed": {
      const children = /* @__PURE__ */ new Map();
      for (const [element, item] of itemsByElement(shape, value)) {
        children.set(element, shape.how === "keyed" ? owning(claimedFields(item, shape.items)) : LEAF);
      }
      return children.size === 0 ? EMPTY_SET : new FieldSet(false, children);
    }
    case "deduced":
      return isObject(value) ? claimedMembers(value, shape) : LEAF;
    default:
      return claimedMembers(value, shape);
  }
}
function claimedMembers(value, shape) {
  if (!isObject(value)) return EMPTY_SET;
  const children = /* @__PURE__ */ new Map();
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === void 0) continue;
    const below = claimedFields(member, memberShape(shape, name));
    const whole = member === null || isObject(member) && isEmptyObject(member) || !isDeclared(shape, name);
    const claimed = whole ? owning(below) : below;
    if (!claimed.isEmpty) children.set(fieldElement(name), claimed);
  }
  return children.size === 0 ? EMPTY_SET : new FieldSet(false, children);
}
var isDeclared = (shape, name) => shape.how === "struct" && shape.fields.has(name);
var owning = (set) => set.owned ? set : set.children.size === 0 ? LEAF : new FieldSet(true, set.children);
function withDeclaredFields(set, shape) {
  if (set.children.size === 0) return set;
  let children;
  for (const [element, below] of set.children) {
    if (below.children.size === 0) continue;
    const inner = innerShape(shape, element);
    const deep = inner === void 0 ? below : withDeclaredFields(below, inner);
    const whole = shape.how === "struct" && shape.byElement.has(element) ? owning(deep) : deep;
    if (whole === below) continue;
    children ??= new Map(set.children);
    children.set(element, whole);
  }
  return children === void 0 ? set : new FieldSet(set.owned, children);
}

// dist/runtime/apply/merge.js
function merge(live, config, shape) {
  if (config === void 0 || live === config) return live;
  if (live === void 0) return config;
  switch (shape.how) {
    case "leaf":
      return equalJson(live, config) ? live : config;
    case "set":
    case "keyed":
      return mergeLists(live, config, shape);
    case "deduced":
      if (isObject(live) && (isObject(config) || config === null)) return mergeObjects(live, config, shape);
      return equalJson(live, config) ? live : config;
    default:
      return mergeObjects(live, config, shape);
  }
}
function mergeObjects(live, config, shape) {
  if (!isObject(live)) return config;
  if (!isObject(config)) return isEmptyObject(live) ? config : live;
  let out;
  for (const name of Object.keys(config)) {
    const given = config[name];
    if (given === void 0) continue;
    const before = own(live, name);
    const after = merge(before, given, memberShape(shape, name));
    if (after === before) continue;
    out ??= { ...live };
    setOwn(out, name, after);
  }
  return out ?? live;
}
function mergeLists(live, config, shape) {
  if (!Array.isArray(live)) return config;
  if (!Array.isArray(config)) return live.length === 0 ? config : live;
  if (config.length === 0) return live;
  const before = itemsByElement(shape, live);
  const given = itemsByElement(shape, config);
  let changed = false;
  const out = [];
  for (const [element, item] of before) {
    const merged2 = shape.how === "keyed" ? merge(item, given.get(element), shape.items) ?? item : item;
    changed ||= merged2 !== item;
    out.push(merged2);
  }
  for (const [element, item] of given) {
    if (before.has(element)) continue;
    changed = true;
    out.push(item);
  }
  return changed ? out : live;
}

// dist/runtime/apply/reconcile.js
var known = /* @__PURE__ */ new WeakMap();
function reconcile(fields, shape) {
  const before = known.get(fields);
  if (before?.shape === shape) return before.fields;
  const reconciled = { shape, fields: reconcileNode(fields, shape) };
  known.set(fields, reconciled);
  return reconciled.fields;
}
function reconcileNode(fields, shape) {
  if (fields.children.size === 0 || shape.how === "deduced" || shape.how === "set") return fields;
  if (shape.how === "leaf") return shape.structure.kind === "scalar" ? fields : LEAF;
  let children;
  for (const [element, below] of fields.children) {
    const inner = innerShape(shape, element);
    const after = inner === void 0 ? below : reconcileNode(below, inner);
    if (after === below) continue;
    children ??= new Map(fields.children);
    children.set(element, after);
  }
  return children === void 0 ? fields : new FieldSet(fields.owned, children);
}

// dist/runtime/apply/unique-items.js
var known2 = /* @__PURE__ */ new WeakMap();
function namesItems(structure, markers = {}) {
  switch (structure.kind) {
    case "list":
      return shapeOf(structure, markers).how !== "leaf" || namesItems(structure.items);
    case "map":
      return namesItems(structure.values, structure.markers);
    case "struct": {
      const found = known2.get(structure);
      if (found !== void 0) return found;
      known2.set(structure, false);
      const names = structure.fields.some((field2) => namesItems(field2.type, field2));
      known2.set(structure, names);
      return names;
    }
    default:
      return false;
  }
}
function checkUniqueItems(structure, value) {
  if (typeof value !== "object" || value === null || !namesItems(structure)) return;
  if (structure.kind === "list" && Array.isArray(value)) for (const item of value) checkUniqueItems(structure.items, item);
  else if (structure.kind === "map" && isObject(value))
    for (const name of Object.keys(value)) check(structure.values, structure.markers, value[name]);
  else if (structure.kind === "struct" && isObject(value))
    for (const field2 of structure.fields) check(field2.type, field2, own(value, field2.name));
}
function check(structure, markers, value) {
  const shape = shapeOf(structure, markers);
  if (shape.how === "set" || shape.how === "keyed") itemsByElement(shape, value);
  checkUniqueItems(structure, value);
}

// dist/runtime/apply/compare.js
var Comparison = class _Comparison {
  constructor(added, modified, removed) {
    this.added = added;
    this.modified = modified;
    this.removed = removed;
  }
  added;
  modified;
  removed;
  #touched;
  #set;
  /** The paths that have a new value: added or modified. */
  get set() {
    this.#set ??= union(this.modified, this.added);
    return this.#set;
  }
  /** All paths that differ in any way. */
  get touched() {
    this.#touched ??= union(this.set, this.removed);
    return this.#touched;
  }
  /** The comparison without these paths and all below them. */
  except(ignored) {
    if (ignored.isEmpty || this.isEmpty) return this;
    const { added, modified, removed } = this;
    return new _Comparison(
      recursiveDifference(added, ignored),
      recursiveDifference(modified, ignored),
      recursiveDifference(removed, ignored)
    );
  }
  get isEmpty() {
    return this.added.isEmpty && this.modified.isEmpty && this.removed.isEmpty;
  }
};
var SAME = new Comparison(EMPTY_SET, EMPTY_SET, EMPTY_SET);
function compare(before, after, shape) {
  return compareValues(before, after, shape) ?? SAME;
}
var MODIFIED = new Comparison(EMPTY_SET, LEAF, EMPTY_SET);
var Changes = class {
  #added;
  #modified;
  #removed;
  note(element, change2) {
    if (!change2.added.isEmpty) this.add(element, change2.added);
    if (!change2.removed.isEmpty) this.remove(element, change2.removed);
    if (!change2.modified.isEmpty) {
      this.#modified ??= /* @__PURE__ */ new Map();
      this.#modified.set(element, change2.modified);
    }
  }
  add(element, paths) {
    this.#added ??= /* @__PURE__ */ new Map();
    this.#added.set(element, paths);
  }
  remove(element, paths) {
    this.#removed ??= /* @__PURE__ */ new Map();
    this.#removed.set(element, paths);
  }
  /** @param modified whether the value as a whole became another one, too. */
  sum(modified = false) {
    if (this.#added === void 0 && this.#modified === void 0 && this.#removed === void 0) return modified ? MODIFIED : void 0;
    const below = (children) => children === void 0 ? EMPTY_SET : new FieldSet(false, children);
    const changed = modified ? new FieldSet(true, this.#modified) : below(this.#modified);
    return new Comparison(below(this.#added), changed, below(this.#removed));
  }
};
function compareValues(before, after, shape) {
  if (before === after) return void 0;
  switch (shape.how) {
    case "leaf":
      if (equalJson(before, after)) return void 0;
      checkUniqueItems(shape.structure, after);
      return MODIFIED;
    case "struct":
    case "map":
      return compareObjects(before, after, shape);
    case "set":
    case "keyed":
      return compareLists(before, after, shape);
    case "deduced":
      return compareDeduced(before, after, shape);
  }
}
var NOTHING = {};
function compareObjects(before, after, shape) {
  const left = isObject(before) ? before : NOTHING;
  const right = isObject(after) ? after : NOTHING;
  const changes = new Changes();
  let members2 = 0;
  for (const name of Object.keys(right)) {
    const now = right[name];
    if (now === void 0) continue;
    members2++;
    const then = own(left, name);
    if (then === now) continue;
    if (then === void 0) changes.add(fieldElement(name), everything(now, memberShape(shape, name)));
    else {
      const change2 = compareValues(then, now, memberShape(shape, name));
      if (change2 !== void 0) changes.note(fieldElement(name), change2);
    }
  }
  for (const name of Object.keys(left)) {
    const then = left[name];
    if (then === void 0) continue;
    members2++;
    if (own(right, name) === void 0) changes.remove(fieldElement(name), everything(then, memberShape(shape, name)));
  }
  if (members2 === 0) return equalJson(before, after) ? void 0 : MODIFIED;
  return changes.sum();
}
function compareLists(before, after, shape) {
  if (Array.isArray(before) && Array.isArray(after) && inStep(before, after, shape)) return compareInStep(before, after, shape);
  const left = itemsByElement(shape, before);
  const right = itemsByElement(shape, after);
  if (left.size === 0 && right.size === 0) return equalJson(before, after) ? void 0 : MODIFIED;
  const changes = new Changes();
  for (const [element, now] of right) {
    const then = left.get(element);
    if (then === void 0) changes.add(element, shape.how === "keyed" ? everything(now, shape.items) : LEAF);
    else if (shape.how === "keyed") {
      const change2 = compareValues(then, now, shape.items);
      if (change2 !== void 0) changes.note(element, change2);
    }
  }
  for (const [element, then] of left) {
    if (!right.has(element)) changes.remove(element, shape.how === "keyed" ? everything(then, shape.items) : LEAF);
  }
  return changes.sum();
}
function inStep(before, after, shape) {
  if (before.length !== after.length || before.length === 0) return false;
  for (let i = 0; i < before.length; i++) {
    const then = before[i];
    const now = after[i];
    if (then === now) continue;
    if (shape.how === "set" || !isObject(then) || !isObject(now)) return false;
    for (const { name } of shape.keys) {
      const key = own(then, name);
      if (key === void 0 || key !== own(now, name)) return false;
    }
  }
  return true;
}
function compareInStep(before, after, shape) {
  if (shape.how === "set") return void 0;
  const changes = new Changes();
  for (let i = 0; i < before.length; i++) {
    const change2 = compareValues(before[i] ?? null, after[i] ?? null, shape.items);
    if (change2 !== void 0) changes.note(itemElement(shape, after[i], i), change2);
  }
  return changes.sum();
}
function compareDeduced(before, after, shape) {
  const left = isObject(before);
  const right = isObject(after);
  if (!left && !right) return equalJson(before, after) ? void 0 : MODIFIED;
  if ((left || before === null) && (right || after === null)) return compareObjects(before, after, shape);
  const changes = new Changes();
  if (left) for (const [name, then] of members(before)) changes.remove(fieldElement(name), everything(then, shape));
  if (right) for (const [name, now] of members(after)) changes.add(fieldElement(name), everything(now, shape));
  return changes.sum(true);
}
function* members(object) {
  for (const name of Object.keys(object)) {
    const value = object[name];
    if (value !== void 0) yield [name, value];
  }
}
function everything(value, shape) {
  if (typeof value !== "object" || value === null) return LEAF;
  if (shape.how === "leaf") {
    checkUniqueItems(shape.structure, value);
    return LEAF;
  }
  const children = /* @__PURE__ */ new Map();
  if (shape.how === "set" || shape.how === "keyed") {
    for (const [element, item] of itemsByElement(shape, value)) {
      children.set(element, shape.how === "keyed" ? everything(item, shape.items) : LEAF);
    }
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      const member = value[name];
      if (member !== void 0) children.set(fieldElement(name), everything(member, memberShape(shape, name)));
    }
  }
  return children.size === 0 ? LEAF : new FieldSet(true, children);
}

// dist/runtime/apply/versions.js
var asJson = (object) => object;
var asObject = (json) => json;
var shapeIn = (structures, apiVersion) => {
  const structure = structures.structure(apiVersion);
  return structure === void 0 ? void 0 : structShapeOf(structure);
};
var Change = class {
  /** @param ignored what the request cannot write; the change says nothing about it. */
  constructor(structures, apiVersion, before, after, ignored) {
    this.structures = structures;
    this.before = before;
    this.after = after;
    this.ignored = ignored;
    const shape = shapeIn(structures, apiVersion);
    this.own = shape === void 0 ? SAME : compare(before, after, shape).except(ignored);
    this.#comparisons.set(apiVersion, this.own);
  }
  structures;
  before;
  after;
  ignored;
  #comparisons = /* @__PURE__ */ new Map();
  /** The comparison in the objects' own version. */
  own;
  /** The comparison in that version; undefined where the version is gone. */
  in(apiVersion) {
    if (this.#comparisons.has(apiVersion)) return this.#comparisons.get(apiVersion);
    const comparison = this.#compare(apiVersion);
    this.#comparisons.set(apiVersion, comparison);
    return comparison;
  }
  #compare(apiVersion) {
    const shape = shapeIn(this.structures, apiVersion);
    if (shape === void 0) return void 0;
    if (this.own.isEmpty) return SAME;
    const before = this.structures.convert(asObject(this.before), apiVersion);
    const after = this.structures.convert(asObject(this.after), apiVersion);
    if (before === void 0 || after === void 0) return void 0;
    return compare(asJson(before), asJson(after), shape).except(this.ignored);
  }
};

// dist/runtime/apply/ownership.js
var SYSTEM_FIELDS = setOfFields([
  ["apiVersion"],
  ["kind"],
  ["metadata"],
  ...["name", "namespace", "creationTimestamp", "selfLink", "uid", "clusterName", "generation", "managedFields", "resourceVersion"].map(
    (name) => ["metadata", name]
  )
]);
function currentClaims(claims, structures) {
  let current;
  for (const [id, claim] of claims) {
    const shape = shapeIn(structures, claim.apiVersion);
    const fields = shape === void 0 ? void 0 : reconcile(claim.fields, shape);
    if (fields === claim.fields) continue;
    current ??= new Map(claims);
    if (fields === void 0) current.delete(id);
    else current.set(id, claiming(claim, fields));
  }
  return current ?? claims;
}
function conflictsOf(claims, change2, changer) {
  const conflicts = /* @__PURE__ */ new Map();
  for (const [id, claim] of claims) {
    const comparison = id === changer ? void 0 : change2.in(claim.apiVersion);
    if (comparison === void 0 || comparison.set.isEmpty) continue;
    const fields = intersection(claim.fields, comparison.set);
    if (!fields.isEmpty) conflicts.set(id, fields);
  }
  return conflicts;
}
function withdrawn(claims, change2, changer) {
  const left = /* @__PURE__ */ new Map();
  for (const [id, claim] of claims) {
    const comparison = change2.in(claim.apiVersion);
    if (comparison === void 0) continue;
    const fields = id === changer ? claim.fields : difference(claim.fields, comparison.touched);
    if (!fields.isEmpty) left.set(id, claiming(claim, fields));
  }
  return left;
}

// dist/runtime/apply/remove.js
function remove(value, paths, shape) {
  if (paths.children.size === 0 || value === null || typeof value !== "object") return value;
  switch (shape.how) {
    case "leaf":
      return value;
    case "set":
    case "keyed":
      return Array.isArray(value) ? removeItems(value, paths, shape) : value;
    default:
      return isObject(value) ? removeMembers(value, paths, shape) : value;
  }
}
function removeMembers(value, paths, shape) {
  const out = {};
  let changed = false;
  let empty = true;
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (member === void 0) continue;
    const below = paths.children.get(fieldElement(name));
    const rest = below === void 0 ? member : below.owned ? void 0 : remove(member, below, memberShape(shape, name));
    changed ||= rest !== member;
    if (rest === void 0) continue;
    empty = false;
    setOwn(out, name, rest);
  }
  if (!changed) return value;
  return empty ? void 0 : out;
}
function removeItems(value, paths, shape) {
  const out = [];
  let changed = false;
  for (let i = 0; i < value.length; i++) {
    const item = value[i] ?? null;
    const below = paths.children.get(itemElement(shape, item, i));
    const rest = below === void 0 ? item : below.owned || shape.how === "set" ? void 0 : remove(item, below, shape.items) ?? {};
    changed ||= rest !== item;
    if (rest !== void 0) out.push(rest);
  }
  if (!changed) return value;
  return out.length === 0 ? void 0 : out;
}

// dist/runtime/apply/prune.js
function prune(merged2, last, claimed, claims, structures) {
  const { apiVersion } = claimed;
  if (last === void 0 || last.fields.isEmpty || isKept(last, claimed)) return merged2;
  const shape = shapeIn(structures, last.apiVersion);
  if (shape === void 0) return merged2;
  const given = withDeclaredFields(last.fields, shape);
  if (last.apiVersion !== apiVersion || [...claims.values()].some((claim) => claim.apiVersion !== apiVersion)) {
    return pruneAcrossVersions(merged2, last, given, claims, apiVersion, structures);
  }
  const owned = withDeclaredFields(ownedIn(claims, apiVersion), shape);
  return asMembers(remove(merged2, removable(difference(given, owned)), shape));
}
var isKept = (last, claimed) => last.apiVersion === claimed.apiVersion && difference(last.fields, claimed.fields).isEmpty;
var removable = (fields) => difference(fields, SYSTEM_FIELDS);
var asMembers = (value) => isObject(value) ? value : {};
function ownedIn(claims, apiVersion) {
  let owned = EMPTY_SET;
  for (const claim of claims.values()) if (claim.apiVersion === apiVersion) owned = union(owned, claim.fields);
  return owned;
}
function pruneAcrossVersions(merged2, last, given, claims, apiVersion, structures) {
  const convert = (object, to) => {
    const converted = object.apiVersion === to ? asObject(object) : structures.convert(asObject(object), to);
    return converted === void 0 ? void 0 : asJson(converted);
  };
  const inLast = convert(merged2, last.apiVersion);
  const lastShape = shapeIn(structures, last.apiVersion);
  if (inLast === void 0 || lastShape === void 0) return merged2;
  let left = asMembers(remove(inLast, removable(given), lastShape));
  for (const version of /* @__PURE__ */ new Set([last.apiVersion, apiVersion, ...[...claims.values()].map((claim) => claim.apiVersion)])) {
    const whole = convert(merged2, version);
    const pruned2 = convert(left, version);
    const structure = structures.structure(version);
    if (whole === void 0 || pruned2 === void 0 || structure === void 0) continue;
    const shape = structShapeOf(structure);
    const keep = union(withDeclaredFields(claimedFields(pruned2, shape), shape), withDeclaredFields(ownedIn(claims, version), shape));
    const all = withDeclaredFields(claimedFields(whole, shape), shape);
    left = asMembers(remove(whole, removable(difference(all, keep)), shape));
  }
  const remaining = convert(left, last.apiVersion);
  if (remaining === void 0) return merged2;
  const gone = difference(
    withDeclaredFields(claimedFields(inLast, lastShape), lastShape),
    withDeclaredFields(claimedFields(remaining, lastShape), lastShape)
  );
  const pruned = asMembers(remove(inLast, removable(intersection(gone, given)), lastShape));
  return convert(pruned, apiVersion) ?? merged2;
}

// dist/runtime/apply/settle.js
function settle(live, merged2, completed, shape) {
  if (live === merged2 || completed === void 0) return merged2;
  switch (shape.how) {
    case "leaf":
      return typeof merged2 === "object" && merged2 !== null && equalJson(live, completed) ? live : merged2;
    case "keyed":
      return settleItems(live, merged2, completed, shape);
    case "set":
      return merged2;
    default:
      return settleMembers(live, merged2, completed, shape);
  }
}
function settleMembers(live, merged2, completed, shape) {
  if (!isObject(live) || !isObject(merged2) || !isObject(completed)) return merged2;
  let out;
  for (const name of Object.keys(merged2)) {
    const [before, now] = [own(live, name), own(merged2, name)];
    if (before === void 0 || now === void 0) continue;
    const settled = settle(before, now, own(completed, name), memberShape(shape, name));
    if (settled === now) continue;
    out ??= { ...merged2 };
    setOwn(out, name, settled);
  }
  return out ?? merged2;
}
function settleItems(live, merged2, completed, shape) {
  if (!Array.isArray(merged2)) return merged2;
  const [before, after] = [itemsByElement(shape, live), itemsByElement(shape, completed)];
  let changed = false;
  const out = [...itemsByElement(shape, merged2)].map(([element, item]) => {
    const then = before.get(element);
    const settled = then === void 0 ? item : settle(then, item, after.get(element), shape.items);
    changed ||= settled !== item;
    return settled;
  });
  return changed ? out : merged2;
}

// dist/runtime/apply/apply-config.js
function applyConfig(application, structures) {
  const { live, manager, apiVersion, structure, ignored, now } = application;
  const shape = structShapeOf(structure);
  const before = currentClaims(application.claims, structures);
  const config = writable(remove(application.config, ignored, shape));
  const id = identityOf({ manager, operation: "Apply", apiVersion });
  const last = before.get(id);
  const claimed = { manager, operation: "Apply", apiVersion, time: now, fields: claimedFields(config, shape) };
  const during = new Map(before).set(id, claimed);
  const merged2 = writable(merge(live, config, shape));
  const lastWritable = last === void 0 ? void 0 : claiming(last, recursiveDifference(last.fields, ignored));
  const object = prune(merged2, lastWritable, claimed, during, structures);
  let change2 = new Change(structures, apiVersion, live, object, ignored);
  let conflicts = conflictsOf(during, change2, id);
  if (conflicts.size > 0) {
    change2 = new Change(structures, apiVersion, live, writable(settle(live, object, application.complete(object), shape)), ignored);
    conflicts = conflictsOf(during, change2, id);
  }
  const claims = withdrawn(during, change2, id);
  const fields = difference(claimed.fields, SYSTEM_FIELDS);
  if (fields.isEmpty) claims.delete(id);
  else claims.set(id, claiming(claimed, fields));
  return { object: change2.own.isEmpty ? live : object, claims, conflicts, before };
}
var writable = (value) => isObject(value) ? value : {};

// dist/runtime/apply/conflict.js
function conflictError(conflicts, claims) {
  const causes = [];
  const lines = [];
  for (const id of [...conflicts.keys()].sort()) {
    const fields = conflicts.get(id);
    const claim = claims.get(id);
    if (fields === void 0 || claim === void 0) continue;
    const name = JSON.stringify(claim.manager ?? "");
    const manager = claim.operation === "Update" ? `${name} using ${claim.apiVersion}` : name;
    lines.push(`conflicts with ${manager}:`);
    for (const path of printedPaths(fields)) {
      causes.push({ reason: "FieldManagerConflict", message: `conflict with ${manager}`, field: path });
      lines.push(`- ${path}`);
    }
  }
  const [only] = causes;
  const message = causes.length === 1 ? `Apply failed with 1 conflict: ${only?.message}: ${only?.field}` : `Apply failed with ${causes.length} conflicts: ${lines.join("\n")}`;
  return new ApiError(409, "Conflict", message, { causes });
}

// dist/runtime/apply/faults.js
var EXPECTED = {
  string: (value) => typeof value === "string",
  bytes: (value) => typeof value === "string",
  bool: (value) => typeof value === "boolean",
  int32: (value) => Number.isInteger(value),
  int64: (value) => typeof value === "bigint" || Number.isInteger(value),
  double: (value) => typeof value === "bigint" || typeof value === "number",
  time: (value) => typeof value !== "object",
  microtime: (value) => typeof value !== "object",
  duration: (value) => typeof value !== "object",
  quantity: (value) => typeof value !== "object",
  intorstring: (value) => typeof value !== "object"
};
var NAMES = {
  bool: "boolean",
  int32: "integer",
  int64: "integer",
  double: "number",
  bytes: "string"
};
var MAX_FAULTS = 20;
function faultsOf2(value, structure) {
  const faults2 = new Faults();
  faults2.check(value, structShapeOf(structure), "");
  return faults2.found;
}
var Faults = class {
  found = [];
  check(value, shape, path) {
    if (value === null || this.found.length >= MAX_FAULTS) return;
    switch (shape.how) {
      case "leaf":
        this.#leaf(value, shape, path);
        break;
      case "set":
      case "keyed":
        this.#list(value, shape, path);
        break;
      case "struct":
      case "map":
        this.#object(value, shape, path);
        break;
      case "deduced":
        break;
    }
  }
  #report(path, fault) {
    this.found.push(path === "" ? fault : `${path}: ${fault}`);
  }
  #expected(what, value, path) {
    this.#report(path, `expected ${what}, got ${shown(value)}`);
  }
  #leaf(value, { structure }, path) {
    switch (structure.kind) {
      case "scalar":
        if (!EXPECTED[structure.scalar](value)) this.#expected(NAMES[structure.scalar] ?? structure.scalar, value, path);
        break;
      case "free":
        if (structure.form === "object" && !isObject(value)) this.#expected("map", value, path);
        break;
      case "list":
        if (!Array.isArray(value)) this.#expected("list", value, path);
        else for (const [i, item] of value.entries()) this.#inner(item, structure.items, `${path}[${i}]`);
        break;
      case "map":
        if (!isObject(value)) this.#expected("map", value, path);
        else for (const name of Object.keys(value)) this.#inner(value[name], structure.values, `${path}.${name}`);
        break;
      case "struct":
        this.#object(value, structShapeOf(structure), path);
        break;
    }
  }
  #inner(value, structure, path) {
    if (value !== void 0) this.check(value, shapeOf(structure), path);
  }
  #list(value, shape, path) {
    if (!Array.isArray(value)) {
      this.#expected("list", value, path);
      return;
    }
    const seen = /* @__PURE__ */ new Set();
    for (const [i, item] of value.entries()) {
      const element = this.#elementOf(shape, item, i, path);
      if (element === void 0) continue;
      if (seen.has(element)) this.#report(path, `duplicate entries for key ${printedElement(element)}`);
      seen.add(element);
      if (shape.how === "keyed") this.check(item, shape.items, path + printedElement(element));
      else this.#inner(item, shape.structure.items, path + printedElement(element));
    }
  }
  #elementOf(shape, item, position, path) {
    try {
      return itemElement(shape, item, position);
    } catch (error) {
      if (!(error instanceof ShapeMismatch)) throw error;
      this.#report(path, error.message);
      return void 0;
    }
  }
  #object(value, shape, path) {
    if (!isObject(value)) {
      this.#expected("map", value, path);
      return;
    }
    for (const name of Object.keys(value)) {
      const member = value[name];
      if (member === void 0) continue;
      const inner = shape.how === "map" ? shape.values : shape.fields.get(name) ?? shape.other;
      if (inner !== void 0) this.check(member, inner, `${path}.${name}`);
      else if (path !== "" || name !== "apiVersion" && name !== "kind") this.#report(`${path}.${name}`, "field not declared in schema");
    }
  }
};
function shown(value) {
  if (Array.isArray(value)) return "a list";
  if (isObject(value)) return "a map";
  const text = typeof value === "bigint" ? value.toString() : JSON.stringify(value) ?? "null";
  return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
}

// dist/runtime/apply/last-applied.js
var CLIENT_MANAGER = "kubectl";
var LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
var MAX_ANNOTATION_BYTES = 256 * 1024;
var annotationOf = (object) => {
  const metadata = own(object, "metadata");
  const annotations = isObject(metadata) ? own(metadata, "annotations") : void 0;
  const text = isObject(annotations) ? own(annotations, LAST_APPLIED) : void 0;
  return typeof text === "string" ? text : "";
};
function fieldsOfClientSideApply(live, apiVersion, structure, complete) {
  const config = parsed2(annotationOf(live));
  if (config === void 0 || config.apiVersion !== apiVersion || faultsOf2(config, structure).length > 0) return EMPTY_SET;
  const shape = structShapeOf(structure);
  const merged2 = merge(live, config, shape);
  const changed = isObject(merged2) && merged2 !== live ? settle(live, merged2, complete(merged2), shape) : live;
  return difference(claimedFields(config, shape), compare(live, changed, shape).touched);
}
function parsed2(text) {
  const value = text === "" ? void 0 : parseInner(text);
  return isObject(value) ? value : void 0;
}
function withLastApplied(object, config) {
  const { annotations } = object.metadata;
  if (!annotations?.[LAST_APPLIED]) return object;
  const text = `${canonicalText(withoutAnnotation(config))}
`;
  if (text === annotations[LAST_APPLIED]) return object;
  const noted = Buffer.byteLength(text) > MAX_ANNOTATION_BYTES ? "" : text;
  return { ...object, metadata: { ...object.metadata, annotations: { ...annotations, [LAST_APPLIED]: noted } } };
}
function withoutAnnotation(config) {
  const metadata = own(config, "metadata");
  const annotations = isObject(metadata) ? own(metadata, "annotations") : void 0;
  if (!isObject(metadata) || !isObject(annotations)) return config;
  const { [LAST_APPLIED]: _, ...rest } = annotations;
  return { ...config, metadata: { ...metadata, annotations: rest } };
}
function canonicalText(value) {
  const text = stringify(sorted(value));
  return text.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const out = {};
  for (const key of Object.keys(value).sort()) setOwn(out, key, sorted(value[key] ?? null));
  return out;
}

// dist/runtime/apply/zero.js
var ALWAYS_WRITTEN = /* @__PURE__ */ new Set(["time", "microtime", "quantity", "intorstring", "duration"]);
var zeros = /* @__PURE__ */ new WeakMap();
function zeroObject(structure) {
  const known4 = zeros.get(structure);
  if (known4 !== void 0) return known4;
  const object = {};
  for (const field2 of structure.fields) {
    const value = unset(field2);
    if (value !== void 0) setOwn(object, field2.name, value);
  }
  zeros.set(structure, object);
  return object;
}
function unset({ type, omitEmpty, pointer }) {
  if (pointer) return omitEmpty ? void 0 : null;
  if (type.kind === "struct") return zeroObject(type);
  const written2 = !omitEmpty || type.kind === "scalar" && ALWAYS_WRITTEN.has(type.scalar) || type.kind === "free" && type.form === "object";
  return written2 ? zeroValue(type) : void 0;
}

// dist/runtime/apply/apply.js
var BEFORE_FIRST_APPLY = "before-first-apply";
function apply(request, structures, turn) {
  const structure = checked(request, structures);
  return whenThere(turn?.(), () => {
    const merging = merged(request, structure, structures);
    return whenThere(turn?.(), () => written(request, merging));
  });
}
function checked({ config, apiVersion, kind }, structures) {
  const given = own(config, "apiVersion");
  if (given !== apiVersion) {
    throw badRequest(
      `Incorrect version specified in apply patch. Specified patch version: ${typeof given === "string" ? given : ""}, expected: ${apiVersion}`
    );
  }
  const metadata = own(config, "metadata");
  if (isObject(metadata) && (own(metadata, "managedFields") ?? null) !== null) throw badRequest("metadata.managedFields must be nil");
  const structure = structures.structure(apiVersion);
  if (structure === void 0 || own(config, "kind") !== kind) {
    throw badRequest(`failed to create typed patch object: .kind: expected ${kind} of ${apiVersion}`);
  }
  const faults2 = faultsOf2(config, structure);
  if (faults2.length > 0) throw badRequest(`failed to create typed patch object: ${faults2.join(", ")}`);
  return structure;
}
function unreadableLive({ live }, structure, error) {
  const faults2 = live === void 0 ? [] : faultsOf2(asJson(live), structure);
  return new ApiError(422, "Invalid", `the live object cannot be applied to: ${faults2.length > 0 ? faults2.join(", ") : error.message}`, {});
}
function merged(request, structure, structures) {
  try {
    return merge2(request, structure, structures);
  } catch (error) {
    if (error instanceof ShapeMismatch) throw unreadableLive(request, structure, error);
    throw error;
  }
}
function merge2(request, structure, structures) {
  const { live, kind, apiVersion, config } = request;
  const stored = readEntries(live?.metadata.managedFields).claims;
  const claims = live !== void 0 && stored.size === 0 ? firstClaims(live, request, structure) : stored;
  const from = live === void 0 ? { kind, apiVersion, ...zeroObject(structure) } : asJson(live);
  const complete = (merged2) => asJson(request.defaults(asObject(withoutManagedFields(merged2))));
  const application = { ...request, live: from, config, claims, structure, complete };
  return { from, stored, complete, outcome: resolved(application, request, structures) };
}
function written({ live, manager, config }, { from, stored, complete, outcome }) {
  const whole = outcome.object === from && live !== void 0 ? live : asObject(complete(outcome.object));
  const object = manager === CLIENT_MANAGER ? withLastApplied(whole, config) : whole;
  if (live !== void 0 && sameClaims(stored, outcome.claims) && sameObject(object, live)) {
    return { object: withPrecondition(live, object), changed: false };
  }
  return { object: withClaims(object, outcome.claims, live !== void 0), changed: true };
}
function firstClaims(live, { apiVersion, now }, structure) {
  const held = compare(zeroObject(structure), asJson(live), structShapeOf(structure)).set;
  const claim = { manager: BEFORE_FIRST_APPLY, operation: "Update", apiVersion, time: now, fields: difference(held, SYSTEM_FIELDS) };
  return claim.fields.isEmpty ? /* @__PURE__ */ new Map() : /* @__PURE__ */ new Map([[identityOf(claim), claim]]);
}
function resolved(application, { force }, structures) {
  const outcome = applyConfig(application, structures);
  if (force || outcome.conflicts.size === 0) return outcome;
  const { live, manager, apiVersion, structure, complete } = application;
  if (manager !== CLIENT_MANAGER) throw conflictError(outcome.conflicts, outcome.before);
  const allowed = fieldsOfClientSideApply(live, apiVersion, structure, complete);
  const refused2 = /* @__PURE__ */ new Map();
  for (const [id, fields] of outcome.conflicts) {
    const rest = difference(fields, allowed);
    if (!rest.isEmpty) refused2.set(id, rest);
  }
  if (refused2.size > 0) throw conflictError(refused2, outcome.before);
  return outcome;
}
function sameClaims(a, b) {
  if (a.size !== b.size) return false;
  for (const [id, claim] of a) {
    const other = b.get(id);
    if (other === void 0 || other.apiVersion !== claim.apiVersion || !equalSets(claim.fields, other.fields)) return false;
  }
  return true;
}
function sameObject(a, b) {
  if (a === b) return true;
  const plain = (object) => asJson({ ...object, metadata: { ...object.metadata, managedFields: void 0, resourceVersion: void 0 } });
  return equalJson(plain(a), plain(b));
}
function withPrecondition(live, { metadata: { resourceVersion } }) {
  return resourceVersion === live.metadata.resourceVersion ? live : { ...live, metadata: { ...live.metadata, resourceVersion } };
}
function withoutManagedFields(object) {
  const metadata = own(object, "metadata");
  if (!isObject(metadata) || !Object.hasOwn(metadata, "managedFields")) return object;
  const { managedFields: _, ...rest } = metadata;
  return { ...object, metadata: rest };
}

// dist/runtime/apply/capped-updaters.js
var MAX_UPDATERS = 10;
var ANCIENT = "ancient-changes";
function cappedUpdaters(claims) {
  const updaters = [...claims].filter(([, claim]) => claim.operation === "Update");
  if (updaters.length <= MAX_UPDATERS) return claims;
  updaters.sort(([idA, a], [idB, b]) => secondOf(a) - secondOf(b) || (idA < idB ? -1 : 1));
  const capped = new Map(claims);
  const oldest = /* @__PURE__ */ new Map();
  const folded = /* @__PURE__ */ new Map();
  let count = updaters.length;
  for (const [id, claim] of updaters) {
    if (count <= MAX_UPDATERS) break;
    const first = oldest.get(claim.apiVersion);
    if (first === void 0) {
      oldest.set(claim.apiVersion, id);
      continue;
    }
    const bucket = bucketOf(capped, first, claim);
    const bucketId = identityOf(bucket);
    const sets = folded.get(bucketId) ?? [bucket.fields];
    folded.set(bucketId, sets);
    sets.push(claim.fields);
    capped.set(bucketId, { ...bucket, time: claim.time, entry: void 0 });
    capped.delete(id);
    count--;
  }
  for (const [id, sets] of folded) {
    const bucket = capped.get(id);
    if (bucket !== void 0) capped.set(id, claiming(bucket, unionOfAll(sets)));
  }
  return capped;
}
function bucketOf(claims, first, { apiVersion }) {
  const named2 = { manager: ANCIENT, operation: "Update", apiVersion };
  const present = claims.get(identityOf(named2));
  if (present !== void 0) return present;
  const base = claims.get(first);
  claims.delete(first);
  return { ...named2, time: base?.time, fields: base === void 0 ? EMPTY_SET : base.fields };
}

// dist/runtime/apply/track-update.js
function claimsOf(tracking, structures) {
  const before = claimsBefore(tracking);
  return before === "untracked" ? NO_CLAIMS : cappedUpdaters(claimsAfter(before, tracking, structures));
}
function claimsBefore({ live, updated, liveEntries = false }) {
  if (live === void 0) return NO_CLAIMS;
  const sent = updated.metadata.managedFields;
  if (!liveEntries && isReset(sent)) return NO_CLAIMS;
  const read = readEntries(liveEntries ? void 0 : known3(sent, live.metadata.managedFields));
  const { claims } = read.fault === void 0 && read.claims.size > 0 ? read : readEntries(live.metadata.managedFields);
  return claims.size === 0 ? "untracked" : claims;
}
var known3 = (sent, live) => Array.isArray(sent) && Array.isArray(live) && equalJson(sent, live) ? live : sent;
var isReset = (entries) => {
  if (!Array.isArray(entries) || entries.length !== 1) return false;
  const entry = entries[0];
  return isObject(entry) && Object.keys(entry).length === 0;
};
function claimsAfter(before, tracking, structures) {
  try {
    return changedClaims(before, tracking, structures);
  } catch (error) {
    if (error instanceof ShapeMismatch) return before;
    throw error;
  }
}
function changedClaims(before, tracking, structures) {
  const { live, updated, manager, apiVersion, ignored, now } = tracking;
  const structure = structures.structure(apiVersion);
  if (structure === void 0) return before;
  const from = live === void 0 ? zeroObject(structure) : asJson(live);
  const change2 = new Change(structures, apiVersion, from, asJson(updated), ignored);
  const claims = withdrawn(currentClaims(before, structures), change2, void 0);
  const taken = difference(change2.own.set, SYSTEM_FIELDS);
  if (taken.isEmpty) return kept(claims, before);
  const id = identityOf({ manager, operation: "Update", apiVersion });
  const left = claims.get(id);
  const fields = left === void 0 ? taken : union(left.fields, taken);
  claims.set(id, { manager, operation: "Update", apiVersion, time: now, fields });
  return kept(claims, before);
}
function kept(claims, before) {
  for (const [id, claim] of claims) {
    const earlier = before.get(id);
    if (earlier !== void 0 && earlier !== claim && equalSets(earlier.fields, claim.fields)) claims.set(id, earlier);
  }
  return claims;
}

// dist/runtime/apply/field-manager.js
function createFieldManager({ structures, now }) {
  const sets = /* @__PURE__ */ new Map();
  const setOf = (paths = []) => {
    if (paths.length === 0) return EMPTY_SET;
    const key = JSON.stringify(paths);
    const set = sets.get(key) ?? setOfFields(paths);
    sets.set(key, set);
    return set;
  };
  const prepared = (options) => ({
    ...options,
    ignored: setOf(options.ignored),
    now: now()
  });
  return {
    trackUpdate: ((options, turn) => {
      const claims = claimsOf(prepared(options), structures);
      return whenThere(turn?.(), () => withClaims(options.updated, claims, options.live !== void 0));
    }),
    apply: ((options, turn) => apply(prepared(options), structures, turn))
  };
}

// dist/runtime/apply/manager-name.js
var MAX_MANAGER_BYTES = 128;
var UNKNOWN2 = "unknown";
var ALL_PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
var PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
function managerOf(fieldManager, userAgent) {
  if (fieldManager) return fieldManager;
  let name = "";
  let bytes = 0;
  for (const character of (userAgent ?? "").split("/", 1)[0] ?? "") {
    if (!PRINTABLE.test(character)) continue;
    bytes += Buffer.byteLength(character);
    if (bytes > MAX_MANAGER_BYTES) break;
    name += character;
  }
  return name === "" ? UNKNOWN2 : name;
}
function managerFaults(fieldManager, field2 = "fieldManager") {
  const faults2 = [];
  if (Buffer.byteLength(fieldManager) > MAX_MANAGER_BYTES) faults2.push(tooLong(field2, MAX_MANAGER_BYTES));
  if (ALL_PRINTABLE.test(fieldManager)) return faults2;
  let position = 0;
  for (const character of fieldManager) {
    if (!PRINTABLE.test(character)) {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      faults2.push(invalidValue(field2, fieldManager, `invalid character U+${code} (at position ${position})`));
      break;
    }
    position += Buffer.byteLength(character);
  }
  return faults2;
}
function managedFieldsFaults(entries) {
  return faultsOfEach(entries, (entry, i) => managerFaults(entry.manager ?? "", `metadata.managedFields[${i}].manager`));
}

// dist/runtime/model/query.js
function isTrue(query, name) {
  const value = query.get(name);
  return value !== null && value !== "false" && value !== "0";
}

// dist/runtime/resource/options.js
var optionsFault = (kind, faults2, words) => invalid({ group: words.group("meta"), name: kind }, "", faults2);
function dryRunOf(values, faults2) {
  if (values.some((v) => v !== "All")) {
    const printed = `[]string{${values.map((v) => JSON.stringify(v)).join(", ")}}`;
    faults2.push({ reason: "FieldValueNotSupported", field: "dryRun", message: `Unsupported value: ${printed}: supported values: "All"` });
  }
  return values.length > 0;
}
function writeOptions(query, kind, applying, words) {
  const faults2 = [];
  const fieldManager = query.get("fieldManager") ?? void 0;
  const force = query.has("force") && kind === "PatchOptions" ? isTrue(query, "force") : void 0;
  if (kind === "PatchOptions") {
    if (applying && (fieldManager === void 0 || fieldManager === ""))
      faults2.push({ reason: "FieldValueRequired", field: "fieldManager", message: "Required value: is required for apply patch" });
    if (!applying && force !== void 0) faults2.push(forbiddenField("force", "may not be specified for non-apply patch"));
  }
  if (fieldManager !== void 0) faults2.push(...managerFaults(fieldManager));
  const dryRun = dryRunOf(query.getAll("dryRun"), faults2);
  if (faults2.length > 0) throw optionsFault(kind, faults2, words);
  return { dryRun, fieldManager: fieldManager === "" ? void 0 : fieldManager, force };
}
var integer = (text) => {
  if (!/^[-+]?\d{1,19}$/.test(text)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`);
  return Number(text);
};
function listOptions(query) {
  const labels = query.get("labelSelector");
  const fields = query.get("fieldSelector");
  const limit = query.get("limit");
  const timeout = query.get("timeoutSeconds");
  return {
    labels: labels === null || labels === "" ? void 0 : parseLabelSelector(labels),
    fields: fields === null ? [] : parseFieldSelector(fields),
    resourceVersion: query.get("resourceVersion") ?? "",
    match: query.get("resourceVersionMatch") ?? "",
    limit: limit === null || limit === "" ? 0 : integer(limit),
    continue: query.get("continue") ?? "",
    timeoutSeconds: timeout === null || timeout === "" ? void 0 : integer(timeout),
    bookmarks: isTrue(query, "allowWatchBookmarks"),
    initialEvents: query.has("sendInitialEvents") ? isTrue(query, "sendInitialEvents") : void 0
  };
}
var MATCHES = ["Exact", "NotOlderThan", ""];
var noMatch = (why) => forbiddenField("resourceVersionMatch", `resourceVersionMatch is forbidden ${why}`);
function matchFaults({ match, continue: token, resourceVersion }) {
  if (match === "") return [];
  const faults2 = [];
  if (resourceVersion === "") faults2.push(noMatch("unless resourceVersion is provided"));
  if (token !== "") faults2.push(noMatch("when continue is provided"));
  if (!MATCHES.includes(match)) faults2.push(notSupported("resourceVersionMatch", match, MATCHES));
  if (match === "Exact" && resourceVersion === "0")
    faults2.push(forbiddenField("resourceVersionMatch", 'resourceVersionMatch "exact" is forbidden for resourceVersion "0"'));
  return faults2;
}
function checkListMatch(options, metaGroup) {
  const faults2 = matchFaults(options);
  if (options.initialEvents !== void 0) faults2.push(forbiddenField("sendInitialEvents", "sendInitialEvents is forbidden for list"));
  if (faults2.length > 0) throw invalid({ group: metaGroup, name: "ListOptions" }, "", faults2);
}
function checkWatchMatch(options, metaGroup) {
  const { match, initialEvents } = options;
  const faults2 = [];
  if (initialEvents === void 0) {
    if (match !== "") faults2.push(noMatch("for watch"), ...matchFaults(options));
  } else {
    if (match !== "NotOlderThan")
      faults2.push(forbiddenField("resourceVersionMatch", "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan"));
    if (match !== "" && match !== "NotOlderThan") faults2.push(notSupported("resourceVersionMatch", match, ["NotOlderThan"]));
    if (match !== "" && options.continue !== "") faults2.push(noMatch("when continue is provided"));
  }
  if (faults2.length > 0) throw invalid({ group: metaGroup, name: "ListOptions" }, "", faults2);
}
function deleteOptions(query, body, words) {
  const faults2 = [];
  const grace = query.get("gracePeriodSeconds");
  const orphan = query.get("orphanDependents");
  const fromBody = body !== void 0;
  const dryRuns = fromBody ? Array.isArray(body.dryRun) ? body.dryRun.map(String) : [] : query.getAll("dryRun");
  const policy = fromBody ? body.propagationPolicy : query.get("propagationPolicy") ?? void 0;
  const orphanDependents = fromBody ? body.orphanDependents : orphan === null ? void 0 : isTrue(query, "orphanDependents");
  const gracePeriodSeconds = fromBody ? body.gracePeriodSeconds : grace === null || grace === "" ? void 0 : integer(grace);
  if (orphanDependents !== void 0 && policy !== void 0)
    faults2.push(invalidValue("propagationPolicy", policy, "orphanDependents and deletionPropagation cannot be both set"));
  else if (policy !== void 0 && policy !== "Orphan" && policy !== "Background" && policy !== "Foreground")
    faults2.push(notSupported("propagationPolicy", policy, ["Background", "Foreground", "Orphan", "nil"]));
  const dryRun = dryRunOf(dryRuns, faults2);
  if (faults2.length > 0) throw optionsFault("DeleteOptions", faults2, words);
  return {
    dryRun,
    gracePeriodSeconds,
    propagationPolicy: policy,
    orphanDependents,
    preconditions: fromBody && typeof body.preconditions === "object" && body.preconditions !== null ? body.preconditions : void 0
  };
}

// dist/runtime/admission/request.js
function admissionRequest(asked) {
  const { operation, caller, namespace, name, object, old, dryRun } = asked;
  const { user, version, warn } = caller;
  return {
    operation,
    group: version.group,
    version: version.version,
    kind: asked.kind ?? version.kind,
    resource: version.plural,
    subresource: asked.subresource ?? "",
    namespace,
    name,
    shownName: name || (object?.metadata.generateName ?? ""),
    object,
    old,
    user,
    dryRun,
    warn
  };
}
var isAbout = (request, { group, resource, subresource = "" }) => request.group === group && request.resource === resource && request.subresource === subresource;
function requestAbout(request, target) {
  return isAbout(request, target) ? request : void 0;
}

// dist/runtime/resource/admit.js
async function admit(chain, request) {
  const { metadata } = request.object;
  const before = metadata.managedFields;
  await chain.admit(request);
  const after = request.object.metadata.managedFields;
  const fault = after === before ? void 0 : managedFieldsFault(after);
  if (fault === void 0) return;
  if (before === void 0) delete request.object.metadata.managedFields;
  else request.object.metadata.managedFields = before;
  request.warn(
    `.metadata.managedFields was in an invalid state after admission; this could be caused by an outdated mutating admission controller; please fix your requests: ${fault}`
  );
}

// dist/runtime/resource/item.js
var UNWRITTEN = "0";
var PLACE = Buffer.from(`"resourceVersion":"${UNWRITTEN}"`);
var HEAD = PLACE.length - 2;
function withRevision(value, revision) {
  const at = value.indexOf(PLACE);
  if (at < 0) return value;
  const digits = String(revision);
  const out = Buffer.allocUnsafeSlow(value.length - 1 + digits.length);
  value.copy(out, 0, 0, at + HEAD);
  out.write(digits, at + HEAD, "latin1");
  value.copy(out, at + HEAD + digits.length, at + HEAD + 1);
  return out;
}
var storedBytes = (object) => Buffer.from(stringify(object));
var Item = class _Item {
  constructor(apiVersion, marked, revision, attachment, extract) {
    this.apiVersion = apiVersion;
    this.revision = revision;
    this.json = withRevision(marked, revision);
    const object = attachment?.object ?? this.parse();
    const { metadata } = object;
    this.fields = extract?.(object);
    this.name = metadata.name ?? "";
    this.namespace = metadata.namespace ?? "";
    this.labels = metadata.labels;
  }
  apiVersion;
  revision;
  /** JSON in the storage version. */
  json;
  name;
  namespace;
  labels;
  /** Values of the selectable fields, by label; undefined where the kind has none beyond name and namespace. */
  fields;
  #made;
  /** A fresh copy of the object in its storage version. */
  parse() {
    parses += 1;
    return parseTrusted(decodeText(this.json));
  }
  /** Another representation of the object, made once and kept. */
  made(representation, make) {
    const known4 = this.#made?.get(representation);
    if (known4 !== void 0) return known4;
    const bytes = make();
    this.#made ??= /* @__PURE__ */ new Map();
    this.#made.set(representation, bytes);
    return bytes;
  }
  #metadata;
  #cells;
  /** JSON of the metadata: a part of the cached bytes. */
  metadataJson() {
    this.#metadata ??= memberAt(this.json, METADATA);
    return this.json.subarray(...this.#metadata);
  }
  /** JSON of the table cells, made anew at most once a second: ages grow by seconds. */
  cellsJson(now, make) {
    const second = Math.floor(now / 1e3);
    if (this.#cells?.at !== second) this.#cells = { at: second, bytes: make() };
    return this.#cells.bytes;
  }
  /** The same object under another revision, as watchers are shown it when it is deleted. */
  at(revision) {
    const own2 = Buffer.from(`"resourceVersion":"${this.revision}"`);
    const at = this.json.indexOf(own2);
    const value = at < 0 ? this.json : Buffer.concat([this.json.subarray(0, at), PLACE, this.json.subarray(at + own2.length)]);
    return new _Item(this.apiVersion, value, revision, {
      object: { metadata: { name: this.name, namespace: this.namespace, labels: this.labels } }
    });
  }
};
var METADATA = Buffer.from('"metadata":');
var QUOTE = 34;
var BACKSLASH = 92;
function memberAt(json, name) {
  const from = json.indexOf(name) + name.length;
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === 123) depth += 1;
    else if (byte === 125) {
      depth -= 1;
      if (depth === 0) return [from, at + 1];
    }
  }
  return [from, json.length];
}
function endOfText(json, start) {
  for (let at = json.indexOf(QUOTE, start + 1); at > 0; at = json.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (json[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
}
var parses = 0;

// dist/runtime/resource/conditional-writes.js
async function replace(resource, entry, stored, value) {
  const result = await resource.write(entry.key, entry.revision, stored, value);
  if (!result.committed) return void 0;
  const now = resource.cache.get(entry.key);
  if (now?.revision !== result.revision) return new Item(resource.forms.storageVersion, value, result.revision, { object: stored });
  resource.recentObjects.keep(entry.item, now.item, stored);
  return now.item;
}
async function erase(resource, entry, dryRun) {
  if (dryRun) return entry.revision;
  const result = await resource.cache.write({ key: entry.key, value: void 0, expected: entry.revision });
  return result.committed ? result.revision : void 0;
}
async function finishDeletion(resource, stored, entry, dryRun) {
  const { metadata } = stored;
  if (metadata.deletionTimestamp === void 0 || (metadata.finalizers ?? []).length > 0) return false;
  if ((metadata.deletionGracePeriodSeconds ?? 0) > 0 || resource.strategy.holdsDeletion?.(stored, resource.environment.words) === true)
    return false;
  return await erase(resource, entry, dryRun) !== void 0;
}

// dist/runtime/resource/disabled-fields.js
var gated = /* @__PURE__ */ new WeakMap();
function hasGates(type) {
  if (type.kind === "list") return hasGates(type.items);
  if (type.kind === "map") return hasGates(type.values);
  if (type.kind !== "struct") return false;
  const known4 = gated.get(type);
  if (known4 !== void 0) return known4;
  gated.set(type, false);
  const found = type.fields.some((f) => f.featureGate !== void 0 || hasGates(f.type));
  gated.set(type, found);
  return found;
}
function dropDisabledFields(type, value, old, enabled) {
  if (!hasGates(type)) return;
  if (type.kind === "list") {
    if (!Array.isArray(value)) return;
    const before = Array.isArray(old) ? old : [];
    value.forEach((item, i) => {
      dropDisabledFields(type.items, item, before[i], enabled);
    });
  } else if (type.kind === "map") {
    if (!isObject(value)) return;
    for (const [key, member] of Object.entries(value))
      dropDisabledFields(type.values, member, isObject(old) ? old[key] : void 0, enabled);
  } else if (type.kind === "struct" && isObject(value)) {
    for (const field2 of type.fields) {
      const member = value[field2.name];
      if (member === void 0) continue;
      const before = isObject(old) ? old[field2.name] : void 0;
      const off = field2.featureGate !== void 0 && !enabled(field2.featureGate);
      if (off && before === void 0) {
        if (field2.gateOff === void 0) delete value[field2.name];
        else value[field2.name] = field2.gateOff;
      } else dropDisabledFields(field2.type, member, before, enabled);
    }
  }
}

// dist/runtime/resource/object-size.js
var MAX_OBJECT_BYTES = 1572864;
var ENDING = 1024;
function checkSize(stored, json, before) {
  const ending = stored.metadata.deletionTimestamp === void 0 ? 0 : ENDING;
  if (json.length <= (before?.json.length ?? 0) + ending) return;
  if (json.length > MAX_OBJECT_BYTES)
    throw tooLarge(`Request entity too large: the object would take ${json.length} bytes, the limit is ${MAX_OBJECT_BYTES}`);
  if (json.length > MAX_VALUES && inspectJson(json.toString("latin1"), Number.POSITIVE_INFINITY).values > MAX_VALUES)
    throw tooLarge(`Request entity too large: the object would hold more than ${MAX_VALUES} values`);
}

// dist/runtime/resource/owner-references.js
var contentOf = ({ uid, apiVersion, kind, name, controller, blockOwnerDeletion }) => JSON.stringify([uid, apiVersion, kind, name, String(controller), String(blockOwnerDeletion)]);
function dropRepeatedOwners(metadata, warn, admitted) {
  const references = metadata.ownerReferences ?? [];
  const kept2 = [];
  const repeated = [];
  const seen = /* @__PURE__ */ new Set();
  for (const reference of references) {
    const content = contentOf(reference);
    if (seen.has(content)) repeated.push(reference.uid);
    else kept2.push(reference);
    seen.add(content);
  }
  if (repeated.length === 0) return;
  metadata.ownerReferences = kept2;
  const when = admitted ? " after mutating admission happens" : "";
  warn(
    `.metadata.ownerReferences contains duplicate entries${when}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${repeated.join(", ")}`
  );
}

// dist/runtime/resource/create.js
var NAME_TRIES = 8;
async function create(resource, request) {
  const { caller, object, options, turn } = request;
  const { definition, forms, environment } = resource;
  const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
  const context = resource.context(caller, "");
  const sent = object.metadata.resourceVersion;
  if (sent !== void 0 && sent !== "" && sent !== "0" && /^\d+$/.test(sent))
    throw badRequest("resourceVersion should not be set on objects to be created");
  placeInNamespace(object, request.namespace, definition.namespaced, true);
  dropRepeatedOwners(object.metadata, caller.warn, false);
  const hub = request.owned ? forms.toHub(object, apiVersion) : await resource.trackedHub(
    {
      live: void 0,
      updated: object,
      manager: request.manager,
      apiVersion,
      ignored: resource.ignoredBy(caller.version, "")
    },
    turn
  );
  if (turn !== void 0) await turn();
  const admission = admissionRequest({
    operation: "CREATE",
    caller,
    namespace: hub.metadata.namespace ?? "",
    name: hub.metadata.name ?? "",
    object: hub,
    old: void 0,
    dryRun: options.dryRun
  });
  await admit(environment.admission, admission);
  dropRepeatedOwners(hub.metadata, caller.warn, true);
  const generated = !hub.metadata.name && hub.metadata.generateName ? hub.metadata.generateName : void 0;
  prepareMetadata(hub, context.now);
  if (resource.strategy.statusOnCreate !== true) resetStatus(resource, hub, resource.statusFields(caller.version));
  dropDisabledFields(forms.code(definition.hub).structure, hub, void 0, environment.enabled);
  resource.strategy.prepareForCreate?.(hub, context);
  if (definition.writes.generation === "spec") hub.metadata.generation = 1;
  if (turn !== void 0) await turn();
  await resource.check(hub, void 0, caller, context);
  const name = hub.metadata.name ?? "";
  await environment.admission.validate({ ...admission, name, shownName: name });
  if (turn !== void 0) await turn();
  for (let attempt = 1; ; attempt += 1) {
    const item = await insert(resource, hub, options.dryRun, turn);
    if (item !== void 0) return item;
    if (generated === void 0) throw alreadyExists(resource.about(caller.version), hub.metadata.name ?? "");
    if (attempt === NAME_TRIES)
      throw new ApiError(
        409,
        "AlreadyExists",
        `${caller.version.plural} "${hub.metadata.name ?? ""}" already exists, the server was not able to generate a unique name for the object`,
        { name: hub.metadata.name ?? "", kind: caller.version.plural, retryAfterSeconds: 1 }
      );
    hub.metadata.name = generatedName(generated);
  }
}
function resetStatus({ definition, forms }, hub, statusFields) {
  if (statusFields.length === 0) return;
  const { structure, applyDefaults } = forms.code(definition.hub);
  const unsent = {};
  for (const name of statusFields) {
    const field2 = structure.byName.get(name);
    if (field2 !== void 0) writeAbsent(unsent, field2);
  }
  const blank = { ...unsent, metadata: {} };
  applyDefaults(blank);
  for (const field2 of statusFields) {
    if (blank[field2] === void 0) delete hub[field2];
    else hub[field2] = blank[field2];
  }
}
async function insert(resource, hub, dryRun, turn) {
  const { forms } = resource;
  const stored = forms.storable(hub);
  if (turn !== void 0) await turn();
  const value = storedBytes(stored);
  checkSize(stored, value);
  const key = resource.key(hub.metadata.namespace ?? "", hub.metadata.name ?? "");
  if (dryRun) {
    if (resource.cache.get(key) !== void 0) return void 0;
    return unstored(resource, stored);
  }
  const result = await resource.write(key, 0, stored, value);
  if (!result.committed) return void 0;
  const entry = resource.cache.get(key);
  return entry?.revision === result.revision ? entry.item : new Item(forms.storageVersion, value, result.revision, { object: stored });
}
function unstored(resource, stored) {
  delete stored.metadata.resourceVersion;
  return new Item(resource.forms.storageVersion, Buffer.from(stringify(stored)), 0, { object: stored });
}

// dist/runtime/resource/update.js
var TRIES = 60;
function update(resource, request) {
  return resource.writeLock.run(resource.key(request.namespace, request.name), () => updateInTurn(resource, request));
}
async function updateInTurn(resource, request) {
  const { caller, namespace, name } = request;
  await resource.settled();
  for (let attempt = 1; ; attempt += 1) {
    const entry = resource.find(namespace, name);
    const done = entry === void 0 ? await updateAbsent(resource, request) : await updateLive(resource, request, entry);
    if (done !== "raced") return done;
    if (attempt === TRIES) throw resource.changed(caller.version, name);
  }
}
async function updateAbsent(resource, request) {
  const { caller, namespace, name, options, manager } = request;
  const mayCreate = request.creates === true || request.replaces && resource.definition.writes.putCreates && request.subresource === "";
  if (!mayCreate && !request.replaces) throw notFound(resource.about(caller.version), name);
  const object = await request.change(void 0, 0);
  if (!mayCreate) throw notFound(resource.about(caller.version), name);
  if (object.metadata.uid) {
    throw conflict(
      resource.about(caller.version),
      name,
      `uid mismatch: the provided object specified uid ${object.metadata.uid}, and no existing object was found`
    );
  }
  await request.checkCreate?.();
  delete object.metadata.resourceVersion;
  try {
    const item = await create(resource, { caller, namespace, object, options, manager, owned: request.owned, turn: request.turn });
    return { item, created: true };
  } catch (error) {
    if (resource.find(namespace, name) !== void 0 && !options.dryRun && isClash(error)) return "raced";
    throw error;
  }
}
var isClash = (error) => error instanceof Error && "reason" in error && error.reason === "AlreadyExists";
async function updateLive(resource, request, entry) {
  const { caller, options, subresource } = request;
  const { definition, forms, environment } = resource;
  const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
  const old = resource.readable(entry);
  const context = resource.context(caller, subresource, old);
  const live = apiVersion === definition.hub ? old : forms.in(entry.item, apiVersion);
  const turn = request.turn ?? environment.pace.ofObject(entry.item.json.length);
  await forms.loadOwned(live);
  if (turn !== void 0) await turn();
  const object = await request.change(request.rebuilds === true ? live : forms.in(entry.item, apiVersion), entry.revision);
  if (turn !== void 0) await turn();
  placeInNamespace(object, request.namespace, definition.namespaced, false);
  checkVersion(resource, request, object, entry, old);
  if (request.replaces) dropRepeatedOwners(object.metadata, caller.warn, false);
  const unchanged = object === live;
  const inHub = () => request.owned ? forms.toHub(object, apiVersion) : resource.trackedHub(
    {
      live,
      updated: object,
      manager: request.manager,
      apiVersion,
      ignored: resource.ignoredBy(caller.version, subresource),
      liveEntries: subresource !== ""
    },
    turn
  );
  const hub = unchanged ? forms.hub(entry.item) : await inHub();
  const { namespace, name } = request;
  const { dryRun } = options;
  if (turn !== void 0) await turn();
  const admission = admissionRequest({ operation: "UPDATE", caller, subresource, namespace, name, object: hub, old, dryRun });
  await admit(environment.admission, admission);
  if (unchanged && sameValue(hub, old)) {
    await environment.admission.validate(admission);
    return { item: entry.item, created: false };
  }
  dropRepeatedOwners(hub.metadata, caller.warn, true);
  prepare(resource, hub, old, context, caller.version);
  if (turn !== void 0) await turn();
  await resource.check(hub, old, caller, context);
  await environment.admission.validate(admission);
  if (turn !== void 0) await turn();
  const stored = forms.storable(hub);
  if (turn !== void 0) await turn();
  if (await finishDeletion(resource, stored, entry, options.dryRun))
    return { item: new Item(forms.storageVersion, storedBytes(stored), entry.revision, { object: stored }), created: false };
  const value = storedBytes(stored);
  checkSize(stored, value, entry.item);
  const item = new Item(forms.storageVersion, value, entry.revision, { object: stored });
  if (item.json.equals(entry.item.json) || options.dryRun) return { item, created: false };
  const replaced = await replace(resource, entry, stored, value);
  return replaced === void 0 ? "raced" : { item: replaced, created: false };
}
function checkVersion(resource, request, object, entry, old) {
  const { version } = request.caller;
  const { metadata } = object;
  const sent = metadata.resourceVersion;
  const asked = sent !== void 0 && sent !== "" && sent !== "0";
  if (asked && !/^\d+$/.test(sent)) throw badRequest(`strconv.ParseUint: parsing ${JSON.stringify(sent)}: invalid syntax`);
  const { uid } = old.metadata;
  if (request.replaces && metadata.uid && metadata.uid !== uid) {
    const why = `Precondition failed: UID in precondition: ${metadata.uid}, UID in object meta: ${uid}`;
    throw conflict(
      resource.about(version),
      request.name,
      `StorageError: invalid object, Code: 4, Key: ${entry.key}, ResourceVersion: 0, AdditionalErrorMsg: ${why}`
    );
  }
  if (request.replaces && !asked && resource.definition.writes.putNeedsVersion) {
    throw invalid(
      resource.about(version),
      request.name,
      [invalidValue("metadata.resourceVersion", sent === void 0 || sent === "" ? 0 : sent, "must be specified for an update")].map(
        (f) => ({
          ...f,
          message: f.message.replace("Invalid value: 0:", "Invalid value: 0x0:").replace('Invalid value: "0":', "Invalid value: 0x0:")
        })
      )
    );
  }
  if (asked && sent !== String(entry.revision)) throw resource.changed(version, request.name);
}
function prepare(resource, hub, old, context, version) {
  const { definition, strategy } = resource;
  const { statusFields } = definition.writes;
  carryMetadata(hub, old);
  if (context.subresource === "status" && statusFields.length > 0) keepAllBut(hub, old, statusFields, strategy.statusKeeps ?? []);
  else if (context.subresource === "") for (const field2 of resource.statusFields(version)) restore(hub, old, field2);
  dropDisabledFields(resource.forms.code(definition.hub).structure, hub, old, context.enabled);
  strategy.prepareForUpdate?.(hub, old, context);
  if (definition.writes.generation !== "spec") return;
  const changed = strategy.generationChanged?.(hub, old) ?? contentChanged(hub, old, statusFields);
  if (changed && context.subresource !== "status") hub.metadata.generation = Number(old.metadata.generation ?? 0) + 1;
}
function restore(hub, old, field2) {
  if (old[field2] === void 0) delete hub[field2];
  else hub[field2] = old[field2];
}
function keepAllBut(hub, old, fields, kept2) {
  for (const name of /* @__PURE__ */ new Set([...Object.keys(hub), ...Object.keys(old)])) {
    if (name !== "metadata" && name !== "kind" && name !== "apiVersion" && !fields.includes(name)) restore(hub, old, name);
  }
  const stored = Object.fromEntries(kept2.filter((k) => old.metadata[k] !== void 0).map((k) => [k, old.metadata[k]]));
  for (const name of kept2) delete hub.metadata[name];
  Object.assign(hub.metadata, stored);
}
function contentChanged(hub, old, statusFields) {
  for (const name of /* @__PURE__ */ new Set([...Object.keys(hub), ...Object.keys(old)])) {
    if (name === "metadata" || name === "kind" || name === "apiVersion" || statusFields.includes(name)) continue;
    if (!sameValue(hub[name], old[name])) return true;
  }
  return false;
}

// dist/runtime/kinds/core/binding.js
var DONE = { status: 201, object: { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 } };
function assigned(live, { target, metadata: { annotations } }) {
  const { spec, status } = typed(live);
  const others = (status.conditions ?? []).filter((c) => c.type !== "PodScheduled");
  const scheduled = { type: "PodScheduled", status: "True", lastProbeTime: null, lastTransitionTime: timestamp() };
  return {
    ...live,
    metadata: {
      ...live.metadata,
      ...annotations === void 0 ? {} : { annotations: { ...live.metadata.annotations, ...annotations } }
    },
    spec: { ...spec, nodeName: target.name ?? "" },
    status: { ...status, conditions: [...others, scheduled] }
  };
}
async function bind(pods, request, sent, name) {
  const binding2 = typed(sent);
  const { kind: targetKind = "", name: targetName = "" } = binding2.target;
  const faults2 = [
    ...targetKind === "" || targetKind === "Node" ? [] : [
      {
        reason: "FieldValueNotSupported",
        field: "target.kind",
        message: `Unsupported value: ${JSON.stringify(targetKind)}: supported values: "Node", "<empty>"`
      }
    ],
    ...targetName === "" ? [required("target.name")] : []
  ];
  if (faults2.length > 0) throw invalid({ group: "", name: "Binding" }, name, faults2);
  await request.validate(sent);
  const version = pods.forms.version(pods.definition.hub);
  await pods.ready(version);
  await update(pods, {
    caller: { ...request.caller, version },
    namespace: request.namespace,
    name,
    subresource: "binding",
    options: writeOptions(request.ctx.state.info.query, "CreateOptions", false, request.resource.environment.words),
    manager: "",
    owned: true,
    replaces: false,
    change: (live) => {
      if (live === void 0) throw notFound({ group: "", name: "pods" }, name);
      const about = { group: "", name: "pods/binding" };
      const { nodeName: node = "" } = typed(live).spec;
      if (live.metadata.deletionTimestamp !== void 0)
        throw conflict(about, name, `pod ${name} is being deleted, cannot be assigned to a host`);
      if (node !== "") throw conflict(about, name, `pod ${name} is already assigned to node ${JSON.stringify(node)}`);
      return assigned(live, binding2);
    }
  });
  return DONE;
}
var podBinding = () => async (request) => {
  const binding2 = await request.body();
  if (binding2.metadata.name !== request.name) throw badRequest("name in URL does not match name in Binding object");
  return bind(request.resource, request, binding2, request.name);
};
var bindings = ({ registry }) => async (request) => {
  const binding2 = await request.body();
  return bind(registry.byId("pods"), request, binding2, binding2.metadata.name ?? "");
};
var binding = defineKind({
  resource: "bindings",
  operations: { "": bindings }
});

// dist/runtime/http/upgrades.js
import { ServerResponse } from "node:http";
var upgrades = /* @__PURE__ */ new WeakMap();
var upgradeOf = (request) => upgrades.get(request);
function asRequest(request, socket, head, handler) {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  let taken = false;
  upgrades.set(request, {
    protocol: String(request.headers.upgrade ?? ""),
    head,
    get taken() {
      return taken;
    },
    take() {
      taken = true;
      response.detachSocket(socket);
      return socket;
    }
  });
  response.on("finish", () => {
    if (!taken) socket.end();
  });
  socket.on("error", () => socket.destroy());
  request.push(null);
  handler(request, response);
}

// dist/runtime/http/pem-files.js
import { readFileSync } from "node:fs";
function pemOf(settings, files) {
  const out = {};
  for (const name of Object.keys(files)) {
    const file = settings.text(files[name]);
    if (file !== "") out[name] = readFileSync(file, "utf8");
  }
  return out;
}

// dist/runtime/kinds/core/persistentvolume.js
import { normalize } from "node:path/posix";

// dist/generated/core/v1/values.js
var Event = {
  type: ["Normal", "Warning"]
};
var LimitRangeItem = {
  type: ["Pod", "Container", "PersistentVolumeClaim"]
};
var Taint = {
  effect: ["NoSchedule", "PreferNoSchedule", "NoExecute"]
};
var PersistentVolumeSpec = {
  accessModes: ["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce"],
  persistentVolumeReclaimPolicy: ["Delete", "Recycle", "Retain"],
  volumeMode: ["Block", "Filesystem"]
};
var ScopedResourceSelectorRequirement = {
  scopeName: ["Terminating", "NotTerminating", "BestEffort", "NotBestEffort", "CrossNamespacePodAffinity", "PriorityClass"]
};
var ServiceSpec = {
  type: ["ClusterIP", "ExternalName", "LoadBalancer", "NodePort"],
  sessionAffinity: ["ClientIP", "None"],
  externalTrafficPolicy: ["Cluster", "Local"],
  ipFamilies: ["IPv4", "IPv6"],
  ipFamilyPolicy: ["PreferDualStack", "RequireDualStack", "SingleStack"]
};
var ServicePort = {
  protocol: ["SCTP", "TCP", "UDP"]
};
var ContainerPort = {
  protocol: ["SCTP", "TCP", "UDP"]
};
var ResourceFieldSelector = {
  resource: ["limits.cpu", "limits.ephemeral-storage", "limits.memory", "requests.cpu", "requests.ephemeral-storage", "requests.memory"]
};
var HTTPGetAction = {
  scheme: ["HTTP", "HTTPS"]
};
var Container = {
  terminationMessagePolicy: ["File", "FallbackToLogsOnError"],
  imagePullPolicy: ["Always", "IfNotPresent", "Never"]
};
var PodSecurityContext = {
  fsGroupChangePolicy: ["Always", "OnRootMismatch"]
};
var SeccompProfile = {
  type: ["Localhost", "RuntimeDefault", "Unconfined"]
};
var SecurityContext = {
  procMount: ["Default", "Unmasked"]
};
var PodSpec = {
  restartPolicy: ["Always", "OnFailure", "Never"],
  dnsPolicy: ["ClusterFirstWithHostNet", "ClusterFirst", "Default", "None"],
  preemptionPolicy: ["PreemptLowerPriority", "Never"]
};
var Toleration = {
  operator: ["Equal", "Exists"],
  effect: ["NoSchedule", "PreferNoSchedule", "NoExecute"]
};
var TopologySpreadConstraint = {
  whenUnsatisfiable: ["DoNotSchedule", "ScheduleAnyway"]
};
var PersistentVolumeClaimSpec = {
  accessModes: ["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce"],
  volumeMode: ["Block", "Filesystem"]
};
var HostPathVolumeSource = {
  type: ["", "BlockDevice", "CharDevice", "Directory", "DirectoryOrCreate", "File", "FileOrCreate", "Socket"]
};
var AzureDiskVolumeSource = {
  cachingMode: ["None", "ReadOnly", "ReadWrite"],
  kind: ["Dedicated", "Managed", "Shared"]
};
var VolumeMount = {
  mountPropagation: ["Bidirectional", "HostToContainer", "None"]
};

// dist/runtime/kinds/rules/values.js
function formatFaults(format, field2, value) {
  const faults2 = faultsOf(format, value);
  return faults2.length === 0 ? [] : faults2.map((fault) => invalidValue(field2, value, fault));
}
var neededText = (format, field2, value) => value === "" ? [required(field2)] : formatFaults(format, field2, value);
var isAbsent = (value) => value === void 0 || value === null;
var negativeFaults = (field2, value) => !isAbsent(value) && value < 0 ? [invalidValue(field2, value, "must be greater than or equal to 0")] : [];
var rangeFaults = (field2, value, min, max) => isAbsent(value) || value >= min && value <= max ? [] : [invalidValue(field2, value, `must be between ${min} and ${max}, inclusive`)];
var MAX_PORT = 65535;
var portNumberFaults = (field2, value) => rangeFaults(field2, value, 1, MAX_PORT);
var portFaults = (field2, value) => typeof value === "string" ? formatFaults("port-name", field2, value) : portNumberFaults(field2, value ?? 0);
var choiceFaults = (field2, value, choices) => !isAbsent(value) && choices.includes(value) ? [] : [notSupported(field2, value ?? "", choices)];
var neededChoice = (field2, value, choices) => isAbsent(value) || value === "" ? [required(field2)] : choiceFaults(field2, value, choices);
var eachChoiceFaults = (field2, values, choices) => values.filter((value) => !choices.includes(value)).map((value) => notSupported(field2, value, choices));
var wordedChoiceFaults = (field2, value, choices) => choices.includes(value) ? [] : [invalidValue(field2, value, `must be ${quotedChoices(choices)}`)];
var quotedChoices = (choices) => choices.map((choice) => `'${choice}'`).join(" or ");
function repeatsOf(values) {
  const [seen, out] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  for (const [i, value] of values.entries()) {
    if (seen.has(value)) out.add(i);
    seen.add(value);
  }
  return out;
}
function descendingPathFaults(field2, path) {
  return [...path.startsWith("/") ? [invalidValue(field2, path, "must be a relative path")] : [], ...backstepFaults(field2, path)];
}
var backstepFaults = (field2, path) => path.split("/").includes("..") ? [invalidValue(field2, path, "must not contain '..'")] : [];
var volumePathFaults = (field2, path) => [
  ...descendingPathFaults(field2, path),
  ...path.startsWith("..") && !path.startsWith("../") ? [invalidValue(field2, path, "must not start with '..'")] : []
];
var PERCENT = /^\d+%$/;
function shareFaults(field2, value) {
  if (typeof value === "number") return negativeFaults(field2, value);
  if (isAbsent(value) || PERCENT.test(value)) return [];
  return [
    invalidValue(
      field2,
      printedIntOrString(value),
      "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')"
    )
  ];
}
var wholeShareFaults = (field2, value) => typeof value === "string" && PERCENT.test(value) && Number(value.slice(0, -1)) > 100 ? [invalidValue(field2, printedIntOrString(value), "must not be greater than 100%")] : [];
var isNoShare = (value) => value === 0 || isAbsent(value) || typeof value === "string" && PERCENT.test(value) && Number(value.slice(0, -1)) === 0;

// dist/runtime/kinds/rules/selectors.js
var labelMapFaults = (field2, labels) => labelFaults(labels ?? {}, field2);
function expressionFaults(at, { key, operator, values = [] }) {
  const out = [];
  if (operator === "In" || operator === "NotIn") {
    if (values.length === 0) out.push(required(`${at}.values`, "must be specified when `operator` is 'In' or 'NotIn'"));
  } else if (operator === "Exists" || operator === "DoesNotExist") {
    if (values.length > 0) out.push(forbiddenField(`${at}.values`, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
  } else out.push(invalidValue(`${at}.operator`, operator, "not a valid selector operator"));
  return [...out, ...formatFaults("qualified-name", `${at}.key`, key)];
}
function labelSelectorFaults(at, selector) {
  if (isAbsent(selector)) return [];
  const { matchLabels, matchExpressions = [] } = selector;
  return [
    ...labelMapFaults(`${at}.matchLabels`, matchLabels),
    ...faultsOfEach(matchExpressions, (e, i) => expressionFaults(`${at}.matchExpressions[${i}]`, e))
  ];
}
var isEmptySelector = ({
  matchLabels = {},
  matchExpressions = []
}) => Object.keys(matchLabels).length + matchExpressions.length === 0;
function nodeExpressionFaults(at, expression) {
  const { key, operator, values = [] } = expression;
  if (operator !== "Gt" && operator !== "Lt") return expressionFaults(at, expression);
  return [
    ...values.length === 1 ? [] : [required(`${at}.values`, "must be specified single value when `operator` is 'Lt' or 'Gt'")],
    ...formatFaults("qualified-name", `${at}.key`, key)
  ];
}
function nodeFieldFaults(at, { key, operator, values = [] }) {
  const out = [];
  if (operator !== "In" && operator !== "NotIn") out.push(invalidValue(`${at}.operator`, operator, "not a valid selector operator"));
  else if (values.length !== 1)
    out.push(required(`${at}.values`, "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"));
  if (key !== "metadata.name") out.push(invalidValue(`${at}.key`, key, "not a valid field selector key"));
  else out.push(...faultsOfEach(values, (value, i) => formatFaults("dns-subdomain", `${at}.values[${i}]`, value)));
  return out;
}
var nodeTermFaults = (at, { matchExpressions = [], matchFields = [] }) => [
  ...faultsOfEach(matchExpressions, (e, i) => nodeExpressionFaults(`${at}.matchExpressions[${i}]`, e)),
  ...faultsOfEach(matchFields, (e, i) => nodeFieldFaults(`${at}.matchFields[${i}]`, e))
];
function nodeSelectorFaults(at, selector) {
  const terms = selector.nodeSelectorTerms ?? [];
  if (terms.length === 0) return [required(`${at}.nodeSelectorTerms`, "must have at least one node selector term")];
  return faultsOfEach(terms, (term, i) => nodeTermFaults(`${at}.nodeSelectorTerms[${i}]`, term));
}

// dist/runtime/kinds/rules/claims.js
var sizeFaults = (field2, size) => (quantityNanos(size) ?? 0n) > 0n ? [] : [invalidValue(field2, size, "must be greater than zero")];
function sourceFaults(at, { name, kind, apiGroup }) {
  return [
    ...name === "" ? [required(`${at}.name`)] : [],
    ...kind === "" ? [required(`${at}.kind`)] : [],
    ...(apiGroup ?? "") === "" && kind !== "PersistentVolumeClaim" ? [invalidValue(at, kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup")] : []
  ];
}
function claimSpecFaults(at, spec) {
  const { accessModes = [], dataSource, storageClassName = "" } = spec;
  const size = spec.resources.requests?.storage;
  const out = [
    ...accessModes.length === 0 ? [required(`${at}.accessModes`, "at least 1 access mode is required")] : [],
    ...labelSelectorFaults(`${at}.selector`, spec.selector),
    ...eachChoiceFaults(`${at}.accessModes`, accessModes, PersistentVolumeClaimSpec.accessModes),
    ...isAbsent(size) ? [required(`${at}.resources[storage]`)] : sizeFaults(`${at}.resources[storage]`, size)
  ];
  if (!isAbsent(dataSource)) out.push(...sourceFaults(`${at}.dataSource`, dataSource));
  if (storageClassName !== "") out.push(...formatFaults("dns-subdomain", `${at}.storageClassName`, storageClassName));
  out.push(...choiceFaults(`${at}.volumeMode`, spec.volumeMode, PersistentVolumeClaimSpec.volumeMode));
  return out;
}

// dist/runtime/kinds/rules/drivers.js
var MAX_NAME = 63;
var driverNameFaults = (at, name) => [
  ...name === "" ? [required(at)] : [],
  ...name.length > MAX_NAME ? [tooLong(at, MAX_NAME)] : [],
  ...faultsOf("dns-subdomain", name.toLowerCase()).map((fault) => invalidValue(at, name, fault))
];

// dist/runtime/kinds/rules/source-rule.js
var needs = (...fields) => (at, source) => fields.filter((field2) => (source[field2] ?? "") === "").map((field2) => required(`${at}.${field2}`));
var namedSecret = (field2, ...parts) => (at, source) => {
  const secret = source[field2];
  return secret === void 0 ? [] : needs(...parts)(`${at}.${field2}`, secret);
};
var every = (...rules) => (at, source, words) => rules.flatMap((rule) => rule(at, source, words));
var named = (name, rule) => ({
  name,
  ruleFor(holder) {
    const source = holder[name];
    return isAbsent(source) ? void 0 : (at, words) => rule(at, source, words);
  }
});

// dist/runtime/kinds/rules/environment.js
var variableNameFaults = (field2, name) => formatFaults("environment-variable", field2, name);
var KNOWN_PATHS = /* @__PURE__ */ new Set([
  "metadata.annotations",
  "metadata.labels",
  "metadata.name",
  "metadata.namespace",
  "metadata.uid",
  "spec.nodeName",
  "spec.restartPolicy",
  "spec.schedulerName",
  "spec.serviceAccountName",
  "status.hostIP",
  "status.phase",
  "status.podIP",
  "status.podIPs"
]);
var ENVIRONMENT_PATHS = [
  "metadata.name",
  "metadata.namespace",
  "metadata.uid",
  "spec.nodeName",
  "spec.serviceAccountName",
  "status.hostIP",
  "status.podIP",
  "status.podIPs"
];
function subscriptOf(path) {
  const open2 = path.indexOf("['");
  const end = path.length - "']".length;
  return open2 > 0 && end >= open2 + "['".length && path.endsWith("']") ? [path.slice(0, open2), path.slice(open2 + 2, end)] : void 0;
}
function entryFaults(at, path, base, key) {
  if (base === "metadata.annotations") return formatFaults("qualified-name", at, key.toLowerCase());
  if (base === "metadata.labels") return formatFaults("qualified-name", at, key);
  return [invalidValue(`${at}.fieldPath`, path, `error converting fieldPath: field label does not support subscript: ${path}`)];
}
function podFieldFaults(at, ref, allowed2) {
  const path = ref.fieldPath;
  const field2 = `${at}.fieldPath`;
  if (path === "") return [required(field2)];
  if (ref.apiVersion !== "v1") return [invalidValue(field2, path, `error converting fieldPath: unsupported pod version: ${ref.apiVersion}`)];
  const subscript = subscriptOf(path);
  if (subscript !== void 0) return entryFaults(at, path, ...subscript);
  const known4 = path === "spec.host" ? "spec.nodeName" : path;
  if (!KNOWN_PATHS.has(known4)) return [invalidValue(field2, path, `error converting fieldPath: field label not supported: ${path}`)];
  return allowed2.includes(known4) ? [] : [notSupported(field2, known4, allowed2)];
}
var SIZES = ["1", "1k", "1M", "1G", "1T", "1P", "1E", "1Ki", "1Mi", "1Gi", "1Ti", "1Pi", "1Ei"];
var SHARES = ["1m", "1"];
var DIVISORS = {
  cpu: [new Set(SHARES.map(quantityNanos)), `${SHARES.join(" and ")} are supported with the cpu resource`],
  memory: [new Set(SIZES.map(quantityNanos)), `${SIZES.join(", ")} are supported with the memory resource`],
  "ephemeral-storage": [new Set(SIZES.map(quantityNanos)), `${SIZES.join(", ")} are supported with the local ephemeral storage resource`]
};
function divisorFaults(field2, resource, value) {
  const known4 = ResourceFieldSelector.resource.includes(resource) ? DIVISORS[resource.slice(resource.indexOf(".") + 1)] : void 0;
  const divisor = quantityNanos(value);
  if (known4 === void 0 || divisor === void 0 || divisor === 0n || known4[0].has(divisor)) return [];
  return [invalidValue(field2, resource, `only divisor's values ${known4[1]}`)];
}
function containerAmountFaults(at, ref, inVolume) {
  const { resource, containerName = "", divisor } = ref;
  const named2 = inVolume && containerName === "" ? [required(`${at}.containerName`)] : neededChoice(`${at}.resource`, resource, ResourceFieldSelector.resource);
  return [...named2, ...divisorFaults(`${at}.divisor`, resource, divisor)];
}
var keyOfObject = (at, { name = "", key }) => [
  ...formatFaults("dns-subdomain", `${at}.name`, name),
  ...neededText("config-key", `${at}.key`, key)
];
function sourceFaults2(at, source, value) {
  const { fieldRef, resourceFieldRef, configMapKeyRef, secretKeyRef } = source;
  const out = [];
  const count = [fieldRef, resourceFieldRef, configMapKeyRef, secretKeyRef].filter((ref) => !isAbsent(ref)).length;
  if (!isAbsent(fieldRef)) out.push(...podFieldFaults(`${at}.fieldRef`, fieldRef, ENVIRONMENT_PATHS));
  if (!isAbsent(resourceFieldRef)) out.push(...containerAmountFaults(`${at}.resourceFieldRef`, resourceFieldRef, false));
  if (!isAbsent(configMapKeyRef)) out.push(...keyOfObject(`${at}.configMapKeyRef`, configMapKeyRef));
  if (!isAbsent(secretKeyRef)) out.push(...keyOfObject(`${at}.secretKeyRef`, secretKeyRef));
  if (count === 0)
    out.push(invalidValue(at, "", "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef` or `secretKeyRef`"));
  else if (value !== "") out.push(invalidValue(at, "", "may not be specified when `value` is not empty"));
  else if (count > 1) out.push(invalidValue(at, "", "may not have more than one field specified at a time"));
  return out;
}
var environmentFaults = (at, list = []) => faultsOfEach(list, ({ name, value = "", valueFrom }, i) => [
  ...name === "" ? [required(`${at}[${i}].name`)] : variableNameFaults(`${at}[${i}].name`, name),
  ...isAbsent(valueFrom) ? [] : sourceFaults2(`${at}[${i}].valueFrom`, valueFrom, value)
]);
var environmentSourceFaults = (at, list = []) => faultsOfEach(list, (source, i) => {
  const refs = ["configMapRef", "secretRef"].flatMap((kind) => {
    const ref = source[kind];
    return isAbsent(ref) ? [] : [{ kind, name: ref.name ?? "" }];
  });
  const prefix = source.prefix ?? "";
  return [
    ...prefix === "" ? [] : variableNameFaults(`${at}[${i}].prefix`, prefix),
    ...faultsOfEach(refs, ({ kind, name }) => neededText("dns-subdomain", `${at}[${i}].${kind}.name`, name)),
    ...refs.length === 0 ? [invalidValue(at, "", "must specify one of: `configMapRef` or `secretRef`")] : [],
    ...refs.length > 1 ? [invalidValue(at, "", "may not have more than one field specified at a time")] : []
  ];
});

// dist/runtime/kinds/rules/storage-sources.js
var ISCSI_NAMES = {
  iqn: /^iqn\.\d{4}-\d{2}\.[A-Za-z0-9.-]+:[^,;*&$|\s]+$/,
  eui: /^eui.[A-Za-z0-9]{16}$/,
  naa: /^naa.[A-Za-z0-9]{32}$/
};
function iscsiNameFaults(field2, name, unlike) {
  const form = ISCSI_NAMES[name.slice(0, 3)];
  if (form === void 0) return [invalidValue(field2, name, unlike)];
  return form.test(name) ? [] : [invalidValue(field2, name, "must be valid format")];
}
var MAX_LUN = 255;
var MAX_PORTAL = 64;
var portalFaults = (field2, value, volume2, { initiatorName, targetPortal }) => isAbsent(initiatorName) || `${volume2}:${targetPortal}`.length <= MAX_PORTAL ? [] : [
  invalidValue(
    field2,
    value,
    `Total length of <volume name>:<iscsi.targetPortal> must be under ${MAX_PORTAL} characters if iscsi.initiatorName is specified.`
  )
];
var iscsi = (at, source) => {
  const { iqn: name, initiatorName } = source;
  const proves = source.chapAuthDiscovery === true || source.chapAuthSession === true;
  return [
    ...needs("targetPortal")(at, source),
    ...name === "" ? [required(`${at}.iqn`)] : iscsiNameFaults(`${at}.iqn`, name, "must be valid format starting with iqn, eui, or naa"),
    ...rangeFaults(`${at}.lun`, source.lun, 0, MAX_LUN),
    ...proves && isAbsent(source.secretRef) ? [required(`${at}.secretRef`)] : [],
    ...isAbsent(initiatorName) ? [] : iscsiNameFaults(`${at}.initiatorname`, initiatorName, "must be valid format")
  ];
};
var fibreChannel = (at, { targetWWNs = [], wwids = [], lun }) => {
  const [names, ids] = [targetWWNs.length > 0, wwids.length > 0];
  return [
    ...names || ids ? [] : [required(`${at}.targetWWNs`, "must specify either targetWWNs or wwids, but not both")],
    ...names && ids ? [invalidValue(`${at}.targetWWNs`, targetWWNs, "fc: targetWWNs and wwids can not be specified simultaneously")] : [],
    ...names && isAbsent(lun) ? [required(`${at}.lun`, "lun is required if targetWWNs is specified")] : [],
    ...names ? rangeFaults(`${at}.lun`, lun, 0, MAX_LUN) : []
  ];
};
var nfs = (at, source) => [
  ...needs("server", "path")(at, source),
  ...source.path.startsWith("/") ? [] : [invalidValue(`${at}.path`, source.path, "must be an absolute path")]
];
var flocker = (at, { datasetName: name = "", datasetUUID: id = "" }) => [
  ...name === "" && id === "" ? [required(at, "one of datasetName and datasetUUID is required")] : [],
  ...name !== "" && id !== "" ? [invalidValue(at, "resource", "datasetName and datasetUUID can not be specified simultaneously")] : [],
  ...name.includes("/") ? [invalidValue(`${at}.datasetName`, name, "must not contain '/'")] : []
];
var monitors = (at, source) => (source.monitors ?? []).length === 0 ? [required(`${at}.monitors`)] : [];
var PAIRS = "must be a host:port pair or multiple pairs separated by commas";
var PAIR = /^(\[[^[\]]*\]|[^[\]:]*):[^[\]:]*$/;
var MAX_TENANT = 64;
var quobyte = (at, source) => {
  const { registry, tenant = "" } = source;
  const registryFaults = () => {
    if (registry === "") return [required(`${at}.registry`, PAIRS)];
    if (tenant.length > MAX_TENANT)
      return [required(`${at}.tenant`, `must be a UUID and may not exceed a length of ${MAX_TENANT} characters`)];
    return registry.split(",").filter((pair) => !PAIR.test(pair)).map(() => invalidValue(`${at}.registry`, registry, PAIRS));
  };
  return [...registryFaults(), ...needs("volume")(at, source)];
};
var flexVolume = (at, source, { group, label }) => {
  const reserved = [label("").slice(0, -1), group("").slice(1)];
  const own2 = Object.keys(source.options ?? {}).filter((key) => {
    const domain = (key.includes("/") ? key.split("/")[0] ?? "" : key).toLowerCase();
    return reserved.some((r) => domain === r || domain.endsWith(`.${r}`));
  });
  return [
    ...needs("driver")(at, source),
    ...own2.map((key) => invalidValue(`${at}.options[${key}]`, key, `${reserved.join(" and ")} namespaces are reserved`))
  ];
};
var MANAGED_DISK = "/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}";
var BLOB_DISK = "https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd";
var azureDisk = (at, source) => {
  const address = source.diskURI;
  const managed = source.kind === "Managed";
  const fits = address.startsWith(managed ? "/subscriptions/" : "https://");
  return [
    ...needs("diskName", "diskURI")(at, source),
    ...choiceFaults(`${at}.cachingMode`, source.cachingMode, AzureDiskVolumeSource.cachingMode),
    ...choiceFaults(`${at}.kind`, source.kind, AzureDiskVolumeSource.kind),
    ...fits ? [] : [notSupported(`${at}.diskURI`, address, [managed ? MANAGED_DISK : BLOB_DISK])]
  ];
};
var storageOs = (at, source) => {
  const { volumeName: name = "", volumeNamespace: namespace = "" } = source;
  return [
    ...name === "" ? [required(`${at}.volumeName`)] : formatFaults("dns-label", `${at}.volumeName`, name),
    ...namespace === "" ? [] : formatFaults("dns-label", `${at}.volumeNamespace`, namespace),
    ...namedSecret("secretRef", "name")(at, source)
  ];
};
var csi = (at, source) => [
  ...driverNameFaults(`${at}.driver`, source.driver),
  ...namedSecret("nodePublishSecretRef", "name")(at, source)
];
var STORAGE_RULES = {
  nfs,
  iscsi,
  glusterfs: needs("endpoints", "path"),
  flocker,
  rbd: every(monitors, needs("image")),
  cinder: every(needs("volumeID"), namedSecret("secretRef", "name")),
  cephfs: monitors,
  quobyte,
  fc: fibreChannel,
  flexVolume,
  azureFile: needs("secretName", "shareName"),
  azureDisk,
  vsphereVolume: needs("volumePath"),
  storageos: storageOs,
  scaleIO: needs("gateway", "system", "volumeName"),
  photonPersistentDisk: needs("pdID"),
  portworxVolume: needs("volumeID"),
  csi
};

// dist/runtime/kinds/rules/volume-sources.js
var MAX_MODE = 511;
var modeFaults = (field2, mode) => mode === void 0 || mode >= 0 && mode <= MAX_MODE ? [] : [invalidValue(field2, mode, "must be a number between 0 and 0777 (octal), both inclusive")];
var itemFaults = (at, items = []) => faultsOfEach(items, (item, i) => [
  ...needs("key", "path")(`${at}.items[${i}]`, item),
  ...volumePathFaults(`${at}.items[${i}].path`, item.path),
  ...modeFaults(`${at}.items[${i}].mode`, item.mode)
]);
var keysAsFiles = (name) => (at, source) => [...needs(name)(at, source), ...modeFaults(`${at}.defaultMode`, source.defaultMode), ...itemFaults(at, source.items)];
var VOLUME_PATHS = ["metadata.annotations", "metadata.labels", "metadata.name", "metadata.namespace", "metadata.uid"];
function downwardFileFaults(at, { path, fieldRef, resourceFieldRef, mode }) {
  const out = [...needs("path")(at, { path }), ...volumePathFaults(`${at}.path`, path)];
  if (!isAbsent(fieldRef)) {
    const whole = VOLUME_PATHS.includes(fieldRef.fieldPath) && fieldRef.apiVersion === "v1";
    if (!whole) out.push(...podFieldFaults(`${at}.fieldRef`, fieldRef, VOLUME_PATHS));
    if (!isAbsent(resourceFieldRef))
      out.push(invalidValue(at, "resource", "fieldRef and resourceFieldRef can not be specified simultaneously"));
  } else if (isAbsent(resourceFieldRef)) out.push(required(at, "one of fieldRef and resourceFieldRef is required"));
  else out.push(...containerAmountFaults(`${at}.resourceFieldRef`, resourceFieldRef, true));
  return [...out, ...modeFaults(`${at}.mode`, mode)];
}
var downwardFaults = (at, { items = [], defaultMode }) => [
  ...modeFaults(`${at}.defaultMode`, defaultMode),
  ...faultsOfEach(items, (item) => downwardFileFaults(at, item))
];
var MIN_TOKEN_SECONDS = 600;
var MAX_TOKEN_SECONDS = 2 ** 32;
function tokenFaults(at, token, whole) {
  const seconds = token.expirationSeconds;
  const field2 = `${at}.expirationSeconds`;
  return [
    ...seconds < MIN_TOKEN_SECONDS ? [invalidValue(field2, seconds, "may not specify a duration less than 10 minutes")] : [],
    ...seconds > MAX_TOKEN_SECONDS ? [invalidValue(field2, seconds, "may not specify a duration larger than 2^32 seconds")] : [],
    ...needs("path")(whole, token)
  ];
}
var keyedProjection = (kind, source) => ({
  kind,
  name: source.name ?? "",
  paths: (source.items ?? []).map((item) => item.path),
  faults: (at) => [...needs("name")(at, source), ...itemFaults(at, source.items)]
});
function* projectionsOf({ secret, configMap, downwardAPI, serviceAccountToken }) {
  if (!isAbsent(secret)) yield keyedProjection("secret", secret);
  if (!isAbsent(configMap)) yield keyedProjection("configMap", configMap);
  if (!isAbsent(downwardAPI))
    yield {
      kind: "downwardAPI",
      name: "",
      paths: (downwardAPI.items ?? []).map((item) => item.path),
      faults: (at, _whole, words) => downwardFaults(at, downwardAPI, words)
    };
  if (!isAbsent(serviceAccountToken))
    yield {
      kind: "serviceAccountToken",
      name: "",
      paths: [serviceAccountToken.path],
      faults: (at, whole) => tokenFaults(at, serviceAccountToken, whole)
    };
}
var projectedFaults = (at, { defaultMode, sources }, words) => {
  const taken = /* @__PURE__ */ new Set();
  return [
    ...modeFaults(`${at}.defaultMode`, defaultMode),
    ...faultsOfEach(sources ?? [], (source, i) => {
      const field2 = `${at}.sources[${i}]`;
      return faultsOfEach(projectionsOf(source), ({ kind, name, paths, faults: faults2 }, place) => {
        if (place > 0) return [forbiddenField(field2, "may not specify more than 1 volume type")];
        const clashes = faultsOfEach(paths, (path) => {
          const clash2 = path !== "" && taken.has(path);
          taken.add(path);
          return clash2 ? [invalidValue(at, name, "conflicting duplicate paths")] : [];
        });
        return [...faults2(`${field2}.${kind}`, at, words), ...clashes];
      });
    })
  ];
};
var hostPathFaults = (at, { path, type }) => path === "" ? [required(`${at}.path`)] : [...backstepFaults(`${at}.path`, path), ...choiceFaults(`${at}.type`, type, HostPathVolumeSource.type)];
var ephemeralFaults = (at, { volumeClaimTemplate: template }) => {
  const field2 = `${at}.volumeClaimTemplate`;
  if (isAbsent(template)) return [required(field2)];
  const { annotations, labels, ...others } = template.metadata;
  return [
    ...annotationKeyFaults(annotations, `${field2}.metadata.annotations`),
    ...labelMapFaults(`${field2}.metadata.labels`, labels),
    ...Object.entries(others).filter(([, value]) => !isAbsent(value)).map(([name]) => forbiddenField(`${field2}.metadata.${name}`, "cannot be set for an ephemeral volume")),
    ...claimSpecFaults(`${field2}.spec`, template.spec)
  ];
};
var diskFaults = (name) => (at, source) => [...needs(name)(at, source), ...rangeFaults(`${at}.partition`, source.partition, 0, 255)];
var SOURCES = [
  named(
    "emptyDir",
    (at, { sizeLimit }) => (quantityNanos(sizeLimit) ?? 0n) < 0n ? [forbiddenField(`${at}.sizeLimit`, "SizeLimit field must be a valid resource quantity")] : []
  ),
  named("hostPath", hostPathFaults),
  named("gitRepo", (at, source) => [
    ...needs("repository")(at, source),
    ...descendingPathFaults(`${at}.directory`, source.directory ?? "")
  ]),
  named("gcePersistentDisk", diskFaults("pdName")),
  named("awsElasticBlockStore", diskFaults("volumeID")),
  named("secret", keysAsFiles("secretName")),
  named("nfs", STORAGE_RULES.nfs),
  named("iscsi", STORAGE_RULES.iscsi),
  named("glusterfs", STORAGE_RULES.glusterfs),
  named("flocker", STORAGE_RULES.flocker),
  named("persistentVolumeClaim", needs("claimName")),
  named("rbd", STORAGE_RULES.rbd),
  named("cinder", STORAGE_RULES.cinder),
  named("cephfs", STORAGE_RULES.cephfs),
  named("quobyte", STORAGE_RULES.quobyte),
  named("downwardAPI", downwardFaults),
  named("fc", STORAGE_RULES.fc),
  named("configMap", keysAsFiles("name")),
  named("flexVolume", STORAGE_RULES.flexVolume),
  named("azureFile", STORAGE_RULES.azureFile),
  named("vsphereVolume", STORAGE_RULES.vsphereVolume),
  named("azureDisk", STORAGE_RULES.azureDisk),
  named("storageos", STORAGE_RULES.storageos),
  named("scaleIO", STORAGE_RULES.scaleIO),
  named("projected", projectedFaults),
  named("photonPersistentDisk", STORAGE_RULES.photonPersistentDisk),
  named("portworxVolume", STORAGE_RULES.portworxVolume),
  named("csi", STORAGE_RULES.csi),
  named("ephemeral", ephemeralFaults)
];
function sourceFaults3(at, holder, sources, words) {
  const given = [];
  for (const { name, ruleFor } of sources) {
    const rule = ruleFor(holder);
    if (rule !== void 0) given.push({ name, rule });
  }
  if (given.length === 0) return [required(at, "must specify a volume type")];
  return faultsOfEach(
    given,
    ({ name, rule }, i) => i === 0 ? rule(`${at}.${name}`, words) : [forbiddenField(`${at}.${name}`, "may not specify more than 1 volume type")]
  );
}

// dist/runtime/kinds/rules/cluster-volumes.js
var OF_PODS = /* @__PURE__ */ new Set([
  "emptyDir",
  "gitRepo",
  "secret",
  "configMap",
  "downwardAPI",
  "projected",
  "persistentVolumeClaim",
  "ephemeral",
  "csi"
]);
var glusterfs = (at, { endpointsNamespace: namespace }) => {
  const field2 = `${at}.endpointsNamespace`;
  if (isAbsent(namespace)) return [];
  return namespace === "" ? [invalidValue(field2, namespace, "if the endpointnamespace is set, it must be a valid namespace name")] : formatFaults("dns-label", field2, namespace);
};
var azureFile = (at, { secretNamespace }) => secretNamespace === "" ? [required(`${at}.secretNamespace`)] : [];
var ADDED = [
  named("iscsi", namedSecret("secretRef", "name")),
  named("cinder", namedSecret("secretRef", "namespace")),
  named("glusterfs", glusterfs),
  named("storageos", namedSecret("secretRef", "namespace")),
  named("azureFile", azureFile)
];
var KNOWN_AS = { gcePersistentDisk: "persistentDisk" };
function ofCluster({ name, ruleFor }) {
  const added = ADDED.find((source) => source.name === name);
  return {
    name,
    ruleFor(volume2) {
      const [rule, more] = [ruleFor(volume2), added?.ruleFor(volume2)];
      if (rule === void 0) return void 0;
      return (at, words) => {
        const known4 = at.replace(name, KNOWN_AS[name] ?? name);
        return [...rule(known4, words), ...more?.(known4, words) ?? []];
      };
    }
  };
}
var local = (at, { path }) => path === "" ? [required(`${at}.path`)] : backstepFaults(`${at}.path`, path);
var csi2 = every(
  (at, source) => driverNameFaults(`${at}.driver`, source.driver),
  needs("volumeHandle"),
  namedSecret("controllerPublishSecretRef", "name", "namespace"),
  namedSecret("controllerExpandSecretRef", "name", "namespace"),
  namedSecret("nodePublishSecretRef", "name", "namespace")
);
var VOLUME_SOURCES = [
  ...SOURCES.filter(({ name }) => !OF_PODS.has(name)).map(ofCluster),
  named("local", local),
  named("csi", csi2)
];

// dist/runtime/resource/table.js
function age(from, now) {
  if (typeof from !== "string" || from === "") return "<unknown>";
  const seconds = Math.trunc((now.getTime() - Date.parse(from)) / 1e3);
  if (seconds < -1) return "<invalid>";
  if (seconds < 0) return "0s";
  if (seconds < 120) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m${seconds % 60}s`;
  if (minutes < 180) return `${minutes}m`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 8) return minutes % 60 === 0 ? `${hours}h` : `${hours}h${minutes % 60}m`;
  if (hours < 48) return `${hours}h`;
  const days = Math.floor(hours / 24);
  if (days < 8) return hours % 24 === 0 ? `${days}d` : `${days}d${hours % 24}h`;
  if (days < 365 * 2) return `${days}d`;
  const years = Math.floor(days / 365);
  if (years < 8) return days % 365 === 0 ? `${years}y` : `${years}y${days % 365}d`;
  return `${years}y`;
}
function cell(column, object, now) {
  const value = column.value === void 0 ? void 0 : valueAt(object, column.value);
  if (column.name === "Age") return age(value, now);
  if (value === void 0 || value === null) return column.type === "date" ? null : "";
  if (column.type === "string" && typeof value !== "string") return typeof value === "object" ? stringify(value) : String(value);
  return value;
}
function cells(version, strategy, object, context) {
  return strategy.cells?.(object, context) ?? version.columns.map((column) => cell(column, object, context.now));
}
function rowOf(resource, version, item, now) {
  const { forms } = resource;
  const hub = forms.hub(item);
  try {
    return row(resource, version, hub, now);
  } catch {
    return row(resource, version, forms.fitting(hub, forms.definition.hub), now);
  }
}
function row({ strategy, environment }, version, object, now) {
  const conditions = strategy.rowConditions?.(object);
  return {
    cells: cells(version, strategy, object, { now, words: environment.words }),
    ...conditions === void 0 ? {} : { conditions }
  };
}
var columnDefinitions = (version) => version.columns.map((c) => ({ name: c.name, type: c.type, format: c.format, description: c.description, priority: c.priority }));
function inRowOrder({ forms, strategy }, items) {
  const { rowOrder } = strategy;
  if (rowOrder === void 0 || items.length < 2) return items;
  const rows = items.map((item) => ({ item, object: forms.hub(item) }));
  return rows.sort((a, b) => rowOrder(a.object, b.object)).map(({ item }) => item);
}

// dist/runtime/kinds/shown.js
var NONE = "<none>";
var UNSET = "<unset>";
var orNone = (parts) => parts.length === 0 ? NONE : parts.join(",");
var nameOf = (object) => object.metadata.name ?? "";
var ageOf = (object, now) => age(object.metadata.creationTimestamp, now);
var SHOWN = 3;
var someOf = (parts, max = SHOWN) => someOfMany(parts, parts.length, max);
var someOfMany = (first, total, max = SHOWN) => total > max ? `${first.slice(0, max).join(",")} + ${total - max} more...` : orNone(first);
var someOrUnset = (parts) => parts.join(",") === "" ? UNSET : someOf(parts);
function selectorText(selector) {
  const printed = printSelector(selectorOfObject(selector));
  return printed === "" ? NONE : printed;
}
var mapText = (map) => orNone(
  Object.entries(map ?? {}).sort(([a], [b]) => a < b ? -1 : 1).map(([k, v]) => `${k}=${v}`)
);
function containersOf(template) {
  const containers = template?.spec.containers ?? [];
  return [containers.map((c) => c.name).join(","), containers.map((c) => c.image ?? "").join(",")];
}

// dist/runtime/kinds/core/persistentvolume.js
var NANO = 1000000000n;
function capacityFaults(spec) {
  const { capacity = {} } = spec;
  const names = Object.keys(capacity);
  const out = names.length === 0 ? [required("spec.capacity")] : [];
  if (!names.includes("storage") || names.length > 1) out.push(notSupported("spec.capacity", spec.capacity ?? null, ["storage"]));
  for (const [name, amount] of Object.entries(capacity)) {
    const field2 = `spec.capacity[${name}]`;
    const nanos = quantityNanos(amount) ?? 0n;
    if (nanos < 0n) out.push(invalidValue(field2, nanos / NANO, "must be a valid resource quantity"));
    out.push(...sizeFaults(field2, amount));
  }
  return out;
}
function faults(volume2, { words }) {
  const { spec } = volume2;
  const { accessModes: modes = [], persistentVolumeReclaimPolicy: policy, storageClassName = "", nodeAffinity, iscsi: iscsi2 } = spec;
  const wanted = nodeAffinity?.required;
  const out = [
    ...modes.length === 0 ? [required("spec.accessModes")] : eachChoiceFaults("spec.accessModes", modes, PersistentVolumeSpec.accessModes),
    ...capacityFaults(spec),
    ...policy === "" ? [] : choiceFaults("spec.persistentVolumeReclaimPolicy", policy, PersistentVolumeSpec.persistentVolumeReclaimPolicy),
    ...nodeAffinity === void 0 ? [] : wanted === void 0 ? [required("spec.nodeAffinity.required", "must specify required node constraints")] : nodeSelectorFaults("spec.nodeAffinity.required", wanted),
    ...sourceFaults3("spec", spec, VOLUME_SOURCES, words)
  ];
  if (iscsi2 !== void 0) out.push(...portalFaults("spec.iscsi.targetportal", iscsi2.targetPortal, nameOf(volume2), iscsi2));
  if (spec.local !== void 0 && wanted === void 0) out.push(required("spec.nodeAffinity", "Local volume requires node affinity"));
  if (normalize(spec.hostPath?.path || ".") === "/" && policy === "Recycle")
    out.push(forbiddenField("spec.persistentVolumeReclaimPolicy", "may not be 'recycle' for a hostPath mount of '/'"));
  if (storageClassName !== "") out.push(...formatFaults("dns-subdomain", "spec.storageClassName", storageClassName));
  out.push(...choiceFaults("spec.volumeMode", spec.volumeMode, PersistentVolumeSpec.volumeMode));
  return out;
}
var SOURCE_NAMES = new Set(VOLUME_SOURCES.map(({ name }) => name));
var sourcesOf = (spec) => Object.fromEntries(Object.entries(spec).filter(([name]) => SOURCE_NAMES.has(name)));
function fixedFaults({ spec }, { spec: before }) {
  const out = [];
  if (!sameValue(sourcesOf(spec), sourcesOf(before)))
    out.push(forbiddenField("spec.persistentvolumesource", "spec.persistentvolumesource is immutable after creation"));
  for (const field2 of ["volumeMode", "nodeAffinity"]) {
    if (before[field2] === void 0 && field2 === "nodeAffinity") continue;
    if (!sameValue(spec[field2], before[field2])) out.push(invalidValue(field2, spec[field2], "field is immutable"));
  }
  return out;
}
var SHORT_MODES = { ReadWriteOnce: "RWO", ReadOnlyMany: "ROX", ReadWriteMany: "RWX" };
var shortModes = (modes = []) => Object.entries(SHORT_MODES).filter(([mode]) => modes.includes(mode)).map(([, short]) => short).join(",");
var storageClassOf = ({ metadata, spec }, { label }) => metadata.annotations?.[label("storage-class", "volume.beta")] ?? spec.storageClassName ?? "";
var storageText = (amounts = {}) => amounts.storage || "0";
var phaseOf = ({ metadata, status }) => metadata.deletionTimestamp === void 0 ? status.phase : "Terminating";
var persistentVolume = defineKind({
  resource: "persistentvolumes",
  strategy: {
    validate: faults,
    validateUpdate: (object, old, context) => context.subresource === "status" ? [] : [...faults(object, context), ...fixedFaults(object, old)],
    cells(object, { now, words }) {
      const { spec, status } = object;
      const { claimRef: claim } = spec;
      return [
        nameOf(object),
        storageText(spec.capacity),
        shortModes(spec.accessModes),
        spec.persistentVolumeReclaimPolicy,
        phaseOf(object),
        claim === void 0 ? "" : `${claim.namespace ?? ""}/${claim.name ?? ""}`,
        storageClassOf(object, words),
        status.reason ?? "",
        ageOf(object, now),
        spec.volumeMode || UNSET
      ];
    }
  }
});

// dist/runtime/kinds/rules/mounts.js
var volumesOf = ({ volumes = [] }) => new Map(volumes.map((v) => [v.name, v]));
function propagationFaults(at, { mountPropagation: mode }, container2) {
  if (isAbsent(mode)) return [];
  const faults2 = choiceFaults(`${at}.mountPropagation`, mode, VolumeMount.mountPropagation);
  if (faults2.length > 0) return faults2;
  if (container2 === void 0) return [];
  const privileged = container2.securityContext?.privileged === true;
  return mode === "Bidirectional" && !privileged ? [forbiddenField(`${at}.mountPropagation`, "Bidirectional mount propagation is available only to privileged containers")] : [];
}
function mountFaults(at, mounts, volumes, container2) {
  const paths = /* @__PURE__ */ new Set();
  const devices = container2?.volumeDevices ?? [];
  const deviceNames = new Set(devices.map((device) => device.name));
  const devicePaths = new Set(devices.map((device) => device.devicePath));
  return faultsOfEach(mounts ?? [], (mount, i) => {
    const field2 = `${at}[${i}]`;
    const { name, mountPath: path, subPath: sub = "", subPathExpr: expression = "" } = mount;
    const out = [];
    if (name === "") out.push(required(`${field2}.name`));
    if (!volumes.has(name) || name === "") out.push(valueNotFound(`${field2}.name`, name));
    if (path === "") out.push(required(`${field2}.mountPath`));
    if (paths.has(path)) out.push(invalidValue(`${field2}.mountPath`, path, "must be unique"));
    paths.add(path);
    if (deviceNames.has(name)) out.push(invalidValue(`${field2}.name`, name, "must not already exist in volumeDevices"));
    if (devicePaths.has(path)) out.push(invalidValue(`${field2}.mountPath`, path, "must not already exist as a path in volumeDevices"));
    if (sub !== "") out.push(...descendingPathFaults(`${at}.subPath`, sub));
    if (expression !== "") {
      if (sub !== "") out.push(invalidValue(`${field2}.subPathExpr`, expression, "subPathExpr and subPath are mutually exclusive"));
      out.push(...descendingPathFaults(`${at}.subPathExpr`, expression));
    }
    return [...out, ...propagationFaults(at, mount, container2)];
  });
}
function deviceFaults(at, { volumeMounts = [], volumeDevices = [] }, volumes) {
  const names = /* @__PURE__ */ new Set();
  const paths = /* @__PURE__ */ new Set();
  const mountNames = new Set(volumeMounts.map((mount) => mount.name));
  const mountPaths = new Set(volumeMounts.map((mount) => mount.mountPath));
  return faultsOfEach(volumeDevices, ({ name, devicePath: path }, i) => {
    const field2 = `${at}[${i}]`;
    const out = [];
    if (name === "") out.push(required(`${field2}.name`));
    if (names.has(name)) out.push(invalidValue(`${field2}.name`, name, "must be unique"));
    const volume2 = volumes.get(name);
    if (volume2 === void 0) out.push(valueNotFound(`${field2}.name`, name));
    else if (isAbsent(volume2.persistentVolumeClaim) && isAbsent(volume2.ephemeral))
      out.push(invalidValue(`${field2}.name`, name, "can only use volume source type of PersistentVolumeClaim for block mode"));
    if (path === "") out.push(required(`${field2}.devicePath`));
    if (path !== "" && paths.has(path)) out.push(invalidValue(`${field2}.devicePath`, path, "must be unique"));
    if (path.split("/").includes("..")) out.push(invalidValue(`${field2}.devicePath`, path, "can not contain backsteps ('..')"));
    if (mountNames.has(name)) out.push(invalidValue(`${field2}.name`, name, "must not already exist in volumeMounts"));
    if (path !== "" && mountPaths.has(path))
      out.push(invalidValue(`${field2}.devicePath`, path, "must not already exist as a path in volumeMounts"));
    if (name !== "") names.add(name);
    paths.add(path);
    return out;
  });
}

// dist/runtime/kinds/rules/probes.js
var HEADER = /^[-A-Za-z0-9]+$/;
function httpFaults(at, action) {
  return [
    ...portFaults(`${at}.port`, action.port),
    ...choiceFaults(`${at}.scheme`, action.scheme, HTTPGetAction.scheme),
    ...(action.httpHeaders ?? []).map((h) => h.name).filter((name) => !HEADER.test(name)).map(
      (name) => invalidValue(
        `${at}.httpHeaders`,
        name,
        "a valid HTTP header must consist of alphanumeric characters or '-' (e.g. 'X-Header-Name', regex used for validation is '[-A-Za-z0-9]+')"
      )
    )
  ];
}
var commandFaults = (at, { command = [] }) => command.length > 0 ? [] : [required(`${at}.command`)];
function handlerFaults(at, { exec, httpGet, tcpSocket }) {
  const out = [];
  let seen = 0;
  const look = (name, faults2) => {
    if (seen > 0) out.push(forbiddenField(`${at}.${name}`, "may not specify more than 1 handler type"));
    else out.push(...faults2(`${at}.${name}`));
    seen += 1;
  };
  if (!isAbsent(exec)) look("exec", (field2) => commandFaults(field2, exec));
  if (!isAbsent(httpGet)) look("httpGet", (field2) => httpFaults(field2, httpGet));
  if (!isAbsent(tcpSocket)) look("tcpSocket", (field2) => portFaults(`${field2}.port`, tcpSocket.port));
  return seen === 0 ? [required(at, "must specify a handler type")] : out;
}
var TIMES = ["initialDelaySeconds", "timeoutSeconds", "periodSeconds", "successThreshold", "failureThreshold"];
function probeFaults(at, probe) {
  if (isAbsent(probe)) return [];
  const grace = probe.terminationGracePeriodSeconds;
  return [
    ...handlerFaults(at, probe),
    ...TIMES.flatMap((name) => negativeFaults(`${at}.${name}`, probe[name])),
    ...!isAbsent(grace) && grace <= 0 ? [invalidValue(`${at}.terminationGracePeriodSeconds`, grace, "must be greater than 0")] : []
  ];
}
var firstSuccessFaults = (at, probe) => isAbsent(probe) || probe.successThreshold === 1 ? [] : [invalidValue(`${at}.successThreshold`, probe.successThreshold, "must be 1")];
var lifecycleFaults = (at, { postStart, preStop } = {}) => [
  ...isAbsent(postStart) ? [] : handlerFaults(`${at}.postStart`, postStart),
  ...isAbsent(preStop) ? [] : handlerFaults(`${at}.preStop`, preStop)
];

// dist/runtime/kinds/rules/resources.js
var HUGE = "hugepages-";
var COMPUTE = ["cpu", "memory", "ephemeral-storage"];
var COUNTED = [
  "pods",
  "resourcequotas",
  "services",
  "replicationcontrollers",
  "secrets",
  "configmaps",
  "persistentvolumeclaims",
  "services.nodeports",
  "services.loadbalancers"
];
var OF_CONTAINERS = new Set(COMPUTE);
var OF_QUOTAS = /* @__PURE__ */ new Set([
  ...COMPUTE,
  ...COMPUTE.flatMap((c) => [`requests.${c}`, `limits.${c}`]),
  ...COUNTED,
  "requests.storage"
]);
var STANDARD = /* @__PURE__ */ new Set([...OF_QUOTAS, "storage"]);
var WHOLE = new Set(COUNTED);
var isHuge = (name) => name.startsWith(HUGE);
var isHugeOfQuota = (name) => isHuge(name) || name.startsWith(`requests.${HUGE}`);
var isNative = (name, { label }) => !name.includes("/") || name.includes(label(""));
var isExtended = (name, words) => !isNative(name, words) && !name.startsWith("requests.");
var isOvercommitted = (name, words) => isNative(name, words) && !isHuge(name);
function nameFaults(field2, name, known4, huge, where) {
  const malformed = faultsOf("qualified-name", name).map((fault) => invalidValue(field2, name, fault));
  const own2 = !name.includes("/") && !known4.has(name) && !huge(name) ? [invalidValue(field2, name, `must be a standard resource for ${where}`)] : [];
  if (malformed.length > 0) return [...malformed, ...own2];
  const standard = name.includes("/") || STANDARD.has(name) || isHugeOfQuota(name);
  return [...standard ? [] : [invalidValue(field2, name, "must be a standard resource type or fully qualified")], ...own2];
}
var containerResourceFaults = (field2, name) => nameFaults(field2, name, OF_CONTAINERS, isHuge, "containers");
var quotaResourceFaults = (field2, name) => nameFaults(field2, name, OF_QUOTAS, isHugeOfQuota, "quota");
var nodeResourceFaults = (field2, name) => nameFaults(field2, name, STANDARD, isHugeOfQuota, "nodes").filter((fault) => !fault.message.endsWith("for nodes"));
var NANO2 = 1000000000n;
function amountFaults(field2, name, amount, words) {
  const nanos = quantityNanos(amount) ?? 0n;
  return [
    ...nanos < 0n ? [invalidValue(field2, amount, "must be greater than or equal to 0")] : [],
    ...(WHOLE.has(name) || isExtended(name, words)) && nanos % NANO2 !== 0n ? [invalidValue(field2, printedQuantity(amount), "must be an integer")] : []
  ];
}
function hugePageFaults(field2, name, amount) {
  if (!isHuge(name)) return [];
  const page = quantityNanos(name.slice(HUGE.length));
  if (page === void 0 || page <= 0n || (quantityNanos(amount) ?? 0n) % page === 0n) return [];
  return [invalidValue(field2, amount, `${amount} is not positive integer multiple of ${name}`)];
}
function requirementFaults(at, { limits = {}, requests = {} }, words) {
  const each = (where, name, amount) => {
    const field2 = `${where}[${name}]`;
    return [...containerResourceFaults(field2, name), ...amountFaults(field2, name, amount, words), ...hugePageFaults(field2, name, amount)];
  };
  const requestFaults = ([name, amount]) => {
    const out2 = each(`${at}.requests`, name, amount);
    const limit = limits[name];
    const overcommitted = isOvercommitted(name, words);
    if (limit === void 0) {
      if (!overcommitted) out2.push(required(`${at}.limits`, "Limit must be set for non overcommitable resources"));
    } else if (!overcommitted && compareQuantities(amount, limit) !== 0)
      out2.push(invalidValue(`${at}.requests`, amount, `must be equal to ${name} limit of ${limit}`));
    else if (compareQuantities(amount, limit) > 0)
      out2.push(invalidValue(`${at}.requests`, amount, `must be less than or equal to ${name} limit`));
    return out2;
  };
  const out = [
    ...faultsOfEach(Object.entries(limits), ([name, amount]) => each(`${at}.limits`, name, amount)),
    ...faultsOfEach(Object.entries(requests), requestFaults)
  ];
  const names = [...Object.keys(limits), ...Object.keys(requests)];
  if (names.some(isHuge) && !names.includes("cpu") && !names.includes("memory"))
    out.push(forbiddenField(at, "HugePages require cpu or memory"));
  return out;
}

// dist/runtime/kinds/rules/windows.js
var MAX_CREDENTIAL_KIB = 64;
var MAX_DOMAIN = 256;
var MAX_USER = 104;
var DOMAIN = /^[-A-Za-z0-9.]+$/;
var NETBIOS = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/;
var DNS_DOMAIN = /^(?:[a-zA-Z0-9]|[a-zA-Z0-9][-a-zA-Z0-9]*[a-zA-Z0-9])(?:\.(?:[a-zA-Z0-9]|[a-zA-Z0-9][-a-zA-Z0-9]*[a-zA-Z0-9]))*$/;
var BAD_USER = /["/\\:;|=,+*?<>@[\]]/;
var CONTROL = /[\x00-\x1f\x7f]/;
function userFaults(field2, name) {
  const refuse = (why) => [invalidValue(field2, name, why)];
  if (name === "") return refuse("runAsUserName cannot be an empty string");
  if (CONTROL.test(name)) return refuse("runAsUserName cannot contain control characters");
  const parts = name.split("\\");
  if (parts.length > 2) return refuse("runAsUserName cannot contain more than one backslash");
  const [domain, user] = parts.length === 2 ? [parts[0] ?? "", parts[1] ?? ""] : [void 0, parts[0] ?? ""];
  const out = [];
  if (domain !== void 0) {
    if (domain.length >= MAX_DOMAIN) out.push(...refuse(`runAsUserName's Domain length must be under ${MAX_DOMAIN} characters`));
    else if (!NETBIOS.test(domain) && !(DOMAIN.test(domain) && DNS_DOMAIN.test(domain)))
      out.push(...refuse("runAsUserName's Domain doesn't match the NetBIOS nor the DNS format"));
  }
  if (user === "") out.push(...refuse("runAsUserName's User cannot be empty"));
  else if (user.length > MAX_USER) out.push(...refuse(`runAsUserName's User length must not be longer than ${MAX_USER} characters`));
  if (/^[. ]+$/.test(user)) out.push(...refuse("runAsUserName's User cannot contain only periods or spaces"));
  if (BAD_USER.test(user)) out.push(...refuse(`runAsUserName's User cannot contain the following characters: "/\\:;|=,+*?<>@[]`));
  return out;
}
function windowsFaults(at, options) {
  if (isAbsent(options)) return [];
  const { gmsaCredentialSpecName: name, gmsaCredentialSpec: spec, runAsUserName: user } = options;
  const out = isAbsent(name) ? [] : formatFaults("dns-subdomain", `${at}.gmsaCredentialSpecName`, name);
  if (!isAbsent(spec)) {
    if (spec === "") out.push(invalidValue(`${at}.gmsaCredentialSpec`, spec, "gmsaCredentialSpec cannot be an empty string"));
    else if (Buffer.byteLength(spec) > MAX_CREDENTIAL_KIB * 1024)
      out.push(invalidValue(`${at}.gmsaCredentialSpec`, spec, `gmsaCredentialSpec size must be under ${MAX_CREDENTIAL_KIB} KiB`));
  }
  return isAbsent(user) ? out : [...out, ...userFaults(`${at}.runAsUserName`, user)];
}

// dist/runtime/kinds/rules/security-context.js
var MAX_ID = 2147483647;
var identityFaults = (field2, id) => rangeFaults(field2, id, 0, MAX_ID);
function seccompFaults(at, profile) {
  if (isAbsent(profile)) return [];
  const { type, localhostProfile: file = "" } = profile;
  const out = type === "" ? [required(`${at}.type`, "type is required when seccompProfile is set")] : choiceFaults(`${at}.type`, type, SeccompProfile.type);
  if (type === "Localhost") {
    if (file === "") out.push(required(`${at}.localhostProfile`, "must be set when seccomp type is Localhost"));
    else if (file.startsWith("/")) out.push(invalidValue(`${at}.localhostProfile`, file, "must be a relative path"));
    else if (file.split("/").includes("..")) out.push(invalidValue(`${at}.localhostProfile`, file, "must not contain '..'"));
  } else if (!isAbsent(profile.localhostProfile))
    out.push(invalidValue(`${at}.localhostProfile`, profile, "must only be set when seccomp type is Localhost"));
  return out;
}
function containerContextFaults(at, context, { settings }) {
  if (isAbsent(context)) return [];
  const out = [];
  if (context.privileged === true && !settings.flag("allow-privileged"))
    out.push(forbiddenField(`${at}.privileged`, "disallowed by cluster policy"));
  out.push(...identityFaults(`${at}.runAsUser`, context.runAsUser), ...identityFaults(`${at}.runAsGroup`, context.runAsGroup));
  if (!isAbsent(context.procMount)) out.push(...choiceFaults(`${at}.procMount`, context.procMount, SecurityContext.procMount));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile));
  if (context.allowPrivilegeEscalation === false) {
    if (context.privileged === true)
      out.push(invalidValue(at, context, "cannot set `allowPrivilegeEscalation` to false and `privileged` to true"));
    if (context.capabilities?.add?.includes("CAP_SYS_ADMIN"))
      out.push(invalidValue(at, context, "cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN"));
  }
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions));
  return out;
}
var SYSCTL = /^([a-z0-9]([-_a-z0-9]*[a-z0-9])?\.)*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$/;
var SYSCTL_MAX = 253;
function sysctlFaults(at, list = []) {
  const names = /* @__PURE__ */ new Set();
  return faultsOfEach(list, ({ name }, i) => {
    const field2 = `${at}[${i}].name`;
    const out = [];
    if (name === "") out.push(required(field2));
    else if (name.length > SYSCTL_MAX || !SYSCTL.test(name))
      out.push(invalidValue(field2, name, `must have at most ${SYSCTL_MAX} characters and match regex ${SYSCTL.source.slice(1, -1)}`));
    else if (names.has(name)) out.push(duplicate(field2, name));
    names.add(name);
    return out;
  });
}
function hostNetworkFaults({ hostNetwork, containers }, at) {
  if (hostNetwork !== true) return [];
  return faultsOfEach(
    containers ?? [],
    ({ ports = [] }, i) => faultsOfEach(
      ports,
      (port, j) => port.hostPort === port.containerPort ? [] : [
        invalidValue(
          `${at}.containers[${i}].ports[${j}].containerPort`,
          port.containerPort,
          "must match `hostPort` when `hostNetwork` is true"
        )
      ]
    )
  );
}
function podContextFaults(spec, specAt) {
  const at = `${specAt}.securityContext`;
  const context = spec.securityContext;
  const out = [
    ...hostNetworkFaults(spec, specAt),
    ...identityFaults(`${at}.fsGroup`, context.fsGroup),
    ...identityFaults(`${at}.runAsUser`, context.runAsUser),
    ...identityFaults(`${at}.runAsGroup`, context.runAsGroup),
    ...faultsOfEach(context.supplementalGroups ?? [], (g, i) => identityFaults(`${at}.supplementalGroups[${i}]`, g))
  ];
  if (spec.shareProcessNamespace === true && spec.hostPID === true)
    out.push(invalidValue(`${at}.shareProcessNamespace`, true, "ShareProcessNamespace and HostPID cannot both be enabled"));
  out.push(...sysctlFaults(`${at}.sysctls`, context.sysctls));
  if (!isAbsent(context.fsGroupChangePolicy))
    out.push(...choiceFaults(`${at}.fsGroupChangePolicy`, context.fsGroupChangePolicy, PodSecurityContext.fsGroupChangePolicy));
  out.push(...seccompFaults(`${at}.seccompProfile`, context.seccompProfile));
  out.push(...windowsFaults(`${at}.windowsOptions`, context.windowsOptions));
  return out;
}

// dist/runtime/kinds/rules/containers.js
function portFaults2(at, { ports = [] }) {
  const names = /* @__PURE__ */ new Set();
  return faultsOfEach(ports, ({ name = "", containerPort, hostPort = 0, protocol }, i) => {
    const field2 = `${at}[${i}]`;
    const out = [];
    if (name !== "") {
      const faults2 = formatFaults("port-name", `${field2}.name`, name);
      out.push(...faults2);
      if (faults2.length === 0 && names.has(name)) out.push(duplicate(`${field2}.name`, name));
      names.add(name);
    }
    if (containerPort === 0) out.push(required(`${field2}.containerPort`));
    else out.push(...portNumberFaults(`${field2}.containerPort`, containerPort));
    if (hostPort !== 0) out.push(...portNumberFaults(`${field2}.hostPort`, hostPort));
    return [...out, ...neededChoice(`${field2}.protocol`, protocol, ContainerPort.protocol)];
  });
}
function containerFaults(at, container2, volumes, context) {
  return [
    ...(container2.image ?? "") === "" ? [required(`${at}.image`)] : [],
    ...lifecycleFaults(`${at}.lifecycle`, container2.lifecycle),
    ...probeFaults(`${at}.livenessProbe`, container2.livenessProbe),
    ...probeFaults(`${at}.startupProbe`, container2.startupProbe),
    ...firstSuccessFaults(`${at}.livenessProbe`, container2.livenessProbe),
    ...firstSuccessFaults(`${at}.startupProbe`, container2.startupProbe),
    ...wordedChoiceFaults(`${at}.terminationMessagePolicy`, container2.terminationMessagePolicy, Container.terminationMessagePolicy),
    ...probeFaults(`${at}.readinessProbe`, container2.readinessProbe),
    ...portFaults2(`${at}.ports`, container2),
    ...environmentFaults(`${at}.env`, container2.env),
    ...environmentSourceFaults(`${at}.envFrom`, container2.envFrom),
    ...mountFaults(`${at}.volumeMounts`, container2.volumeMounts, volumes, container2),
    ...deviceFaults(`${at}.volumeDevices`, container2, volumes),
    ...neededChoice(`${at}.imagePullPolicy`, container2.imagePullPolicy, Container.imagePullPolicy),
    ...requirementFaults(`${at}.resources`, container2.resources, context.words),
    ...containerContextFaults(`${at}.securityContext`, container2.securityContext, context)
  ];
}
function hostPortFaults(containers) {
  const taken = /* @__PURE__ */ new Set();
  return faultsOfEach(
    containers,
    ([at, { ports = [] }]) => faultsOfEach(ports, ({ protocol, hostIP = "", hostPort = 0 }, j) => {
      if (hostPort === 0) return [];
      const key = `${protocol}/${hostIP}/${hostPort}`;
      if (taken.has(key)) return [duplicate(`${at}.ports[${j}].hostPort`, key)];
      taken.add(key);
      return [];
    })
  );
}
function namedContainersFaults(at, containers, volumes, context) {
  const names = /* @__PURE__ */ new Set();
  return faultsOfEach(containers, (container2, i) => {
    const { name } = container2;
    const field2 = `${at}[${i}]`;
    const faults2 = neededText("dns-label", `${field2}.name`, name);
    if (names.has(name) && name !== "") faults2.push(duplicate(`${field2}.name`, name));
    names.add(name);
    return [...faults2, ...containerFaults(field2, container2, volumes, context)];
  });
}
function containersFaults(at, containers, volumes, context) {
  if (containers.length === 0) return [required(at)];
  return [...namedContainersFaults(at, containers, volumes, context), ...hostPortFaults(containers.map((c, i) => [`${at}[${i}]`, c]))];
}
var NOT_OF_INIT = ["lifecycle", "livenessProbe", "readinessProbe", "startupProbe"];
function initContainersFaults(at, containers, spec, volumes, context) {
  if (containers.length === 0) return [];
  const others = new Set((spec.containers ?? []).map((c) => c.name));
  return [
    ...namedContainersFaults(at, containers, volumes, context),
    ...faultsOfEach(containers, (container2, i) => hostPortFaults([[`${at}[${i}]`, container2]])),
    ...faultsOfEach(containers, (container2, i) => {
      const out = others.has(container2.name) ? [duplicate(`${at}[${i}].name`, container2.name)] : [];
      for (const field2 of NOT_OF_INIT) {
        const value = container2[field2];
        if (!isAbsent(value)) out.push(invalidValue(`${at}[${i}].${field2}`, value, "must not be set for init containers"));
      }
      return out;
    })
  ];
}

// dist/runtime/kinds/rules/ephemeral-containers.js
var NOT_OF_EPHEMERAL = ["ports", "resources", "livenessProbe", "readinessProbe", "startupProbe", "lifecycle", "volumeDevices"];
var NOT_OF_MOUNTS = ["subPath", "subPathExpr"];
var REFUSED = "cannot be set for an Ephemeral Container";
var isSet = (value) => value !== void 0 && Object.keys(value).length > 0;
function ephemeralContainersFaults(at, spec, context) {
  const volumes = volumesOf(spec);
  const names = new Set([...spec.containers ?? [], ...spec.initContainers ?? []].map((c) => c.name));
  return faultsOfEach(spec.ephemeralContainers ?? [], (container2, i) => {
    const field2 = `${at}[${i}]`;
    const { name, targetContainerName: target = "", volumeMounts = [] } = container2;
    const out = target !== "" && !names.has(target) ? [valueNotFound(`${field2}.targetContainerName`, target)] : [];
    if (name === "") return [...out, required(field2, "ephemeralContainer requires a name")];
    out.push(...containersFaults(field2, [container2], volumes, context));
    if (names.has(name)) out.push(duplicate(`${field2}.name`, name));
    names.add(name);
    for (const member of NOT_OF_EPHEMERAL) if (isSet(container2[member])) out.push(forbiddenField(`${field2}.${member}`, REFUSED));
    const parts = faultsOfEach(
      volumeMounts,
      (mount, j) => NOT_OF_MOUNTS.filter((member) => (mount[member] ?? "") !== "").map(
        (member) => forbiddenField(`${field2}.volumeMounts[${j}].${member}`, REFUSED)
      )
    );
    return [...out, ...parts];
  });
}
function keptEphemeralFaults(at, spec, old) {
  const now = new Map((spec.ephemeralContainers ?? []).map((c) => [c.name, c]));
  return faultsOfEach(old.ephemeralContainers ?? [], (before) => {
    const name = JSON.stringify(before.name);
    const container2 = now.get(before.name);
    if (container2 === void 0) return [forbiddenField(at, `existing ephemeral containers ${name} may not be removed
`)];
    return sameValue(container2, before) ? [] : [forbiddenField(at, `existing ephemeral containers ${name} may not be changed`)];
  });
}
var ephemeralChangeFaults = (spec, old, context) => [
  ...ephemeralContainersFaults("spec.ephemeralContainers", spec, context),
  ...keptEphemeralFaults("spec.ephemeralContainers", spec, old)
];

// dist/runtime/kinds/rules/pod-annotations.js
var podSeccomp = ({ label }) => label("pod", "seccomp.security.alpha");
var containerSeccomp = (name, { label }) => label(name, "container.seccomp.security.alpha");
var apparmorPrefix = ({ label }) => label("", "container.apparmor.security.beta");
var mirrorOf = ({ label }) => label("config.mirror");
var LOCAL = "localhost/";
function profileName({ type, localhostProfile = "" }) {
  switch (type) {
    case "Unconfined":
      return "unconfined";
    case "RuntimeDefault":
      return "runtime/default";
    case "Localhost":
      return localhostProfile === "" ? void 0 : `${LOCAL}${localhostProfile}`;
    default:
      return void 0;
  }
}
function profileOf(name) {
  if (name === "unconfined") return { type: "Unconfined" };
  if (name === "runtime/default" || name === "docker/default") return { type: "RuntimeDefault" };
  if (name.startsWith(LOCAL) && name.length > LOCAL.length) return { type: "Localhost", localhostProfile: name.slice(LOCAL.length) };
  return void 0;
}
function seccompNameFaults(field2, name) {
  if (name.startsWith(LOCAL)) return descendingPathFaults(field2, name.slice(LOCAL.length));
  return profileOf(name) === void 0 ? [invalidValue(field2, name, "must be a valid seccomp profile")] : [];
}
var apparmorNameFault = (name) => name === "" || name === "runtime/default" || name === "unconfined" || name.startsWith(LOCAL) ? void 0 : `invalid AppArmor profile name: ${JSON.stringify(name)}`;
function apparmorFaults(field2, name, container2, names) {
  const fault = apparmorNameFault(name);
  return [
    ...names.has(container2) ? [] : [invalidValue(field2, container2, "container not found")],
    ...fault === void 0 ? [] : [invalidValue(field2, name, fault)]
  ];
}
function podAnnotationFaults(at, annotations, spec, words) {
  const out = [];
  const mirror = mirrorOf(words);
  const mirrored = annotations[mirror];
  if (mirrored !== void 0 && (spec.nodeName ?? "") === "")
    out.push(invalidValue(`${at}[${mirror}]`, mirrored, "must set spec.nodeName if mirror pod annotation is set"));
  const [ofPod, ofContainers, apparmor] = [podSeccomp(words), containerSeccomp("", words), apparmorPrefix(words)];
  const entries = Object.entries(annotations);
  const confined = entries.filter(([key]) => key.startsWith(apparmor));
  const containers = confined.length === 0 ? [] : [...spec.initContainers ?? [], ...spec.containers ?? []];
  const names = new Set(containers.map((c) => c.name));
  return [
    ...out,
    ...faultsOfEach(
      entries,
      ([key, value]) => key === ofPod || key.startsWith(ofContainers) ? seccompNameFaults(`${at}.${key}`, value) : []
    ),
    ...faultsOfEach(confined, ([key, value]) => apparmorFaults(`${at}[${key}]`, value, key.slice(apparmor.length), names))
  ];
}
function fixedAnnotationFaults(at, now, before, words) {
  const [apparmor, mirror] = [apparmorPrefix(words), mirrorOf(words)];
  const fixed2 = (key) => key.startsWith(apparmor) ? "AppArmor annotations" : key === mirror ? "mirror pod annotation" : void 0;
  const refuse = (keys, what) => faultsOfEach(keys, (key) => fixed2(key) === void 0 ? [] : [forbiddenField(`${at}[${key}]`, `may not ${what} ${fixed2(key)}`)]);
  return [
    ...refuse(
      Object.keys(before).filter((key) => now[key] !== before[key]),
      "remove or update"
    ),
    ...refuse(
      Object.keys(now).filter((key) => before[key] === void 0),
      "add"
    )
  ];
}
var clash = (field2) => forbiddenField(field2, "seccomp type in annotation and field must match");
function seccompClashes(at, annotations, spec, words) {
  const out = [];
  const compare2 = (key, profile, field2) => {
    const named2 = annotations[key];
    if (named2 === void 0 || profile === void 0) return;
    const said = profileOf(named2);
    if (said === void 0) return;
    if (said.type !== profile.type) out.push(clash(`${field2}.seccompProfile.type`));
    else if (said.type === "Localhost" && said.localhostProfile !== profile.localhostProfile)
      out.push(clash(`${field2}.seccompProfile.localhostProfile`));
  };
  compare2(podSeccomp(words), spec.securityContext.seccompProfile, `${at}.securityContext`);
  for (const field2 of ["containers", "initContainers"])
    (spec[field2] ?? []).forEach((c, i) => {
      compare2(containerSeccomp(c.name, words), c.securityContext?.seccompProfile, `${at}.${field2}[${i}].securityContext`);
    });
  return out;
}

// dist/runtime/kinds/core/ephemeral-containers.js
function viewOf(pod3, revision) {
  const { managedFields: _, ...metadata } = pod3.metadata;
  return {
    kind: "EphemeralContainers",
    apiVersion: "v1",
    metadata: { ...metadata, ...revision === void 0 ? {} : { resourceVersion: revision } },
    ephemeralContainers: typed(pod3).spec.ephemeralContainers ?? []
  };
}
async function change(request) {
  const { resource, caller, namespace, name, verb, ctx } = request;
  const next = await request.change();
  const { item } = await update(resource, {
    caller,
    namespace,
    name,
    subresource: "ephemeralcontainers",
    options: writeOptions(ctx.state.info.query, verb === "patch" ? "PatchOptions" : "UpdateOptions", false, resource.environment.words),
    manager: "",
    owned: true,
    replaces: false,
    change: async (live, revision) => {
      if (live === void 0) throw notFound({ group: "", name: "pods" }, name);
      const sent = await next.of(viewOf(live, String(revision)));
      checkName(sent, name);
      const pod3 = {
        ...live,
        metadata: { ...live.metadata, ...sent.metadata.resourceVersion ? { resourceVersion: sent.metadata.resourceVersion } : {} },
        spec: { ...typed(live).spec, ephemeralContainers: typed(sent).ephemeralContainers ?? [] }
      };
      resource.forms.code(resource.definition.hub).applyDefaults(pod3);
      return resource.forms.canonical(pod3, resource.definition.hub);
    }
  });
  return { status: 200, object: viewOf(resource.forms.hub(item), String(item.revision)) };
}
var ephemeralContainers = () => async (request) => {
  if (request.verb !== "get") return change(request);
  const entry = request.resource.get(request.caller.version, request.namespace, request.name);
  return { status: 200, object: viewOf(request.resource.forms.hub(entry.item), String(entry.revision)) };
};

// dist/runtime/resource/delete.js
var ORPHAN = "orphan";
var FOREGROUND = "foregroundDeletion";
async function remove2(resource, caller, namespace, name, options) {
  await resource.settled();
  for (; ; ) {
    const broken = resource.unreadable(namespace, name);
    if (broken !== void 0) {
      if (await removeUnreadable(resource, caller, namespace, name, options, broken)) return { item: void 0, gone: true };
      continue;
    }
    const entry = resource.get(caller.version, namespace, name);
    const object = resource.forms.hub(entry.item);
    checkPreconditions(caller, object, entry, options);
    await admitDeletion(resource, caller, namespace, name, object, options);
    const marked = mark(resource, apiVersionOf(caller.version.group, caller.version.version), object, options);
    if (marked === "unchanged") return { item: entry.item, gone: false };
    if (marked === "gone") {
      const at = await erase(resource, entry, options.dryRun);
      if (at !== void 0) return { item: ended(resource, object, entry, at, options.gracePeriodSeconds), gone: true };
      continue;
    }
    const { forms } = resource;
    const stored = forms.storedFitting(marked);
    const value = storedBytes(stored);
    if (options.dryRun) return { item: new Item(forms.storageVersion, value, entry.revision, { object: stored }), gone: false };
    const replaced = await replace(resource, entry, stored, value);
    if (replaced !== void 0) return { item: replaced, gone: false };
  }
}
async function admitDeletion({ environment }, caller, namespace, name, old, { dryRun }) {
  const admission = admissionRequest({ operation: "DELETE", caller, namespace, name, object: void 0, old, dryRun });
  await environment.admission.admit(admission);
  await environment.admission.validate(admission);
}
async function removeUnreadable(resource, caller, namespace, name, options, broken) {
  const { uid, resourceVersion } = options.preconditions ?? {};
  if (uid !== void 0 || resourceVersion !== void 0 && resourceVersion !== String(broken.revision)) throw broken;
  await admitDeletion(resource, caller, namespace, name, void 0, options);
  if (options.dryRun) return true;
  const { committed } = await resource.cache.write({ key: broken.key, value: void 0, expected: broken.revision });
  if (committed)
    console.error(`The unreadable value stored at ${JSON.stringify(broken.key)} was deleted by ${JSON.stringify(caller.user.name)}.`);
  return committed;
}
function ended(resource, object, entry, revision, asked) {
  const { forms, strategy, environment } = resource;
  if (strategy.grace === void 0) return entry.item;
  const seconds = Math.min(strategy.grace(object, asked, environment.words) ?? 0, 0);
  object.metadata.deletionTimestamp = timestamp(new Date(Date.now() + seconds * 1e3));
  object.metadata.deletionGracePeriodSeconds = seconds;
  const stored = forms.storedFitting(object);
  return new Item(forms.storageVersion, storedBytes(stored), revision, { object: stored });
}
function checkPreconditions(caller, object, entry, options) {
  const { uid, resourceVersion } = options.preconditions ?? {};
  const kind = { group: caller.version.group, name: caller.version.kind };
  const name = object.metadata.name ?? "";
  if (uid !== void 0 && uid !== object.metadata.uid) {
    throw conflict(
      kind,
      name,
      `the UID in the precondition (${uid}) does not match the UID in record (${object.metadata.uid}). The object might have been deleted and then recreated`
    );
  }
  if (resourceVersion !== void 0 && resourceVersion !== String(entry.revision)) {
    throw conflict(
      kind,
      name,
      `the ResourceVersion in the precondition (${resourceVersion}) does not match the ResourceVersion in record (${entry.revision}). The object might have been modified`
    );
  }
}
function mark(resource, asked, object, options) {
  const { strategy, definition, environment } = resource;
  const { metadata } = object;
  const before = metadata.finalizers ?? [];
  const finalizers = finalizersFor(before, options, definition.versions.get(asked)?.orphans === true ? "Orphan" : "Background");
  const grace = strategy.grace?.(object, options.gracePeriodSeconds, environment.words);
  const held = finalizers.length > 0 || strategy.holdsDeletion?.(object, environment.words) === true;
  const finalizersChanged = finalizers.length !== before.length || finalizers.some((f, i) => f !== before[i]);
  if (metadata.deletionTimestamp !== void 0) {
    const shorter = grace !== void 0 && grace < (metadata.deletionGracePeriodSeconds ?? 0);
    if (!held && (grace === void 0 || grace <= 0)) return "gone";
    if (!shorter && !finalizersChanged) return "unchanged";
    if (shorter) shorten(object, grace);
  } else {
    if (!held && (grace === void 0 || grace <= 0)) return "gone";
    const seconds = grace ?? 0;
    metadata.deletionTimestamp = timestamp(new Date(Date.now() + seconds * 1e3));
    metadata.deletionGracePeriodSeconds = seconds;
    if (metadata.generation !== void 0 && metadata.generation > 0) metadata.generation = Number(metadata.generation) + 1;
    strategy.markDeleted?.(object, environment.words);
  }
  if (finalizers.length === 0) delete metadata.finalizers;
  else metadata.finalizers = finalizers;
  return object;
}
function shorten(object, seconds) {
  const { metadata } = object;
  const started = Date.parse(metadata.deletionTimestamp ?? "") - (metadata.deletionGracePeriodSeconds ?? 0) * 1e3;
  metadata.deletionTimestamp = timestamp(new Date(started + seconds * 1e3));
  metadata.deletionGracePeriodSeconds = seconds;
}
function finalizersFor(before, options, byDefault) {
  const asked = options.propagationPolicy ?? (options.orphanDependents === void 0 ? void 0 : options.orphanDependents ? "Orphan" : "Background");
  const policy = asked ?? (before.includes(ORPHAN) ? "Orphan" : before.includes(FOREGROUND) ? "Foreground" : byDefault);
  const wanted = policy === "Orphan" ? ORPHAN : policy === "Foreground" ? FOREGROUND : void 0;
  const others = before.filter((f) => f !== ORPHAN && f !== FOREGROUND);
  return wanted === void 0 ? others : before.includes(wanted) ? before.filter((f) => f === wanted || f !== ORPHAN && f !== FOREGROUND) : [...others, wanted];
}

// dist/runtime/kinds/core/eviction.js
var refused = (budget, why, retryAfter) => new ApiError(
  429,
  "TooManyRequests",
  "Cannot evict pod as it would violate the pod's disruption budget.",
  {
    causes: [{ reason: "DisruptionBudget", message: `The disruption budget ${budget} ${why}` }],
    ...retryAfter === void 0 ? {} : { retryAfterSeconds: retryAfter }
  },
  retryAfter === void 0 ? {} : { "Retry-After": String(retryAfter) }
);
var UNOBSERVED_RETRY = 10;
async function spend(budgets, request, name, dryRun) {
  const version = budgets.forms.version(budgets.definition.hub);
  await update(budgets, {
    caller: { ...request.caller, version },
    namespace: request.namespace,
    name,
    subresource: "status",
    options: { dryRun, fieldManager: void 0, force: void 0 },
    manager: "",
    owned: true,
    replaces: false,
    change: (live) => {
      const { group } = budgets.environment.words;
      if (live === void 0) throw notFound({ group: group("policy"), name: "poddisruptionbudgets" }, name);
      const { status, metadata } = typed(live);
      if ((status.observedGeneration ?? 0) < (metadata.generation ?? 0))
        throw refused(name, "is still being processed by the server.", UNOBSERVED_RETRY);
      if (status.disruptionsAllowed <= 0)
        throw refused(name, `needs ${status.desiredHealthy} healthy pods and has ${status.currentHealthy} currently`);
      return {
        ...live,
        status: {
          ...status,
          disruptionsAllowed: status.disruptionsAllowed - 1,
          disruptedPods: { ...status.disruptedPods, [request.name]: timestamp() }
        }
      };
    }
  });
}
async function budgetsOf(budgets, namespace, pod3) {
  const turn = budgets.environment.pace.begin();
  const out = [];
  for (const entry of budgets.cache.list(budgets.collection(namespace)).entries) {
    await turn();
    const { selector } = typed(budgets.readable(entry)).spec;
    if (selectorOfObject(selector).matches(pod3.metadata.labels)) out.push(entry);
  }
  return out;
}
var eviction = ({ registry }) => async (request) => {
  const { resource, caller, namespace, name } = request;
  const sent = await request.body();
  if (sent.metadata.name !== name) throw badRequest("name in URL does not match name in Eviction object");
  await request.validate(sent);
  const pod3 = typed(resource.forms.hub(resource.get(caller.version, namespace, name).item));
  const { phase } = pod3.status;
  const asked = deleteOptions(new URLSearchParams(), { ...typed(sent).deleteOptions }, request.resource.environment.words);
  const dryRun = asked.dryRun || writeOptions(request.ctx.state.info.query, "CreateOptions", false, request.resource.environment.words).dryRun;
  if (phase !== "Pending" && phase !== "Succeeded" && phase !== "Failed") {
    const budgets = registry.byId("poddisruptionbudgets.policy");
    await budgets.ready(budgets.forms.version(budgets.definition.hub));
    const holding = await budgetsOf(budgets, namespace, pod3);
    if (holding.length > 1)
      throw new ApiError(
        500,
        "InternalError",
        "This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.",
        null
      );
    for (const entry of holding) await spend(budgets, request, entry.item.name, dryRun);
  }
  await remove2(resource, caller, namespace, name, { ...asked, dryRun });
  return DONE;
};

// dist/runtime/kinds/core/pod-defaults.js
function volume(v) {
  if (Object.entries(v).every(([field2, value]) => field2 === "name" || isAbsent(value))) v.emptyDir = {};
}
function tagOf(image) {
  if (image.includes("@")) return "";
  const name = image.slice(image.lastIndexOf("/") + 1);
  const colon = name.indexOf(":");
  return colon < 0 ? "latest" : name.slice(colon + 1);
}
function container(v) {
  v.imagePullPolicy ||= tagOf(v.image ?? "") === "latest" ? "Always" : "IfNotPresent";
}
var containersOf2 = ({ containers, initContainers }) => [
  ...containers ?? [],
  ...initContainers ?? []
];
function podSpec(v) {
  const account = v.serviceAccountName || v.serviceAccount;
  if (account) {
    v.serviceAccountName = account;
    v.serviceAccount = account;
  }
  if (v.hostNetwork !== true) return;
  for (const { ports = [] } of containersOf2(v)) for (const port of ports) port.hostPort ||= port.containerPort;
}
function podAddresses(status) {
  const { podIP: ip = "", podIPs = [] } = status;
  if (ip !== "" && podIPs[0]?.ip !== ip) status.podIPs = [{ ip }];
}
function requestLimits({ resources }) {
  if (resources?.limits === void 0) return;
  const requests = resources.requests ?? {};
  for (const [name, limit] of Object.entries(resources.limits)) if (!Object.hasOwn(requests, name)) requests[name] = limit;
  if (Object.keys(requests).length > 0) resources.requests = requests;
}
function pod({ spec, status }) {
  if (status !== void 0) podAddresses(status);
  if (spec === void 0) return;
  for (const c of containersOf2(spec)) requestLimits(c);
  spec.enableServiceLinks ??= true;
}

// dist/runtime/http/forward.js
import http, {} from "node:http";
import { Http2ServerRequest } from "node:http2";
import https from "node:https";
import { pipeline } from "node:stream";
var CONNECT_MS = 3e4;
var HOP_BY_HOP = /* @__PURE__ */ new Set([
  "connection",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade"
]);
var isCredential = (name) => /^(?:authorization$|impersonate[-_]|x[-_]remote[-_])/.test(name);
function endToEnd(headers, keeps = () => true) {
  const named2 = new Set(
    String(headers.connection ?? "").toLowerCase().split(",").map((name) => name.trim())
  );
  const out = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== void 0 && !name.startsWith(":") && !HOP_BY_HOP.has(name) && !named2.has(name) && keeps(name)) out[name] = value;
  return out;
}
var hasBody = (request) => request instanceof Http2ServerRequest ? !request.stream.endAfterHeaders : request.headers["content-length"] !== void 0 || request.headers["transfer-encoding"] !== void 0;
function sentHeaders(ctx, caller, upgrade) {
  const headers = endToEnd(ctx.req.headers, (name) => name !== "host" && !isCredential(name));
  const before = headers["x-forwarded-for"];
  const client = ctx.req.socket.remoteAddress ?? "";
  headers["x-forwarded-for"] = before === void 0 ? client : `${String(before)}, ${client}`;
  headers["x-forwarded-proto"] = "https";
  headers["x-forwarded-host"] = String(ctx.req.headers.host ?? ctx.req.headers[":authority"] ?? "");
  headers["x-forwarded-uri"] = ctx.req.url ?? "";
  if (caller !== void 0) Object.assign(headers, callerHeaders(caller));
  if (hasBody(ctx.req) && headers["content-length"] === void 0) headers["transfer-encoding"] = "chunked";
  if (upgrade !== void 0) {
    delete headers["content-length"];
    delete headers["transfer-encoding"];
    headers.connection = "Upgrade";
    headers.upgrade = upgrade;
  }
  return headers;
}
var unreachable = (error) => new ApiError(
  503,
  "ServiceUnavailable",
  `error trying to reach service: ${error instanceof Error ? error.message || error.name : String(error)}`,
  null
);
var isRepeatable = (ctx) => (ctx.method === "GET" || ctx.method === "HEAD") && !hasBody(ctx.req);
function open(ctx, target, upgrade, agent) {
  const options = {
    host: target.host,
    port: target.port,
    method: ctx.method,
    path: `${target.path}${target.query}`
  };
  try {
    const headers = { host: hostOf(target), ...sentHeaders(ctx, target.caller, upgrade) };
    if (!target.secure) return http.request({ ...options, headers, agent: false });
    return https.request({ ...options, headers, agent, rejectUnauthorized: target.tls?.ca !== void 0, ...target.tls });
  } catch (error) {
    throw unreachable(error);
  }
}
var hostOf = ({ host, port }) => `${host.includes(":") ? `[${host}]` : host}:${port}`;
var GIVEN_UP = new Error("the request was given up");
async function outcomeOf(ctx, target, upgrade) {
  const kept2 = target.agent !== void 0 && upgrade === void 0 && isRepeatable(ctx) ? target.agent : false;
  const request = open(ctx, target, upgrade, kept2);
  try {
    return await answerTo(ctx, request, upgrade);
  } catch (error) {
    if (!request.reusedSocket || error === GIVEN_UP) throw unreachable(error);
  }
  try {
    return await answerTo(ctx, open(ctx, target, upgrade, false), upgrade);
  } catch (error) {
    throw unreachable(error);
  }
}
function answerTo(ctx, request, upgrade) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => request.destroy(new Error("the connection took too long")), CONNECT_MS);
    request.once("socket", (socket) => {
      if (!socket.connecting) clearTimeout(late);
      else socket.once("connect", () => clearTimeout(late));
    });
    const abandon = () => {
      request.destroy(GIVEN_UP);
    };
    ctx.res.once("close", abandon);
    const settled = () => {
      clearTimeout(late);
      ctx.res.off("close", abandon);
    };
    request.once("close", settled);
    request.on("error", reject);
    request.once("response", (answer) => {
      settled();
      resolve({ answer });
    });
    request.once("upgrade", (answer, socket, head) => {
      settled();
      resolve({ answer, switched: { socket, head } });
    });
    if (upgrade === void 0 && hasBody(ctx.req)) ctx.req.pipe(request);
    else request.end();
  });
}
function rewritten(location, target) {
  const here = `${target.secure ? "https" : "http"}://${hostOf(target)}`;
  const path = location.startsWith(`${here}/`) ? location.slice(here.length) : location;
  return path.startsWith("/") && !path.startsWith("//") && !path.startsWith(`${target.prefix}/`) ? `${target.prefix}${path}` : path;
}
function answerWith(ctx, answer, target) {
  if (ctx.headerSent || ctx.res.destroyed) {
    answer.destroy();
    return;
  }
  const headers = endToEnd(answer.headers);
  if (typeof headers.location === "string") headers.location = rewritten(headers.location, target);
  try {
    ctx.res.writeHead(answer.statusCode ?? 502, headers);
  } catch (error) {
    answer.destroy();
    throw unreachable(error);
  }
  ctx.respond = false;
  const over = target.lasting === true ? ctx.state.streams.add(() => ctx.res.end()) : void 0;
  pipeline(answer, ctx.res, () => {
    over?.();
    answer.destroy();
  });
}
async function forward(ctx, target) {
  const upgrade = upgradeOf(ctx.req);
  if (upgrade === void 0 && target.upgradeOnly === true) throw badRequest("Upgrade request required");
  if (upgrade === void 0 && target.path === "") {
    ctx.body = null;
    ctx.status = 301;
    ctx.set("Location", `${target.prefix}/${target.query}`);
    return;
  }
  const { answer, switched } = await outcomeOf(ctx, { ...target, path: target.path || "/" }, upgrade?.protocol);
  if (switched === void 0) {
    answerWith(ctx, answer, target);
    return;
  }
  const { socket, head } = switched;
  if (upgrade === void 0) {
    socket.destroy();
    throw unreachable(new Error("the other side switched protocols unasked"));
  }
  ctx.respond = false;
  const client = upgrade.take();
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let i = 0; i + 1 < answer.rawHeaders.length; i += 2) lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
  client.write(`${lines.join("\r\n")}\r
\r
`);
  if (head.length > 0) client.write(head);
  if (upgrade.head.length > 0) socket.write(upgrade.head);
  pipeline(client, socket, () => client.destroy());
  pipeline(socket, client, () => socket.destroy());
}

// dist/runtime/kinds/core/node-connection.js
var DEFAULT_PORT = 10250;
function nodeConnections({ registry, environment }) {
  const { settings } = environment;
  const access = {
    addressTypes: settings.list("kubelet-preferred-address-types"),
    tls: pemOf(settings, { ca: "kubelet-certificate-authority", cert: "kubelet-client-certificate", key: "kubelet-client-key" })
  };
  const nodes = registry.reader("nodes");
  return async (name) => {
    const node = await nodes.get("", name);
    if (node === void 0) throw notFound({ group: "", name: "nodes" }, name);
    const { addresses = [], daemonEndpoints } = node.status;
    return {
      secure: true,
      host: addressOf(access, addresses),
      port: daemonEndpoints.kubeletEndpoint.Port || DEFAULT_PORT,
      tls: access.tls
    };
  };
}
function addressOf({ addressTypes }, addresses) {
  for (const type of addressTypes) {
    const found = addresses.find((a) => a.type === type && a.address !== "");
    if (found !== void 0) return found.address;
  }
  throw new Error(`no preferred addresses found; known addresses: [${addresses.map((a) => `{${a.type} ${a.address}}`).join(" ")}]`);
}

// dist/runtime/kinds/core/pod-containers.js
function containerOf(pod3, asked) {
  const { initContainers = [], containers, ephemeralContainers: ephemeralContainers2 = [] } = pod3.spec;
  const all = [...initContainers, ...containers ?? [], ...ephemeralContainers2].map((c) => c.name);
  const name = nameOf(pod3);
  if (asked !== "") {
    if (!all.includes(asked)) throw badRequest(`container ${asked} is not valid for pod ${name}`);
    return asked;
  }
  const [only, ...more] = containers ?? [];
  if (only === void 0) throw badRequest(`a container name must be specified for pod ${name}`);
  if (more.length > 0) throw badRequest(`a container name must be specified for pod ${name}, choose one of: [${all.join(" ")}]`);
  return only.name;
}

// dist/runtime/kinds/core/pod-streams.js
var podOf = ({ resource, caller, namespace, name }) => typed(resource.forms.hub(resource.get(caller.version, namespace, name).item));
var STREAMS = { stdin: "input", stdout: "output", stderr: "error", tty: "tty" };
function streamsOf(query) {
  const out = new URLSearchParams();
  for (const [asked, named2] of Object.entries(STREAMS)) if (isTrue(query, asked)) out.set(named2, "1");
  for (const argument of query.getAll("command")) out.append("command", argument);
  return out;
}
function portsOf(query) {
  const ports = query.getAll("ports").flatMap((list) => list.split(","));
  for (const port of ports)
    if (!/^[+-]?\d+$/.test(port)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(port)}: invalid syntax`);
  return new URLSearchParams(ports.length === 0 ? {} : { port: ports.join(",") });
}
var OPERATIONS = {
  exec: { path: "exec", ofContainer: true, options: streamsOf },
  attach: { path: "attach", ofContainer: true, options: streamsOf },
  portforward: { path: "portForward", ofContainer: false, options: portsOf }
};
var podStream = (parts) => {
  const connectionTo = nodeConnections(parts);
  return async (request) => {
    const { ctx, name, namespace, subresource } = request;
    const operation = OPERATIONS[subresource];
    if (operation === void 0) throw new Error(`${subresource} is no stream of pods`);
    const query = ctx.state.info.query;
    const options = operation.options(query);
    const pod3 = podOf(request);
    const of = operation.ofContainer ? [containerOf(pod3, query.get("container") ?? "")] : [];
    const node = pod3.spec.nodeName ?? "";
    if (node === "") throw badRequest(`pod ${name} does not have a host assigned`);
    const segments = [namespace, name, ...of].map(encodeURIComponent);
    const asked = options.toString();
    await forward(ctx, {
      ...await connectionTo(node),
      path: `/${operation.path}/${segments.join("/")}`,
      query: asked === "" ? "" : `?${asked}`,
      prefix: "",
      upgradeOnly: true
    });
    return void 0;
  };
};

// dist/runtime/kinds/core/pod-log.js
var NUMBERS = { tailLines: 0, limitBytes: 1, sinceSeconds: 1 };
var SWITCHES = ["follow", "previous", "timestamps"];
function numberOf(value) {
  if (!/^[+-]?\d+$/.test(value)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`);
  return Number(value);
}
function optionsOf(query, name) {
  const out = new URLSearchParams();
  const faults2 = [];
  for (const field2 of SWITCHES) if (isTrue(query, field2)) out.set(field2, "true");
  for (const [field2, least] of Object.entries(NUMBERS)) {
    const sent = query.get(field2);
    if (sent === null || sent === "") continue;
    const value = numberOf(sent);
    if (value < least) faults2.push(invalidValue(field2, value, `must be greater than ${least === 0 ? "or equal to " : ""}0`));
    out.set(field2, String(value));
  }
  const since = query.get("sinceTime");
  if (since !== null && since !== "") {
    if (query.has("sinceSeconds")) faults2.push(forbiddenField("[]", "at most one of `sinceTime` or `sinceSeconds` may be specified"));
    out.set("sinceTime", since);
  }
  if (faults2.length > 0) throw invalid({ group: "", name: "PodLogOptions" }, name, faults2);
  return out;
}
var podLog = (parts) => {
  const connectionTo = nodeConnections(parts);
  return async (request) => {
    const { ctx, name, namespace } = request;
    const query = ctx.state.info.query;
    const options = optionsOf(query, name);
    const pod3 = podOf(request);
    const container2 = containerOf(pod3, query.get("container") ?? "");
    const node = pod3.spec.nodeName ?? "";
    if (node === "") {
      ctx.status = 204;
      return void 0;
    }
    const segments = [namespace, name, container2].map(encodeURIComponent);
    const asked = options.toString();
    await forward(ctx, {
      ...await connectionTo(node),
      path: `/containerLogs/${segments.join("/")}`,
      query: asked === "" ? "" : `?${asked}`,
      prefix: ""
    });
    return void 0;
  };
};

// dist/runtime/kinds/core/pod-row.js
function containerReason({ waiting, terminated }) {
  const waits = waiting?.reason ?? "";
  if (waits !== "") return waits;
  if (terminated === void 0) return void 0;
  const { reason = "", signal = 0, exitCode } = terminated;
  if (reason !== "") return reason;
  return signal !== 0 ? `Signal:${signal}` : `ExitCode:${exitCode}`;
}
function initializing(statuses, total) {
  let restarts = 0;
  for (const [i, { restartCount, state }] of statuses.entries()) {
    restarts += restartCount;
    const { terminated, waiting } = state;
    if (terminated !== void 0 && terminated.exitCode === 0) continue;
    if (terminated !== void 0) return { reason: `Init:${containerReason({ terminated })}`, restarts };
    const waits = waiting?.reason ?? "";
    return { reason: waits !== "" && waits !== "PodInitializing" ? `Init:${waits}` : `Init:${i}/${total}`, restarts };
  }
  return void 0;
}
var isRunning = ({ ready, state }) => ready && state.running !== void 0;
function containersText({ reason: given = "", phase = "", containerStatuses = [], conditions = [] }) {
  let reason = given || phase;
  let running = false;
  for (const container2 of [...containerStatuses].reverse()) {
    const why = containerReason(container2.state);
    if (why !== void 0) reason = why;
    else if (isRunning(container2)) running = true;
  }
  if (reason !== "Completed" || !running) return reason;
  return conditions.some((c) => c.type === "Ready" && c.status === "True") ? "Running" : "NotReady";
}
function statusText({ status, metadata }, init) {
  if (metadata.deletionTimestamp !== void 0) return status.reason === "NodeLost" ? "Unknown" : "Terminating";
  return init === void 0 ? containersText(status) : init.reason;
}
var isReady = (container2) => isRunning(container2) && containerReason(container2.state) === void 0;
function podCells(object, { now }) {
  const { spec, status } = object;
  const { containerStatuses = [], initContainerStatuses = [], conditions = [], podIPs = [] } = status;
  const init = initializing(initContainerStatuses, (spec.initContainers ?? []).length);
  const ready = init === void 0 ? containerStatuses.filter(isReady).length : 0;
  const restarts = init?.restarts ?? containerStatuses.reduce((sum, c) => sum + c.restartCount, 0);
  const met = new Map(conditions.map((c) => [c.type, c.status]).reverse());
  const gates = spec.readinessGates ?? [];
  const open2 = gates.filter((gate) => met.get(gate.conditionType) === "True");
  return [
    nameOf(object),
    `${ready}/${(spec.containers ?? []).length}`,
    statusText(object, init),
    restarts,
    ageOf(object, now),
    podIPs[0]?.ip || status.podIP || NONE,
    spec.nodeName || NONE,
    status.nominatedNodeName || NONE,
    gates.length === 0 ? NONE : `${open2.length}/${gates.length}`
  ];
}
function podRowConditions({ status }) {
  const { phase } = status;
  const message = phase === "Succeeded" ? "The pod has completed successfully." : phase === "Failed" ? "The pod failed." : void 0;
  return message === void 0 ? void 0 : [{ type: "Completed", status: "True", reason: String(phase), message }];
}

// dist/runtime/kinds/rules/scheduling.js
var REQUIRED = "requiredDuringSchedulingIgnoredDuringExecution";
var PREFERRED = "preferredDuringSchedulingIgnoredDuringExecution";
var weightFaults = (field2, weight) => weight >= 1 && weight <= 100 ? [] : [invalidValue(field2, weight, "must be in the range 1-100")];
function nodeAffinityFaults(at, { [REQUIRED]: needed, [PREFERRED]: preferred = [] } = {}) {
  return [
    ...isAbsent(needed) ? [] : nodeSelectorFaults(`${at}.${REQUIRED}`, needed),
    ...faultsOfEach(preferred, ({ weight, preference }, i) => [
      ...weightFaults(`${at}.${PREFERRED}[${i}].weight`, weight),
      ...nodeTermFaults(`${at}.${PREFERRED}[${i}].preference`, preference)
    ])
  ];
}
function podTermFaults(at, { labelSelector, namespaceSelector, namespaces = [], topologyKey }) {
  return [
    ...labelSelectorFaults(`${at}.labelSelector`, labelSelector),
    ...labelSelectorFaults(`${at}.namespaceSelector`, namespaceSelector),
    ...faultsOfEach(namespaces, (n) => formatFaults("dns-label", `${at}.namespace`, n)),
    ...topologyKey === "" ? [required(`${at}.topologyKey`, "can not be empty")] : [],
    ...formatFaults("qualified-name", `${at}.topologyKey`, topologyKey)
  ];
}
var podAffinityFaults = (at, { [REQUIRED]: needed = [], [PREFERRED]: preferred = [] } = {}) => [
  ...faultsOfEach(needed, (term, i) => podTermFaults(`${at}.${REQUIRED}[${i}]`, term)),
  ...faultsOfEach(preferred, ({ weight, podAffinityTerm }, i) => [
    ...weightFaults(`${at}.${PREFERRED}[${i}].weight`, weight),
    ...podTermFaults(`${at}.${PREFERRED}[${i}].podAffinityTerm`, podAffinityTerm)
  ])
];
var affinityFaults = (at, { nodeAffinity, podAffinity, podAntiAffinity } = {}) => [
  ...nodeAffinityFaults(`${at}.nodeAffinity`, nodeAffinity),
  ...podAffinityFaults(`${at}.podAffinity`, podAffinity),
  ...podAffinityFaults(`${at}.podAntiAffinity`, podAntiAffinity)
];
var tolerationFaults = (at, list = []) => faultsOfEach(list, (toleration, i) => {
  const field2 = `${at}[${i}]`;
  const { key = "", operator = "", value = "", effect = "", tolerationSeconds } = toleration;
  const out = key === "" ? [] : formatFaults("qualified-name", `${field2}.key`, key);
  if (key === "" && operator !== "Exists")
    out.push(
      invalidValue(
        `${field2}.operator`,
        operator,
        'operator must be Exists when `key` is empty, which means "match all values and all keys"'
      )
    );
  if (!isAbsent(tolerationSeconds) && effect !== "NoExecute")
    out.push(invalidValue(`${field2}.effect`, effect, "effect must be 'NoExecute' when `tolerationSeconds` is set"));
  if (operator === "Equal" || operator === "") {
    const faults2 = faultsOf("label-value", value);
    if (faults2.length > 0) out.push(invalidValue(`${field2}.operator`, value, faults2.join(";")));
  } else if (operator === "Exists") {
    if (value !== "") out.push(invalidValue(`${field2}.operator`, toleration, "value must be empty when `operator` is 'Exists'"));
  } else out.push(notSupported(`${field2}.operator`, operator, Toleration.operator));
  return [...out, ...effect === "" ? [] : choiceFaults(`${field2}.effect`, effect, Toleration.effect)];
});
function spreadFaults(at, list = []) {
  const pairOf = ({ topologyKey, whenUnsatisfiable }) => `{${topologyKey}, ${whenUnsatisfiable}}`;
  const last = new Map(list.map((constraint, i) => [pairOf(constraint), i]));
  return faultsOfEach(list, (constraint, i) => {
    const field2 = `${at}[${i}]`;
    const { topologyKey: topology, whenUnsatisfiable: when, maxSkew } = constraint;
    const out = [];
    if (maxSkew <= 0) out.push(invalidValue(`${field2}.maxSkew`, maxSkew, "must be greater than zero"));
    if (topology === "") out.push(required(`${field2}.topologyKey`, "can not be empty"));
    out.push(...choiceFaults(`${field2}.whenUnsatisfiable`, when, TopologySpreadConstraint.whenUnsatisfiable));
    const pair = pairOf(constraint);
    if (last.get(pair) !== i) out.push(duplicate(`${field2}.{topologyKey, whenUnsatisfiable}`, pair));
    return out;
  });
}

// dist/runtime/kinds/rules/volumes.js
function checkedVolumes(at, volumes, words) {
  const sound = /* @__PURE__ */ new Map();
  const faults2 = faultsOfEach(volumes ?? [], (volume2, i) => {
    const { name, iscsi: iscsi2 } = volume2;
    const out = [
      ...sourceFaults3(`${at}[${i}]`, volume2, SOURCES, words),
      ...isAbsent(iscsi2) ? [] : portalFaults(`${at}[${i}].name`, name, name, iscsi2),
      ...neededText("dns-label", `${at}[${i}].name`, name)
    ];
    if (sound.has(name)) out.push(duplicate(`${at}[${i}].name`, name));
    if (out.length === 0) sound.set(name, volume2);
    return out;
  });
  return { faults: faults2, sound };
}

// dist/runtime/kinds/rules/pod-spec.js
var MAX_NAMESERVERS = 3;
var MAX_SEARCHES = 6;
var MAX_SEARCH_CHARACTERS = 256;
var MAX_DEADLINE = 2147483647;
var addressFaults = (field2, address) => faultsOf("ip", address).length > 0 ? [invalidValue(field2, address, "must be valid IP address")] : [];
function dnsFaults(at, { dnsPolicy, dnsConfig }) {
  const { nameservers: servers = [], searches = [], options = [] } = dnsConfig ?? {};
  const out = [];
  if (dnsPolicy === "None") {
    if (isAbsent(dnsConfig)) return [required(at, "must provide `dnsConfig` when `dnsPolicy` is None")];
    if (servers.length === 0) return [required(`${at}.nameservers`, "must provide at least one DNS nameserver when `dnsPolicy` is None")];
  }
  if (servers.length > MAX_NAMESERVERS)
    out.push(invalidValue(`${at}.nameservers`, servers, `must not have more than ${MAX_NAMESERVERS} nameservers`));
  out.push(...faultsOfEach(servers, (server, i) => addressFaults(`${at}.nameservers[${i}]`, server)));
  if (searches.length > MAX_SEARCHES)
    out.push(invalidValue(`${at}.searches`, searches, `must not have more than ${MAX_SEARCHES} search paths`));
  if (searches.join(" ").length > MAX_SEARCH_CHARACTERS)
    out.push(
      invalidValue(
        `${at}.searches`,
        searches,
        `must not have more than ${MAX_SEARCH_CHARACTERS} characters (including spaces) in the search list`
      )
    );
  return [
    ...out,
    ...faultsOfEach(searches, (search, i) => formatFaults("dns-subdomain", `${at}.searches[${i}]`, search.replace(/\.$/, ""))),
    ...faultsOfEach(options, ({ name = "" }, i) => name === "" ? [required(`${at}.options[${i}]`, "must not be empty")] : [])
  ];
}
var aliasFaults = (at, aliases = []) => faultsOfEach(aliases, ({ ip = "", hostnames = [] }) => [
  ...addressFaults(`${at}.ip`, ip),
  ...faultsOfEach(hostnames, (name) => formatFaults("dns-subdomain", `${at}.hostnames`, name))
]);
var optionalText = (format, field2, value = "") => value === "" ? [] : formatFaults(format, field2, value);
var gateFaults = (at, gates = []) => faultsOfEach(gates, ({ conditionType }, i) => formatFaults("qualified-name", `${at}[${i}].conditionType`, conditionType));
function podSpecFaults(at, spec, context) {
  const { words } = context;
  const volumes = checkedVolumes(`${at}.volumes`, spec.volumes, words);
  const out = [
    ...volumes.faults,
    ...containersFaults(`${at}.containers`, spec.containers ?? [], volumes.sound, context),
    ...initContainersFaults(`${at}.initContainers`, spec.initContainers ?? [], spec, volumes.sound, context),
    ...neededChoice(`${at}.restartPolicy`, spec.restartPolicy, PodSpec.restartPolicy),
    ...neededChoice(`${at}.dnsPolicy`, spec.dnsPolicy, PodSpec.dnsPolicy),
    ...labelMapFaults(`${at}.nodeSelector`, spec.nodeSelector),
    ...podContextFaults(spec, at),
    ...affinityFaults(`${at}.affinity`, spec.affinity),
    ...dnsFaults(`${at}.dnsConfig`, spec),
    ...gateFaults(`${at}.readinessGates`, spec.readinessGates),
    ...spreadFaults(`${at}.topologySpreadConstraints`, spec.topologySpreadConstraints),
    ...optionalText("dns-subdomain", `${at}.serviceAccountName`, spec.serviceAccountName),
    ...optionalText("dns-subdomain", `${at}.nodeName`, spec.nodeName),
    ...rangeFaults(`${at}.activeDeadlineSeconds`, spec.activeDeadlineSeconds, 1, MAX_DEADLINE),
    ...optionalText("dns-label", `${at}.hostname`, spec.hostname),
    ...optionalText("dns-label", `${at}.subdomain`, spec.subdomain),
    ...tolerationFaults(`${at}.tolerations`, spec.tolerations),
    ...aliasFaults(`${at}.hostAliases`, spec.hostAliases),
    ...optionalText("dns-subdomain", `${at}.priorityClassName`, spec.priorityClassName),
    ...optionalText("dns-subdomain", `${at}.runtimeClassName`, spec.runtimeClassName)
  ];
  if (!isAbsent(spec.preemptionPolicy))
    out.push(...choiceFaults(`${at}.preemptionPolicy`, spec.preemptionPolicy, PodSpec.preemptionPolicy));
  out.push(...requirementFaults(`${at}.overhead`, { limits: spec.overhead }, words));
  return out;
}

// dist/runtime/kinds/core/pod-rules.js
var CONTAINERS = ["containers", "initContainers"];
var imageFaults = (field2, containers) => faultsOfEach(containers ?? [], ({ image = "" }, i) => {
  return image === image.trim() ? [] : [invalidValue(`${field2}[${i}].image`, image, "must not have leading or trailing whitespace")];
});
var tokenFaults2 = ({ serviceAccountName = "", volumes = [] }) => serviceAccountName !== "" ? [] : faultsOfEach(
  volumes,
  ({ projected }, i) => faultsOfEach(
    projected?.sources ?? [],
    (source, j) => isAbsent(source.serviceAccountToken) ? [] : [
      forbiddenField(
        `spec.volumes[${i}].projected.sources[${j}].serviceAccountToken`,
        "must not be specified when serviceAccountName is not set"
      )
    ]
  )
);
function podFaults({ spec, metadata }, context) {
  const { annotations = {} } = metadata;
  const { words } = context;
  return [
    ...podAnnotationFaults("metadata.annotations", annotations, spec, words),
    ...podSpecFaults("spec", spec, context),
    ...tokenFaults2(spec),
    ...CONTAINERS.flatMap((field2) => imageFaults(`spec.${field2}`, spec[field2])),
    ...seccompClashes("spec", annotations, spec, words)
  ];
}
var DEADLINE = "spec.activeDeadlineSeconds";
function deadlineFaults(next, before) {
  if (isAbsent(next)) return [];
  const range = rangeFaults(DEADLINE, next, 0, 2147483647);
  if (range.length > 0) return range;
  return !isAbsent(before) && before < next ? [invalidValue(DEADLINE, next, "must be less than or equal to previous value")] : [];
}
function addedTolerationFaults({ tolerations = [] }, { tolerations: before = [] }) {
  const timeless = ({ key, operator, value, effect }) => JSON.stringify([key, operator, value, effect]);
  const now = new Set(tolerations.map(timeless));
  const kept2 = before.every((toleration) => now.has(timeless(toleration)));
  if (!kept2) return [forbiddenField("spec.tolerations", "existing toleration can not be modified except its tolerationSeconds")];
  return tolerationFaults("spec.tolerations", tolerations);
}
var imageless = (containers) => (containers ?? []).map(({ image: _image, ...container2 }) => container2);
function fixed(spec) {
  const { activeDeadlineSeconds: _deadline, tolerations: _tolerations, containers, initContainers, ...rest } = spec;
  return { ...rest, containers: imageless(containers), initContainers: imageless(initContainers) };
}
function annotationFaults({ metadata, spec }, old, words) {
  const [at, annotations] = ["metadata.annotations", metadata.annotations ?? {}];
  return [
    ...fixedAnnotationFaults(at, annotations, old.metadata.annotations ?? {}, words),
    ...podAnnotationFaults(at, annotations, spec, words)
  ];
}
function podUpdateFaults(object, old, words) {
  const [{ spec }, { spec: before }] = [object, old];
  const out = annotationFaults(object, old, words);
  for (const field2 of CONTAINERS) {
    const now = spec[field2] ?? [];
    if (now.length !== (before[field2] ?? []).length)
      return [...out, forbiddenField(`spec.${field2}`, "pod updates may not add or remove containers")];
    out.push(...faultsOfEach(now, (container2, i) => (container2.image ?? "") === "" ? [required(`spec.${field2}[${i}].image`)] : []));
    out.push(...imageFaults(`spec.${field2}`, now));
  }
  const deadlines = deadlineFaults(spec.activeDeadlineSeconds, before.activeDeadlineSeconds);
  if (deadlines.length > 0) return [...out, ...deadlines];
  if (isAbsent(spec.activeDeadlineSeconds) && !isAbsent(before.activeDeadlineSeconds))
    out.push(invalidValue(DEADLINE, null, "must not update from a positive integer to nil value"));
  out.push(...addedTolerationFaults(spec, before));
  if (!sameValue(fixed(spec), fixed(before)))
    out.push(
      forbiddenField(
        "spec",
        "pod updates may not change fields other than `spec.containers[*].image`, `spec.initContainers[*].image`, `spec.activeDeadlineSeconds` or `spec.tolerations` (only additions to existing tolerations)"
      )
    );
  return out;
}
function endedFaults(at, next = [], before = [], policy) {
  if (policy === "Always") return [];
  const running = new Set(next.filter(({ state }) => isAbsent(state.terminated)).map(({ name }) => name));
  return faultsOfEach(before, ({ name, state: { terminated } }, i) => {
    const again = policy === "OnFailure" && terminated?.exitCode !== 0;
    if (isAbsent(terminated) || again || !running.has(name)) return [];
    return [forbiddenField(`${at}[${i}].state`, "may not be transitioned to non-terminated state")];
  });
}
function podStatusFaults(object, old, words) {
  const [{ status, spec }, { status: before }] = [object, old];
  const { nominatedNodeName: nominated = "", conditions = [] } = status;
  return [
    ...annotationFaults(object, old, words),
    ...faultsOfEach(conditions, ({ type }, i) => formatFaults("qualified-name", `metadata.conditions[${i}].Type`, type)),
    ...nominated === "" || nominated === before.nominatedNodeName ? [] : formatFaults("dns-subdomain", "status.nominatedNodeName", nominated),
    ...endedFaults("status.containerStatuses", status.containerStatuses, before.containerStatuses, spec.restartPolicy),
    ...endedFaults("status.initContainerStatuses", status.initContainerStatuses, before.initContainerStatuses, spec.restartPolicy)
  ];
}

// dist/runtime/kinds/core/proxies.js
import { randomInt } from "node:crypto";

// dist/runtime/kinds/rules/addresses.js
import { BlockList, isIP } from "node:net";
function ranges(...blocks) {
  const list = new BlockList();
  for (const [base, bits] of blocks) list.addSubnet(base, bits, isIP(base) === 4 ? "ipv4" : "ipv6");
  return list;
}
var includes = (list, ip) => list.check(ip, isIP(ip) === 4 ? "ipv4" : "ipv6");
var SPECIAL = [
  [
    [
      ["0.0.0.0", 32],
      ["::", 128]
    ],
    "may not be unspecified (0.0.0.0)"
  ],
  [
    [
      ["127.0.0.0", 8],
      ["::1", 128]
    ],
    "may not be in the loopback range (127.0.0.0/8)"
  ],
  [
    [
      ["169.254.0.0", 16],
      ["fe80::", 10]
    ],
    "may not be in the link-local range (169.254.0.0/16)"
  ],
  [
    [["224.0.0.0", 24], ...Array.from({ length: 16 }, (_, flags) => [`ff${flags.toString(16)}2::`, 16])],
    "may not be in the link-local multicast range (224.0.0.0/24)"
  ]
];
var SPECIAL_RANGES = SPECIAL.map(([blocks, why]) => ({ range: ranges(...blocks), why }));
var ANY_SPECIAL = ranges(...SPECIAL.flatMap(([blocks]) => blocks));
var specialAddressFaults = (field2, ip) => {
  if (faultsOf("ip", ip).length > 0) return [invalidValue(field2, ip, "must be a valid IP address")];
  if (!includes(ANY_SPECIAL, ip)) return [];
  return SPECIAL_RANGES.filter(({ range }) => includes(range, ip)).map(({ why }) => invalidValue(field2, ip, why));
};
var NOWHERE = ranges(["0.0.0.0", 8], ["224.0.0.0", 4], ["255.255.255.255", 32], ["::", 96], ["ff00::", 8]);
var isElsewhere = (ip) => specialAddressFaults("", ip).length === 0 && !includes(NOWHERE, ip);
var familyOf = (ip) => ip.includes(":") ? "IPv6" : "IPv4";
function blockOf(cidr) {
  if (faultsOf("cidr", cidr).length > 0) return void 0;
  const [base = "", bits] = cidr.split("/");
  return { base, bits: Number(bits) };
}
function blockContains(whole, part) {
  const family = familyOf(whole.base);
  if (familyOf(part.base) !== family) return false;
  const list = new BlockList();
  list.addSubnet(whole.base, whole.bits, family === "IPv4" ? "ipv4" : "ipv6");
  return list.check(part.base, family === "IPv4" ? "ipv4" : "ipv6");
}

// dist/runtime/kinds/core/proxies.js
function namedBy(id) {
  const parts = id.split(":");
  const [scheme = "", name = "", port = ""] = parts.length < 3 ? ["", ...parts] : parts;
  return parts.length <= 3 && name !== "" && ["", "http", "https"].includes(scheme) ? { scheme, name, port } : void 0;
}
var SEGMENTS_IN_NAMESPACE = 7;
var SEGMENTS = 5;
function restOf({ ctx, namespace }) {
  const url = ctx.req.url ?? "";
  const mark2 = url.indexOf("?");
  const query = mark2 < 0 ? "" : url.slice(mark2);
  const segments = ctx.state.info.path.split("/");
  const own2 = (namespace === "" ? SEGMENTS : SEGMENTS_IN_NAMESPACE) + 1;
  const rest = segments.slice(own2);
  return { path: rest.length === 0 ? "" : `/${rest.join("/")}`, query, prefix: segments.slice(0, own2).join("/") };
}
function checkAddress(ip) {
  if (!isElsewhere(ip)) throw badRequest("address not allowed");
}
var DEFAULT_PORTS = { http: 80, https: 443 };
var targetOf = (request, scheme, host, port) => ({
  ...restOf(request),
  secure: scheme === "https",
  host,
  port: port || DEFAULT_PORTS[scheme === "https" ? "https" : "http"]
});
var portNumber = (port) => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) throw badRequest(`invalid port ${JSON.stringify(port)}`);
  return Number(port);
};
var podProxy = () => async (request) => {
  const named2 = namedBy(request.name);
  if (named2 === void 0) throw badRequest(`invalid pod request ${JSON.stringify(request.name)}`);
  const pod3 = podOf({ ...request, name: named2.name });
  const ip = pod3.status.podIPs?.[0]?.ip ?? "";
  checkAddress(ip);
  const declared = (pod3.spec.containers ?? []).flatMap(({ ports = [] }) => ports.slice(0, 1))[0];
  const port = named2.port === "" ? declared?.containerPort ?? 0 : portNumber(named2.port);
  await forward(request.ctx, targetOf(request, named2.scheme, ip, port));
  return void 0;
};
async function portName({ registry }, namespace, { name, port }) {
  if (!/^\d+$/.test(port)) return port;
  const service = await registry.reader("services").get(namespace, name);
  if (service === void 0) throw notFound({ group: "", name: "services" }, name);
  const found = service.spec.ports?.find((p) => p.port === Number(port));
  if (found === void 0) throw unavailable(`no service port ${Number(port)} found for service ${JSON.stringify(name)}`);
  return found.name ?? "";
}
async function isOwn({ registry }, namespace, { ip, targetRef: target }) {
  if (target?.namespace !== namespace) return false;
  const pod3 = await registry.reader("pods").get(namespace, target.name ?? "");
  return pod3?.status.podIPs?.some((own2) => own2.ip === ip) === true;
}
var shuffled = (list) => {
  const start = list.length === 0 ? 0 : randomInt(list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};
var serviceProxy = (parts) => async (request) => {
  const { name: id, namespace } = request;
  const named2 = namedBy(id);
  if (named2 === void 0) throw badRequest(`invalid service request ${JSON.stringify(id)}`);
  const endpoints = await parts.registry.reader("endpoints").get(namespace, named2.name);
  if (endpoints === void 0) throw notFound({ group: "", name: "services" }, named2.name);
  const port = await portName(parts, namespace, named2);
  const { subsets = [] } = endpoints;
  if (subsets.length === 0) throw unavailable(`no endpoints available for service ${JSON.stringify(named2.name)}`);
  for (const { ports = [], addresses = [] } of shuffled(subsets)) {
    const found = ports.find(({ name = "" }) => name === port);
    if (found === void 0) continue;
    for (const address of shuffled(addresses)) {
      if (!await isOwn(parts, namespace, address)) continue;
      checkAddress(address.ip);
      await forward(request.ctx, targetOf(request, named2.scheme, address.ip, found.port));
      return void 0;
    }
  }
  throw unavailable(`no endpoints available for service ${JSON.stringify(id)}`);
};
var nodeProxy = (parts) => {
  const connectionTo = nodeConnections(parts);
  return async (request) => {
    const named2 = namedBy(request.name);
    if (named2 === void 0) throw badRequest(`invalid node request ${JSON.stringify(request.name)}`);
    const agent = await connectionTo(named2.name);
    if (named2.port === "" || named2.port === String(agent.port)) {
      await forward(request.ctx, { ...agent, ...restOf(request) });
      return void 0;
    }
    checkAddress(agent.host);
    await forward(request.ctx, targetOf(request, named2.scheme, agent.host, portNumber(named2.port)));
    return void 0;
  };
};

// dist/runtime/kinds/core/pod.js
var RESOURCES = ["cpu", "memory"];
var isSet2 = (amount) => amount !== void 0 && (quantityNanos(amount) ?? 0n) > 0n;
function qosClass(spec) {
  const containers = [...spec.containers ?? [], ...spec.initContainers ?? []];
  let asks = false;
  let guaranteed = containers.length > 0;
  for (const { resources } of containers) {
    for (const name of RESOURCES) {
      const [request, limit] = [resources.requests?.[name], resources.limits?.[name]];
      asks ||= isSet2(request) || isSet2(limit);
      if (!isSet2(limit) || isSet2(request) && quantityNanos(request) !== quantityNanos(limit)) guaranteed = false;
    }
  }
  return !asks ? "BestEffort" : guaranteed ? "Guaranteed" : "Burstable";
}
function alignSeccomp(object, words) {
  const { spec, metadata } = object;
  const annotations = { ...metadata.annotations };
  const missing = (profile, key) => {
    const named2 = annotations[key];
    if (profile === void 0) return named2 === void 0 ? void 0 : profileOf(named2);
    const name = profileName(profile);
    if (named2 === void 0 && name !== void 0) annotations[key] = name;
    return void 0;
  };
  const aligned = (container2) => {
    const seccompProfile2 = missing(container2.securityContext?.seccompProfile, containerSeccomp(container2.name, words));
    if (seccompProfile2 === void 0) return container2;
    return { ...container2, securityContext: { ...container2.securityContext, seccompProfile: seccompProfile2 } };
  };
  const seccompProfile = missing(spec.securityContext.seccompProfile, podSeccomp(words));
  object.spec = {
    ...spec,
    ...seccompProfile === void 0 ? {} : { securityContext: { ...spec.securityContext, seccompProfile } },
    containers: spec.containers?.map(aligned) ?? null,
    ...spec.initContainers === void 0 ? {} : { initContainers: spec.initContainers.map(aligned) }
  };
  if (Object.keys(annotations).length > 0) metadata.annotations = annotations;
}
var DEFAULT_GRACE = 30;
var pod2 = defineKind({
  resource: "pods",
  defaulters: { container, pod, podSpec, volume },
  strategy: {
    prepareForCreate(object, { words }) {
      object.status = { phase: "Pending", qosClass: qosClass(object.spec) };
      alignSeccomp(object, words);
    },
    prepareForUpdate(object, old) {
      const kept2 = object.status.qosClass || old.status.qosClass;
      if (kept2) object.status = { ...object.status, qosClass: kept2 };
    },
    validate: (object, context) => [
      ...podFaults(object, context),
      ...(object.spec.ephemeralContainers ?? []).length > 0 ? [forbiddenField("spec.ephemeralContainers", "cannot be set on create")] : []
    ],
    validateUpdate(object, old, context) {
      const { subresource, words } = context;
      if (subresource === "status") return podStatusFaults(object, old, words);
      if (subresource === "ephemeralcontainers") return ephemeralChangeFaults(object.spec, old.spec, context);
      return subresource === "" ? podUpdateFaults(object, old, words) : [];
    },
    grace({ spec, status }, requested) {
      const { terminationGracePeriodSeconds: own2, nodeName = "" } = spec;
      const unseen = nodeName === "" || status.phase === "Failed" || status.phase === "Succeeded";
      return unseen ? 0 : requested ?? (typeof own2 === "number" ? own2 : DEFAULT_GRACE);
    },
    cells: podCells,
    rowConditions: podRowConditions
  },
  operations: {
    attach: podStream,
    binding: podBinding,
    ephemeralcontainers: ephemeralContainers,
    eviction,
    exec: podStream,
    log: podLog,
    portforward: podStream,
    proxy: podProxy
  }
});

// dist/runtime/kinds/core/pod-amounts.js
var requirementsOf = ({ resources }) => ({
  requests: resources.requests ?? {},
  limits: resources.limits ?? {}
});
function addAmounts(a, b) {
  const total = { ...a };
  for (const [name, amount] of Object.entries(b)) total[name] = total[name] === void 0 ? amount : addQuantities(total[name], amount);
  return total;
}
function podTotal(spec, part) {
  const total = { ...(spec.containers ?? []).map((c) => requirementsOf(c)[part]).reduce(addAmounts, {}) };
  for (const container2 of spec.initContainers ?? [])
    for (const [name, amount] of Object.entries(requirementsOf(container2)[part]))
      if (total[name] === void 0 || compareQuantities(amount, total[name]) > 0) total[name] = amount;
  return total;
}

export {
  typed,
  defineKind,
  formatFaults,
  neededText,
  isAbsent,
  negativeFaults,
  portNumberFaults,
  portFaults,
  choiceFaults,
  neededChoice,
  eachChoiceFaults,
  wordedChoiceFaults,
  quotedChoices,
  repeatsOf,
  shareFaults,
  wholeShareFaults,
  isNoShare,
  labelMapFaults,
  labelSelectorFaults,
  isEmptySelector,
  age,
  rowOf,
  row,
  columnDefinitions,
  inRowOrder,
  NONE,
  UNSET,
  orNone,
  nameOf,
  ageOf,
  SHOWN,
  someOfMany,
  someOrUnset,
  selectorText,
  mapText,
  containersOf,
  seccompNameFaults,
  apparmorNameFault,
  podAnnotationFaults,
  seccompClashes,
  Event,
  LimitRangeItem,
  Taint,
  PersistentVolumeSpec,
  ScopedResourceSelectorRequirement,
  ServiceSpec,
  ServicePort,
  PodSpec,
  environmentFaults,
  environmentSourceFaults,
  mountFaults,
  isHuge,
  isExtended,
  containerResourceFaults,
  quotaResourceFaults,
  nodeResourceFaults,
  amountFaults,
  SYSCTL_MAX,
  tolerationFaults,
  driverNameFaults,
  claimSpecFaults,
  sourceFaults3 as sourceFaults,
  checkedVolumes,
  podSpecFaults,
  whenThere,
  createFieldManager,
  managerOf,
  managedFieldsFaults,
  isTrue,
  writeOptions,
  listOptions,
  checkListMatch,
  checkWatchMatch,
  deleteOptions,
  admissionRequest,
  isAbout,
  requestAbout,
  admit,
  UNWRITTEN,
  withRevision,
  storedBytes,
  Item,
  create,
  update,
  binding,
  specialAddressFaults,
  isElsewhere,
  familyOf,
  blockOf,
  blockContains,
  upgradeOf,
  asRequest,
  forward,
  pemOf,
  serviceProxy,
  nodeProxy,
  VOLUME_SOURCES,
  shortModes,
  storageClassOf,
  storageText,
  phaseOf,
  persistentVolume,
  remove2 as remove,
  qosClass,
  pod2 as pod,
  requirementsOf,
  addAmounts,
  podTotal
};
