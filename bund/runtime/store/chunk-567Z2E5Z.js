import {
  compareReleases,
  nearest
} from "./chunk-ENGVNBH5.js";
import {
  matching
} from "./chunk-LT7G67KE.js";
import {
  FORMATS,
  fitting
} from "./chunk-BGRWGOVN.js";
import "./chunk-7FSAQLAA.js";

// dist/codegen/command.js
import { parseArgs } from "node:util";

// dist/codegen/generate.js
import { existsSync as existsSync3, mkdirSync, readdirSync as readdirSync4, readFileSync as readFileSync4, rmSync, writeFileSync } from "node:fs";
import path6 from "node:path";

// dist/codegen/check-context.js
import path from "node:path";
function checkContext(catalogue, diagnostics) {
  const places = new Map(catalogue.declarations.map((declaration) => [declaration.model, declaration]));
  const at = (type, ...below) => (code, keys, holes) => {
    const place = places.get(type);
    if (place !== void 0) diagnostics.report(code, place.file.position([...place.keys, ...below, ...keys]), holes);
  };
  return {
    ...catalogue,
    at: (type) => at(type),
    atField: (type, field2) => at(type, "fields", field2),
    faultIn: (ref2) => diagnostics.all.some((d) => `/${path.posix.dirname(d.at.file)}`.endsWith(`/${ref2}`))
  };
}
var isServed = (kind) => kind.resource !== void 0;
var servedKinds = ({ model }) => model.groups.flatMap((g) => g.versions.flatMap((v) => [...v.kinds.values()].filter(isServed)));

// dist/codegen/diagnostics.js
var MESSAGES = {
  KW001: "the file is not YAML: {why}",
  KW002: "{what} is not allowed here: {why}",
  KW003: 'type "{type}" is not known{why}',
  KW004: 'Protobuf number {number} of "{field}" is already taken by "{other}"; take {free}',
  KW005: 'field "{field}" has no Protobuf number; add `proto: {free}`',
  KW006: '"{name}" is defined twice; the other one is in {other}',
  KW007: '"{field}" has no description; add one sentence that says what it does',
  KW008: 'the hub "{hub}" is not a kind of the catalogue; write `<group>/<version>.<Kind>`{meant}',
  KW009: 'field "{field}" of {type} has no counterpart in {other}; in the `conversion` of {home}, {advice}',
  KW010: 'group folder "{folder}" has no version "{version}" in its group.yaml; add it under `versions`{meant}',
  KW011: 'the default {value} of "{field}" does not fit its type {type}',
  KW012: '`{marker}` of "{field}" names "{key}", which is not a field of {type}{known}',
  KW013: '"{name}" needs {needed}',
  KW014: 'Protobuf number {number} of "{field}" is reserved: stored data may still carry an older field under it; take {free}',
  KW015: '`{rule}` does not fit "{field}", which is {type}: it is for {fits}',
  KW016: 'the format "{format}" of "{field}" is not known{meant}; known are {known}',
  KW017: 'the pattern of "{field}" is no regular expression: {pattern}',
  KW018: '`{low}` of "{field}" is above its `{high}`, so that no value fits',
  KW019: 'a rule of "{field}" names "{sibling}", which is not a field of {where}{known}',
  KW020: 'a rule of "{field}" waits for "{sibling}" to be {value}, which it never is; it is one of {known}',
  KW021: '`because` of "{field}" explains `{rule}`, a rule that the field does not have',
  KW022: '"{name}" cannot be the kind of namespaces: {why}',
  KW023: 'the storage prefix "{prefix}" is {relation} {other}, so that the objects of one are listed with those of the other; take another, such as {free}',
  KW024: 'the {what} "{name}" is already that of {other}; {advice}',
  KW025: '"{name}" cannot be the name of a {what}: {why}{proposal}',
  KW026: '"{version}" is no version: versions are named v1, v2, v1beta1, v2alpha3 and so on{meant}',
  KW027: 'Protobuf number {number} of "{field}" cannot be used: numbers are 1 to 536870911 without 19000 to 19999; take {free}',
  KW028: "{what}, and stored data holds it so; {advice}, or delete {file} where nothing is stored yet",
  KW029: '{cycle}, so that every value is infinitely large; add `nullable: true` to "{field}"',
  KW030: "kind {kind} has no metadata; add `metadata: {{ type: meta/v1.ObjectMeta, proto: {free}, description: Standard object metadata. }}`",
  KW031: '{what} "{word}" is not known{meant}; known are {known}',
  KW032: 'the {what} "{path}" leads nowhere: {type} has no field "{word}"{known}',
  KW033: "{file} is not read: {why}",
  KW034: "{what}: {why}",
  KW035: '"{field}", which is {type}, has no Protobuf form: {why}'
};
var Diagnostics = class {
  all = [];
  report(code, at, holes) {
    const message2 = MESSAGES[code].replace(
      /\{\{|\}\}|\{(\w+)\}/g,
      (all, name) => name === void 0 ? all.charAt(0) : String(holes[name] ?? "")
    );
    this.all.push({ code, message: message2, at: { file: at.file, line: at.line, column: at.column }, text: at.text ?? "" });
  }
  /** All faults in file order, each with its line. */
  print() {
    return [...this.all].sort((a, b) => a.at.file.localeCompare(b.at.file) || a.at.line - b.at.line || a.at.column - b.at.column).map((d) => `${d.at.file}:${d.at.line}:${d.at.column} ${d.code} ${d.message}${d.text === "" ? "" : `
    ${d.text.trim()}`}`).join("\n");
  }
};
function meant(word, known2) {
  const near = nearest(word, known2);
  return near === void 0 ? "" : ` (did you mean "${near}"?)`;
}
var MAX_LISTED = 30;
var listed = (words) => words.length === 0 ? "none" : words.length <= MAX_LISTED ? words.join(", ") : `${words.slice(0, MAX_LISTED).join(", ")} and ${words.length - MAX_LISTED} more`;
var fieldsKnown = (word, fields) => `${meant(word, fields)}; it has ${listed(fields)}`;

// dist/codegen/scalars.js
var META = "apimachinery.pkg.apis.meta.v1";
var RUNTIME = "apimachinery.pkg.runtime";
var QUANTITY = "apimachinery.pkg.api.resource.Quantity";
var INT_OR_STRING = "apimachinery.pkg.util.intstr.IntOrString";
var SCALARS = {
  string: { typescript: "string", structure: "STRING", protobuf: "string", schema: "text", openapi: { type: "string" }, zero: "''" },
  bool: { typescript: "boolean", structure: "BOOL", protobuf: "bool", schema: "boolean", openapi: { type: "boolean" }, zero: "false" },
  int32: {
    typescript: "number",
    structure: "INT32",
    protobuf: "int32",
    schema: "integer",
    openapi: { type: "integer", format: "int32" },
    zero: "0"
  },
  int64: {
    typescript: "number | bigint",
    structure: "INT64",
    protobuf: "int64",
    conversion: "long",
    schema: "longInteger",
    openapi: { type: "integer", format: "int64" },
    zero: "0"
  },
  double: {
    typescript: "number",
    structure: "DOUBLE",
    protobuf: "double",
    schema: "number",
    openapi: { type: "number", format: "double" },
    zero: "0"
  },
  bytes: {
    typescript: "string",
    structure: "BYTES",
    protobuf: "bytes",
    conversion: "bytes",
    schema: "text",
    openapi: { type: "string", format: "byte" },
    nullWhenAbsent: true,
    sized: true
  },
  time: {
    typescript: "string",
    structure: "TIME",
    protobuf: `.${META}.Time`,
    conversion: "time",
    schema: "plainText",
    openapi: { type: "string", format: "date-time" },
    definition: { name: `${META}.Time`, description: "A point in time as RFC 3339 text, to the second." },
    nullWhenAbsent: true,
    alwaysWritten: true
  },
  microtime: {
    typescript: "string",
    structure: "MICROTIME",
    protobuf: `.${META}.MicroTime`,
    conversion: "microTime",
    schema: "plainText",
    openapi: { type: "string", format: "date-time" },
    definition: { name: `${META}.MicroTime`, description: "A point in time as RFC 3339 text, to the microsecond." },
    nullWhenAbsent: true,
    alwaysWritten: true
  },
  duration: {
    typescript: "string",
    structure: "DURATION",
    protobuf: `.${META}.Duration`,
    conversion: "duration",
    schema: "plainText",
    openapi: { type: "string" },
    definition: { name: `${META}.Duration`, description: "A span of time such as 1h5m." },
    alwaysWritten: true
  },
  fieldsv1: {
    typescript: "Record<string, unknown>",
    structure: "FREE_OBJECT",
    protobuf: `.${META}.FieldsV1`,
    conversion: "fields",
    schema: "unknown",
    openapi: { type: "object" },
    definition: {
      name: `${META}.FieldsV1`,
      description: "A set of fields: each key is a step of a path, and leaves are empty objects."
    },
    nullWhenAbsent: true,
    alwaysWritten: true
  },
  quantity: {
    typescript: "string",
    structure: "QUANTITY",
    protobuf: `.${QUANTITY}`,
    conversion: "quantity",
    schema: "text",
    openapi: { oneOf: [{ type: "string" }, { type: "number" }] },
    definition: { name: QUANTITY, description: "A number with a unit: decimal (m, k, M, G, \u2026) or binary (Ki, Mi, Gi, \u2026)." },
    alwaysWritten: true
  },
  intorstring: {
    typescript: "number | string",
    structure: "INTORSTRING",
    protobuf: `.${INT_OR_STRING}`,
    conversion: "intOrString",
    schema: "integerOrText",
    openapi: { oneOf: [{ type: "integer" }, { type: "string" }], format: "int-or-string" },
    definition: { name: INT_OR_STRING, description: "A number, or a text such as a name or a percentage." },
    alwaysWritten: true
  },
  rawextension: {
    typescript: "Record<string, unknown>",
    structure: "FREE_OBJECT",
    protobuf: `.${RUNTIME}.RawExtension`,
    conversion: "raw",
    schema: "unknown",
    openapi: { type: "object" },
    definition: { name: `${RUNTIME}.RawExtension`, description: "Any object, kept as it is." },
    nullWhenAbsent: true,
    alwaysWritten: true
  },
  json: {
    typescript: "unknown",
    structure: "FREE_ANY",
    protobuf: `.${RUNTIME}.RawExtension`,
    conversion: "raw",
    schema: "unknown",
    openapi: {}
  },
  any: { typescript: "unknown", structure: "FREE_ANY", protobuf: "bytes", schema: "unknown", openapi: {} }
};
var SCALARS_BY_OTHER_NAMES = {
  int: "int32",
  integer: "int32",
  uint32: "int64",
  long: "int64",
  number: "double",
  float: "double",
  float64: "double",
  boolean: "bool",
  str: "string",
  text: "string",
  byte: "bytes",
  binary: "bytes",
  date: "time",
  datetime: "time",
  timestamp: "time",
  object: "rawextension"
};
var scalarRow = (scalar) => SCALARS[scalar];
var isScalar = (text) => Object.hasOwn(SCALARS, text);
var scalarsOf = (...schemas) => Object.keys(SCALARS).filter(isScalar).filter((name) => schemas.includes(scalarRow(name).schema));

// dist/codegen/model.js
var ruledTexts = ({ enum: published, values, closed }) => published ?? (closed ? values : void 0);
function jsonFields(type) {
  const own = type.fields.flatMap(
    (f) => f.inlined === void 0 ? f.source.protobufOnly || f.source.removed !== void 0 ? [] : [f] : jsonFields(f.inlined)
  );
  return type.kind === void 0 && type.listOf === void 0 ? own : [typeMetaField("kind", KIND_TEXT), typeMetaField("apiVersion", API_VERSION_TEXT), ...own];
}
var KIND_TEXT = "Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request.";
var API_VERSION_TEXT = "Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve.";
var typeMetaField = (name, description) => ({
  name,
  source: { type: "string", description },
  type: { form: "scalar", scalar: "string" },
  inlined: void 0,
  protoName: name
});
var mentioned = (type) => type.form === "named" ? [type.type] : type.form === "list" ? mentioned(type.items) : type.form === "map" ? mentioned(type.values) : [];
var versionsOf = (model) => model.groups.flatMap((g) => g.versions.filter((v) => v.types.size > 0));
function heldTypes(model, inlined) {
  const held = new Set(versionsOf(model).flatMap((v) => [...v.kinds.values()].map((kind) => kind.type)));
  for (const type of held) {
    const fields = inlined === "with inlined" ? type.fields : jsonFields(type);
    const expressions = [...fields.map((f) => f.type), ...type.collection === void 0 ? [] : [type.collection]];
    if (type.source.jsonUnion) expressions.push(...type.fields.map((f) => f.type));
    for (const expression of expressions) for (const t of mentioned(expression)) held.add(t);
  }
  return held;
}
var alwaysPresent = (field2) => !field2.source.nullable && (field2.type.form === "named" && field2.type.type.collection === void 0 || field2.type.form === "scalar" && scalarRow(field2.type.scalar).alwaysWritten === true);
var hasMessage = (type) => type.version.protoPackage !== void 0 && type.source.protobuf !== false && (type.collection !== void 0 || type.listOf !== void 0 || type.fields.some((f) => f.source.proto !== void 0) || type.fields.length === 0);
var kindsOf = (model) => versionsOf(model).flatMap((v) => [...v.kinds.values()]);
function resourcesOf(model) {
  const byHub = /* @__PURE__ */ new Map();
  for (const kind of kindsOf(model)) {
    if (kind.resource === void 0) continue;
    const list = byHub.get(kind.hub);
    if (list === void 0) byHub.set(kind.hub, [kind]);
    else list.push(kind);
  }
  return [...byHub].map(([hub, versions]) => ({ hub, versions }));
}
var referenceTo = ({ version, name }) => `${version.ref}.${name}`;
var isVersion = (name) => /^v[1-9]\d*((alpha|beta)[1-9]\d*)?$/.test(name);

// dist/codegen/check-paths.js
var OPEN = ["any", "json", "rawextension", "fieldsv1"];
function strayFrom(type, path7) {
  return strayIn({ form: "named", type }, path7.replace(/^\./, "").split("."), referenceTo(type));
}
function strayIn(type, [word, ...rest], where) {
  if (word === void 0) return void 0;
  if (type.form === "scalar")
    return OPEN.includes(type.scalar) ? void 0 : { type: `${where}, which is ${type.scalar},`, word, known: "" };
  if (type.form === "map") return strayIn(type.values, rest, where);
  if (type.form === "list") return { type: `${where}, which is a list,`, word, known: "" };
  if (type.type.collection !== void 0) return strayIn(type.type.collection, [word, ...rest], where);
  if (type.type.source.jsonUnion) return void 0;
  const fields = jsonFields(type.type);
  const field2 = fields.find((f) => f.name === word);
  if (field2 !== void 0) return strayIn(field2.type, rest, `${referenceTo(type.type)}.${word}`);
  const names = fields.map((f) => f.name);
  return { type: referenceTo(type.type), word, known: fieldsKnown(word, names) };
}
function checkPaths(context) {
  for (const kind of servedKinds(context)) checkKind(kind, context);
  for (const { model } of context.declarations) checkEnds(model, context);
}
function checkKind(kind, { at }) {
  const { resource, type, hub } = kind;
  const check = (what, path7, of, keys) => {
    const stray = strayFrom(of, path7);
    if (stray !== void 0) at(type)("KW032", ["resource", ...keys], { what, path: path7, ...stray });
  };
  for (const [i, column] of (resource.columns ?? []).entries())
    if (column.value !== void 0) check("column path", column.value, type, ["columns", i, "value"]);
  for (const [name, { scale }] of Object.entries(resource.subresources ?? {}))
    for (const [word, path7] of Object.entries(scale ?? {})) check("scale path", path7, type, ["subresources", name, "scale", word]);
  for (const [label2, { path: path7, never }] of Object.entries(resource.selectable ?? {}))
    if (!never) check("selectable path", path7 ?? label2, hub.type, ["selectable", label2, ...path7 === void 0 ? [] : ["path"]]);
}
function checkEnds(type, { at, atField }) {
  if (isItsOwnItem(type))
    at(type)("KW034", [], {
      what: `the items of ${type.name}`,
      why: "they are themselves what they are items of; a type with fields must stand between"
    });
  for (const field2 of type.fields) {
    const way = wayBack(field2, type);
    const types = [type, ...way ?? []];
    if (way === void 0 || types.some((t) => referenceTo(t) < referenceTo(type))) continue;
    const cycle = [...types, type].map((t) => t.name).join(" contains ");
    atField(type, field2.name)("KW029", [], { cycle, field: field2.name });
  }
}
function isItsOwnItem(type) {
  const seen = /* @__PURE__ */ new Set([type]);
  for (const { collection } of seen)
    for (const next of collection === void 0 ? [] : mentioned(collection)) {
      if (next === type) return true;
      seen.add(next);
    }
  return false;
}
var heldIn = (field2) => field2.inlined ?? (alwaysPresent(field2) && field2.type.form === "named" ? field2.type.type : void 0);
function wayBack(field2, to) {
  const start = heldIn(field2);
  if (start === void 0) return void 0;
  if (start === to) return [];
  const ways = /* @__PURE__ */ new Map([[start, [start]]]);
  for (const [type, way] of ways)
    for (const next of type.fields.map(heldIn)) {
      if (next === to) return way;
      if (next !== void 0 && !ways.has(next)) ways.set(next, [...way, next]);
    }
  return void 0;
}

// dist/codegen/conversions.js
function sameShape(a, b, seen = /* @__PURE__ */ new Set()) {
  const pair = `${a.version.ref}.${a.name}=${b.version.ref}.${b.name}`;
  if (a === b || seen.has(pair)) return true;
  seen.add(pair);
  if (a.source.conversion !== void 0) return false;
  if (a.collection !== void 0 || b.collection !== void 0)
    return a.collection !== void 0 && b.collection !== void 0 && sameForm(a.collection, b.collection, seen);
  const [fieldsA, fieldsB] = [jsonFields(a), jsonFields(b)];
  return fieldsA.length === fieldsB.length && fieldsA.every(
    (f) => sameField(
      f,
      fieldsB.find((g) => g.name === f.name),
      seen
    )
  );
}
var sameField = (a, b, seen) => b !== void 0 && sameForm(a.type, b.type, seen);
function sameForm(a, b, seen) {
  if (a.form === "scalar" && b.form === "scalar") return a.scalar === b.scalar;
  if (a.form === "list" && b.form === "list") return sameForm(a.items, b.items, seen);
  if (a.form === "map" && b.form === "map") return sameForm(a.values, b.values, seen);
  return a.form === "named" && b.form === "named" && sameShape(a.type, b.type, seen);
}
function mappingsOf(version) {
  const mappings = /* @__PURE__ */ new Map();
  const queue = [];
  for (const kind of version.kinds.values())
    if (kind.hub !== kind && !kind.resource?.conversion?.whole && !sameShape(kind.type, kind.hub.type))
      queue.push({ here: kind.type, hub: kind.hub.type });
  for (let pair = queue.shift(); pair !== void 0; pair = queue.shift()) {
    if (mappings.has(pair.here.name)) continue;
    const mapping = mappingOf(pair);
    mappings.set(pair.here.name, mapping);
    for (const { field: field2, counterpart } of mapping.fields) {
      const inner = counterpart === void 0 ? void 0 : innerPair(field2.type, counterpart.type);
      if (inner !== void 0) queue.push(inner);
    }
  }
  return [...mappings.values()];
}
function mappingOf({ here, hub }) {
  const { keep = {}, keepFromHub = {}, rename = {} } = here.source.conversion ?? {};
  const placed = new Set(Object.values(rename).map((path7) => path7.split(".")[0] ?? ""));
  const moved = Object.keys(rename);
  const fields = [];
  for (const field2 of jsonFields(here)) {
    if (keep[field2.name] !== void 0 || moved.some((path7) => path7.startsWith(`${field2.name}.`))) continue;
    const target = (rename[field2.name] ?? field2.name).split(".");
    placed.add(target[0] ?? "");
    fields.push({ field: field2, counterpart: fieldAt(hub, target) });
  }
  const missing = jsonFields(hub).filter(({ name }) => !placed.has(name) && keepFromHub[name] === void 0);
  return { here, hub, fields, missing };
}
function fieldAt(type, path7) {
  const [first, ...rest] = path7;
  const found = jsonFields(type).find((f) => f.name === first);
  if (found === void 0 || rest.length === 0) return found;
  return found.type.form === "named" ? fieldAt(found.type.type, rest) : void 0;
}
function innerPair(here, hub) {
  if (here.form === "list" && hub.form === "list") return namedPair(here.items, hub.items);
  if (here.form === "map" && hub.form === "map") return namedPair(here.values, hub.values);
  return namedPair(here, hub);
}
var namedPair = (a, b) => a.form === "named" && b.form === "named" && !sameShape(a.type, b.type) ? { here: a.type, hub: b.type } : void 0;

