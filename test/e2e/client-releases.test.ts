/** The same days of work with old and new releases of kubectl, and of the helm that comes with each. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type CommandServer, startHere } from '../support/command-server.js';
import { CLIENT_RELEASES, type ClientRelease, clientOf, NEWEST } from '../support/programs/client-releases.js';
import { helmFor, kubectlFor, kubectlUntil } from '../support/programs/kubectl.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { SHOWN_RELEASES, type ShownAs } from '../support/shown-releases.js';

/** Days: each client at the API of 1.21, the newest at each, and the oldest at the newest, with which it shares the least. */
const DAYS: readonly (readonly [shown: ShownAs, client: ClientRelease])[] = [
  ...CLIENT_RELEASES.map((client) => ['1.21', client] as const),
  ...SHOWN_RELEASES.slice(1).map((shown) => [shown, NEWEST] as const),
  ['1.36', '1.20'],
];

const deployment = (replicas: number): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, labels: { app: web } }
spec:
  replicas: ${replicas}
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: main, image: "web:1" }] }
`;

for (const [shown, release] of DAYS)
  describe(`kubectl ${release} at the API of ${shown}`, () => {
    const folder = freshFolder();
    let server: CommandServer;
    const namespace = `by-${release.replace('.', '-')}`;
    const at = `--namespace=${namespace}`;
    const binary = clientOf(release, 'kubectl');
    const run = (command: string, input?: string): Promise<string> =>
      kubectlFor(server.kubeconfig, folder, binary)(`${at} ${command}`, input);

    /** Plays the controllers that bring a deployment about. */
    const rollOut = async (): Promise<void> => {
      const read = JSON.parse(await run('get deployment web -o json'));
      const { replicas } = read.spec;
      const counts = { replicas, updatedReplicas: replicas, readyReplicas: replicas, availableReplicas: replicas };
      const conditions = [{ type: 'Available', status: 'True', reason: 'MinimumReplicasAvailable' }];
      const status = { observedGeneration: read.metadata.generation, ...counts, conditions };
      const path = `/apis/apps/v1/namespaces/${namespace}/deployments/web/status`;
      await run(`replace --raw ${path} -f -`, JSON.stringify({ ...read, status }));
    };

    before(async () => {
      server = await startHere(folder, { storage: 'memory', release: shown });
      await run(`create namespace ${namespace}`);
    });

    after(async () => {
      await server.stop();
      removeFolder(folder);
    });

    test('apply, diff, get, describe and explain', async () => {
      assert.match(await run('apply -f -', deployment(2)), /^deployment\.apps\/web created$/m);
      assert.match(await run('apply -f -', deployment(2)), /unchanged$/m);
      assert.match(await run('apply -f -', deployment(3)), /configured$/m);
      assert.equal(await run('diff -f -', deployment(3)), '');
      await assert.rejects(run('diff -f -', deployment(4)), /\+ {2}replicas: 4/);
      assert.match(await run('apply --server-side --force-conflicts -f -', deployment(3)), /serverside-applied$/m);
      assert.match(await run('get deployments'), /^NAME +READY +UP-TO-DATE +AVAILABLE +AGE\nweb +0\/3 /);
      assert.match(await run('get deployment web -o wide'), /CONTAINERS +IMAGES +SELECTOR/);
      assert.equal(await run('get deployments -o name'), 'deployment.apps/web\n');
      assert.match(await run('get all -l app=web'), /deployment\.apps\/web/);
      assert.match(await run('describe deployment web'), /^Replicas: +3 desired/m);
      assert.match(await run('explain deployment.spec.replicas'), /replicas/);
    });

    test('scale, set, patch, label and autoscale', async () => {
      await run('scale deployment web --replicas=4');
      await run('set image deployment/web main=web:2');
      await run(`patch deployment web -p '{"spec":{"template":{"spec":{"containers":[{"name":"side","image":"side:1"}]}}}}'`);
      await run(`patch deployment web --type=json -p '[{"op":"add","path":"/metadata/annotations/seen","value":"yes"}]'`);
      await run('label deployment web tier=front');
      const { spec, metadata } = JSON.parse(await run('get deployment web -o json'));
      assert.deepEqual([spec.replicas, metadata.annotations.seen, metadata.labels.tier], [4, 'yes', 'front']);
      const images = spec.template.spec.containers.map(({ image }: { image: string }) => image);
      assert.deepEqual(images.toSorted(), ['side:1', 'web:2']);
      // Without autoscaling/v2, kubectl 1.34 and 1.35 refuse the older flag by themselves: they read the newer one though it is not there.
      const target = release === '1.35' ? '--cpu=50%' : '--cpu-percent=50';
      assert.match(await run(`autoscale deployment web --min=1 --max=3 ${target}`), /autoscaled/);
      assert.match(await run('get hpa web'), /Deployment\/web/);
      assert.match(await run('describe hpa web'), /^Reference: +Deployment\/web$/m);
    });

    test('rollout and wait', async () => {
      await rollOut();
      assert.match(await run('rollout status deployment/web --timeout=20s'), /successfully rolled out/);
      assert.match(await run('wait deployment/web --for=condition=Available --timeout=20s'), /condition met/);
      await run('rollout pause deployment/web');
      await run('rollout resume deployment/web');
      assert.match(await run('rollout restart deployment/web'), /restarted/);
      await run('rollout history deployment/web');
    });

    test('run, expose, logs and what they complain of', async () => {
      assert.match(await run('run one --image=one:1 --restart=Never --port=80'), /pod\/one created/);
      assert.match(await run('expose pod one --port=80'), /service\/one exposed/);
      assert.equal(await run('logs one'), '');
      await assert.rejects(run('logs one -c other'), /container other is not valid for pod one/);
      await assert.rejects(run('logs nothing'), /NotFound/);
      await assert.rejects(run('exec one -- ls'), /pod one does not have a host assigned/);
      await assert.rejects(run('create -f -', deployment(1)), /AlreadyExists/);
      await assert.rejects(
        run('apply -f -', deployment(1).replace('replicas: 1', 'replicas: many')),
        /replicas|ValidationError|cannot unmarshal/,
      );
    });

    test('cordon, drain and uncordon', async () => {
      const node = `node-${namespace}`;
      await run('create -f -', `apiVersion: v1\nkind: Node\nmetadata: { name: ${node} }\n`);
      assert.match(await run(`cordon ${node}`), /cordoned/);
      assert.match(await run(`drain ${node} --ignore-daemonsets --force`), /drained|evicted/);
      assert.match(await run(`uncordon ${node}`), /uncordoned/);
      await run(`taint node ${node} dedicated=web:NoSchedule`);
    });

    test('get --watch tells of changes and of the end', async () => {
      await run('create configmap watched');
      const args = ['get', 'configmap', 'watched', at, '--watch', '--output-watch-events'];
      const output = await kubectlUntil(
        server.kubeconfig,
        folder,
        args,
        /DELETED/,
        async () => {
          await run('label configmap watched seen=yes');
          await run('delete configmap watched');
        },
        binary,
      );
      assert.match(output, /ADDED[\s\S]*MODIFIED[\s\S]*DELETED/);
    });

    test('a chart is installed, upgraded, rolled back and uninstalled by the helm of that time', async () => {
      const helm = helmFor(server.kubeconfig, folder, clientOf(release, 'helm'));
      const chart = `chart-${namespace}`;
      await helm(`create ${chart}`);
      await helm(`install shop ${chart} ${at}`);
      await helm(`upgrade shop ${chart} ${at} --set replicaCount=3`);
      assert.equal(await run(`get deployment shop-${chart} -o jsonpath={.spec.replicas}`), '3');
      await helm(`rollback shop 1 ${at}`);
      assert.match(await helm(`list ${at}`), /^shop\s+\S+\s+3\s.*deployed/m);
      assert.match(await helm(`status shop ${at}`), /STATUS: deployed/);
      await helm(`uninstall shop ${at}`);
    });

    test('delete, also with what depends on it, and wait for the end', async () => {
      assert.match(await run('delete deployment web --cascade=foreground --timeout=20s'), /deleted/);
      await run('delete pod one --force --grace-period=0');
      await run('delete hpa,services --all');
      await assert.rejects(run('get deployment web'), /NotFound/);
      assert.match(await run(`delete namespace ${namespace} --timeout=30s`), /deleted/);
    });
  });
