/** Every flag that scripts pass to the API server of release 1.21 is taken: it acts, or says why it does nothing. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { flags as declared } from '../../generated/flags.js';
import { usage } from '../../runtime/cli/usage.js';
import { clusterControllers } from '../../runtime/controllers/index.js';
import type { FlagDefinition } from '../../runtime/model/definition/definition.js';
import { flagWarnings } from '../../runtime/settings/flag-warnings.js';
import { FlagError, parseFlags } from '../../runtime/settings/read.js';
import { ROOT } from '../support/root.js';
import { type TestOptions, TestServer } from '../support/server.js';
import { HIDDEN_FLAGS, SHOWN_FLAGS } from './release-flags.js';

const flags: Readonly<Record<string, FlagDefinition>> = declared;
/** Of commands, not of what is declared. */
const OF_COMMANDS = ['help', 'version'];
const isKnown = (name: string): boolean => Object.hasOwn(flags, name) || OF_COMMANDS.includes(name);

test('each flag of the release is declared', () => {
  assert.deepEqual(
    [...SHOWN_FLAGS, ...HIDDEN_FLAGS].filter((name) => !isKnown(name)),
    [],
  );
});

const FACTS = path.join(ROOT, '../shared/facts/flags.json');
const WITHOUT_FACTS = existsSync(FACTS) ? false : 'the recorded facts are not beside the checkout';

test('the list of them is that of the recorded facts', { skip: WITHOUT_FACTS }, () => {
  const facts: { flags: { name: string }[]; hiddenFromHelp: { name: string }[] } = JSON.parse(readFileSync(FACTS, 'utf8'));
  assert.deepEqual(
    SHOWN_FLAGS,
    facts.flags.map(({ name }) => name),
  );
  assert.deepEqual(
    HIDDEN_FLAGS,
    facts.hiddenFromHelp.map(({ name }) => name),
  );
});

test('the help shows them, and says of those without effect why', () => {
  const help = usage(flags, { release: RELEASE });
  for (const name of SHOWN_FLAGS.filter((each) => !OF_COMMANDS.includes(each))) assert.match(help, new RegExp(`^  --${name}(?: |$)`, 'm'));
  assert.match(help, / {2}--watch-cache \(true\)\n {6}TAKEN, AND WITHOUT EFFECT, as every read is answered from memory: /);
  assert.doesNotMatch(help, /--insecure-port|--target-ram-mb/);
});

/** Later releases lack some of them. */
const RELEASE = '1.21';
const parsed = (...args: string[]) => parseFlags([...args, `--release=${RELEASE}`], flags);

const warned = (...args: string[]): string[] => flagWarnings(parsed(...args), flags, RELEASE);

test('who gives one without effect is told in one line why, and who gives a deprecated one what to use', () => {
  assert.deepEqual(warned('--watch-cache=true'), ['Flag --watch-cache does nothing here: every read is answered from memory.']);
  assert.deepEqual(warned('--insecure-port=0'), [
    'Flag --insecure-port has been deprecated, and does nothing here: there is no serving without TLS.',
  ]);
  assert.deepEqual(warned('--admission-control=NamespaceLifecycle'), [
    'Flag --admission-control has been deprecated, use --enable-admission-plugins or --disable-admission-plugins instead.',
  ]);
  assert.deepEqual(warned('--delete-collection-workers=3', '--event-ttl=2h'), []);
});

const faultsOf = (...args: string[]): readonly string[] => {
  try {
    parsed(...args);
    return [];
  } catch (error) {
    if (error instanceof FlagError) return error.faults;
    throw error;
  }
};

for (const [arg, fault] of [
  ['--watch-cache=perhaps', /it is true or false$/],
  ['--delete-collection-workers=0', /it is at least 1$/],
  ['--log-flush-frequency=5', /it is no duration/],
  ['--storage-media-type=text/plain', /it is one of application\/json, /],
  ['--endpoint-reconciler-type=often', /it is one of master-count, lease, none$/],
  ['--insecure-port=8080', /it is at most 0$/],
  ['--identity-lease-duration-seconds=0', /it is at least 1$/],
  ['--insecure-bind-address=here', /it is no IP address$/],
] as const)
  test(`${arg} is refused, whatever the flag does`, () => {
    const faults = faultsOf(arg);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? '', fault);
  });

test('an older name of a flag stands for it, and gives way to it', () => {
  assert.deepEqual(parsed('--service-account-api-audiences=a,b').list('api-audiences'), ['a', 'b']);
  assert.deepEqual(parsed('--service-account-api-audiences=a', '--api-audiences=c').list('api-audiences'), ['c']);
  assert.equal(parsed('--audit-webhook-batch-initial-backoff=3s').seconds('audit-webhook-initial-backoff'), 3);
});

test('the words of a name are joined by either sign', () => {
  assert.equal(parsed('--log-dir=/a', '--secure_port', '7443', '--skip-headers').text('log_dir'), '/a');
  assert.equal(parsed('--secure_port', '7443').number('secure-port'), 7443);
  assert.equal(parsed('--skip-headers').flag('skip_headers'), true);
});

