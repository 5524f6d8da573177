/** The entries of a collection that selectors are tried on: by an index where one says which can match, else all. */
import type { VersionDefinition } from '../../model/definition/definition.js';
import type { Turn } from '../../model/definition/settled.js';
import { type Ask, type KeyRange, keyAfter, prefixEnd } from '../../store/index.js';
import type { Item } from '../item.js';
import type { Resource, Stored } from '../resource.js';
import type { ListOptions } from '../writes/options.js';

type Selectors = Pick<ListOptions, 'labels' | 'fields'>;

const NAME = 'metadata.name';
const NAMESPACE = 'metadata.namespace';

/** Where all matches are that selectors of names leave; undefined where that is anywhere. */
function place(resource: Resource, namespace: string, { fields }: Selectors): KeyRange | undefined {
  const asked = (label: string): string | undefined => fields.find((field) => field.equal && field.label === label)?.value;
  const { namespaced } = resource.definition;
  const within = namespace === '' && namespaced ? asked(NAMESPACE) : namespace;
  const name = asked(NAME);
  if (name !== undefined && (!namespaced || (within !== undefined && within !== ''))) {
    const key = resource.key(within ?? '', name);
    return { start: key, end: keyAfter(key) };
  }
  if (within === undefined || within === namespace) return undefined;
  const prefix = resource.collection(within);
  return { start: prefix, end: prefixEnd(prefix) };
}

/** What an object inherits under a key is never a text. */
function labelOf({ labels }: Item, key: string): string | undefined {
  const value: unknown = labels?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** What is asked of items by equality, of which an index can tell who has it. */
function asksOf({ selectableFields }: VersionDefinition, { labels, fields }: Selectors): Ask<Item>[] {
  const asks: Ask<Item>[] = [];
  for (const { key, operator, values } of labels?.requirements ?? []) {
    if (operator !== '=' && operator !== 'in') continue;
    asks.push({ term: { name: `label ${key}`, valueOf: (item) => labelOf(item, key) }, values });
  }
  for (const { label, equal, value } of fields) {
    const known = selectableFields.find((field) => field.label === label && !field.absent);
    if (!equal || label === NAMESPACE) continue;
    if (label === NAME) asks.push({ term: { name: NAME, valueOf: ({ name }) => name }, values: [value] });
    else if (known !== undefined)
      asks.push({ term: { name: `field ${known.path}`, valueOf: (item) => item.fields?.[known.path] ?? '' }, values: [value] });
  }
  return asks;
}

/** One read of a collection for selectors. */
export interface Scan {
  readonly entries: readonly Stored[];
  /** Whether keys of the collection follow this one, whether they match or not. */
  followed(key: string): boolean;
  /** To be told how many of the entries were looked at, and how many of them matched. */
  looked(at: number, matched: number): void;
}

/** Begins a scan of the keys from `start` on. Throws UnreadableValueError where one of them cannot be read. */
export function scan(
  resource: Resource,
  version: VersionDefinition,
  namespace: string,
  selectors: Selectors,
  start?: string | undefined,
): Scan {
  const { cache, environment } = resource;
  const asks = asksOf(version, selectors);
  const { entries, last } = cache.asked(resource.collection(namespace), { start, asks, within: place(resource, namespace, selectors) });
  return {
    entries,
    followed: (key) => last !== undefined && key !== last,
    looked: (at, matched) => {
      if (at > matched) cache.indexes.missed(asks, at - matched, (): Turn => environment.pace.begin());
    },
  };
}

/** A scan of entries that stand for all of their range. */
export function scanOf(entries: readonly Stored[]): Scan {
  const last = entries[entries.length - 1]?.key;
  return { entries, followed: (key) => key !== last, looked: () => undefined };
}
