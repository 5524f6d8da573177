/** What people expect of a fresh server: accounts, claims and certificates, with a real kubectl. */
import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { newAuthority } from '../../runtime/auth/certificates.js';
import { certificateRequest, newKey } from '../support/certificates/certificate-requests.js';
import { type Kubectl, kubectlFor } from '../support/programs/kubectl.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { eventually } from '../support/until.js';

let folder: string;
let running: Running;
let kubectl: Kubectl;

/** The same server on the same data. */
async function start(): Promise<void> {
  running = await startProcess(path.join(folder, 'data'), ['--enable-bootstrap-token-auth']);
  kubectl = kubectlFor(running.kubeconfig, folder);
}

before(async () => {
  folder = freshFolder();
  await start();
});
after(async () => {
  await running.stop();
  removeFolder(folder);
});

/** kubectl for somebody with other credentials, as their own configuration has them. */
function kubectlWith(name: string, user: object): Kubectl {
  const [known] = parse(readFileSync(running.kubeconfig, 'utf8')).clusters;
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'c', cluster: known.cluster }],
    users: [{ name: 'u', user }],
    contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
    'current-context': 'x',
  };
  const file = path.join(folder, `${name}.yaml`);
  writeFileSync(file, JSON.stringify(config));
  return kubectlFor(file, folder);
}

const says = (command: string, wanted: (output: string) => boolean): Promise<string> => eventually(() => kubectl(command), wanted);
const decoded = (base64: string): string => Buffer.from(base64, 'base64').toString();

const asking = (name: string, request: string, signer: string, usages: readonly string[]): string =>
  JSON.stringify({
    apiVersion: 'certificates.k8s.io/v1',
    kind: 'CertificateSigningRequest',
    metadata: { name },
    spec: { request, signerName: `kubernetes.io/${signer}`, usages },
  });

/** The certificate of a request, in PEM, once it is there. */
const issued = async (name: string): Promise<string> =>
  decoded(await says(`get csr ${name} -o jsonpath={.status.certificate}`, (certificate) => certificate !== ''));

describe('on a fresh server', () => {
  it('kubectl run makes a pod with its account and a token', async () => {
    assert.match(await kubectl('run web --image=nginx'), /pod\/web created/);
    const pod = JSON.parse(await kubectl('get pod web -o json'));
    assert.equal(pod.spec.serviceAccountName, 'default');
    const [mount] = pod.spec.containers[0].volumeMounts;
    assert.equal(mount.mountPath, '/var/run/secrets/kubernetes.io/serviceaccount');
    const [{ projected }] = pod.spec.volumes;
    assert.equal(projected.sources[1].configMap.name, 'kube-root-ca.crt');
    assert.equal(
      await kubectl("get configmap kube-root-ca.crt -o 'jsonpath={.data.ca\\.crt}'"),
      decoded(parse(readFileSync(running.kubeconfig, 'utf8')).clusters[0].cluster['certificate-authority-data']),
    );
  });

  it('a viewer that is bound may see, and no more, with a token that is made for it', async () => {
    await kubectl('create namespace team');
    await kubectl('create serviceaccount viewer --namespace team');
    await kubectl('create rolebinding viewers --namespace team --clusterrole=view --serviceaccount=team:viewer');
    const token = (await kubectl('create token viewer --namespace team')).trim();
    const viewer = kubectlWith('viewer', { token });
    assert.equal(await viewer('auth can-i list pods --namespace team'), 'yes\n');
    assert.equal(await viewer('auth can-i watch deployments.apps --namespace team'), 'yes\n');
    for (const refused of ['create pods --namespace team', 'get secrets --namespace team', 'list pods --namespace default'])
      await assert.rejects(viewer(`auth can-i ${refused}`), /no\n$/);
    assert.match(await viewer('get pods --namespace team -o name'), /^$/);
    assert.equal(await kubectl('auth can-i list pods --namespace team --as=system:serviceaccount:team:viewer'), 'yes\n');
  });

  it('kubectl delete pvc ends, at once or with the pod that uses the claim', async () => {
    const claim = (name: string): object => ({
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: { name },
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
    });
    const volumes = [{ name: 'v', persistentVolumeClaim: { claimName: 'used' } }];
    const spec = { nodeName: 'n1', containers: [{ name: 'c', image: 'i' }], volumes };
    const items = [claim('unused'), claim('used'), { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'user' }, spec }];
    await kubectl('apply -f -', JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
    assert.match(await kubectl('delete pvc unused'), /deleted/);
    await kubectl('delete pvc used --wait=false');
    assert.match(await kubectl('get pvc used'), /Terminating/);
    await kubectl('delete pod user --force --grace-period=0');
    await kubectl('wait --for=delete pvc/used --timeout=30s');
    assert.equal(await kubectl('get pvc -o name'), '');
  });
});

