/** A server of several processes is to its clients as one of one process: `kindwright serve --workers`. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { until } from '../support/until.js';

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

/** The folder in memory that the process has with its workers, found by the file of the newest revision, which it has open. */
function sharedFolder(pid: number | undefined): string {
  const folder = `/proc/${pid}/fd`;
  const open = readdirSync(folder).map((file) => readlinkSync(path.join(folder, file)));
  return path.dirname(open.find((target) => target.endsWith('/fence')) ?? assert.fail('no such file is open'));
}

describe('a server of two workers', { skip: process.platform === 'linux' ? false : 'looks for processes as Linux shows them' }, () => {
  const folder = freshFolder();
  const audit = path.join(folder, 'audit.log');
  let server: Running;
  let token: string;
  let kubectl: Kubectl;

  before(async () => {
    const policy = path.join(folder, 'policy.yaml');
    writeFileSync(policy, POLICY);
    server = await startProcess(path.join(folder, 'data'), [
      '--workers=2',
      '--console',
      `--audit-policy-file=${policy}`,
      `--audit-log-path=${audit}`,
      '--audit-log-mode=blocking',
    ]);
    token = parse(readFileSync(server.kubeconfig, 'utf8')).users[0].user.token;
    kubectl = kubectlFor(server.kubeconfig, folder);
  });
  after(async () => {
    await server.stop('SIGKILL');
    removeFolder(folder);
  });

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
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
          response.on('error', reject);
        },
      );
      request.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });

  const create = (name: string, agent?: https.Agent): Promise<Answer> =>
    ask(MAPS, { method: 'POST', body: { metadata: { name }, data: { of: name } } }, agent);

  /** What each worker has counted is not to be seen from outside; connections to both are made one after the other until both have answered. */
  async function connectionsToBoth(): Promise<https.Agent[]> {
    const agents = Array.from({ length: 12 }, () => new https.Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false }));
    for (const agent of agents) assert.equal((await ask('/readyz', {}, agent)).status, 200);
    return agents;
  }

  it('shows at any of them what was acknowledged at another', async () => {
    const agents = await connectionsToBoth();
    for (let i = 0; i < 40; i += 1) {
      const made = await create(`seen-${i}`, agents[i % agents.length]);
      assert.equal(made.status, 201);
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

  it('shows the metrics of all at once, and never less than before', async () => {
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
    const before = await created();
    const agents = await connectionsToBoth();
    await Promise.all(Array.from({ length: 36 }, (_, i) => create(`counted-${i}`, agents[i % agents.length])));
    for (const agent of agents) agent.destroy();
    assert.equal(await created(), before + 36);
    const { text } = await ask('/metrics');
    // What all workers see alike is not added up, and each metric has one head.
    assert.match(text, /^apiserver_storage_objects\{resource="namespaces"\} 4$/m);
    assert.equal(text.match(/^# TYPE apiserver_request_total /gm)?.length, 1);
    assert.match(text, /^kubernetes_build_info\{[^}]*\} 1$/m);
    const [child] = childrenOf(server.child.pid);
    assert.ok(child);
    process.kill(child, 'SIGKILL');
    await until(() => !childrenOf(server.child.pid).includes(child));
    assert.ok((await created()) >= before + 36);
  });

  it('runs controllers at one of them', async () => {
    const lease = JSON.parse((await ask('/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/kindwright-controllers')).text);
    assert.ok(lease.spec.holderIdentity);
    assert.equal((await ask('/api/v1/namespaces', { method: 'POST', body: { metadata: { name: 'controlled' } } })).status, 201);
    const accounts = async (): Promise<{ items: { metadata: { name: string } }[] }> =>
      JSON.parse((await ask('/api/v1/namespaces/controlled/serviceaccounts')).text);
    await until(async () => (await accounts()).items.length > 0);
    assert.deepEqual(
      (await accounts()).items.map(({ metadata }) => metadata.name),
      ['default'],
    );
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

  it('starts a worker again that was killed, and answers meanwhile', async () => {
    const [child, other] = childrenOf(server.child.pid);
    assert.ok(child && other);
    process.kill(child, 'SIGKILL');
    await until(async () => !childrenOf(server.child.pid).includes(child));
    assert.equal((await ask('/readyz')).status, 200);
    await until(async () => childrenOf(server.child.pid).length === 2);
    assert.ok(childrenOf(server.child.pid).includes(other));
  });

  it('ends in order, with every request under way answered', async () => {
    const agents = await connectionsToBoth();
    const acknowledged: string[] = [];
    const writers = agents.map(async (agent, n) => {
      for (let i = 0; ; i += 1) {
        const made = await create(`last-${n}-${i}`, agent).catch(() => undefined);
        if (made === undefined) return;
        if (made.status === 201) acknowledged.push(`last-${n}-${i}`);
      }
    });
    await until(async () => acknowledged.length > 50);
    assert.equal(await server.stop(), 0);
    for (const agent of agents) agent.destroy();
    await Promise.all(writers);
    server = await startProcess(path.join(folder, 'data'), ['--workers=3']);
    const { items } = JSON.parse((await ask(MAPS)).text) as { items: { metadata: { name: string } }[] };
    const names = new Set(items.map(({ metadata }) => metadata.name));
    assert.deepEqual(
      acknowledged.filter((name) => !names.has(name)),
      [],
    );
    assert.equal(childrenOf(server.child.pid).length, 3);
  });

  it('ends with all of its processes when the one that has the store is killed', async () => {
    const children = childrenOf(server.child.pid);
    const shared = sharedFolder(server.child.pid);
    assert.ok(existsSync(shared));
    await server.stop('SIGKILL');
    const alive = (pid: number): boolean => {
      try {
        process.kill(pid, 0);
        return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
      } catch {
        return false;
      }
    };
    await until(async () => !children.some(alive));
    assert.equal(existsSync(shared), false);
    server = await startProcess(path.join(folder, 'data'));
    assert.equal((await ask('/readyz')).status, 200);
  });
});
