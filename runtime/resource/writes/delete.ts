/** Deleting objects: preconditions, propagation recorded as finalizers, grace, two phases (specification 1, "States and transitions"). */
import { admissionRequest } from '../../admission/request.js';
import { conflict, notFound } from '../../model/errors.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import { UnreadableValueError } from '../../store/index.js';
import type { Caller } from '../environment.js';
import { Item, storedBytes } from '../item.js';
import type { Resource, Stored } from '../resource.js';
import { erase, replace } from './conditional-writes.js';
import { timestamp } from './metadata.js';
import { type DeleteOptions, deleteOptionsObject } from './options.js';

interface Deleted {
  /** The object as it was last, or as it waits for its finalizers now; undefined when it cannot be read. */
  readonly item: Item | undefined;
  /** Whether the object is no longer stored. */
  readonly gone: boolean;
}

const ORPHAN = 'orphan';
const FOREGROUND = 'foregroundDeletion';

export async function remove(
  resource: Resource,
  caller: Caller,
  namespace: string,
  name: string,
  options: DeleteOptions,
): Promise<Deleted> {
  for (;;) {
    const entry = await newestOrBroken(resource, namespace, name);
    if (entry === undefined) throw notFound(resource.about(caller.version), name);
    if (entry instanceof UnreadableValueError) {
      if (await removeUnreadable(resource, caller, namespace, name, options, entry)) return { item: undefined, gone: true };
      continue;
    }
    await resource.forms.prepare([entry.item], resource.definition.hub);
    const object = resource.forms.hub(entry.item);
    checkPreconditions(resource, caller, object, entry, options);
    await admitDeletion(resource, caller, namespace, name, object, options);
    warnOfOrphans(resource, caller, options);
    const marked = mark(resource, apiVersionOf(caller.version.group, caller.version.version), object, options);
    if (marked === 'unchanged') return { item: entry.item, gone: false };
    if (marked === 'gone') {
      const last = await ended(resource, object, entry, options);
      const at = last && (await erase(resource, last, options.dryRun));
      if (last === undefined || at === undefined) continue;
      const told = resource.strategy.grace !== undefined || resource.environment.enabled('VersionsOfRemovals');
      return { item: told ? last.item.at(at) : last.item, gone: true };
    }
    const { forms } = resource;
    const stored = forms.storing.storedFitting(await forms.storing.toStorage(marked));
    const value = storedBytes(stored);
    if (options.dryRun) return { item: new Item(forms.storageVersion, value, entry.revision, { object: stored }), gone: false };
    const replaced = await replace(resource, entry, stored, value);
    if (replaced !== undefined) return { item: replaced, gone: false };
  }
}

/** The stored entry as it is now, or why it cannot be read. */
async function newestOrBroken(resource: Resource, namespace: string, name: string): Promise<Stored | UnreadableValueError | undefined> {
  try {
    return await resource.newest(namespace, name);
  } catch (error) {
    if (error instanceof UnreadableValueError) return error;
    throw error;
  }
}

/** Tells a client that did not ask for it that dependents stay behind. */
function warnOfOrphans(resource: Resource, { version, warn }: Caller, { propagationPolicy, orphanDependents }: DeleteOptions): void {
  const { strategy, environment } = resource;
  if (strategy.orphansWarning === undefined || propagationPolicy !== undefined || orphanDependents !== undefined) return;
  if (environment.enabled('StrategyWarnings') && leavesOrphans(resource, apiVersionOf(version.group, version.version)))
    warn(strategy.orphansWarning);
}

/** Whether a DELETE through the version that does not say otherwise leaves dependents behind. */
const leavesOrphans = ({ definition }: Resource, apiVersion: string): boolean => definition.versions.get(apiVersion)?.orphans === true;

