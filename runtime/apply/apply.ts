/** The apply request: checks of the configuration, the first apply to an untracked object, and the answer. */

import { ALL_REWRITTEN, holdsEmbedded, rewrittenInOrder } from '../model/definition/embedded-objects.js';
import { type Turn, whenThere } from '../model/definition/settled.js';
import type { StructStructure } from '../model/definition/structure.js';
import { ApiError, badRequest } from '../model/errors.js';
import { equalJson, isObject, own } from '../model/json/json.js';
import { walked } from '../model/later-items.js';
import { type ApiObject, asJson, asObject, type Json, type JsonObject } from '../model/object.js';
import { type Application, type Applied, applyConfig } from './apply-config.js';
import { conflictError } from './conflict.js';
import { faultsOf, joinedFaults } from './faults.js';
import { CLIENT_MANAGER, fieldsOfClientSideApply, withLastApplied } from './last-applied.js';
import { compare } from './merging/compare.js';
import { ShapeMismatch } from './merging/list-items.js';
import { zeroObject } from './merging/zero.js';
import { type Claim, type Claims, identityOf, readAhead, readEntries, withClaimsInTurns } from './ownership/claims.js';
import { difference, equalSets, type FieldSet } from './ownership/field-set.js';
import { SYSTEM_FIELDS } from './ownership/ownership.js';
import type { AppliedObject, ApplyOptions, Prepared } from './requests.js';
import { structShapeOf } from './shape.js';
import type { VersionedStructures } from './versions.js';

const BEFORE_FIRST_APPLY = 'before-first-apply';

type ApplyRequest = Prepared<ApplyOptions>;

/** With `turn`, the work is done in turns: checking the configuration, each pass of the merge, and writing the entries. */
export function apply(request: ApplyRequest, structures: VersionedStructures, turn?: Turn): AppliedObject | Promise<AppliedObject> {
  const structure = checked(request, structures);
  return whenThere(turn?.(), () => {
    return whenThere(merged(request, structure, structures, turn), (merging) => whenThere(turn?.(), () => written(request, merging, turn)));
  });
}

/** Faults of a configuration that are the client's mistake, whatever the live object is (notes 41). */
function checked(request: ApplyRequest, structures: VersionedStructures): StructStructure {
  const { config, apiVersion, kind, rules } = request;
  const given = own(config, 'apiVersion');
  if (given !== apiVersion) {
    throw badRequest(
      `Incorrect version specified in apply patch. Specified patch version: ${typeof given === 'string' ? given : ''}, expected: ${apiVersion}`,
    );
  }
  const metadata = own(config, 'metadata');
  if (isObject(metadata) && (own(metadata, 'managedFields') ?? null) !== null) throw badRequest('metadata.managedFields must be nil');
  const structure = structures.structure(apiVersion);
  if (structure === undefined || own(config, 'kind') !== kind) {
    throw untyped(request, `.kind: expected ${kind} of ${apiVersion}`);
  }
  const faults = faultsOf(config, structure, rules.keyFields);
  if (faults.length > 0) throw untyped(request, joinedFaults(faults));
  return structure;
}

/** The 400 for a configuration that does not fit its kind. */
function untyped({ config, apiVersion, rules }: ApplyRequest, fault: string): ApiError {
  const { namespace, name }: JsonObject = isObject(config.metadata) ? config.metadata : {};
  const told = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
  const about = ` (${told(namespace)}/${told(name)}; ${apiVersion.includes('/') ? '' : '/'}${apiVersion}, Kind=${told(config.kind)})`;
  return badRequest(`failed to create typed patch object${rules.namesConfig ? about : ''}: ${fault}`);
}

/** The configuration has been checked, so the list that cannot be merged is in the live object. */
function unreadableLive({ live, rules }: ApplyRequest, structure: StructStructure, error: ShapeMismatch): ApiError {
  const faults = live === undefined ? [] : faultsOf(asJson(live), structure, rules.keyFields);
  return new ApiError(
    422,
    'Invalid',
    `the live object cannot be applied to: ${faults.length > 0 ? joinedFaults(faults) : error.message}`,
    {},
  );
}

/** The result of merging a configuration. */
interface Merging extends Pick<Application, 'complete'> {
  /** The live object from which the merge started. */
  readonly from: JsonObject;
  readonly structure: StructStructure;
  /** The claims of the live object. */
  readonly stored: Claims;
  readonly outcome: Applied;
}

function merged(
  request: ApplyRequest,
  structure: StructStructure,
  structures: VersionedStructures,
  turn: Turn | undefined,
): Merging | Promise<Merging> {
  const refused = (error: unknown): never => {
    throw error instanceof ShapeMismatch ? unreadableLive(request, structure, error) : error;
  };
  try {
    const read = turn === undefined ? undefined : readAhead(request.live?.metadata.managedFields, turn);
    const merging = whenThere(read, () => merge(request, structure, structures, turn));
    return merging instanceof Promise ? merging.catch(refused) : merging;
  } catch (error) {
    return refused(error);
  }
}

