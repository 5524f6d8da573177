/** Controllers made from a function that brings one object to its wanted state: what they watch, and what they do for a key. */
import type { Kind, KindTypes } from '../../api-client/kind.js';
import type { Clock } from '../../model/clock.js';
import type { Turn } from '../../model/definition/settled.js';
import type { ApiObject, OwnerReference } from '../../model/object.js';
import { unforeseenText } from '../../observe/operator-log.js';
import type { Settings } from '../../settings/settings.js';
import type { Api } from './api.js';
import { type Author, serverAs, systemAccount } from './author.js';
import { type Client, type ResourceName, textOf } from './client.js';
import type { Controller, Running } from './contract.js';
import { type Change, type Informer, keyOfText, keyText, type ObjectKey, type Scope } from './informer.js';
import { WorkQueue, type WorkQueueOptions } from './work-queue.js';

/** The part of watched objects that owner lookups use. */
interface Owned {
  readonly metadata: { readonly namespace?: string; readonly ownerReferences?: readonly OwnerReference[] | null };
}

/** Objects whose changes are worked on. */
export interface Watched<T = ApiObject> {
  readonly resource: ResourceName;
  readonly scope?: Scope;
  /** Whether a change needs work at all. If its key or `mentions` can decide that, the object need not be decoded. */
  readonly concerns?: (change: Change<T>) => boolean;
  /**
   * The keys to work on when an object changes, for the object before and after; its own key by default. Called for every change, so work
   * that grows with what is stored belongs into `reconcile`, under a key that many changes share.
   */
  readonly keys?: (object: Readonly<T>, change: Change<T>) => Iterable<ObjectKey>;
  /** In place of `keys`: the key of the controlling owner, if it is of this kind. */
  readonly owner?: { readonly kind: string; readonly clusterWide?: boolean };
}

/** A watch as a list takes it, for one whose objects have a type: a list of watches of several kinds can name no one type of object. */
export const watching = <T>(watched: Watched<T>): Watched => watched as unknown as Watched;

export interface ControllerContext {
  readonly api: Api;
  readonly client: Client;
  readonly clock: Clock;
  readonly queue: WorkQueue;
  /** The informer of a kind. Informers of watched kinds are synced before the first key is worked on. */
  informer<Types extends KindTypes>(kind: Kind<Types>, scope?: Scope): Informer<Types['object']>;
  informer<T = ApiObject>(name: ResourceName, scope?: Scope): Informer<T>;
}

/** The arguments of one call of `reconcile`. */
export interface ReconcileContext extends ControllerContext {
  /**
   * To be called and awaited before each step of work that grows with what is stored, such as each pass of a loop over objects. A key that
   * takes long rests afterwards, so that it uses only a part of the time however often it is added.
   */
  readonly turn: Turn;
}

export interface Outcome {
  /** Milliseconds after which the key is worked on again even without a change. */
  readonly requeueAfter?: number;
}

export interface ControllerDefinition {
  /** Name in `--controllers`, in metrics and in health checks. */
  readonly name: string;
  /** Service account of `kube-system` that it writes as. By default it has the server's own authority, with its name as field manager. */
  readonly account?: string;
  /** Keys that are worked on at once; 1 by default. */
  readonly workers?: number;
  readonly standsAside?: boolean;
  readonly wanted?: (settings: Settings) => boolean;
  /** Names of kinds, whose objects' own keys are worked on, or watches that say how keys follow from objects. */
  readonly watches: readonly (ResourceName | Watched)[] | ((context: ControllerContext) => readonly (ResourceName | Watched)[]);
  readonly queue?: Omit<WorkQueueOptions, 'clock' | 'meter'>;
  /** Called before the first key, for example to add indexers. */
  readonly prepare?: (context: ControllerContext) => void | Promise<void>;
  /**
   * Brings the object of the key, which may not exist, to its wanted state. Each key is worked on by one worker at a time. If it rejects,
   * it is called again after growing pauses.
   */
  reconcile(key: ObjectKey, context: ReconcileContext): Promise<Outcome | undefined> | Promise<void>;
}

/** A controller that starts once the server is ready. */
export function defineController(definition: ControllerDefinition): Controller {
  const { name, standsAside, wanted, watches } = definition;
  return {
    name,
    phase: 'running',
    ...(standsAside === undefined ? {} : { standsAside }),
    ...(wanted === undefined ? {} : { wanted }),
    ...(typeof watches === 'function' ? {} : { watches: watches.map(resourceOf).filter((resource) => typeof resource === 'string') }),
    start: ({ api }) => runController(definition, api),
  };
}

/** Work on a key that takes longer than SHORT_MS is followed by a rest of REST times its duration. */
const SHORT_MS = 50;
const REST = 2;
const LONGEST_REST_MS = 30_000;

/** Milliseconds that `stop` waits for keys that are being worked on. */
const STOP_MS = 5000;

