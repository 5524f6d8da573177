/**
 * Moving from client-side to server-side apply (specification 1, server-side apply 12). Client-side apply leaves its
 * configuration in an annotation. The command-line client's own manager may take over what that annotation shows it
 * wrote, and its applies keep the annotation up to date; any other manager name opts out (notes 45).
 */

import { whenThere } from '../model/definition/settled.js';
import type { StructStructure } from '../model/definition/structure.js';
import { isObject, own, setOwn } from '../model/json/json.js';
import { parseInner, stringify } from '../model/json/json-text.js';
import type { ApiObject, Json, JsonObject } from '../model/object.js';
import { faultsOf, type KeyFields } from './faults.js';
import { compare } from './merging/compare.js';
import type { Repeats } from './merging/list-items.js';
import { liveFirst, merge } from './merging/merge.js';
import { settle } from './merging/settle.js';
import { claimedFields } from './ownership/claimed-fields.js';
import { difference, EMPTY_SET, type FieldSet } from './ownership/field-set.js';
import { structShapeOf } from './shape.js';

export const CLIENT_MANAGER = 'kubectl';
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** Annotations may take 256 KiB together; a configuration that does not fit is not recorded. */
const MAX_ANNOTATION_BYTES = 256 * 1024;

const annotationOf = (object: JsonObject): string => {
  const metadata = own(object, 'metadata');
  const annotations = isObject(metadata) ? own(metadata, 'annotations') : undefined;
  const text = isObject(annotations) ? own(annotations, LAST_APPLIED) : undefined;
  return typeof text === 'string' ? text : '';
};

/** The fields that client-side apply wrote and that still have the value it wrote; none where the annotation is unusable. */
export function fieldsOfClientSideApply(
  live: JsonObject,
  apiVersion: string,
  structure: StructStructure,
  { repeats, keyFields }: { readonly repeats: Repeats; readonly keyFields: KeyFields },
  complete: (merged: JsonObject) => JsonObject | Promise<JsonObject>,
): FieldSet | Promise<FieldSet> {
  const config = parsed(annotationOf(live));
  if (config === undefined || config.apiVersion !== apiVersion || faultsOf(config, structure, keyFields).length > 0) return EMPTY_SET;
  const shape = structShapeOf(structure);
  const merged = merge(live, config, shape, { order: liveFirst, repeats });
  const kept = (changed: Json): FieldSet =>
    difference(claimedFields(config, shape, repeats), compare(live, changed, shape, { repeats }).touched);
  if (!isObject(merged) || merged === live) return kept(live);
  return whenThere(complete(merged), (completed) => kept(settle(live, merged, completed, shape, repeats)));
}

function parsed(text: string): JsonObject | undefined {
  const value = text === '' ? undefined : parseInner(text);
  return isObject(value) ? value : undefined;
}

/** The object with the new configuration in its annotation, if it has that annotation. */
export function withLastApplied(object: ApiObject, config: JsonObject): ApiObject {
  const { annotations } = object.metadata;
  if (!annotations?.[LAST_APPLIED]) return object;
  const text = `${canonicalText(withoutAnnotation(config))}\n`;
  if (text === annotations[LAST_APPLIED]) return object;
  const noted = Buffer.byteLength(text) > MAX_ANNOTATION_BYTES ? '' : text;
  return { ...object, metadata: { ...object.metadata, annotations: { ...annotations, [LAST_APPLIED]: noted } } };
}

function withoutAnnotation(config: JsonObject): JsonObject {
  const metadata = own(config, 'metadata');
  const annotations = isObject(metadata) ? own(metadata, 'annotations') : undefined;
  if (!isObject(metadata) || !isObject(annotations)) return config;
  const { [LAST_APPLIED]: _, ...rest } = annotations;
  return { ...config, metadata: { ...metadata, annotations: rest } };
}

/** JSON as the client writes it: sorted keys, and `<`, `>`, `&` escaped. */
function canonicalText(value: Json): string {
  const text = stringify(sorted(value));
  return text.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const out: JsonObject = {};
  for (const key of Object.keys(value).sort()) setOwn(out, key, sorted(value[key] ?? null));
  return out;
}
