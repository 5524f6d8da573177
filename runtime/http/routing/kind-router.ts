/** The routes of kinds: each kind of a version has a router of its own, whether a catalogue or a definition brought the kind. */
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import {
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
import type { ResourceHandlers } from './handlers.js';
import { newRouter } from './router.js';

/**
 * The routes of one kind. Addresses are patterns without names of objects, so the router is asked once for each of them and its answer
 * holds for all requests: a path is read by request-info.ts alone.
 */
export class KindRouter {
  readonly #router: Router = newRouter();
  /** What answers each of the router's layers. */
  readonly #answers = new Map<unknown, Middleware>();
  /** What answers a method at an address, for those that were asked for and are there: no more than the table has. */
  readonly #known = new Map<string, Map<string, Middleware>>();

  constructor(table: RouteTable, serve: (verb: string, subresource?: string) => Middleware) {
    const written = (method: RouteMethod) => (address: string, answer: Middleware) => {
      this.#answers.set(this.#router.register(address, [method], answer), answer);
    };
    const sink: RouteSink<Middleware> = {
      get: written('get'),
      post: written('post'),
      put: written('put'),
      patch: written('patch'),
      delete: written('delete'),
    };
    table(sink, serve);
  }

  /** What answers the method at the address; undefined where nothing does. */
  find(method: string, address: string): Middleware | undefined {
    return this.#known.get(method)?.get(address) ?? this.#asked(method, address);
  }

  /** Whether there is such an address, for whatever method. */
  has(address: string): boolean {
    return this.#router.match(address, 'GET').path.length > 0;
  }

  #asked(method: string, address: string): Middleware | undefined {
    const answer = this.#answers.get(this.#router.match(address, method).pathAndMethod[0]);
    if (answer === undefined) return undefined;
    const ofMethod = this.#known.get(method) ?? new Map<string, Middleware>();
    this.#known.set(method, ofMethod.set(address, answer));
    return answer;
  }
}

/** The routers of all kinds that a server has. */
export class KindRouters {
  /** Kinds come and go while the server runs. */
  readonly #routers = new WeakMap<Served, KindRouter>();

  constructor(
    private readonly tables: RouteTables,
    /** The path segment before the name of a namespace. */
    private readonly segment: string,
    private readonly handlers: ResourceHandlers,
  ) {}

  /** The router of a kind. It is there at once but for the first request about a version of the catalogue, whose table is loaded then. */
  of(served: Served): KindRouter | Promise<KindRouter> {
    return this.#routers.get(served) ?? whenThere(this.#tableOf(served), (table) => this.#made(served, table));
  }

  #made(served: Served, table: RouteTable): KindRouter {
    const router = this.#routers.get(served) ?? new KindRouter(table, (verb, subresource) => this.handlers.serve(verb, subresource));
    this.#routers.set(served, router);
    return router;
  }

  #tableOf({ version }: Served): RouteTable | Promise<RouteTable> {
    return version.untyped === true ? routeTable(routesOf(version, this.segment)) : this.#generated(version);
  }

  async #generated({ group, version, plural }: Served['version']): Promise<RouteTable> {
    const apiVersion = apiVersionOf(group, version);
    const table = (await this.tables[apiVersion]?.())?.[plural];
    if (table === undefined) throw new Error(`no routes for ${plural} in ${apiVersion}`);
    return table;
  }
}
