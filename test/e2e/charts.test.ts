/**
 * Ten charts of the kinds that people publish, against a server of the newest release: each is installed, looked at, upgraded, rolled back
 * and uninstalled with the newest helm and kubectl that there are, in a cluster that is simulated.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { NEWEST_RELEASE } from '../../runtime/model/definition/releases.js';
import { type CommandServer, startHere } from '../support/command-server.js';
import { clientOf, NEWEST } from '../support/programs/client-releases.js';
import { helmFor, type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';

interface Tried {
  /** Values of the upgrade, and what shows that it has come. */
  readonly upgrade: string;
  readonly look: string;
  readonly was: string;
  readonly is: string;
  /** What stays when the release is gone, beside what the namespace has by itself. */
  readonly kept?: readonly string[];
  /** More to try while it is installed. */
  readonly more?: (run: Run) => Promise<void>;
}

interface Run {
  readonly kubectl: Kubectl;
  readonly helm: (command: string) => Promise<string>;
}

const deployment = (name: string, field = 'replicas'): string => `get deployment tried-${name} -o jsonpath={.spec.${field}}`;

const CHARTS: Readonly<Record<string, Tried>> = {
  web: {
    upgrade: 'autoscaling.enabled=false,replicaCount=4',
    look: deployment('web'),
    was: '1',
    is: '4',
    more: async ({ helm, kubectl }) => {
      assert.match(await helm('test tried'), /Phase:\s+Succeeded/);
      assert.match(await kubectl('get hpa,pdb,netpol,ing'), /Deployment\/tried-web[\s\S]*web\.example\.com\s/);
      await assert.rejects(helm(`upgrade tried ${at('web')} --set replicaCount=0`), /values don't meet the specifications/);
    },
  },
  database: {
    upgrade: 'replicaCount=5',
    look: 'get statefulset tried-database -o jsonpath={.spec.replicas}',
    was: '3',
    is: '5',
    kept: ['secret/tried-database'],
    more: async ({ helm, kubectl }) => {
      const password = (): Promise<string> => kubectl('get secret tried-database -o jsonpath={.data.password}');
      const first = await password();
      assert.match(first, /^\S{20,}$/);
      await helm(`upgrade tried ${at('database')} --set replicaCount=3`);
      assert.equal(await password(), first, 'a chart that looks its secret up keeps it');
    },
  },
  operator: {
    upgrade: 'watch={default,kube-public}',
    look: 'get role --all-namespaces --field-selector metadata.name=tried-operator -o jsonpath={.items[*].metadata.namespace}',
    was: 'default',
    is: 'default kube-public',
    more: async ({ kubectl }) => {
      assert.match(await kubectl('get bk'), /NAME\s+SCHEDULE\s+AGE\ntried-operator\s+@daily/);
      assert.equal(await kubectl('get backups --field-selector spec.schedule=@daily -o jsonpath={.items[0].spec.keep}'), '3');
      assert.match(await kubectl('explain backup.spec.keep'), /FIELD: keep <integer>/);
      assert.match(await kubectl('auth can-i list backups --as=someone --as-group=none').catch(String), /no/);
    },
  },
  webhooks: {
    upgrade: 'failurePolicy=Fail',
    look: 'get validatingwebhookconfiguration tried-webhooks -o jsonpath={.webhooks[0].failurePolicy}',
    was: 'Ignore',
    is: 'Fail',
  },
  policies: {
    upgrade: 'maxReplicas=5',
    look: 'get configmap tried-policies -o jsonpath={.data.maxReplicas}',
    was: '50',
    is: '5',
    more: async ({ kubectl }) => {
      await assert.rejects(kubectl('create deployment large --image=large --replicas=51'), /at most 50 replicas/);
      await kubectl('create -f -', '{ apiVersion: v1, kind: ConfigMap, metadata: { name: stamped, labels: { stamped: please } } }');
      assert.equal(await kubectl('get configmap stamped -o jsonpath={.metadata.annotations.stamped-by}'), 'policies');
      await kubectl('delete configmap stamped');
    },
  },
  migrate: {
    upgrade: 'schedule=@hourly',
    look: 'get cronjob tried-migrate -o jsonpath={.spec.schedule}',
    was: '*/15 * * * *',
    is: '@hourly',
    kept: ['job.batch/tried-migrate-pre-install'],
    more: async ({ kubectl }) => {
      const names = await kubectl('get jobs -o name');
      assert.match(names, /tried-migrate-pre-install/, 'a hook stays until the next one where its policy says no more');
      assert.doesNotMatch(names, /tried-migrate-post-install/, 'a hook goes when it has succeeded where its policy says so');
      assert.match(await kubectl('get jobs'), /tried-migrate-r1\s+Complete\s+1\/1/);
    },
  },
  umbrella: {
    upgrade: 'extra.enabled=true,back.greeting=later',
    look: 'get configmap tried-summary -o jsonpath={.data.parts}',
    was: 'hello,bye',
    is: 'hello,later',
  },
  agents: {
    upgrade: 'interval=10s',
    look: 'get daemonset tried-agents -o \'jsonpath={.spec.template.spec.containers[0].env[?(@.name=="INTERVAL")].value}\'',
    was: '30s',
    is: '10s',
    more: async ({ kubectl }) => {
      assert.match(await kubectl('get daemonset'), /kubernetes\.io\/os=linux/);
      assert.match(await kubectl('get priorityclass tried-agents'), /tried-agents\s+1000000\s+false\s+\S+\s+Never/);
    },
  },
  gateway: { upgrade: 'port=8443', look: 'get service tried-gateway -o jsonpath={.spec.ports[0].port}', was: '443', is: '8443' },
  volumes: {
    upgrade: 'reclaim=Retain',
    look: 'get persistentvolume tried-volumes -o jsonpath={.spec.persistentVolumeReclaimPolicy}',
    was: 'Delete',
    is: 'Retain',
    kept: ['persistentvolumeclaim/tried-volumes'],
  },
};

const at = (name: string): string => path.join(ROOT, 'test/e2e/charts', name);

/** The path of a client; without one there is nothing to try, and the test says so. */
function clientFor(tool: 'helm' | 'kubectl'): string | undefined {
  try {
    return clientOf(NEWEST, tool);
  } catch {
    return undefined;
  }
}

describe('charts of today', {
  skip: clientFor('helm') === undefined ? `no helm: the registry does not have that of kubectl ${NEWEST}` : false,
}, () => {
  const folder = freshFolder();
  let server: CommandServer;

  before(async () => {
    server = await startHere(folder, { storage: 'memory', release: NEWEST_RELEASE, simulate: true });
  });

  after(async () => {
    await server.stop();
    removeFolder(folder);
  });

  for (const [name, tried] of Object.entries(CHARTS))
    test(`the chart ${name} comes, changes, and goes`, async () => {
      const kubectl = kubectlFor(server.kubeconfig, folder, clientOf(NEWEST, 'kubectl'));
      // Charts have objects in other namespaces, too, which a namespace on the command line would refuse.
      await kubectl(`config set-context --current --namespace=${name}`);
      const helmIn = helmFor(server.kubeconfig, folder, clientOf(NEWEST, 'helm'));
      const helm = (command: string): Promise<string> => helmIn(`${command} --namespace=${name}`);

      assert.match(await helm(`install tried ${at(name)} --create-namespace --wait`), /STATUS: deployed\nREVISION: 1\n/);
      assert.equal(await kubectl(tried.look), tried.was);
      await looked(kubectl, await helm('get manifest tried'));
      await shown(helm, name, 1);
      await tried.more?.({ kubectl, helm });

      assert.match(await helm(`upgrade tried ${at(name)} --wait --set ${tried.upgrade}`), /has been upgraded/);
      assert.equal(await kubectl(tried.look), tried.is);
      const manifest = await helm('get manifest tried');
      await looked(kubectl, manifest);
      await workloadsAreThere(kubectl);

      await helm('rollback tried 1 --wait');
      assert.equal(await kubectl(tried.look), tried.was);
      const revisions = JSON.parse(await helm('history tried --output=json')) as { status: string }[];
      assert.equal(revisions.at(-1)?.status, 'deployed');
      assert.ok(revisions.slice(0, -1).every(({ status }) => status === 'superseded'));

      await helm('uninstall tried --wait');
      assert.deepEqual(await leftOf(kubectl, manifest), tried.kept ?? []);
      await kubectl(`delete namespace ${name}`);
    });
});

/** Everything of a manifest is shown in each way, and does not differ from what is there. */
async function looked(kubectl: Kubectl, manifest: string): Promise<void> {
  const objects = manifest.split(/^---$/m).filter((text) => /^kind:/m.test(text));
  const names = (await kubectl('get -f - -o name', manifest)).trim().split('\n');
  assert.equal(names.length, objects.length);
  assert.equal((await kubectl('get -f - --no-headers', manifest)).split('\n').filter((line) => line.trim() !== '').length, objects.length);
  const described = await kubectl('describe -f -', manifest);
  assert.equal([...described.matchAll(/^Name: +\S/gm)].length, objects.length);
  assert.equal(await kubectl('diff -f -', manifest), '');
  const applied = await kubectl('apply --server-side --field-manager=tester --force-conflicts --dry-run=server -f -', manifest);
  assert.equal([...applied.matchAll(/ serverside-applied \(server dry run\)$/gm)].length, objects.length, applied);
}

/** Helm finds the release as it left it. */
async function shown(helm: Run['helm'], chart: string, revision: number): Promise<void> {
  const listed = JSON.parse(await helm('list --output=json')) as Record<string, string>[];
  assert.deepEqual(
    listed.map((release) => [release.name, release.status, release.revision, release.chart?.startsWith(`${chart}-`)]),
    [['tried', 'deployed', `${revision}`, true]],
  );
  const { info, version } = JSON.parse(await helm('status tried --output=json')) as { info: { status: string }; version: number };
  assert.deepEqual([info.status, version], ['deployed', revision]);
}

/** Workloads come about, tell of their revisions, and can be waited for. */
async function workloadsAreThere(kubectl: Kubectl): Promise<void> {
  const named = async (kind: string): Promise<string[]> => (await kubectl(`get ${kind} -o name`)).split('\n').filter((line) => line !== '');
  for (const name of await named('deployments')) {
    assert.match(await kubectl(`rollout history ${name}`), /REVISION\s+CHANGE-CAUSE\n1\s+<none>/);
    assert.match(await kubectl(`wait ${name} --for=condition=Available --timeout=30s`), /condition met/);
  }
  for (const name of await named('deployments,statefulsets,daemonsets'))
    assert.match(
      await kubectl(`rollout status ${name} --timeout=30s`),
      /successfully rolled out|roll out complete|rolling update complete/,
    );
}

/** What is there still of a manifest, and of the hooks that came with it. */
async function leftOf(kubectl: Kubectl, manifest: string): Promise<string[]> {
  const objects = await kubectl('get -f - -o name --ignore-not-found', manifest);
  const jobs = await kubectl('get jobs -o name');
  return [...new Set(`${objects}\n${jobs}`.split('\n').filter((line) => line !== ''))].sort();
}
