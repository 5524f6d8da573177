/** The generic resource: reads and writes of any kind, driven by its definition and its strategy. */

import { createFieldManager, type FieldManager, type TrackUpdateOptions } from '../apply/index.js';
import type { ResourceDefinition, VersionDefinition } from '../model/definition/definition.js';
import { sameAt } from '../model/definition/embedded-objects.js';
import { type Turn, whenThere } from '../model/definition/settled.js';
import { type GroupAnd, modified, notFound } from '../model/errors.js';
import { NOTHING_DECLARED } from '../model/faults/declared-faults.js';
import { copied } from '../model/json/json.js';
import { type LaterItems, walked } from '../model/later-items.js';
import { type ApiObject, apiVersionOf, asJson, asObject } from '../model/object.js';
import type { HistogramCell } from '../observe/metrics/cells.js';
import type { SettingsByName } from '../settings/settings.js';
import {
  CacheEntry,
  type CommitResult,
  type Seal,
  type StoredEntry,
  StoreUnavailableError,
  UnreadableValueError,
  WatchCache,
} from '../store/index.js';
import type { Caller, Environment } from './environment.js';
import { Forms } from './form.js';
import { type Attachment, Item, OLDER_FORM, storedBytes } from './item.js';
import { ListBodyCache } from './presentations/list-body-cache.js';
import type { RecentObjects } from './recent-objects.js';
import { extractor } from './selecting/fields.js';
import { SharedFilters } from './selecting/shared-filters.js';
import { OwnForm, SharedForm, type StoredForm } from './stored-form.js';
import type { Strategy, WriteContext } from './strategy.js';
import { inTime, rejectable } from './waiting.js';
import { WatchTurns } from './watch-turns.js';
import { KeyedLock } from './writes/keyed-lock.js';
import { timestamp } from './writes/metadata.js';

export type Stored = CacheEntry<Item>;

export class Resource {
  readonly forms: Forms;
  readonly strategy: Strategy;
  readonly cache: WatchCache<Item>;
  /** What lists from the cache have cost since the start: lists, objects gone by, and objects answered with. */
  readonly listCosts = { lists: 0, fetched: 0, returned: 0 };
  /** Reads of the newest state that this cache was up to date for, and those that the engine had to answer. */
  readonly newestReads = { cached: 0, fromEngine: 0 };
  /** Of the time that reads of the newest state waited; there once one has. */
  #readWaits: HistogramCell | undefined;
  /** Prefix of this resource's keys. */
  readonly prefix: string;
  readonly fieldManager: FieldManager;
  /** Serialises the writers of each object, by key. */
  readonly writeLock: KeyedLock;
  /** Annotations in which older versions carry what they have no fields for. */
  readonly formAnnotations: readonly string[] | undefined;
  readonly #storedForm: StoredForm;
  readonly recentObjects: RecentObjects;
  readonly watchTurns: WatchTurns;
  readonly #extract: ReturnType<typeof extractor>;
  /** Rejects where the store is too damaged to load this resource. */
  readonly #damaged = rejectable();

  constructor(
    readonly definition: ResourceDefinition,
    readonly environment: Environment,
    /** The resource of the same kind in another version, whose watch cache this one shares. */
    shares?: Resource,
  ) {
    this.writeLock = shares?.writeLock ?? new KeyedLock();
    this.forms = new Forms(definition, environment.functions);
    this.recentObjects = environment.recentObjects;
    this.watchTurns = new WatchTurns(environment.pace);
    this.strategy = environment.strategy(definition);
    this.formAnnotations = this.strategy.formAnnotations?.(environment.words);
    this.prefix = `${environment.keyRoot}${definition.storage?.prefix ?? definition.id}/`;
    const fill = (object: ApiObject): void => this.strategy.featureDefaults?.(object, environment);
    this.#storedForm = environment.sharedStore
      ? new SharedForm(this.forms, fill)
      : new OwnForm(this.forms, fill, () => environment.storedShapes.others(definition.storage?.prefix ?? definition.id));
    this.cache = shares?.cache ?? this.#watchCache(environment);
    this.#extract = extractor(definition, this.strategy);
    this.fieldManager = createFieldManager({
      structures: this.forms,
      now: () => timestamp(environment.clock.now()),
      enabled: environment.enabled,
    });
  }

