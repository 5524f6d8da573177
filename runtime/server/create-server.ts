/** The only place where a server is put together: the command line, tests and programs that embed one all come here. */

import { totalmem } from 'node:os';
import type Koa from 'koa';
import { AdmissionChain, type AdmissionPlugin } from '../admission/chain.js';
import { AdmissionMeter } from '../admission/meter.js';
import { chosenPlugins } from '../admission/plugins/choice.js';
import { clusterAdmission } from '../admission/plugins/index.js';
import { OutgoingAddresses } from '../client/outgoing.js';
import { YamlThreads } from '../codec/yaml-threads.js';
import { Aggregation } from '../controllers/aggregation/aggregation.js';
import { flowControlConfiguration } from '../controllers/flow-control/configuration.js';
import { flowControl } from '../controllers/flow-control/controller.js';
import { type Controller, type ControllerHost, isChosen } from '../controllers/framework/contract.js';
import { ControllerGroup } from '../controllers/framework/controller-group.js';
import { LocalApi } from '../controllers/framework/local-api.js';
import { clusterControllers } from '../controllers/index.js';
import { localVersions } from '../controllers/local-api-services.js';
import { ControllerPermission } from '../controllers/permission.js';
import { customResources } from '../extensions/controller.js';
import { FlowControl } from '../flowcontrol/flow-control.js';
import { Renderer } from '../http/answers/render.js';
import { followedPem } from '../http/connections/pem-files.js';
import { Discovery } from '../http/documents/discovery.js';
import { OpenApi } from '../http/documents/openapi.js';
import { OpenApiMeter } from '../http/documents/openapi-meter.js';
import { CallerMeter } from '../http/fairness/caller-meter.js';
import { Auditing } from '../http/observing/audit.js';
import { Health } from '../http/observing/health.js';
import { REQUESTS_LEVEL } from '../http/observing/request-log.js';
import { RequestMeter } from '../http/observing/request-meter.js';
import { RequestTracer } from '../http/observing/request-tracer.js';
import { ResourceHandlers } from '../http/routing/handlers.js';
import { Operations } from '../http/routing/operations.js';
import type { ServerParts } from '../http/server-parts.js';
import { OpenStreams } from '../http/streams/open-streams.js';
import { WatchMeter } from '../http/streams/watch-meter.js';
import { withClusterKinds } from '../kinds/index.js';
import { KindSet } from '../kinds/kind-set.js';
import { systemClock, type Timer } from '../model/clock.js';
import { matching } from '../model/patterns/linear-pattern.js';
import { Words } from '../model/values/words.js';
import { WorkMarks } from '../model/work-marks.js';
import { allowedLabels } from '../observe/metrics/allowed-labels.js';
import { encryptionMeter } from '../observe/metrics/encryption-meter.js';
import { Metrics } from '../observe/metrics/metrics.js';
import { meteredEngine } from '../observe/metrics/store-meter.js';
import { jsonLog } from '../observe/operator-log.js';
import { Pace } from '../resource/pace.js';
import { RecentObjects } from '../resource/recent-objects.js';
import { Registry } from '../resource/registry.js';
import { metadataRulesOf } from '../resource/writes/metadata.js';
import { featureGates, gateWarnings } from '../settings/feature-gates.js';
import { flagWarnings } from '../settings/flag-warnings.js';
import { FollowedFiles } from '../settings/followed-files.js';
import { FlagError, type FlagOptions, settingsOf } from '../settings/read.js';
import { auditorOf } from './auditing.js';
import { accountTokens, authenticatorsOf, identifier, judgesTokens, reviewBy } from './authentication.js';
import { clusterAuthorities, trustedAuthorities } from './authorities.js';
import { authorizationFaults, authorizerOf } from './authorization.js';
import { CatalogueCode } from './catalogue-code.js';
import { connectionTrust } from './connection-trust.js';
import { Endings } from './endings.js';
import { followedAnonymous } from './flags/authentication-config.js';
import { controllerFaults, flagFaults } from './flags/flag-faults.js';
import { fileFaultsOf, READ_AT_START } from './flags/flag-files.js';
import type { ServerOptions } from './flags/options.js';
import { collectGauges } from './gauges.js';
import { healthChecks } from './health-checks.js';
import { strayKinds } from './kind-faults.js';
import { atLeisure, busyThread } from './leisure.js';
import { Listening } from './listening.js';
import { levelOf, REQUESTS } from './log-levels.js';
import { MemoryGuard, processMemory, tellMemory } from './memory-guard.js';
import { OutsideServices } from './outside-services.js';
import { requestPath } from './request-path.js';
import { flowSampler, roomOf } from './room.js';
import { rootDocuments } from './root-documents.js';
import { countedPaths, rootPaths } from './root-paths.js';
import { runningServer } from './running-server.js';
import type { OwnFlags, Server } from './server.js';
import { followedServing, namedCertificateFiles } from './serving-certificates.js';
import { Startup } from './startup.js';
import { administratorToken, openDataFolder } from './storage/data-folder.js';
import { encrypting, readOnce } from './storage/encrypting.js';
import { databaseOf, engineOf, keyRootOf, storagePrefixes } from './storage/engine.js';
import { WatchingOver } from './watching-over.js';

