#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import type { Context } from 'koa';
/** `kindwright serve`: reads the command line, puts a server together and keeps it until it is told to stop. */
import { catalogue } from '../generated/catalogue.js';
import { features, flags } from '../generated/flags.js';
import { routes } from '../generated/routes.js';
import { defaultPlugins, type PluginSettings } from './admission/plugins/index.js';
import type { BearerAuthenticator } from './auth/authenticators/bearer.js';
import { certificateAuthenticator } from './auth/authenticators/client-certificate.js';
import { reviewToken } from './auth/authenticators/review-token.js';
import { type Lookup, serviceAccountAuthenticator } from './auth/authenticators/service-account-token.js';
import { parseTokenFile, singleToken, tokenAuthenticator } from './auth/authenticators/token-file.js';
import { identifyBy } from './auth/authenticators/union.js';
import { alwaysAllow, alwaysDeny, modesInOrder } from './auth/authorizers/modes.js';
import { rbacAuthorizer } from './auth/authorizers/rbac/authorizer.js';
import { servingCertificate, servingHosts } from './auth/certificates.js';
import { type Authenticator, type Authorizer, type Credentials, SUPERUSERS } from './auth/contract.js';
import { ServiceAccountTokens, signingKey, verificationKeys } from './auth/service-account-tokens.js';
import { auditFaults, auditorOf } from './cli/audit.js';
import { engineOf, keyRootOf } from './cli/engine.js';
import { FlagError, parseFlags, type Settings, usage } from './cli/flags.js';
import { featureGates } from './cli/gates.js';
import { keysOf } from './cli/runtime-config.js';
import { runStoreCommand, storeCommands } from './cli/store-commands.js';
import { writeKubeconfig } from './client/kubeconfig.js';
import { Aggregation } from './controllers/aggregation/aggregation.js';
import { makeFlowControl } from './controllers/flow-control.js';
import { makeApiService } from './controllers/kubernetes-service.js';
import { registerLocalVersions } from './controllers/local-api-services.js';
import { makePriorityClasses } from './controllers/priority-classes.js';
import { makeRoles } from './controllers/roles.js';
import { makeSystemNamespaces } from './controllers/system-namespaces.js';
import { mountMetrics } from './http/metrics.js';
import { OpenApi } from './http/openapi.js';
import { mountVersion } from './http/version.js';
import { addressRanges, portRange } from './kinds/core/address-range.js';
import { matching } from './model/linear-pattern.js';
import { useWords } from './model/words.js';
import { type NodeAccess, type Parts, startServer } from './server.js';

const OLDEST_RELEASE = 15;
const NEWEST_RELEASE = 25;

/** Throws for a directive that browsers do not know (RFC 6797, section 6.1). */
function transportDirective(text: string): void {
  if (!/^(max-age=\d+|includeSubDomains|preload)$/.test(text))
    throw new Error(`${JSON.stringify(text)} is none of max-age=<seconds>, includeSubDomains and preload`);
}

/** Flags whose values have a form of their own: reading one throws what is wrong with it. */
const FORMS: Readonly<Record<string, (text: string) => unknown>> = {
  'service-cluster-ip-range': addressRanges,
  'service-node-port-range': portRange,
  'cors-allowed-origins': matching,
  'strict-transport-security-directives': transportDirective,
};

/** Flags that name a file, which must be there. */
const FILES = [
  'tls-cert-file',
  'tls-private-key-file',
  'client-ca-file',
  'token-auth-file',
  'service-account-signing-key-file',
  'etcd-cafile',
  'etcd-certfile',
  'etcd-keyfile',
  'kubelet-certificate-authority',
  'kubelet-client-certificate',
  'kubelet-client-key',
  'proxy-client-cert-file',
  'proxy-client-key-file',
];

/** Flags of which one needs the other. */
const PAIRS = [
  ['etcd-certfile', 'etcd-keyfile'],
  ['tls-cert-file', 'tls-private-key-file'],
  ['kubelet-client-certificate', 'kubelet-client-key'],
  ['proxy-client-cert-file', 'proxy-client-key-file'],
] as const;