  #watchCache(environment: Environment): WatchCache<Item> {
    return new WatchCache<Item>(environment.engine, {
      prefix: this.prefix,
      prepare: () => this.#storedForm.load(),
      ingest: (key, value, revision, attachment, seal) => {
        if (attachment instanceof Item) return attachment.at(revision);
        const known = attachment as Attachment | undefined;
        const item =
          known === undefined
            ? this.#item(value, revision, seal)
            : new Item(this.forms.storageVersion, known.json, revision, known, this.#extract, seal);
        if (known === undefined && this.key(item.namespace, item.name) !== key)
          throw new Error(
            `it is an object named ${JSON.stringify(item.name)}${item.namespace === '' ? '' : ` of ${JSON.stringify(item.namespace)}`}`,
          );
        return item;
      },
      unreadable: (error) =>
        environment.log(`${error.message}. ${this.definition.id} cannot be listed with it; delete it by its name, or restore a backup.`),
      damaged: (error) => {
        environment.log(`${this.definition.id} cannot be read: ${error.message}`);
        this.#damaged.reject(error);
      },
      weigh: (item) => item.json.length,
      ring: { budget: environment.events },
    });
  }

  /** The item of a stored value. */
  #item(value: Buffer, revision: number, seal: Seal | undefined): Item {
    const { apiVersion, json, stale } = this.#storedForm.read(value);
    return new Item(apiVersion, json, revision, undefined, this.#extract, stale ? OLDER_FORM : seal);
  }

  /** Waits until the cache and the code of a version are loaded. They usually are, and then nothing is awaited. */
  ready(version: VersionDefinition, protobuf = false): void | Promise<void> {
    const apiVersion = apiVersionOf(version.group, version.version);
    if (this.cache.healthy && this.forms.ready(apiVersion, protobuf)) return;
    return this.#prepared(apiVersion, protobuf);
  }

