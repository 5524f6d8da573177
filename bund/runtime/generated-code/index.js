import {
  BOOL,
  BYTES,
  DOUBLE,
  DURATION,
  FREE_ANY,
  FREE_OBJECT,
  INT32,
  INT64,
  INTORSTRING,
  MICROTIME,
  QUANTITY,
  STRING,
  TIME,
  eitherOf,
  field,
  listOf,
  mapOf,
  struct
} from "../store/chunk-L4LMBOJU.js";
import {
  matching
} from "../store/chunk-LT7G67KE.js";
import {
  asObject,
  bytesFrom,
  bytesTo,
  durationFrom,
  durationTo,
  fieldsFrom,
  fieldsTo,
  intOrStringFrom,
  intOrStringTo,
  listFrom,
  listTo,
  longFrom,
  longTo,
  mapFrom,
  mapTo,
  microTimeFrom,
  microTimeTo,
  optionalTo,
  parseInner,
  quantityFrom,
  quantityTo,
  rawFrom,
  rawTo,
  same,
  stringify,
  timeFrom,
  timeTo
} from "../store/chunk-IHGZBJQJ.js";
import {
  fitting
} from "../store/chunk-BGRWGOVN.js";
import {
  isObject
} from "../store/chunk-CRGR5NKP.js";
import "../store/chunk-7FSAQLAA.js";

// dist/runtime/generated-code/index.js
import { BinaryReader, BinaryWriter } from "@bufbuild/protobuf/wire";
import { Guard } from "typebox/guard";

// dist/runtime/model/converting.js
var one = (mapping) => ({ form: "one", mapping });
var eachItem = (mapping) => ({ form: "list", mapping });
var eachValue = (mapping) => ({ form: "map", mapping });
var escaped = (name) => name.replace(/~/g, "~0").replace(/\//g, "~1");
function convertInner(inner, value, at, kept, walk) {
  if (inner.form === "one") return isObject(value) ? walk(inner.mapping(), value, at, kept) : value;
  if (inner.form === "list")
    return Array.isArray(value) ? value.map((v, i) => isObject(v) ? walk(inner.mapping(), v, `${at}/${i}`, kept) : v) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => [k, isObject(v) ? walk(inner.mapping(), v, `${at}/${escaped(k)}`, kept) : v])
  );
}
function toHubValue(mapping, value, at, kept) {
  const out = { ...value };
  for (const name of mapping.keptHere ?? []) {
    if (out[name] !== void 0) kept.set(`${at}/${escaped(name)}`, out[name]);
    delete out[name];
  }
  for (const name of mapping.derivedHere ?? []) delete out[name];
  for (const [name, inner] of Object.entries(mapping.inner ?? {})) {
    if (out[name] !== void 0) out[name] = convertInner(inner, out[name], `${at}/${escaped(name)}`, kept, toHubValue);
  }
  for (const [here, hub] of mapping.renamed ?? []) {
    const moved = takeAt(out, here.split("."));
    if (moved !== void 0) setAt(out, hub.split("."), moved);
  }
  return out;
}
function fromHubValue(mapping, value, at, kept) {
  const out = { ...value };
  for (const name of mapping.keptInHub ?? []) {
    if (out[name] !== void 0) kept.set(`${at}/${escaped(name)}`, out[name]);
    delete out[name];
  }
  for (const name of mapping.derivedInHub ?? []) delete out[name];
  for (const [here, hub] of mapping.renamed ?? []) {
    const moved = takeAt(out, hub.split("."));
    if (moved !== void 0) setAt(out, here.split("."), moved);
  }
  for (const [name, inner] of Object.entries(mapping.inner ?? {})) {
    if (out[name] !== void 0) out[name] = convertInner(inner, out[name], `${at}/${escaped(name)}`, kept, fromHubValue);
  }
  return out;
}
function setAt(target, keys, value) {
  const [first = "", ...rest] = keys;
  if (rest.length === 0) target[first] = value;
  else {
    const child = target[first];
    const inner = isObject(child) ? { ...child } : {};
    setAt(inner, rest, value);
    target[first] = inner;
  }
}
function takeAt(target, keys) {
  const [first = "", ...rest] = keys;
  const child = target[first];
  if (rest.length === 0) {
    delete target[first];
    return child;
  }
  if (!isObject(child)) return void 0;
  const inner = { ...child };
  const taken = takeAt(inner, rest);
  if (Object.keys(inner).length === 0) delete target[first];
  else target[first] = inner;
  return taken;
}
function converter(m) {
  return {
    toHub(object, functions) {
      const kept = /* @__PURE__ */ new Map();
      const out = restored(toHubValue(m.mapping, object, "", kept), m.annotation, m.here);
      keep(out, kept, m.annotation, m.hub);
      out.apiVersion = m.hub;
      if (m.finishToHub !== void 0) functions.finish(m.finishToHub, out, object);
      return out;
    },
    fromHub(object, functions) {
      const kept = /* @__PURE__ */ new Map();
      const out = restored(fromHubValue(m.mapping, object, "", kept), m.annotation, m.hub);
      keep(out, kept, m.annotation, m.here);
      out.apiVersion = m.here;
      if (m.finishFromHub !== void 0) functions.finish(m.finishFromHub, out, object);
      return out;
    }
  };
}
var renamed = (here, hub) => ({
  toHub: (object) => here === hub ? object : { ...object, apiVersion: hub },
  fromHub: (object) => here === hub ? object : { ...object, apiVersion: here }
});
function keep(object, kept, annotation, form) {
  if (kept.size === 0) return;
  const text = stringify({ notIn: form, fields: Object.fromEntries(kept) });
  object.metadata = { ...object.metadata, annotations: { ...object.metadata?.annotations, [annotation]: text } };
}
function restored(object, annotation, cameFrom) {
  const text = object.metadata?.annotations?.[annotation];
  if (text === void 0) return object;
  const parsed = parseKept(text);
  if (parsed === void 0 || parsed.notIn !== cameFrom) return object;
  const annotations = { ...object.metadata.annotations };
  delete annotations[annotation];
  const { annotations: _, ...metadata } = object.metadata;
  const out = structuredClone({ ...object, metadata: Object.keys(annotations).length === 0 ? metadata : { ...metadata, annotations } });
  for (const [pointer, value] of Object.entries(parsed.fields)) putBack(out, pointer, value);
  return out;
}
function parseKept(text) {
  const value = parseInner(text);
  if (!isObject(value) || typeof value.notIn !== "string" || !isObject(value.fields)) return void 0;
  return { notIn: value.notIn, fields: value.fields };
}
function putBack(object, pointer, value) {
  const keys = pointer.split("/").slice(1).map((k) => k.replace(/~1/g, "/").replace(/~0/g, "~"));
  const last = keys.pop();
  let owner = object;
  for (const key of keys)
    owner = Array.isArray(owner) ? owner[Number(key)] : isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : void 0;
  if (isObject(owner) && last !== void 0 && last !== "__proto__") owner[last] = value;
}

