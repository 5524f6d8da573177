/** Creates the objects of manifests in a server that runs, as its administrator. */
import { setTimeout } from 'node:timers/promises';
import type { VersionDefinition } from '../model/definition/definition.js';
import { versionPath } from '../model/definition/routes.js';
import { suggestion } from '../model/faults/nearest.js';
import { isObject } from '../model/json/json.js';
import type { JsonObject } from '../model/object.js';
import type { Registry } from '../resource/registry.js';
import { creationRank } from './creation-order.js';
import { type Manifest, ManifestError, readManifests } from './manifests.js';
import type { AdministratorRequest } from './request.js';

interface Placed {
  readonly manifest: Manifest;
  readonly definition: VersionDefinition;
  /** Path of the collection that the object is created in. */
  readonly collection: string;
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

/** The namespace of objects that name none, as clients have it. */
const DEFAULT_NAMESPACE = 'default';

/**
 * Creates every object of the files, what others look at first. Objects that the server has made by itself stay as they are.
 * Throws ManifestError with every fault; where a file has one, nothing is created.
 */
export async function loadManifests(sources: readonly string[], registry: Registry, request: AdministratorRequest): Promise<void> {
  const faults: string[] = [];
  const placed = sources.flatMap(readManifests).flatMap((manifest) => placeOf(manifest, registry, faults) ?? []);
  faults.push(...repetitions(placed));
  if (faults.length > 0) throw new ManifestError(faults);
  await createAll(
    placed.toSorted((a, b) => creationRank(a.definition.plural) - creationRank(b.definition.plural)),
    (each) => create(each, request),
  );
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

/** Where objects of a kind are created; those that name no namespace, in the one that clients take. Undefined for a kind that is not served. */
export function collectionOf(
  registry: Registry,
  { apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>,
  namespace = DEFAULT_NAMESPACE,
): { readonly definition: VersionDefinition; readonly collection: string } | undefined {
  const served = [...(registry.inVersion(apiVersion)?.values() ?? [])].find(({ version }) => version.kind === kind);
  if (served === undefined) return undefined;
  const definition = served.version;
  const { segment } = registry.catalogue.namespaces;
  const root = versionPath(definition.group, definition.version);
  const within = definition.namespaced ? `/${segment}/${encodeURIComponent(namespace)}` : '';
  return { definition, collection: `${root}${within}/${definition.plural}` };
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
    const key = `${each.collection}/${name}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, each);
    return name === undefined || earlier === undefined
      ? []
      : [`${each.manifest.place}: ${shown(each)} is in ${earlier.manifest.place}, too`];
  });
}

/** Why the object was not created; undefined where it was, or was there already. */
async function create({ manifest, collection }: Placed, request: AdministratorRequest): Promise<Refusal | undefined> {
  const { status, body } = await request('POST', collection, unstored(manifest.object));
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
