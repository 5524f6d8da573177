/** Which objects each node needs for the pods that are bound to it: a graph that follows the watch caches. */

import type { Node, PersistentVolume, Pod } from '../../generated/core/v1/types.js';
import type { ResourceSlice } from '../../generated/resource/v1/types.js';
import type { VolumeAttachment } from '../../generated/storage/v1/types.js';
import { CacheFollower } from '../controllers/framework/cache-follower.js';
import { typed } from '../model/object.js';
import type { Words } from '../model/values/words.js';
import type { Registry } from '../resource/registry.js';
import type { Resource, Stored } from '../resource/resource.js';
import { NAMED_CLAIMS, type Needed, type Reference, referencesOf, volumeReferences } from './pod-references.js';

/** Counts how often each text was added, so that it is there until it is removed as often. */
class Counted {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  remove(key: string): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }

  has(key: string): boolean {
    return this.#counts.has(key);
  }
}

const keyOf = ({ kind, namespace, name }: Reference): string => `${kind}/${namespace}/${name}`;

/** The key of a need, which names may not confuse: neither has a slash. */
const needOf = (node: string, key: string): string => `${node}/${key}`;

const NODE_NAME = 'spec.nodeName';

/** What pods and volumes refer to; it holds texts alone, so that its size follows from that of what is stored. */
export class NodeGraph {
  readonly #needs = new Counted();
  /** Needs of each pod, by its key in the store. */
  readonly #pods = new Map<string, readonly string[]>();
  /** The key of the claim of each volume, by the volume's name. */
  readonly #claims = new Map<string, string>();
  readonly #secretsOf = new Map<string, readonly string[]>();
  /** Names of the volumes that need a secret, by the secret's key. */
  readonly #volumesOf = new Map<string, Set<string>>();
  /** What each node needs itself, by its name. */
  readonly #nodes = new Map<string, string>();
  /** The node of each object that names one, by the object's name. */
  readonly #nodeOf = { volumeattachments: new Map<string, string>(), resourceslices: new Map<string, string>() };

  constructor(private readonly words: Words) {}