describe('certificates', () => {
  it('kubectl certificate approve brings one that names its holder, kubectl certificate deny none', async () => {
    const key = newKey('rsa');
    const request = certificateRequest({ key, commonName: 'ann', organizations: ['dev'] });
    await kubectl('apply -f -', asking('ann', request, 'kube-apiserver-client', ['client auth']));
    await kubectl('apply -f -', asking('eve', certificateRequest({ commonName: 'eve' }), 'kube-apiserver-client', ['client auth']));
    assert.match(await kubectl('certificate deny eve'), /denied/);
    assert.match(await kubectl('certificate approve ann'), /approved/);
    const certificate = await issued('ann');
    assert.equal(new X509Certificate(certificate).subject, 'O=dev\nCN=ann');
    assert.match(await kubectl('get csr'), /ann .* Approved,Issued[\s\S]*eve .* Denied\n/);
    const ann = kubectlWith('ann', {
      'client-certificate-data': Buffer.from(certificate).toString('base64'),
      'client-key-data': Buffer.from(key.export({ type: 'pkcs8', format: 'pem' })).toString('base64'),
    });
    await assert.rejects(ann('get pods'), /User "ann" cannot list resource "pods"/);
    await kubectl('create rolebinding developers --clusterrole=view --group=dev');
    assert.match(await ann('get pods -o name'), /pod\/web/);
  });

  it('a node comes from a bootstrap token to its own certificate by the API alone, and keeps it over a restart', async () => {
    const secret = {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'bootstrap-token-abcdef', namespace: 'kube-system' },
      type: 'bootstrap.kubernetes.io/token',
      stringData: {
        'token-id': 'abcdef',
        'token-secret': '0123456789abcdef',
        'usage-bootstrap-authentication': 'true',
        'auth-extra-groups': 'system:bootstrappers:workers',
      },
    };
    await kubectl('apply -f -', JSON.stringify(secret));
    const group = '--group=system:bootstrappers:workers';
    await kubectl(`create clusterrolebinding bootstrappers --clusterrole=system:node-bootstrapper ${group}`);
    const approving = '--clusterrole=system:certificates.k8s.io:certificatesigningrequests:nodeclient';
    await kubectl(`create clusterrolebinding approved ${approving} ${group}`);
    await kubectl('create clusterrolebinding nodes --clusterrole=system:node --group=system:nodes');

    const bootstrap = kubectlWith('bootstrap', { token: 'abcdef.0123456789abcdef' });
    const key = newKey('p256');
    const request = certificateRequest({ key, commonName: 'system:node:n7', organizations: ['system:nodes'] });
    const usages = ['digital signature', 'key encipherment', 'client auth'];
    await bootstrap('create -f -', asking('n7', request, 'kube-apiserver-client-kubelet', usages));
    const read = (): Promise<string> => bootstrap('get csr n7 -o jsonpath={.status.certificate}');
    const certificate = await eventually(read, (text) => text !== '');
    await assert.rejects(bootstrap('get nodes'), /system:bootstrap:abcdef/);

    const credentials = {
      'client-certificate-data': certificate,
      'client-key-data': Buffer.from(key.export({ type: 'pkcs8', format: 'pem' })).toString('base64'),
    };
    const node = kubectlWith('node', credentials);
    await node('create -f -', JSON.stringify({ apiVersion: 'v1', kind: 'Node', metadata: { name: 'n7' } }));
    assert.equal(await node('get nodes -o name'), 'node/n7\n');

    assert.equal(statSync(path.join(folder, 'data/pki/ca.key')).mode & 0o777, 0o600);
    await running.stop();
    await start();
    assert.equal(await kubectlWith('again', credentials)('get nodes -o name'), 'node/n7\n');
    const other = kubectlWith('other', { ...credentials, ...strangers() });
    await assert.rejects(other('get nodes'), /must be logged in|Unauthorized|certificate/);
  });
});

/** Credentials that an authority of its own gave. */
function strangers(): object {
  const { cert, key } = newAuthority();
  return { 'client-certificate-data': Buffer.from(cert).toString('base64'), 'client-key-data': Buffer.from(key).toString('base64') };
}
