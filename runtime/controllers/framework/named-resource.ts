/** A kind by its name, whose objects are asked for by namespace and name. */
import type { Backend } from '../../api-client/connection.js';
import type { Kind } from '../../api-client/kind.js';
import { ObjectClient } from '../../api-client/object-client.js';
import type { Draft } from '../../model/definition/draft.js';
import type { ApiObject } from '../../model/object.js';
import type { ApplySettings, DeleteSettings, ListSelection, PatchSettings, ResourceClient } from './client.js';

export class NamedResource implements ResourceClient {
  readonly #objects: ObjectClient<ApiObject>;

  constructor(backend: Backend, kind: () => Promise<Kind> | Kind) {
    this.#objects = new ObjectClient(backend, kind);
  }

  get(namespace: string, name: string): Promise<ApiObject> {
    return this.#in(namespace).get(name);
  }

  list(namespace = '', selection: ListSelection = {}): Promise<ApiObject[]> {
    return this.#in(namespace).list(selection).toArray();
  }

  create(object: Draft<ApiObject>): Promise<ApiObject> {
    return this.#in(object.metadata?.namespace).create(object);
  }

  update(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, '');
  }

  updateStatus(object: ApiObject): Promise<ApiObject> {
    return this.updateSubresource(object, 'status');
  }

  updateSubresource(object: ApiObject, subresource: string): Promise<ApiObject> {
    return this.#in(object.metadata.namespace, subresource).update(object);
  }

  patch(namespace: string, name: string, patch: unknown, { type = 'merge', subresource = '' }: PatchSettings = {}): Promise<ApiObject> {
    const objects = this.#in(namespace, subresource);
    if (type === 'json') return objects.jsonPatch(name, patch);
    return type === 'merge' ? objects.mergePatch(name, patch) : objects.strategicMergePatch(name, patch);
  }

  apply(object: Draft<ApiObject>, { force = true, subresource = '' }: ApplySettings = {}): Promise<ApiObject> {
    return this.#in(object.metadata?.namespace, subresource).apply(object, { force });
  }

  async delete(namespace: string, name: string, settings: DeleteSettings = {}): Promise<void> {
    await this.#in(namespace).delete(name, settings);
  }

  #in(namespace = '', subresource = ''): ObjectClient<ApiObject> {
    return this.#objects.namespace(namespace).subresource(subresource);
  }
}
