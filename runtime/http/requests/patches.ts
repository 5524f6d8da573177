/** Bodies of PATCH requests: what each kind of patch makes of an object (specification 1, "Content negotiation" and "Server-side apply"). */
import { type AppliedObject, createFieldManager, type FieldManager } from '../../apply/index.js';
import { DecodeError } from '../../codec/decode.js';
import { jsonFault } from '../../codec/json-faults.js';
import { jsonSyntaxFault } from '../../codec/json-syntax.js';
import { decodeSent, readStructure } from '../../codec/objects.js';
import { BoundsError, decodeText, parseJson, stringify } from '../../codec/parse.js';
import type { ServiceDefinition } from '../../model/definition/definition.js';
import { type Turn, whenThere } from '../../model/definition/settled.js';
import { ApiError, badRequest, invalid, invalidValue, unsupportedMediaType } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import { type ApiObject, apiVersionOf, type Json, type JsonObject, parseApiVersion } from '../../model/object.js';
import { applyJsonPatch, applyMergePatch, applyStrategicMergePatch, printed } from '../../patch/index.js';
import { checkName, timestamp } from '../../resource/writes/metadata.js';
import { decodedMerged, type Expected, parseYamlText, type Reading } from './body.js';

type Limits = ServiceDefinition['limits'];

const JSON_PATCH = 'application/json-patch+json';
const MERGE_PATCH = 'application/merge-patch+json';
const STRATEGIC_PATCH = 'application/strategic-merge-patch+json';
const APPLY = 'application/apply-patch+yaml';

export type PatchType = typeof JSON_PATCH | typeof MERGE_PATCH | typeof STRATEGIC_PATCH | typeof APPLY;

const PATCH_TYPES: readonly PatchType[] = [JSON_PATCH, MERGE_PATCH, STRATEGIC_PATCH, APPLY];

export const isApply = (type: PatchType): boolean => type === APPLY;

/**
 * The type of a patch. Unlike other media types it is matched exactly. Throws 415 for others, and for apply where that is
 * switched off. Untyped kinds take no strategic merge patches.
 */
export function patchTypeOf(contentType: string | undefined, applying: boolean, untyped = false): PatchType {
  const given = (contentType ?? '').split(';')[0]?.trim();
  const known = PATCH_TYPES.filter((type) => (type !== APPLY || applying) && (type !== STRATEGIC_PATCH || !untyped));
  const type = known.find((one) => one === given);
  if (type !== undefined) return type;
  throw untyped ? unsupportedMediaType(known) : new ApiError(415, 'UnsupportedMediaType', '415: Unsupported Media Type', {});
}

interface Patching {
  readonly expected: Expected;
  /** The name in the URL. */
  readonly name: string;
  readonly limits: Limits;
  /** Turns of the work on a large body. */
  readonly turn?: Turn | undefined;
}

/** A function that applies a JSON, merge or strategic merge patch to an object and decodes the result like a body. */
export function patchOf(
  type: PatchType,
  body: Buffer,
  { expected, name, limits, turn }: Patching,
): (live: ApiObject) => ApiObject | Promise<ApiObject> {
  const patch = readPatch(body, limits.depth);
  const patched = (document: JsonObject): Json | Promise<Json> => {
    if (type === JSON_PATCH) return jsonPatched(document, patch, limits, turn);
    if (type === MERGE_PATCH) return applyMergePatch(document, patch);
    return applyStrategicMergePatch(document, patch, expected.code.structure);
  };
  const read = (result: Json): ApiObject => readPatched(result, expected, name, type === STRATEGIC_PATCH ? patch : undefined);
  return (live) => whenThere(patched(live as unknown as JsonObject), read);
}

async function jsonPatched(
  document: JsonObject,
  patch: Json,
  { jsonPatchOperations, depth }: Limits,
  turn: Turn | undefined,
): Promise<Json> {
  try {
    return await applyJsonPatch(document, patch, { operations: jsonPatchOperations, depth }, turn);
  } catch (error) {
    if (error instanceof BoundsError) throw badRequest(error.message);
    throw error;
  }
}

function readPatch(body: Buffer, depth: number): Json {
  let text = '';
  try {
    text = decodeText(body);
    return parseJson(text, depth);
  } catch (error) {
    if (error instanceof BoundsError) throw badRequest(error.message);
    throw badRequest(jsonSyntaxFault(text) ?? (error instanceof Error ? error.message : 'the patch cannot be read'));
  }
}

/**
 * Decodes the result of a patch. Throws 422 with one cause on field `patch` where it is no object of the kind; the cause shows
 * the strategic patch, or the result of any other patch.
 */