const started = async (options: TestOptions): Promise<string[]> => {
  const told: string[] = [];
  const server = await TestServer.start({ ...options, log: (line: string) => told.push(line) });
  await server.close();
  return told;
};

for (const [what, options, fault] of [
  ['sizes of watch caches', { watchCacheSizes: ['pods'] }, /--watch-cache-sizes: "pods" is not a resource and a number/],
  [
    'stores of single resources',
    { etcdServersOverrides: ['events'] },
    /--etcd-servers-overrides: "events" is not a resource and addresses/,
  ],
  ['severities', { stderrthreshold: 'LOUD' }, /--stderrthreshold: "LOUD" is not INFO/],
  ['another backend', { storageBackend: 'etcd2' }, /--storage-backend: "etcd2" is not etcd3/],
  ['names of hosts', { externalHostname: 'a b' }, /--external-hostname: "a b" is not a name of a host/],
  ['ports of nodes', { kubernetesServiceNodePort: 80 }, /--kubernetes-service-node-port: 80 is not in the range/],
  ['plugins that are all there are', { admissionControl: ['NoSuchPlugin'] }, /--admission-control: unknown plugin "NoSuchPlugin"/],
  [
    'all plugins beside single ones',
    { admissionControl: ['Priority'], disableAdmissionPlugins: ['Priority'] },
    /--admission-control: it does not go together/,
  ],
] as const)
  test(`a server does not start with a fault in ${what}`, () => assert.rejects(started({ ...options }), fault));

test('a plugin that does nothing here is taken, and told of where it is asked for', async () => {
  const line = /^The admission plugin PersistentVolumeLabel does nothing here: /;
  assert.ok((await started({ enableAdmissionPlugins: ['PersistentVolumeLabel'] })).some((each) => line.test(each)));
  assert.ok(!(await started({ disableAdmissionPlugins: ['PersistentVolumeLabel'] })).some((each) => line.test(each)));
});

test("the API's own service has the port of nodes that a flag gives it, and no addresses where none are to be kept", async (t) => {
  const server = await TestServer.listen({
    kubernetesServiceNodePort: 30443,
    endpointReconcilerType: 'none',
    advertiseAddress: '192.0.2.7',
    controllers: clusterControllers,
  });
  t.after(() => server.close());
  await server.server.ready();
  const { json } = await server.ask('/api/v1/namespaces/default/services/kubernetes');
  assert.equal(json.spec.type, 'NodePort');
  assert.equal(json.spec.ports[0].nodePort, 30443);
  assert.equal((await server.ask('/api/v1/namespaces/default/endpoints/kubernetes')).status, 404);
});

test('the name by which a server is known outside is that of its keys', async (t) => {
  const server = await TestServer.listen({ externalHostname: 'api.example.com:8443' });
  t.after(() => server.close());
  const { json } = await server.ask('/.well-known/openid-configuration');
  assert.equal(json.jwks_uri, 'https://api.example.com:8443/openid/v1/jwks');
});

test('the plugins that the deprecated flag names are all that run', async (t) => {
  const server = await TestServer.start({ admissionControl: ['NamespaceLifecycle'] });
  t.after(() => server.close());
  await server.create('/api/v1/namespaces/default/pods', { metadata: { name: 'a' }, spec: { containers: [{ name: 'a', image: 'a' }] } });
  const { json } = await server.ask('/api/v1/namespaces/default/pods/a');
  assert.equal(json.spec.tolerations, undefined);
  assert.equal((await server.create('/api/v1/namespaces/nowhere/configmaps', { metadata: { name: 'a' } })).status, 404);
});

test('a collection is deleted by as many workers as the flag says, with the same answer', async (t) => {
  const server = await TestServer.start({ deleteCollectionWorkers: 4 });
  t.after(() => server.close());
  // So many that the workers have to wait for their turns.
  const names = Array.from({ length: 100 }, (_, i) => `m${i}`);
  await Promise.all(names.map((name) => server.create('/api/v1/namespaces/default/configmaps', { metadata: { name } })));
  const { status } = await server.ask('/api/v1/namespaces/default/configmaps', { method: 'DELETE' });
  assert.equal(status, 200);
  const { json } = await server.ask('/api/v1/namespaces/default/configmaps');
  assert.deepEqual(
    json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name).filter((name: string) => name.startsWith('m')),
    [],
  );
});

test('without the collector of what is owned, no deletion waits for it', async (t) => {
  const server = await TestServer.start({ enableGarbageCollector: false });
  t.after(() => server.close());
  await server.create('/api/v1/namespaces/default/configmaps', { metadata: { name: 'a' } });
  await server.ask('/api/v1/namespaces/default/configmaps/a?propagationPolicy=Foreground', { method: 'DELETE' });
  assert.equal((await server.ask('/api/v1/namespaces/default/configmaps/a')).status, 404);
});
