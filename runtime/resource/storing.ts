/** How objects of one resource go to the store: in the storage version, and as a later read gives them. */
import { DecodeError } from '../codec/decode.js';
import { canonicalObject, decodeObject } from '../codec/objects.js';
import type { CanonicalForm, ResourceDefinition, VersionCode } from '../model/definition/definition.js';
import { type Turn, whenThere } from '../model/definition/settled.js';
import { invalid, invalidValue } from '../model/errors.js';
import { copied, equalJson } from '../model/json/json.js';
import { type LaterItems, walked } from '../model/later-items.js';
import { type ApiObject, asJson, asObject } from '../model/object.js';
import { UNWRITTEN } from './item.js';

const STORED: CanonicalForm = { sorted: true, collapsed: false };

/** An object in the storage version as a later read gives it. */
interface ReadBack {
  readonly code: VersionCode;
  readonly read: ApiObject;
}

/** The forms of the resource in its versions. */
interface VersionForms {
  readonly definition: ResourceDefinition;
  readonly storageVersion: string;
  code(apiVersion: string): VersionCode;
  canonical(object: ApiObject, apiVersion: string, how?: CanonicalForm, later?: LaterItems): ApiObject;
  fitting(object: ApiObject, apiVersion: string): ApiObject;
}

export class Storing {
  constructor(private readonly forms: VersionForms) {}

  /** An object of the hub version in the form it is stored in. A promise only where a webhook converts. */
  toStorage(hub: ApiObject): ApiObject | Promise<ApiObject> {
    const { conversion, hub: version } = this.forms.definition;
    if (conversion === undefined || version === this.forms.storageVersion) return hub;
    return conversion.convert([hub], this.forms.storageVersion).then(([converted]) => converted ?? hub);
  }

  /** The object, of the hub or the storage version, in the storage version, with UNWRITTEN as its resourceVersion. */
  stored(hub: ApiObject): ApiObject {
    return this.#storedAtOnce(this.#marked(hub));
  }

  #storedAtOnce(marked: ApiObject): ApiObject {
    if (this.forms.definition.storage?.readAnew !== true) return this.#sorted(marked);
    const back = this.#readBack(marked);
    const unfilled = this.#fillsWhenRead ? canonicalObject(back.code, structuredClone(back.read), STORED) : undefined;
    back.code.applyDefaults(back.read);
    return this.#filled(unfilled, canonicalObject(back.code, back.read, STORED));
  }

  /** The same in turns, where there are any. */
  #storedInTurns(hub: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject> {
    return whenThere(this.#marked(hub, turn), (marked) => this.#storedOf(marked, turn));
  }

  #storedOf(marked: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject> {
    if (turn === undefined) return this.#storedAtOnce(marked);
    return this.forms.definition.storage?.readAnew === true
      ? this.#readAnew(marked, turn)
      : walked(turn, (later) => this.#sorted(marked, later));
  }

  /** The same for kinds that are read anew, with a turn before each pass over the object. */
  async #readAnew(marked: ApiObject, turn: Turn): Promise<ApiObject> {
    await turn();
    const { code, read } = this.#readBack(marked);
    let unfilled: ApiObject | undefined;
    if (this.#fillsWhenRead) {
      await turn();
      const copy = await walked(turn, (later) => copied(asJson(read), later));
      await turn();
      unfilled = await walked(turn, (later) => canonicalObject(code, asObject(copy), STORED, later));
    }
    await turn();
    await walked(turn, (later) => code.applyDefaults(read, later));
    await turn();
    const stored = await walked(turn, (later) => canonicalObject(code, read, STORED, later));
    await turn();
    return this.#filled(unfilled, stored);
  }

  #marked(hub: ApiObject): ApiObject;
  #marked(hub: ApiObject, turn: Turn | undefined): ApiObject | Promise<ApiObject>;
  #marked(hub: ApiObject, turn?: Turn): ApiObject | Promise<ApiObject> {
    const version = this.forms.storageVersion;
    const there = this.forms.definition.conversion !== undefined && hub.apiVersion === version;
    const converted = there ? hub : this.forms.code(version).fromHub(hub, turn);
    return whenThere(converted, (object) => ({ ...object, metadata: { ...object.metadata, resourceVersion: UNWRITTEN } }));
  }

  #sorted(marked: ApiObject, later?: LaterItems): ApiObject {
    const options = { sorted: true, collapsed: this.forms.definition.storage?.encoding !== 'json' };
    return this.forms.canonical(marked, this.forms.storageVersion, options, later);
  }

  /** An object in the storage version as a later read gives it, without the defaults of its version. */
  #readBack(marked: ApiObject): ReadBack {
    const code = this.forms.code(this.forms.storageVersion);
    const read = decodeObject(code, marked);
    read.kind = this.forms.definition.kind;
    read.apiVersion = this.forms.storageVersion;
    return { code, read };
  }

  /** Whether objects get the defaults of their storage version at each read, since they are written in another version. */
  get #fillsWhenRead(): boolean {
    return this.forms.definition.hub !== this.forms.storageVersion;
  }

  #filled(unfilled: ApiObject | undefined, stored: ApiObject): ApiObject {
    if (unfilled !== undefined && !equalJson(unfilled, stored)) this.#unfilled.set(stored, unfilled);
    return stored;
  }

  /** For objects whose stored form differs from the form they are read in: the stored form. */
  readonly #unfilled = new WeakMap<ApiObject, ApiObject>();

  /**
   * The stored form of an object that `stored` returned; it can be taken once. It has the defaults of the version it was written in, but
   * not those of the storage version, which are filled in at each read. Undefined when the object itself is stored.
   */
  takeUnfilled(stored: ApiObject): ApiObject | undefined {
    const unfilled = this.#unfilled.get(stored);
    if (unfilled !== undefined) this.#unfilled.delete(stored);
    return unfilled;
  }

  /** Like `stored`, for objects that clients made: throws or rejects with 422 when a value does not fit the kind. */
  storable(hub: ApiObject, turn?: Turn): ApiObject | Promise<ApiObject> {
    const refused = (error: unknown): never => {
      if (!(error instanceof DecodeError)) throw error;
      const [group = ''] = this.forms.definition.hub.includes('/') ? this.forms.definition.hub.split('/') : [];
      throw invalid({ group, name: this.forms.definition.kind }, hub.metadata.name ?? '', [invalidValue(error.path, '', error.fault)]);
    };
    try {
      const stored = this.#storedInTurns(hub, turn);
      return stored instanceof Promise ? stored.catch(refused) : stored;
    } catch (error) {
      return refused(error);
    }
  }

  /** Like `stored`, for objects that are being deleted. A deletion must not fail, so values that do not fit the kind are left out. */
  storedFitting(hub: ApiObject): ApiObject {
    try {
      return this.stored(hub);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return this.stored(this.forms.fitting(hub, this.forms.definition.hub));
    }
  }
}