function readPatched(result: Json, expected: Expected, name: string, strategic: Json | undefined): ApiObject {
  const shown = (): string => (strategic === undefined ? stringify(result) : printed(strategic));
  const fault = (why: string): ApiError => invalid({ group: '', name: '' }, '', [invalidValue('patch', shown(), why)]);
  if (typeof result !== 'object' || result === null || Array.isArray(result)) throw fault('the patched object is no object');
  const wanted = apiVersionOf(expected.group, expected.version);
  if (expected.untyped === true) checkPatchedType(result, expected, wanted);
  // A strategic patch is read without regard to what kind it says the object is of.
  if (strategic === undefined && (result.kind !== expected.kind || result.apiVersion !== wanted))
    throw fault(`kind and apiVersion must stay ${expected.kind} and ${wanted}`);
  let object: ApiObject;
  try {
    object = { ...decodeSent(expected.code, result), kind: expected.kind, apiVersion: wanted };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw fault((strategic === undefined ? jsonFault(readStructure(expected.code), shown()) : error.unrestored) ?? error.message);
  }
  checkName(object, name);
  return object;
}

/** Throws 422 for an object of an untyped kind that a patch has made one of another, as if it had been sent as such. */
function checkPatchedType(result: JsonObject, expected: Expected, wanted: string): void {
  const { kind, apiVersion } = result;
  if (typeof kind !== 'string' || typeof apiVersion !== 'string' || (kind === expected.kind && apiVersion === wanted)) return;
  const { group = '' } = parseApiVersion(apiVersion) ?? {};
  const metadata = isObject(result.metadata) ? result.metadata : {};
  const faults = [
    ...(kind === expected.kind ? [] : [invalidValue('kind', kind, `must be ${expected.kind}`)]),
    ...(apiVersion === wanted ? [] : [invalidValue('apiVersion', apiVersion, `must be ${wanted}`)]),
  ];
  throw invalid({ group, name: kind }, typeof metadata.name === 'string' ? metadata.name : '', faults);
}

export interface Applying {
  readonly fields: FieldManager;
  readonly expected: Expected;
  /** The name in the URL: the object's, also where the configuration names none. */
  readonly name: string;
  readonly manager: string;
  readonly force: boolean;
  /** Paths of fields that this endpoint does not write. */
  readonly ignored: readonly (readonly string[])[];
  /** Paths of fields that have no owners. */
  readonly unowned?: readonly (readonly string[])[];
  /** Makes the stored form of a merged and decoded object. */
  complete(object: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
}

/** Changes a live object, of which there may be none; in turns where there are any. */
export type Changing = (live: ApiObject | undefined, turn?: Turn) => ApiObject | Promise<ApiObject>;

/** What an applied configuration makes of an object, with the ownership that follows. */
export function applyOf(config: JsonObject, applying: Applying): Changing {
  const { fields, expected, name, manager, force, ignored, unowned, complete } = applying;
  const checked = ({ object }: AppliedObject): ApiObject => {
    checkName(object, name);
    return object;
  };
  return (live, turn) => {
    const options = {
      live,
      config,
      kind: expected.kind,
      apiVersion: apiVersionOf(expected.group, expected.version),
      manager,
      force,
      ignored,
      unowned,
      defaults: (merged: ApiObject) => whenThere(decodedMerged(merged, expected, turn), (object) => complete(object, turn)),
    };
    return whenThere(fields.apply(options, turn), checked);
  };
}

/**
 * The field manager of a kind without recorded ownership, such as a scale: every field that is there conflicts (specification 1,
 * server-side apply 10).
 */
export const untracked = ({ group, version, code }: Expected): FieldManager =>
  createFieldManager({
    structures: {
      structure: (apiVersion) => (apiVersion === apiVersionOf(group, version) ? code.structure : undefined),
      convert: (object) => object,
    },
    now: timestamp,
  });

/** The value of a JSON text; undefined where it is none. YAML may begin with a brace, too. */
function parsedJson(text: string, depth: number): Json | undefined {
  try {
    return parseJson(text, depth);
  } catch (error) {
    if (error instanceof BoundsError) throw error;
    return undefined;
  }
}

/** Reads an apply body, which is YAML or JSON. An empty body is an empty configuration. */
export async function readConfig(body: Buffer, reading: Reading): Promise<JsonObject> {
  let value: Json;
  try {
    const text = decodeText(body);
    value = (/^\s*\{/.test(text) ? parsedJson(text, reading.service.limits.depth) : undefined) ?? (await parseYamlText(text, reading));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(`error decoding YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest('error decoding YAML: the configuration is no object');
  return value;
}
