/** A server of several processes is to its clients as one of one process: `kindwright serve --workers`. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { type EngineName, type StartedEngine, startEngine, WORKERS, withoutEngine } from '../support/programs/engines.js';
import { type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { eventually, until } from '../support/until.js';

const MAPS = '/api/v1/namespaces/default/configmaps';
const POLICY = `
apiVersion: audit.k8s.io/v1
kind: Policy
omitStages: [ RequestReceived ]
rules:
  - { level: Metadata, resources: [ { group: "", resources: [ configmaps ] } ], userGroups: [ "system:masters" ] }
`;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The processes below a process. */
const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const skipped = (engine: EngineName): string | false =>
  process.platform === 'linux' ? withoutEngine(engine) : 'looks for processes as Linux shows them';

/** The file of the newest revision that the process has open for its workers; undefined where workers open the store by themselves. */
function fenceOf(pid: number | undefined): string | undefined {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder)
    .map((file) => readlinkSync(path.join(folder, file)))
    .find((target) => target.endsWith('/fence'));
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

/** The tests of a server of two workers whose objects the engine keeps. */
export function describeWorkers(engine: EngineName): void {
  describe(`a server of two workers on ${engine}`, { skip: skipped(engine) }, () => {
    const folder = freshFolder();
    const audit = path.join(folder, 'audit.log');
    let store: StartedEngine;
    let server: Running;
    let token: string;
    /** Objects of this kind that were made by `ask`. */
    let made = 0;
    let kubectl: Kubectl;

    before(async () => {
      const policy = path.join(folder, 'policy.yaml');
      writeFileSync(policy, POLICY);
      store = await startEngine(engine);
      server = await start(['--console', `--audit-policy-file=${policy}`, `--audit-log-path=${audit}`, '--audit-log-mode=blocking']);
      token = parse(readFileSync(server.kubeconfig, 'utf8')).users[0].user.token;
      kubectl = kubectlFor(server.kubeconfig, folder);
    });
    after(async () => {
      await server.stop('SIGKILL');
      await store.stop();
      removeFolder(folder);
    });

    const start = (flags: readonly string[] = [], workers: number = WORKERS): Promise<Running> =>
      startProcess(path.join(folder, 'data'), [...store.flags, `--workers=${workers}`, ...flags]);

    const authorized = (): Record<string, string> => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });

    /** Each on a connection of its own, as long as no agent is given. */
    const ask = (at: string, { method = 'GET', headers = authorized(), body }: Ask = {}, agent?: https.Agent): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const request = https.request(
          `${server.url}${at}`,
          { method, headers, rejectUnauthorized: false, agent: agent ?? false },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (chunk: string) => {
              text += chunk;
            });
            response.on('end', () => {
              if (method === 'POST' && at === MAPS && response.statusCode === 201) made += 1;
              resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
            });
            response.on('error', reject);
          },
        );
        request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
      });

    /** The names of changed objects that a watch tells, as they come. */
    function changesSeen(at: string, agent: https.Agent): { readonly seen: string[]; close(): void } {
      const seen: string[] = [];
      let text = '';
      const request = https.get(`${server.url}${at}`, { headers: authorized(), rejectUnauthorized: false, agent }, (response) => {
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const lines = `${text}${chunk}`.split('\n');
          text = lines.pop() ?? '';
          for (const line of lines) seen.push(JSON.parse(line).object.metadata.name);
        });
        response.on('error', () => undefined);
      });
      request.on('error', () => undefined);
      return { seen, close: () => request.destroy() };
    }

    const create = (name: string, agent?: https.Agent): Promise<Answer> =>
      ask(MAPS, { method: 'POST', body: { metadata: { name }, data: { of: name } } }, agent);

    /** What each worker has counted is not to be seen from outside; connections to both are made one after the other until both have answered. */
    async function connectionsToBoth(): Promise<https.Agent[]> {
      const agents = Array.from({ length: 12 }, () => new https.Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false }));
      for (const agent of agents) assert.equal((await ask('/readyz', {}, agent)).status, 200);
      return agents;
    }

    /** Ends a worker, and resolves once another serves in its place; `meanwhile` runs when it is gone. */
    async function replaced(
      child: number,
      signal: NodeJS.Signals,
      meanwhile: () => Promise<unknown> = async () => undefined,
    ): Promise<void> {
      const before = childrenOf(server.child.pid);
      process.kill(child, signal);
      await until(() => !childrenOf(server.child.pid).includes(child));
      await meanwhile();
      const now = await eventually(
        () => childrenOf(server.child.pid).find((pid) => !before.includes(pid)),
        (pid) => pid !== undefined,
      );
      await server.printed(`the process ${now}, is ready`);
    }

    /** How many objects of that kind were made, as the metrics of all workers say together. */
    const created = async (): Promise<number> => {
      const { text } = await ask('/metrics');
      const line = text
        .split('\n')
        .find(
          (l) =>
            l.startsWith('apiserver_request_total{') &&
            l.includes('resource="configmaps"') &&
            l.includes('verb="POST"') &&
            l.includes('code="201"'),
        );
      return Number(line?.split(' ').at(-1) ?? 0);
    };

    it('shows at any of them what was acknowledged at another', async () => {
      const agents = await connectionsToBoth();
      for (let i = 0; i < 40; i += 1) {
        const answer = await create(`seen-${i}`, agents[i % agents.length]);
        assert.equal(answer.status, 201);
        const reads = await Promise.all(agents.map((agent) => ask(`${MAPS}/seen-${i}`, {}, agent)));
        assert.deepEqual([...new Set(reads.map(({ status }) => status))], [200]);
      }
      for (const agent of agents) agent.destroy();
    });

    it('serves kubectl, and tells a watch of writes at either', async () => {
      await kubectl('create configmap by-kubectl --from-literal=a=1');
      const waiting = kubectl("wait '--for=jsonpath={.data.a}=2' configmap/by-kubectl --timeout=30s");
      await kubectl('patch configmap by-kubectl -p {"data":{"a":"2"}}');
      assert.match(await waiting, /condition met/);
      assert.match(await kubectl('get configmaps by-kubectl -o name'), /configmap\/by-kubectl/);
    });

    it('tells watches at each of them of every change, in one order', async () => {
      const agents = await connectionsToBoth();
      const from = JSON.parse((await ask(MAPS)).text).metadata.resourceVersion as string;
      const watches = agents.map((agent) => changesSeen(`${MAPS}?watch=1&resourceVersion=${from}&labelSelector=watched`, agent));
      const makers = await connectionsToBoth();
      const body = (i: number): object => ({ metadata: { name: `watched-${i}`, labels: { watched: '' } } });
      await Promise.all(Array.from({ length: 60 }, (_, i) => ask(MAPS, { method: 'POST', body: body(i) }, makers[i % makers.length])));
      await until(() => watches.every(({ seen }) => seen.length === 60));
      const [first, ...others] = watches.map(({ seen }) => seen);
      assert.deepEqual([...new Set(first)].length, 60);
      for (const other of others) assert.deepEqual(other, first);
      for (const { close } of watches) close();
      for (const agent of [...agents, ...makers]) agent.destroy();
    });

    it('audits each request once, in one file', async () => {
      const agents = await connectionsToBoth();
      await Promise.all(Array.from({ length: 60 }, (_, i) => create(`audited-${i}`, agents[i % agents.length])));
      for (const agent of agents) agent.destroy();
      const names = readFileSync(audit, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter(({ verb, objectRef }) => verb === 'create' && String(objectRef?.name).startsWith('audited-'))
        .map(({ objectRef }) => objectRef.name);
      assert.deepEqual(names.sort(), Array.from({ length: 60 }, (_, i) => `audited-${i}`).sort());
    });

    it('shows the metrics of all at once', async () => {
      const before = await eventually(created, (count) => count >= made && made > 0);
      const agents = await connectionsToBoth();
      await Promise.all(Array.from({ length: 36 }, (_, i) => create(`counted-${i}`, agents[i % agents.length])));
      for (const agent of agents) agent.destroy();
      // Of a worker that is too busy to tell, what it told last is shown.
      await until(async () => (await created()) === before + 36);
      const { text } = await ask('/metrics');
      // What all workers see alike is not added up, and each metric has one head.
      assert.match(text, /^apiserver_storage_objects\{resource="namespaces"\} 4$/m);
      assert.equal(text.match(/^# TYPE apiserver_request_total /gm)?.length, 1);
      assert.equal(/^apiserver_storage_size_bytes\{[^}]*\} [1-9]\d+$/m.test(text), engine !== 'etcd');
      assert.match(text, /^kubernetes_build_info\{[^}]*\} 1$/m);
    });

    it('runs controllers at one of them', async () => {
      const holderOfLease = async (): Promise<string> =>
        JSON.parse((await ask('/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/kindwright-controllers')).text).spec
          .holderIdentity;
      const first = await holderOfLease();
      assert.ok(first);
      assert.equal((await ask('/api/v1/namespaces', { method: 'POST', body: { metadata: { name: 'controlled' } } })).status, 201);
      const accounts = async (): Promise<{ items: { metadata: { name: string } }[] }> =>
        JSON.parse((await ask('/api/v1/namespaces/controlled/serviceaccounts')).text);
      await until(async () => (await accounts()).items.length > 0);
      assert.deepEqual(
        (await accounts()).items.map(({ metadata }) => metadata.name),
        ['default'],
      );
      // Whoever had the lease is gone once each worker has been replaced, and of those that are there then one alone takes it. One goes at a
      // time: the port that the system chose is theirs for as long as one of them listens.
      for (const child of childrenOf(server.child.pid)) await replaced(child, 'SIGTERM');
      assert.equal((await ask('/api/v1/namespaces', { method: 'POST', body: { metadata: { name: 'controlled-later' } } })).status, 201);
      await until(async () => (await ask('/api/v1/namespaces/controlled-later/serviceaccounts/default')).status === 200);
      const holder = await holderOfLease();
      assert.notEqual(holder, '');
      assert.notEqual(holder, first);
    });

    it('gives a port of nodes to one service, whichever workers are asked for it at once', async () => {
      const agents = await connectionsToBoth();
      for (let round = 0; round < 8; round += 1) {
        const nodePort = 30_100 + round;
        const service = (i: number): unknown => ({
          metadata: { name: `ports-${round}-${i}` },
          spec: { type: 'NodePort', ports: [{ port: 80, nodePort }] },
        });
        const answers = await Promise.all(
          agents.map((agent, i) => ask('/api/v1/namespaces/default/services', { method: 'POST', body: service(i) }, agent)),
        );
        assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...agents.slice(1).map(() => 422)]);
      }
      for (const agent of agents) agent.destroy();
    });

    it('knows a session of the console at each, and a link once', async () => {
      const code = /#code=([\w-]+)/.exec(server.output)?.[1];
      const own = { 'Kindwright-Console': '1' };
      const logIn = (): Promise<Answer> => ask('/console/session', { method: 'POST', headers: own, body: { code } });
      const first = await logIn();
      assert.equal(first.status, 200);
      const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const agents = await connectionsToBoth();
      for (const agent of agents) {
        assert.equal((await ask(MAPS, { headers: { ...own, Cookie: cookie } }, agent)).status, 200);
        assert.equal((await ask('/console/session', { method: 'POST', headers: own, body: { code } }, agent)).status, 401);
      }
      const out = await ask('/console/session', { method: 'DELETE', headers: { ...own, Cookie: cookie } });
      assert.equal(out.status, 200);
      for (const agent of agents) assert.equal((await ask(MAPS, { headers: { ...own, Cookie: cookie } }, agent)).status, 401);
      for (const agent of agents) agent.destroy();
    });

    it('starts a worker again that was killed, answers meanwhile, and counts no less than before', async () => {
      const [child, other] = childrenOf(server.child.pid);
      assert.ok(child && other);
      const before = await created();
      await replaced(child, 'SIGKILL', async () => assert.equal((await ask('/readyz')).status, 200));
      assert.equal(childrenOf(server.child.pid).length, WORKERS);
      assert.ok(childrenOf(server.child.pid).includes(other));
      assert.ok((await created()) >= before);
    });

    it('ends in order, with every request under way answered', async () => {
      const agents = await connectionsToBoth();
      const acknowledged: string[] = [];
      const writers = agents.map(async (agent, n) => {
        for (let i = 0; ; i += 1) {
          const answer = await create(`last-${n}-${i}`, agent).catch(() => undefined);
          if (answer === undefined) return;
          if (answer.status === 201) acknowledged.push(`last-${n}-${i}`);
        }
      });
      await until(async () => acknowledged.length > 50);
      assert.equal(await server.stop(), 0);
      for (const agent of agents) agent.destroy();
      await Promise.all(writers);
      server = await start([], 3);
      const { items } = JSON.parse((await ask(MAPS)).text) as { items: { metadata: { name: string } }[] };
      const names = new Set(items.map(({ metadata }) => metadata.name));
      assert.deepEqual(
        acknowledged.filter((name) => !names.has(name)),
        [],
      );
      assert.equal(childrenOf(server.child.pid).length, 3);
    });

    it('ends with all of its processes when the first of them is killed', async () => {
      const children = childrenOf(server.child.pid);
      const fence = fenceOf(server.child.pid);
      assert.equal(fence === undefined, engine !== 'sqlite');
      await server.stop('SIGKILL');
      await until(async () => !children.some(isAlive));
      // The folder of what processes have together was in memory, of which nothing is left.
      if (fence !== undefined) assert.equal(existsSync(path.dirname(fence)), false);
      server = await start([], 1);
      assert.equal((await ask('/readyz')).status, 200);
    });
  });
}
