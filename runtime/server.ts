/** A whole server: store, resources, request path and listener. Embedding programs start here. */

import type Router from '@koa/router';
import type { Context } from 'koa';
import { AdmissionChain, type AdmissionPlugin } from './admission/chain.js';
import { reviewToken, type TokenAnswer } from './auth/authenticators/review-token.js';
import type { Authorizer, User } from './auth/contract.js';
import type { ServiceAccountTokens } from './auth/service-account-tokens.js';
import { Auditing } from './http/audit.js';
import { type Delegation, type GroupVersions, noDelegation } from './http/delegation.js';
import { Discovery } from './http/discovery.js';
import { drainStreams } from './http/draining.js';
import { ResourceHandlers } from './http/handlers.js';
import type { Check } from './http/health.js';
import { type Listener, type ListenOptions, listen } from './http/listen.js';
import { Renderer } from './http/render.js';
import { newRouter, type RouteTables } from './http/routes.js';
import { setMinimumWatchSeconds } from './http/watch-stream.js';
import { strategyOf } from './kinds/index.js';
import { operationOf } from './kinds/operations.js';
import type { PodPermits } from './kinds/strategy.js';
import type { Catalogue, VersionCode } from './model/definition.js';
import type { LinearPattern } from './model/linear-pattern.js';
import { apiVersionOf } from './model/object.js';
import type { StructStructure } from './model/structure.js';
import { useWords } from './model/words.js';
import type { Auditor } from './observe/audit/auditor.js';
import { Metrics } from './observe/metrics.js';
import type { Environment } from './resource/environment.js';
import { Registry } from './resource/registry.js';
import { isStream, requestPath } from './serve.js';
import type { Engine } from './store/index.js';

export interface ServerOptions {
  readonly catalogue: Catalogue;
  readonly routes: RouteTables;
  /** Open, or to be opened by the server; closed with it. */
  readonly engine: Engine;
  /** Root of all keys, with both slashes; `/registry/` by default. */
  readonly keyRoot?: string;
  /** Objects that are kept for reading are frozen: for tests of kinds and plugins, which may not change them. */
  readonly frozen?: boolean;
  readonly listen: ListenOptions;
  /** Finds the caller of a request; throws 401. */
  identify(ctx: Context, server: Parts): User | Promise<User>;
  authorizer(server: Parts): Authorizer;
  /** What is audited, and where its events go; by default nothing is. */
  audit?(metrics: Metrics): Auditor;
  readonly plugins: (server: Parts) => readonly AdmissionPlugin[];
  /** The release whose API is shown. */
  readonly release: string;
  /** Switches of --runtime-config. */
  readonly switches: ReadonlyMap<string, boolean>;
  enabled(gate: string): boolean;
  /** Seconds given by a flag. */
  seconds(flag: string): number;
  readonly tokens?: ServiceAccountTokens;
  /** Judges a token that a review asks about; a server without bearer tokens knows none. */
  reviewToken?(server: Parts, token: string, audiences: readonly string[] | undefined): Promise<TokenAnswer>;
  /** How agents of nodes are called; by default as unknown callers, by whatever address they tell first. */
  readonly nodes?: NodeAccess;
  /** Which other API servers answer for group versions; by default none. Closed with the server. */
  readonly delegation?: Delegation;
  /** What pods may ask for; by default nothing that gives them the node. */
  readonly permits?: PodPermits;
  /** Directives that keep browsers on HTTPS; none by default. */
  readonly strictTransport?: readonly string[];
  /** Patterns of origins whose pages may call from a browser; none by default. */
  readonly allowedOrigins?: readonly LinearPattern[];
  /** Documents beside the resources, such as OpenAPI. */
  readonly documents?: (router: Router, server: Parts) => void;
  /** Work to do before the server calls itself ready, such as making the objects that must exist. */
  readonly prepare?: readonly { readonly name: string; run(server: Parts): Promise<void> }[];
}

