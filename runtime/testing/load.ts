/** Makes the objects of manifests in a server that runs: recorded ones as they were, others as its administrator creates them. */
import { setTimeout } from 'node:timers/promises';
import { suggestion } from '../model/faults/nearest.js';
import { isObject } from '../model/json/json.js';
import type { JsonObject } from '../model/object.js';
import type { Registry } from '../resource/registry.js';
import { type Collection, collectionOf } from './collections.js';
import { creationRank } from './creation-order.js';
import { isDefined, isDefinition, whenServed } from './defined-kinds.js';
import { type Manifest, ManifestError, readManifests } from './manifests.js';
import { isRecorded, ownersFirst, store, withOwners } from './recording/stored.js';
import type { AdministratorRequest } from './request.js';

interface Placed extends Collection {
  readonly manifest: Manifest;
}

interface Refusal {
  readonly reason: string;
  readonly message: string;
}

/** Reasons of refusals that end when a controller has made what the object needs, such as the account of a pod in a new namespace. */
const MAYBE_EARLY: ReadonlySet<string> = new Set(['Forbidden', 'NotFound']);
/** How long that is waited for, from the first object on. */
const CONTROLLERS_MS = 2000;
const PAUSE_MS = 20;

/**
 * Makes every object of the files, what others look at first. Those that have been on a server, as their uids tell, are stored as they were
 * there; the others are created, and what the server has made by itself stays as it is. Throws ManifestError with every fault; nothing is
 * made where files cannot be read, or have objects of kinds that neither the server nor a file knows.
 */
export async function loadManifests(sources: readonly string[], registry: Registry, request: AdministratorRequest): Promise<void> {
  const manifests = sources.flatMap(readManifests);
  const definitions = manifests.filter(isDefinition);
  // What is not served yet has its place when its definition is there.
  const later = manifests.filter((each) => collectionOf(registry, each) === undefined && isDefined(each, definitions));
  const waiting = new Set(later);
  const placed = placedIn(
    manifests.filter((each) => !waiting.has(each)),
    registry,
  );
  const loading = new Loading(uidsOf(manifests), request);
  const isFirst = ({ manifest }: Placed): boolean => later.length > 0 && isDefinition(manifest);
  await loading.make(placed.filter(isFirst));
  await whenServed(later, registry);
  await loading.make([...placed.filter((each) => !isFirst(each)), ...placedIn(later, registry)]);
}

/** Where objects go. Throws ManifestError with those that have no place, and those that have the name of another one. */
function placedIn(manifests: readonly Manifest[], registry: Registry): Placed[] {
  const faults: string[] = [];
  const placed = manifests.flatMap((manifest) => placeOf(manifest, registry, faults) ?? []);
  const all = [...faults, ...repetitions(placed)];
  if (all.length > 0) throw new ManifestError(all);
  return placed;
}

const uidsOf = (manifests: readonly Manifest[]): ReadonlySet<string> => new Set(manifests.flatMap((each) => member(each, 'uid') ?? []));

class Loading {
  constructor(
    /** Those of all objects of the files. */
    private readonly uids: ReadonlySet<string>,
    private readonly request: AdministratorRequest,
  ) {}

  /** Throws ManifestError. */
  async make(placed: readonly Placed[]): Promise<void> {
    const ordered = placed.toSorted((a, b) => creationRank(a.served.version.plural) - creationRank(b.served.version.plural));
    const isStored = ({ manifest }: Placed): boolean => isRecorded(manifest.object);
    await this.#storeAll(ordered.filter(isStored));
    await createAll(
      ordered.filter((each) => !isStored(each)),
      (each) => create(each, this.request),
    );
  }

  async #storeAll(recorded: readonly Placed[]): Promise<void> {
    const faults: string[] = [];
    for (const each of ownersFirst(recorded, ({ manifest }) => manifest.object))
      try {
        await store(each, withOwners(each.manifest.object, this.uids));
      } catch (error) {
        faults.push(`${each.manifest.place} (${shown(each)}): ${error instanceof Error ? error.message : String(error)}`);
      }
    if (faults.length > 0) throw new ManifestError(faults);
  }
}

/** Creates the objects in their order, and those again that may have come too early. Throws ManifestError. */
async function createAll(objects: readonly Placed[], create: (each: Placed) => Promise<Refusal | undefined>): Promise<void> {
  const faults: string[] = [];
  const give = (each: Placed, why: string): unknown => faults.push(`${each.manifest.place} (${shown(each)}): ${why}`);
  const end = Date.now() + CONTROLLERS_MS;
  for (let waiting = objects; waiting.length > 0; ) {
    const early: Placed[] = [];
    for (const each of waiting) {
      const refusal = await create(each);
      if (refusal === undefined) continue;
      if (MAYBE_EARLY.has(refusal.reason) && Date.now() < end) early.push(each);
      else give(each, refusal.message);
    }
    if (early.length > 0) await setTimeout(PAUSE_MS);
    waiting = early;
  }
  if (faults.length > 0) throw new ManifestError(faults);
}

function placeOf(manifest: Manifest, registry: Registry, faults: string[]): Placed | undefined {
  const { apiVersion, kind, place } = manifest;
  const found = collectionOf(registry, manifest, member(manifest, 'namespace'));
  if (found === undefined) {
    const known = [...(registry.inVersion(apiVersion)?.values() ?? [])].map(({ version }) => version.kind);
    faults.push(`${place}: the server has no kind ${kind} in ${apiVersion}${suggestion(kind, known)}`);
  }
  return found === undefined ? undefined : { manifest, ...found };
}

function member({ object: { metadata } }: Manifest, name: string): string | undefined {
  const value = isObject(metadata) ? metadata[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

const shown = ({ manifest }: Placed): string => `${manifest.kind} ${member(manifest, 'name') ?? member(manifest, 'generateName') ?? ''}`;

/** Faults of objects that have the name of another one. */
function repetitions(placed: readonly Placed[]): string[] {
  const first = new Map<string, Placed>();
  return placed.flatMap((each) => {
    const name = member(each.manifest, 'name');
    const key = `${each.path}/${name}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, each);
    return name === undefined || earlier === undefined
      ? []
      : [`${each.manifest.place}: ${shown(each)} is in ${earlier.manifest.place}, too`];
  });
}

/** Why the object was not created; undefined where it was, or was there already. */
async function create({ manifest, path }: Placed, request: AdministratorRequest): Promise<Refusal | undefined> {
  const { status, body } = await request('POST', path, unstored(manifest.object));
  return status >= 200 && status < 300 ? undefined : refusalOf(body);
}

/** The object without the resource version it had where it comes from; no object can be created with one. */
function unstored(object: JsonObject): JsonObject {
  if (!isObject(object.metadata)) return object;
  const { resourceVersion: _, ...metadata } = object.metadata;
  return { ...object, metadata };
}

/** What the Status object of an answer says; undefined where it says that the object is there. */
function refusalOf({ reason, message }: JsonObject): Refusal | undefined {
  return reason === 'AlreadyExists' ? undefined : { reason: String(reason), message: String(message) };
}
