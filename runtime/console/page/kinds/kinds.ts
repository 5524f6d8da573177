/** The kinds of the server, and how many objects each has. */
import { type Signal, signal } from '@preact/signals';
import { ApiError, type Client, type DiscoveredKind, discoverKinds } from '../../../api-client/index.js';

/** How many objects a kind has; `hidden` where the user may not list them. */
export type Count = number | 'hidden';

/** What is deprecated is told to whoever looks at it, and not to whoever counts. */
const nobody = (): void => undefined;

/** Requests for counts that are under way at once. */
const AT_ONCE = 6;

export const kindKey = ({ group, plural }: Pick<DiscoveredKind, 'group' | 'plural'>): string => `${plural}.${group}`;

export class Kinds {
  readonly all: Signal<readonly DiscoveredKind[]> = signal([]);
  readonly counts: Signal<ReadonlyMap<string, Count>> = signal(new Map());
  readonly known: Signal<boolean> = signal(false);

  constructor(private readonly client: Client) {}

  async discover(): Promise<void> {
    const found = await discoverKinds(this.client, { onMissing: nobody });
    // A kind that is as it was stays the same object, so that rooms that show it go on.
    const before = new Map(this.all.peek().map((kind) => [JSON.stringify(kind), kind]));
    this.all.value = found.map((kind) => before.get(JSON.stringify(kind)) ?? kind);
    this.known.value = true;
  }

  /** Kinds whose objects can be listed, each once: in the version that the server prefers, or else the first that has it. */
  listed(): DiscoveredKind[] {
    const found = new Map<string, DiscoveredKind>();
    for (const kind of this.all.value) {
      const key = kindKey(kind);
      const before = found.get(key);
      if (kind.verbs.includes('list') && (before === undefined || (kind.preferred && !before.preferred))) found.set(key, kind);
    }
    return [...found.values()];
  }

  /** The kinds by their groups: that without a name first, then those of the API itself, then all others, each by name. */
  groups(domain: string): (readonly [group: string, kinds: readonly DiscoveredKind[]])[] {
    const groups = new Map<string, DiscoveredKind[]>();
    for (const kind of this.listed()) groups.set(kind.group, [...(groups.get(kind.group) ?? []), kind]);
    const rank = (group: string): number => (group === '' ? 0 : !group.includes('.') || group.endsWith(`.${domain}`) ? 2 : 1);
    return [...groups]
      .map(([group, kinds]) => [group, kinds.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))] as const)
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  }

  find({ group, version, plural }: Pick<DiscoveredKind, 'group' | 'version' | 'plural'>): DiscoveredKind | undefined {
    return this.all.value.find((kind) => kind.group === group && kind.version === version && kind.plural === plural);
  }

  /** The kind of an object, as references name it. */
  named(apiVersion: string, name: string): DiscoveredKind | undefined {
    return this.all.value.find((kind) => kind.apiVersion === apiVersion && kind.kind === name);
  }

  /** A kind by its group, in the version that is shown of it. */
  shown(group: string, plural: string): DiscoveredKind | undefined {
    return this.listed().find((kind) => kind.group === group && kind.plural === plural);
  }

  /** The versions of the same objects. */
  versions({ group, plural }: DiscoveredKind): DiscoveredKind[] {
    return this.all.value.filter((kind) => kind.group === group && kind.plural === plural);
  }

  /** Kinds whose name, plural or short name has the text, those first that begin with it. */
  matching(text: string): DiscoveredKind[] {
    const wanted = text.trim().toLowerCase();
    const rank = (kind: DiscoveredKind): number => {
      const names = [...kind.shortNames, kind.plural, kind.kind.toLowerCase(), `${kind.plural}.${kind.group}`];
      if (names.includes(wanted)) return 0;
      if (names.some((name) => name.startsWith(wanted))) return 1;
      return names.some((name) => name.includes(wanted)) ? 2 : 3;
    };
    return this.listed()
      .map((kind) => ({ kind, at: rank(kind) }))
      .filter(({ at }) => at < 3)
      .sort((a, b) => a.at - b.at)
      .map(({ kind }) => kind);
  }

  tell(kind: DiscoveredKind, count: Count): void {
    if (this.counts.value.get(kindKey(kind)) === count) return;
    this.counts.value = new Map(this.counts.value).set(kindKey(kind), count);
  }

  /** Counts the objects of all kinds, a few at a time. */
  async count(signal: AbortSignal): Promise<void> {
    const waiting = this.listed().values();
    const work = async (): Promise<void> => {
      for (const kind of waiting) {
        if (signal.aborted) return;
        const count = await this.#countOf(kind, signal).catch(() => undefined);
        if (count !== undefined) this.tell(kind, count);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async #countOf(kind: DiscoveredKind, signal: AbortSignal): Promise<Count | undefined> {
    try {
      for await (const { items, remaining = 0 } of this.client.table(kind).list({ pageSize: 1, signal, onWarning: nobody }).pages())
        return items.length + remaining;
      return 0;
    } catch (error) {
      if (error instanceof ApiError && (error.is('Forbidden') || error.is('MethodNotAllowed'))) return 'hidden';
      throw error;
    }
  }
}
