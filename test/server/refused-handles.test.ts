/** A server that does not come to be leaves nothing that keeps its process alive. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import type { FlagOptions } from '../../generated/flags.js';
import { createServer } from '../../runtime/server/create-server.js';
import type { ServerOptions } from '../../runtime/server/flags/options.js';
import type { OwnFlags } from '../../runtime/server/server.js';
import { MemoryEngine } from '../../runtime/store/index.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { eventually } from '../support/until.js';

type Options = Partial<ServerOptions<FlagOptions>> & OwnFlags<FlagOptions>;

let folder: string;
const at = (name: string): string => path.join(folder, name);

before(() => {
  folder = freshFolder();
  writeFileSync(at('junk'), 'junk\n');
  writeFileSync(at('policy.yaml'), 'apiVersion: audit.k8s.io/v1\nkind: Policy\nrules: [ { level: Metadata } ]\n');
  writeFileSync(at('webhook.yaml'), 'apiVersion: v1\nkind: Config\nclusters: []\n');
  writeFileSync(
    at('tracing.yaml'),
    'apiVersion: apiserver.config.k8s.io/v1beta1\nkind: TracingConfiguration\nendpoint: 127.0.0.1:4317\nsamplingRatePerMillion: 1000\n',
  );
});
after(() => removeFolder(folder));

/** What keeps this process alive, beside what there was. */
function aliveBeside(before: readonly string[]): string[] {
  const known = [...before];
  return process.getActiveResourcesInfo().filter((resource) => {
    const place = known.indexOf(resource);
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
}

/** Once the work is over, what it has begun ends by itself. */
async function leavesNothing(work: () => Promise<unknown>): Promise<void> {
  const before = process.getActiveResourcesInfo();
  await work();
  await eventually(
    () => aliveBeside(before),
    ({ length }) => length === 0,
  );
}

const NOBODY = 'http://127.0.0.1:1';
const fails = (): never => {
  throw new Error('it cannot be made');
};

const start = (options: Options): Promise<unknown> =>
  createServer({ catalogue, storage: 'memory', dataDir: '', securePort: 0, log: () => undefined, ...options });

const CASES: readonly (readonly [string, () => Options, RegExp])[] = [
  ['a bad flag', () => ({ maxConnections: -1 }), /max-connections/],
  ['a bad file', () => ({ clientCaFile: at('junk'), etcdServers: [NOBODY] }), /holds no certificate/],
  ['an engine that does not answer', () => ({ etcdServers: [NOBODY] }), /no etcd member can be reached/],
  ['a caller that cannot be identified', () => ({ etcdServers: [NOBODY], authenticators: fails }), /it cannot be made/],
  ['a plugin that cannot be made', () => ({ etcdServers: [NOBODY], admission: [fails] }), /it cannot be made/],
  ['an auditor that cannot be made', () => ({ etcdServers: [NOBODY], audit: fails }), /it cannot be made/],
  [
    'a file of auditing, beside another that can be used',
    () => ({ auditPolicyFile: at('policy.yaml'), auditLogPath: at('audit.log'), auditWebhookConfigFile: at('webhook.yaml') }),
    /webhook\.yaml/,
  ],
  [
    'an engine that cannot be opened, while spans and audited events are sent',
    () => ({
      etcdServers: [NOBODY],
      tracingConfigFile: at('tracing.yaml'),
      auditPolicyFile: at('policy.yaml'),
      auditLogPath: at('audit.log'),
    }),
    /no etcd member can be reached/,
  ],
];

for (const [name, options, words] of CASES)
  test(`${name} leaves nothing behind`, () => leavesNothing(() => assert.rejects(start(options()), words)));

test('a port that another has ends the server', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as net.AddressInfo;
  try {
    await leavesNothing(async () => {
      const server = await createServer({ catalogue, storage: 'sqlite', dataDir: at('data'), securePort: port, log: () => undefined });
      await assert.rejects(server.listen(), /the port is in use by another process/);
    });
    // Its data is free for the next one.
    await leavesNothing(async () => {
      const server = await createServer({ catalogue, storage: 'sqlite', dataDir: at('data'), securePort: 0, log: () => undefined });
      await server.listen();
      await server.close();
    });
  } finally {
    taken.close();
  }
});

test('a data folder that another server has is left to it', async () => {
  const first = await createServer({ catalogue, storage: 'sqlite', dataDir: at('held'), securePort: 0, log: () => undefined });
  try {
    await leavesNothing(() => assert.rejects(start({ storage: 'sqlite', dataDir: at('held') }), /in use/));
  } finally {
    await first.close();
  }
});

test('an engine that was given is closed where it was opened, and left as it is where it was not', async () => {
  let closed = 0;
  class Watched extends MemoryEngine {
    override async close(): Promise<void> {
      closed += 1;
      await super.close();
    }
  }
  const engine = new Watched();
  await assert.rejects(start({ engine, authenticators: fails }));
  assert.equal(closed, 0);
  const unopened = new Watched();
  unopened.open = () => Promise.reject(new Error('it cannot be opened'));
  await assert.rejects(start({ engine: unopened }), /it cannot be opened/);
  assert.equal(closed, 1);
  await engine.close();
});