// dist/codegen/check-conversions.js
function checkConversions(context) {
  const mapped = /* @__PURE__ */ new Set();
  for (const version of context.model.groups.flatMap((g) => g.versions))
    for (const mapping of mappingsOf(version)) {
      mapped.add(mapping.here);
      checkMapping(mapping, context);
    }
  const whole = new Set(
    servedKinds(context).filter((kind) => kind.resource.conversion?.whole).map((kind) => kind.version)
  );
  for (const { model } of context.declarations)
    if (model.source.conversion !== void 0 && !mapped.has(model) && !whole.has(model.version))
      context.at(model)("KW002", ["conversion"], {
        what: "`conversion`",
        why: `no kind that holds ${referenceTo(model)} converts to a hub of another shape; it belongs to the type of the version that names a \`hub\``
      });
}
function checkMapping({ here, hub, fields, missing }, { at, atField }) {
  const rules = here.source.conversion ?? {};
  const report = at(here);
  const [type, home] = [referenceTo(here), referenceTo(here)];
  for (const { field: field2, counterpart } of fields)
    if (counterpart !== void 0 && formOf(field2.type) !== formOf(counterpart.type))
      atField(here, field2.name)("KW034", ["type"], {
        what: `"${field2.name}" is ${formOf(field2.type)}`,
        why: `${referenceTo(hub)} has ${formOf(counterpart.type)} there; write \`keep: { ${field2.name}: derived }\` and convert it in code`
      });
    else if (counterpart === void 0 && rules.rename?.[field2.name] === void 0)
      atField(here, field2.name)("KW009", [], {
        field: field2.name,
        type,
        other: referenceTo(hub),
        home,
        advice: `write \`rename: { ${field2.name}: <field of ${hub.name}> }\` or \`keep: { ${field2.name}: annotation }\``
      });
  for (const field2 of missing)
    report("KW009", here.source.conversion === void 0 ? [] : ["conversion"], {
      field: field2.name,
      type: referenceTo(hub),
      other: type,
      home,
      advice: `write \`rename: { <field of ${here.name}>: ${field2.name} }\` or \`keepFromHub: { ${field2.name}: annotation }\``
    });
  for (const [from, to] of Object.entries(rules.rename ?? {})) {
    checkPath("rename path", from, here, report, ["conversion", "rename", from]);
    checkPath("rename path", to, hub, report, ["conversion", "rename", from]);
  }
  for (const [key2, of] of [
    ["keep", here],
    ["keepFromHub", hub]
  ]) {
    const known2 = jsonFields(of).map((f) => f.name);
    for (const name of Object.keys(rules[key2] ?? {}))
      if (!known2.includes(name))
        report("KW012", ["conversion", key2, name], {
          marker: key2,
          key: name,
          field: here.name,
          type: referenceTo(of),
          known: fieldsKnown(name, known2)
        });
  }
}
function formOf(type) {
  if (type.form === "scalar") return type.scalar;
  if (type.form === "list") return `a list of ${formOf(type.items)}`;
  if (type.form === "map") return `a map of ${formOf(type.values)}`;
  return type.type.collection === void 0 ? "a struct" : formOf(type.type.collection);
}
function checkPath(what, path7, type, report, keys) {
  const stray = strayFrom(type, path7);
  if (stray !== void 0) report("KW032", keys, { what, path: path7, ...stray });
}

// dist/codegen/check-fields.js
import { openapiSchemaToJsonSchema } from "@openapi-contrib/openapi-schema-to-json-schema";
import { Check } from "typebox/schema";

// dist/codegen/check-rules.js
var TEXTS = scalarsOf("text");
var NUMBERS = scalarsOf("integer", "longInteger", "number", "integerOrText");
var isA = (scalars2) => (type) => type.form === "scalar" && scalars2.includes(type.scalar) || type.form === "list" && type.items.form === "scalar" && scalars2.includes(type.items.scalar);
var isList = (type) => type.form === "list" || type.form === "named" && type.type.collection?.form === "list";
var FITTING = [
  [["enum", "values", "minLength", "maxLength", "format", "pattern"], "texts and lists of texts", isA(TEXTS)],
  [["min", "max"], "numbers and lists of numbers", isA(NUMBERS)],
  [["minItems", "maxItems", "unique", "listMapKeys"], "lists", isList],
  // JSON has bytes as one text; clients are told that they are one value.
  [["listType"], "lists and bytes", (type) => isList(type) || type.form === "scalar" && type.scalar === "bytes"],
  [["mapType"], "maps", (type) => type.form === "map" || type.form === "named" && type.type.collection?.form === "map"],
  [["structType"], "types with fields", (type) => type.form === "named" && type.type.collection === void 0]
];
var EXPLAINED = {
  nonEmpty: ["nonEmpty"],
  requiredIf: ["requiredIf"],
  forbiddenIf: ["forbiddenIf"],
  range: ["min", "max"],
  min: ["min"],
  max: ["max"],
  length: ["minLength", "maxLength"],
  items: ["minItems"],
  pattern: ["pattern"],
  immutable: ["immutable"]
};
var typeText = (source) => source.type ?? "of no type";
function checkRules(type, field2, file, place, diagnostics) {
  const { source } = field2;
  const report = (code, at, holes) => diagnostics.report(code, file.position([...place, ...at]), { field: field2.name, ...holes });
  for (const [rules, words, fits] of FITTING)
    for (const rule of rules)
      if (source[rule] !== void 0 && !fits(field2.type)) report("KW015", [rule], { rule, type: typeText(source), fits: words });
  if (source.format !== void 0 && FORMATS[source.format] === void 0)
    report("KW016", ["format"], {
      format: source.format,
      known: Object.keys(FORMATS).join(", "),
      meant: meant(source.format, Object.keys(FORMATS))
    });
  if (source.pattern !== void 0 && !isRegularExpression(source.pattern)) report("KW017", ["pattern"], { pattern: source.pattern });
  for (const [low, high] of [
    ["min", "max"],
    ["minLength", "maxLength"],
    ["minItems", "maxItems"]
  ]) {
    const [from, to] = [source[low], source[high]];
    if (from !== void 0 && to !== void 0 && from > to) report("KW018", [low], { low, high });
  }
  for (const [name, needed, missing] of [
    ["listType", "`listMapKeys`", source.listType === "map" && source.listMapKeys === void 0],
    ["listMapKeys", "`listType: map`", source.listMapKeys !== void 0 && source.listType !== "map"],
    ["defaultIf", "`default`", source.defaultIf !== void 0 && source.default === void 0]
  ])
    if (missing) report("KW013", [name], { name, needed });
  const siblings = jsonFields(type).map((f) => f.name);
  for (const name of Object.keys(source.defaultIf ?? {}))
    if (!siblings.includes(name))
      report("KW019", ["defaultIf", name], { sibling: name, where: type.name, known: fieldsKnown(name, siblings) });
  if (source.closed && source.values === void 0) report("KW013", ["closed"], { name: "closed", needed: "`values`" });
  if (source.values !== void 0 && source.enum !== void 0)
    report("KW002", ["values"], { what: "`values`", why: "`enum` says what the field may hold" });
  if (typeof source.unique === "string" && !itemFields(field2.type).includes(source.unique))
    report("KW019", ["unique"], {
      sibling: source.unique,
      where: "the items of the list",
      known: fieldsKnown(source.unique, itemFields(field2.type))
    });
  for (const rule of ["requiredIf", "forbiddenIf"]) checkCondition(source[rule], rule, type, report);
  for (const rule of Object.keys(source.because ?? {}))
    if (!EXPLAINED[rule]?.some((r) => source[r] !== void 0)) report("KW021", ["because", rule], { rule });
}
var itemFields = (type) => type.form === "list" && type.items.form === "named" ? jsonFields(type.items.type).map((f) => f.name) : [];
function isRegularExpression(pattern) {
  try {
    matching(pattern);
    return true;
  } catch {
    return false;
  }
}
function checkCondition(condition, rule, type, report) {
  for (const [name, held] of Object.entries(condition ?? {})) {
    const sibling = jsonFields(type).find((f) => f.name === name);
    if (sibling === void 0) {
      report("KW019", [rule, name], {
        sibling: name,
        where: type.name,
        known: fieldsKnown(
          name,
          jsonFields(type).map((f) => f.name)
        )
      });
      continue;
    }
    const values = [typeof held === "object" && held !== null && "not" in held ? held.not : held].flat();
    const words = sibling.source.enum ?? sibling.source.values;
    for (const value of values)
      if (words !== void 0 && value !== null && !words.includes(String(value)))
        report("KW020", [rule, name], { value: String(value), sibling: name, known: words.join(", ") });
  }
}

// dist/codegen/check-fields.js
function schemaOf(type) {
  if (type.form === "scalar") return scalarRow(type.scalar).openapi;
  if (type.form === "list") return { type: "array", items: schemaOf(type.items) };
  if (type.form === "map") return { type: "object", additionalProperties: schemaOf(type.values) };
  if (type.type.collection !== void 0) return schemaOf(type.type.collection);
  return type.type.source.jsonUnion ? {} : { type: "object" };
}
function checkField(type, field2, file, place, diagnostics) {
  const { source } = field2;
  if (source.default !== void 0) {
    const { values, enum: texts2 = values, min, max, minLength, maxLength } = source;
    const published = {
      ...schemaOf(field2.type),
      ...field2.type.form === "scalar" ? given({ enum: texts2, minimum: min, maximum: max, minLength, maxLength }) : {}
    };
    if (!Check(openapiSchemaToJsonSchema(published), source.default))
      diagnostics.report("KW011", file.position([...place, "default"]), {
        value: JSON.stringify(source.default),
        field: field2.name,
        type: source.type ?? ""
      });
  }
  checkRules(type, field2, file, place, diagnostics);
  checkMergeKeys(field2, file, place, diagnostics);
}
function checkMergeKeys({ name, source, type }, file, place, diagnostics) {
  const items = type.form === "list" && type.items.form === "named" ? jsonFields(type.items.type).map((f) => f.name) : [];
  const keys = { listMapKeys: source.listMapKeys ?? [], patchMergeKey: source.patchMergeKey === void 0 ? [] : [source.patchMergeKey] };
  for (const [marker, words] of Object.entries(keys))
    for (const key2 of words) {
      if (items.includes(key2) || type.form === "scalar" && key2 === name) continue;
      diagnostics.report("KW012", file.position([...place, marker]), {
        marker,
        key: key2,
        field: name,
        type: items.length === 0 ? "its items, which are no structs" : "its items",
        known: items.length === 0 ? "" : fieldsKnown(key2, items)
      });
    }
}
var given = (o) => Object.fromEntries(Object.entries(o).filter(([, v]) => v !== void 0));

// dist/codegen/check-names.js
var lower = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
var upper = (name) => name.charAt(0).toUpperCase() + name.slice(1).replace(/[^A-Za-z0-9]/g, "");
var MAX_NAME = 63;
var TAKEN_BY_CODE = /* @__PURE__ */ new Set([
  ..."Array ArrayBuffer BigInt Boolean DataView Date Error Function Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol Uint8Array Buffer Record Readonly Partial Required Pick Omit Exclude Extract KeysOfUnion DeepPartial Exact Builtin MessageFns BinaryReader BinaryWriter Defaultable GeneratedCode Guard Hashing KindFunctions Mapping ProtobufCodec RouteTable SchemaOfType StructStructure TSchema Type Value VersionDefinition".split(" "),
  ...Object.values(SCALARS).map(({ structure }) => structure)
]);
var TAKEN_BY_JAVASCRIPT = new Set(
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield routes router serve".split(" ")
);
var PLURAL = {
  what: "plural",
  fits: (name) => /^[a-z][a-z0-9]*$/.test(name) && name.length <= MAX_NAME && !TAKEN_BY_JAVASCRIPT.has(name),
  why: `it is up to ${MAX_NAME} lower case letters and digits, begins with a letter, and is no word of JavaScript's own`,
  proposed: lower
};
var label = (what) => ({
  what,
  fits: (name) => FORMATS["dns-1035-label"]?.faults(name).length === 0,
  why: `it is up to ${MAX_NAME} lower case letters, digits and hyphens, and begins with a letter`,
  proposed: lower
});
var SINGULAR = label("singular");
var SHORT_NAME = label("short name");
var CATEGORY = label("category");
var TYPE = {
  what: "type",
  fits: (name) => /^[A-Z][A-Za-z0-9]*$/.test(name) && !TAKEN_BY_CODE.has(name),
  why: "it is letters and digits, begins with a capital, and is none that TypeScript or generated code uses itself",
  proposed: upper
};
var KIND = { ...TYPE, what: "kind" };
var GROUP = {
  what: "group",
  fits: (name) => name === "" || FORMATS["dns-subdomain"]?.faults(name).length === 0,
  why: "it is a domain in lower case, such as shop.example.com",
  proposed: (name) => name.toLowerCase().replace(/[^a-z0-9.-]+/g, "-")
};
var FOLDER = {
  what: "folder of a group",
  fits: (name) => /^[a-z][a-z0-9]*([.-][a-z][a-z0-9]*)*$/.test(name),
  why: "it is words in lower case, with dots or hyphens between them",
  proposed: (name) => name.toLowerCase().replace(/[^a-z0-9.-]+/g, "-")
};
var FIELD = {
  what: "field",
  fits: (name) => /^[A-Za-z$][\w$-]*$/.test(name) && !(name in Object.prototype),
  why: "it is letters and digits, begins with a letter, and is none that every JavaScript object has",
  proposed: (name) => name.replace(/[^A-Za-z0-9]+(.)?/g, (_, c) => c?.toUpperCase() ?? "")
};
function checkForm(name, form, report, keys) {
  if (form.fits(name)) return;
  const proposal = form.proposed(name);
  report("KW025", keys, {
    name,
    what: form.what,
    why: form.why,
    proposal: proposal !== name && form.fits(proposal) ? `; write "${proposal}"` : ""
  });
}
function checkNames(context, diagnostics) {
  for (const [group, file] of context.groupFiles)
    checkGroup(group, context, (code, keys, holes) => diagnostics.report(code, file.position(keys), holes));
  for (const { model } of context.declarations) checkType(model, context);
  checkResources(context);
}
var isServed2 = ({ role }) => role !== "configuration" && role !== "client";
function checkGroup(group, context, report) {
  const earlier = [...context.groupFiles.keys()].slice(0, [...context.groupFiles.keys()].indexOf(group));
  checkForm(group.name, GROUP, report, ["group"]);
  checkForm(group.folder, FOLDER, report, ["group"]);
  for (const other of earlier) {
    const kindsOf2 = (g) => g.versions.filter((v) => v.kinds.size > 0).map((v) => v.version);
    const both = isServed2(group) && isServed2(other);
    if (group.name === other.name && (both || kindsOf2(group).some((version) => kindsOf2(other).includes(version))))
      report("KW024", ["group"], { what: "group", name: group.name, other: `folder ${other.folder}`, advice: "move its versions there" });
    if (lower(group.folder) === lower(other.folder))
      report("KW024", ["group"], {
        what: "folder name",
        name: group.folder,
        other: other.folder,
        advice: "take one that differs in more than dots and hyphens"
      });
  }
  for (const { version, types, ref: ref2, apiVersion, protoPackage } of group.versions) {
    const keys = ["versions", version];
    const known2 = group.versions.map((v) => v.version).filter(isVersion);
    if (!isVersion(version)) report("KW026", keys, { version, meant: meant(version, known2) });
    else if (types.size === 0 && !context.faultIn(ref2))
      report("KW013", keys, { name: ref2, needed: `a file, such as ${ref2}/<Kind>.yaml; or take ${version} out of \`versions\`` });
    if (protoPackage === void 0 || !isVersion(version)) continue;
    if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(protoPackage))
      report("KW025", keys, {
        name: protoPackage,
        what: "Protobuf package",
        why: "it is words of letters, digits and underscores, with dots between them",
        proposal: `; write \`${version}: { protoPackage: \u2026 }\``
      });
    const other = [...earlier, group].flatMap((g) => g.versions).find((v) => v.protoPackage === protoPackage && v.ref !== ref2 && v.apiVersion !== apiVersion);
    if (other !== void 0)
      report("KW024", keys, {
        what: "Protobuf package",
        name: protoPackage,
        other: other.ref,
        advice: "give one of them another `protoPackage`"
      });
  }
}
function checkType(type, { at, atField }) {
  checkForm(type.name, type.kind === void 0 ? TYPE : KIND, at(type), type.kind === void 0 ? [] : ["kind"]);
  const names = /* @__PURE__ */ new Map();
  for (const { name } of type.kind === void 0 ? [] : [{ name: "kind" }, { name: "apiVersion" }]) names.set(name, "every kind");
  for (const field2 of type.fields) {
    const report = atField(type, field2.name);
    if (field2.inlined === void 0) checkForm(field2.name, FIELD, report, []);
    const own = field2.inlined === void 0 ? [field2] : jsonFields(field2.inlined);
    for (const { name } of own) {
      const other = names.get(name);
      if (other !== void 0 && field2.source.removed === void 0)
        report("KW024", [], { what: "field name", name, other, advice: "a field of JSON can stand there once" });
      names.set(name, field2.inlined === void 0 ? type.name : field2.inlined.name);
    }
  }
}
function checkResources(context) {
  const plurals = /* @__PURE__ */ new Map();
  const inVersion = /* @__PURE__ */ new Map();
  const hubs = /* @__PURE__ */ new Map();
  const kinds = servedKinds(context);
  const shorts = /* @__PURE__ */ new Map();
  for (const kind of kinds) {
    const { resource, version } = kind;
    const report = context.at(kind.type);
    const singular = resource.singular ?? kind.name.toLowerCase();
    checkForm(resource.plural, PLURAL, report, ["resource", "plural"]);
    if (resource.singular !== void 0 && resource.singular !== "") checkForm(singular, SINGULAR, report, ["resource", "singular"]);
    for (const [i, name] of (resource.categories ?? []).entries()) checkForm(name, CATEGORY, report, ["resource", "categories", i]);
    const taken = (what, name, other, keys, advice) => report("KW024", ["resource", ...keys], { what, name, other: referenceTo(other), advice });
    const group = version.group.name;
    const same = plurals.get(`${group}/${resource.plural}`) ?? kind;
    const beside = inVersion.get(`${version.ref}/${resource.plural}`);
    const unresolved = resource.hub !== void 0 && kind.hub === kind;
    if (!unresolved && (same.hub !== kind.hub || beside !== void 0))
      taken(
        "plural",
        resource.plural,
        beside ?? same,
        ["plural"],
        `take another, or write \`hub: ${referenceTo((beside ?? same).hub)}\` for a version of it`
      );
    plurals.set(`${group}/${resource.plural}`, same);
    inVersion.set(`${version.ref}/${resource.plural}`, kind);
    const hub = `${version.apiVersion} ${referenceTo(kind.hub)}`;
    const twin = hubs.get(hub);
    if (twin !== void 0) taken("hub", referenceTo(kind.hub), twin, ["hub"], "a version has one kind for each hub");
    hubs.set(hub, kind);
    for (const [i, name] of (resource.shortNames ?? []).entries()) {
      checkForm(name, SHORT_NAME, report, ["resource", "shortNames", i]);
      const other = shorts.get(name) ?? kind;
      const full = kinds.find((k) => k.hub !== kind.hub && [k.resource.plural, k.resource.singular, k.name.toLowerCase()].includes(name));
      if (other.hub !== kind.hub)
        taken("short name", name, other, ["shortNames", i], "clients could not tell which is meant; take another");
      else if (full !== void 0) taken("name", name, full, ["shortNames", i], "clients could not tell which is meant; take another");
      else shorts.set(name, kind);
    }
  }
}

