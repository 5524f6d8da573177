/**
 * The request path, top to bottom: receive → deadline → identify → (audit) → (impersonate) → fair queue → authorize → methods →
 * (delegate) → route → (decode → mutate → default → validate → store → encode, in resource/). What a stage throws is rendered
 * once, here.
 */
import type Router from '@koa/router';
import Koa, { type Context, type Middleware, type Next } from 'koa';
import type { Attributes, Authorizer, User } from '../auth/contract.js';
import { asksToImpersonate, impersonationOf } from '../auth/impersonation.js';
import { FlowControl } from '../flowcontrol/flow-control.js';
import { answerMalformed, answerNoPage } from '../http/answers/answers.js';
import { compressing } from '../http/answers/compression.js';
import { refusalOf } from '../http/answers/refusal.js';
import type { Renderer } from '../http/answers/render.js';
import { deprecationOf, writeWarnings } from '../http/answers/warnings.js';
import { crossOrigin, ownOrigin, strictTransport } from '../http/connections/browsers.js';
import { answerBy, type Delegation } from '../http/connections/delegation.js';
import { goAway } from '../http/connections/goaway.js';
import type { Discovery } from '../http/documents/discovery.js';
import type { CallerMeter } from '../http/fairness/caller-meter.js';
import { fairQueuing } from '../http/fairness/fair-queuing.js';
import { type InflightLimits, inflight } from '../http/fairness/inflight.js';
import { type MemoryRoom, memoryRoom } from '../http/fairness/memory-room.js';
import { RequestWork } from '../http/fairness/request-work.js';
import type { Auditing } from '../http/observing/audit.js';
import type { Health } from '../http/observing/health.js';
import { requestLog, SLOW_MS, tellSlow } from '../http/observing/request-log.js';
import type { RequestMeter } from '../http/observing/request-meter.js';
import type { RequestTracer } from '../http/observing/request-tracer.js';
import { deadline } from '../http/requests/deadline.js';
import { isEscaped, isMethod, pathOfTarget, type RequestInfo, requestInfoReader } from '../http/requests/request-info.js';
import { type RequestState, RequestTimes } from '../http/requests/state.js';
import type { ResourceHandlers } from '../http/routing/handlers.js';
import { newRouter } from '../http/routing/router.js';
import { VerbRouting } from '../http/routing/verb-routing.js';
import type { OpenStreams } from '../http/streams/open-streams.js';
import type { SubresourceDefinition, VersionDefinition } from '../model/definition/definition.js';
import type { RouteTables } from '../model/definition/routes.js';
import { whenThere } from '../model/definition/settled.js';
import { ApiError, badRequest, methodNotAllowed, pathNotFound } from '../model/errors.js';
import { apiVersionOf } from '../model/object.js';
import type { LinearPattern } from '../model/patterns/linear-pattern.js';
import type { WorkMarks } from '../model/work-marks.js';
import { now } from '../observe/audit/clock.js';
import type { AuditRecord } from '../observe/audit/record.js';
import type { Metrics } from '../observe/metrics/metrics.js';
import type { OperatorLog } from '../observe/operator-log.js';
import type { Registry, Served } from '../resource/registry.js';

export interface RequestPath {
  readonly renderer: Renderer;
  readonly registry: Registry;
  /** Group versions that other servers answer for. */
  readonly delegation: Delegation;
  readonly discovery: Discovery;
  readonly handlers: ResourceHandlers;
  readonly routes: RouteTables;
  readonly identify: (ctx: Context) => User | Promise<User>;
  /** Undefined where nothing is audited. */
  readonly auditing: Auditing | undefined;
  /** What bounds the requests at once: priority and fairness, or plain limits. */
  readonly room: FlowControl | InflightLimits;
  /** What the event loop works on. */
  readonly marks: WorkMarks;
  /** Whether memory is short, and who counts the requests that are refused for it. */
  readonly memory: MemoryRoom;
  readonly memoryRefused: () => void;
  readonly authorizer: Authorizer;
  /** The release whose API is shown. */
  readonly release: string;
  /** Whether a feature gate is on. */
  readonly enabled: (gate: string) => boolean;
  readonly metrics: Metrics;
  readonly meters: { readonly requests: RequestMeter; readonly callers: CallerMeter };
  readonly streams: OpenStreams;
  readonly health: Health;
  /** Seconds until a request that is no stream is given up; 0 sets no limit. */
  readonly requestSeconds: number;
  /** Part of the requests over HTTP/2 after which clients are asked to connect anew. */
  readonly goAwayChance: number;
  readonly strictTransport: readonly string[];
  readonly allowedOrigins: readonly LinearPattern[];
  /** Takes a line for each request; undefined where none is wanted. */
  readonly requestLog: OperatorLog | undefined;
  /** Takes a line for each slow request. */
  readonly log: OperatorLog;
  /** Tells of requests as spans; undefined where nobody wants them. */
  readonly tracer: RequestTracer | undefined;
  /** Documents beside the resources: version, OpenAPI, keys. */
  readonly documents: Router;
  /** Paths listed at the root. */
  paths(): string[];
}