/** How agents of nodes are called. */
export interface NodeAccess {
  /** Kinds of addresses that nodes tell, the preferred one first. */
  readonly addressTypes: readonly string[];
  /** PEM. Without an authority any certificate of a node is taken. */
  readonly tls: { readonly ca?: string; readonly cert?: string; readonly key?: string };
}

const NODE_ACCESS: NodeAccess = { addressTypes: ['Hostname', 'InternalDNS', 'InternalIP', 'ExternalDNS', 'ExternalIP'], tls: {} };

/** What the parts that are joined here see of one another. */
export interface Parts {
  readonly registry: Registry;
  readonly environment: Environment;
  readonly renderer: Renderer;
  readonly engine: Engine;
  readonly metrics: Metrics;
  readonly authorizer: Authorizer;
  /** Issues and verifies service account tokens; undefined where the server does not. */
  readonly tokens: ServiceAccountTokens | undefined;
  reviewToken(token: string, audiences: readonly string[] | undefined): Promise<TokenAnswer>;
  /** How agents of nodes are called. */
  readonly nodes: NodeAccess;
  /** Where the server listens; 0 before it does. */
  listeningPort(): number;
}

export interface Server extends Parts {
  readonly port: number;
  /** Resolves when all that must exist does. */
  ready(): Promise<void>;
  /** Drains watches and requests, then closes the store. */
  close(): Promise<void>;
}

/** How long running requests may take once the server stops, in milliseconds. */
const DRAIN_MS = 10_000;

export async function startServer(options: ServerOptions): Promise<Server> {
  const { catalogue, engine } = options;
  const { service } = catalogue;
  useWords(service);
  setMinimumWatchSeconds(options.seconds('min-request-timeout'));
  let plugins: readonly AdmissionPlugin[] = [];
  const environment: Environment = {
    engine,
    sharedStore: engine.confirm !== undefined,
    frozen: options.frozen === true,
    service,
    // The chain is read at each request, so that plugins may look at resources that are made after it.
    admission: new AdmissionChain(() => plugins),
    keyRoot: options.keyRoot ?? '/registry/',
    strategy: (definition) => strategyOf(definition.id),
    enabled: options.enabled,
    permits: options.permits ?? { privileged: false },
    seconds: options.seconds,
  };
  const registry = new Registry(catalogue, environment, { release: options.release, switches: options.switches });
  const renderer = new Renderer(catalogue, service);
  let port = 0;
  const parts: { -readonly [K in keyof Parts]: Parts[K] } = {
    registry,
    environment,
    renderer,
    engine,
    metrics: new Metrics(catalogue.metrics),
    authorizer: { authorize: () => ({ decision: 'abstain', reason: '' }) },
    nodes: options.nodes ?? NODE_ACCESS,
    listeningPort: () => port,
    tokens: options.tokens,
    reviewToken: (token, audiences) => options.reviewToken?.(parts, token, audiences) ?? reviewToken([], token),
  };
  parts.authorizer = options.authorizer(parts);
  plugins = options.plugins(parts);
  const preparation = new Preparation(options, parts);
  const documents = newRouter();
  options.documents?.(documents, parts);
  const codeOf = async (apiVersion: string, kind: string): Promise<VersionCode | undefined> => {
    const kinds = Object.hasOwn(catalogue.kinds, apiVersion) ? await catalogue.kinds[apiVersion]?.() : undefined;
    return kinds !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  };
  const structureOf = async (apiVersion: string, kind: string): Promise<StructStructure | undefined> =>
    (await codeOf(apiVersion, kind))?.structure;
  const handlers = new ResourceHandlers(
    renderer,
    { find: (resource, subresource) => operationOf(parts, resource, subresource) },
    async (group, version, kind) => {
      const code = await codeOf(apiVersionOf(group, version), kind);
      if (code === undefined) throw new Error(`the catalogue has no ${kind} in ${apiVersionOf(group, version)}`);
      return { group, version, kind, code, structureOf };
    },
    structureOf,
    parts.authorizer,
  );
  let draining = false;
  const checks: readonly Check[] = [
    { name: 'ping', at: ['healthz', 'livez', 'readyz'], run: () => undefined },
    { name: 'log', at: ['healthz', 'livez', 'readyz'], run: () => undefined },
    { name: 'etcd', at: ['healthz', 'livez', 'readyz'], run: () => storeHealth(engine) },
    { name: 'informer-sync', at: ['readyz'], run: () => preparation.state() },
    ...preparation.checks(),
    { name: 'shutdown', at: ['readyz'], run: () => (draining ? 'the server is shutting down' : undefined) },
  ];
  const delegation = options.delegation ?? noDelegation;
  const auditor = options.audit?.(parts.metrics);
  const auditing = auditor && new Auditing(auditor, (info) => isStream(registry, info));
  const app = requestPath({
    renderer,
    registry,
    delegation,
    discovery: new Discovery(registry, renderer, options.enabled, delegation),
    handlers,
    routes: options.routes,
    identify: (ctx) => options.identify(ctx, parts),
    auditing,
    authorizer: parts.authorizer,
    release: options.release,
    metrics: parts.metrics,
    checks,
    requestSeconds: options.seconds('request-timeout'),
    strictTransport: options.strictTransport ?? [],
    allowedOrigins: options.allowedOrigins ?? [],
    documents,
    paths: () => rootPaths([...registry.groups(), ...(delegation.groups() ?? [])], checks, documents),
  });
  await engine.open();
  const listener: Listener = await listen(options.listen, app.callback()).catch(async (error: unknown) => {
    // An open engine would keep the process alive, and its data locked.
    await engine.close();
    throw error;
  });
  port = listener.port;
  preparation.start();
  return {
    ...parts,
    port,
    ready: () => preparation.done,
    async close() {
      draining = true;
      drainStreams();
      await listener.close(DRAIN_MS);
      delegation.close();
      await auditing?.close();
      for (const resource of registry.resources) resource.cache.close();
      await engine.close();
    },
  };
}

