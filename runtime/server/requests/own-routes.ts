/** Routes that a program adds to a server, each set below a path of its own; requests reach them as they reach the API's documents. */
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Attributes, User } from '../../auth/contract.js';
import type { ControllerHost } from '../../controllers/framework/contract.js';
import { allowed } from '../../http/answers/refusal.js';
import { readBody } from '../../http/requests/body.js';
import type { RequestMiddleware } from '../../http/requests/state.js';
import { newRouter, type RequestRouter } from '../../http/routing/router.js';
import { ApiError, badRequest, methodNotAllowed, pathNotFound } from '../../model/errors.js';
import { FlagError } from '../../settings/read.js';

/** What the server knows of a request before a route of a program answers it. */
export interface RouteState {
  /** The caller, who is authenticated and may ask for the path. */
  readonly user: User;
}

/** A request that a route of a program answers: Koa's context, with what the server knows of the request in `state`. */
export type RouteContext = RouterContext<RouteState>;

/** What a caller wants to do to a resource. Absent parts are empty, which means every namespace, the core group, and no single object. */
export interface ResourceAccess {
  /** Verb of the API, such as `list`. */
  readonly verb: string;
  readonly group?: string;
  /** Plural name. */
  readonly resource: string;
  readonly subresource?: string;
  readonly namespace?: string;
  readonly name?: string;
}

/** The server as routes see it. Clients of `api` ask nobody for permission; routes ask for their callers with `allow`. */
export interface RoutesHost extends ControllerHost {
  /** Resolves where the caller may do so; rejects with the 403 that the API itself would answer. */
  allow(ctx: RouteContext, access: ResourceAccess): Promise<void>;
  /** The body of a request as JSON. Rejects with 400 for other text, and with 413 for a body longer than those of objects may be. */
  json(ctx: RouteContext): Promise<unknown>;
}

/** Routes below a path. */
export interface Routes {
  /** The path of all of them, such as `/reports`. It has one or several segments, and nothing else may stand at or below it. */
  readonly path: string;
  /**
   * Adds the routes, whose paths begin at `path`, to a router of Koa. Called once for each server, before it listens. A request reaches them
   * once its caller is known, may use its method at its path, and there is room for it; it is audited like any other. What they throw is
   * answered as a Status: an ApiError as it is, and anything else with the code 500.
   */
  routes(router: Router<RouteState>, host: RoutesHost): void;
}

/** Routes of a program, for the option `routes` of a server or the folder `routes/` of a project. */
export const defineRoutes = (routes: Routes): Routes => routes;

const PATH = /^(?:\/[A-Za-z0-9._~-]+)+$/;

/** A line for each path that is none, and for each two of which one is at or below the other. */
export function routeFaults(all: readonly Routes[]): string[] {
  return all.flatMap(({ path }, i) => {
    if (!PATH.test(path) || path.split('/').some((segment) => segment === '.' || segment === '..'))
      return [`routes: ${JSON.stringify(path)} is no path such as /reports`];
    const other = all.slice(0, i).find((before) => isBelow(path, before.path) || isBelow(before.path, path));
    return other === undefined ? [] : [`routes: ${path} and ${other.path} are in each other's way; each set needs a path of its own`];
  });
}

const isBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`);

/** Adds the routes to the documents of a server. Throws FlagError for paths that the server itself answers at, and for routes that are none. */
export function mountOwnRoutes(documents: RequestRouter, all: readonly Routes[], taken: readonly string[], host: ControllerHost): void {
  const firsts = new Set(taken.map(firstSegment));
  const faults = all
    .filter(({ path }) => firsts.has(firstSegment(path)))
    .map(({ path }) => `routes: ${path} is a path of the API itself; take another, such as /reports`);
  if (faults.length > 0) throw new FlagError(faults);
  for (const own of all) mount(documents, own, host);
}

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

function mount(documents: RequestRouter, { path, routes }: Routes, host: ControllerHost): void {
  const router = newRouter();
  router.use(withStatus);
  try {
    // Routes of a program see a part of what the stages know of a request.
    routes(router as unknown as Router<RouteState>, {
      ...host,
      allow: (ctx, access) => allow(host, ctx, access),
      json: (ctx) => json(host, ctx),
    });
  } catch (error) {
    throw new FlagError([
      `routes: those of ${path} cannot be added: ${error instanceof Error ? error.message : String(error)}; what adds them must not throw`,
    ]);
  }
  documents.use(path, router.routes() as RequestMiddleware);
  const others = new Set(documents.stack);
  // The last of the routes answers what the others do not.
  documents.all([path, `${path}/*rest`], (ctx) => {
    const there = documents.match(ctx.state.info.path, ctx.method).path.filter((layer) => others.has(layer));
    const methods = new Set(there.flatMap((layer) => layer.methods));
    if (methods.size === 0) throw pathNotFound();
    ctx.set('Allow', [...methods].sort().join(', '));
    throw methodNotAllowed();
  });
}

/** What Koa's own `ctx.throw` gives, for answers that a client may see. */
interface ExposedError extends Error {
  readonly status: number;
}

const isExposed = (error: unknown): error is ExposedError =>
  error instanceof Error && 'expose' in error && error.expose === true && 'status' in error && typeof error.status === 'number';

const withStatus: RequestMiddleware = async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    throw isExposed(error) ? new ApiError(error.status, '', error.message, null) : error;
  }
};

async function allow({ authorizer }: ControllerHost, { state }: RouteContext, access: ResourceAccess): Promise<void> {
  const attributes: Attributes = {
    group: '',
    subresource: '',
    namespace: '',
    name: '',
    ...access,
    user: state.user,
    resourceRequest: true,
    path: '',
    version: '*',
  };
  await allowed(authorizer, attributes);
}

async function json({ registry }: ControllerHost, ctx: RouteContext): Promise<unknown> {
  const body = await readBody(ctx.req, registry.catalogue.service.limits.bodyBytes);
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch (error) {
    throw badRequest(`the body is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