async function admitDeletion(
  { environment }: Resource,
  caller: Caller,
  namespace: string,
  name: string,
  old: ApiObject | undefined,
  options: DeleteOptions,
): Promise<void> {
  const { dryRun, ofCollection } = options;
  const admission = admissionRequest({
    operation: 'DELETE',
    caller,
    namespace,
    name: ofCollection === true ? '' : name,
    object: undefined,
    old,
    dryRun,
    options: () => deleteOptionsObject(options, environment.words),
  });
  await environment.admission.admit(admission);
  await environment.admission.validate(admission);
}

/**
 * Deletes an object whose stored value cannot be read. It is removed at once, because its finalizers are unknown. A precondition on the
 * uid, which is unknown as well, or on another revision fails with the value's own error. Returns false where another write came first.
 */
async function removeUnreadable(
  resource: Resource,
  caller: Caller,
  namespace: string,
  name: string,
  options: DeleteOptions,
  broken: UnreadableValueError,
): Promise<boolean> {
  const { uid, resourceVersion } = options.preconditions ?? {};
  if (uid !== undefined || (resourceVersion !== undefined && resourceVersion !== String(broken.revision))) throw broken;
  await admitDeletion(resource, caller, namespace, name, undefined, options);
  if (options.dryRun) return true;
  const { committed } = await resource.cache.write({ key: broken.key, value: undefined, expected: broken.revision });
  if (committed)
    resource.environment.log(
      `The unreadable value stored at ${JSON.stringify(broken.key)} was deleted by ${JSON.stringify(caller.user.name)}.`,
    );
  return committed;
}

/**
 * Stores that the grace period is over, for kinds with one: clients that watch see it before the object is removed. A dry run stores
 * nothing. Undefined where another write came first.
 */
async function ended(resource: Resource, object: ApiObject, entry: Stored, options: DeleteOptions): Promise<Stored | undefined> {
  const { forms, strategy, environment } = resource;
  const { metadata } = object;
  const over = metadata.deletionTimestamp !== undefined && (metadata.deletionGracePeriodSeconds ?? 0) <= 0;
  if (strategy.grace === undefined || over) return entry;
  const seconds = Math.min(strategy.grace(object, options.gracePeriodSeconds, environment.words) ?? 0, 0);
  if (metadata.deletionTimestamp === undefined) {
    metadata.deletionTimestamp = timestamp(environment.clock.now() + seconds * 1000);
    metadata.deletionGracePeriodSeconds = seconds;
    if ((metadata.generation ?? 0) > 0) metadata.generation = Number(metadata.generation) + 1;
  } else shorten(object, seconds);
  const stored = forms.storing.storedFitting(await forms.storing.toStorage(object));
  const value = storedBytes(stored);
  const item = options.dryRun
    ? new Item(forms.storageVersion, value, entry.revision, { object: stored })
    : await replace(resource, entry, stored, value);
  return item && { ...entry, item, revision: item.revision };
}

function checkPreconditions(resource: Resource, caller: Caller, object: ApiObject, entry: Stored, options: DeleteOptions): void {
  const { uid, resourceVersion } = options.preconditions ?? {};
  const name = object.metadata.name ?? '';
  if (resource.strategy.deletionConflictsAsUpdate === true) {
    const of = resource.about(caller.version);
    const differing = (what: string, asked: string, found: string): string =>
      `Precondition failed: ${what} in precondition: ${asked}, ${what} in object meta: ${found}`;
    if (uid !== undefined && uid !== object.metadata.uid) throw conflict(of, name, differing('UID', uid, object.metadata.uid ?? ''));
    if (resourceVersion !== undefined && resourceVersion !== String(entry.revision))
      throw conflict(of, name, differing('ResourceVersion', resourceVersion, String(entry.revision)));
    return;
  }
  const kind = resource.aboutFaults(caller.version);
  if (uid !== undefined && uid !== object.metadata.uid) {
    throw conflict(
      kind,
      name,
      `the UID in the precondition (${uid}) does not match the UID in record (${object.metadata.uid}). The object might have been deleted and then recreated`,
    );
  }
  if (resourceVersion !== undefined && resourceVersion !== String(entry.revision)) {
    throw conflict(
      kind,
      name,
      `the ResourceVersion in the precondition (${resourceVersion}) does not match the ResourceVersion in record (${entry.revision}). The object might have been modified`,
    );
  }
}