async function storeHealth(engine: Engine): Promise<string | undefined> {
  try {
    await engine.currentRevision();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'the store does not answer';
  }
}

/** Pause before a failed preparation runs again, in milliseconds. */
const RETRY_MS = 500;

/** Work that must be done once before the server is ready. Each part is tried until it succeeds. */
class Preparation {
  readonly done: Promise<void>;
  #finish: () => void = () => undefined;
  readonly #open: Set<string>;
  #fault = '';

  constructor(
    private readonly options: ServerOptions,
    private readonly parts: Parts,
  ) {
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#open = new Set(options.prepare?.map((p) => p.name));
  }

  start(): void {
    void this.#run();
  }

  async #run(): Promise<void> {
    for (const part of this.options.prepare ?? []) {
      for (;;) {
        try {
          await part.run(this.parts);
          break;
        } catch (error) {
          this.#fault = error instanceof Error ? error.message : String(error);
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
      this.#open.delete(part.name);
    }
    this.#finish();
  }

  state(): string | undefined {
    return this.#open.size === 0 ? undefined : `waiting for ${[...this.#open].join(', ')}${this.#fault === '' ? '' : `: ${this.#fault}`}`;
  }

  checks(): Check[] {
    return (this.options.prepare ?? []).map(({ name }) => ({
      name: `poststarthook/${name}`,
      at: ['healthz', 'livez', 'readyz'],
      run: () => (this.#open.has(name) ? 'not finished' : undefined),
    }));
  }
}

function rootPaths(groups: readonly GroupVersions[], checks: readonly Check[], documents: Router): string[] {
  const paths = new Set<string>(['/api', '/apis', '/apis/', '/healthz', '/livez', '/readyz']);
  for (const { name, versions } of groups) {
    if (name !== '') paths.add(`/apis/${name}`);
    for (const v of versions) paths.add(name === '' ? `/api/${v}` : `/apis/${apiVersionOf(name, v)}`);
  }
  for (const check of checks) for (const at of check.at) paths.add(`/${at}/${check.name}`);
  for (const layer of documents.stack) if (!String(layer.path).includes(':')) paths.add(String(layer.path));
  return [...paths].sort();
}
