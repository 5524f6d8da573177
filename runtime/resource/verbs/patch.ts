/** JSON, merge and strategic merge patches: what each makes of an object (specification 1, "Content negotiation"). */
import { DecodeError, type JsonMap } from '../../codec/decode.js';
import { type JsonFault, jsonFaultsOf } from '../../codec/json-type-faults.js';
import { decodeSent, readStructure, rewrittenFaults, rewrittenObject, strictFaults } from '../../codec/objects.js';
import { BoundsError, stringify } from '../../codec/parse.js';
import type { StrictFaults } from '../../codec/strict-fields.js';
import { ALL_REWRITTEN, holdsEmbedded } from '../../model/definition/embedded-objects.js';
import { type Turn, whenThere } from '../../model/definition/settled.js';
import { type ApiError, badRequest, invalid, invalidValue } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import { printed } from '../../model/json/printed.js';
import { walked } from '../../model/later-items.js';
import { type ApiObject, apiVersionOf, asJson, type Json, type JsonObject, parseApiVersion } from '../../model/object.js';
import { inTurns } from '../../model/parts.js';
import { applyJsonPatch, applyMergePatch, applyStrategicMergePatch, type Rewriting } from '../../patch/index.js';
import type { Environment } from '../environment.js';
import type { Resource } from '../resource.js';
import { checkName } from '../writes/metadata.js';
import { type Updated, update } from '../writes/update.js';
import { type Expected, expectedOf } from './expected.js';
import type { ObjectRequest } from './request.js';

export type PatchType = 'json' | 'merge' | 'strategic';

export interface Patch {
  readonly type: PatchType;
  readonly document: Json;
  /** The JSON that the document was read from, where it was. */
  readonly text?: string | undefined;
  /** Gathers what the patch, and then its result, holds beyond what the kind has; absent where nobody asks for it. */
  readonly strict?: StrictFaults | undefined;
}

/** Patches an object, or the part of it that a subresource shows. */
export function patch(resource: Resource, request: ObjectRequest, sent: Patch): Promise<Updated> {
  const { version } = request.caller;
  const apiVersion = apiVersionOf(version.group, version.version);
  const patched = patching(sent, { expected: expectedOf(resource, version), name: request.name, environment: resource.environment });
  return update(resource, {
    ...request,
    replaces: false,
    rebuilds: true,
    change: (live, _, turn) => {
      // A small JSON patch can make a large object out of a small one, so it has turns in any case.
      const turns = sent.type === 'json' ? (turn ?? resource.environment.pace.begin()) : turn;
      return whenThere(patched(live ?? { metadata: {} }, turns), (object) => resource.completed(object, apiVersion, turns));
    },
  });
}

interface Patching {
  readonly expected: Expected;
  /** The name in the URL. */
  readonly name: string;
  readonly environment: Pick<Environment, 'service' | 'enabled'>;
}

/** A function that patches an object and decodes the result as if it had been sent, in turns where there are any. */
export function patching(
  { type, document, text, strict }: Patch,
  { expected, name, environment }: Patching,
): (live: ApiObject, turn?: Turn) => ApiObject | Promise<ApiObject> {
  const patched = (object: JsonObject, turn: Turn | undefined, rewriting: Rewriting | undefined): Json | Promise<Json> => {
    if (type === 'json') return jsonPatched(object, document, environment, { turn, rewriting, text });
    if (type === 'merge') {
      // Who looks for fields beyond the kind reads the patch as an object first.
      if (strict !== undefined && document !== null && !isObject(document)) throw badRequest('error decoding patch: it must be an object');
      return applyMergePatch(object, document, { nullItems: environment.enabled('NullItemsPatched'), rewriting });
    }
    const rules = {
      leftOut: environment.enabled('DirectivesLeftOut'),
      missingStayMissing: environment.enabled('DeletionsOfNothing'),
      deleteFromAll: environment.enabled('DeletionsFromEveryList'),
    };
    return inTurns<Json>(applyStrategicMergePatch(object, document, expected.code.structure, rules), turn);
  };
  const strategic = type === 'strategic' ? document : undefined;
  // A strategic merge patch is made of the whole object, others only of the parts that they go into.
  const partial = type !== 'strategic' && expected.code.reading === undefined && holdsEmbedded(expected.code.structure);
  return (live, turn) => {
    const noted = partial ? new WeakSet() : undefined;
    return whenThere(patched(asJson(live), turn, noted), (result) =>
      whenThere(turn?.(), () =>
        whenThere(readPatched(result, { expected, name, strategic, strict, faultOf: jsonFaultsOf(environment.enabled), turn }), (object) =>
          rewrittenObject(expected.code, object, noted ?? ALL_REWRITTEN, turn),
        ),
      ),
    );
  };
}

