/** Objects are rewritten no faster than the rate says; what went or changed meanwhile is fine, and what fails does not stop the rest. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PathRequest } from '../../../runtime/api-client/connection.js';
import { ServiceConnection } from '../../../runtime/api-client/node/service-connection.js';
import { StorageMigration } from '../../../runtime/cli/migration/storage-migration.js';
import type { StorageState } from '../../../runtime/cli/migration/storage-state.js';
import { readRemoteService } from '../../../runtime/client/webhook-config.js';
import { serverAs } from '../../../runtime/controllers/framework/author.js';
import { remoteApi } from '../../../runtime/controllers/framework/remote-api.js';
import { type ListedKind, remoteKinds } from '../../../runtime/controllers/framework/served-kinds.js';
import { ApiError } from '../../../runtime/model/errors.js';
import { startTestServer, type TestServer } from '../../../runtime/testing/index.js';

const OBJECTS = 20;
const MAPS = '/api/v1/namespaces/default/configmaps';

let server: TestServer;
let kinds: readonly ListedKind[];
const closing: (() => void)[] = [];

before(async () => {
  server = await startTestServer();
  for (let i = 0; i < OBJECTS; i += 1) assert.equal((await server.request('POST', MAPS, { metadata: { name: `m-${i}` } })).status, 201);
  const connection = new ServiceConnection(readRemoteService(server.kubeconfigFile), 'test');
  closing.push(() => connection.close());
  kinds = (await remoteKinds(connection)).filter(({ name }) => name === 'configmaps');
});
after(async () => {
  for (const close of closing) close();
  await server.close();
});

/** A connection that answers some requests itself. */
class Disturbed extends ServiceConnection {
  constructor(private readonly disturb: (request: PathRequest) => void) {
    super(readRemoteService(server.kubeconfigFile), 'test');
  }

  override json(request: PathRequest): Promise<unknown> {
    this.disturb(request);
    return super.json(request);
  }
}

interface Outcome {
  readonly told: readonly string[];
  readonly failures: number;
  /** Milliseconds that were waited. */
  readonly waited: number;
  readonly saved: readonly StorageState[];
}

async function migrated(rate: number, disturb: (request: PathRequest) => void = () => undefined): Promise<Outcome> {
  const connection = new Disturbed(disturb);
  const api = remoteApi({ kubeconfig: server.kubeconfigFile });
  const [told, saved]: [string[], StorageState[]] = [[], []];
  let now = 0;
  const migration = new StorageMigration(
    {
      connection,
      client: api.client(serverAs('test')),
      definitionsGroup: 'apiextensions.k8s.io',
      rate,
      pace: {
        now: () => now,
        wait: async (ms) => {
          now += ms;
        },
      },
      tell: (line) => told.push(line),
      save: (state) => saved.push(state),
    },
    { server: server.url, done: [] },
  );
  await migration.run(kinds);
  connection.close();
  api.close();
  return { told, failures: migration.failures, waited: now, saved };
}

const countOf = (told: readonly string[]): number => Number(/^configmaps: (\d+) objects$/.exec(told.at(-1) ?? '')?.[1]);

test('ten a second take a second for each ten', async () => {
  const { told, waited, saved } = await migrated(10);
  const count = countOf(told);
  assert.ok(count >= OBJECTS, told.join('\n'));
  assert.equal(Math.round(waited), (count - 1) * 100);
  assert.deepEqual(saved.at(-1)?.done, ['configmaps']);
});

test('objects that went or were changed meanwhile are fine', async () => {
  const gone = ['m-1', 'm-2'];
  const { failures, told } = await migrated(1000, ({ method, path }) => {
    const name = gone.find((each) => path.includes(`/${each}?`));
    if (method === 'PATCH' && name !== undefined) throw new ApiError(name === 'm-1' ? 404 : 409, '', 'not as it was');
  });
  assert.equal(failures, 0, told.join('\n'));
});

test('an object that cannot be written is told of, and the others are', async () => {
  const { failures, told } = await migrated(1000, ({ method, path }) => {
    if (method === 'PATCH' && path.includes('/m-3?')) throw new ApiError(422, 'Invalid', 'it breaks a rule');
  });
  assert.equal(failures, 1);
  assert.deepEqual(told[0], 'configmaps default/m-3 could not be rewritten: it breaks a rule');
  assert.ok(countOf(told) >= OBJECTS);
});

test('where the list cannot go on, it begins anew', async () => {
  let refused = false;
  const { told, failures } = await migrated(1000, ({ method = 'GET', path }) => {
    if (method !== 'GET' || refused || !path.includes('limit=')) return;
    refused = true;
    throw new ApiError(410, 'Expired', 'too old');
  });
  assert.deepEqual([told[0], failures], ['configmaps: begins anew, since the server has forgotten where it was', 0]);
  assert.ok(countOf(told) >= OBJECTS);
});