/** Faults of flags against one another and the files they name; empty where the server can start. */
function faultsOf(settings: Settings): string[] {
  const faults: string[] = [];
  for (const name of FILES) {
    const file = settings.text(name);
    if (file !== '' && !existsSync(file)) faults.push(`--${name}: there is no file ${file}`);
  }
  for (const [one, other] of PAIRS)
    if ((settings.text(one) === '') !== (settings.text(other) === '')) faults.push(`--${one} and --${other} go together`);
  for (const server of settings.list('etcd-servers'))
    if (!/^https?:\/\/[^/]+\/?$/.test(server))
      faults.push(`invalid value ${JSON.stringify(server)} for --etcd-servers: it is no address such as https://10.0.0.1:2379`);
  const minor = Number(/^1\.(\d+)$/.exec(settings.text('release'))?.[1]);
  if (!(minor >= OLDEST_RELEASE && minor <= NEWEST_RELEASE))
    faults.push(
      `invalid value ${JSON.stringify(settings.text('release'))} for --release: it is one of 1.${OLDEST_RELEASE} to 1.${NEWEST_RELEASE}`,
    );
  const keys = keysOf(catalogue.resources);
  for (const key of settings.map('runtime-config').keys()) {
    if (!keys.has(key)) faults.push(`--runtime-config: unknown key ${JSON.stringify(key)}`);
  }
  for (const [flag, read] of Object.entries(FORMS)) {
    for (const text of flags[flag]?.type === 'strings' ? settings.list(flag) : [settings.text(flag)]) {
      try {
        read(text);
      } catch (error) {
        faults.push(`--${flag}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return [...faults, ...auditFaults(settings)];
}

const identity = (ctx: Context, authenticators: readonly Authenticator[], anonymous: boolean): ReturnType<typeof identifyBy> => {
  const socket = ctx.req.socket as TLSSocket;
  const credentials: Credentials = {
    headers: ctx.req.headers,
    certificate() {
      const certificate = socket.getPeerCertificate?.();
      return certificate === undefined || certificate === null || Object.keys(certificate).length === 0 ? undefined : certificate;
    },
    get certificateTrusted() {
      return socket.authorized;
    },
  };
  return identifyBy(authenticators, credentials, { anonymous });
};

function authorizerOf(settings: Settings, parts: Parts): Authorizer {
  const modes: Readonly<Record<string, () => Authorizer>> = {
    AlwaysAllow: () => alwaysAllow,
    AlwaysDeny: () => alwaysDeny,
    RBAC: () => rbacAuthorizer(parts.registry),
  };
  return modesInOrder(settings.list('authorization-mode').map((mode) => modes[mode]?.() ?? alwaysDeny));
}

const accountAuthenticators = new WeakMap<Parts, BearerAuthenticator>();

function accountAuthenticator(settings: Settings, tokens: ServiceAccountTokens, parts: Parts): BearerAuthenticator {
  const known = accountAuthenticators.get(parts);
  if (known !== undefined) return known;
  const lookup: Lookup = async (plural, namespace, name) => {
    const resource = parts.registry.byId(plural);
    await resource.ready(resource.forms.version(resource.definition.hub));
    const entry = resource.find(namespace, name);
    return entry === undefined ? undefined : resource.forms.hub(entry.item);
  };
  const made = serviceAccountAuthenticator(tokens, lookup, { secretTokens: settings.flag('service-account-lookup') });
  accountAuthenticators.set(parts, made);
  return made;
}

/** The local administrator's token: made once, kept in the data folder. */
function administratorToken(folder: string): string {
  const file = path.join(folder, 'admin.token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const token = randomBytes(32).toString('base64url');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}

async function serve(args: readonly string[]): Promise<void> {
  const settings = parseFlags(args, flags);
  const enabled = featureGates(features, settings.map('feature-gates'), settings.text('release'));
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new FlagError(faults);
  const data = settings.text('data-dir');
  mkdirSync(data, { recursive: true });
  const host = settings.text('bind-address');
  const given = settings.text('tls-cert-file');
  const certificate =
    given === ''
      ? servingCertificate(settings.text('cert-dir') || path.join(data, 'pki'), servingHosts(catalogue.service, host))
      : { cert: readFileSync(given, 'utf8'), key: readFileSync(settings.text('tls-private-key-file'), 'utf8') };
  const authorities = settings.text('client-ca-file');
  const tokens = settings.text('token-auth-file');
  const token = administratorToken(data);
  const issuer = settings.text('service-account-issuer');
  const audiences = settings.list('api-audiences');
  const apiAudiences = audiences.length === 0 ? [issuer] : audiences;
  const accountTokens = new ServiceAccountTokens(
    signingKey(settings.text('service-account-signing-key-file') || path.join(data, 'pki', 'service-account.key')),
    verificationKeys(settings.list('service-account-key-file')),
    issuer,
    apiAudiences,
  );
  const staticTokens = tokenAuthenticator(
    new Map([
      ...(tokens === '' ? [] : parseTokenFile(readFileSync(tokens, 'utf8'))),
      ...singleToken(token, { name: 'admin', uid: '', groups: [SUPERUSERS], extra: {} }),
    ]),
    apiAudiences,
  );
  const tokenMethods = (parts: Parts): BearerAuthenticator[] => [staticTokens, accountAuthenticator(settings, accountTokens, parts)];
  const certificates = authorities === '' ? [] : [certificateAuthenticator];
  // Whoever may do everything without rules may not be nobody.
  const anonymous = settings.flag('anonymous-auth') && !settings.list('authorization-mode').includes('AlwaysAllow');
  const aggregation = new Aggregation({
    toEndpoints: settings.flag('enable-aggregator-routing'),
    tls: pemOf(settings, { cert: 'proxy-client-cert-file', key: 'proxy-client-key-file' }),
  });
  // The policy names its group by them.
  useWords(catalogue.service);
  const audit = await auditorOf(settings);
  const server = await startServer({
    catalogue,
    routes,
    engine: engineOf(settings),
    keyRoot: keyRootOf(settings),
    permits: { privileged: settings.flag('allow-privileged') },
    listen: {
      host,
      port: settings.number('secure-port'),
      ...certificate,
      clientAuthorities: authorities === '' ? undefined : readFileSync(authorities, 'utf8'),
    },
    identify: (ctx, parts) => identity(ctx, [...certificates, ...tokenMethods(parts)], anonymous),
    tokens: accountTokens,
    reviewToken: (parts, text, wanted) => reviewToken(tokenMethods(parts), text, wanted),
    authorizer: (parts) => authorizerOf(settings, parts),
    ...(audit === undefined ? {} : { audit }),
    plugins: (parts) => defaultPlugins(parts, pluginSettings(settings)),
    release: settings.text('release'),
    switches: settings.map('runtime-config'),
    enabled,
    seconds: (flag) => settings.number(flag),
    nodes: nodeAccess(settings),
    delegation: aggregation,
    strictTransport: settings.list('strict-transport-security-directives'),
    allowedOrigins: settings.list('cors-allowed-origins').map(matching),
    documents: (router, parts) => {
      mountMetrics(router, parts.metrics);
      mountVersion(router, settings.text('release'));
      const generated = new URL('../generated/openapi/', import.meta.url);
      new OpenApi(parts.registry, generated, `v${settings.text('release')}.0`, aggregation.documents).mount(router, enabled('OpenAPIV3'));
    },
    prepare: [
      { name: 'priority-and-fairness-config-producer', run: makeFlowControl },
      { name: 'kube-apiserver-autoregistration', run: registerLocalVersions },
      { name: 'apiservice-registration-controller', run: (parts) => aggregation.start(parts) },
      { name: 'system-namespaces', run: makeSystemNamespaces },
      ...(settings.list('authorization-mode').includes('RBAC') ? [{ name: 'rbac/bootstrap-roles', run: makeRoles }] : []),
      {
        name: 'bootstrap-controller',
        run: (parts) => makeApiService(parts, settings.text('service-cluster-ip-range'), parts.listeningPort()),
      },
      { name: 'scheduling/bootstrap-system-priority-classes', run: makePriorityClasses },
    ],
  });
  const kubeconfig = path.resolve(data, 'kubeconfig');
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `https://${address.includes(':') ? `[${address}]` : address}:${server.port}`;
  let pointing = `Point kubectl at it:\n\n  export KUBECONFIG=${kubeconfig}\n`;
  try {
    writeKubeconfig(kubeconfig, { server: url, authority: certificate.cert, token });
  } catch (error) {
    // Reads are served from a full disk, too.
    pointing = `The file for kubectl was not written: ${error instanceof Error ? error.message : String(error)}`;
  }
  stopOnSignals(server, settings.number('shutdown-delay-duration'));
  console.log(`Serving on ${url}\n${pointing}`);
  await server.ready();
  console.log('Ready.');
}

/** What the files hold that flags name, by the names given for them; nothing for flags that name none. */
function pemOf<Name extends string>(settings: Settings, files: Readonly<Record<Name, string>>): { [N in Name]?: string } {
  const out: { [N in Name]?: string } = {};
  for (const name of Object.keys(files) as Name[]) {
    const file = settings.text(files[name]);
    if (file !== '') out[name] = readFileSync(file, 'utf8');
  }
  return out;
}

const nodeAccess = (settings: Settings): NodeAccess => ({
  addressTypes: settings.list('kubelet-preferred-address-types'),
  tls: pemOf(settings, { ca: 'kubelet-certificate-authority', cert: 'kubelet-client-certificate', key: 'kubelet-client-key' }),
});

const pluginSettings = (settings: Settings): PluginSettings => ({
  services: {
    addresses: addressRanges(settings.text('service-cluster-ip-range')),
    nodePorts: portRange(settings.text('service-node-port-range')),
  },
  accessConfigMaps: settings.list('pod-access-config-maps'),
});

function stopOnSignals(server: { close(): Promise<void> }, delaySeconds: number): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    }, delaySeconds * 1000);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const HELP = [
  'Usage: kindwright serve [flags]',
  ...Object.entries(storeCommands).map(
    ([name, { about, file }]) => `       kindwright ${name} --${file}=<file> [flags]\n           ${about}`,
  ),
].join('\n');

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined || command === 'help' || command === '--help' || args.includes('--help')) {
    console.log(`${HELP}\n\n${usage(flags)}`);
    return;
  }
  if (command === 'serve') await serve(args);
  else if (Object.hasOwn(storeCommands, command)) console.log(await runStoreCommand(command, args, flags, catalogue));
  else {
    const known = ['serve', ...Object.keys(storeCommands)].join(', ');
    throw new FlagError([`unknown command ${JSON.stringify(command)}; there are: ${known}`]);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof FlagError ? error.message : error instanceof Error ? error.message : error);
  // What was started before the failure would go on.
  process.exit(1);
});
