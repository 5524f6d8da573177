/** Which kind a key of a store belongs to, and how its objects are kept. */

import { parseTrusted } from '../codec/parse.js';
import { withClusterKinds } from '../kinds/index.js';
import { KindSet } from '../kinds/kind-set.js';
import type { ResourceDefinition } from '../model/definition/definition.js';
import { ShownRelease } from '../model/definition/releases.js';
import { asObject } from '../model/object.js';
import { Words } from '../model/values/words.js';
import { Forms } from '../resource/form.js';
import { withRevision } from '../resource/item.js';
import { OwnForm, SharedForm, type StoredForm } from '../resource/stored-form.js';
import type { Engine, StoredEntry } from '../store/index.js';
import type { Served } from './served.js';

export interface StoredKind {
  readonly definition: ResourceDefinition;
  readonly forms: Forms;
  readonly form: StoredForm;
}

export class StoredKinds {
  readonly #kinds: { readonly prefix: string; readonly kind: StoredKind }[];

  constructor({ catalogue, kinds }: Pick<Served, 'catalogue' | 'kinds'>, engine: Pick<Engine, 'confirm'>) {
    const { functions } = new KindSet(withClusterKinds(kinds), new Words(catalogue.service), new ShownRelease());
    this.#kinds = catalogue.resources
      .flatMap((definition) => {
        if (definition.storage === undefined) return [];
        const forms = new Forms(definition, functions);
        const form = engine.confirm === undefined ? new OwnForm(forms) : new SharedForm(forms);
        return [{ prefix: `${definition.storage.prefix}/`, kind: { definition, forms, form } }];
      })
      .sort((a, b) => b.prefix.length - a.prefix.length);
  }

  /** All kinds, with the start of their keys below the root. */
  get all(): readonly { readonly prefix: string; readonly kind: StoredKind }[] {
    return this.#kinds;
  }

  /** The kind of a key below the root; undefined where the catalogue knows none. */
  find(key: string): StoredKind | undefined {
    return this.#kinds.find(({ prefix }) => key.startsWith(prefix))?.kind;
  }

  /** JSON of the object at a key of the kind. Throws an Error that says why the value is none. */
  async json({ form }: StoredKind, { value, revision, damage }: StoredEntry): Promise<Buffer> {
    if (damage !== undefined) throw new Error(damage);
    await form.load();
    return withRevision(form.read(value).json, revision);
  }

  /** Why the value at a key below the root is no object of its kind and name; undefined where it is. */
  async fault(key: string, kind: StoredKind, entry: StoredEntry): Promise<string | undefined> {
    try {
      const { metadata } = asObject(parseTrusted((await this.json(kind, entry)).toString()));
      const path = [metadata.namespace ?? '', metadata.name ?? ''].filter((part) => part !== '').join('/');
      return key === `${kind.definition.storage?.prefix}/${path}` ? undefined : `it is an object named ${JSON.stringify(path)}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