export function requestPath(path: RequestPath): Koa {
  const app = new Koa();
  app.silent = true;
  if (path.requestLog !== undefined) app.use(requestLog(path.requestLog));
  app.use(receive(path));
  if (path.strictTransport.length > 0) app.use(strictTransport(path.strictTransport));
  if (path.goAwayChance > 0) app.use(goAway(path.goAwayChance));
  app.use(deadline(path.requestSeconds));
  if (path.allowedOrigins.length > 0) app.use(crossOrigin(path.allowedOrigins));
  app.use(ownOrigin(path.allowedOrigins));
  app.use(identification(path));
  if (path.auditing !== undefined) app.use(path.auditing.open);
  app.use(impersonation(path));
  app.use(memoryRoom(path.memory, path.memoryRefused));
  app.use(path.room instanceof FlowControl ? fairQueuing(path.room, path.registry) : inflight(path.room));
  app.use(authorization(path));
  app.use(delegation(path));
  app.use(path.enabled('APIResponseCompression') ? compressing(resourceRequests(path)) : resourceRequests(path));
  app.use(otherRequests(path));
  return app;
}

/** Subresources of other servers' kinds that last as long as their clients want. */
const STREAMS = ['attach', 'exec', 'log', 'portforward', 'proxy'];

/** Watches and connections last as long as their clients want. */
function isStream(registry: Registry, { verb, group, version, resource, subresource }: RequestInfo): boolean {
  if (subresource === '') return verb === 'watch';
  const served = registry.find(group, version, resource);
  if (served === undefined) return STREAMS.includes(subresource);
  return served.version.subresources.find(({ name }) => name === subresource)?.connects === true;
}

/** What a route refuses for its media types alone. */
const OF_MEDIA_TYPES: readonly number[] = [406, 415];

/** Opens the request's state and renders whatever the stages below throw. */
const receive = ({ renderer, auditing, streams, registry, enabled, meters, log, tracer, marks }: RequestPath): Middleware => {
  const warns = enabled('WarningHeaders');
  const requestInfoOf = requestInfoReader(registry.catalogue.namespaces);
  return async (ctx, next) => {
    const state = ctx.state as RequestState;
    if (auditing !== undefined) state.receivedAt = now();
    state.work = new RequestWork(marks, ctx);
    state.work.takenUp();
    state.times = new RequestTimes();
    state.gaveUp = false;
    state.sentBytes = 0;
    state.warnings = [];
    state.warns = warns;
    state.streams = streams;
    const target = pathOfTarget(ctx.req.url ?? '/');
    if (target !== undefined && !isEscaped(target)) return answerMalformed(ctx);
    ctx.req.url = target ?? '/';
    state.info = requestInfoOf(ctx.method, ctx.req.url);
    state.isStream = isStream(registry, state.info);
    try {
      if (target === undefined) throw badRequest('the request target is no valid URL');
      await next();
    } catch (error) {
      if (ctx.headerSent) ctx.res.destroy();
      else {
        ctx.respond = true;
        // What its route refuses, in these few words, reaches nothing that a warning could be about.
        if (error instanceof ApiError && OF_MEDIA_TYPES.includes(error.code) && error.details !== null) state.warnings = [];
        await renderer.failure(ctx, error);
      }
    }
    if (auditing !== undefined) await auditing.answered(ctx);
    writeWarnings(ctx, state);
    meters.requests.answered(ctx, state);
    const took = state.times.answered - state.times.received;
    if (took >= SLOW_MS && !state.isStream) tellSlow(log, ctx, state, took);
    tracer?.answered(ctx, state);
    if (ctx.respond !== false && !ctx.res.hasHeader('Cache-Control')) ctx.set('Cache-Control', 'no-cache, private');
    // A body nobody read would keep the connection busy.
    if (!ctx.req.complete) ctx.req.resume();
  };
};