// dist/codegen/published-messages.js
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path2 from "node:path";
var PACKAGE = /^package ([\w.]+);$/;
var MESSAGE = /^message (\w+) \{$/;
var RESERVED = /^ {2}reserved ([\d, ]+);$/;
var FIELD2 = /^ {2}(?:(optional|repeated) ([\w.]+)|map<string, ([\w.]+)>) (\w+) = (\d+);$/;
function publishedMessages(output) {
  const folder = path2.join(output, "proto");
  const messages2 = /* @__PURE__ */ new Map();
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  for (const name of files.filter((file) => file.endsWith(".proto")))
    for (const [message2, content] of messagesOf(readFileSync(path2.join(folder, name), "utf8")))
      messages2.set(message2, { file: path2.relative("", path2.join(folder, name)).split(path2.sep).join("/"), ...content });
  return messages2;
}
function messagesOf(text) {
  const messages2 = /* @__PURE__ */ new Map();
  let inPackage = "";
  let content = { fields: [], reserved: [] };
  for (const line of text.split("\n")) {
    inPackage = PACKAGE.exec(line)?.[1] ?? inPackage;
    const message2 = MESSAGE.exec(line)?.[1];
    if (message2 !== void 0) {
      content = { fields: [], reserved: [] };
      messages2.set(`${inPackage}.${message2}`, content);
    }
    content.reserved.push(...RESERVED.exec(line)?.[1]?.split(",").map(Number) ?? []);
    const [, label2, type = "", ofMap, name = "", number] = FIELD2.exec(line) ?? [];
    if (number !== void 0)
      content.fields.push({ name, number: Number(number), type: wireType(ofMap ?? type, ofMap === void 0 ? label2 : "map") });
  }
  return messages2;
}
function wireType(type, label2) {
  const name = type.slice(type.lastIndexOf(".") + 1);
  return label2 === "map" ? `map of ${name}` : label2 === "repeated" ? `repeated ${name}` : name;
}

// dist/codegen/check-protobuf.js
var FIRST_RESERVED = 19e3;
var LAST_RESERVED = 19999;
var MAX_NUMBER = 2 ** 29 - 1;
var usable = (number) => number >= 1 && number <= MAX_NUMBER && (number < FIRST_RESERVED || number > LAST_RESERVED);
function freeNumber(type) {
  const taken = [...type.fields.flatMap((f) => f.source.proto ?? []), ...type.source.reserved ?? []].filter(usable);
  const next = Math.max(0, ...taken) + 1;
  if (usable(next)) return next;
  for (let number = 1; ; number++) if (usable(number) && !taken.includes(number)) return number;
}
function checkProtobuf(context, diagnostics) {
  const sent = messages(context);
  for (const { model } of context.declarations) {
    if (model.version.protoPackage === void 0 || model.source.protobuf === false || model.collection !== void 0) continue;
    checkNumbers(model, sent.has(model), context);
    if (hasMessage(model)) checkNames2(model, context);
  }
  for (const type of sent) checkForms(type, context);
  const faulty = new Set(diagnostics.all.map((d) => d.code));
  if (!["KW004", "KW005", "KW014", "KW027"].some((code) => faulty.has(code)))
    for (const { model } of context.declarations) checkPublished(model, context);
}
function messages(context) {
  const versions = context.model.groups.flatMap((g) => g.versions);
  const kinds = servedKinds(context).map((kind) => kind.type);
  const sent = /* @__PURE__ */ new Set([...versions.flatMap((v) => [...v.types.values()].filter(hasMessage)), ...kinds]);
  for (const type of sent) {
    if (type.version.protoPackage === void 0 || type.source.protobuf === false) {
      sent.delete(type);
      continue;
    }
    const held = type.collection === void 0 ? type.fields.filter((f) => f.source.proto !== void 0).map((f) => f.type) : [type.collection];
    for (const expression of held) for (const other of mentioned(expression)) sent.add(other);
  }
  return sent;
}
function checkNumbers(type, sent, { atField }) {
  const taken = /* @__PURE__ */ new Map();
  const reserved = new Set(type.source.reserved ?? []);
  const free = freeNumber(type);
  const numbered = type.fields.some((f) => f.source.proto !== void 0);
  let missing = 0;
  for (const { name: field2, source, inlined } of type.fields) {
    const report = atField(type, field2);
    const number = source.proto;
    if (number === void 0) {
      if ((numbered || sent) && inlined === void 0) report("KW005", [], { field: field2, free: free + missing++ });
      continue;
    }
    const other = taken.get(number);
    if (other !== void 0) report("KW004", ["proto"], { number, field: field2, other, free });
    if (reserved.has(number)) report("KW014", ["proto"], { number, field: field2, free });
    if (!usable(number)) report("KW027", ["proto"], { number, field: field2, free });
    taken.set(number, field2);
  }
}
var PROTO_NAME = /^[A-Za-z_]\w*$/;
function checkNames2(type, { atField }) {
  const taken = /* @__PURE__ */ new Map();
  for (const field2 of type.fields) {
    if (field2.source.proto === void 0) continue;
    const name = field2.protoName;
    const report = atField(type, field2.name);
    const judged = field2.source.protoName !== void 0 || FIELD.fits(name);
    if (judged && (!PROTO_NAME.test(name) || name in Object.prototype))
      report("KW025", [], {
        name,
        what: "Protobuf field",
        why: "it is letters, digits and underscores, and begins with a letter",
        proposal: "; add `protoName`"
      });
    const plain = name.toLowerCase().replace(/_/g, "");
    const other = taken.get(plain);
    if (other !== void 0)
      report("KW024", [], { what: "Protobuf field name", name, other: `field ${other}, but for case`, advice: "add another `protoName`" });
    taken.set(plain, name);
  }
}
function checkForms(type, { at, atField }) {
  if (type.collection !== void 0) checkForm2(type.collection, type.name, at(type), [type.source.list === void 0 ? "map" : "list"]);
  else
    for (const f of type.fields)
      if (f.source.proto !== void 0) checkForm2(f.type, f.name, atField(type, f.name), f.inlined === void 0 ? ["type"] : []);
}
function checkForm2(type, field2, report, keys) {
  const fault = (why) => report("KW035", keys, { field: field2, type: printed(type), why });
  const inner = type.form === "list" ? type.items : type.form === "map" ? type.values : void 0;
  if (inner?.form === "list" || inner?.form === "map")
    fault(`declare a type with \`${inner.form}: ${printed(inner).slice(inner.form.length + 1, -1)}\`, and write ${type.form}<ThatType>`);
  const held = inner ?? type;
  if (held.form === "scalar" && held.scalar === "any") fault(`use ${inner === void 0 ? "json" : `${type.form}<json>`}`);
  if (held.form !== "named") return;
  if (held.type.version.protoPackage === void 0) fault(`${held.type.version.ref} has no \`protoPackage\` in its group.yaml`);
  else if (held.type.source.protobuf === false) fault(`${referenceTo(held.type)} says \`protobuf: false\``);
}
var printed = (type) => type.form === "scalar" ? type.scalar : type.form === "named" ? type.type.name : `${type.form}<${printed(type.form === "list" ? type.items : type.values)}>`;
function checkPublished(type, { at, atField, published }) {
  const former = published.get(`${type.version.protoPackage ?? ""}.${type.name}`);
  if (former === void 0 || type.collection !== void 0 || !hasMessage(type)) return;
  const { file } = former;
  const fields = type.fields.filter((f) => f.source.proto !== void 0);
  const free = Math.max(freeNumber(type), ...former.fields.map((f) => f.number + 1));
  const reserved = type.source.reserved ?? [];
  for (const number of former.reserved)
    if (!reserved.includes(number) && !fields.some((f) => f.source.proto === number))
      at(type)("KW028", [], {
        what: `Protobuf number ${number} of ${referenceTo(type)} was reserved before`,
        advice: `add \`reserved: [ ${[...reserved, number].join(", ")} ]\``,
        file
      });
  for (const old of former.fields) {
    const now = fields.find((f) => f.source.proto === old.number);
    const named = fields.find((f) => f.protoName === old.name);
    if (now !== void 0) checkField2(now, old, file, free, atField(type, now.name));
    else if (named !== void 0)
      atField(type, named.name)("KW028", ["proto"], {
        what: `"${old.name}" had the Protobuf number ${old.number} before`,
        advice: `write \`proto: ${old.number}\``,
        file
      });
    else if (!reserved.includes(old.number))
      at(type)("KW028", ["fields"], {
        what: `"${old.name}" of ${referenceTo(type)} had the Protobuf number ${old.number} before`,
        advice: `add \`reserved: [ ${[...reserved, old.number].join(", ")} ]\` to the type, so that no other field takes it`,
        file
      });
  }
}
function checkField2(field2, old, file, free, report) {
  if (field2.protoName !== old.name)
    report("KW028", ["proto"], {
      what: `Protobuf number ${old.number} was that of "${old.name}" before`,
      advice: `take ${free} for "${field2.name}", and add ${old.number} to \`reserved\` of the type`,
      file
    });
  else if (messageType(field2.type) !== old.type)
    report("KW028", ["type"], {
      what: `"${field2.name}" was ${old.type} before, and is ${messageType(field2.type)} now`,
      advice: `keep its type, or give a field of another name the number ${free} and add ${old.number} to \`reserved\` of the type`,
      file
    });
}
function messageType(type) {
  const inner = type.form === "list" ? type.items : type.form === "map" ? type.values : type;
  const name = inner.form === "scalar" ? scalarRow(inner.scalar).protobuf : inner.form === "named" ? inner.type.name : "";
  return wireType(name, type.form === "list" ? "repeated" : type.form);
}

// dist/codegen/check-storage.js
function checkStorage(context) {
  const kinds = servedKinds(context);
  const prefixes = /* @__PURE__ */ new Map();
  for (const kind of kinds) {
    const { resource } = kind;
    const { storage } = resource;
    if (storage === void 0) continue;
    const report = context.at(kind.type);
    const needless = kind.hub !== kind ? "its hub says where objects are kept" : resource.virtual ? "objects of a virtual kind are not kept" : void 0;
    if (needless !== void 0) {
      report("KW002", ["resource", "storage"], { what: "`resource.storage`", why: needless });
      continue;
    }
    checkPrefix(kind, storage.prefix, prefixes, context);
    const versions = kinds.filter((k) => k.hub === kind && k.name === kind.name);
    const stored = storage.version === void 0 ? kind : versions.find((k) => k.version.ref === storage.version);
    if (stored === void 0) {
      const known2 = versions.map((k) => k.version.ref);
      report("KW031", ["resource", "storage", "version"], {
        what: "storage version",
        word: storage.version ?? "",
        known: listed(known2),
        meant: meant(storage.version ?? "", known2)
      });
    } else if (storage.encoding !== "json" && !hasMessage(stored.type) && stored.type.source.protobuf === false) {
      report("KW002", ["resource", "storage"], {
        what: "`resource.storage`",
        why: `${referenceTo(stored)} has no Protobuf form to be kept in; add \`encoding: json\``
      });
    }
  }
}
var PREFIX = /^[A-Za-z0-9][A-Za-z0-9_.-]*(\/[A-Za-z0-9][A-Za-z0-9_.-]*)*$/;
function checkPrefix(kind, prefix, taken, context) {
  const report = context.at(kind.type);
  const keys = ["resource", "storage", "prefix"];
  if (!PREFIX.test(prefix))
    report("KW025", keys, {
      name: prefix,
      what: "storage prefix",
      why: "it is words of letters, digits, hyphens, underscores and dots, with slashes between them",
      proposal: ""
    });
  for (const [other, owner] of taken) {
    const relation = prefix === other ? "that of" : prefix.startsWith(`${other}/`) ? "inside that of" : other.startsWith(`${prefix}/`) ? "around that of" : void 0;
    if (relation === void 0) continue;
    const free = `${kind.version.group.name === "" ? "" : `${kind.version.group.name}/`}${kind.resource.plural}`;
    const usable2 = [...taken.keys()].every((p) => p !== free && !p.startsWith(`${free}/`) && !free.startsWith(`${p}/`));
    report("KW023", keys, { prefix, relation, other: referenceTo(owner), free: usable2 ? free : `${free}-of-${kind.name.toLowerCase()}` });
    return;
  }
  taken.set(prefix, kind);
}

// dist/codegen/check-words.js
function checkWords(context, diagnostics) {
  for (const { model } of context.declarations)
    for (const { name, source } of model.fields) {
      const report = context.atField(model, name);
      if (source.featureGate !== void 0) checkWord("feature gate", source.featureGate, context.gates, report, ["featureGate"]);
      else if (source.gateOff !== void 0) report("KW013", ["gateOff"], { name: "gateOff", needed: "`featureGate`" });
    }
  for (const kind of servedKinds(context)) checkKind2(kind, context);
  const kinds = context.model.groups.flatMap((g) => g.versions.flatMap((v) => [...v.kinds.values()]));
  for (const kind of kinds) checkLifetime(kind, context.at(kind.type));
  for (const [group, file] of context.groupFiles)
    for (const { version } of group.versions.filter((v) => v.priority > MAX_PRIORITY && isVersion(v.version)))
      diagnostics.report("KW034", file.position(["versions", version, "priority"]), {
        what: "the priority of a version",
        why: `it is ${MAX_PRIORITY} at most`
      });
}
var MAX_PRIORITY = 1e3;
function checkWord(what, word, known2, report, keys) {
  if (!known2.includes(word)) report("KW031", keys, { what, word, known: listed(known2), meant: meant(word, known2) });
}
function checkKind2(kind, context) {
  const { resource, type, version } = kind;
  const report = context.at(type);
  const metadata = type.fields.find((f) => f.name === "metadata")?.type;
  if (metadata?.form !== "named" || referenceTo(metadata.type) !== "meta/v1.ObjectMeta")
    report("KW030", ["kind"], { kind: kind.name, free: freeNumber(type) });
  const { nameFormat, ttlFlag } = resource.writes ?? {};
  if (nameFormat !== void 0) checkWord("name format", nameFormat, Object.keys(FORMATS), report, ["resource", "writes", "nameFormat"]);
  if (ttlFlag !== void 0) checkWord("flag", ttlFlag, context.flags, report, ["resource", "writes", "ttlFlag"]);
  const versions = new Map(context.model.groups.flatMap((g) => g.versions.map((v) => [v.ref, v])));
  for (const [name, subresource] of Object.entries(resource.subresources ?? {})) {
    const keys = ["resource", "subresources", name];
    if (subresource.featureGate !== void 0)
      checkWord("feature gate", subresource.featureGate, context.gates, report, [...keys, "featureGate"]);
    if (subresource.kind === void 0) continue;
    const dot = subresource.kind.lastIndexOf(".");
    const owner = dot < 0 ? version : versions.get(subresource.kind.slice(0, dot));
    const known2 = owner === void 0 ? [...versions.keys()] : [...owner.types.keys()].map((of) => dot < 0 ? of : `${owner.ref}.${of}`);
    if (owner === void 0 || !known2.includes(subresource.kind))
      checkWord("kind of a subresource", subresource.kind, known2, report, [...keys, "kind"]);
  }
  if (resource.hub !== void 0 && kind.hub !== kind && kind.hub.resource?.scope !== resource.scope)
    report("KW034", ["resource", "scope"], {
      what: `the scope ${resource.scope}`,
      why: `its hub ${referenceTo(kind.hub)} is ${kind.hub.resource?.scope ?? ""}, and objects of all versions are the same`
    });
}
var ORDER = ["introduced", "deprecated", "removed"];
function checkLifetime({ source: { lifetime = {} } }, report) {
  const given2 = ORDER.flatMap((name) => lifetime[name] === void 0 ? [] : [{ name, release: lifetime[name] }]);
  for (const [i, { name, release }] of given2.entries()) {
    const before = given2[i - 1];
    if (before !== void 0 && compareReleases(before.release, release) > 0)
      report("KW034", ["lifetime", name], { what: `${name} in ${release}`, why: `it is ${before.name} later, in ${before.release}` });
  }
  const { replacement } = lifetime;
  if (replacement !== void 0 && !isVersion(replacement.split("/").at(-2) ?? ""))
    report("KW034", ["lifetime", "replacement"], { what: `the replacement ${replacement}`, why: "it is written <group>/<version>/<Kind>" });
}

// dist/codegen/check.js
function checkCatalogue(catalogue, diagnostics) {
  const context = checkContext(catalogue, diagnostics);
  checkPaths(context);
  if (catalogue.declarations.some(({ model }) => isItsOwnItem(model))) return;
  for (const { model, file, keys } of catalogue.declarations)
    for (const field2 of model.fields) checkField(model, field2, file, [...keys, "fields", field2.name], diagnostics);
  checkNames(context, diagnostics);
  checkStorage(context);
  checkProtobuf(context, diagnostics);
  checkWords(context, diagnostics);
  checkConversions(context);
}

// dist/codegen/conforms.js
import { Settings } from "typebox/system";
import { Errors } from "typebox/value";
var MAX_FAULTS = 1e3;
function faultsOf(schema, value) {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MAX_FAULTS });
  try {
    return Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}
function conforms(file, schema, diagnostics) {
  const faults = faultsOf(schema, file.value);
  const unions2 = faults.filter((f) => f.keyword === "anyOf").map((f) => `${f.schemaPath}/anyOf/`);
  const whole = faults.filter((f) => !unions2.some((union) => f.schemaPath.startsWith(union)));
  const deepest = whole.filter((f) => !whole.some((g) => g !== f && g.instancePath.startsWith(`${f.instancePath}/`)));
  for (const fault of deepest.length > 0 ? deepest : faults) {
    const keys = fault.instancePath.split("/").slice(1).map(unescaped);
    const place = keys.map((key2) => /^\d+$/.test(key2) ? Number(key2) : key2);
    const what = place.length === 0 ? "the file" : `\`${keys.join(".")}\``;
    diagnostics.report("KW002", file.position(place), { what, why: explain(fault, schema, keys.at(-1) ?? "", valueAt(file.value, keys)) });
  }
  return faults.length === 0;
}
var unescaped = (key2) => key2.replace(/~1/g, "/").replace(/~0/g, "~");
var memberOf = (value, key2) => typeof value === "object" && value !== null && Object.hasOwn(value, key2) ? value[key2] : void 0;
var valueAt = (value, keys) => keys.reduce(memberOf, value);
var partOf = (schema, pointer) => valueAt(schema, pointer.split("/").slice(1).map(unescaped));
var texts = (value) => Array.isArray(value) ? value.map((v) => String(v)) : [];
function explain(fault, schema, key2, value) {
  if (fault.keyword === "boolean") {
    const parent = partOf(schema, fault.schemaPath.replace(/\/additionalProperties$/, ""));
    const known2 = Object.keys(memberOf(parent, "properties") ?? {});
    return `no such key${meant(key2, known2)}; known are ${listed(known2)}`;
  }
  const part = partOf(schema, fault.schemaPath);
  if (fault.keyword === "enum") {
    const known2 = texts(memberOf(part, "enum"));
    return `"${String(value)}" is none of ${listed(known2)}${meant(String(value), known2)}`;
  }
  if (fault.keyword === "anyOf") {
    const forms = memberOf(part, "anyOf") ?? [];
    return `it is ${[...new Set(forms.map((form) => String(memberOf(form, "type") ?? "another form")))].join(" or ")}`;
  }
  if (fault.keyword === "type" && memberOf(part, "type") === "string" && typeof value === "number")
    return "it is text: put it in quotes as it stands, since YAML reads 1.20 as the number 1.2";
  if (fault.keyword === "pattern") return `"${String(value)}" does not match ${String(memberOf(part, "pattern"))}${example(part)}`;
  return fault.message;
}
var example = (part) => {
  const [first] = texts(memberOf(part, "examples"));
  return first === void 0 ? "" : `, as ${first} does`;
};

