import {
  MAX_FAULTS,
  badRequest,
  faultsOfEach,
  forbiddenField,
  invalidValue,
  printedTexts,
  required
} from "./chunk-LN2F7F5X.js";
import {
  faultsOf
} from "./chunk-BGRWGOVN.js";

// dist/runtime/resource/metadata.js
import { randomBytes, randomUUID } from "node:crypto";

// dist/runtime/model/object.js
var apiVersionOf = (group, version) => group === "" ? version : `${group}/${version}`;
function parseApiVersion(apiVersion) {
  const parts = apiVersion.split("/");
  if (parts.length === 1) return { group: "", version: parts[0] ?? "" };
  if (parts.length === 2) return { group: parts[0] ?? "", version: parts[1] ?? "" };
  return void 0;
}

// dist/runtime/resource/metadata.js
var timestamp = (date = /* @__PURE__ */ new Date()) => `${date.toISOString().slice(0, 19)}Z`;
var LETTERS = "bcdfghjklmnpqrstvwxz2456789";
var PREFIX_MAX = 58;
function generatedName(prefix) {
  const random = [...randomBytes(5)].map((b) => LETTERS[b % LETTERS.length]).join("");
  return `${prefix.slice(0, PREFIX_MAX)}${random}`;
}
function prepareMetadata(object, now) {
  const { metadata } = object;
  metadata.uid = randomUUID();
  metadata.creationTimestamp = now;
  delete metadata.deletionTimestamp;
  delete metadata.deletionGracePeriodSeconds;
  delete metadata.selfLink;
  delete metadata.clusterName;
  delete metadata.resourceVersion;
  if (!metadata.name && metadata.generateName) metadata.name = generatedName(metadata.generateName);
}
function carryMetadata(object, old) {
  const [metadata, stored] = [object.metadata, old.metadata];
  metadata.generation = stored.generation;
  if (metadata.generation === void 0) delete metadata.generation;
  if (!metadata.uid) metadata.uid = stored.uid;
  if (!metadata.creationTimestamp) metadata.creationTimestamp = stored.creationTimestamp;
  metadata.creationTimestamp = stored.creationTimestamp ?? metadata.creationTimestamp;
  if (metadata.deletionTimestamp === void 0 && stored.deletionTimestamp !== void 0)
    metadata.deletionTimestamp = stored.deletionTimestamp;
  if (metadata.deletionGracePeriodSeconds === void 0 && stored.deletionGracePeriodSeconds !== void 0) {
    metadata.deletionGracePeriodSeconds = stored.deletionGracePeriodSeconds;
  }
  delete metadata.selfLink;
  delete metadata.clusterName;
}
function labelFaults(labels, field) {
  return faultsOfEach(Object.entries(labels ?? {}), ([key, value]) => [
    ...faultsOf("qualified-name", key).map((f) => invalidValue(field, key, f)),
    ...faultsOf("label-value", value).map((f) => invalidValue(field, value, f))
  ]);
}
var annotationKeyFaults = (annotations, field) => faultsOfEach(
  Object.keys(annotations ?? {}),
  (key) => faultsOf("qualified-name", key.toLowerCase()).map((fault) => invalidValue(field, key, fault))
);
function annotationFaults(annotations, maxBytes) {
  const faults = annotationKeyFaults(annotations, "metadata.annotations");
  let total = 0;
  for (const [key, value] of Object.entries(annotations ?? {})) total += Buffer.byteLength(key) + Buffer.byteLength(value);
  if (total > maxBytes)
    faults.push({ reason: "FieldValueTooLong", field: "metadata.annotations", message: `Too long: must have at most ${maxBytes} bytes` });
  return faults;
}
function ownerFaults(owners, neverOwners) {
  const faults = [];
  const field = "metadata.ownerReferences";
  let controller;
  for (const owner of owners ?? []) {
    if (faults.length >= MAX_FAULTS) break;
    if (!owner.apiVersion?.includes("/") && owner.apiVersion !== "v1" && !owner.apiVersion)
      faults.push(invalidValue(`${field}.apiVersion`, owner.apiVersion ?? "", "version must not be empty"));
    if (!owner.kind) faults.push(invalidValue(`${field}.kind`, owner.kind ?? "", "kind must not be empty"));
    if (!owner.name) faults.push(invalidValue(`${field}.name`, owner.name ?? "", "name must not be empty"));
    if (!owner.uid) faults.push(invalidValue(`${field}.uid`, owner.uid ?? "", "uid must not be empty"));
    if (neverOwners.has(`${owner.apiVersion} ${owner.kind}`)) {
      const { group = "", version = "" } = parseApiVersion(owner.apiVersion ?? "") ?? {};
      faults.push(invalidValue(field, owner, `${group}/${version}, Kind=${owner.kind} is disallowed from being an owner`));
    }
    if (owner.controller !== true) continue;
    const name = `${owner.apiVersion}/${owner.kind} ${owner.name}`;
    if (controller !== void 0)
      faults.push(
        invalidValue(
          field,
          owners,
          `Only one reference can have Controller set to true. Found "true" in references for ${controller} and ${name}`
        )
      );
    controller = name;
  }
  return faults;
}
var PLAIN_FINALIZERS = /* @__PURE__ */ new Set(["orphan", "foregroundDeletion"]);
function finalizerFaults(finalizers, plain) {
  const faults = [];
  const seen = new Set(finalizers);
  for (const [i, finalizer] of (finalizers ?? []).entries()) {
    if (faults.length >= MAX_FAULTS) break;
    for (const fault of faultsOf("qualified-name", finalizer)) faults.push(invalidValue("metadata.finalizers", finalizer, fault));
    if (!finalizer.includes("/") && finalizer !== plain && !PLAIN_FINALIZERS.has(finalizer) && faultsOf("qualified-name", finalizer).length === 0) {
      faults.push(
        invalidValue(`metadata.finalizers[${i}]`, finalizer, "name is neither a standard finalizer name nor is it fully qualified")
      );
    }
  }
  if (seen.has("orphan") && seen.has("foregroundDeletion")) {
    faults.push(invalidValue("metadata.finalizers", finalizers, "finalizer orphan and foregroundDeletion cannot be both set"));
  }
  return faults;
}
var metadataRulesOf = ({ service, resources }) => ({
  annotationBytes: service.limits.annotationBytes,
  plainFinalizer: service.mediaVendor,
  neverOwners: new Set(
    resources.flatMap(
      ({ versions }) => [...versions].flatMap(([apiVersion, { kind, neverOwner }]) => neverOwner === true ? [`${apiVersion} ${kind}`] : [])
    )
  )
});
function metadataFaults(metadata, rule, rules) {
  const faults = [];
  if (metadata.generateName) {
    for (const fault of faultsOf(rule.format, maskTrailingDash(metadata.generateName)))
      faults.push(invalidValue("metadata.generateName", metadata.generateName, fault));
  }
  if (!metadata.name) faults.push(required("metadata.name", "name or generateName is required"));
  else for (const fault of faultsOf(rule.format, metadata.name)) faults.push(invalidValue("metadata.name", metadata.name, fault));
  if (rule.namespaced) {
    if (!metadata.namespace) faults.push(required("metadata.namespace"));
    else
      for (const fault of faultsOf("dns-label", metadata.namespace))
        faults.push(invalidValue("metadata.namespace", metadata.namespace, fault));
  } else if (metadata.namespace) faults.push(forbiddenField("metadata.namespace", "not allowed on this type"));
  if ((metadata.generation ?? 0) < 0)
    faults.push(invalidValue("metadata.generation", metadata.generation, "must be greater than or equal to 0"));
  faults.push(...labelFaults(metadata.labels, "metadata.labels"));
  faults.push(...annotationFaults(metadata.annotations, rules.annotationBytes));
  faults.push(...ownerFaults(metadata.ownerReferences, rules.neverOwners));
  faults.push(...finalizerFaults(metadata.finalizers, rules.plainFinalizer));
  return faults;
}
var maskTrailingDash = (name) => name.length > 1 && name.endsWith("-") ? `${name.slice(0, -2)}a` : name;
function metadataUpdateFaults(metadata, stored) {
  const faults = [];
  const fixed = (field, now, before) => {
    if (now !== before) faults.push(invalidValue(`metadata.${field}`, now, "field is immutable"));
  };
  fixed("name", metadata.name, stored.name);
  fixed("namespace", metadata.namespace, stored.namespace);
  fixed("uid", metadata.uid, stored.uid);
  fixed("deletionTimestamp", metadata.deletionTimestamp, stored.deletionTimestamp);
  fixed("deletionGracePeriodSeconds", metadata.deletionGracePeriodSeconds, stored.deletionGracePeriodSeconds);
  if (stored.deletionTimestamp !== void 0) {
    const before = new Set(stored.finalizers);
    const added = (metadata.finalizers ?? []).filter((f) => !before.has(f));
    if (added.length > 0) {
      const listed = printedTexts(added).text;
      faults.push(
        forbiddenField(
          "metadata.finalizers",
          `no new finalizers can be added if the object is being deleted, found new finalizers ${listed}`
        )
      );
    }
  }
  return faults;
}
function placeInNamespace(object, namespace, namespaced, creating) {
  const { metadata } = object;
  if (!namespaced) {
    if (creating || !metadata.namespace) delete metadata.namespace;
    return;
  }
  if (!metadata.namespace) metadata.namespace = namespace;
  else if (metadata.namespace !== namespace) {
    throw badRequest(
      creating ? "the namespace of the provided object does not match the namespace sent on the request" : `the namespace of the object (${metadata.namespace}) does not match the namespace on the request (${namespace})`
    );
  }
}
function checkName(object, name) {
  const given = object.metadata.name;
  if (!given) throw badRequest(`the name of the object (${name} based on URL) was undeterminable: name must be provided`);
  if (given !== name) throw badRequest(`the name of the object (${given}) does not match the name on the URL (${name})`);
}
function withoutFormAnnotations(metadata, names) {
  if (names === void 0 || metadata.annotations === void 0) return metadata;
  const { annotations, ...rest } = metadata;
  const kept = Object.entries(annotations).filter(([name]) => !names.includes(name));
  return kept.length === 0 ? rest : { ...rest, annotations: Object.fromEntries(kept) };
}

export {
  apiVersionOf,
  parseApiVersion,
  timestamp,
  generatedName,
  prepareMetadata,
  carryMetadata,
  labelFaults,
  annotationKeyFaults,
  metadataRulesOf,
  metadataFaults,
  metadataUpdateFaults,
  placeInNamespace,
  checkName,
  withoutFormAnnotations
};
