/** Requests that are more than views of their object: the operations that kinds declare, made once for each server. */
import type { Resource } from '../../resource/resource.js';
import { SCALE } from '../../resource/verbs/scale.js';
import type { ServerParts } from '../server-parts.js';
import { scaleHandler } from './scale.js';
import type { SubresourceHandler, Subresources } from './subresources.js';

/** Makes the handler of an operation for one server. */
export type Operation = (parts: ServerParts) => SubresourceHandler;

/** The operations of a server, by resource id and then by subresource; of the kind itself under the empty name. */
export class Operations implements Subresources {
  readonly #handlers = new Map<string, SubresourceHandler>();

  constructor(operations: ReadonlyMap<string, Readonly<Record<string, Operation>>>, parts: ServerParts) {
    // Kinds in code may be for more resources than a catalogue has.
    for (const [id, ofKind] of operations)
      if (parts.registry.has(id))
        for (const [subresource, operation] of Object.entries(ofKind)) this.#handlers.set(`${id}/${subresource}`, operation(parts));
  }

  find(resource: Resource, subresource: string): SubresourceHandler | undefined {
    return this.#handlers.get(`${resource.definition.id}/${subresource}`) ?? (subresource === SCALE ? scaleHandler : undefined);
  }
}
