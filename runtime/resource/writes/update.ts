/**
 * Changing objects: one loop for update, patch and subresource writes. It reads the live object, makes the new one and stores it;
 * where another write came first, it starts again.
 */

import { admissionRequest, type ObjectView } from '../../admission/request.js';
import { managerOf } from '../../apply/index.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import { writtenAlike } from '../../model/definition/embedded-objects.js';
import type { Turn } from '../../model/definition/settled.js';
import { badRequest, conflict, invalid, invalidPart, notFound } from '../../model/errors.js';
import { sameValue } from '../../model/json/json.js';
import { walked } from '../../model/later-items.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Caller } from '../environment.js';
import { Item, storedBytes, storedBytesInTurns } from '../item.js';
import type { Resource, Stored } from '../resource.js';
import type { WriteContext } from '../strategy.js';
import { admittedInTurns } from './admit.js';
import { check, tellWarnings } from './check.js';
import { finishDeletion, replace } from './conditional-writes.js';
import { create } from './create.js';
import { dropDisabledFields } from './disabled-fields.js';
import { carryMetadata, placeInNamespace } from './metadata.js';
import { checkSize, writeFitting } from './object-size.js';
import { optionsObject, type WriteOptions } from './options.js';
import { dropRepeatedOwners } from './owner-references.js';

