/** Addresses of resources: by which methods and paths each verb of a kind is asked for, and the tables that say so to a router. */

/** How paths name the namespace that a resource is in: `/<segment>/<namespace>/<resource>`. */
export interface NamespacePaths {
  readonly segment: string;
  /** Subresources of the kind of namespaces; any other word after a namespace's name is a resource in it. */
  readonly subresources: readonly string[];
}

/** The path of a version, such as `/api/v1` of the core group and `/apis/apps/v1`. */
export const versionPath = (group: string, version: string): string => (group === '' ? `/api/${version}` : `/apis/${group}/${version}`);

/** Where an address points below the path of its version. */
interface Place {
  readonly plural: string;
  /** The segment before the name of a namespace; undefined for an address outside of namespaces. */
  readonly namespaces: string | undefined;
  /** Whether it is an address of one object, and not of the collection. */
  readonly named: boolean;
  /** Empty for the object itself. */
  readonly subresource: string;
  /** Whether something follows the subresource, as in the paths that a proxy passes on. */
  readonly more?: boolean;
}

/**
 * The pattern of an address, in which `:namespace`, `:name` and `*path` stand for what differs from request to request, such as
 * `/api/v1/namespaces/:namespace/pods/:name/log`.
 */
export const addressOf = (root: string, { plural, namespaces, named, subresource, more = false }: Place): string =>
  `${root}${namespaces === undefined ? '' : `/${namespaces}/:namespace`}/${plural}${named ? '/:name' : ''}${
    subresource === '' ? '' : `/${subresource}`
  }${more ? '/*path' : ''}`;

export type RouteMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One address of a kind, and the verb that it is asked for by. */
interface Route {
  readonly method: RouteMethod;
  readonly address: string;
  readonly verb: string;
  /** Empty for the object itself. */
  readonly subresource: string;
}

/** What the addresses of a kind in a version follow from. */
interface Addressed {
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
  readonly subresources: readonly { readonly name: string; readonly verbs: readonly string[]; readonly connects?: boolean }[];
}

/** The names of a resource as its addresses have them. */
export type ResourceNames = Pick<Addressed, 'group' | 'version' | 'plural'>;

/** Stands for the names of any resource, in addresses that many resources have in common. */
export const ANY_RESOURCE: ResourceNames = { group: ':group', version: ':version', plural: ':resource' };

/** The paths of any version: of the core group, and of others. */
export const ANY_VERSION = { core: versionPath('', ANY_RESOURCE.version), other: versionPath(ANY_RESOURCE.group, ANY_RESOURCE.version) };

/** The address of one resource that an address of any resource means. */
export const addressOfOne = (address: string, { group, version, plural }: ResourceNames): string =>
  address
    .replace(ANY_RESOURCE.group, () => group)
    .replace(ANY_RESOURCE.version, () => version)
    .replace(ANY_RESOURCE.plural, () => plural);

/** Methods of verbs about one object. */
const OF_OBJECTS = { get: 'get', update: 'put', patch: 'patch', delete: 'delete' } as const;

/** Methods of verbs of a subresource. */
const OF_SUBRESOURCES = { get: 'get', create: 'post', update: 'put', patch: 'patch', delete: 'delete' } as const;

/** The subresource below which any path is passed on. */
const PROXY = 'proxy';

/** Every address of a kind in a version. `segment` is the path segment before the name of a namespace. */
export function routesOf({ group, version, plural, namespaced, verbs, subresources }: Addressed, segment: string): Route[] {
  const root = versionPath(group, version);
  const namespaces = namespaced ? segment : undefined;
  const collection = { plural, namespaces, named: false, subresource: '' };
  const one = { ...collection, named: true };
  const routes: Route[] = [];
  const route = (method: RouteMethod, place: Place, verb: string): void => {
    routes.push({ method, address: addressOf(root, place), verb, subresource: place.subresource });
  };
  if (verbs.includes('list')) {
    route('get', collection, 'list');
    if (namespaced) route('get', { ...collection, namespaces: undefined }, 'list');
  }
  if (verbs.includes('create')) route('post', collection, 'create');
  if (verbs.includes('deletecollection')) route('delete', collection, 'deletecollection');
  for (const [verb, method] of Object.entries(OF_OBJECTS)) if (verbs.includes(verb)) route(method, one, verb);
  for (const { name: subresource, verbs: declared } of subresources)
    for (const [verb, method] of Object.entries(OF_SUBRESOURCES)) {
      if (!declared.includes(verb)) continue;
      route(method, { ...one, subresource }, verb);
      if (subresource === PROXY) route(method, { ...one, subresource, more: true }, verb);
    }
  return routes;
}