// dist/codegen/schema.js
import Type, {} from "typebox";
var Closed = { additionalProperties: false };
var Text = Type.String({ minLength: 1 });
var Texts = Type.Array(Text);
var Release = Type.String({ pattern: "^\\d+\\.\\d+$", examples: ["1.21"] });
var AnyValue = Type.Unknown();
var Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
var Scalars = Type.Union([Scalar, Type.Array(Scalar)]);
var Condition = Type.Record(Type.String(), Type.Union([Scalars, Type.Object({ not: Scalars }, Closed)]));
var Because = Type.Object(
  {
    nonEmpty: Type.Optional(Text),
    requiredIf: Type.Optional(Text),
    forbiddenIf: Type.Optional(Text),
    range: Type.Optional(Text),
    min: Type.Optional(Text),
    max: Type.Optional(Text),
    length: Type.Optional(Text),
    items: Type.Optional(Text),
    pattern: Type.Optional(Text),
    immutable: Type.Optional(Text)
  },
  Closed
);
var Field = Type.Object(
  {
    description: Type.Optional(Text),
    type: Type.Optional(Text),
    proto: Type.Optional(Type.Integer({ minimum: 1 })),
    protoName: Type.Optional(Text),
    protobufOnly: Type.Optional(Type.Boolean()),
    required: Type.Optional(Type.Boolean()),
    nullable: Type.Optional(Type.Boolean()),
    keepEmpty: Type.Optional(Type.Boolean()),
    deprecated: Type.Optional(Type.Boolean()),
    /** Last release that wrote the field: stored data may carry it, requests may not. */
    removed: Type.Optional(Release),
    default: Type.Optional(AnyValue),
    defaultIf: Type.Optional(Type.Record(Type.String(), AnyValue)),
    enum: Type.Optional(Type.Array(Type.String())),
    /** Texts that the field may hold, in the order in which clients print them; the kind's code asks for them unless `closed` is set. */
    values: Type.Optional(Type.Array(Type.String())),
    /** A declared rule refuses all but the `values`, as with `enum`, but documents do not tell of them. */
    closed: Type.Optional(Type.Literal(true)),
    format: Type.Optional(Text),
    pattern: Type.Optional(Text),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    minLength: Type.Optional(Type.Integer({ minimum: 0 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 0 })),
    minItems: Type.Optional(Type.Integer({ minimum: 0 })),
    maxItems: Type.Optional(Type.Integer({ minimum: 0 })),
    nonEmpty: Type.Optional(Type.Boolean()),
    unique: Type.Optional(Type.Union([Type.Boolean(), Text])),
    immutable: Type.Optional(Type.Boolean()),
    requiredIf: Type.Optional(Condition),
    forbiddenIf: Type.Optional(Condition),
    because: Type.Optional(Because),
    listType: Type.Optional(Type.Enum(["atomic", "set", "map"])),
    listMapKeys: Type.Optional(Texts),
    mapType: Type.Optional(Type.Enum(["atomic", "granular"])),
    structType: Type.Optional(Type.Enum(["atomic", "granular"])),
    patchStrategy: Type.Optional(Type.Array(Type.Enum(["merge", "replace", "retainKeys"]))),
    patchMergeKey: Type.Optional(Text),
    featureGate: Type.Optional(Text),
    /** The value that a write gets while the gate is off; where it is absent, the field is dropped. */
    gateOff: Type.Optional(Type.Unknown())
  },
  Closed
);
var TypeConversion = Type.Object(
  {
    /** Field here → field of the hub's type; dotted paths on either side move values between depths. */
    rename: Type.Optional(Type.Record(Text, Text)),
    /** Fields that this version has and the hub does not: kept in an annotation of the hub, or derived by a function. */
    keep: Type.Optional(Type.Record(Text, Type.Enum(["annotation", "derived"]))),
    /** The same for fields of the hub that this version does not have. */
    keepFromHub: Type.Optional(Type.Record(Text, Type.Enum(["annotation", "derived"])))
  },
  Closed
);
var typeProperties = {
  description: Type.Optional(Text),
  structType: Type.Optional(Type.Enum(["atomic", "granular"])),
  /** False where the documents leave out a type of the shared group, which they hold as a whole; of others, they hold what is served. */
  published: Type.Optional(Type.Boolean()),
  protobuf: Type.Optional(Type.Boolean()),
  reserved: Type.Optional(Type.Array(Type.Integer())),
  jsonUnion: Type.Optional(Type.Boolean()),
  union: Type.Optional(AnyValue),
  defaulter: Type.Optional(Text),
  conversion: Type.Optional(TypeConversion),
  fields: Type.Optional(Type.Record(Type.String(), Field))
};
var TypeEntry = Type.Object({ ...typeProperties, list: Type.Optional(Text), map: Type.Optional(Text) }, Closed);
var Column = Type.Object(
  {
    name: Text,
    type: Type.Enum(["string", "integer", "number", "boolean", "date"]),
    format: Type.Optional(Text),
    description: Type.Optional(Text),
    priority: Type.Optional(Type.Integer()),
    value: Type.Optional(Text)
  },
  Closed
);
var Subresource = Type.Object(
  {
    kind: Type.Optional(Text),
    verbs: Type.Array(Type.Enum(["create", "delete", "get", "patch", "update"])),
    featureGate: Type.Optional(Text),
    /** Whether it passes requests on to another server, in whatever form that answers; HEAD requests are passed on, too. */
    connects: Type.Optional(Type.Boolean()),
    scale: Type.Optional(Type.Object({ specReplicas: Text, statusReplicas: Text, selector: Text }, Closed))
  },
  Closed
);
var Writes = Type.Object(
  {
    putCreates: Type.Optional(Type.Boolean()),
    putNeedsVersion: Type.Optional(Type.Boolean()),
    deleteReturnsObject: Type.Optional(Type.Boolean()),
    generation: Type.Optional(Type.Enum(["spec", "none"])),
    nameFormat: Type.Optional(Text),
    ttlFlag: Type.Optional(Text),
    /** Group that clients know the kind by in 422 answers, where the kind has lived in several. */
    faultGroup: Type.Optional(Type.String()),
    /** False where managedFields are not recorded. */
    ownership: Type.Optional(Type.Boolean())
  },
  Closed
);
var Resource = Type.Object(
  {
    plural: Text,
    singular: Type.Optional(Text),
    shortNames: Type.Optional(Texts),
    categories: Type.Optional(Texts),
    scope: Type.Enum(["Namespaced", "Cluster"]),
    verbs: Type.Optional(Type.Array(Type.Enum(["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"]))),
    /** Objects of this kind are the namespaces that objects of namespaced kinds are in; one kind of a catalogue may say so. */
    isNamespace: Type.Optional(Type.Literal(true)),
    /** Objects of this version may not be named as owners of others. */
    neverOwner: Type.Optional(Type.Literal(true)),
    virtual: Type.Optional(Type.Boolean()),
    enabledByDefault: Type.Optional(Type.Boolean()),
    silent: Type.Optional(Type.Boolean()),
    /** Rules of the kind's strategy, by name, that requests in this version are not held to. */
    withoutRules: Type.Optional(Texts),
    /** Writes of the object itself carry its status. */
    writesStatus: Type.Optional(Type.Boolean()),
    /** A DELETE in this version that names no propagation leaves the dependents behind. */
    orphans: Type.Optional(Type.Boolean()),
    hub: Type.Optional(Text),
    storage: Type.Optional(
      Type.Object({ prefix: Text, version: Type.Optional(Text), encoding: Type.Optional(Type.Enum(["protobuf", "json"])) }, Closed)
    ),
    writes: Type.Optional(Writes),
    subresources: Type.Optional(Type.Record(Text, Subresource)),
    columns: Type.Optional(Type.Array(Column)),
    selectable: Type.Optional(Type.Record(Text, Type.Object({ path: Type.Optional(Text), never: Type.Optional(Type.Boolean()) }, Closed))),
    /** What clients are told of a label by which the kind is not selected; `{label}` stands for it. */
    unselectable: Type.Optional(Text),
    /** Named functions of runtime/kinds that finish what data cannot say of a conversion. */
    conversion: Type.Optional(
      Type.Object(
        {
          toHub: Type.Optional(Text),
          fromHub: Type.Optional(Text),
          /** The functions convert the whole object; shapes are too far apart for a mapping. */
          whole: Type.Optional(Type.Boolean())
        },
        Closed
      )
    )
  },
  Closed
);
var KindFile = Type.Object(
  {
    kind: Text,
    ...typeProperties,
    lifetime: Type.Optional(
      Type.Object(
        {
          introduced: Type.Optional(Release),
          deprecated: Type.Optional(Release),
          removed: Type.Optional(Release),
          replacement: Type.Optional(Text)
        },
        Closed
      )
    ),
    resource: Type.Optional(Resource),
    types: Type.Optional(Type.Record(Text, TypeEntry))
  },
  Closed
);
var TypesFile = Type.Object({ types: Type.Record(Text, TypeEntry) }, Closed);
var GroupFile = Type.Object(
  {
    group: Type.String(),
    description: Type.Optional(Text),
    role: Type.Optional(Type.Enum(["api", "shared", "audit", "configuration", "client"])),
    /** Rank among groups and, as the server publishes it, of the group's API services; greater comes first. */
    priority: Type.Optional(Type.Integer()),
    /** The rank in releases up to one. */
    formerPriority: Type.Optional(Type.Object({ until: Release, priority: Type.Integer() }, Closed)),
    /** Whether the lists of its versions' resources do without an apiVersion of their own. */
    bareResourceList: Type.Optional(Type.Literal(true)),
    versions: Type.Record(Text, Type.Object({ priority: Type.Optional(Type.Integer()), protoPackage: Type.Optional(Text) }, Closed))
  },
  Closed
);
var ServiceFile = Type.Object(
  {
    groupDomain: Text,
    labelDomain: Text,
    mediaVendor: Text,
    limits: Type.Object(
      {
        bodyBytes: Type.Integer({ minimum: 1 }),
        depth: Type.Integer({ minimum: 1 }),
        jsonPatchOperations: Type.Integer({ minimum: 1 }),
        annotationBytes: Type.Integer({ minimum: 1 })
      },
      Closed
    )
  },
  Closed
);
var FlagsFile = Type.Object(
  {
    flags: Type.Record(
      Text,
      Type.Object(
        {
          type: Type.Enum(["string", "strings", "bool", "int", "float", "duration", "ip", "map", "gates"]),
          section: Text,
          description: Text,
          default: Type.Optional(AnyValue),
          values: Type.Optional(Texts),
          min: Type.Optional(Type.Number()),
          max: Type.Optional(Type.Number())
        },
        Closed
      )
    )
  },
  Closed
);
var Stage = Type.Enum(["ALPHA", "BETA", "GA", "DEPRECATED"]);
var FeaturesFile = Type.Object(
  {
    features: Type.Record(
      Text,
      Type.Object(
        {
          stage: Stage,
          default: Type.Boolean(),
          locked: Type.Optional(Type.Boolean()),
          /** What the gate is in later releases, from each on. */
          since: Type.Optional(Type.Record(Release, Type.Object({ stage: Stage, default: Type.Boolean() }, Closed)))
        },
        Closed
      )
    )
  },
  Closed
);
var MetricsFile = Type.Object(
  {
    metrics: Type.Record(
      Text,
      Type.Object(
        {
          type: Type.Enum(["gauge", "counter"]),
          stability: Type.Enum(["ALPHA", "STABLE"]),
          labels: Texts,
          description: Text
        },
        Closed
      )
    )
  },
  Closed
);

// dist/codegen/emit/catalogue-schemas.js
var FILES = {
  features: { title: "Feature gates: features.yaml", schema: FeaturesFile },
  flags: { title: "Flags: flags.yaml", schema: FlagsFile },
  group: { title: "A group: <group>/group.yaml", schema: GroupFile },
  kind: { title: "A kind: <group>/<version>/<Kind>.yaml", schema: KindFile },
  metrics: { title: "Metrics: metrics.yaml", schema: MetricsFile },
  service: { title: "The service: service.yaml", schema: ServiceFile },
  types: { title: "Types that kinds share: any other file of a version", schema: TypesFile }
};
function emitCatalogueSchemas(outputs) {
  for (const [name, { title, schema }] of Object.entries(FILES)) {
    const document = { $schema: "http://json-schema.org/draft-07/schema#", title, ...schema };
    outputs.set(`catalog-schemas/${name}.json`, `${JSON.stringify(document, void 0, 2)}
`);
  }
}

// dist/codegen/emit/codecs.js
import { StructureKind as StructureKind2 } from "ts-morph";

// dist/codegen/emit/messages.js
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import {
  CodeGeneratorRequest,
  CodeGeneratorResponse,
  FieldDescriptorProto,
  FileDescriptorProto,
  FieldDescriptorProto_Type as Kind,
  FieldDescriptorProto_Label as Label
} from "ts-proto-descriptors";