/**
 * Puts a server together and opens its store. Beside ServerOptions it takes the flags of the catalogue by their names in camel
 * case, such as `dataDir` and `securePort`. Throws FlagError with every fault of them, and what the store throws; whatever was opened
 * until then is closed again.
 */
export async function createServer<Options extends object>(options: ServerOptions<Options> & OwnFlags<Options>): Promise<Server> {
  const endings = new Endings();
  try {
    return await assembled(options, endings);
  } catch (error) {
    // What keeps the server from being there is told, and not what follows from it.
    await endings.run().catch(() => undefined);
    throw error;
  }
}

/** `endings`: told of everything that must be ended, as soon as it is there. */
async function assembled<Options extends object>(options: ServerOptions<Options> & OwnFlags<Options>, endings: Endings): Promise<Server> {
  const {
    catalogue,
    settings: given,
    kinds,
    admission,
    controllers,
    engine: givenEngine,
    authenticators,
    authorizer,
    audit,
    clock = systemClock,
    log: givenLog,
    ...rest
  } = options;
  const {
    aggregation: givenAggregation,
    serving: givenServing,
    frozen = false,
    connectionLimits,
    memory: givenMemory,
    watchdog = false,
    ...named
  } = rest;
  const settings = given ?? settingsOf(named as FlagOptions, catalogue.flags);
  const log = givenLog ?? (settings.text('logging-format') === 'json' ? await jsonLog() : (line: string) => console.error(line));
  const release = settings.text('release');
  const enabled = featureGates(catalogue.features, settings.map('feature-gates'), release);
  const words = new Words(catalogue.service);
  const known = new Set(catalogue.resources.map(({ id }) => id));
  const missing = (ids: readonly string[]): readonly string[] => ids.map(words.filled).filter((id) => !known.has(id));
  const kindSet = new KindSet(withClusterKinds(kinds), words);
  const chosen = chosenPlugins(admission ?? clusterAdmission, settings, words);
  const faults = [
    ...flagFaults(settings, catalogue, words),
    ...kindSet.faults(catalogue),
    ...strayKinds(kinds ?? [], known, words),
    ...(authorizer === undefined ? authorizationFaults(settings, missing) : []),
    ...controllerFaults(settings, [...clusterControllers, ...(controllers ?? [])], missing),
    ...chosen.faults,
  ];
  if (faults.length > 0) throw new FlagError(faults);

  const switches = settings.map('feature-gates');
  for (const warning of [
    ...flagWarnings(settings, catalogue.flags, release),
    ...gateWarnings(catalogue.features, switches, release),
    ...chosen.warnings,
  ])
    log(warning);
  openDataFolder(settings);
  const files = new FollowedFiles({
    settings,
    log,
    readAtStart: [...READ_AT_START, ...readOnce(settings)],
    faultsOf: (flag, file) => fileFaultsOf(flag, file, words),
    filesOf: (flag) => namedCertificateFiles(settings, flag),
  });
  const serving = followedServing(settings, catalogue.service, givenServing, files);
  const usualCertificate = (): string => serving.current.usual.cert;
  const isAble = ({ needs = [] }: Controller): boolean => missing(needs).length === 0;
  const able = (controllers ?? clusterControllers).filter(isAble);
  const authorities = clusterAuthorities(settings, usualCertificate(), able, files);
  const administrator = administratorToken(settings);
  const tokens = accountTokens(settings, words, files);
  const metrics = new Metrics(catalogue.metrics, {
    release,
    showHidden: settings.text('show-hidden-metrics-for-version') !== '',
    disabled: settings.list('disabled-metrics'),
    allowed: allowedLabels(settings.list('allow-metric-labels')),
    warn: log,
  });
  const leases = metrics.histogram('etcd_lease_object_counts').cell({});
  const encryption = await encrypting({ settings, catalogue, words }, { clock, meter: encryptionMeter(metrics), log, files });
  endings.add(() => encryption?.close());
  const stored = givenEngine ?? engineOf(settings, files, (keys) => leases.observe(keys));
  // An engine that was given is the server's from the moment that it is opened.
  let ownsEngine = givenEngine === undefined;
  endings.add(() => (ownsEngine ? stored.close() : undefined));
  const marks = new WorkMarks();
  const pace = new Pace(marks);
  const metered = meteredEngine(stored, metrics, keyRootOf(settings), storagePrefixes(catalogue));
  const engine = encryption?.over(metered, pace) ?? metered;
  const plugins: AdmissionPlugin[] = [];
  const environment = {
    engine,
    sharedStore: engine.confirm !== undefined,
    service: catalogue.service,
    metadataRules: metadataRulesOf(catalogue),
    words,
    functions: kindSet.functions,
    // Plugins are looked up at each request because they are created after the resources that use this chain.
    admission: new AdmissionChain(() => plugins, new AdmissionMeter(metrics)),
    namespaces: catalogue.namespaces.segment,
    keyRoot: keyRootOf(settings),
    strategy: ({ id }: { readonly id: string }) => kindSet.strategy(id),
    enabled,
    recentObjects: new RecentObjects(frozen),
    pace,
    marks,
    settings,
  };
  const registry = new Registry(catalogue, environment, { release, switches: settings.map('runtime-config') });
  endings.add(() => {
    for (const resource of registry.resources) resource.cache.close();
  });
  collectGauges(metrics, registry, release, databaseOf(settings));
  const listening = new Listening({
    settings,
    secrets: () => ({ certificates: serving.current, clientAuthorities: trustedAuthorities(authorities) }),
    limits: connectionLimits,
  });
  const outgoing = new OutgoingAddresses({
    denied: settings.list('outgoing-denied-cidrs'),
    allowed: settings.list('outgoing-allowed-cidrs'),
    listeningPort: () => listening.port,
  });
  const parts: { -readonly [K in keyof ServerParts]: ServerParts[K] } = {
    registry,
    environment,
    metrics,
    tokens,
    authorities,
    outgoing,
    listeningPort: () => listening.port,
    files,
    authorizer: { authorize: () => ({ decision: 'abstain', reason: '' }) },
    reviewToken: reviewBy([]),
    clock,
  };
  const outside = new OutsideServices(settings, files, outgoing, () => pace.begin());
  endings.add(() => outside.close());
  const callers = authenticators?.(parts) ?? authenticatorsOf(settings, tokens, administrator, parts, outside);
  parts.reviewToken = reviewBy(callers.filter(judgesTokens));
  parts.authorizer = authorizer?.(parts) ?? authorizerOf(parts, outside);
  endings.add(() => {
    for (const plugin of plugins) plugin.close?.();
  });
  for (const plugin of chosen.plugins) plugins.push(plugin(parts));

  const identity = followedPem(settings, files, { cert: 'proxy-client-cert-file', key: 'proxy-client-key-file' });
  const aggregation =
    givenAggregation ??
    new Aggregation({
      toEndpoints: settings.flag('enable-aggregator-routing'),
      // Each connection is made with what the files say by then.
      tls: {
        get cert() {
          return identity.current.cert;
        },
        get key() {
          return identity.current.key;
        },
      },
    });
  endings.add(() => aggregation.close());
  const room = roomOf(settings, enabled, isAble(flowControl), metrics);
  const fairness = room instanceof FlowControl ? room : undefined;
  const sampler = fairness && flowSampler(fairness, metrics, clock);
  // Which versions are listed follows from API services, and who waits from priority levels, whatever other controllers there are.
  const own: readonly Controller[] = [
    customResources,
    localVersions,
    aggregation,
    ...(fairness ? [flowControlConfiguration(fairness)] : []),
  ];
  const wanted = [...own.filter(isAble), ...able].filter((controller) => controller.wanted?.(settings) !== false);
  const api = new LocalApi(registry, metrics, clock, marks);
  endings.add(() => api.close());
  const controllerHost: ControllerHost = { ...parts, api, delegation: aggregation };
  const startup = new Startup(
    wanted.filter(({ phase }) => phase !== 'running'),
    controllerHost,
  );
  const running = wanted.filter(({ phase, name }) => phase === 'running' && isChosen(settings, name));
  const group = new ControllerGroup(running, controllerHost, new ControllerPermission(controllerHost));
  // What is not needed for answers begins with the first of them.
  void startup.done.then(() => group.begin());
  let draining = false;
  const { documents, pages } = rootDocuments({
    settings,
    metrics,
    pace: environment.pace,
    release,
    fairness,
    tokens,
    addressOf: () => listening.url,
  });
  const renderer = new Renderer(catalogue, catalogue.service, log, release);
  const discovery = new Discovery(registry, renderer, enabled, aggregation);
  const openApi = new OpenApi(
    registry,
    catalogue.documents,
    release,
    [...discovery.pages(), ...pages],
    aggregation.documents,
    new OpenApiMeter(metrics),
    environment.pace,
  );
  openApi.mount(documents, enabled('OpenAPIV3'));

  const code = new CatalogueCode(catalogue, kindSet.functions);
  const yaml = new YamlThreads();
  endings.add(() => yaml.close());
  const handlers = new ResourceHandlers(
    renderer,
    new Operations(kindSet.operations, parts),
    code.bodiesOf,
    code.structureOf,
    parts.authorizer,
    yaml,
  );
  const checks = healthChecks(
    engine,
    registry,
    startup,
    group,
    encryption?.checks ?? [],
    () => draining,
    settings.seconds('etcd-healthcheck-timeout') * 1000,
  );
  const health = new Health(checks, settings.seconds('livez-grace-period'));
  const auditor = (audit ?? (await auditorOf(settings, words, outside, files)))?.(metrics);
  const auditing = auditor && new Auditing(auditor);
  endings.add(() => auditing?.close());
  const tracer = await RequestTracer.from(settings.text('tracing-config-file'), release);
  endings.add(() => tracer?.close());
  const streams = new OpenStreams(settings.number('min-request-timeout'), new WatchMeter(metrics));
  const paths = (): string[] => rootPaths([...registry.groups(), ...(aggregation.groups() ?? [])], checks, documents);
  const memory = new MemoryGuard({
    read: givenMemory ?? processMemory(totalmem()),
    changed: (full, reading) => tellMemory(log, full, reading),
  });
  const refusedForMemory = metrics.counter('apiserver_memory_refused_requests_total').cell({});
  const app: Koa = requestPath({
    renderer,
    registry,
    delegation: aggregation,
    discovery,
    handlers,
    routes: catalogue.routes,
    identify: identifier(callers, followedAnonymous(settings, words, files), connectionTrust(authorities), words),
    auditing,
    room,
    marks,
    memory,
    memoryRefused: () => refusedForMemory.add(),
    authorizer: parts.authorizer,
    release,
    enabled,
    metrics,
    meters: { requests: new RequestMeter(metrics, countedPaths(checks, documents)), callers: new CallerMeter(metrics) },
    streams,
    health,
    requestSeconds: settings.number('request-timeout'),
    goAwayChance: settings.number('goaway-chance'),
    strictTransport: settings.list('strict-transport-security-directives'),
    allowedOrigins: settings.list('cors-allowed-origins').map((origin) => matching(origin)),
    requestLog: levelOf(settings, REQUESTS) >= REQUESTS_LEVEL ? log : undefined,
    log,
    tracer,
    documents,
    paths,
  });
  authorities.onChange(() => listening.renew());
  serving.onChange(() => listening.renew());
  await encryption?.start();
  ownsEngine = true;
  await engine.open();
  const watching = new WatchingOver({ marks, metrics, log, json: settings.text('logging-format') === 'json' });
  endings.add(() => watching.end());
  let atRest: Timer | undefined;
  endings.add(async () => {
    draining = true;
    files.close();
    memory.stop();
    sampler?.stop();
    atRest?.cancel();
    const stopped = Promise.all([startup.stop(), group.stop()]);
    streams.drain();
    await listening.close();
    await stopped;
  });
  // The first scrape must stall nobody.
  void startup.done.then(() => {
    if (!draining) atRest = atLeisure(clock, busyThread(), () => void metrics.load());
  });
  // Its thread is started when the server is ready, so that nobody waits for it.
  if (watchdog) void startup.done.then(() => watching.begin());
  files.start();
  memory.start();
  sampler?.start();
  const handshakes = metrics.counter('apiserver_tls_handshake_errors_total').cell({});
  return runningServer({
    host: controllerHost,
    listening,
    handshakeFailed: () => handshakes.add(),
    authority: usualCertificate,
    administrator,
    callback: app.callback(),
    startup,
    paths,
    drain: () => {
      draining = true;
    },
    delaySeconds: settings.seconds('shutdown-delay-duration'),
    close: () => endings.run(),
  });
}
