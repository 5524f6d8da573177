/**
 * Namespaces that are deleted (specification 3, namespaces): everything in them goes first, then the finalizer by which this
 * controller holds them. Finalizers of others in their spec hold them on.
 */
import type { Namespace } from '../../../generated/core/v1/types.js';
import type { Resource } from '../../resource/resource.js';
import { CacheFollower } from '../framework/cache-follower.js';
import type { HostParts, Running } from '../framework/contract.js';
import { type ControllerContext, type Outcome, runController } from '../framework/reconciler.js';
import { storedKinds } from '../served.js';
import { conditionsAfter, isEmpty, type Remains } from './conditions.js';
import { deleteContent, type ResourceRemains } from './content.js';
import { deleteRemoteContent, type RemoteRemains } from './remote-content.js';

const NAME = 'namespace';
/** Namespaces that are emptied at once. */
const WORKERS = 4;
/** Requests that were let in before a namespace was deleted may store what they bring for so long, in milliseconds. */
const LAG_MS = 250;
/** The same where other servers may not have heard of the deletion yet. */
const SHARED_LAG_MS = 2000;
/** Times of objects are in whole seconds. */
const SECOND_MS = 1000;
/** Milliseconds before remaining objects are counted again, even if no change was seen. */
const RECHECK_MS = 5000;
/** Changes within so long are looked at together. */
const GATHER_MS = 100;

type NamespaceParts = HostParts<'registry' | 'environment' | 'api' | 'delegation'>;

export async function start(host: NamespaceParts): Promise<Running | undefined> {
  const deletion = new NamespaceDeletion(host);
  const running = await runController(
    {
      name: NAME,
      account: 'namespace-controller',
      workers: WORKERS,
      watches: ['namespaces'],
      reconcile: ({ name }, context) => deletion.reconcile(name, context),
    },
    host.api,
  );
  return { state: () => running.state?.(), stop: () => deletion.stop(running) };
}

/** A namespace that is being emptied. */
interface Emptied {
  /** When this controller first saw that it is. */
  readonly since: number;
  /** Those who tell of changes to what is left. */
  followers: readonly CacheFollower[];
}

class NamespaceDeletion {
  readonly #emptied = new Map<string, Emptied>();

  constructor(private readonly host: NamespaceParts) {}

  async stop(running: Running): Promise<void> {
    await running.stop();
    for (const name of this.#emptied.keys()) this.#forget(name);
  }

  async reconcile(name: string, context: ControllerContext): Promise<Outcome | undefined> {
    const namespace = context.informer<Namespace>('namespaces').get('', name);
    if (namespace?.metadata.deletionTimestamp == null) {
      this.#forget(name);
      return undefined;
    }
    const own = this.host.registry.words.vendor();
    if (!namespace.spec.finalizers?.includes(own)) return undefined;
    const { clock } = context;
    const emptied = this.#emptied.get(name) ?? { since: clock.now(), followers: [] };
    this.#emptied.set(name, emptied);
    const { local, remains } = await this.#empty(name, context);
    if (!isEmpty(remains)) {
      this.#follow(name, emptied, local, context);
      await this.#tell(name, remains, context);
      return { requeueAfter: RECHECK_MS };
    }
    const since = Math.min(emptied.since, Date.parse(namespace.metadata.deletionTimestamp) + SECOND_MS);
    const lag = since + (this.host.environment.othersWrite ? SHARED_LAG_MS : LAG_MS) - clock.now();
    if (lag > 0) return { requeueAfter: lag };
    const namespaces = context.client.resource<Namespace>('namespaces');
    const live = await namespaces.get('', name);
    const finalizers = (live.spec.finalizers ?? []).filter((finalizer) => finalizer !== own);
    await namespaces.updateSubresource({ ...live, spec: { ...live.spec, finalizers } }, 'finalize');
    this.#forget(name);
    return undefined;
  }

  /** One pass over everything in the namespace. */
  async #empty(name: string, { client }: ControllerContext): Promise<{ local: ResourceRemains[]; remains: Remains }> {
    const { registry, delegation, environment } = this.host;
    const kinds = storedKinds(registry, ['delete']).filter(({ version }) => version.namespaced);
    const found = await Promise.all(kinds.map((kind) => deleteContent(kind, client, name)));
    const local = found.filter((remains) => remains !== undefined);
    const remote = await deleteRemoteContent(delegation, name, () => environment.pace.begin());
    return { local, remains: summed(local, remote) };
  }

  async #tell(name: string, remains: Remains, { client, clock }: ControllerContext): Promise<void> {
    const namespaces = client.resource<Namespace>('namespaces');
    const live = await namespaces.get('', name);
    const conditions = conditionsAfter(live.status.conditions ?? [], remains, clock.now());
    if (conditions !== undefined) await namespaces.updateStatus({ ...live, status: { ...live.status, conditions } });
  }

  /** Has the namespace looked at again as soon as something of what is left goes. */
  #follow(name: string, emptied: Emptied, local: readonly ResourceRemains[], { queue }: ControllerContext): void {
    const former = emptied.followers;
    emptied.followers = local.map(({ resource }) => this.#followerOf(resource, name, () => queue.addAfter(name, GATHER_MS)));
    for (const follower of former) follower.stop();
  }

  #followerOf(resource: Resource, namespace: string, changed: () => void): CacheFollower {
    const follower = new CacheFollower(resource, { namespace }, (previous) => {
      // The initial objects are those that were just counted.
      if (previous !== undefined) changed();
    });
    void follower.start();
    return follower;
  }

  #forget(name: string): void {
    for (const follower of this.#emptied.get(name)?.followers ?? []) follower.stop();
    this.#emptied.delete(name);
  }
}

function summed(local: readonly ResourceRemains[], remote: RemoteRemains): Remains {
  const resources = new Map(remote.resources);
  const finalizers = new Map(remote.finalizers);
  for (const { name, count, finalizers: own } of local) {
    if (count > 0) resources.set(name, (resources.get(name) ?? 0) + count);
    for (const [finalizer, waiting] of own) finalizers.set(finalizer, (finalizers.get(finalizer) ?? 0) + waiting);
  }
  const faults = [...local.flatMap((remains) => remains.faults), ...remote.faults];
  return { undiscovered: remote.undiscovered, unparsed: remote.unparsed, faults, resources, finalizers };
}
