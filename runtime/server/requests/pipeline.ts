/** What answers the requests of a server: its documents, its handlers, and all that the stages of the request path need. */
import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import type Koa from 'koa';
import { YamlThreads } from '../../codec/yaml-threads.js';
import { CONSOLE, consoleLink } from '../../console/console.js';
import { KeptLogins } from '../../console/sessions.js';
import { Renderer } from '../../http/answers/render.js';
import { Discovery } from '../../http/documents/discovery.js';
import { OpenApi } from '../../http/documents/openapi.js';
import { OpenApiMeter } from '../../http/documents/openapi-meter.js';
import type { StoredParts } from '../../http/documents/openapi-parts.js';
import { CallerMeter } from '../../http/fairness/caller-meter.js';
import { Auditing } from '../../http/observing/audit.js';
import { AuthorizationMeter } from '../../http/observing/authorization-meter.js';
import { Health, HealthMeter } from '../../http/observing/health.js';
import { REQUESTS_LEVEL } from '../../http/observing/request-log.js';
import { RequestMeter } from '../../http/observing/request-meter.js';
import { RequestTracer } from '../../http/observing/request-tracer.js';
import { ResourceHandlers } from '../../http/routing/handlers.js';
import { Operations } from '../../http/routing/operations.js';
import { OpenStreams } from '../../http/streams/open-streams.js';
import { whenThere } from '../../model/definition/settled.js';
import { matching } from '../../model/patterns/linear-pattern.js';
import { binaryRelease } from '../../settings/emulated-release.js';
import type { Access } from '../access/access.js';
import { identifier } from '../access/authentication.js';
import { connectionTrust } from '../access/connection-trust.js';
import type { Controllers } from '../controllers.js';
import type { Foundation } from '../foundation.js';
import type { Endings } from '../lifecycle/endings.js';
import { healthChecks } from '../lifecycle/health-checks.js';
import { MemoryGuard, processMemory, tellMemory } from '../lifecycle/memory-guard.js';
import { levelOf, REQUESTS } from '../log-levels.js';
import type { Plan } from '../plan.js';
import { requestPath } from '../request-path.js';
import type { Store } from '../storage/store.js';
import { auditorOf } from './auditing.js';
import { CatalogueCode } from './catalogue-code.js';
import { consoleOf } from './console.js';
import { mountOwnRoutes } from './own-routes.js';
import { rootDocuments } from './root-documents.js';
import { countedPaths, pathsOfServer, rootPaths } from './root-paths.js';

export interface Pipeline {
  readonly callback: ReturnType<Koa['callback']>;
  /** Paths that it answers beside those of resources. */
  paths(): string[];
  readonly streams: OpenStreams;
  /** Refuses requests once it is started and memory is short. */
  readonly memory: MemoryGuard;
  /** An address at which the administrator is logged in at the console once; undefined where the server has none. */
  consoleLink(): string | undefined;
}

