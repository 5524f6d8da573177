/** The API for controllers in a server's own process. */
import type { Clock } from '../../model/clock.js';
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Turn } from '../../model/definition/settled.js';
import type { ApiObject } from '../../model/object.js';
import type { WorkMarks } from '../../model/work-marks.js';
import type { Metrics } from '../../observe/metrics/metrics.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Registry } from '../../resource/registry.js';
import type { Resource } from '../../resource/resource.js';
import type { Api } from './api.js';
import type { Author } from './author.js';
import { CacheInformer } from './cache-informer.js';
import { type Client, type ResourceName, textOf } from './client.js';
import type { Informer, Scope } from './informer.js';
import { LocalClient, resourceNamed } from './local-client.js';
import type { QueueMeter } from './work-queue.js';

export class LocalApi implements Api {
  readonly #informers = new Map<string, { readonly name: ResourceName; readonly informer: CacheInformer<unknown> }>();

  readonly #used = new WeakSet<Resource>();

  constructor(
    private readonly registry: Registry,
    private readonly metrics: Metrics,
    readonly clock: Clock,
    private readonly marks: WorkMarks,
    /** Told of each served version that controllers use. */
    private readonly use: (version: VersionDefinition) => void,
  ) {
    registry.onChange(({ id, versions }) => this.#forget(id, versions));
  }

  /** If the kind was replaced or removed, a new informer is made. */
  #forget(id: string, versions: ReadonlySet<string>): void {
    for (const [key, { name, informer }] of this.#informers) {
      if (typeof name === 'string' ? name !== id : !versions.has(name.apiVersion)) continue;
      this.#informers.delete(key);
      informer.close();
    }
  }

  get log(): OperatorLog {
    return this.registry.log;
  }

  client(author: Author): Client {
    const requests = this.metrics.counter('apiserver_selfrequest_total');
    return new LocalClient(this.registry, author, this.clock, (asked, resource) => {
      requests.add(asked);
      this.#uses(resource);
    });
  }

  informer<T = ApiObject>(name: ResourceName, scope: Scope = {}): Informer<T> {
    const id = JSON.stringify([textOf(name), scope.namespace, scope.name]);
    const known = this.#informers.get(id) ?? { name, informer: this.#newInformer(name, scope) };
    this.#informers.set(id, known);
    return known.informer as Informer<T>;
  }

  #newInformer(name: ResourceName, scope: Scope): CacheInformer<unknown> {
    const known = resourceNamed(this.registry, name);
    this.#uses(known.resource);
    return new CacheInformer<unknown>(known, scope);
  }

  /** Controllers work in hub versions; as clients, they would use the served version that is published first. */
  #uses(resource: Resource): void {
    if (this.#used.has(resource)) return;
    this.#used.add(resource);
    const [first] = this.registry.servedVersions(resource.definition.id);
    if (first !== undefined) this.use(first.version);
  }

  takenUp(controller: string): (key: string) => void {
    const { marks } = this;
    let taken = '';
    const work = { describe: () => `controller ${controller}${taken === '' ? '' : `: ${taken}`}` };
    return (key) => {
      taken = key;
      marks.current = work;
    };
  }

  meter(name: string): QueueMeter {
    const { metrics, clock } = this;
    const depth = metrics.gauge('workqueue_depth').cell({ name });
    const adds = metrics.counter('workqueue_adds_total').cell({ name });
    const retries = metrics.counter('workqueue_retries_total').cell({ name });
    const waits = metrics.histogram('workqueue_queue_duration_seconds').cell({ name });
    const works = metrics.histogram('workqueue_work_duration_seconds').cell({ name });
    return {
      depth: (keys) => {
        depth.value = keys;
      },
      added: () => adds.add(),
      retried: () => retries.add(),
      waited: (ms) => waits.observe(ms / 1000),
      worked: (ms) => works.observe(ms / 1000),
      working(since) {
        const longest = metrics.gauge('workqueue_longest_running_processor_seconds');
        const unfinished = metrics.gauge('workqueue_unfinished_work_seconds');
        longest.collectedBy(name, () => {
          const seconds = [...since()].map((at) => (clock.now() - at) / 1000);
          longest.set({ name }, Math.max(0, ...seconds));
          unfinished.set(
            { name },
            seconds.reduce((sum, s) => sum + s, 0),
          );
        });
      },
    };
  }

  begin(): Turn {
    return this.registry.pace.begin();
  }

  close(): void {
    for (const { informer } of this.#informers.values()) informer.close();
    this.#informers.clear();
  }
}