async function jsonPatched(
  object: JsonObject,
  document: Json,
  { service, enabled }: Patching['environment'],
  {
    turn,
    rewriting,
    text,
  }: { readonly turn: Turn | undefined; readonly rewriting: Rewriting | undefined; readonly text: string | undefined },
): Promise<Json> {
  const { jsonPatchOperations: operations, depth } = service.limits;
  try {
    return await applyJsonPatch(object, document, { operations, depth, whole: enabled('PatchesOfWholes'), rewriting, text }, turn);
  } catch (error) {
    if (error instanceof BoundsError) throw badRequest(error.message);
    throw error;
  }
}

interface PatchReading extends Pick<Patching, 'expected' | 'name'> {
  /** The patch, where it is a strategic one. */
  readonly strategic: Json | undefined;
  readonly strict: Patch['strict'];
  readonly faultOf: JsonFault;
  readonly turn: Turn | undefined;
}

/**
 * Decodes the result of a patch. Throws 422 with one cause on field `patch` where it is no object of the kind; the cause shows
 * the strategic patch, or the result of any other patch.
 */
function readPatched(result: Json, { expected, name, strategic, strict, faultOf, turn }: PatchReading): ApiObject | Promise<ApiObject> {
  const shown = (): string => (strategic === undefined ? stringify(result) : printed(strategic));
  const fault = (why: string): ApiError => invalid({ group: '', name: '' }, '', [invalidValue('patch', shown(), why)]);
  if (typeof result !== 'object' || result === null || Array.isArray(result)) throw fault('the patched object is no object');
  const wanted = apiVersionOf(expected.group, expected.version);
  if (expected.untyped === true) checkPatchedType(result, expected, wanted);
  if (expected.untyped === true && result.kind === undefined) throw fault(`Object 'Kind' is missing in '${shown()}'`);
  // A strategic merge patch does not check which kind the patched object claims to be.
  // What replaces an object as a whole may leave both out.
  if (strategic === undefined && ((result.kind ?? expected.kind) !== expected.kind || (result.apiVersion ?? wanted) !== wanted))
    throw fault(`kind and apiVersion must stay ${expected.kind} and ${wanted}`);
  const refused = (error: unknown): never => {
    if (!(error instanceof DecodeError)) throw error;
    throw fault((strategic === undefined ? faultOf(readStructure(expected.code), shown()) : error.unrestored) ?? error.message);
  };
  const checked = (read: ApiObject): ApiObject => {
    const find = strategic === undefined ? rewrittenFaults : strictFaults;
    if (strict !== undefined) find(expected.code, result as JsonMap, strict);
    if (strict?.refuses === true && strict.message !== undefined) throw fault(strict.message);
    const object = { ...read, kind: expected.kind, apiVersion: wanted };
    checkName(object, name);
    return object;
  };
  try {
    const read = walked(turn, (later) => decodeSent(expected.code, result, later));
    return read instanceof Promise ? read.then(checked, refused) : checked(read);
  } catch (error) {
    return refused(error);
  }
}

/** Throws 422 where a patch changes the kind or version of an object of an untyped kind, as if that object had been sent. */
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