/** The segment after the path of a version that old-style paths of watches begin with. */
export const WATCH = 'watch';

/** A subresource, as far as its methods follow from it. */
interface Connecting {
  readonly verbs: readonly string[];
  /** Whether it passes requests on to another server. */
  readonly connects?: boolean;
}

/** Whether the subresource passes requests on whatever their method, as proxies do; routes have the methods of verbs alone. */
export const takesAnyMethod = ({ connects, verbs }: Connecting): boolean =>
  connects === true && PROXIED_VERBS.every((verb) => verbs.includes(verb));

const PROXIED_VERBS: readonly string[] = Object.keys(OF_SUBRESOURCES);

/** Whether a route reads what can be watched below /watch/ by the same address: a collection or an object. */
export const isWatchable = ({ method, subresource }: Pick<Route, 'method' | 'subresource'>): boolean =>
  method === 'get' && subresource === '';

/** An address of a kind as documents tell of it. */
export interface DocumentedRoute {
  readonly method: RouteMethod | 'head' | 'options';
  /** The path with the names of what differs from request to request in braces. */
  readonly path: string;
  /** The verb of the API; `watch` and `watchlist` are those of old-style paths. */
  readonly verb: string;
  readonly subresource: string;
  readonly named: boolean;
  readonly inNamespace: boolean;
}

/** What documents tell of: the routes of a kind, what is answered with them, and the old-style paths of its watches. */
export function documentedRoutesOf(addressed: Addressed, segment: string): DocumentedRoute[] {
  const { group, version, verbs, subresources } = addressed;
  const root = versionPath(group, version);
  return routesOf(addressed, segment).flatMap((route) => {
    const { method, address, verb, subresource } = route;
    const sub = subresources.find(({ name }) => name === subresource);
    const documented: DocumentedRoute = {
      method,
      path: address.replace(/[:*](\w+)/g, '{$1}'),
      verb,
      subresource,
      named: /\/:name(\/|$)/.test(address),
      inNamespace: address.includes('/:namespace'),
    };
    if (sub !== undefined && takesAnyMethod(sub) && verb === 'get')
      return [documented, ...(['head', 'options'] as const).map((other) => ({ ...documented, method: other }))];
    if (!verbs.includes('watch') || !isWatchable(route)) return [documented];
    const path = `${root}/${WATCH}${documented.path.slice(root.length)}`;
    return [documented, { ...documented, path, verb: documented.named ? 'watch' : 'watchlist' }];
  });
}

/** What a route table is written to, such as a Koa router; `H` is what answers requests. */
export type RouteSink<H> = Readonly<Record<RouteMethod, (address: string, answer: H) => unknown>>;

/** Makes what answers a verb, of the resource itself or of one of its subresources. */
type Serve<H> = (verb: string, subresource?: string) => H;

/** Writes every address of one resource to a router. */
export type RouteTable = <H>(router: RouteSink<H>, serve: Serve<H>) => void;

/** The table of a kind that no catalogue has, in the form of those that are generated. */
export const routeTable =
  (routes: readonly Route[]): RouteTable =>
  (router, serve) => {
    for (const { method, address, verb, subresource } of routes) router[method](address, serve(verb, subresource));
  };

/** Route tables by apiVersion, each module by plural resource name; loaded on first use. */
export type RouteTables = Readonly<Record<string, () => Promise<Readonly<Record<string, RouteTable>>>>>;
