/** Addresses of the page: each place has one, so that links, the history of the browser and bookmarks work as everywhere. */
import { type Signal, signal } from '@preact/signals';
import type { DiscoveredKind } from '../../../api-client/index.js';

const ROOT = '/console/';

/** Where the page is: the segments of its path below the console, and the query. */
interface Place {
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

const placeOf = (url: URL): Place => ({
  segments: url.pathname
    .slice(ROOT.length)
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded),
  query: url.searchParams,
});

/** A segment as text; one that is no escaped text stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** In addresses, the group without a name and objects without a namespace have these names, which no group or namespace may have. */
const NO_GROUP = 'core';
const NO_NAMESPACE = '_';

type KindName = Pick<DiscoveredKind, 'group' | 'version' | 'plural'>;

const address = (...segments: readonly string[]): string => `${ROOT}${segments.map(encodeURIComponent).join('/')}`;

const kindSegments = ({ group, version, plural }: KindName): string[] => [group === '' ? NO_GROUP : group, version, plural];

export const homeAddress = (): string => ROOT;
export const accessAddress = (): string => address('access');
export const kindAddress = (kind: KindName): string => address('kinds', ...kindSegments(kind));
/** `namespace`: where the new object is to be; empty for the usual one. */
export const newAddress = (kind: KindName, namespace: string): string =>
  `${address('new', ...kindSegments(kind))}${namespace === '' ? '' : `?namespace=${encodeURIComponent(namespace)}`}`;
export const objectAddress = (kind: KindName, namespace: string, name: string): string =>
  address('objects', ...kindSegments(kind), namespace === '' ? NO_NAMESPACE : namespace, name);

/** What a place shows. */
export type Room =
  | { readonly room: 'home' }
  | { readonly room: 'access' }
  | { readonly room: 'nowhere' }
  | { readonly room: 'table'; readonly kind: KindName }
  | { readonly room: 'new'; readonly kind: KindName }
  | { readonly room: 'object'; readonly kind: KindName; readonly namespace: string; readonly name: string };

export function roomOf({ segments: [first, group = '', version = '', plural = '', namespace = '', name = ''] }: Place): Room {
  const kind = { group: group === NO_GROUP ? '' : group, version, plural };
  if (first === undefined) return { room: 'home' };
  if (first === 'access') return { room: 'access' };
  if (first === 'kinds' && plural !== '') return { room: 'table', kind };
  if (first === 'new' && plural !== '') return { room: 'new', kind };
  if (first === 'objects' && name !== '') return { room: 'object', kind, namespace: namespace === NO_NAMESPACE ? '' : namespace, name };
  return { room: 'nowhere' };
}

/** What the browser calls a place, in its tabs and its history. */
export function titleOf(room: Room): string {
  if (room.room === 'object') return `${room.name} · ${room.kind.plural} · Console`;
  if (room.room === 'table') return `${room.kind.plural} · Console`;
  if (room.room === 'new') return `New in ${room.kind.plural} · Console`;
  return room.room === 'access' ? 'Access · Console' : 'Console';
}

export class Router {
  readonly place: Signal<Place> = signal(placeOf(new URL(location.href)));
  /** Asked before the page leaves a place; gives whether it may. */
  mayLeave: () => boolean = () => true;
  #at = location.href;

  constructor() {
    addEventListener('popstate', () => this.#back());
  }

  /** Goes to an address of the page. */
  go(to: string): void {
    if (!this.mayLeave()) return;
    history.pushState(null, '', to);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Changes parameters of the query in place; empty values are taken out of the address. */
  change(parameters: Readonly<Record<string, string>>): void {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(null, '', url);
    this.#arrive();
  }

  /** The browser went to another place of its history: where that may not be left, its address is put back. */
  #back(): void {
    const isElsewhere = new URL(this.#at).pathname !== location.pathname;
    if (isElsewhere && !this.mayLeave()) history.pushState(null, '', this.#at);
    else this.#arrive();
  }

  #arrive(): void {
    this.#at = location.href;
    this.place.value = placeOf(new URL(location.href));
  }
}