export interface UpdateRequest {
  readonly caller: Caller;
  readonly namespace: string;
  readonly name: string;
  /** Empty for the object itself. */
  readonly subresource: string;
  readonly options: WriteOptions;
  /**
   * Whether `change` made the ownership entries, as an apply does. Otherwise the options' field manager, or the caller, owns the changed
   * fields.
   */
  readonly owned?: boolean;
  /**
   * Makes the new object, defaulted and in the caller's version, from the live one in that version, which is undefined if the object is
   * absent. Large objects are worked on in turns. It may be called again with a newer live object.
   */
  change(live: ApiObject | undefined, revision: number, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
  /**
   * Whether `change` never modifies the live object and puts no part of it into the new object that a write may modify, so that
   * it needs no copy.
   */
  readonly rebuilds?: boolean;
  /** Whether `change` puts in only what was judged before, so that the object is stored without being judged as a whole. */
  readonly judged?: boolean;
  /** Whether `change` left out content that generation counts as if it had been written. */
  dropped?(): boolean;
  /** Set for PUT: kinds that allow it create an absent object, and the preconditions of a replace hold. */
  readonly replaces: boolean;
  /** Set for apply: an absent object is created. */
  readonly creates?: boolean;
  /** Turns for the work on the request's object, if that is large. */
  readonly turn?: Turn | undefined;
  /** How the client sees the object, in the hub version, through the subresource. */
  readonly view?: ObjectView;
  /** Throws 403 where the caller may not create the object that the write would create. */
  checkCreate?(): Promise<void>;
}

export interface Updated {
  readonly item: Item;
  readonly created: boolean;
}

/** Tries before a request without a resourceVersion gives up with 409. */
const TRIES = 60;

export function update(resource: Resource, request: UpdateRequest): Promise<Updated> {
  return resource.writeLock.run(resource.key(request.namespace, request.name), () => updateInTurn(resource, request));
}

async function updateInTurn(resource: Resource, request: UpdateRequest): Promise<Updated> {
  const { caller, namespace, name } = request;
  if (request.turn !== undefined) await request.turn();
  for (let attempt = 1; ; attempt += 1) {
    const entry = await resource.newest(namespace, name);
    const done = entry === undefined ? await updateAbsent(resource, request) : await updateLive(resource, request, entry);
    if (done !== 'raced') return done;
    if (attempt === TRIES) throw resource.changed(caller.version, name);
  }
}

async function updateAbsent(resource: Resource, request: UpdateRequest): Promise<Updated | 'raced'> {
  const { caller, namespace, name, options } = request;
  const mayCreate = request.creates === true || (request.replaces && resource.definition.writes.putCreates && request.subresource === '');
  if (!mayCreate && !request.replaces) throw notFound(resource.about(caller.version), name);
  const object = await request.change(undefined, 0, request.turn);
  if (!mayCreate) throw notFound(resource.about(caller.version), name);
  if (object.metadata.uid) {
    throw conflict(
      resource.about(caller.version),
      name,
      `uid mismatch: the provided object specified uid ${object.metadata.uid}, and no existing object was found`,
    );
  }
  await request.checkCreate?.();
  delete object.metadata.resourceVersion;
  try {
    const item = await create(resource, { caller, namespace, object, options, owned: request.owned, turn: request.turn });
    return { item, created: true };
  } catch (error) {
    if (resource.find(namespace, name) !== undefined && !options.dryRun && isClash(error)) return 'raced';
    throw error;
  }
}

const isClash = (error: unknown): boolean => error instanceof Error && 'reason' in error && error.reason === 'AlreadyExists';

async function updateLive(resource: Resource, request: UpdateRequest, entry: Stored): Promise<Updated | 'raced'> {
  const { caller, options, subresource } = request;
  const { definition, forms, environment } = resource;
  const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
  const converted = forms.prepare([entry.item], definition.hub);
  if (converted !== undefined) await converted;
  // `old` and `live` are only read, so they may be one object. Parsing is a large part of what a write costs.
  const old = resource.readable(entry);
  const context = resource.context(caller, subresource, old);
  const live = apiVersion === definition.hub ? old : forms.in(entry.item, apiVersion);
  let turn = request.turn ?? environment.pace.ofObject(entry.item.json.length);
  const owned = forms.loadOwned(live);
  if (owned !== undefined) await owned;
  if (turn !== undefined) await turn();
  const object = await request.change(request.rebuilds === true ? live : forms.in(entry.item, apiVersion), entry.revision, turn);
  if (turn !== undefined) await turn();
  placeInNamespace(object, request.namespace, definition.namespaced, false);
  checkVersion(resource, request, object, entry, old);
  const dropped = request.replaces ? dropRepeatedOwners(object.metadata, caller.warn, { admitted: false, turn }) : undefined;
  if (dropped !== undefined) await dropped;
  // An apply that changes nothing returns the live object itself, which later steps must not modify.
  const unchanged = object === live;
  const given = unchanged ? undefined : forms.loadOwned(object);
  if (given !== undefined) await given;
  const inHub = (): ApiObject | Promise<ApiObject> =>
    request.owned
      ? forms.toHub(object, apiVersion, turn)
      : resource.trackedHub(
          {
            live,
            updated: object,
            manager: managerOf(options.fieldManager, caller.userAgent),
            apiVersion,
            ignored: resource.disownedBy(caller.version, subresource),
            subresource,
          },
          turn,
        );
  const hub = unchanged ? forms.hub(entry.item) : await inHub();
  const { namespace, name } = request;
  const { dryRun } = options;
  if (turn !== undefined) await turn();
  const admission = admissionRequest({
    operation: 'UPDATE',
    caller,
    subresource,
    namespace,
    name,
    object: hub,
    old,
    dryRun,
    options: () => optionsObject('UpdateOptions', options, environment.words),
    view: request.view,
  });
  turn = await admittedInTurns(environment, admission, turn);
  caller.reached('mutated');
  if (unchanged && sameValue(hub, old) && !entry.item.stale) {
    await tellWarnings(resource.strategy, hub, old, context, turn);
    return environment.admission.carryOut(admission, async () => ({ item: entry.item, created: false }));
  }
  const droppedAgain = dropRepeatedOwners(hub.metadata, caller.warn, { admitted: true, turn });
  if (droppedAgain !== undefined) await droppedAgain;
  restoreKept(resource, hub, old, context, caller.version);
  const { structure } = resource.forms.code(resource.definition.hub);
  const counted = request.dropped?.() === true || (resource.strategy.generationCountsDropped === true && grows(resource, hub, old));
  const dropping = walked(turn, (later) => dropDisabledFields(structure, hub, old, context.enabledByName, later));
  if (dropping instanceof Promise) await dropping;
  prepare(resource, hub, old, context, counted);
  if (turn !== undefined) await turn();
  if (request.judged !== true) await check(resource, hub, old, caller, context, turn);
  caller.reached('checked');
  const updated = await environment.admission.carryOut(admission, () => {
    caller.reached('validated');
    return store(resource, hub, entry, request, turn);
  });
  caller.reached('stored');
  return updated ?? 'raced';
}

/** Stores the new object in place of the one that the entry holds; undefined where another write came first. */
async function store(
  resource: Resource,
  hub: ApiObject,
  entry: Stored,
  { options: { dryRun }, owned = false }: UpdateRequest,
  turn: Turn | undefined,
): Promise<Updated | undefined> {
  const { forms } = resource;
  // A path that a client sends is never stored; a dry run shows the object as it was before storing.
  if (!dryRun) delete hub.metadata.selfLink;
  const ready = forms.storing.toStorage(hub);
  const converted = ready instanceof Promise ? await ready : ready;
  return writeFitting(converted, owned, async (fitting) => {
    if (turn !== undefined) await turn();
    const storing = forms.storing.storable(fitting, turn);
    const stored = storing instanceof Promise ? await storing : storing;
    if (turn !== undefined) await turn();
    if (await finishDeletion(resource, stored, entry, dryRun))
      return { item: new Item(forms.storageVersion, storedBytes(stored), entry.revision, { object: stored }), created: false };
    const value = turn === undefined ? storedBytes(stored) : await storedBytesInTurns(stored, turn);
    checkSize(stored, value, entry.item);
    const item = new Item(forms.storageVersion, value, entry.revision, { object: stored });
    // A write that changes nothing keeps the version and emits no event, unless the store holds the object in an older form.
    const same = resource.environment.meter.isSame(item.json, entry.item.json);
    if ((same && !entry.item.stale) || dryRun) return { item, created: false };
    const replaced = await replace(resource, entry, stored, value);
    return replaced && { item: replaced, created: false };
  });
}

/** Preconditions of the body: the version it was read at, and the object it means. */
function checkVersion(resource: Resource, request: UpdateRequest, object: ApiObject, entry: Stored, old: ApiObject): void {
  const { version } = request.caller;
  const { metadata } = object;
  const sent = metadata.resourceVersion;
  const asked = sent !== undefined && sent !== '' && sent !== '0';
  if (asked && !/^\d+$/.test(sent)) throw badRequest(`strconv.ParseUint: parsing ${JSON.stringify(sent)}: invalid syntax`);
  const { uid } = old.metadata;
  if (request.replaces && metadata.uid && metadata.uid !== uid) {
    const why = `Precondition failed: UID in precondition: ${metadata.uid}, UID in object meta: ${uid}`;
    throw conflict(
      resource.about(version),
      request.name,
      `StorageError: invalid object, Code: 4, Key: ${entry.key}, ResourceVersion: 0, AdditionalErrorMsg: ${why}`,
    );
  }
  if (request.owned !== true && request.view === undefined && !asked && resource.definition.writes.putNeedsVersion) {
    const zero = resource.environment.enabled('PlainVersionsTold') ? '0' : '0x0';
    const fault = invalidPart('metadata.resourceVersion', `${zero}: must be specified for an update`);
    throw invalid(resource.about(version), request.name, [fault]);
  }
  if (asked && sent !== String(entry.revision)) throw resource.changed(version, request.name);
}

/** Restores, after mutating admission, the fields that the write may not change. */
function restoreKept(resource: Resource, hub: ApiObject, old: ApiObject, context: WriteContext, version: VersionDefinition): void {
  const { definition, strategy } = resource;
  const { statusFields } = definition.writes;
  carryMetadata(hub, old);
  if (context.subresource === 'status' && statusFields.length > 0) keepAllBut(hub, old, statusFields, strategy.statusKeeps ?? []);
  else if (resource.keepsStatus(context.subresource)) for (const field of resource.statusFields(version)) restore(hub, old, field);
}

/** Whether content that generation counts has changed. */
const grows = (resource: Resource, hub: ApiObject, old: ApiObject): boolean =>
  resource.strategy.generationChanged?.(hub, old) ?? contentChanged(hub, old, resource);

/** Lets the kind's strategy set its fields before the object is checked. `counted`: whether dropped fields make generation grow. */
function prepare(resource: Resource, hub: ApiObject, old: ApiObject, context: WriteContext, counted: boolean): void {
  resource.strategy.prepareForUpdate?.(hub, old, context);
  if (resource.definition.writes.generation !== 'spec') return;
  if ((counted || grows(resource, hub, old)) && context.subresource !== 'status')
    hub.metadata.generation = Number(old.metadata.generation ?? 0) + 1;
}

function restore(hub: ApiObject, old: ApiObject, field: string): void {
  if (old[field] === undefined) delete hub[field];
  else hub[field] = old[field];
}

/** Restores everything except the given fields and the metadata that the kind lets through. */
function keepAllBut(hub: ApiObject, old: ApiObject, fields: readonly string[], kept: readonly (keyof ApiObject['metadata'])[]): void {
  for (const name of new Set([...Object.keys(hub), ...Object.keys(old)])) {
    if (name !== 'metadata' && name !== 'kind' && name !== 'apiVersion' && !fields.includes(name)) restore(hub, old, name);
  }
  const stored = Object.fromEntries(kept.filter((k) => old.metadata[k] !== undefined).map((k) => [k, old.metadata[k]]));
  for (const name of kept) delete hub.metadata[name];
  Object.assign(hub.metadata, stored);
}

/** Whether anything but metadata and status differs. */
function contentChanged(hub: ApiObject, old: ApiObject, { definition, forms }: Resource): boolean {
  const { statusFields } = definition.writes;
  const { byName } = forms.code(definition.hub).structure;
  for (const name of new Set([...Object.keys(hub), ...Object.keys(old)])) {
    if (name === 'metadata' || name === 'kind' || name === 'apiVersion' || statusFields.includes(name)) continue;
    const type = byName.get(name)?.type;
    if (type === undefined ? !sameValue(hub[name], old[name]) : !writtenAlike(type, hub[name], old[name])) return true;
  }
  return false;
}