const identification = ({ identify, meters: { callers } }: RequestPath): Middleware => {
  const refused = ({ times }: RequestState, error: unknown): never => {
    callers.refused(error instanceof ApiError && error.code < 500 ? 'failure' : 'error', performance.now() - times.received);
    throw error;
  };
  const goOn = (state: RequestState, user: User, next: Next): Promise<void> => {
    const { times } = state;
    state.user = user;
    times.identified = performance.now();
    times.dispatched = times.identified;
    callers.known(user, times.identified - times.received);
    return next();
  };
  return (ctx, next) => {
    const state = ctx.state as RequestState;
    let found: User | Promise<User>;
    try {
      found = identify(ctx);
    } catch (error) {
      return refused(state, error);
    }
    if (!(found instanceof Promise)) return goOn(state, found, next);
    return found.catch((error: unknown) => refused(state, error)).then((user) => goOn(state, user, next));
  };
};

/** The request goes on as the user whom the caller may act as. */
const impersonation =
  ({ authorizer, registry, release }: RequestPath): Middleware =>
  (ctx, next) => {
    if (!asksToImpersonate(ctx.req.headers)) return next();
    const state = ctx.state as RequestState;
    const asked = impersonationOf(ctx.req.rawHeaders, state.user, registry.words, release);
    if (asked === undefined) return next();
    const mayAll = asked.needed.map((attributes) => () => allowed(authorizer, attributes));
    return mayAll
      .reduce<Promise<void>>((before, may) => before.then(may), Promise.resolve())
      .then(() => {
        state.user = asked.user;
        state.audit?.impersonates(asked.user);
        return next();
      });
  };

/**
 * Authorization comes before anything looks at the path's meaning or the body. Methods there are not, such as `get`, come to nothing
 * after it: they have no verb that rules could speak of.
 */
const authorization =
  ({ authorizer, meters: { requests } }: RequestPath): Middleware =>
  (ctx, next) => {
    const state = ctx.state as RequestState;
    const { info, user, audit } = state;
    return whenThere(allowed(authorizer, { user, ...info }, audit), () => {
      requests.begun(state);
      if (!isMethod(ctx.method)) throw methodNotAllowed();
      return next();
    });
  };

/** Throws 403 for what the user may not do. */
function allowed(authorizer: Authorizer, attributes: Attributes, audit?: AuditRecord): void | Promise<void> {
  return whenThere(authorizer.authorize(attributes), (decision) => {
    audit?.authorized(decision);
    if (decision.decision !== 'allow') throw refusalOf(attributes, decision);
  });
}

/** Another server may answer for the version; it gets the request in its caller's name. */
const delegation =
  ({ delegation }: RequestPath): Middleware =>
  (ctx, next) => {
    const delegate = delegation.delegateOf((ctx.state as RequestState).info);
    return delegate === undefined ? next() : answerBy(ctx, delegate);
  };

interface Routing {
  readonly router: Router;
  readonly dispatch: Middleware;
  /** Answers what an old-style path watches. */
  readonly watch: Middleware;
}

/** Goes by the path that was authorized, whatever the router would make of the request's target. */
function routed(dispatch: Middleware, ctx: Context, path: string, otherwise: () => Promise<void>): Promise<void> {
  ctx.newRouterPath = path;
  return dispatch(ctx, otherwise) as Promise<void>;
}

/** Whether the router last asked has the path, for whatever method. */
const isRouted = (ctx: Context): boolean => 'matched' in ctx && Array.isArray(ctx.matched) && ctx.matched.length > 0;

