/** An object as it is now. */
import { type Signal, signal } from '@preact/signals';
import type { AnyKind, Client, DiscoveredKind } from '../../../api-client/index.js';
import { type ApiObject, isApiObject } from '../values/objects.js';

export class LiveObject {
  /** Undefined before it is known, and where there is none. */
  readonly object: Signal<ApiObject | undefined> = signal(undefined);
  readonly state: Signal<'asking' | 'there' | 'gone'> = signal('asking');
  readonly fault: Signal<unknown> = signal(undefined);

  constructor(
    private readonly client: Client,
    private readonly kind: DiscoveredKind,
    private readonly namespace: string,
    private readonly name: string,
  ) {}

  /** Follows the object until what it gives is called; kinds that cannot be watched are read once. */
  follow(): () => void {
    const ended = new AbortController();
    this.#follow(ended.signal).catch((error: unknown) => {
      if (!ended.signal.aborted) this.fault.value = error;
    });
    return () => ended.abort();
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const objects = this.client.of<AnyKind>(this.kind).namespace(this.namespace);
    this.fault.value = undefined;
    if (!this.kind.verbs.includes('watch')) return this.#take(await objects.get(this.name, { signal }));
    let isThere = false;
    for await (const { type, object } of objects.watch({ fieldSelector: { 'metadata.name': this.name }, signal })) {
      if (type === 'SYNCED') this.state.value = isThere ? 'there' : 'gone';
      else if (type === 'DELETED') {
        isThere = false;
        this.state.value = 'gone';
      } else if (object !== undefined) {
        isThere = true;
        this.#take(object);
      }
    }
  }

  #take(object: unknown): void {
    if (!isApiObject(object)) return;
    this.object.value = object;
    this.state.value = 'there';
  }
}