function merge(
  request: ApplyRequest,
  structure: StructStructure,
  structures: VersionedStructures,
  turn: Turn | undefined,
): Merging | Promise<Merging> {
  const { live, kind, apiVersion, config } = request;
  const stored = readEntries(live?.metadata.managedFields).claims;
  const claims = live !== undefined && stored.size === 0 ? firstClaims(live, request, structure) : stored;
  const from = live === undefined ? { kind, apiVersion, ...zeroObject(structure) } : asJson(live);
  const complete = (merged: JsonObject): JsonObject | Promise<JsonObject> =>
    whenThere(request.defaults(asObject(withoutManagedFields(merged))), asJson);
  const application: Application = { ...request, live: from, config, claims, structure, complete };
  return whenThere(resolved(application, request, structures, turn), (outcome) => ({ from, structure, stored, complete, outcome }));
}

function written(
  { live, manager, config }: ApplyRequest,
  { from, structure, stored, complete, outcome }: Merging,
  turn: Turn | undefined,
): AppliedObject | Promise<AppliedObject> {
  const whole = outcome.object === from && live !== undefined ? live : whenThere(complete(outcome.object), asObject);
  return whenThere(whole, (completed): AppliedObject | Promise<AppliedObject> => {
    const object = manager === CLIENT_MANAGER ? withLastApplied(completed, config) : completed;
    if (live !== undefined && sameClaims(stored, outcome.claims) && sameObject(object, live)) {
      return { object: withPrecondition(live, object), changed: false };
    }
    return whenThere(writtenAnew(object, live, structure, turn), (anew) =>
      whenThere(withClaimsInTurns(anew, outcome.claims, live !== undefined, turn), (owned) => ({ object: owned, changed: true })),
    );
  });
}

/**
 * The object as it is written: embedded objects come with their members in the order of their names, unless the apply changes nothing but who
 * owns what, and leaves all of the live object as it was written.
 */
function writtenAnew(
  object: ApiObject,
  live: ApiObject | undefined,
  structure: StructStructure,
  turn: Turn | undefined,
): ApiObject | Promise<ApiObject> {
  if (!holdsEmbedded(structure)) return object;
  if (live !== undefined && sameObject(object, live)) return withPrecondition(live, object);
  return whenThere(
    walked(turn, (later) => rewrittenInOrder(structure, asJson(object), ALL_REWRITTEN, later)),
    (anew) => asObject(anew as JsonObject),
  );
}

/** An object without entries is owned as a whole by the manager `before-first-apply` (notes 39). */
function firstClaims(live: ApiObject, { apiVersion, now, rules: { repeats } }: ApplyRequest, structure: StructStructure): Claims {
  const held = compare(zeroObject(structure), asJson(live), structShapeOf(structure), { repeats }).set;
  const claim: Claim = { manager: BEFORE_FIRST_APPLY, operation: 'Update', apiVersion, time: now, fields: difference(held, SYSTEM_FIELDS) };
  return claim.fields.isEmpty ? new Map() : new Map([[identityOf(claim), claim]]);
}

/** @throws ApiError 409 for conflicts that neither force nor the history of client-side apply allows. */
function resolved(
  application: Application,
  { force }: ApplyRequest,
  structures: VersionedStructures,
  turn: Turn | undefined,
): Applied | Promise<Applied> {
  return whenThere(applyConfig(application, structures, turn), (outcome) =>
    force || outcome.conflicts.size === 0 ? outcome : withoutOwnHistory(application, outcome),
  );
}

/** @throws ApiError 409 for conflicts that the history of client-side apply does not allow. */
function withoutOwnHistory(application: Application, outcome: Applied): Applied | Promise<Applied> {
  const { live, manager, apiVersion, structure, complete } = application;
  if (manager !== CLIENT_MANAGER) throw conflictError(outcome.conflicts, outcome.before);
  return whenThere(fieldsOfClientSideApply(live, apiVersion, structure, application.rules, complete), (allowed) => {
    const refused = new Map<string, FieldSet>();
    for (const [id, fields] of outcome.conflicts) {
      const rest = difference(fields, allowed);
      if (!rest.isEmpty) refused.set(id, rest);
    }
    if (refused.size > 0) throw conflictError(refused, outcome.before);
    return outcome;
  });
}

function sameClaims(a: Claims, b: Claims): boolean {
  if (a.size !== b.size) return false;
  for (const [id, claim] of a) {
    const other = b.get(id);
    if (other === undefined || other.apiVersion !== claim.apiVersion || !equalSets(claim.fields, other.fields)) return false;
  }
  return true;
}

/** Whether the objects are equal except for their entries and the version that the configuration may name as a precondition. */
function sameObject(a: ApiObject, b: ApiObject): boolean {
  if (a === b) return true;
  const plain = (object: ApiObject): JsonObject =>
    asJson({ ...object, metadata: { ...object.metadata, managedFields: undefined, resourceVersion: undefined } });
  return equalJson(plain(a), plain(b));
}

function withPrecondition(live: ApiObject, { metadata: { resourceVersion } }: ApiObject): ApiObject {
  return resourceVersion === live.metadata.resourceVersion ? live : { ...live, metadata: { ...live.metadata, resourceVersion } };
}

function withoutManagedFields(object: JsonObject): JsonObject {
  const metadata = own(object, 'metadata');
  if (!isObject(metadata) || !Object.hasOwn(metadata, 'managedFields')) return object;
  const { managedFields: _, ...rest } = metadata;
  return { ...object, metadata: rest };
}
