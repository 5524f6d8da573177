/** An object as it is now. */
import { type Signal, signal } from '@preact/signals';
import type { AnyKind, Client, DiscoveredKind } from '../../../api-client/index.js';
import { type ApiObject, isApiObject } from '../values/objects.js';

export class LiveObject {
  /** Undefined before it is known, and where there is none. */
  readonly object: Signal<ApiObject | undefined> = signal(undefined);
  readonly state: Signal<'asking' | 'there' | 'gone'> = signal('asking');
  readonly fault: Signal<unknown> = signal(undefined);
  readonly #ended = new AbortController();

  constructor(
    private readonly client: Client,
    private readonly kind: DiscoveredKind,
    private readonly namespace: string,
    private readonly name: string,
  ) {}

  /** Follows the object until `end`; kinds that cannot be watched are read once. */
  async begin(): Promise<void> {
    const { signal } = this.#ended;
    const objects = this.client.of<AnyKind>(this.kind).namespace(this.namespace);
    try {
      if (!this.kind.verbs.includes('watch')) return this.#take(await objects.get(this.name, { signal }));
      for await (const { type, object } of objects.watch({ fieldSelector: { 'metadata.name': this.name }, signal })) {
        if (type === 'SYNCED') this.state.value = this.object.peek() === undefined ? 'gone' : 'there';
        else if (type === 'DELETED') this.state.value = 'gone';
        else if (object !== undefined) this.#take(object);
      }
    } catch (error) {
      if (!signal.aborted) this.fault.value = error;
    }
  }

  end(): void {
    this.#ended.abort();
  }

  #take(object: unknown): void {
    if (!isApiObject(object)) return;
    this.object.value = object;
    this.state.value = 'there';
  }
}