// dist/codegen/emit/source.js
import path3 from "node:path";
import { Project, StructureKind, VariableDeclarationKind } from "ts-morph";
var GENERATED_CODE = "kindwright/generated-code";
var TYPEBOX = `${GENERATED_CODE}/typebox`;
var NOTICE = "Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.";
var project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, manipulationSettings: { useTrailingCommas: true } });
var camel = (text) => text.replace(/[^A-Za-z0-9]+(.)?/g, (_, c) => (c ?? "").toUpperCase());
var moduleName = (version) => {
  const name = camel(`${version.group.folder} ${version.version}`);
  return name.charAt(0).toLowerCase() + name.slice(1);
};
var folderOf = (version) => `${version.group.folder}/${version.version}`;
var TypeScriptFile = class {
  constructor(file, about) {
    this.file = file;
    this.about = about;
  }
  file;
  about;
  #statements = [];
  #named = /* @__PURE__ */ new Map();
  #types = /* @__PURE__ */ new Map();
  #modules = /* @__PURE__ */ new Map();
  /** Path of another generated file as this one imports it. */
  relative(target) {
    const to = path3.posix.relative(path3.posix.dirname(this.file), target);
    return to.startsWith(".") ? to : `./${to}`;
  }
  /** Refers to a value that a file below the output folder exports, and imports it. */
  use(name, from) {
    add(this.#named, this.relative(from), name);
    return name;
  }
  useType(name, from) {
    add(this.#types, this.relative(from), name);
    return name;
  }
  /** Refers to a value that a face of this package exports, by default the one for generated code, and imports it. */
  usePackage(name, from = GENERATED_CODE) {
    add(this.#named, from, name);
    return name;
  }
  usePackageType(name, from = GENERATED_CODE) {
    add(this.#types, from, name);
    return name;
  }
  /** Refers to what another version's module of the same concern exports for a type, such as `coreV1.PodSpec`, and imports it. */
  ofType(type, home, concern, name) {
    if (type.version === home) return name;
    const alias = moduleName(type.version);
    this.#modules.set(this.relative(`${folderOf(type.version)}/${concern}.js`), alias);
    return `${alias}.${name}`;
  }
  useModule(alias, from) {
    this.#modules.set(this.relative(from), alias);
    return alias;
  }
  add(...statements) {
    this.#statements.push(...statements);
  }
  constant(name, initializer, options2 = {}) {
    this.add({
      kind: StructureKind.VariableStatement,
      isExported: options2.exported ?? true,
      declarationKind: VariableDeclarationKind.Const,
      ...options2.docs === void 0 ? {} : { docs: [options2.docs] },
      declarations: [{ name, initializer, ...options2.type === void 0 ? {} : { type: options2.type } }]
    });
  }
  get empty() {
    return this.#statements.length === 0;
  }
  print() {
    const imports2 = [];
    for (const [from, alias] of sorted(this.#modules))
      imports2.push({ kind: StructureKind.ImportDeclaration, namespaceImport: alias, moduleSpecifier: from });
    for (const [from, names] of sorted(this.#named))
      imports2.push({ kind: StructureKind.ImportDeclaration, namedImports: [...names].sort(), moduleSpecifier: from });
    for (const [from, names] of sorted(this.#types))
      imports2.push({ kind: StructureKind.ImportDeclaration, isTypeOnly: true, namedImports: [...names].sort(), moduleSpecifier: from });
    const source = project.createSourceFile(this.file, { statements: [...imports2, ...this.#statements] }, { overwrite: true });
    const text = `// ${NOTICE}
/** ${this.about} */

${source.getFullText()}`;
    project.removeSourceFile(source);
    return text;
  }
};
var add = (map, key2, value) => {
  const set = map.get(key2);
  if (set === void 0) map.set(key2, /* @__PURE__ */ new Set([value]));
  else set.add(value);
};
var sorted = (map) => [...map].sort(([a], [b]) => a < b ? -1 : 1);
var literal = (value) => JSON.stringify(value) ?? "undefined";
var key = (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "__proto__" ? name : JSON.stringify(name);
var member = (name) => /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
var comment = (text) => text.replace(/\*\//g, "*\\/");

// dist/codegen/emit/messages.js
var field = (name, number, type) => ({ name, number, type });
var message = (name, comment2, fields) => ({ name, comment: comment2, fields, reserved: [] });
var instant = [field("seconds", 1, "int64"), field("nanos", 2, "int32")];
var machineryMessages = (domain) => ({
  [`${domain}.apimachinery.pkg.apis.meta.v1`]: [
    message("Time", "A point in time, to the second.", instant),
    message("MicroTime", "A point in time, to the microsecond.", instant),
    message("Duration", "A span of time in nanoseconds.", [field("duration", 1, "int64")]),
    message("FieldsV1", "A set of fields as JSON.", [field("Raw", 1, "bytes")])
  ],
  [`${domain}.apimachinery.pkg.api.resource`]: [
    message("Quantity", "A number with a unit, such as 100m or 2Gi.", [field("string", 1, "string")])
  ],
  [`${domain}.apimachinery.pkg.util.intstr`]: [
    message("IntOrString", "A number (type 0) or a text (type 1).", [
      field("type", 1, "int64"),
      field("intVal", 2, "int32"),
      field("strVal", 3, "string")
    ])
  ],
  [`${domain}.apimachinery.pkg.runtime`]: [
    message("RawExtension", "An embedded object as JSON.", [field("raw", 1, "bytes")]),
    message("TypeMeta", "Kind and apiVersion of an enveloped object.", [field("apiVersion", 1, "string"), field("kind", 2, "string")]),
    message("Unknown", "The envelope of every Protobuf body, after its four prefix bytes.", [
      field("typeMeta", 1, `${domain}.apimachinery.pkg.runtime.TypeMeta`),
      field("raw", 2, "bytes"),
      field("contentEncoding", 3, "string"),
      field("contentType", 4, "string")
    ])
  ]
});
var protoPath = (pkg) => `${pkg.replace(/\./g, "/")}/generated.proto`;
var codecModule = (pkg) => `messages/${pkg.replace(/\./g, "/")}/generated.js`;
function protoFiles(model) {
  const { groupDomain } = model.service;
  const byPackage = new Map(Object.entries(machineryMessages(groupDomain)).map(([k, v]) => [k, [...v]]));
  for (const version of versionsOf(model)) {
    if (version.protoPackage === void 0) continue;
    const messages2 = byPackage.get(version.protoPackage) ?? [];
    for (const type of version.types.values()) if (hasMessage(type)) messages2.push(messageOf(type, groupDomain));
    if (messages2.length > 0) byPackage.set(version.protoPackage, messages2);
  }
  return [...byPackage].map(([pkg, messages2]) => ({
    package: pkg,
    path: protoPath(pkg),
    messages: [...messages2].sort((a, b) => a.name < b.name ? -1 : 1)
  }));
}
function messageOf(type, domain) {
  if (type.collection !== void 0)
    return message(type.name, type.description, [{ ...typeOf(type.collection, domain), name: "items", number: 1 }]);
  const fields = [];
  for (const f of type.fields) {
    if (f.source.proto === void 0) continue;
    fields.push({ ...typeOf(f.type, domain), name: f.protoName, number: f.source.proto, comment: f.source.description ?? "" });
  }
  return {
    name: type.name,
    comment: type.description,
    fields: fields.sort((a, b) => a.number - b.number),
    reserved: type.source.reserved ?? []
  };
}
function typeOf(type, domain) {
  if (type.form === "scalar") return { type: scalarRow(type.scalar).protobuf.replace(/^\./, `${domain}.`) };
  if (type.form === "list") return { type: typeOf(type.items, domain).type, repeated: true };
  if (type.form === "map") return { type: typeOf(type.values, domain).type, map: true };
  return { type: fullName(type.type) };
}
var fullName = (type) => `${type.version.protoPackage ?? ""}.${type.name}`;
var isScalarType = (type) => !type.includes(".");
var packageOf = (type) => type.slice(0, type.lastIndexOf("."));
var imports = (file) => [...new Set(file.messages.flatMap((m) => m.fields.filter((f) => !isScalarType(f.type)).map((f) => packageOf(f.type))))].filter((p) => p !== file.package).sort();
function printProto(file) {
  const lines = [`// ${NOTICE}`, 'syntax = "proto2";', "", `package ${file.package};`, ""];
  for (const i of imports(file)) lines.push(`import "${protoPath(i)}";`);
  if (imports(file).length > 0) lines.push("");
  const shown = (type) => isScalarType(type) ? type : packageOf(type) === file.package ? type.slice(file.package.length + 1) : `.${type}`;
  for (const m of file.messages) {
    if (m.comment !== "") lines.push(`// ${m.comment}`);
    lines.push(`message ${m.name} {`);
    if (m.reserved.length > 0) lines.push(`  reserved ${m.reserved.join(", ")};`);
    for (const f of m.fields) {
      if (f.comment) lines.push(`  // ${f.comment.replace(/\n/g, " ")}`);
      lines.push(
        f.map ? `  map<string, ${shown(f.type)}> ${f.name} = ${f.number};` : `  ${f.repeated ? "repeated" : "optional"} ${shown(f.type)} ${f.name} = ${f.number};`
      );
    }
    lines.push("}", "");
  }
  return lines.join("\n");
}
var SCALAR_KINDS = {
  string: Kind.TYPE_STRING,
  bool: Kind.TYPE_BOOL,
  int32: Kind.TYPE_INT32,
  int64: Kind.TYPE_INT64,
  double: Kind.TYPE_DOUBLE,
  bytes: Kind.TYPE_BYTES
};
var descriptorField = (name, number, type, label2, presence2) => FieldDescriptorProto.fromPartial({
  ...presence2 === void 0 ? {} : { proto3Optional: true, oneofIndex: presence2 },
  ...label2 === Label.LABEL_REPEATED && SCALAR_KINDS[type] !== void 0 ? { options: { packed: false } } : {},
  name,
  number,
  label: label2,
  jsonName: name,
  type: SCALAR_KINDS[type] ?? Kind.TYPE_MESSAGE,
  typeName: isScalarType(type) ? "" : `.${type}`
});
function descriptor(file) {
  return FileDescriptorProto.fromPartial({
    name: file.path,
    package: file.package,
    // The wire form of the published proto2 file; ts-proto tracks presence only for proto3's optional fields.
    syntax: "proto3",
    dependency: imports(file).map(protoPath),
    messageType: file.messages.map((m) => {
      const fields = [];
      const nested = [];
      const oneofs = [{ name: "_unused" }];
      for (const f of m.fields) {
        if (!f.map) {
          if (f.repeated) fields.push(descriptorField(f.name, f.number, f.type, Label.LABEL_REPEATED));
          else {
            fields.push(descriptorField(f.name, f.number, f.type, Label.LABEL_OPTIONAL, oneofs.length));
            oneofs.push({ name: `_${f.name}` });
          }
          continue;
        }
        const entry = `${f.name.charAt(0).toUpperCase()}${f.name.slice(1)}Entry`;
        fields.push(descriptorField(f.name, f.number, `${file.package}.${m.name}.${entry}`, Label.LABEL_REPEATED));
        const pair = [descriptorField("key", 1, "string", Label.LABEL_OPTIONAL), descriptorField("value", 2, f.type, Label.LABEL_OPTIONAL)];
        nested.push({ name: entry, field: pair, options: { mapEntry: true } });
      }
      return FileDescriptorProto.fromPartial({ messageType: [{ name: m.name, field: fields, nestedType: nested, oneofDecl: oneofs }] }).messageType[0];
    })
  });
}
var TS_PROTO_OPTIONS = [
  "esModuleInterop=true",
  "importSuffix=.js",
  "snakeToCamel=false",
  "forceLong=bigint",
  "useMapType=true",
  "useOptionals=all",
  "outputJsonMethods=false",
  "outputPartialMethods=false",
  "outputTypeRegistry=false",
  "outputServices=none",
  "comments=false"
].join(",");
function codecs(files) {
  const request = CodeGeneratorRequest.fromPartial({
    fileToGenerate: files.map((f) => f.path),
    parameter: TS_PROTO_OPTIONS,
    protoFile: inDependencyOrder(files).map(descriptor)
  });
  const plugin = createRequire(import.meta.url).resolve("ts-proto/protoc-gen-ts_proto");
  const run = spawnSync(process.execPath, [plugin], { input: CodeGeneratorRequest.encode(request).finish(), maxBuffer: 256 * 1024 * 1024 });
  if (run.status !== 0) throw new Error(`ts-proto failed: ${run.stderr.toString()}`);
  const response = CodeGeneratorResponse.decode(run.stdout);
  if (response.error !== "") throw new Error(`ts-proto: ${response.error}`);
  return response.file.map((f) => ({ name: f.name, content: readingDeeply(writingEmptyEntries(f.content, f.name), f.name) }));
}
function writingEmptyEntries(code, file) {
  const entries = code.split(/^export const /m).filter((part) => /^\w+_\w+Entry: MessageFns</.test(part));
  const ofMessages = entries.filter((part) => part.includes("if (message.value !== undefined) {"));
  return replaced(
    code,
    /if \(message\.(?:key|value)(?: !== ""|\.length !== 0)\) \{\n(\s+writer\.uint32\((?:10|18)\)\.(?:string|bytes)\(message\.(?:key|value)\);)\n\s+\}/g,
    (write2) => write2.trim(),
    2 * entries.length - ofMessages.length,
    file
  );
}
var count = (code, pattern) => [...code.matchAll(pattern)].length;
function replaced(code, pattern, by, expected, file) {
  const found = count(code, pattern);
  if (found !== expected) throw new Error(`ts-proto's ${file} has ${found} matches of ${pattern}, not ${expected}: its output has changed`);
  return code.replace(pattern, (_, group) => by(group));
}
var MAX_NESTING = 2100;
var readingDeeply = (code, file) => replaced(
  code,
  /(previousRecursionDepth >= )100\)/g,
  (condition) => `${condition}${MAX_NESTING})`,
  count(code, /protobuf decode recursion limit exceeded/g),
  file
);
function inDependencyOrder(files) {
  const byPackage = new Map(files.map((f) => [f.package, f]));
  const ordered = /* @__PURE__ */ new Set();
  const visiting = /* @__PURE__ */ new Set();
  const visit = (file) => {
    if (visiting.has(file.package)) return;
    visiting.add(file.package);
    for (const i of imports(file)) {
      const next = byPackage.get(i);
      if (next !== void 0) visit(next);
    }
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}
function emitMessages(model, outputs) {
  const files = protoFiles(model);
  for (const file of files) outputs.set(`proto/${file.path}`, printProto(file));
  for (const { name, content } of codecs(files)) outputs.set(`messages/${name}`, `// ${NOTICE}
${importingFromPackage(content, name)}`);
}
var importingFromPackage = (code, file) => replaced(code, /from "(@bufbuild\/protobuf\/wire)"/g, () => `from "${GENERATED_CODE}"`, code.includes("BinaryReader") ? 1 : 0, file);

// dist/codegen/emit/codecs.js
function emitCodecs(version, held) {
  const file = new TypeScriptFile(`${folderOf(version)}/codecs.ts`, `Protobuf codecs of ${version.apiVersion}.`);
  if (version.protoPackage === void 0) return file;
  const printer = new CodecPrinter(file, version);
  for (const type of version.types.values()) {
    if (!hasMessage(type) || !held.has(type)) continue;
    printer.toMessage(type);
    printer.fromMessage(type);
  }
  for (const kind of version.kinds.values()) {
    if (!hasMessage(kind.type)) continue;
    const messages2 = file.useModule("messages", codecModule(version.protoPackage));
    file.constant(
      kind.name,
      `{
  encode: (object) => messages.${kind.name}.encode(${lower2(kind.name)}ToMessage(object)).finish(),
  decode: (bytes) => ${file.usePackage("asObject")}(${literal(kind.name)}, ${literal(version.apiVersion)}, ${lower2(kind.name)}FromMessage(${messages2}.${kind.name}.decode(bytes))),
}`,
      { type: file.usePackageType("ProtobufCodec") }
    );
  }
  return file;
}
var lower2 = (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
var CodecPrinter = class {
  constructor(file, version) {
    this.file = file;
    this.version = version;
  }
  file;
  version;
  messageType(type) {
    return `${this.file.useModule("messages", codecModule(this.version.protoPackage ?? ""))}.${type.name}`;
  }
  toMessage(type) {
    const value = this.file.usePackageType("Value");
    const body = [];
    if (type.collection !== void 0) {
      body.push(`return { items: ${this.to(type.collection, "v", true)} };`);
    } else if (type.source.jsonUnion) {
      body.push(...this.unionToMessage(type));
    } else {
      const entries = [...type.fields].filter((f) => f.source.proto !== void 0).map((f) => `  ${f.protoName}: ${this.fieldToMessage(f)},`);
      body.push(entries.length === 0 ? "return {};" : `return {
${entries.join("\n")}
};`);
    }
    const unused = type.collection === void 0 && !type.fields.some((f) => f.source.proto !== void 0);
    this.file.add({
      kind: StructureKind2.Function,
      name: `${lower2(type.name)}ToMessage`,
      isExported: true,
      parameters: [{ name: unused ? "_" : "v", type: value }],
      returnType: this.messageType(type),
      statements: body
    });
  }
  fieldToMessage(f) {
    if (f.inlined !== void 0) return `${this.nested(f.inlined, "ToMessage")}(v)`;
    const place = `v${member(f.name)}`;
    const always = f.source.removed === void 0 && !f.source.nullable;
    return this.to(f.type, place, always);
  }
  /** An expression that converts to the message form; with `always` an absent value is written as zero. */
  to(type, place, always) {
    const wire = (name) => this.file.usePackage(name);
    if (type.form === "list") return `${wire("listTo")}(${place}, ${this.itemTo(type.items)})`;
    if (type.form === "map") return `${wire("mapTo")}(${place}, ${this.itemTo(type.values)})`;
    if (type.form === "named") {
      const fn = this.nested(type.type, "ToMessage");
      return always && type.type.collection === void 0 ? `${fn}(${place} ?? {})` : `${wire("optionalTo")}(${place}, ${fn})`;
    }
    const { conversion: conversion2, zero = "undefined", sized } = scalarRow(type.scalar);
    if (conversion2 === void 0) return `${place} ?? ${always ? zero : "undefined"}`;
    const convert = wire(`${conversion2}To`);
    return always && !sized ? `${convert}(${place} ?? ${zero})` : `${wire("optionalTo")}(${place}, ${convert})`;
  }
  /** A function that converts one value, for list items and map values. */
  itemTo(type) {
    if (type.form === "named") return this.nested(type.type, "ToMessage");
    if (type.form === "scalar") {
      const { conversion: conversion2 } = scalarRow(type.scalar);
      return this.file.usePackage(conversion2 === void 0 ? "same" : `${conversion2}To`);
    }
    return `(i: ${this.file.usePackageType("Value")}) => ${this.to(type, "i", true)}`;
  }
  fromMessage(type) {
    const body = [];
    if (type.collection !== void 0) {
      body.push(`return ${this.from(type.collection, "m.items")};`);
    } else if (type.source.jsonUnion) {
      body.push(...this.unionFromMessage(type));
    } else {
      body.push(`const out: ${this.file.usePackageType("Value")} = {};`);
      for (const f of type.fields) body.push(...this.fieldFromMessage(f));
      body.push("return out;");
    }
    const used = type.collection !== void 0 || type.fields.some((f) => f.source.proto !== void 0);
    this.file.add({
      kind: StructureKind2.Function,
      name: `${lower2(type.name)}FromMessage`,
      isExported: true,
      parameters: [{ name: used ? "m" : "_", type: this.messageType(type) }],
      returnType: this.file.usePackageType("Value"),
      statements: body
    });
  }
  fieldFromMessage(f) {
    if (f.source.proto === void 0) return [];
    const from = `m.${f.protoName}`;
    if (f.inlined !== void 0) return [`Object.assign(out, ${this.nested(f.inlined, "FromMessage")}(${from} ?? {}));`];
    const to = `out${member(f.name)}`;
    if (alwaysPresent(f)) return [`${to} = ${this.from(f.type, from)};`];
    const value = this.from(f.type, from);
    if (f.source.removed !== void 0) return [`if (${from} !== undefined) ${to} = ${value};`];
    if (f.source.nullable && f.type.form !== "list" && f.type.form !== "map")
      return [f.source.keepEmpty ? `${to} = ${from} === undefined ? null : ${value};` : `if (${from} !== undefined) ${to} = ${value};`];
    const empty = this.emptiness(f.type, from);
    if (!f.source.keepEmpty) return [`if (!(${empty})) ${to} = ${value};`];
    const zero = f.type.form === "scalar" ? scalarRow(f.type.scalar).zero : void 0;
    return [`${to} = ${empty} ? ${zero ?? "null"} : ${value};`];
  }
  from(type, from) {
    const wire = (name) => this.file.usePackage(name);
    if (type.form === "list") return `${wire("listFrom")}(${from}, ${this.itemFrom(type.items)})`;
    if (type.form === "map") return `${wire("mapFrom")}(${from}, ${this.itemFrom(type.values)})`;
    if (type.form === "named") return `${this.nested(type.type, "FromMessage")}(${from} ?? {})`;
    const { conversion: conversion2 } = scalarRow(type.scalar);
    return conversion2 === void 0 ? from : `${wire(`${conversion2}From`)}(${from})`;
  }
  itemFrom(type) {
    if (type.form === "named") return this.nested(type.type, "FromMessage");
    const conversion2 = type.form === "scalar" ? scalarRow(type.scalar).conversion : void 0;
    return this.file.usePackage(conversion2 === void 0 ? "same" : `${conversion2}From`);
  }
  emptiness(type, from) {
    if (type.form === "list") return `!${from}?.length`;
    if (type.form === "map") return `!${from}?.size`;
    if (type.form === "scalar" && scalarRow(type.scalar).sized) return `!${from}?.length`;
    return type.form === "named" ? `${from} === undefined` : `!${from}`;
  }
  /** A JSON value of several forms: each form fills the message field that fits it. */
  unionToMessage(type) {
    const struct = type.fields.find((f) => f.type.form === "named");
    const list = type.fields.find((f) => f.type.form === "list");
    const bool = type.fields.find((f) => f.type.form === "scalar" && f.type.scalar === "bool");
    const lines = [];
    if (list !== void 0) lines.push(`if (Array.isArray(v)) return { ${list.protoName}: ${this.to(list.type, "v", true)} };`);
    if (bool !== void 0) lines.push(`if (typeof v === 'boolean') return { ${bool.protoName}: v };`);
    if (struct !== void 0)
      lines.push(
        `return { ${bool === void 0 ? "" : `${bool.protoName}: true, `}${struct.protoName}: ${this.to(struct.type, "v", true)} };`
      );
    return lines;
  }
  unionFromMessage(type) {
    const struct = type.fields.find((f) => f.type.form === "named");
    const other = type.fields.find((f) => f !== struct);
    const lines = [];
    if (struct !== void 0)
      lines.push(`if (m.${struct.protoName} !== undefined) return ${this.from(struct.type, `m.${struct.protoName}`)};`);
    if (other !== void 0)
      lines.push(`return ${other.type.form === "list" ? this.from(other.type, `m.${other.protoName}`) : `m.${other.protoName} ?? false`};`);
    return lines;
  }
  nested(type, suffix) {
    return this.file.ofType(type, this.version, "codecs", `${lower2(type.name)}${suffix}`);
  }
};

// dist/codegen/emit/conversions.js
function emitConversions(version) {
  const file = new TypeScriptFile(
    `${folderOf(version)}/conversions.ts`,
    `How ${version.apiVersion} maps to the hub versions of its kinds.`
  );
  for (const mapping of mappingsOf(version)) emitMapping(mapping, file);
  return file;
}
function emitMapping({ here, fields }, file) {
  const rules = here.source.conversion ?? {};
  const rename = Object.entries(rules.rename ?? {});
  const inner = fields.flatMap(({ field: field2, counterpart }) => {
    const printed2 = counterpart === void 0 ? void 0 : innerOf(field2.type, counterpart.type, file);
    return printed2 === void 0 ? [] : [`${key(field2.name)}: ${printed2}`];
  });
  const select = (from, how) => Object.entries(from ?? {}).flatMap(([f, h]) => h === how ? [f] : []);
  const parts = [
    ["renamed", rename.length > 0 ? literal(rename) : void 0],
    ["inner", inner.length > 0 ? `{ ${inner.join(", ")} }` : void 0],
    ["keptHere", listed2(select(rules.keep, "annotation"))],
    ["derivedHere", listed2(select(rules.keep, "derived"))],
    ["keptInHub", listed2(select(rules.keepFromHub, "annotation"))],
    ["derivedInHub", listed2(select(rules.keepFromHub, "derived"))]
  ].filter((p) => p[1] !== void 0);
  file.constant(`${here.name}Mapping`, `{
${parts.map(([k, v]) => `  ${k}: ${v},`).join("\n")}
}`, {
    type: file.usePackageType("Mapping")
  });
}
var listed2 = (names) => names.length === 0 ? void 0 : literal(names);
function innerOf(here, hub, file) {
  const pair = innerPair(here, hub);
  if (pair === void 0) return void 0;
  const form = here.form === "list" ? "eachItem" : here.form === "map" ? "eachValue" : "one";
  return `${file.usePackage(form)}(() => ${pair.here.name}Mapping)`;
}

// dist/codegen/emit/defaults.js
import { StructureKind as StructureKind3 } from "ts-morph";
function typesWithDefaults(model) {
  const found = /* @__PURE__ */ new Set();
  const all = versionsOf(model).flatMap((v) => [...v.types.values()].filter((t) => t.listOf === void 0));
  for (let grew = true; grew; ) {
    grew = false;
    for (const type of all) {
      if (found.has(type)) continue;
      const own = type.source.defaulter !== void 0 || type.fields.some((f) => f.source.default !== void 0);
      if (own || type.fields.some((f) => mentioned(f.type).some((t) => found.has(t)))) {
        found.add(type);
        grew = true;
      }
    }
  }
  return found;
}
function emitDefaults(version, defaulted, held) {
  const file = new TypeScriptFile(`${folderOf(version)}/defaults.ts`, `Defaults of ${version.apiVersion}, filled in place.`);
  for (const type of version.types.values()) {
    if (!defaulted.has(type) || !held.has(type)) continue;
    const lines = [];
    const flat = jsonFields(type);
    if (type.source.defaulter !== void 0) lines.push(`functions.fill(${literal(type.source.defaulter)}, v);`);
    for (const inline of type.fields) {
      const inner = inline.inlined?.source.defaulter;
      if (inner !== void 0) lines.push(`functions.fill(${literal(inner)}, v);`);
    }
    for (const f of flat) if (f.source.default !== void 0) lines.push(assignment(f));
    for (const f of flat) {
      const call = descend(f.type, `v${member(f.name)}`, version, file, defaulted, alwaysStruct(f));
      if (call !== void 0) lines.push(call);
    }
    file.add({
      kind: StructureKind3.Function,
      name: `default${type.name}`,
      isExported: true,
      parameters: [
        { name: "v", type: file.usePackageType("Defaultable") },
        ...lines.some((line) => line.includes("functions")) ? [{ name: "functions", type: file.usePackageType("KindFunctions") }] : []
      ],
      returnType: "void",
      statements: lines
    });
  }
  return file;
}
var alwaysStruct = (f) => f.type.form === "named" && f.type.type.collection === void 0 && !f.source.nullable;
function assignment(f) {
  const place = `v${member(f.name)}`;
  const value = literal(f.source.default);
  const nothing = f.type.form === "scalar" && scalarRow(f.type.scalar).zero === "0" ? "0" : `''`;
  const blank = f.source.keepEmpty && !f.source.nullable ? ` || ${place} === ${nothing}` : "";
  if (blank === "" && f.source.defaultIf === void 0) return `${place} ??= ${value};`;
  const when = Object.entries(f.source.defaultIf ?? {}).map(([k, v]) => ` && v${member(k)} === ${literal(v)}`).join("");
  return `if ((${place} === undefined || ${place} === null${blank})${when}) ${place} = ${value};`;
}
function descend(type, place, version, file, defaulted, create) {
  const call = defaulterOf(type, version, file, defaulted);
  if (call === void 0) return void 0;
  return `${file.usePackage(create ? "eachMade" : "each")}(v, ${literal(place.startsWith("v.") ? place.slice(2) : JSON.parse(place.slice(2, -1)))}, ${call}, functions);`;
}
function defaulterOf(type, version, file, defaulted) {
  if (type.form === "scalar") return void 0;
  if (type.form === "list") {
    const items = defaulterOf(type.items, version, file, defaulted);
    return items === void 0 ? void 0 : `${file.usePackage("items")}(${items})`;
  }
  if (type.form === "map") {
    const values = defaulterOf(type.values, version, file, defaulted);
    return values === void 0 ? void 0 : `${file.usePackage("members")}(${values})`;
  }
  return defaulted.has(type.type) ? file.ofType(type.type, version, "defaults", `default${type.type.name}`) : void 0;
}

// dist/codegen/emit/definitions.js
import { createHash } from "node:crypto";
import { StructureKind as StructureKind4 } from "ts-morph";
var ALL_VERBS = ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"];
var storageVersionHash = (kind) => createHash("sha256").update(`${kind.version.group.name}/${kind.version.version}/${kind.name}`).digest().subarray(0, 8).toString("base64");
var storedAs = (hub, model) => {
  const ref2 = hub.resource?.storage?.version;
  const version = ref2 === void 0 ? void 0 : versionsOf(model).find((v) => v.ref === ref2);
  return version?.kinds.get(hub.name) ?? hub;
};
function emitDefinitions(version, model) {
  const file = new TypeScriptFile(
    `${folderOf(version)}/definitions.ts`,
    `Resources of ${version.apiVersion}: names, verbs, subresources, columns and lifetimes.`
  );
  const kinds = [...version.kinds.values()];
  for (const kind of kinds) {
    const { resource } = kind;
    if (resource === void 0) continue;
    const subresources = Object.entries(resource.subresources ?? {}).map(([name, s]) => {
      const dot = s.kind?.lastIndexOf(".") ?? -1;
      const of = dot < 0 ? version : versionsOf(model).find((v) => v.ref === s.kind?.slice(0, dot)) ?? version;
      return {
        name,
        group: of.group.name,
        version: of.version,
        kind: s.kind === void 0 ? kind.name : s.kind.slice(dot + 1),
        verbs: s.verbs,
        ...s.scale === void 0 ? {} : { scale: s.scale },
        ...s.featureGate === void 0 ? {} : { featureGate: s.featureGate },
        ...s.connects === void 0 ? {} : { connects: s.connects }
      };
    });
    const columns = (resource.columns ?? DEFAULT_COLUMNS).map((c) => ({
      name: c.name,
      type: c.type,
      format: c.format ?? "",
      description: c.description ?? columnText(c.name, kind),
      priority: c.priority ?? 0,
      ...c.value === void 0 ? {} : { value: c.value }
    }));
    const selectable = Object.entries(resource.selectable ?? {}).map(([label2, s]) => ({
      label: label2,
      path: s.path ?? label2,
      ...s.never ? { never: true } : {}
    }));
    const definition = {
      group: version.group.name,
      version: version.version,
      kind: kind.name,
      listKind: `${kind.name}List`,
      plural: resource.plural,
      singular: resource.singular ?? "",
      shortNames: resource.shortNames ?? [],
      categories: resource.categories ?? [],
      namespaced: resource.scope === "Namespaced",
      verbs: resource.verbs ?? ALL_VERBS,
      enabledByDefault: resource.enabledByDefault ?? true,
      subresources,
      columns,
      plainTable: resource.columns === void 0,
      selectableFields: selectable,
      ...resource.unselectable === void 0 ? {} : { unselectable: resource.unselectable },
      lifetime: { ...kind.source.lifetime, ...resource.silent ? { silent: true } : {} },
      ...resource.withoutRules === void 0 ? {} : { withoutRules: resource.withoutRules },
      ...resource.writesStatus ? { writesStatus: true } : {},
      ...resource.orphans ? { orphans: true } : {},
      ...resource.neverOwner ? { neverOwner: true } : {},
      ...resource.virtual ? {} : { storageVersionHash: storageVersionHash(storedAs(kind.hub, model)) }
    };
    file.constant(kind.name, `${printObject(definition).slice(0, -1)}  load: async () => (await import('./kinds.js')).${kind.name},
}`, {
      type: file.usePackageType("VersionDefinition")
    });
  }
  return file;
}
var DEFAULT_COLUMNS = [
  { name: "Name", type: "string", format: "name", value: ".metadata.name" },
  { name: "Created At", type: "date", value: ".metadata.creationTimestamp" }
];
var columnText = (name, kind) => ({
  Name: `Name of the ${kind.name}, unique in its scope.`,
  Age: "Time since the object was created.",
  "Created At": "Time at which the object was created."
})[name] ?? `${name} of the ${kind.name}.`;
var printObject = (o) => `{
${Object.entries(o).map(([k, v]) => `  ${key(k)}: ${literal(v)},`).join("\n")}
}`;
var CATALOGUE_FILE = "catalogue.ts";
function emitCatalogue(model, metrics) {
  const file = new TypeScriptFile(CATALOGUE_FILE, "The whole catalogue: groups, resources and the kinds behind them.");
  const groups = model.groups.filter((g) => g.role === "api").map((g) => ({
    name: g.name,
    priority: g.priority,
    ...g.formerPriority === void 0 ? {} : { formerPriority: g.formerPriority },
    ...g.bareResourceList === void 0 ? {} : { bareResourceList: g.bareResourceList },
    versions: g.versions.map((v) => ({ name: v.version, priority: v.priority }))
  }));
  const resources = resourcesOf(model).map(({ hub, versions }) => {
    const resource = hub.resource;
    const entries = versions.map(
      (k) => `[${literal(k.version.apiVersion)}, ${file.useModule(moduleName(k.version), `${folderOf(k.version)}/definitions.js`)}.${k.name}]`
    );
    const group = hub.version.group.name;
    const storage = resource?.storage === void 0 ? "" : `
  storage: ${literal({ prefix: resource.storage.prefix, version: storedAs(hub, model).version.apiVersion, encoding: resource.storage.encoding ?? "protobuf" })},`;
    const writes = {
      putCreates: false,
      putNeedsVersion: false,
      deleteReturnsObject: false,
      generation: "none",
      nameFormat: "dns-subdomain",
      ownership: true,
      statusFields: resource?.subresources?.status === void 0 ? [] : ["status"],
      ...resource?.writes
    };
    return `{
  id: ${literal(group === "" ? resource?.plural ?? "" : `${resource?.plural}.${group}`)},
  kind: ${literal(hub.name)},
  namespaced: ${resource?.scope === "Namespaced"},
  hub: ${literal(hub.version.apiVersion)},
  versions: new Map([${entries.join(", ")}]),${storage}
  writes: ${literal(writes)},
}`;
  });
  const kinds = versionsOf(model).filter((v) => v.kinds.size > 0).map((v) => `  ${literal(v.apiVersion)}: () => import('./${folderOf(v)}/kinds.js'),`);
  file.constant(
    "catalogue",
    `{
  service: ${literal(model.service)},
  groups: ${literal(groups)},
  namespaces: ${literal(model.namespaces)},
  metrics: ${literal(metrics.metrics)},
  resources: [${resources.join(", ")}],
  kinds: {
${kinds.join("\n")}
  },
  functions: ${literal(functionNames(model))},
  routes: ${file.use("routes", "routes.js")},
  flags: ${file.use("flags", "flags.js")},
  features: ${file.use("features", "flags.js")},
  documents: new URL('./openapi/', import.meta.url),
}`,
    { type: `${file.usePackageType("Catalogue")}<${file.useType("FlagOptions", "flags.js")}>` }
  );
  return file;
}
function functionNames(model) {
  const versions = versionsOf(model);
  const defaulters = versions.flatMap((v) => [...v.types.values()].map((t) => t.source.defaulter));
  const conversions = versions.flatMap(
    (v) => [...v.kinds.values()].flatMap(({ resource }) => [resource?.conversion?.toHub, resource?.conversion?.fromHub])
  );
  return { defaulters: namesOf(defaulters), conversions: namesOf(conversions) };
}
var namesOf = (names) => [...new Set(names.filter((name) => name !== void 0))].sort();
function emitRoutes(version, { namespaces }) {
  const file = new TypeScriptFile(`${folderOf(version)}/routes.ts`, `Routes of ${version.apiVersion}.`);
  const root = version.group.name === "" ? `/api/${version.version}` : `/apis/${version.apiVersion}`;
  for (const kind of version.kinds.values()) {
    const { resource } = kind;
    if (resource === void 0) continue;
    const namespaced = resource.scope === "Namespaced";
    const verbs = new Set(resource.verbs ?? ALL_VERBS);
    const collection = `${root}/${namespaced ? `${namespaces.segment}/:namespace/` : ""}${resource.plural}`;
    const lines = [];
    const route = (method, path7, verb, more = "") => {
      lines.push(`router.${method}(${literal(path7)}, serve(${literal(verb)}${more}));`);
    };
    if (verbs.has("list")) {
      route("get", collection, "list");
      if (namespaced) route("get", `${root}/${resource.plural}`, "list");
    }
    if (verbs.has("create")) route("post", collection, "create");
    if (verbs.has("deletecollection")) route("delete", collection, "deletecollection");
    const methods = { get: "get", update: "put", patch: "patch", delete: "delete" };
    for (const [verb, method] of Object.entries(methods)) if (verbs.has(verb)) route(method, `${collection}/:name`, verb);
    for (const [name, sub] of Object.entries(resource.subresources ?? {})) {
      const connect = { get: "get", create: "post", update: "put", patch: "patch", delete: "delete" };
      for (const [verb, method] of Object.entries(connect)) {
        if (!sub.verbs.some((declared) => declared === verb)) continue;
        route(method, `${collection}/:name/${name}`, verb, `, ${literal(name)}`);
        if (name === "proxy") route(method, `${collection}/:name/proxy/*path`, verb, `, ${literal(name)}`);
      }
    }
    file.add(
      `export const ${resource.plural}: ${file.usePackageType("RouteTable")} = (router, serve) => {
${lines.map((l) => `  ${l}`).join("\n")}
};`
    );
  }
  return file;
}
var OPTION_TYPES = {
  string: "string",
  strings: "readonly string[]",
  bool: "boolean",
  int: "number",
  float: "number",
  duration: "string | number",
  ip: "string",
  map: "Readonly<Record<string, boolean>>",
  gates: "Readonly<Record<string, boolean>>"
};
var camelCase = (flag) => flag.replace(/-([a-z0-9])/g, (_, c) => c.toUpperCase());
function emitFlags(flags, features) {
  const file = new TypeScriptFile("flags.ts", "Command line flags and feature gates.");
  file.add({
    kind: StructureKind4.Interface,
    name: "FlagOptions",
    isExported: true,
    docs: ["The flags as options of a program. Durations are texts such as `30s`, or seconds."],
    properties: Object.entries(flags.flags).map(([name, flag]) => ({
      name: camelCase(name),
      type: OPTION_TYPES[flag.type],
      docs: [comment(flag.description)]
    }))
  });
  file.constant("flags", printObject(flags.flags), { type: `Readonly<Record<string, ${file.usePackageType("FlagDefinition")}>>` });
  file.constant("features", printObject(features.features), {
    type: `Readonly<Record<string, ${file.usePackageType("FeatureDefinition")}>>`
  });
  return file;
}
function emitRouteIndex(model) {
  const file = new TypeScriptFile("routes.ts", "Route tables of all versions, loaded on first use.");
  const entries = versionsOf(model).filter((v) => [...v.kinds.values()].some((k) => k.resource !== void 0)).map((v) => `  ${literal(v.apiVersion)}: () => import('./${folderOf(v)}/routes.js'),`);
  file.constant("routes", `{
${entries.join("\n")}
}`, { type: file.usePackageType("RouteTables") });
  return file;
}

// dist/codegen/emit/rules.js
var scalars = (value) => Array.isArray(value) ? value : [value];
var heldOf = (value) => typeof value === "object" && value !== null && "not" in value ? { values: scalars(value.not), not: true } : { values: scalars(value) };
var conditionOf = (source) => source === void 0 ? void 0 : Object.fromEntries(Object.entries(source).map(([field2, value]) => [field2, heldOf(value)]));
function heldAs({ source, type }) {
  if (type.form === "scalar" && type.scalar === "string")
    return source.required && !source.nonEmpty && (source.format ?? source.pattern ?? ruledTexts(source)) !== void 0 ? "text" : void 0;
  const struct = type.form === "named" && type.type.collection === void 0 && !type.type.source.jsonUnion;
  return struct && !source.nullable && hasRules(type.type) ? "struct" : void 0;
}
function fieldRules({ source, type }) {
  const held = heldAs({ source, type });
  const rules = {
    ...source.nonEmpty ? { needed: true } : {},
    ...held === void 0 ? {} : { held },
    ...source.requiredIf === void 0 ? {} : { requiredIf: conditionOf(source.requiredIf) },
    ...source.forbiddenIf === void 0 ? {} : { forbiddenIf: conditionOf(source.forbiddenIf) },
    ...source.unique === void 0 || source.unique === false ? {} : { unique: source.unique },
    ...source.immutable ? { immutable: true } : {}
  };
  return Object.keys(rules).length === 0 ? void 0 : rules;
}
var declares = ({ source }) => source.nonEmpty === true || source.required === true && (source.format ?? source.pattern ?? ruledTexts(source)) !== void 0 || (source.unique ?? false) !== false || source.immutable === true || source.requiredIf !== void 0 || source.forbiddenIf !== void 0;
var known = /* @__PURE__ */ new WeakMap();
function hasRules(type) {
  const before = known.get(type);
  if (before !== void 0) return before;
  const reached = /* @__PURE__ */ new Set([type]);
  let found = false;
  for (const t of reached) {
    for (const f of jsonFields(t)) {
      if (declares(f)) found = true;
      for (const m of mentioned(f.type)) reached.add(m);
    }
    if (t.collection !== void 0) for (const m of mentioned(t.collection)) reached.add(m);
  }
  known.set(type, found);
  return found;
}

// dist/codegen/emit/kinds.js
function emitKinds(version, model, defaulted) {
  const file = new TypeScriptFile(`${folderOf(version)}/kinds.ts`, `Code of the kinds of ${version.apiVersion}.`);
  const here = folderOf(version);
  for (const kind of version.kinds.values()) {
    const structure = `${file.useModule("structures", `${here}/structures.js`)}.${kind.name}`;
    const defaults = defaulted.has(kind.type) ? `${file.useModule("defaults", `${here}/defaults.js`)}.default${kind.name}` : "() => undefined";
    const protobuf2 = hasMessage(kind.type) ? `async () => (await import('./codecs.js')).${kind.name}` : "async () => undefined";
    file.constant(
      kind.name,
      [
        "{",
        `  structure: ${structure},`,
        `  applyDefaults: ${defaults},`,
        `  check: ${file.useModule("validators", `${here}/validators.js`)}.check${kind.name},`,
        ...hasRules(kind.type) ? [`  rules: async () => (await import('./rules.js')).${kind.name},`] : [],
        `  schema: async () => (await import('./schemas.js')).${kind.name},`,
        `  ...${conversion(kind, model, file)},`,
        `  protobuf: ${protobuf2},`,
        "}"
      ].join("\n"),
      { type: file.usePackageType("GeneratedCode"), docs: comment(kind.type.description) }
    );
  }
  return file;
}
function conversion(kind, model, file) {
  const { hub } = kind;
  const finish = kind.resource?.conversion;
  if (sameShape(kind.type, hub.type) && finish === void 0) {
    return `${file.usePackage("renamed")}(${literal(kind.version.apiVersion)}, ${literal(hub.version.apiVersion)})`;
  }
  const mapping = finish?.whole || sameShape(kind.type, hub.type) ? "{}" : `${file.useModule("conversions", `${folderOf(kind.version)}/conversions.js`)}.${kind.name}Mapping`;
  const parts = [
    `here: ${literal(kind.version.apiVersion)}`,
    `hub: ${literal(hub.version.apiVersion)}`,
    `mapping: ${mapping}`,
    `annotation: ${literal(`conversion.${model.service.labelDomain}/kept`)}`,
    ...finish?.toHub === void 0 ? [] : [`finishToHub: ${literal(finish.toHub)}`],
    ...finish?.fromHub === void 0 ? [] : [`finishFromHub: ${literal(finish.fromHub)}`]
  ];
  return `${file.usePackage("converter")}({ ${parts.join(", ")} })`;
}

// dist/codegen/emit/openapi-schemas.js
var PREFIX2 = "#/components/schemas/";
var ref = (name) => ({ $ref: `${PREFIX2}${name}` });
var definitionName = (type) => `${type.version.openapiPackage}.${type.name}`;
var SchemaWriter = class {
  constructor(model) {
    this.model = model;
    this.root = model.service.groupDomain.split(".").reverse().join(".");
  }
  model;
  /** Reversed group domain, as in `io.k8s`. */
  root;
  /** Definitions of the scalars that are types of their own. */
  machinery() {
    return Object.fromEntries(
      Object.keys(SCALARS).filter(isScalar).map(scalarRow).flatMap(
        ({ openapi, definition }) => definition === void 0 ? [] : [[`${this.root}.${definition.name}`, { ...openapi, description: definition.description }]]
      )
    );
  }
  expression(type) {
    if (type.form === "scalar") {
      const { openapi, definition } = scalarRow(type.scalar);
      return definition === void 0 ? { ...openapi } : ref(`${this.root}.${definition.name}`);
    }
    if (type.form === "list") return { type: "array", items: this.expression(type.items) };
    if (type.form === "map") return { type: "object", additionalProperties: this.expression(type.values) };
    if (type.type.collection !== void 0) return this.expression(type.type.collection);
    return ref(definitionName(type.type));
  }
  field(f) {
    const s = f.source;
    const inner = this.expression(f.type);
    const more = {
      description: s.description ?? "",
      ...this.constraints(f),
      ...s.listType === void 0 ? {} : { "x-kubernetes-list-type": s.listType },
      ...s.listMapKeys === void 0 ? {} : { "x-kubernetes-list-map-keys": s.listMapKeys },
      ...s.mapType === void 0 && s.structType === void 0 ? {} : { "x-kubernetes-map-type": s.mapType ?? s.structType },
      ...s.patchStrategy === void 0 ? {} : { "x-kubernetes-patch-strategy": s.patchStrategy.join(",") },
      ...s.patchMergeKey === void 0 ? {} : { "x-kubernetes-patch-merge-key": s.patchMergeKey }
    };
    return "$ref" in inner ? { allOf: [inner], ...more } : { ...inner, ...more };
  }
  constraints(f) {
    const s = f.source;
    const scalar = f.type.form === "scalar";
    const listed3 = f.type.form === "list";
    const simple = s.default !== void 0 && s.defaultIf === void 0 && (typeof s.default !== "object" || alwaysPresent(f));
    return {
      ...simple ? { default: s.default } : {},
      ...scalar && s.enum !== void 0 ? { enum: s.enum } : {},
      ...scalar && s.min !== void 0 ? { minimum: s.min } : {},
      ...scalar && s.max !== void 0 ? { maximum: s.max } : {},
      ...scalar && s.maxLength !== void 0 ? { maxLength: s.maxLength } : {},
      ...scalar && s.minLength !== void 0 ? { minLength: s.minLength } : {},
      ...listed3 && s.minItems !== void 0 ? { minItems: s.minItems } : {},
      ...listed3 && s.maxItems !== void 0 ? { maxItems: s.maxItems } : {}
    };
  }
  type(type) {
    if (type.source.jsonUnion) return { description: type.description };
    const fields = jsonFields(type);
    const required = fields.filter((f) => f.source.required).map((f) => f.name);
    const meta = gvksOf(type, this.model);
    return {
      description: type.description,
      type: "object",
      ...fields.length === 0 ? {} : { properties: Object.fromEntries(fields.map((f) => [f.name, this.field(f)])) },
      ...required.length === 0 ? {} : { required },
      ...type.source.structType === void 0 ? {} : { "x-kubernetes-map-type": type.source.structType },
      ...type.source.union === void 0 ? {} : { "x-kubernetes-unions": unions(type) },
      ...meta.length === 0 ? {} : { "x-kubernetes-group-version-kind": meta }
    };
  }
};
var unions = (type) => (Array.isArray(type.source.union) ? type.source.union : []).map((u) => ({
  discriminator: u.discriminator,
  "fields-to-discriminateBy": u.members
}));
function gvksOf(type, model) {
  const name = type.name;
  const own = { group: type.version.group.name, version: type.version.version, kind: name };
  if (type.listOf !== void 0) return [own];
  if (type.kind === void 0 || type.source.published === false) return [];
  if (type.version.group.role !== "shared") return [own];
  if (name === "DeleteOptions")
    return versionsOf(model).filter((v) => v.group.role === "api").map((v) => ({ group: v.group.name, version: v.version, kind: name }));
  return [{ group: "", version: "v1", kind: name }];
}

// dist/codegen/emit/openapi-paths.js
var titled = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var groupWord = (version) => titled(
  (version.group.name === "" ? "core" : version.group.name.split(".")[0] ?? "").replace(/-(\w)/g, (_, c) => c.toUpperCase())
);
var QUERY = {
  pretty: { type: "string", description: "Set to true for an indented answer." },
  dryRun: { type: "string", description: "The value All checks and answers the request without storing anything." },
  fieldManager: { type: "string", description: "Name under which the fields written are owned; taken from the User-Agent when absent." },
  force: { type: "boolean", description: "Take over fields that others own; only for apply." },
  allowWatchBookmarks: { type: "boolean", description: "Ask for BOOKMARK events." },
  continue: { type: "string", description: "Token of the chunk before, to go on from there." },
  fieldSelector: { type: "string", description: "Only objects whose fields match." },
  labelSelector: { type: "string", description: "Only objects whose labels match." },
  limit: { type: "integer", description: "Most items in one answer." },
  resourceVersion: { type: "string", description: "The version that the answer must show or start from." },
  resourceVersionMatch: { type: "string", description: "How resourceVersion is applied: Exact or NotOlderThan." },
  timeoutSeconds: { type: "integer", description: "Seconds after which the request ends." },
  watch: { type: "boolean", description: "Follow changes instead of listing." },
  gracePeriodSeconds: { type: "integer", description: "Seconds an object may take to end; 0 removes it at once." },
  orphanDependents: { type: "boolean", description: "Deprecated: use propagationPolicy." },
  propagationPolicy: { type: "string", description: "What happens to dependents: Orphan, Background or Foreground." }
};
var query = (...names) => names.map((name) => ({ name, in: "query", ...withoutDescription(name), schema: { type: QUERY[name]?.type, uniqueItems: true } }));
var withoutDescription = (name) => ({ description: QUERY[name]?.description });
var LIST = [
  "allowWatchBookmarks",
  "continue",
  "fieldSelector",
  "labelSelector",
  "limit",
  "resourceVersion",
  "resourceVersionMatch",
  "timeoutSeconds",
  "watch"
];
var DELETE = ["dryRun", "gracePeriodSeconds", "orphanDependents", "propagationPolicy"];
var Paths = class {
  constructor(model, version, meta) {
    this.model = model;
    this.version = version;
    this.meta = meta;
  }
  model;
  version;
  meta;
  all = {};
  get media() {
    return ["application/json", "application/yaml", `application/vnd.${this.model.service.mediaVendor}.protobuf`];
  }
  content(types, schema) {
    return Object.fromEntries(types.map((t) => [t, { schema }]));
  }
  operation(path7, method, id, action, verbText, gvk, parts) {
    const names = [...path7.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? "");
    const entry = this.all[path7] ?? {
      parameters: [
        ...names.map((name) => ({
          name,
          in: "path",
          required: true,
          description: name === "path" ? "Path to the resource." : `${titled(name)} of the object.`,
          schema: { type: "string", uniqueItems: true }
        })),
        ...query("pretty")
      ]
    };
    this.all[path7] = entry;
    const types = parts.watch ? [...this.media, "application/json;stream=watch", `application/vnd.${this.model.service.mediaVendor}.protobuf;stream=watch`] : this.media;
    entry[method] = {
      description: verbText,
      operationId: id,
      tags: [`${groupWord(this.version).toLowerCase()}_${this.version.version}`],
      ...parts.query.length === 0 ? {} : { parameters: query(...parts.query) },
      ...parts.body === void 0 ? {} : {
        requestBody: {
          content: this.content(parts.bodyTypes ?? ["*/*"], parts.body),
          ...method === "delete" ? {} : { required: true }
        }
      },
      responses: {
        ...Object.fromEntries(
          parts.codes.map((c) => [
            String(c),
            { description: { 200: "OK", 201: "Created", 202: "Accepted" }[c] ?? "", content: this.content(types, parts.answer) }
          ])
        ),
        "401": { description: "Unauthorized" }
      },
      "x-kubernetes-action": action,
      "x-kubernetes-group-version-kind": gvk
    };
  }
  add(kind) {
    const { resource } = kind;
    if (resource === void 0) return;
    const root = this.version.group.name === "" ? `/api/${this.version.version}` : `/apis/${this.version.apiVersion}`;
    const namespaced = resource.scope === "Namespaced";
    const collection = `${root}/${namespaced ? `${this.model.namespaces.segment}/{namespace}/` : ""}${resource.plural}`;
    const verbs = new Set(resource.verbs ?? ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"]);
    const base = `${groupWord(this.version)}${titled(this.version.version)}`;
    const noun = `${namespaced ? "Namespaced" : ""}${kind.name}`;
    const gvk = { group: this.version.group.name, version: this.version.version, kind: kind.name };
    const own = ref(definitionName(kind.type));
    const list = kind.list === void 0 ? own : ref(definitionName(kind.list));
    const status = ref(`${this.meta}.Status`);
    const options2 = ref(`${this.meta}.DeleteOptions`);
    const removed = resource.writes?.deleteReturnsObject ? own : status;
    if (verbs.has("list")) {
      this.operation(collection, "get", `list${base}${noun}`, "list", `List or watch ${resource.plural}.`, gvk, {
        query: LIST,
        answer: list,
        codes: [200],
        watch: true
      });
      if (namespaced)
        this.operation(
          `${root}/${resource.plural}`,
          "get",
          `list${base}${kind.name}ForAllNamespaces`,
          "list",
          `List or watch ${resource.plural} of all namespaces.`,
          gvk,
          { query: LIST, answer: list, codes: [200], watch: true }
        );
    }
    if (verbs.has("create"))
      this.operation(collection, "post", `create${base}${noun}`, "post", `Create a ${kind.name}.`, gvk, {
        query: ["dryRun", "fieldManager"],
        body: own,
        answer: own,
        codes: [200, 201, 202]
      });
    if (verbs.has("deletecollection"))
      this.operation(
        collection,
        "delete",
        `delete${base}Collection${noun}`,
        "deletecollection",
        `Delete several ${resource.plural}.`,
        gvk,
        {
          query: [...LIST.filter((q) => q !== "watch" && q !== "allowWatchBookmarks"), ...DELETE],
          body: options2,
          answer: status,
          codes: [200]
        }
      );
    const one = `${collection}/{name}`;
    if (verbs.has("get"))
      this.operation(one, "get", `read${base}${noun}`, "get", `Read one ${kind.name}.`, gvk, { query: [], answer: own, codes: [200] });
    if (verbs.has("update"))
      this.operation(one, "put", `replace${base}${noun}`, "put", `Replace a ${kind.name}.`, gvk, {
        query: ["dryRun", "fieldManager"],
        body: own,
        answer: own,
        codes: [200, 201]
      });
    if (verbs.has("patch"))
      this.operation(one, "patch", `patch${base}${noun}`, "patch", `Change parts of a ${kind.name}.`, gvk, {
        query: ["dryRun", "fieldManager", "force"],
        body: ref(`${this.meta}.Patch`),
        bodyTypes: PATCHES,
        answer: own,
        codes: [200, 201]
      });
    if (verbs.has("delete"))
      this.operation(one, "delete", `delete${base}${noun}`, "delete", `Delete a ${kind.name}.`, gvk, {
        query: DELETE,
        body: options2,
        answer: removed,
        codes: [200, 202]
      });
    for (const [name, sub] of Object.entries(resource.subresources ?? {})) this.subresource(kind, one, base, noun, name, sub);
  }
  subresource(kind, one, base, noun, name, sub) {
    const path7 = `${one}/${name}`;
    const dot = sub.kind?.lastIndexOf(".") ?? -1;
    const version = dot < 0 ? this.version : versionsOf(this.model).find((v) => v.ref === sub.kind?.slice(0, dot)) ?? this.version;
    const type = version.types.get(sub.kind === void 0 ? kind.name : sub.kind.slice(dot + 1)) ?? kind.type;
    const gvk = { group: version.group.name, version: version.version, kind: type.name };
    const id = `${noun}${titled(name)}`;
    if (/Options$/.test(type.name)) {
      const methods = { get: "get", create: "post", update: "put", patch: "patch", delete: "delete" };
      for (const verb of sub.verbs) {
        const method = methods[verb] ?? "get";
        for (const tail of name === "proxy" ? ["", "/{path}"] : [""]) {
          this.operation(
            `${path7}${tail}`,
            method,
            `connect${base}${titled(method)}${id}${tail === "" ? "" : "WithPath"}`,
            "connect",
            `Connect to ${name} of a ${kind.name}.`,
            gvk,
            { query: [], answer: { type: "string" }, codes: [200] }
          );
        }
      }
      return;
    }
    const own = ref(definitionName(type));
    if (sub.verbs.includes("get"))
      this.operation(path7, "get", `read${base}${id}`, "get", `Read ${name} of a ${kind.name}.`, gvk, {
        query: [],
        answer: name === "log" ? { type: "string" } : own,
        codes: [200]
      });
    if (sub.verbs.includes("create"))
      this.operation(path7, "post", `create${base}${id}`, "post", `Create ${name} of a ${kind.name}.`, gvk, {
        query: ["dryRun", "fieldManager"],
        body: own,
        answer: own,
        codes: [200, 201, 202]
      });
    if (sub.verbs.includes("update"))
      this.operation(path7, "put", `replace${base}${id}`, "put", `Replace ${name} of a ${kind.name}.`, gvk, {
        query: ["dryRun", "fieldManager"],
        body: own,
        answer: own,
        codes: [200, 201]
      });
    if (sub.verbs.includes("patch"))
      this.operation(path7, "patch", `patch${base}${id}`, "patch", `Change ${name} of a ${kind.name}.`, gvk, {
        query: ["dryRun", "fieldManager", "force"],
        body: ref(`${this.meta}.Patch`),
        bodyTypes: PATCHES,
        answer: own,
        codes: [200, 201]
      });
  }
};
var PATCHES = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/strategic-merge-patch+json",
  "application/apply-patch+yaml"
];

// dist/codegen/emit/openapi.js
function emitOpenApi(model, outputs) {
  const writer = new SchemaWriter(model);
  const meta = versionsOf(model).find((v) => v.ref === "meta/v1")?.openapiPackage ?? "";
  const put = (name, document) => {
    outputs.set(`openapi/${name}.json`, `${JSON.stringify(document)}
`);
  };
  const names = [];
  for (const version of versionsOf(model)) {
    const shared = version.group.role === "shared";
    if (!shared && version.group.role !== "api") continue;
    const schemas = shared ? writer.machinery() : {};
    for (const type of version.types.values())
      if (type.source.published !== false && type.collection === void 0) schemas[definitionName(type)] = writer.type(type);
    const paths = new Paths(model, version, meta);
    for (const kind of version.kinds.values()) paths.add(kind);
    names.push(version.ref.replace("/", "_"));
    put(version.ref.replace("/", "_"), { apiVersion: version.apiVersion, shared, schemas, paths: paths.all });
  }
  outputs.set("openapi/index.json", `${JSON.stringify(names)}
`);
}

// dist/codegen/emit/protocols.js
import { readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import path4 from "node:path";
import protobuf from "protobufjs";
var NOTICE2 = "Generated from codegen/protocols by `npm run generate`. Edit the .proto file, not this one.";
function fieldOf(field2, file) {
  const { name, id, type, repeated, resolvedType } = field2.resolve();
  if (field2.map || field2.partOf !== null || resolvedType instanceof protobuf.Enum)
    throw new Error(`${file}: ${name} is a map, an enumeration or part of a oneof`);
  return { name, number: id, type: resolvedType === null ? type : resolvedType.fullName.slice(1), repeated };
}
function protoFile(folder, file) {
  const { root, package: name } = protobuf.parse(readFileSync2(path4.join(folder, file), "utf8"));
  const declared = name ? root.resolveAll().lookup(name) : null;
  if (!name || !(declared instanceof protobuf.Namespace)) throw new Error(`${file} declares no messages of a package`);
  const messages2 = declared.nestedArray.filter((type) => type instanceof protobuf.Type);
  return {
    package: name,
    path: file,
    messages: messages2.map((type) => ({
      name: type.name,
      comment: "",
      fields: type.fieldsArray.map((field2) => fieldOf(field2, file)),
      reserved: []
    }))
  };
}
function emitProtocols(folder, outputs) {
  const files = readdirSync2(folder).filter((name) => name.endsWith(".proto"));
  for (const { name, content } of codecs(files.sort().map((file) => protoFile(folder, file))))
    outputs.set(`protocols/${name}`, `// ${NOTICE2}
${content}`);
}

// dist/codegen/emit/schemas.js
import Type2, {} from "typebox";
import { Code } from "typebox/compile";
import * as Format from "typebox/format";
for (const name of Object.keys(FORMATS)) Format.Set(name, fitting(name));
var leaf = (value, text) => ({ value, text });
var options = (o) => Object.keys(o).length === 0 ? "" : literal(o);
var joined = (...parts) => parts.filter((p) => p !== "").join(", ");
var schemaName = (type) => `${type.version.ref}.${type.name}`;
function buildField(f) {
  const inner = build(f.type, f);
  const rules = fieldRules(f);
  const o = bounds({ rules, because: f.source.because });
  return leaf(
    Type2.Optional(Type2.Union([inner.value, Type2.Null()], o)),
    `Type.Optional(Type.Union([${inner.text}, Type.Null()]${Object.keys(o).length === 0 ? "" : `, ${literal(o)}`}))`
  );
}
var schemaOfField = (f) => buildField(f).value;
function build(type, f) {
  const s = f?.source ?? {};
  if (type.form === "scalar") return buildScalar(type.scalar, s);
  if (type.form === "list") {
    const items = type.items.form === "scalar" ? buildScalar(type.items.scalar, ofItems(s)) : build(type.items, void 0);
    const o = bounds({ minItems: s.minItems, maxItems: s.maxItems });
    return leaf(Type2.Array(items.value, o), `Type.Array(${joined(items.text, options(o))})`);
  }
  if (type.form === "map") {
    const values = build(type.values, void 0);
    return leaf(Type2.Object({}, { additionalProperties: values.value }), `Type.Object({}, { additionalProperties: ${values.text} })`);
  }
  if (type.type.source.jsonUnion) return leaf(Type2.Unknown(), "Type.Unknown()");
  if (type.type.collection !== void 0) return build(type.type.collection, f);
  return leaf(Type2.Ref(schemaName(type.type)), `Type.Ref(${literal(schemaName(type.type))})`);
}
var ofItems = (source) => {
  const { format, pattern, min, max, minLength, maxLength } = source;
  return bounds({ enum: ruledTexts(source), format, pattern, min, max, minLength, maxLength });
};
function buildScalar(scalar, s) {
  const range = bounds({ minimum: s.min, maximum: s.max });
  switch (scalarRow(scalar).schema) {
    case "text": {
      const texts2 = ruledTexts(s);
      if (texts2 !== void 0) return leaf(Type2.Enum([...texts2]), `Type.Enum(${literal(texts2)})`);
      const o = bounds({
        minLength: s.nonEmpty && s.minLength === void 0 ? 1 : s.minLength,
        maxLength: s.maxLength,
        pattern: s.pattern,
        format: s.format
      });
      return leaf(Type2.String(o), `Type.String(${options(o)})`);
    }
    case "plainText":
      return leaf(Type2.String(), "Type.String()");
    case "boolean":
      return leaf(Type2.Boolean(), "Type.Boolean()");
    case "integer":
      return leaf(Type2.Integer(range), `Type.Integer(${options(range)})`);
    case "longInteger": {
      return leaf(Type2.Union([Type2.Integer(range), Type2.BigInt()]), `Type.Union([Type.Integer(${options(range)}), Type.BigInt()])`);
    }
    case "number":
      return leaf(Type2.Number(range), `Type.Number(${options(range)})`);
    case "integerOrText":
      return leaf(Type2.Union([Type2.Integer(range), Type2.String()]), `Type.Union([Type.Integer(${options(range)}), Type.String()])`);
    case "unknown":
      return leaf(Type2.Unknown(), "Type.Unknown()");
  }
}
var bounds = (all) => Object.fromEntries(Object.entries(all).filter(([, v]) => v !== void 0));
var isStruct = (type) => type.collection === void 0 && !type.source.jsonUnion && type.listOf === void 0;
var calledFromOutside = (version, held) => /* @__PURE__ */ new Set([
  ...[...version.kinds.values()].map((kind) => kind.type),
  ...[...held].filter((other) => other.version !== version).flatMap((type) => jsonFields(type).flatMap((f) => mentioned(f.type))).filter((type) => type.version === version)
]);
function emitSchemas(version, held, exported) {
  const file = new TypeScriptFile(`${folderOf(version)}/schemas.ts`, `TypeBox schemas of ${version.apiVersion}: types and constraints.`);
  const context = {};
  const foreign = /* @__PURE__ */ new Map();
  const printed2 = [];
  for (const type of version.types.values()) {
    if (!isStruct(type) || !held.has(type)) continue;
    const properties = {};
    const lines = [];
    for (const f of jsonFields(type)) {
      const built = buildField(f);
      properties[f.name] = built.value;
      lines.push(`    ${key(f.name)}: ${built.text},`);
      for (const m of mentioned(f.type).filter((t) => t.version !== version && isStruct(t))) foreign.set(schemaName(m), m);
    }
    const o = hasRules(type) ? { between: true } : {};
    context[schemaName(type)] = Type2.Object(properties, o);
    printed2.push(
      `  ${literal(schemaName(type))}: ${file.usePackage("Type", TYPEBOX)}.Object({
${lines.join("\n")}
  }${joined("", options(o)) === "" ? "" : `, ${options(o)}`}),`
    );
  }
  const neighbours = reachable(version);
  file.constant("types", `{
${printed2.join("\n")}
}`, {
    type: `Readonly<Record<string, ${file.usePackageType("TSchema", TYPEBOX)}>>`,
    docs: "Schemas by reference name."
  });
  const named = [`...types`, ...neighbours.map((v) => `...${file.useModule(moduleName(v), `${folderOf(v)}/schemas.js`)}.types`)];
  file.add(`const named = (): Readonly<Record<string, TSchema>> => ({ ${named.join(", ")} });`);
  for (const kind of version.kinds.values()) {
    file.constant(kind.name, `{ root: types[${literal(schemaName(kind.type))}], get named() { return named(); } }`, {
      type: file.usePackageType("SchemaOfType")
    });
  }
  return { schemas: file, validators: compile(version, context, foreign, exported) };
}
function reachable(version) {
  const found = /* @__PURE__ */ new Set([version]);
  for (const v of found)
    for (const type of v.types.values()) for (const f of type.fields) for (const t of mentioned(f.type)) found.add(t.version);
  found.delete(version);
  return [...found];
}
var NEVER = "(?!)";
function printExternal(value) {
  if (value instanceof RegExp) return value.source === NEVER ? String(value) : `matching(${literal(value.source)})`;
  if (typeof value !== "function") return literal(value);
  const format = Object.keys(FORMATS).find((name) => Format.Get(name) === value);
  if (format === void 0) throw new Error("a compiled check calls a function that is no format");
  return `fitting(${literal(format)})`;
}
function compile(version, context, foreign, exported) {
  const mark = (name) => `foreign ${name}`;
  const all = { ...context };
  for (const name of foreign.keys()) all[name] = Type2.Literal(mark(name));
  const entry = Type2.Object(Object.fromEntries(Object.keys(all).map((name, i) => [`entry${i}`, Type2.Ref(name)])));
  const result = Code(all, entry);
  const names = Object.keys(all);
  const functionOf = /* @__PURE__ */ new Map();
  for (const [, fn = "", index = ""] of result.Code.matchAll(/(check_\d+)\(value\.entry(\d+)\)/g))
    functionOf.set(names[Number(index)] ?? "", fn);
  const imports2 = /* @__PURE__ */ new Map();
  const body = [];
  const foreignFunctions = new Map([...foreign].map(([name, type]) => [functionOf.get(name) ?? "", type]));
  for (const line of result.Code.split("\n")) {
    const fn = /^const (check_\d+) = /.exec(line)?.[1];
    if (fn === void 0 || fn === "check_0") continue;
    const type = foreignFunctions.get(fn);
    if (type === void 0) body.push(line);
    else {
      const alias = moduleName(type.version);
      imports2.set(alias, `../../${folderOf(type.version)}/validators.js`);
      body.push(`const ${fn} = (value) => ${alias}.check${type.name}(value);`);
    }
  }
  const missing = names.filter((n) => !functionOf.has(n));
  if (missing.length > 0) throw new Error(`no check was compiled for ${missing.join(", ")}`);
  const externals = result.External.variables.map(printExternal);
  const exports = [...exported].filter((type) => context[schemaName(type)] !== void 0).map((type) => `export const check${type.name} = ${functionOf.get(schemaName(type))};`);
  return [
    "// @ts-nocheck compiled by TypeBox from schemas.ts",
    `/** Validators of ${version.apiVersion}: whether a value has the types and keeps the constraints of its schema. */`,
    ...[
      `import { Hashing } from "${TYPEBOX}";`,
      `import { Guard } from "${GENERATED_CODE}";`,
      `import { Format } from "${TYPEBOX}";`
    ].filter((i) => usesImport(body, i)),
    ...externals.some((e) => e.startsWith("matching(")) ? [`import { matching } from "${GENERATED_CODE}";`] : [],
    ...externals.some((e) => e.startsWith("fitting(")) ? [`import { fitting } from "${GENERATED_CODE}";`] : [],
    ...[...imports2].sort().map(([alias, from]) => `import * as ${alias} from "${from}";`),
    "",
    ...externals.length === 0 ? [] : [`const External = [${externals.join(", ")}];`],
    ...body,
    ...exports,
    ""
  ].join("\n");
}
var usesImport = (body, statement) => {
  const word = /(\w+) \}/.exec(statement)?.[1] ?? "";
  return body.some((line) => line.includes(`${word}.`));
};

// dist/codegen/emit/rule-schemas.js
function emitRuleSchemas(version, held) {
  const file = new TypeScriptFile(`${folderOf(version)}/rules.ts`, `Rules of ${version.apiVersion} that look beyond single values.`);
  const ruled = (type) => isStruct(type) && held.has(type) && hasRules(type);
  const kinds = [...version.kinds.values()].filter(({ type }) => hasRules(type));
  const types = [...version.types.values()].filter(ruled);
  if (types.length === 0) return file;
  const printed2 = types.map((type) => {
    const fields = jsonFields(type).filter((f) => fieldRules(f) !== void 0 || mentioned(f.type).some(hasRules));
    const lines = fields.map((f) => `    ${key(f.name)}: ${literal(schemaOfField(f))},`);
    return `  ${literal(schemaName(type))}: { between: true, properties: {
${lines.join("\n")}
  } },`;
  });
  file.constant("types", `{
${printed2.join("\n")}
}`, {
    type: "Readonly<Record<string, unknown>>",
    docs: "Schemas by reference name, without fields that no rule speaks of."
  });
  if (kinds.length === 0) return file;
  const neighbours = reachable(version).filter((other) => [...other.types.values()].some(ruled));
  const named = ["...types", ...neighbours.map((v) => `...${file.useModule(moduleName(v), `${folderOf(v)}/rules.js`)}.types`)];
  file.add(`const named = (): Readonly<Record<string, unknown>> => ({ ${named.join(", ")} });`);
  for (const { name, type } of kinds) {
    file.constant(name, `{ root: types[${literal(schemaName(type))}], get named() { return named(); } }`, {
      type: file.usePackageType("SchemaOfType")
    });
  }
  return file;
}

// dist/codegen/emit/structures.js
function emitStructures(version, held) {
  const file = new TypeScriptFile(
    `${folderOf(version)}/structures.ts`,
    `Structures of ${version.apiVersion}: shape and merge markers of every type.`
  );
  const print = (type) => {
    if (type.form === "scalar") return file.usePackage(scalarRow(type.scalar).structure);
    if (type.form === "list") return `${file.usePackage("listOf")}(${print(type.items)})`;
    if (type.form === "map") return `${file.usePackage("mapOf")}(${print(type.values)})`;
    if (type.type.source.jsonUnion) return `${file.usePackage("eitherOf")}(${type.type.fields.map((f) => print(f.type)).join(", ")})`;
    if (type.type.collection !== void 0) return print(type.type.collection);
    return file.ofType(type.type, version, "structures", type.type.name);
  };
  for (const type of version.types.values()) {
    if (!held.has(type) || type.collection !== void 0 || type.source.jsonUnion) continue;
    const fields = jsonFields(type).map(
      (f) => `${file.usePackage("field")}(${literal(f.name)}, ${print(f.type)}, ${literal(presence(f))}${markers(f)})`
    );
    const more = [type.source.structType, goPackage(version)];
    const tail = more[1] === void 0 ? more.slice(0, more[0] === void 0 ? 0 : 1) : more;
    const body = fields.length === 0 ? "[]" : `[
${fields.map((f) => `  ${f},`).join("\n")}
]`;
    file.constant(
      type.name,
      `${file.usePackage("struct")}(${literal(printedName(type))}, () => ${body}${tail.map((t) => `, ${t === void 0 ? "undefined" : literal(t)}`).join("")})`,
      {
        type: file.usePackageType("StructStructure")
      }
    );
  }
  return file;
}
var printedName = (type) => `${type.version.version}.${type.name}`;
var goPackage = ({ group }) => group.role === "shared" ? void 0 : group.folder.split(".")[0];
var presence = (f) => f.source.keepEmpty ? f.source.nullable ? "!" : "+" : f.source.nullable ? "*" : "?";
function markers(f) {
  const s = f.source;
  const scalarDefault = s.default !== void 0 && s.defaultIf === void 0 && typeof s.default !== "object" ? s.default : void 0;
  const all = {
    listType: s.listType,
    listMapKeys: s.listMapKeys,
    mapType: s.mapType,
    structType: s.structType,
    patchStrategy: s.patchStrategy,
    patchMergeKey: s.patchMergeKey,
    default: scalarDefault,
    featureGate: s.featureGate,
    gateOff: s.gateOff !== void 0 || s.featureGate === void 0 ? s.gateOff : scalarDefault
  };
  const present = Object.entries(all).filter(([, v]) => v !== void 0);
  return present.length === 0 ? "" : `, { ${present.map(([k, v]) => `${k}: ${literal(v)}`).join(", ")} }`;
}

// dist/codegen/emit/types.js
import { StructureKind as StructureKind5 } from "ts-morph";
var nullWhenAbsent = ({ type }) => type.form === "scalar" && scalarRow(type.scalar).nullWhenAbsent === true;
function presenceOf(f) {
  const { source } = f;
  if (source.default !== void 0 && source.defaultIf === void 0 && source.featureGate === void 0) return "always";
  if (source.nullable) return source.keepEmpty ? "null" : "absent";
  if (alwaysPresent(f)) return nullWhenAbsent(f) ? "null" : "always";
  if (!source.keepEmpty) return "absent";
  return f.type.form === "scalar" && !nullWhenAbsent(f) ? "always" : "null";
}
function mayBeNull(type) {
  if (type.form === "named") return type.type.collection !== void 0;
  return type.form !== "scalar" || scalarRow(type.scalar).nullWhenAbsent === true && type.scalar !== "bytes";
}
function emitTypes(version) {
  const file = new TypeScriptFile(`${folderOf(version)}/types.ts`, `Types of ${version.apiVersion}.`);
  const print = (type) => {
    if (type.form === "scalar") return scalarRow(type.scalar).typescript;
    if (type.form === "list") return `(${printMember(type.items)})[]`.replace(/^\((\w+)\)\[\]$/, "$1[]");
    if (type.form === "map") return `Record<string, ${printMember(type.values)}>`;
    return file.ofType(type.type, version, "types", type.type.name);
  };
  const printMember = (type) => mayBeNull(type) ? `${print(type)} | null` : print(type);
  for (const type of version.types.values()) {
    const docs = type.description === "" ? [] : [comment(type.description)];
    if (type.collection !== void 0 || type.source.jsonUnion) {
      const text = type.collection !== void 0 ? print(type.collection) : "unknown";
      file.add({ kind: StructureKind5.TypeAlias, name: type.name, isExported: true, type: text, docs });
      continue;
    }
    file.add({
      kind: StructureKind5.Interface,
      name: type.name,
      isExported: true,
      docs,
      properties: jsonFields(type).map((f) => ({
        name: key(f.name),
        type: presenceOf(f) === "null" ? `${print(f.type)} | null` : print(f.type),
        hasQuestionToken: presenceOf(f) === "absent",
        docs: [[comment(f.source.description ?? ""), f.source.deprecated ? "@deprecated" : ""].filter((t) => t !== "").join("\n")]
      }))
    });
  }
  return file;
}

// dist/codegen/emit/values.js
var isAsked = ({ source }) => source.values !== void 0 && source.closed !== true;
function emitValues(version) {
  const file = new TypeScriptFile(
    `${folderOf(version)}/values.ts`,
    `Texts that fields of ${version.apiVersion} may hold, in the order in which clients print them.`
  );
  for (const type of version.types.values()) {
    const fields = type.fields.filter(isAsked);
    if (fields.length === 0) continue;
    const entries = fields.map(({ name, source }) => `${key(name)}: ${literal(source.values)},`);
    const names = fields.map(({ name }) => literal(name)).join(" | ");
    file.constant(type.name, `{
${entries.join("\n")}
}`, { type: `Readonly<Record<${names}, readonly string[]>>` });
  }
  return file;
}

// dist/codegen/load.js
import { existsSync as existsSync2, readdirSync as readdirSync3, readFileSync as readFileSync3 } from "node:fs";
import path5 from "node:path";
import { isMap, isScalar as isScalar2, isSeq, parseDocument } from "yaml";
var YamlFile = class {
  constructor(file, shown, text, document) {
    this.file = file;
    this.shown = shown;
    this.text = text;
    this.document = document;
    this.value = document.toJS({ maxAliasCount: 0 });
  }
  file;
  shown;
  text;
  document;
  value;
  position(keys) {
    let node = this.document.contents;
    let offset = offsetOf(node) ?? 0;
    for (const key2 of keys) {
      if (isMap(node)) {
        const pair = node.items.find((i) => isScalar2(i.key) && String(i.key.value) === String(key2));
        if (pair === void 0) break;
        offset = offsetOf(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node) && typeof key2 === "number" && node.items[key2] !== void 0) {
        node = node.items[key2];
        offset = offsetOf(node) ?? offset;
      } else break;
    }
    return this.at(offset);
  }
  at(offset) {
    return { file: this.shown, ...this.text.at(offset) };
  }
};
var WordedText = class {
  filled;
  /** Offsets in the filled text at which words end, and by how much it is longer than the file up to there. */
  #shifts = [];
  #lines;
  constructor(text, words) {
    let by = 0;
    this.filled = text.replace(/\{(\w+)\}/g, (hole, name, at) => {
      const word = words.get(name);
      if (word === void 0) return hole;
      by += word.length - hole.length;
      this.#shifts.push({ after: at + hole.length + by, by });
      return word;
    });
    this.#lines = text.split("\n");
  }
  /** Line and column in the file, counted from 1, of an offset in the filled text. */
  at(offset) {
    let left = offset - (this.#shifts.findLast((shift) => shift.after <= offset)?.by ?? 0);
    let line = 0;
    for (; left > (this.#lines[line]?.length ?? left); line++) left -= (this.#lines[line]?.length ?? 0) + 1;
    return { line: line + 1, column: left + 1, text: this.#lines[line] ?? "" };
  }
};
var offsetOf = (node) => node?.range?.[0];
var OWN_FILES = ["service.yaml", "features.yaml", "flags.yaml", "metrics.yaml"];
function loadCatalogue(folder, diagnostics) {
  const files = [];
  const shown = (file) => path5.relative("", path5.join(folder, file)).split(path5.sep).join("/");
  if (!existsSync2(path5.join(folder, "service.yaml"))) {
    const needed = "a file service.yaml: it holds the words that carry the name of the API, and makes the folder a catalogue";
    diagnostics.report("KW013", { file: shown("service.yaml"), line: 1, column: 1 }, { name: shown("") || ".", needed });
    return files;
  }
  const words = domainWords(folder);
  const walk = (relative) => {
    const entries = readdirSync3(path5.join(folder, relative), { withFileTypes: true }).sort((a, b) => a.name < b.name ? -1 : 1);
    for (const entry of entries) {
      const child = relative === "" ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        walk(child);
        continue;
      }
      if (!/\.ya?ml$/i.test(child)) continue;
      const why = misplaced(child);
      if (why !== void 0) diagnostics.report("KW033", { file: shown(child), line: 1, column: 1 }, { file: entry.name, why });
      else {
        const file = loadFile(folder, child, shown(child), words, diagnostics);
        if (file !== void 0) files.push(file);
      }
    }
  };
  walk("");
  return files;
}
function misplaced(file) {
  const [first = "", second, ...rest] = file.split("/");
  if (!file.endsWith(".yaml")) return `name it ${path5.posix.basename(file).replace(/\.\w+$/, ".yaml")}`;
  if (second === void 0)
    return OWN_FILES.includes(first) ? void 0 : `at the top of a catalogue stand ${OWN_FILES.join(", ")}${meant(first, OWN_FILES)}; kinds stand in <group>/<version>/<Kind>.yaml`;
  if (rest.length === 0)
    return second === "group.yaml" ? void 0 : "the folder of a group holds group.yaml; kinds stand in <group>/<version>/<Kind>.yaml";
  return rest.length === 1 ? void 0 : "kinds stand in <group>/<version>/<Kind>.yaml, not deeper";
}
function domainWords(folder) {
  const document = parseDocument(readFileSync3(path5.join(folder, "service.yaml"), "utf8"));
  const service = document.errors.length > 0 ? void 0 : document.toJS();
  const entries = typeof service === "object" && service !== null ? Object.entries(service) : [];
  return new Map(entries.filter((e) => typeof e[1] === "string"));
}
function loadFile(folder, file, shown, words, diagnostics) {
  const text = new WordedText(readFileSync3(path5.join(folder, file), "utf8"), words);
  const document = parseDocument(text.filled, { prettyErrors: false, uniqueKeys: true });
  if (document.errors.length > 0) {
    for (const error of document.errors) diagnostics.report("KW001", { file: shown, ...text.at(error.pos[0]) }, { why: error.message });
    return void 0;
  }
  return new YamlFile(file, shown, text, document);
}

// dist/codegen/type-expressions.js
function parseType(text, version, versions, unknown) {
  const inner = /^(list|map)<(.+)>$/.exec(text);
  if (inner !== null) {
    const of = parseType(inner[2]?.trim() ?? "", version, versions, unknown);
    return inner[1] === "list" ? { form: "list", items: of } : { form: "map", values: of };
  }
  if (isScalar(text)) return { form: "scalar", scalar: text };
  const dot = text.lastIndexOf(".");
  const owner = dot < 0 ? version : versions.get(text.slice(0, dot));
  const type = owner?.types.get(dot < 0 ? text : text.slice(dot + 1));
  if (type !== void 0) return { form: "named", type };
  unknown(text, faultOf(text, version, versions));
  return { form: "scalar", scalar: "json" };
}
var suggestion = (guess) => guess === void 0 ? "" : ` (did you mean "${guess}"?)`;
function faultOf(text, version, versions) {
  const pair = /^\w+\s*,\s*(.+)$/.exec(text);
  if (pair !== null) return `; keys of maps are always text, and only the type of their values is written: map<${pair[1]}>`;
  const several = /^\[\](.+)$|^(.+)\[\]$|^(?:array|set)<(.+)>$/i.exec(text);
  if (several !== null) return `; several are written list<${several[1] ?? several[2] ?? several[3]}>`;
  const dot = text.lastIndexOf(".");
  if (dot >= 0) return faultOfReference(text.slice(0, dot), text.slice(dot + 1), versions);
  const own = [...version.types.keys()];
  const elsewhere = [...versions.values()].find((v) => v.types.has(text));
  const guess = SCALARS_BY_OTHER_NAMES[text.toLowerCase()] ?? (elsewhere === void 0 ? nearest(text, [...Object.keys(SCALARS), ...own]) : `${elsewhere.ref}.${text}`);
  const forms = `scalars are ${Object.keys(SCALARS).join(", ")}; types of ${version.ref} are ${listed(own)}`;
  return `${suggestion(guess)}; ${forms}; others are written list<\u2026>, map<\u2026> or <group>/<version>.<Type>`;
}
function faultOfReference(ref2, name, versions) {
  const owner = versions.get(ref2);
  const known2 = [...owner?.types.keys() ?? versions.keys()];
  const near = nearest(owner === void 0 ? ref2 : name, known2);
  const guess = suggestion(near === void 0 ? void 0 : owner === void 0 ? `${near}.${name}` : `${ref2}.${near}`);
  return owner === void 0 ? `${guess}; the catalogue has no version ${ref2}, but ${listed(known2)}` : `${guess}; types of ${ref2} are ${listed(known2)}`;
}

// dist/codegen/resolve.js
function resolveModel(files, diagnostics) {
  const service = files.find((f) => f.file === "service.yaml");
  if (service === void 0 || !conforms(service, ServiceFile, diagnostics)) return void 0;
  const declarations = [];
  const groupFiles = /* @__PURE__ */ new Map();
  for (const file of files) {
    if (file.file.endsWith("/group.yaml") && conforms(file, GroupFile, diagnostics))
      groupFiles.set(groupOf(file, file.value), file);
  }
  const groups = [...groupFiles.keys()];
  const versions = new Map(groups.flatMap((g) => g.versions.map((v) => [v.ref, v])));
  for (const file of files) {
    const parts = file.file.split("/");
    if (parts.length !== 3) continue;
    const version = versions.get(`${parts[0]}/${parts[1]}`);
    if (version === void 0) {
      reportStray(file, parts[0] ?? "", parts[1] ?? "", files, groups, diagnostics);
      continue;
    }
    declare(file, version, declarations, diagnostics);
  }
  for (const declaration of declarations) resolveFields(declaration, versions, diagnostics);
  resolveHubs(versions, files, diagnostics);
  groups.sort((a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1));
  const model = { service: service.value, groups, namespaces: namespacePaths(versions, files, diagnostics) };
  return { model, declarations, groupFiles };
}
function reportStray(file, folder, version, files, groups, diagnostics) {
  const group = groups.find((g) => g.folder === folder);
  const known2 = group?.versions.map((v) => v.version) ?? [];
  if (!isVersion(version)) diagnostics.report("KW026", file.position([]), { version, meant: meant(version, known2) });
  else if (group !== void 0) diagnostics.report("KW010", file.position([]), { folder, version, meant: meant(version, known2) });
  else if (!files.some((f) => f.file === `${folder}/group.yaml`))
    diagnostics.report("KW013", file.position([]), {
      name: folder,
      needed: "a file group.yaml with the name of the group, and its `versions`"
    });
}
var PLAIN_NAMESPACES = { segment: "namespaces", subresources: [] };
function namespacePaths(versions, files, diagnostics) {
  const [kind, ...others] = [...versions.values()].flatMap((v) => [...v.kinds.values()]).filter((k) => k.resource?.isNamespace === true);
  if (kind?.resource === void 0) return PLAIN_NAMESPACES;
  const report = ({ name, type }, why) => {
    const at = files.find((f) => f.shown === type.file)?.position(["resource", "isNamespace"]) ?? nowhere;
    diagnostics.report("KW022", at, { name, why });
  };
  for (const other of others) report(other, `${kind.version.ref}.${kind.name} is`);
  if (kind.resource.scope !== "Cluster") report(kind, "its objects are in namespaces; write `scope: Cluster`");
  return { segment: kind.resource.plural, subresources: Object.keys(kind.resource.subresources ?? {}).sort() };
}
var DEFAULT_VERSION_PRIORITY = 15;
function groupOf(file, source) {
  const folder = file.file.slice(0, -"/group.yaml".length);
  const versions = [];
  const group = {
    folder,
    name: source.group,
    role: source.role ?? "api",
    priority: source.priority ?? 1e3,
    formerPriority: source.formerPriority,
    bareResourceList: source.bareResourceList,
    versions
  };
  for (const [version, entry] of Object.entries(source.versions)) {
    const protoPackage = entry.protoPackage ?? (group.role === "api" ? `${source.group === "" ? folder : source.group}.${version}`.replace(/-/g, "_") : void 0);
    versions.push({
      group,
      version,
      priority: entry.priority ?? DEFAULT_VERSION_PRIORITY,
      ref: `${folder}/${version}`,
      apiVersion: source.group === "" ? version : `${source.group}/${version}`,
      protoPackage,
      openapiPackage: openapiPackage(protoPackage, source.group, version),
      types: /* @__PURE__ */ new Map(),
      kinds: /* @__PURE__ */ new Map()
    });
  }
  return group;
}
function openapiPackage(protoPackage, group, version) {
  const name = protoPackage ?? `${group}.${version}`;
  const domain = /^([\w-]+)\.(io|com|org|net|dev|test|example)\./.exec(name);
  return (domain === null ? name : `${domain[2]}.${domain[1]}.${name.slice(domain[0].length)}`).replace(/_/g, "-");
}
function declare(file, version, declarations, diagnostics) {
  const isKind = typeof file.value === "object" && file.value !== null && "kind" in file.value;
  if (isKind && conforms(file, KindFile, diagnostics)) {
    const { kind: name, lifetime, resource: _, types, ...rest } = file.value;
    const description = rest.description && `${rest.description}${deprecationNotice(lifetime)}`;
    const type = declareType(name, { ...rest, description }, file, [], version, declarations, diagnostics);
    if (type !== void 0) declareKind(file.value, type, file, version, diagnostics);
    declareAll(types ?? {}, file, version, declarations, diagnostics);
  } else if (!isKind && conforms(file, TypesFile, diagnostics)) {
    declareAll(file.value.types, file, version, declarations, diagnostics);
  }
}
function deprecationNotice({ deprecated, removed, replacement } = {}) {
  if (deprecated === void 0) return "";
  const gone = removed === void 0 ? "" : ` and removed in ${removed}`;
  const use = replacement === void 0 ? "" : `; use ${replacement.replace(/\/\w+$/, "")}`;
  return ` Deprecated since ${deprecated}${gone}${use}.`;
}
var declareAll = (types, file, version, declarations, diagnostics) => {
  for (const [name, source] of Object.entries(types)) declareType(name, source, file, ["types", name], version, declarations, diagnostics);
};
function declareType(name, source, file, keys, version, declarations, diagnostics) {
  const other = version.types.get(name);
  if (other !== void 0) {
    diagnostics.report("KW006", file.position(keys), { name, other: other.file });
    return void 0;
  }
  if (source.description === void 0) diagnostics.report("KW007", file.position(keys), { field: name });
  const model = {
    name,
    version,
    source,
    description: source.description ?? "",
    fields: [],
    collection: void 0,
    kind: void 0,
    listOf: void 0,
    file: file.shown
  };
  version.types.set(name, model);
  declarations.push({ model, file, keys });
  return model;
}
function declareKind(source, type, file, version, diagnostics) {
  const { kind: name, resource } = source;
  const list = resource !== void 0 && !resource.virtual ? listTypeOf(type) : void 0;
  const kind = { name, version, source, type, resource, list, hub: void 0 };
  kind.hub = kind;
  type.kind = kind;
  version.kinds.set(name, kind);
  if (list === void 0) return;
  const other = version.types.get(list.name);
  if (other === void 0) version.types.set(list.name, list);
  else diagnostics.report("KW006", file.position(["kind"]), { name: list.name, other: other.file });
}
var listTypeOf = (type) => ({
  name: `${type.name}List`,
  version: type.version,
  source: {},
  description: `Several ${type.name} objects, as a list request answers them.`,
  fields: [],
  collection: void 0,
  kind: void 0,
  listOf: type,
  file: type.file
});
function resolveFields({ model, file, keys }, versions, diagnostics) {
  const source = model.source;
  const resolve = (text, place) => parseType(text, model.version, versions, (type, why) => diagnostics.report("KW003", file.position(place), { type, why }));
  if (source.list !== void 0) model.collection = { form: "list", items: resolve(source.list, [...keys, "list"]) };
  if (source.map !== void 0) model.collection = { form: "map", values: resolve(source.map, [...keys, "map"]) };
  const fields = [];
  for (const [name, field2] of Object.entries(source.fields ?? {})) {
    const place = [...keys, "fields", name];
    if (name.startsWith("...")) {
      const type = resolve(name.slice(3), place);
      fields.push({ name, source: field2, type, inlined: type.form === "named" ? type.type : void 0, protoName: field2.protoName ?? "" });
      continue;
    }
    if (field2.type === void 0) {
      diagnostics.report("KW013", file.position(place), { name, needed: "`type`" });
      continue;
    }
    if (field2.description === void 0) diagnostics.report("KW007", file.position(place), { field: name });
    fields.push({
      name,
      source: field2,
      type: resolve(field2.type, [...place, "type"]),
      inlined: void 0,
      protoName: field2.protoName ?? name
    });
  }
  model.fields = fields;
  const list = model.kind?.list;
  if (list !== void 0) list.fields = listFields(model, versions);
}
function listFields(items, versions) {
  const meta = versions.get("meta/v1")?.types.get("ListMeta");
  const of = (name, source, type) => ({
    name,
    source,
    type,
    inlined: void 0,
    protoName: name
  });
  return [
    ...meta === void 0 ? [] : [
      of(
        "metadata",
        { proto: 1, description: "Version of the list, and how to go on where it is one part of several." },
        { form: "named", type: meta }
      )
    ],
    of(
      "items",
      { proto: 2, required: true, keepEmpty: true, description: "The objects, in the order of their keys." },
      { form: "list", items: { form: "named", type: items } }
    )
  ];
}
function resolveHubs(versions, files, diagnostics) {
  const kinds = [...versions.values()].flatMap((version) => [...version.kinds.values()]);
  const hubs = kinds.filter(({ resource }) => resource !== void 0 && resource.hub === void 0);
  for (const kind of kinds) {
    const file = files.find((f) => f.shown === kind.type.file);
    const hub = kind.resource?.hub;
    if (hub !== void 0) {
      const dot = hub.lastIndexOf(".");
      const found = versions.get(hub.slice(0, dot))?.kinds.get(hub.slice(dot + 1));
      if (found !== void 0 && hubs.includes(found)) kind.hub = found;
      else {
        const known2 = hubs.map(referenceTo);
        const of = found?.resource?.hub;
        const guess = of === void 0 ? meant(hub, known2) : `; ${hub} itself converts to ${of}`;
        diagnostics.report("KW008", file?.position(["resource", "hub"]) ?? nowhere, { hub, meant: guess });
      }
    } else if (kind.resource !== void 0 && !kind.resource.virtual && kind.resource.storage === void 0) {
      diagnostics.report("KW013", file?.position(["resource"]) ?? nowhere, {
        name: kind.name,
        needed: "`storage` (with a key prefix), or the `hub` it converts to, or `virtual: true`"
      });
    }
  }
}
var nowhere = { file: "", line: 1, column: 1 };

// dist/codegen/generate.js
function soundCatalogue({ catalog, output }, diagnostics) {
  const files = loadCatalogue(catalog, diagnostics);
  const resolved = resolveModel(files, diagnostics);
  const settings = settingsOf(files, diagnostics);
  const metrics = metricsOf(files, diagnostics);
  if (resolved === void 0) return void 0;
  const [gates, flags] = [Object.keys(settings?.features.features ?? {}), Object.keys(settings?.flags.flags ?? {})];
  checkCatalogue({ ...resolved, gates, flags, published: publishedMessages(output) }, diagnostics);
  return diagnostics.all.length === 0 ? { model: resolved.model, settings, metrics } : void 0;
}
function generate(options2) {
  refuseOthersFolder(options2.output);
  const diagnostics = new Diagnostics();
  const catalogue = soundCatalogue(options2, diagnostics);
  if (catalogue === void 0) return { ok: false, diagnostics: diagnostics.print(), changed: [] };
  const outputs = emitAll(catalogue, options2.progress ?? (() => void 0));
  if (options2.protocols !== void 0) emitProtocols(options2.protocols, outputs);
  const changed = differing(options2.output, outputs).filter(
    // Without protocols to compile, those that are there stay.
    (name) => options2.protocols !== void 0 || !name.startsWith("protocols/")
  );
  if (!options2.check) write(options2.output, outputs, changed);
  return { ok: !options2.check || changed.length === 0, diagnostics: "", changed };
}
function emitAll({ model, settings, metrics }, progress) {
  const outputs = /* @__PURE__ */ new Map();
  const put = (file) => {
    if (!file.empty) outputs.set(file.file, file.print());
  };
  const defaulted = typesWithDefaults(model);
  const held = heldTypes(model, "without inlined");
  const sent = heldTypes(model, "with inlined");
  for (const group of model.groups) {
    const started2 = Date.now();
    for (const version of versionsOf({ ...model, groups: [group] })) {
      put(emitTypes(version));
      put(emitValues(version));
      put(emitStructures(version, held));
      put(emitDefaults(version, defaulted, held));
      const { schemas, validators } = emitSchemas(version, held, calledFromOutside(version, held));
      put(schemas);
      put(emitRuleSchemas(version, held));
      outputs.set(`${version.ref}/validators.ts`, validators);
      put(emitConversions(version));
      put(emitCodecs(version, sent));
      put(emitKinds(version, model, defaulted));
      put(emitDefinitions(version, model));
      put(emitRoutes(version, model));
    }
    progress(`${group.folder}: ${group.versions.map((v) => v.version).join(", ")} (${Date.now() - started2} ms)`);
  }
  if (settings !== void 0) put(emitFlags(settings.flags, settings.features));
  put(emitCatalogue(model, metrics));
  put(emitRouteIndex(model));
  const started = Date.now();
  emitMessages(model, outputs);
  emitOpenApi(model, outputs);
  emitCatalogueSchemas(outputs);
  progress(`Protobuf messages (${Date.now() - started} ms)`);
  return outputs;
}
function metricsOf(files, diagnostics) {
  const file = files.find((f) => f.file === "metrics.yaml");
  return file !== void 0 && conforms(file, MetricsFile, diagnostics) ? file.value : { metrics: {} };
}
function settingsOf(files, diagnostics) {
  const flags = files.find((f) => f.file === "flags.yaml");
  const features = files.find((f) => f.file === "features.yaml");
  if (flags === void 0 || features === void 0) return void 0;
  if (!conforms(flags, FlagsFile, diagnostics) || !conforms(features, FeaturesFile, diagnostics))
    return void 0;
  return { flags: flags.value, features: features.value };
}
function refuseOthersFolder(folder) {
  if (!existsSync3(folder) || readdirSync4(folder).length === 0) return;
  const index = path6.join(folder, CATALOGUE_FILE);
  if (existsSync3(index) && readFileSync4(index, "utf8").startsWith(`// ${NOTICE}`)) return;
  throw new Error(`${folder} has files that were not generated; generated code needs a folder of its own`);
}
function write(folder, outputs, changed) {
  for (const name of changed) {
    const text = outputs.get(name);
    const target = path6.join(folder, name);
    if (text === void 0) rmSync(target);
    else {
      mkdirSync(path6.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}
function differing(folder, outputs) {
  const present = existsSync3(folder) ? filesBelow(folder) : [];
  const stale = present.filter((name) => !outputs.has(name));
  const differ = [...outputs].filter(([name, text]) => !existsSync3(path6.join(folder, name)) || readFileSync4(path6.join(folder, name), "utf8") !== text).map(([name]) => name);
  return [...differ, ...stale].sort();
}
var filesBelow = (folder, below = "") => readdirSync4(path6.join(folder, below), { withFileTypes: true }).flatMap(
  (e) => e.isDirectory() ? filesBelow(folder, path6.posix.join(below, e.name)) : [path6.posix.join(below, e.name)]
);

// dist/codegen/command.js
function runGenerator(command, args, more = {}) {
  const { values } = parseArgs({
    args: [...args],
    options: { catalog: { type: "string", default: "catalog" }, output: { type: "string", default: "generated" } }
  });
  const { catalog, output } = values;
  const outcome = generate({ ...more, catalog, output, check: command === "check", progress: (line) => console.log(line) });
  if (outcome.diagnostics !== "") console.error(outcome.diagnostics);
  else if (!outcome.ok) {
    const list = outcome.changed.slice(0, 20).join("\n  ");
    console.error(`generated files differ from the catalogue; generate them again:
  ${list}`);
  }
  return outcome.ok;
}
export {
  runGenerator
};
