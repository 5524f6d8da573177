/**
 * Deleting definitions: first the objects of the kind are deleted, then the finalizer is removed by which the server holds the definition.
 */
import type { CustomResourceDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import type { Condition } from '../controllers/condition.js';
import { serverAs } from '../controllers/framework/author.js';
import type { ResourceClient } from '../controllers/framework/client.js';
import type { HostParts } from '../controllers/framework/contract.js';
import { SERVER_MANAGER } from '../controllers/framework/ensure.js';
import type { Outcome } from '../controllers/framework/reconciler.js';
import { mayHold } from '../controllers/served.js';
import { cleanupFinalizer } from '../kinds/apiextensions/deletion.js';
import { ApiError } from '../model/errors.js';
import type { Resource } from '../resource/resource.js';
import { hasCondition } from './kind.js';
import { withCondition } from './status.js';

/** Milliseconds for which requests from before the deletion may still store objects. */
const LAG_MS = 100;
/** The same, if other servers may not know of the deletion yet. */
const SHARED_LAG_MS = 2000;
/** Milliseconds before remaining objects are looked for again. */
const AGAIN_MS = 200;

const terminating = (reason: string, message: string): Condition => ({ type: 'Terminating', status: 'True', reason, message });
const IN_PROGRESS = terminating('InstanceDeletionInProgress', 'CustomResource deletion is in progress');

export class Emptying {
  /** When each deleted definition was first seen, by uid. */
  readonly #since = new Map<string, number>();

  constructor(
    private readonly host: HostParts<'registry' | 'environment' | 'clock' | 'api'>,
    private readonly definitions: ResourceClient<CustomResourceDefinition>,
  ) {}

  /** One pass over the remaining objects of a definition's kind. */
  async finish(definition: CustomResourceDefinition): Promise<Outcome | undefined> {
    const { registry, clock, environment } = this.host;
    const { name = '', uid = '', finalizers = [] } = definition.metadata;
    const own = cleanupFinalizer(registry.words);
    if (!finalizers.includes(own)) return undefined;
    const since = this.#since.get(uid) ?? clock.now();
    this.#since.set(uid, since);
    const told = definition.status.conditions?.find(({ type }) => type === 'Terminating')?.reason === IN_PROGRESS.reason;
    if (!told) {
      const conditions = [...withCondition(definition.status.conditions ?? [], IN_PROGRESS, clock.now())];
      await this.definitions.updateStatus({ ...definition, status: { ...definition.status, conditions } });
      // This change makes the controller come back to the definition.
    }
    // A definition with the name of a kind of the catalogue was never served, so the objects are not its own.
    const resource = registry.registered(name);
    if (resource !== undefined && hasCondition(definition, 'Established') && !(await this.#empty(resource)))
      return { requeueAfter: AGAIN_MS };
    const lag = since + (environment.othersWrite ? SHARED_LAG_MS : LAG_MS) - clock.now();
    if (lag > 0) return { requeueAfter: lag };
    const left = finalizers.filter((finalizer) => finalizer !== own);
    await this.definitions.patch('', name, { metadata: { finalizers: left.length === 0 ? null : left } });
    this.#since.delete(uid);
    return undefined;
  }

  /** Deletes all objects of a kind; returns whether none is left. */
  async #empty(resource: Resource): Promise<boolean> {
    if (!(await mayHold(resource, resource.prefix))) return true;
    const { hub, id } = resource.definition;
    await resource.ready(resource.forms.version(hub));
    await resource.caughtUp();
    const client = this.host.api.client(serverAs(SERVER_MANAGER)).resource(id);
    const turn = resource.environment.pace.begin();
    for (const { namespace, name } of placesIn(resource)) {
      await turn();
      try {
        await client.delete(namespace, name);
      } catch (error) {
        if (!(error instanceof ApiError) || error.reason !== 'NotFound') throw error;
      }
    }
    return placesIn(resource).length === 0;
  }
}

/** Keys of a kind's objects, including those that cannot be read. */
function placesIn({ cache, prefix, definition }: Resource): { namespace: string; name: string }[] {
  const places = cache.readable().map(({ item: { namespace, name } }) => ({ namespace, name }));
  for (const key of cache.unreadable.keys()) {
    const [first = '', second = ''] = key.slice(prefix.length).split('/');
    places.push(definition.namespaced ? { namespace: first, name: second } : { namespace: '', name: first });
  }
  return places;
}