/** Requests about served resources go to the route table of their resource. */
const resourceRequests = ({ registry, routes, handlers, release, metrics }: RequestPath): Middleware => {
  const requested = metrics.gauge('apiserver_requested_deprecated_apis');
  /** The handler; of a version that is going away, one that tells so first. */
  const telling = (version: VersionDefinition, handler: Middleware): Middleware => {
    const deprecation = deprecationOf(version, release);
    if (deprecation === undefined) return handler;
    const { warning, removed } = deprecation;
    const { group, version: name, plural: resource } = version;
    return (ctx, next) => {
      const { info, warnings, audit } = ctx.state as RequestState;
      warnings.push(warning);
      audit?.deprecated(removed);
      requested.set({ group, version: name, resource, subresource: info.subresource, removed_release: removed }, 1);
      return handler(ctx, next);
    };
  };
  // Kinds come and go while the server runs.
  const routings = new WeakMap<Served, Routing>();
  const routingOf = async (served: Served): Promise<Routing> => {
    const { version } = served;
    const apiVersion = apiVersionOf(version.group, version.version);
    const table = (await routes[apiVersion]?.())?.[version.plural];
    if (table === undefined) throw new Error(`no routes for ${version.plural} in ${apiVersion}`);
    const router = newRouter();
    table(router, (verb, subresource) => telling(version, handlers.serve(verb, subresource)));
    const routing = { router, dispatch: router.routes() as unknown as Middleware, watch: telling(version, handlers.serve('list')) };
    routings.set(served, routing);
    return routing;
  };
  const byVerb = new WeakMap<Served, VerbRouting>();
  const untyped = (ctx: Context, next: () => Promise<void>, served: Served): void | Promise<void> => {
    const state = ctx.state as RequestState;
    const { resource, version } = served;
    const routing = byVerb.get(served) ?? new VerbRouting(version, (verb, sub) => handlers.serve(verb, sub));
    byVerb.set(served, routing);
    if (!routing.has(state.info)) return answerNoPage(ctx);
    state.resource = resource;
    state.version = version;
    // Warnings come with refusals, too.
    return telling(version, () => {
      const handler = routing.handlerOf(state.info);
      return whenThere(resource.ready(version), () => handler(ctx, next)) as Promise<void>;
    })(ctx, next) as Promise<void>;
  };
  return (ctx, next) => {
    const state = ctx.state as RequestState;
    const { info } = state;
    if (!info.resourceRequest) return next();
    const served = registry.find(info.group, info.version, info.resource);
    if (served === undefined) {
      if (info.group !== '' && !registry.hasOwnGroup(info.group)) return answerNoPage(ctx);
      throw pathNotFound();
    }
    if (served.version.untyped === true) return untyped(ctx, next, served);
    const { resource, version } = served;
    const sub = info.subresource === '' ? undefined : subresourceOf(served, info.subresource);
    if (info.route === '' || (info.subresource !== '' && sub === undefined)) throw pathNotFound();
    state.resource = resource;
    state.version = version;
    return whenThere(resource.ready(version), () =>
      whenThere(routings.get(served) ?? routingOf(served), ({ router, dispatch, watch }) => {
        if (info.watchPath) {
          if (sub !== undefined || !router.match(info.route, 'GET').route) throw pathNotFound();
          if (ctx.method !== 'GET' || !version.verbs.includes('watch')) throw methodNotAllowed();
          return watch(ctx, next);
        }
        if (ctx.method === 'OPTIONS' && sub !== undefined && takesAnyMethod(sub)) {
          if (!router.match(info.route, 'GET').route) throw pathNotFound();
          return telling(version, handlers.serve(info.verb, sub.name))(ctx, next);
        }
        if (ctx.method === 'HEAD' && sub?.connects !== true)
          throw router.match(info.route, 'GET').path.length === 0 ? pathNotFound() : methodNotAllowed();
        return routed(dispatch, ctx, info.route, () => {
          throw isRouted(ctx) ? methodNotAllowed() : pathNotFound();
        });
      }),
    );
  };
};

/** Whether the subresource passes requests on whatever their method, as proxies do; routes have the methods of verbs alone. */
const takesAnyMethod = ({ connects, verbs }: SubresourceDefinition): boolean =>
  connects === true && PROXIED_VERBS.every((verb) => verbs.includes(verb));

const PROXIED_VERBS: readonly string[] = ['create', 'delete', 'get', 'patch', 'update'];

/** A subresource that is there, with the gates of this server. */
const subresourceOf = ({ resource, version }: Served, wanted: string): SubresourceDefinition | undefined =>
  version.subresources.find(
    ({ name, featureGate }) => name === wanted && (featureGate === undefined || resource.environment.enabled(featureGate)),
  );

/** Where the paths there are can be read. */
const INDEX: readonly string[] = ['/', '/index.html'];

/** Health, discovery, documents; everything else is told what paths there are. */
const otherRequests = ({ health, discovery, documents, paths }: RequestPath): Middleware => {
  const route = documents.routes() as unknown as Middleware;
  return async (ctx) => {
    const { info } = ctx.state as RequestState;
    if (await health.answer(ctx, info.path, info.query)) return;
    if (await discovery.answer(ctx, info.path)) return;
    await routed(route, ctx, info.path, async () => {
      // Below a document that is answered as a resource of the API is, nothing is listed.
      if (info.path.startsWith('/version/')) throw pathNotFound();
      ctx.status = INDEX.includes(info.path) ? 200 : 404;
      ctx.set('Content-Type', 'application/json');
      ctx.body = `${JSON.stringify({ paths: paths() }, undefined, 2)}`;
    });
  };
};
