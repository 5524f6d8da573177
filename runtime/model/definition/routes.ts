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
export interface Place {
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
export interface Route {
  readonly method: RouteMethod;
  readonly address: string;
  readonly verb: string;
  /** Empty for the object itself. */
  readonly subresource: string;
}

/** What the addresses of a kind in a version follow from. */
export interface Addressed {
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
  readonly subresources: readonly { readonly name: string; readonly verbs: readonly string[] }[];
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

/** What a route table is written to, such as a Koa router; `H` is what answers requests. */
export type RouteSink<H> = Readonly<Record<RouteMethod, (address: string, answer: H) => unknown>>;

/** Makes what answers a verb, of the resource itself or of one of its subresources. */
export type Serve<H> = (verb: string, subresource?: string) => H;

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