// dist/runtime/model/defaulting.js
function each(owner, field2, fill, functions) {
  const value = owner[field2];
  if (typeof value === "object" && value !== null) fill(value, functions);
}
function eachMade(owner, field2, fill, functions) {
  const value = owner[field2];
  if (isObject(value)) fill(value, functions);
  else if (value === void 0 || value === null) {
    const made = {};
    fill(made, functions);
    if (Object.keys(made).length > 0) owner[field2] = made;
  }
}
var items = (fill) => (list, functions) => {
  if (Array.isArray(list)) {
    for (const item of list)
      if (typeof item === "object" && item !== null) fill(item, functions);
  }
};
var members = (fill) => (map, functions) => {
  if (isObject(map)) {
    for (const value of Object.values(map))
      if (typeof value === "object" && value !== null) fill(value, functions);
  }
};
export {
  BOOL,
  BYTES,
  BinaryReader,
  BinaryWriter,
  DOUBLE,
  DURATION,
  FREE_ANY,
  FREE_OBJECT,
  Guard,
  INT32,
  INT64,
  INTORSTRING,
  MICROTIME,
  QUANTITY,
  STRING,
  TIME,
  asObject,
  bytesFrom,
  bytesTo,
  converter,
  durationFrom,
  durationTo,
  each,
  eachItem,
  eachMade,
  eachValue,
  eitherOf,
  field,
  fieldsFrom,
  fieldsTo,
  fitting,
  intOrStringFrom,
  intOrStringTo,
  items,
  listFrom,
  listOf,
  listTo,
  longFrom,
  longTo,
  mapFrom,
  mapOf,
  mapTo,
  matching,
  members,
  microTimeFrom,
  microTimeTo,
  one,
  optionalTo,
  quantityFrom,
  quantityTo,
  rawFrom,
  rawTo,
  renamed,
  same,
  struct,
  timeFrom,
  timeTo
};