/** Resolves once the controller has started; its state tells what it is waiting for. */
export async function runController(definition: ControllerDefinition, api: Api): Promise<Running> {
  const reconciler = new Reconciler(definition, api);
  await reconciler.start();
  return reconciler;
}

class Reconciler implements Running {
  readonly #context: ControllerContext;
  readonly #queue: WorkQueue;
  readonly #takenUp: ((key: string) => void) | undefined;
  readonly #ends: (() => void)[] = [];
  readonly #failing = new Map<string, string>();
  readonly #unsynced = new Set<string>();
  #workers: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly definition: ControllerDefinition,
    api: Api,
  ) {
    const { name, account, queue } = definition;
    const author: Author = account === undefined ? serverAs(name) : systemAccount(account);
    this.#takenUp = api.takenUp?.(name);
    const meter = api.meter(name);
    this.#queue = new WorkQueue({ ...queue, clock: api.clock, ...(meter === undefined ? {} : { meter }) });
    this.#context = {
      api,
      client: api.client(author),
      clock: api.clock,
      queue: this.#queue,
      informer: (resource: ResourceName, scope?: Scope) => api.informer(resource, scope),
    };
  }

  async start(): Promise<void> {
    const { watches, prepare, workers = 1 } = this.definition;
    await prepare?.(this.#context);
    const list = typeof watches === 'function' ? watches(this.#context) : watches;
    const synced = list.map((watched) => this.#watch(isName(watched) ? { resource: watched } : watched));
    // Keys are worked on only after all informers are synced, however long some of them take.
    this.#workers = Promise.all(synced).then(() => Promise.all(Array.from({ length: workers }, () => this.#work())));
    this.#workers.catch((error: unknown) => {
      if (!this.#stopped) this.#context.api.log(`${this.definition.name} does not work: ${unforeseenText(error)}`);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const end of this.#ends) end();
    this.#queue.shutDown();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([this.#unsynced.size > 0 ? undefined : this.#workers.catch(() => undefined), late]);
    clearTimeout(timer);
  }

  state(): string | undefined {
    return this.#unsynced.size === 0 ? undefined : `waiting for ${[...this.#unsynced].join(', ')}`;
  }

  #watch(watched: Watched): Promise<void> {
    const name = textOf(watched.resource);
    const informer = this.#context.informer<ApiObject>(watched.resource, watched.scope);
    this.#unsynced.add(name);
    this.#ends.push(informer.onChange((change) => this.#changed(watched, change)));
    return informer.synced().then(() => void this.#unsynced.delete(name));
  }

  #changed({ concerns, keys, owner }: Watched, change: Change<ApiObject>): void {
    this.#takenUp?.('');
    if (concerns?.(change) === false) return;
    const keysOf = keys ?? (owner && ownersOf(owner));
    if (keysOf === undefined) {
      this.#queue.add(keyText(change));
      return;
    }
    for (const key of keysOf(change.object, change)) this.#queue.add(keyText(key));
    if (change.old !== undefined) for (const key of keysOf(change.old, change)) this.#queue.add(keyText(key));
  }

  async #work(): Promise<void> {
    for (let key = await this.#queue.take(); key !== undefined; key = await this.#queue.take()) {
      const begun = performance.now();
      await this.#reconcile(key);
      const took = performance.now() - begun;
      this.#queue.done(key, took > SHORT_MS ? Math.min(LONGEST_REST_MS, REST * took) : 0);
    }
  }

  async #reconcile(key: string): Promise<void> {
    try {
      this.#takenUp?.(key);
      const outcome = await this.definition.reconcile(keyOfText(key), { ...this.#context, turn: this.#context.api.begin() });
      this.#queue.forget(key);
      this.#failing.delete(key);
      if (outcome?.requeueAfter !== undefined) this.#queue.addAfter(key, outcome.requeueAfter);
    } catch (error) {
      if (this.#stopped) return;
      this.#tell(key, error instanceof Error ? error.message : String(error));
      this.#queue.addRateLimited(key);
    }
  }

  /** A repeated failure is logged only once, until the key fails in another way. */
  #tell(key: string, fault: string): void {
    if (this.#failing.get(key) === fault) return;
    this.#failing.set(key, fault);
    this.#context.api.log(`${this.definition.name}: ${key}: ${fault}`);
  }
}

const resourceOf = (watched: ResourceName | Watched): ResourceName => (isName(watched) ? watched : watched.resource);

const isName = (watched: ResourceName | Watched): watched is ResourceName => typeof watched === 'string' || 'apiVersion' in watched;

const ownersOf =
  ({ kind, clusterWide = false }: NonNullable<Watched['owner']>) =>
  ({ metadata: { namespace = '', ownerReferences } }: Owned): ObjectKey[] =>
    (ownerReferences ?? [])
      .filter((owner) => owner.controller === true && owner.kind === kind)
      .map(({ name }) => ({ namespace: clusterWide ? '' : namespace, name }));
