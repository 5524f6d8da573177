/**
 * What a tenant that sends a hundred times its share does to another one: the latency of the other, beside what it is while both send
 * their share. Writes go through a webhook that takes its time, so that seats are what is short; reads only take the
 * processor of the server. `node dist/modules/test/bench/tenants.js [memory|sqlite|etcd]...`; `none` is memory without priority and
 * fairness.
 */

import { fork } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EtcdCluster } from '../support/programs/etcd.js';
import { HookServer } from '../support/programs/hook-server.js';
import { freshFolder, startProcess } from '../support/programs/process.js';

/** Seats of the level that both tenants use, and requests of either that make up its share. */
const SEATS = 8;
const SHARE = SEATS / 2;
const FLOOD = SHARE * 100;
const WEBHOOK_MS = 20;
const WARM_MS = 1500;
const MEASURED_MS = 2500;
const ROUNDS = 5;
/** Shares of all levels that are there from the start. */
const SHARES = 205;

/** What the process of the tenant is called with. */
const TENANT = '--tenant';

type Work = 'write' | 'read';

interface Load {
  readonly url: string;
  readonly token: string;
  readonly atOnce: number;
  readonly work: Work;
}

interface Loaded {
  /** Milliseconds. */
  readonly latencies: number[];
  readonly rejected: number;
}

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

function ask(agent: https.Agent, url: string, token: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
    const request = https.request(url, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends the load, each client one request after the other; one that is told to come back does so a second later. */
async function send({ url, token, atOnce, work }: Load): Promise<Loaded> {
  const agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: atOnce });
  const begun = performance.now();
  const latencies: number[] = [];
  let rejected = 0;
  const client = async (): Promise<void> => {
    for (let from = begun; from < begun + WARM_MS + MEASURED_MS; from = performance.now()) {
      const status = await (work === 'read'
        ? ask(agent, `${url}${CONFIG_MAPS}/seed`, token)
        : ask(agent, `${url}${CONFIG_MAPS}`, token, { metadata: { generateName: 'made-' }, data: { text: 'x'.repeat(500) } }));
      if (status === 429) {
        rejected += 1;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      } else if (status > 201) throw new Error(`${work}: ${status}`);
      else if (from > begun + WARM_MS) latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  agent.destroy();
  return { latencies, rejected };
}

/**
 * The load from a process of its own that gives way to all others: elsewhere a tenant has a machine of its own, and takes no processor
 * from the server or from other clients.
 */
const fromAfar = (load: Load): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [TENANT]);
    child.once('message', (loaded: Loaded) => resolve(loaded));
    child.once('error', reject);
    child.send(load);
  });

const FLOW_CONTROL = '/apis/flowcontrol.apiserver.k8s.io/v1';
const RBAC = 'rbac.authorization.k8s.io';
const everything = { apiGroups: ['*'], resources: ['*'], verbs: ['*'] };

/** A level of half of the shares, in which each user is a flow, and the webhook. */
async function prepare(url: string, token: string, hooks: HookServer): Promise<void> {
  const agent = new https.Agent({ rejectUnauthorized: false, keepAlive: true });
  const create = async (collection: string, body: object): Promise<void> => {
    const status = await ask(agent, `${url}${collection}`, token, body);
    if (status !== 201) throw new Error(`${collection}: ${status}`);
  };
  await create(`/apis/${RBAC}/v1/clusterroles`, { metadata: { name: 'all' }, rules: [everything] });
  await create(`/apis/${RBAC}/v1/clusterrolebindings`, {
    metadata: { name: 'all' },
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: 'all' },
    subjects: [{ kind: 'Group', name: 'system:authenticated', apiGroup: RBAC }],
  });
  const queuing = { queues: 64, handSize: 6, queueLengthLimit: 50 };
  await create(`${FLOW_CONTROL}/prioritylevelconfigurations`, {
    metadata: { name: 'tenants' },
    spec: { type: 'Limited', limited: { nominalConcurrencyShares: SHARES, limitResponse: { type: 'Queue', queuing } } },
  });
  await create(`${FLOW_CONTROL}/flowschemas`, {
    metadata: { name: 'tenants' },
    spec: {
      priorityLevelConfiguration: { name: 'tenants' },
      matchingPrecedence: 300,
      distinguisherMethod: { type: 'ByUser' },
      rules: [
        {
          subjects: ['tenant', 'other'].map((name) => ({ kind: 'User', user: { name } })),
          resourceRules: [{ ...everything, namespaces: ['*'], clusterScope: true }],
        },
      ],
    },
  });
  await create(CONFIG_MAPS, { metadata: { name: 'seed' }, data: { text: 'x'.repeat(500) } });
  hooks.misbehaves('/slow', (response, _, { apiVersion, request }) => {
    hooks.taken('/slow');
    const answer = JSON.stringify({ apiVersion, kind: 'AdmissionReview', response: { uid: request.uid, allowed: true } });
    // No two calls take the same time, so that seats are not all given back at once.
    const ms = WEBHOOK_MS * (0.5 + Math.random());
    setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer), ms);
  });
  await create('/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations', {
    metadata: { name: 'slow' },
    webhooks: [
      {
        name: 'slow.example.com',
        clientConfig: hooks.clientConfig('/slow'),
        rules: [{ operations: ['CREATE'], apiGroups: [''], apiVersions: ['v1'], resources: ['configmaps'] }],
        sideEffects: 'None',
        admissionReviewVersions: ['v1'],
      },
    ],
  });
  agent.destroy();
}

