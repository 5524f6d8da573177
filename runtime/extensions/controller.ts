/**
 * Serves custom resource definitions. As on a conformant API server, each server does this by itself, whatever controllers it runs: it
 * accepts names, establishes definitions, empties the kinds of deleted definitions, and registers their versions.
 */
import type { CustomResourceDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import { serverAs } from '../controllers/framework/author.js';
import { CacheFollower } from '../controllers/framework/cache-follower.js';
import type { ResourceClient } from '../controllers/framework/client.js';
import type { Controller, ControllerHost, Running } from '../controllers/framework/contract.js';
import { registrationManager } from '../controllers/framework/ensure.js';
import type { Change } from '../controllers/framework/informer.js';
import { type Outcome, runController } from '../controllers/framework/reconciler.js';
import type { WorkQueue } from '../controllers/framework/work-queue.js';
import type { Turn } from '../model/definition/settled.js';
import { type ApiObject, typed } from '../model/object.js';
import type { Stored } from '../resource/resource.js';
import { VersionServices } from './api-services.js';
import type { ValidationMeter } from './compiled.js';
import { Conversions } from './conversions.js';
import { Definitions } from './definitions.js';
import { Emptying } from './emptying.js';
import { hasCondition, isEstablished } from './kind.js';
import { NAMES_ACCEPTED, NamesInGroups } from './names.js';
import { statusOf, violations } from './status.js';

const NAME = 'crd-informer-synced';
/** Number of definitions that are worked on at once. */
const WORKERS = 8;

export const customResources: Controller = {
  name: NAME,
  async start(host) {
    const id = `customresourcedefinitions.${host.registry.words.group('apiextensions')}`;
    return host.registry.has(id) ? new CustomResources(host, id).start() : undefined;
  },
};

/** The meter of custom objects, as the metrics of the catalogue say. */
function validationMeter(metrics: ControllerHost['metrics']): ValidationMeter {
  const compilations = metrics.histogram('apiserver_cel_compilation_duration_seconds').cell({});
  const evaluations = metrics.histogram('apiserver_cel_evaluation_duration_seconds').cell({});
  const comparisons = metrics.histogram('apiextensions_apiserver_validation_ratcheting_seconds').cell({});
  return {
    compiled: (seconds) => compilations.observe(seconds),
    evaluated: (seconds) => evaluations.observe(seconds),
    compared: (seconds) => comparisons.observe(seconds),
  };
}

/** What was found in the schemas of one generation of a definition. */
interface Violations {
  readonly uid: string | undefined;
  readonly generation: number | bigint | undefined;
  readonly lines: readonly string[];
}

class CustomResources implements Running {
  readonly #resource;
  readonly #stored;
  readonly #definitions: Definitions;
  readonly #conversions: Conversions;
  readonly #services: VersionServices;
  readonly #client: ResourceClient<CustomResourceDefinition>;
  readonly #emptying: Emptying;
  readonly #names = new NamesInGroups();
  /** What makes the schemas of definitions not structural, of those that were settled: at most twenty lines each. */
  readonly #violations = new Map<string, Violations>();
  #follower: CacheFollower | undefined;
  #queue: WorkQueue | undefined;
  #running: readonly Running[] = [];

  constructor(
    private readonly host: ControllerHost,
    private readonly id: string,
  ) {
    const { registry, api } = host;
    this.#resource = registry.byId(id);
    this.#stored = registry.reader<CustomResourceDefinition>(id);
    this.#conversions = new Conversions(host);
    this.#definitions = new Definitions(
      registry,
      this.#stored,
      (definition) => this.#conversions.of(definition),
      host.environment.enabled,
      validationMeter(host.metrics),
    );
    this.#client = api
      .client(serverAs(registrationManager(host.environment.enabled)))
      .resource<CustomResourceDefinition>(this.#writtenAs());
    this.#emptying = new Emptying(host, this.#client);
    this.#services = new VersionServices(host);
  }

  /** The version in which conformant servers write definitions, if it is served. */
  #writtenAs(): string | { readonly apiVersion: string; readonly kind: string } {
    const { registry } = this.host;
    const [group, version] = [registry.words.group('apiextensions'), 'v1'];
    const { kind } = this.#resource.definition;
    return registry.find(group, version, 'customresourcedefinitions') === undefined ? this.id : { apiVersion: `${group}/${version}`, kind };
  }

  /** Resolves once all definitions that were established before are served. */
  async start(): Promise<Running> {
    this.#follower = new CacheFollower(this.#resource, {}, (previous, current) => this.#changed(previous, current));
    await this.#follower.start();
    const naming = await runController(
      {
        name: NAME,
        // Names are reserved before the first wait, so that no two definitions get the same.
        workers: WORKERS,
        prepare: ({ queue }) => {
          this.#queue = queue;
        },
        watches: [{ resource: this.id, concerns: (change) => this.#concerns(change) }],
        reconcile: ({ name }) => this.#settle(name),
      },
      this.host.api,
    );
    this.#running = [naming, await this.#services.start()];
    return this;
  }

  #changed(previous: Stored | undefined, current: Stored | undefined): void {
    const { name = '' } = (current ?? previous)?.item ?? {};
    const definition = current && this.#stored.copy(current.item);
    this.#definitions.follow(name, definition, current?.item);
    if (definition !== undefined) this.#wake(this.#names.set(name, definition));
    else {
      this.#wake(this.#names.delete(name, groupOf(name)));
      this.#conversions.forget(name);
      this.#violations.delete(name);
    }
  }

  /** Definitions that were settled before the start are skipped, because looking at thousands of them takes long. */
  #concerns({ type, object }: Change<ApiObject>): boolean {
    const definition = typed<CustomResourceDefinition>(object);
    const settled = hasCondition(definition, NAMES_ACCEPTED) && isEstablished(definition);
    return type !== 'added' || !settled || definition.metadata.deletionTimestamp !== undefined;
  }

  /** When a definition gives up names, others of its group may be waiting for them. */
  #wake(names: readonly string[]): void {
    for (const name of names) this.#queue?.add(name);
  }

  async stop(): Promise<void> {
    this.#follower?.stop();
    await Promise.all(this.#running.map((running) => running.stop()));
    this.#conversions.close();
  }

  state(): string | undefined {
    return this.#running.map((running) => running.state?.()).find((state) => state !== undefined);
  }

  /** A definition is settled again after each write of its status, which leaves its schemas as they were. */
  async #violationsOf(definition: CustomResourceDefinition, turn: Turn): Promise<readonly string[]> {
    const { name = '', uid, generation } = definition.metadata;
    const known = this.#violations.get(name);
    if (known !== undefined && known.uid === uid && known.generation === generation) return known.lines;
    const lines = await violations(definition, turn);
    // One that is gone by now is forgotten already.
    if (this.#resource.find('', name) !== undefined) this.#violations.set(name, { uid, generation, lines });
    return lines;
  }

  async #settle(name: string): Promise<Outcome | undefined> {
    const entry = this.#resource.find('', name);
    const definition = entry && this.#stored.copy(entry.item);
    if (entry === undefined || definition === undefined) return undefined;
    if (definition.metadata.deletionTimestamp !== undefined) return this.#emptying.finish(definition);
    const { registry } = this.host;
    const { pace, clock } = this.#resource.environment;
    const turn = pace.begin();
    const lines = await this.#violationsOf(definition, turn);
    // There is no wait between looking at the names of others and reserving these. A definition that changed meanwhile is skipped here,
    // since its change is handled next.
    if (this.#resource.find('', name) !== entry) return undefined;
    const status = statusOf(definition, lines, this.#names.others(definition.spec.group, name), registry.words, clock.now());
    if (status === undefined) return undefined;
    const settled: CustomResourceDefinition = { ...definition, status };
    this.#wake(this.#names.set(name, settled));
    await turn();
    await this.#client.updateStatus(settled);
    // The kind is registered before the status says so, so that a client that sees the condition finds it served.
    this.#definitions.follow(name, settled, entry.item);
    return undefined;
  }
}

/** The group of a definition by its name. */
const groupOf = (name: string): string => name.slice(name.indexOf('.') + 1);
