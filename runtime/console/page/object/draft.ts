/** What somebody makes of an object before it is saved. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type FieldConflict, isJsonObject, isSame, type Json, type JsonObject, merge, type Path, withValue } from '../values/json.js';
import { type ApiObject, edited, isApiObject } from '../values/objects.js';

export class Draft {
  /** The state that the draft was begun from. */
  #base: JsonObject;
  readonly value: Signal<JsonObject>;
  /** How often it was made the state of the server again. */
  readonly resets: Signal<number> = signal(0);
  readonly #faults: Signal<ReadonlyMap<string, string>> = signal(new Map());
  /** Why what somebody writes cannot be saved as it stands there; empty where it can. */
  readonly fault: ReadonlySignal<string> = computed(() => [...this.#faults.value.values()][0] ?? '');

  constructor(object: ApiObject) {
    this.#base = edited(object);
    this.value = signal(this.#base);
  }

  /** The state that the draft was begun from, or brought up to. */
  get base(): JsonObject {
    return this.#base;
  }

  get isChanged(): boolean {
    return this.fault.value !== '' || !isSame(this.value.value, this.#base);
  }

  /** What is wrong with what is written at a place of the page; empty where nothing is. */
  faultAt(where: string): string {
    return this.#faults.value.get(where) ?? '';
  }

  /** Says what is wrong with what is written at a place of the page; empty where nothing is. */
  tellFault(where: string, fault: string): void {
    if ((this.#faults.peek().get(where) ?? '') === fault) return;
    const faults = new Map(this.#faults.peek());
    if (fault === '') faults.delete(where);
    else faults.set(where, fault);
    this.#faults.value = faults;
  }

  set(path: Path, value: Json | undefined): void {
    const next = withValue(this.value.peek(), path, value);
    if (isJsonObject(next)) this.value.value = next;
  }

  /** The server has another state: a draft that nobody has changed becomes it. */
  follow(object: ApiObject): void {
    if (this.fault.peek() !== '' || !isSame(this.value.peek(), this.#base)) return;
    this.reset(object);
  }

  reset(object: ApiObject): void {
    this.#base = edited(object);
    this.value.value = this.#base;
    this.#faults.value = new Map();
    this.resets.value += 1;
  }

  /** Brings the draft up to a state of the server: what only others have changed is theirs. Gives the fields that both have changed. */
  rebase(object: ApiObject): readonly FieldConflict[] {
    const theirs = edited(object);
    const { value, conflicts } = merge(this.#base, this.value.peek(), theirs);
    const fields = conflicts.filter(
      ({ path: [first, second] }) => first !== 'status' && !(first === 'metadata' && second === 'resourceVersion'),
    );
    this.#base = theirs;
    const merged = isJsonObject(value) ? value : theirs;
    const version = isJsonObject(theirs.metadata) ? theirs.metadata.resourceVersion : undefined;
    const next = withValue(withValue(merged, ['metadata', 'resourceVersion'], version), ['status'], theirs.status);
    if (isJsonObject(next)) this.value.value = next;
    return fields;
  }

  /** The draft as an object of the API; undefined where it is none. */
  object(): ApiObject | undefined {
    const { value } = this.value;
    return isApiObject(value) ? value : undefined;
  }
}
