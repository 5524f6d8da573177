import {
  badRequest
} from "./chunk-LN2F7F5X.js";

// dist/runtime/resource/fields.js
function valueAt(object, path) {
  let value = object;
  for (const key of path.replace(/^\./, "").split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
    value = value[key];
  }
  return value;
}
var textOf = (value) => value === void 0 || value === null ? "" : String(value);
function extractor(definition, strategy) {
  const fields = /* @__PURE__ */ new Map();
  for (const version of definition.versions.values()) for (const f of version.selectableFields) if (!f.never) fields.set(f.path, f.label);
  if (fields.size === 0) return void 0;
  return (object) => {
    const out = {};
    for (const path of fields.keys()) out[path] = strategy.selectable?.(object, path) ?? textOf(valueAt(object, path));
    return out;
  };
}
function filterOf(version, labels, fields) {
  const tests = [];
  if (labels !== void 0 && labels.requirements.length > 0) tests.push((item) => labels.matches(item.labels));
  for (const [label, asked] of byLabel(fields)) tests.push(fieldTest(version, label, asked));
  if (tests.length === 0) return void 0;
  return tests.length === 1 ? tests[0] : (item) => tests.every((t) => t(item));
}
function unknownLabel({ unselectable, selectableFields }, label) {
  if (unselectable !== void 0) return unselectable.replace("{label}", () => JSON.stringify(label));
  const own = selectableFields.some((f) => !f.label.startsWith("metadata."));
  return own ? `field label not supported: ${label}` : `${JSON.stringify(label)} is not a known field selector: only "metadata.name", "metadata.namespace"`;
}
function byLabel(fields) {
  const out = /* @__PURE__ */ new Map();
  for (const { label, equal, value } of fields) {
    const asked = out.get(label) ?? { equal: /* @__PURE__ */ new Set(), other: /* @__PURE__ */ new Set() };
    (equal ? asked.equal : asked.other).add(value);
    out.set(label, asked);
  }
  return out;
}
function fieldTest(version, label, { equal, other }) {
  const [only] = equal;
  const fits = (value) => (equal.size === 0 || equal.size === 1 && value === only) && !other.has(value);
  if (label === "metadata.name") return (item) => fits(item.name);
  if (label === "metadata.namespace" && (version.namespaced || version.selectableFields.some((f) => f.label === label)))
    return (item) => fits(item.namespace);
  const known = version.selectableFields.find((f) => f.label === label);
  if (known === void 0) throw badRequest(unknownLabel(version, label));
  if (known.never) return () => false;
  return (item) => fits(item.fields?.[known.path] ?? "");
}

export {
  valueAt,
  extractor,
  filterOf
};
