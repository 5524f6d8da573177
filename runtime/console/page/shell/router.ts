/** Addresses of the page: each place has one, so that links, the history of the browser and bookmarks work as everywhere. */
import { type Signal, signal } from '@preact/signals';
import type { DiscoveredKind } from '../../../api-client/index.js';
import type { Path } from '../values/json.js';

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
export function decoded(segment: string): string {
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
export const tryAddress = (place: string): string => address('try', place);
export const loadAddress = (): string => address('load');
export const referenceAddress = (): string => address('reference');
export const lifetimesAddress = (): string => address('reference', 'lifetimes');
export const releasesAddress = (): string => address('reference', 'releases');
/** The page of a type or a kind; the group by its name or by its folder in the catalogue. */
export const typeAddress = (group: string, version: string, name: string): string => address('reference', group, version, name);
type NamedKind = Pick<DiscoveredKind, 'group' | 'version' | 'kind'>;
export const kindReferenceAddress = ({ group, version, kind }: NamedKind): string =>
  typeAddress(group === '' ? NO_GROUP : group, version, kind);
/** What the reference says of a field of objects; it finds the page that has it. */
export const fieldAddress = (kind: NamedKind, path: Path): string =>
  `${kindReferenceAddress(kind)}?${new URLSearchParams({ field: path.map((step) => encodeURIComponent(step)).join('/') })}`;
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
  | { readonly room: 'load' }
  | { readonly room: 'try'; readonly place: string }
  | { readonly room: 'reference'; readonly path: readonly string[] }
  | { readonly room: 'nowhere' }
  | { readonly room: 'table'; readonly kind: KindName }
  | { readonly room: 'new'; readonly kind: KindName }
  | { readonly room: 'object'; readonly kind: KindName; readonly namespace: string; readonly name: string };

export function roomOf({ segments }: Place): Room {
  const [first, group = '', version = '', plural = '', namespace = '', name = ''] = segments;
  const kind = { group: group === NO_GROUP ? '' : group, version, plural };
  if (first === undefined) return { room: 'home' };
  if (first === 'access') return { room: 'access' };
  if (first === 'load') return { room: 'load' };
  if (first === 'try') return { room: 'try', place: group };
  if (first === 'reference') return { room: 'reference', path: segments.slice(1) };
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
  if (room.room === 'reference') return [...(room.path.length === 0 ? [] : [room.path.at(-1)]), 'Reference', 'Console'].join(' · ');
  const named = ROOM_TITLES[room.room];
  return named === undefined ? 'Console' : `${named} · Console`;
}

const ROOM_TITLES: Readonly<Partial<Record<Room['room'], string>>> = { access: 'Access', load: 'Load', try: 'Trying room' };

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

  /** Takes the place of the address where the page is, so that the way back does not lead there. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.#arrive();
  }

  /** Changes parameters of the query in place; empty values are taken out of the address. */
  change(parameters: Readonly<Record<string, string>>): void {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    this.replace(url.href);
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