/**
 * Begins a deletion that was requested through the API version `asked`. Returns the object to store; `gone` when nothing holds the object,
 * so that it is removed now; `unchanged` when its deletion has begun already and nothing is to be added.
 */
function mark(resource: Resource, asked: string, object: ApiObject, options: DeleteOptions): ApiObject | 'gone' | 'unchanged' {
  const { strategy, environment } = resource;
  const { metadata } = object;
  if (strategy.beginDeletion !== undefined && metadata.deletionTimestamp === undefined) {
    strategy.beginDeletion(object, timestamp(environment.clock.now()), environment.words);
    return object;
  }
  const before = metadata.finalizers ?? [];
  const byDefault = leavesOrphans(resource, asked) ? 'Orphan' : 'Background';
  // Without the garbage collector, nothing would ever remove such a finalizer.
  const collected = strategy.ownsNothing !== true && environment.settings.flag('enable-garbage-collector');
  const finalizers = !collected ? [...before] : finalizersFor(before, options, byDefault);
  const wanted = strategy.grace?.(object, options.gracePeriodSeconds, environment.words);
  const grace = wanted !== undefined && wanted < 0 && environment.enabled('NegativeDeletionGraceAsOne') ? 1 : wanted;
  const held = finalizers.length > 0 || strategy.holdsDeletion?.(object, environment.words) === true;
  const finalizersChanged = finalizers.length !== before.length || finalizers.some((f, i) => f !== before[i]);
  if (metadata.deletionTimestamp !== undefined) {
    const shorter = grace !== undefined && grace < (metadata.deletionGracePeriodSeconds ?? 0);
    if (!held && (grace === undefined || grace <= 0)) return 'gone';
    if (!shorter && !finalizersChanged) return 'unchanged';
    if (shorter) shorten(object, grace);
  } else {
    if (!held && (grace === undefined || grace <= 0)) return 'gone';
    const seconds = grace ?? 0;
    metadata.deletionTimestamp = timestamp(environment.clock.now() + seconds * 1000);
    metadata.deletionGracePeriodSeconds = seconds;
    if (metadata.generation !== undefined && metadata.generation > 0) metadata.generation = Number(metadata.generation) + 1;
    strategy.markDeleted?.(object, environment.words);
  }
  if (finalizers.length === 0) delete metadata.finalizers;
  else metadata.finalizers = finalizers;
  return object;
}

function shorten(object: ApiObject, seconds: number): void {
  const { metadata } = object;
  const started = Date.parse(metadata.deletionTimestamp ?? '') - (metadata.deletionGracePeriodSeconds ?? 0) * 1000;
  metadata.deletionTimestamp = timestamp(started + seconds * 1000);
  metadata.deletionGracePeriodSeconds = seconds;
}

/** Propagation is recorded as finalizers; a later request replaces what an earlier one asked for. */
function finalizersFor(before: readonly string[], options: DeleteOptions, byDefault: string): string[] {
  const asked =
    options.propagationPolicy ?? (options.orphanDependents === undefined ? undefined : options.orphanDependents ? 'Orphan' : 'Background');
  const policy = asked ?? (before.includes(ORPHAN) ? 'Orphan' : before.includes(FOREGROUND) ? 'Foreground' : byDefault);
  const wanted = policy === 'Orphan' ? ORPHAN : policy === 'Foreground' ? FOREGROUND : undefined;
  const others = before.filter((f) => f !== ORPHAN && f !== FOREGROUND);
  return wanted === undefined
    ? others
    : before.includes(wanted)
      ? before.filter((f) => f === wanted || (f !== ORPHAN && f !== FOREGROUND))
      : [...others, wanted];
}