/** `draining`: aborted once the server takes no more requests. */
export async function pipelineOf(
  plan: Plan,
  foundation: Foundation,
  store: Store,
  access: Access,
  controllers: Controllers,
  draining: AbortSignal,
  endings: Endings,
): Promise<Pipeline> {
  const { catalogue, settings, given, log, clock, release, words, kinds, gates } = plan;
  const { files, authorities, tokens, metrics, marks, pace, listening } = foundation;
  const { outside, authenticators, parts } = access;
  const { registry, authorizer } = parts;
  const { aggregation, room, fairness, startup, group, inUse, deprecations } = controllers;
  const addressOf = () => listening.url;
  const { documents, pages } = rootDocuments({
    settings,
    metrics,
    worker: given.worker,
    pace,
    release,
    fairness,
    tokens,
    addressOf,
    enabled: gates.enabled,
    service: catalogue.service,
  });
  const renderer = new Renderer(catalogue, catalogue.service, log, gates.enabled, release, pace);
  const discovery = new Discovery(registry, renderer, gates, aggregation, metrics);
  const described = [...discovery.pages(), ...pages];
  const stored: StoredParts = { folders: catalogue.documents, text: given.document ?? ((file) => readFile(file, 'utf8')) };
  const openApi = new OpenApi(
    registry,
    stored,
    release,
    described,
    aggregation.documents,
    new OpenApiMeter(metrics),
    pace,
    gates.enabled,
    release !== binaryRelease(settings),
  );
  openApi.mount(documents, gates.enabled('OpenAPIV3'));
  given.testing?.mount(documents);

  const { callers } = access;
  const identify = identifier(authenticators, callers, connectionTrust(authorities, clock), parts.environment);
  const logins = new KeptLogins(clock);
  const console = settings.flag('console')
    ? consoleOf(plan, outside, callers, identify, given.worker?.logins ?? logins, stored)
    : undefined;

  const code = new CatalogueCode(catalogue, kinds.functions);
  const yaml = new YamlThreads();
  endings.add(() => yaml.close());
  const operations = new Operations(kinds.operations, parts);
  const handlers = new ResourceHandlers(renderer, operations, code.bodiesOf, code.structureOf, authorizer, yaml);

  const checked = { engine: store.engine, encryption: store.checks, registry, startup, group, draining };
  const checks = healthChecks({ ...checked, settings, release, enabled: gates.enabled });
  mountOwnRoutes(
    documents,
    plan.routes,
    [...pathsOfServer(checks, documents), ...(console === undefined ? [] : [CONSOLE])],
    controllers.host,
  );
  const auditor = (given.audit ?? (await auditorOf(settings, words, outside, files, log, release, given.worker)))?.(metrics, log);
  const auditing = auditor && new Auditing(auditor, gates.enabled);
  endings.add(() => auditing?.close());
  const tracer = await RequestTracer.from(settings.text('tracing-config-file'), release);
  endings.add(() => tracer?.close());
  const streams = new OpenStreams(settings.number('min-request-timeout'), inUse.watches);
  const memory = new MemoryGuard({
    read: given.memory ?? processMemory(totalmem(), given.worker?.count),
    changed: (full, reading) => tellMemory(log, full, reading),
  });
  const refusedForMemory = metrics.counter('apiserver_memory_refused_requests_total').cell({});
  const paths = (): string[] => rootPaths([...registry.groups(), ...(aggregation.groups() ?? [])], checks, documents);
  const app = requestPath({
    renderer,
    registry,
    delegation: aggregation,
    discovery,
    handlers,
    routes: catalogue.routes,
    identify:
      console === undefined
        ? identify
        : (ctx) => whenThere(console.credentialsOf(ctx.req.headers), (credentials) => identify(ctx, credentials)),
    console: console?.stage,
    auditing,
    room,
    arrivals: listening.arrivals,
    marks,
    memory,
    memoryRefused: () => refusedForMemory.add(),
    authorizer,
    deprecations,
    enabled: gates.enabled,
    meters: {
      requests: new RequestMeter(metrics, countedPaths(checks, documents), inUse, gates.enabled),
      callers: new CallerMeter(metrics),
      authorization: new AuthorizationMeter(metrics),
    },
    streams,
    health: new Health(checks, settings.seconds('livez-grace-period'), new HealthMeter(metrics)),
    requestSeconds: settings.number('request-timeout'),
    goAwayChance: settings.number('goaway-chance'),
    strictTransport: settings.list('strict-transport-security-directives'),
    allowedOrigins: settings.list('cors-allowed-origins').map((origin) => matching(origin)),
    requestLog: levelOf(settings, REQUESTS) >= REQUESTS_LEVEL ? log : undefined,
    log,
    tracer,
    documents,
    paths,
    testing: given.testing,
  });
  return {
    callback: app.callback(),
    paths: () => [...paths(), ...(console === undefined ? [] : [CONSOLE])],
    streams,
    memory,
    // What several processes have together, the one that started them knows.
    consoleLink: () =>
      console === undefined || given.worker !== undefined
        ? undefined
        : consoleLink(foundation.listening.url, logins, { token: foundation.administrator }),
  };
}