const part = (latencies: readonly number[], of: number): number => {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.POSITIVE_INFINITY;
};

/** The least of several rounds, as a slow moment of the machine meets one of them. */
const least = (rounds: readonly Loaded[], of: number): number => Math.min(...rounds.map(({ latencies }) => part(latencies, of)));
const shown = (rounds: readonly Loaded[]): string =>
  `p50 ${least(rounds, 0.5).toFixed(1).padStart(5)} ms, p99 ${least(rounds, 0.99).toFixed(1).padStart(5)} ms of ${total(rounds)}`;
const total = (rounds: readonly Loaded[]): number => rounds.reduce((sum, { latencies }) => sum + latencies.length, 0);

async function measure(name: string, url: string, work: Work): Promise<void> {
  const [share, flood, tenant]: [Loaded[], Loaded[], Loaded[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const [atOnce, other] of [
      [SHARE, share],
      [FLOOD, flood],
    ] as const) {
      const [own, theirs] = await Promise.all([
        send({ url, token: 'other-token', atOnce: SHARE, work }),
        fromAfar({ url, token: 'tenant-token', atOnce, work }),
      ]);
      other.push(own);
      if (atOnce === FLOOD) tenant.push(theirs);
    }
  const factor = least(flood, 0.99) / least(share, 0.99);
  const rejected = (rounds: readonly Loaded[]): number => rounds.reduce((sum, loaded) => sum + loaded.rejected, 0);
  console.log(
    `${name}, ${work}: p99 × ${factor.toFixed(2)}; share: ${shown(share)}; flood: ${shown(flood)} and ${rejected(flood)} rejected; tenant: ${total(tenant)} and ${rejected(tenant)} rejected`,
  );
}

async function bench(engine: string): Promise<void> {
  const folder = freshFolder();
  const tokens = path.join(folder, 'tokens.csv');
  writeFileSync(tokens, 'admin-token,root,0,system:masters\ntenant-token,tenant,1\nother-token,other,2\n');
  const hooks = await HookServer.start();
  const cluster = engine === 'etcd' ? await EtcdCluster.start() : undefined;
  const server = await startProcess(path.join(folder, 'data'), [
    `--token-auth-file=${tokens}`,
    `--max-requests-inflight=${SEATS}`,
    `--max-mutating-requests-inflight=${SEATS}`,
    '--controllers=',
    cluster === undefined ? `--storage=${engine === 'none' ? 'memory' : engine}` : `--etcd-servers=${cluster.servers.join(',')}`,
    ...(engine === 'none' ? ['--enable-priority-and-fairness=false'] : []),
  ]);
  try {
    await prepare(server.url, 'admin-token', hooks);
    for (const work of ['write', 'read'] as const) await measure(engine, server.url, work);
  } finally {
    await server.stop();
    await cluster?.stop();
    await hooks.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[2] === TENANT) {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  process.once('message', (load: Load) => {
    void send(load).then((loaded) => process.send?.(loaded, () => process.disconnect()));
  });
} else {
  const engines = process.argv.slice(2);
  for (const engine of engines.length > 0 ? engines : ['memory', 'sqlite', 'etcd']) await bench(engine);
}
