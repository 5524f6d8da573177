/** How many pods there should be, by the replicas that their controllers ask for. */

import type { Turn } from '../../model/definition/settled.js';
import type { ApiObject, OwnerReference } from '../../model/object.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource } from '../../resource/resource.js';
import { valueAt } from '../../resource/selecting/fields.js';
import type { CountedPod } from './counted-pod.js';

interface Scaled {
  readonly uid: string;
  readonly replicas: number;
}

/** An object that owns another as its controller. */
type Controlled = { readonly metadata: { readonly namespace?: string; readonly ownerReferences?: readonly OwnerReference[] } };

const controllerOf = ({ metadata }: Readonly<Controlled>): OwnerReference | undefined =>
  (metadata.ownerReferences ?? []).find(({ controller }) => controller === true);

/** Where replicas of a kind stand; undefined for kinds that have no scale. */
function scaleOf(
  registry: Registry,
  { apiVersion, kind }: OwnerReference,
): { resource: Resource; replicas: string; apiVersion: string } | undefined {
  for (const { resource, version } of registry.inVersion(apiVersion)?.values() ?? []) {
    if (version.kind !== kind) continue;
    const replicas = version.subresources.find(({ scale }) => scale !== undefined)?.scale?.specReplicas;
    if (replicas !== undefined) return { resource, replicas, apiVersion };
  }
  return undefined;
}

/**
 * The scale behind an owner, or the one behind that, as a deployment stands behind its replica sets; undefined where the owner is
 * gone or has none.
 */
async function scaledBy(registry: Registry, namespace: string, owner: OwnerReference): Promise<Scaled | undefined> {
  const known = scaleOf(registry, owner);
  if (known === undefined) return undefined;
  const { resource, replicas, apiVersion } = known;
  await resource.ready(resource.forms.version(resource.definition.hub));
  const entry = resource.find(namespace, owner.name);
  const object = entry && resource.readable(entry);
  if (object === undefined || object.metadata.uid !== owner.uid) return undefined;
  const above = controllerOf(object);
  const higher = above && (await scaledBy(registry, namespace, above));
  if (higher !== undefined) return higher;
  await resource.ready(resource.forms.version(apiVersion));
  return { uid: owner.uid, replicas: Number(valueAt(inVersion(resource, object, apiVersion), replicas) ?? 0) };
}

const inVersion = ({ forms, definition }: Resource, object: ApiObject, apiVersion: string): ApiObject =>
  forms.between(object, definition.hub, apiVersion);

/**
 * The sum over the controllers of the pods, each once. Throws an Error for a pod that nobody controls. Owners are looked up once for all
 * that is asked of one function.
 */
export function expectedPods(registry: Registry, turn: Turn): (pods: readonly CountedPod[]) => Promise<number> {
  const known = new Map<string, Scaled | undefined>();
  return async (pods) => {
    const found = new Map<string, number>();
    const seen = new Set<string>();
    for (const { namespace, name, owner, ownerKey: key } of pods) {
      const wait = turn();
      if (wait !== undefined) await wait;
      if (owner === undefined) throw new Error(`found no controller ref for pod ${JSON.stringify(name)}`);
      if (seen.has(key)) continue;
      if (!known.has(key)) known.set(key, await scaledBy(registry, namespace, owner));
      const scaled = known.get(key);
      if (scaled === undefined) throw new Error(`found no controllers for pod ${JSON.stringify(name)}`);
      seen.add(key);
      found.set(scaled.uid, scaled.replicas);
    }
    return [...found.values()].reduce((sum, replicas) => sum + replicas, 0);
  };
}