  async #prepared(apiVersion: string, protobuf: boolean): Promise<void> {
    if (!this.forms.ready(apiVersion, protobuf)) await this.forms.load(apiVersion, protobuf);
    if (!this.cache.healthy) await inTime(Promise.race([this.cache.ready(), this.#damaged.promise]));
  }

  /**
   * Waits until the cache shows every write that any server acknowledged before the call (specification 1, most recent). False
   * where the cache is behind, so that only a read of the engine is up to date.
   */
  settled(): boolean | Promise<boolean> {
    const { engine, meter } = this.environment;
    const began = engine.confirm === undefined ? 0 : performance.now();
    return whenThere(engine.confirm === undefined ? true : engine.confirm(), (reached) => {
      this.#readWaits ??= meter.waitsOf(this.definition.id);
      this.#readWaits.observe(began === 0 ? 0 : (performance.now() - began) / 1000);
      this.newestReads[reached ? 'cached' : 'fromEngine'] += 1;
      return reached;
    });
  }

  key(namespace: string, name: string): string {
    return this.definition.namespaced ? `${this.prefix}${namespace}/${name}` : `${this.prefix}${name}`;
  }

  /** Prefix of the keys of one namespace; for an empty name or a cluster-wide kind, of all keys. */
  collection(namespace: string): string {
    return this.definition.namespaced && namespace !== '' ? `${this.prefix}${namespace}/` : this.prefix;
  }

  /** The item of an entry that was read from the engine and not from the cache. Throws UnreadableValueError. */
  itemOf(entry: StoredEntry): Item {
    try {
      if (entry.damage !== undefined) throw new Error(entry.damage);
      return this.#item(entry.value, entry.revision, entry.seal);
    } catch (error) {
      throw new UnreadableValueError(entry.key, entry.revision, error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Stores the object under the key if its current revision is `expected`; 0 means that the key must be absent. `json` is the
   * object's JSON with UNWRITTEN as its resourceVersion.
   */
  write(key: string, expected: number, object: ApiObject, json: Buffer): Promise<CommitResult> {
    const ttl = this.definition.writes.ttlFlag;
    const settings: SettingsByName = this.environment.settings;
    const unfilled = this.forms.storing.takeUnfilled(object);
    return this.cache.write({
      key,
      value: unfilled === undefined ? this.#storedForm.encode(object, json) : this.#storedForm.encode(unfilled, storedBytes(unfilled)),
      expected,
      attachment: { object, json } satisfies Attachment,
      ...(ttl === undefined ? {} : { ttlSeconds: settings.number(ttl) }),
    });
  }

  /** The resource and group that errors name: the plural, in the group of the request. */
  about(version: VersionDefinition): GroupAnd {
    return { group: version.group, name: version.plural };
  }

  aboutKind(version: VersionDefinition): GroupAnd {
    return { group: version.group, name: version.kind };
  }

  find(namespace: string, name: string): Stored | undefined {
    return this.cache.get(this.key(namespace, name));
  }

  /**
   * The entry of the newest state: the one that the cache shows, or where the cache is behind, the engine's. Undefined where there is none.
   * Throws UnreadableValueError for a value of the engine that cannot be read.
   */
  newest(namespace: string, name: string): Stored | undefined | Promise<Stored | undefined> {
    return whenThere(this.settled(), (reached) => (reached ? this.find(namespace, name) : this.#fromEngine(namespace, name)));
  }

  async #fromEngine(namespace: string, name: string): Promise<Stored | undefined> {
    const { entry } = await this.environment.engine.get(this.key(namespace, name));
    return entry && new CacheEntry(entry.key, entry.revision, entry.createRevision, this.itemOf(entry));
  }

  /** The entry of the newest state, or 404. */
  newestOf(version: VersionDefinition, namespace: string, name: string): Stored | Promise<Stored> {
    return whenThere(this.newest(namespace, name), (entry) => {
      if (entry === undefined) throw notFound(this.about(version), name);
      return entry;
    });
  }

  /** As `settled`, for work on the cache that nothing else can stand for. Rejects with StoreUnavailableError where the cache is behind. */
  async caughtUp(): Promise<void> {
    if (!(await this.settled())) throw new StoreUnavailableError(`the cache of ${this.definition.id} is behind the store`);
  }

  /** A stored object in the hub version, for reading only. */
  readable({ item }: Stored): ApiObject {
    if (item.converted(this.definition.hub) !== undefined) return this.forms.hub(item);
    const known = this.recentObjects.recall(item) ?? this.recentObjects.remember(item, item.parse());
    return this.forms.between(known, this.forms.storageVersion, this.definition.hub);
  }

  /** The object of an item in the hub version, for reading only, without keeping it, for objects that are unlikely to be read again. */
  passing(item: Item): ApiObject {
    const known = this.recentObjects.recall(item);
    return known === undefined ? this.forms.hub(item) : this.forms.between(known, this.forms.storageVersion, this.definition.hub);
  }

  /** The stored entry, or 404. */
  get(version: VersionDefinition, namespace: string, name: string): Stored {
    const entry = this.find(namespace, name);
    if (entry === undefined) throw notFound(this.about(version), name);
    return entry;
  }

  readonly listBodies = new ListBodyCache();
  readonly sharedFilters = new SharedFilters();

  /** What was decoded from a request, with defaults; in turns where there are any. May change what it is given, and leaves the order to the store. */
  completed(object: ApiObject, apiVersion: string, turn: Turn | undefined): ApiObject | Promise<ApiObject> {
    const filled = walked(turn, (later) => this.fillDefaults(object, apiVersion, later));
    return whenThere(filled, () => walked(turn, (later) => this.forms.completed(object, apiVersion, later)));
  }

  /** The turns of work on an object of which so many bytes of the version were sent; undefined where it needs none. */
  turnOf(bytes: number, apiVersion: string): Turn | undefined {
    const { pace } = this.environment;
    return pace.ofObject(bytes) ?? (this.forms.code(apiVersion).mayGrow === true ? pace.begin() : undefined);
  }

  /** Fills in what an object that was read from a request leaves out, in place. */
  fillDefaults(object: ApiObject, apiVersion: string, later?: LaterItems): void {
    this.forms.code(apiVersion).applyDefaults(object, later);
    this.strategy.featureDefaults?.(object, this.environment);
  }

  /** Whether objects tell who owns which of their fields. */
  get isOwned(): boolean {
    return this.environment.enabled('ServerSideApply') && this.definition.writes.ownership;
  }

  /** The object with managedFields after an ordinary write; without any where ownership is switched off. */
  tracked(options: TrackUpdateOptions, turn?: Turn): ApiObject | Promise<ApiObject> {
    if (this.isOwned) return this.fieldManager.trackUpdate(options, turn);
    delete options.updated.metadata.managedFields;
    return options.updated;
  }

  /** Top-level fields that only the status subresource may write; none in versions whose ordinary writes carry the status. */
  statusFields(version: VersionDefinition): readonly string[] {
    return version.writesStatus === true ? [] : this.definition.writes.statusFields;
  }

  /** The object in the hub version, with managedFields after an ordinary write. */
  trackedHub(options: TrackUpdateOptions, turn?: Turn): ApiObject | Promise<ApiObject> {
    const { apiVersion } = options;
    if (apiVersion === this.definition.hub) return this.tracked(options, turn);
    return whenThere(this.forms.toHub(options.updated, apiVersion, turn), (hub) =>
      whenThere(this.#shown(hub, apiVersion, turn), (updated) =>
        whenThere(this.tracked({ ...options, updated }, turn), ({ metadata: { managedFields } }) => {
          hub.metadata = { ...hub.metadata };
          if (managedFields === undefined) delete hub.metadata.managedFields;
          else hub.metadata.managedFields = managedFields;
          return hub;
        }),
      ),
    );
  }

  /**
   * A version's view of an object of the hub version, with fields that only conversion sets or that are always present. It shares nothing
   * with the object.
   */
  #shown(hub: ApiObject, apiVersion: string, turn: Turn | undefined): ApiObject | Promise<ApiObject> {
    const own = walked(turn, (later) => copied(asJson(hub), later));
    const shown = whenThere(own, (copy) => this.forms.code(apiVersion).fromHub(asObject(copy), turn));
    return whenThere(shown, (object) => walked(turn, (later) => this.forms.canonical(object, apiVersion, undefined, later)));
  }

  /** Paths of fields that a write through the subresource cannot change, and so cannot own. */
  ignoredBy(version: VersionDefinition, subresource: string): string[][] {
    if (this.strategy.statusOwnedBy?.includes(subresource) === true) return [];
    return this.keepsStatus(subresource)
      ? this.statusFields(version).map((f) => [f])
      : subresource === 'status'
        ? [['spec'], ...this.#disownedByStatus()]
        : [];
  }

  /** Whether writes through the subresource, or of the object itself, leave the status as it is. */
  keepsStatus(subresource: string): boolean {
    return subresource === '' || this.strategy.statusKeptBy?.includes(subresource) === true;
  }

  /** Paths of fields that nobody comes to own by an update or a create through the subresource. */
  disownedBy(version: VersionDefinition, subresource: string): string[][] {
    return [...this.ignoredBy(version, subresource), ...this.unownedBy(subresource)];
  }

  /** Paths of fields that nobody comes to own through the subresource, though writes may change them. */
  unownedBy(subresource: string): string[][] {
    const { unowned = [], unownedStatus = [] } = this.strategy;
    const all = unowned.map((field) => [field]);
    if (subresource !== 'status') return all;
    const metadata = this.#mergesStatusMetadata && !this.environment.enabled('StatusMetadataOwned') ? [['metadata']] : [];
    return [...all, ...unownedStatus.map((field) => ['status', field]), ...metadata];
  }

  /** Whether an apply through the status subresource merges metadata. */
  get #mergesStatusMetadata(): boolean {
    return this.strategy.statusMetadataApplied === true && this.environment.enabled('StatusMetadataApplied');
  }

  /** Metadata that a writer does not come to own by sending it through the status subresource. */
  #disownedByStatus(): string[][] {
    const { statusOwnsNoMetadata, ownsKeptMetadata, statusKeeps } = this.strategy;
    if (statusOwnsNoMetadata === true) return this.#mergesStatusMetadata ? [] : [['metadata']];
    return ownsKeptMetadata === true ? [] : (statusKeeps ?? []).map((k) => ['metadata', k]);
  }

  context(caller: Caller, subresource: string, old?: ApiObject): WriteContext {
    return {
      words: this.environment.words,
      settings: this.environment.settings,
      metadataRules: this.environment.metadataRules,
      user: caller.user,
      now: timestamp(this.environment.clock.now()),
      declared: NOTHING_DECLARED,
      apiVersion: apiVersionOf(caller.version.group, caller.version.version),
      subresource,
      warn: (text) => caller.warn(text),
      same: (path, object, stored) => sameAt(this.forms.code(this.definition.hub).structure, path, object, stored),
      enabled: this.environment.enabled,
      enabledByName: this.environment.enabledByName,
      asks: (name) => {
        const rule = this.strategy.rules?.[name];
        if (rule === undefined) throw new Error(`${this.definition.id} has no rule ${name}`);
        if (caller.version.withoutRules?.includes(name)) return false;
        return old === undefined || rule.brokenBy?.(old, this.environment.words) !== true;
      },
    };
  }

  /** The kind as faults of its objects name it. */
  aboutFaults(version: VersionDefinition): GroupAnd {
    return { ...this.aboutKind(version), group: this.definition.writes.faultGroup ?? version.group };
  }

  /** The 409 that a write gets which lost a race against another. */
  changed(version: VersionDefinition, name: string): Error {
    return modified(this.about(version), name);
  }
}