  /** Whether the node needs the object for one of its pods. */
  needs(node: string, kind: Needed, namespace: string, name: string): boolean {
    if (kind === 'volumeattachments' || kind === 'resourceslices') return this.#nodeOf[kind].get(name) === node;
    if (kind === 'persistentvolumes') return this.#needsVolume(node, name);
    const key = keyOf({ kind, namespace, name });
    if (this.#needs.has(needOf(node, key))) return true;
    for (const volume of this.#volumesOf.get(key) ?? []) if (this.#needsVolume(node, volume)) return true;
    return false;
  }

  #needsVolume(node: string, volume: string): boolean {
    const claim = this.#claims.get(volume);
    return claim !== undefined && this.#needs.has(needOf(node, claim));
  }

  setPod(key: string, pod: Pod | undefined): void {
    for (const need of this.#pods.get(key) ?? []) this.#needs.remove(need);
    this.#pods.delete(key);
    const node = pod?.spec.nodeName ?? '';
    // A mirror pod shows what its node runs already, and is no reason to let it read more.
    if (pod === undefined || node === '' || pod.metadata.annotations?.[this.words.label('config.mirror')] !== undefined) return;
    const itself: Reference = { kind: 'pods', namespace: pod.metadata.namespace ?? '', name: pod.metadata.name ?? '' };
    const needs = [itself, ...referencesOf(pod)].map((reference) => needOf(node, keyOf(reference)));
    for (const need of needs) this.#needs.add(need);
    this.#pods.set(key, needs);
  }

  /** A node reads the config map that its configuration is taken from, whatever pods it has. */
  setNode(name: string, node: Node | undefined): void {
    const known = this.#nodes.get(name);
    if (known !== undefined) this.#needs.remove(known);
    this.#nodes.delete(name);
    const { name: map = '', namespace = '' } = node?.spec.configSource?.configMap ?? {};
    if (map === '') return;
    const need = needOf(name, keyOf({ kind: 'configmaps', namespace, name: map }));
    this.#needs.add(need);
    this.#nodes.set(name, need);
  }

  setVolume(name: string, volume: PersistentVolume | undefined): void {
    for (const secret of this.#secretsOf.get(name) ?? []) {
      const volumes = this.#volumesOf.get(secret);
      if (volumes?.delete(name) === true && volumes.size === 0) this.#volumesOf.delete(secret);
    }
    this.#secretsOf.delete(name);
    this.#claims.delete(name);
    const references = volume && volumeReferences(volume);
    if (references === undefined) return;
    this.#claims.set(name, keyOf(references.claim));
    const secrets = references.secrets.map(keyOf);
    if (secrets.length === 0) return;
    this.#secretsOf.set(name, secrets);
    for (const secret of secrets) this.#volumesOf.set(secret, (this.#volumesOf.get(secret) ?? new Set()).add(name));
  }

  /** `node`: the one that the object names; undefined where it names none, or is gone. */
  setNodeOf(kind: 'volumeattachments' | 'resourceslices', name: string, node: string | undefined): void {
    if (node === undefined) this.#nodeOf[kind].delete(name);
    else this.#nodeOf[kind].set(name, node);
  }
}

/** The graph of a server's objects; it is filled when it is asked for first, and follows them from then on. */
export class StoredNodeGraph {
  readonly #graph: NodeGraph;
  #opening: Promise<NodeGraph> | undefined;
  #opened = false;

  constructor(
    private readonly registry: Registry,
    /** Whether nodes take their configurations from config maps, which a feature gate says. */
    private readonly takesConfiguration: boolean,
  ) {
    this.#graph = new NodeGraph(registry.words);
  }

  open(): NodeGraph | Promise<NodeGraph> {
    if (this.#opened) return this.#graph;
    this.#opening ??= this.#fill();
    return this.#opening;
  }

  async #fill(): Promise<NodeGraph> {
    const graph = this.#graph;
    await Promise.all([
      this.#follow('pods', (key, previous, current, object) => {
        // What a bound pod refers to never changes, but for the claims that its status names.
        const both = previous !== undefined && current !== undefined ? [previous.item, current.item] : [];
        const isBound = both.length > 0 && both[0]?.fields?.[NODE_NAME] === both[1]?.fields?.[NODE_NAME];
        if (!isBound || both.some(({ json }) => json.includes(NAMED_CLAIMS))) graph.setPod(key, object<Pod>());
      }),
      this.#follow('nodes', (_, previous, current, object) => {
        if (this.takesConfiguration) graph.setNode((current ?? previous)?.item.name ?? '', object<Node>());
      }),
      this.#follow('persistentvolumes', (_, previous, current, object) =>
        graph.setVolume((current ?? previous)?.item.name ?? '', object<PersistentVolume>()),
      ),
      this.#follow(`volumeattachments.${this.registry.words.group('storage')}`, (_, previous, current, object) =>
        graph.setNodeOf('volumeattachments', (current ?? previous)?.item.name ?? '', object<VolumeAttachment>()?.spec.nodeName),
      ),
      this.#follow(`resourceslices.${this.registry.words.group('resource')}`, (_, previous, current, object) =>
        graph.setNodeOf('resourceslices', (current ?? previous)?.item.name ?? '', object<ResourceSlice>()?.spec.nodeName),
      ),
    ]);
    this.#opened = true;
    return graph;
  }

  async #follow(
    id: string,
    changed: (key: string, previous: Stored | undefined, current: Stored | undefined, object: <T>() => T | undefined) => void,
  ): Promise<void> {
    if (!this.registry.has(id)) return;
    const resource: Resource = this.registry.byId(id);
    await new CacheFollower(resource, {}, (previous, current) =>
      changed((current ?? previous)?.key ?? '', previous, current, <T>() =>
        current === undefined ? undefined : typed<T>(resource.forms.hub(current.item)),
      ),
    ).start();
  }
}
