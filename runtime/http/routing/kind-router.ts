/** The routes of kinds, whether a catalogue or a definition brought them: tables that are written to routers. */

import type { VersionDefinition } from '../../model/definition/definition.js';
import {
  ANY_RESOURCE,
  addressOfOne,
  type ResourceNames,
  type RouteMethod,
  type RouteSink,
  type RouteTable,
  type RouteTables,
  routesOf,
  routeTable,
} from '../../model/definition/routes.js';
import { whenThere } from '../../model/definition/settled.js';
import { apiVersionOf } from '../../model/object.js';
import type { Served } from '../../resource/registry.js';
import type { RequestMiddleware } from '../requests/state.js';
import type { ResourceHandlers } from './handlers.js';
import type { RequestRouter } from './router.js';
import { newRouter } from './router.js';

/**
 * The routes of one table. It is asked for addresses of any resource, which are few: the router is asked once for each of them and its
 * answer holds for all requests, so that a path is read by request-info.ts alone.
 */
export class KindRouter {
  readonly #router: RequestRouter = newRouter();
  /** The handler of each of the router's layers. */
  readonly #answers = new Map<unknown, RequestMiddleware>();
  /** The handlers by method and address, for those that were asked for and exist: at most as many as the table has. */
  readonly #known = new Map<string, Map<string, RequestMiddleware>>();

  constructor(
    table: RouteTable,
    /** The resource whose addresses the table has. */
    private readonly names: ResourceNames,
    serve: (verb: string, subresource?: string) => RequestMiddleware,
  ) {
    const written = (method: RouteMethod) => (address: string, answer: RequestMiddleware) => {
      this.#answers.set(this.#router.register(address, [method], answer), answer);
    };
    const sink: RouteSink<RequestMiddleware> = {
      get: written('get'),
      post: written('post'),
      put: written('put'),
      patch: written('patch'),
      delete: written('delete'),
    };
    table(sink, serve);
  }

  /** What answers the method at the address; undefined where nothing does. */
  find(method: string, address: string): RequestMiddleware | undefined {
    return this.#known.get(method)?.get(address) ?? this.#asked(method, address);
  }

  /** Whether there is such an address, for whatever method. */
  has(address: string): boolean {
    const own = addressOfOne(address, this.names);
    return this.#router.match(own, 'GET').path.some(({ path }) => path === own);
  }

  #asked(method: string, address: string): RequestMiddleware | undefined {
    // A pattern may match the text of another route, or a client's spelling; only the exact route is used.
    const own = addressOfOne(address, this.names);
    const answer = this.#answers.get(this.#router.match(own, method).pathAndMethod.find(({ path }) => path === own));
    if (answer === undefined) return undefined;
    const ofMethod = this.#known.get(method) ?? new Map<string, RequestMiddleware>();
    this.#known.set(method, ofMethod.set(address, answer));
    return answer;
  }
}

/** The routers of all kinds that a server has: one for each kind of the catalogue in each version. */
export class KindRouters {
  /** Kinds come and go while the server runs. */
  readonly #routers = new WeakMap<Served, KindRouter>();
  /** The router of each kind of a definition. Kinds that differ only in name share one. */
  readonly #shared = new Map<string, KindRouter>();

  constructor(
    private readonly tables: RouteTables,
    /** The path segment before the name of a namespace. */
    private readonly segment: string,
    private readonly handlers: ResourceHandlers,
  ) {}

  /**
   * The router of a kind. It is available at once, except at the first request for a version of the catalogue, whose table is loaded then.
   */
  of(served: Served): KindRouter | Promise<KindRouter> {
    const known = this.#routers.get(served);
    if (known !== undefined) return known;
    return whenThere(served.version.untyped === true ? this.#ofDefinition(served.version) : this.#ofCatalogue(served.version), (router) => {
      this.#routers.set(served, router);
      return router;
    });
  }

  #ofDefinition({ namespaced, verbs, subresources }: VersionDefinition): KindRouter {
    const routes = routesOf({ ...ANY_RESOURCE, namespaced, verbs, subresources }, this.segment);
    const key = JSON.stringify(routes);
    const router = this.#shared.get(key) ?? this.#written(routeTable(routes), ANY_RESOURCE);
    this.#shared.set(key, router);
    return router;
  }

  async #ofCatalogue(version: VersionDefinition): Promise<KindRouter> {
    return this.#written(await this.#generated(version), version);
  }

  #written(table: RouteTable, names: ResourceNames): KindRouter {
    return new KindRouter(table, names, (verb, subresource) => this.handlers.serve(verb, subresource));
  }

  async #generated({ group, version, plural }: VersionDefinition): Promise<RouteTable> {
    const apiVersion = apiVersionOf(group, version);
    const table = (await this.tables[apiVersion]?.())?.[plural];
    if (table === undefined) throw new Error(`no routes for ${plural} in ${apiVersion}`);
    return table;
  }
}
