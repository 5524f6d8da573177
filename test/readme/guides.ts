/** Blocks of the documents that are neither examples nor followed by another test as a section: what is run of each, and what it needs. */
import { blocks } from '../support/guides.js';

export interface Guide {
  readonly document: string;
  /** How the block begins. */
  readonly begin: string;
  /** What is run of its text, in a shell beside a server whose objects are in `data`. The block itself is the file `block`. */
  readonly script?: (text: string) => string;
  /** Files that the text speaks of. */
  readonly files?: Readonly<Record<string, string>>;
  /** What is printed. */
  readonly says?: RegExp;
  /** What the script is refused with: it needs what is not on this machine, and is told that alone. */
  readonly refused?: RegExp;
  /** Another test that runs it. */
  readonly test?: string;
  /** Why no test can run it. */
  readonly untested?: string;
}

const RUNNING = 'runtime/RUNNING.md';
const ADMISSION = 'runtime/ADMISSION.md';
const MIGRATING = 'runtime/MIGRATING.md';
const CATALOGUE = 'catalog/README.md';

const asItStands = (text: string): string => text;
const without =
  (line: RegExp) =>
  (text: string): string =>
    text.replace(line, '');
const served = (flag: string) => (): string => `kindwright serve --${flag}=block`;

/** The text of the block that begins so. */
const textOf = (document: string, begin: string): string =>
  blocks.find((block) => block.document === document && block.text.startsWith(begin))?.text ?? '';

const OLD_MANIFEST = `apiVersion: networking.k8s.io/v1beta1
kind: Ingress
metadata: { name: shop, namespace: default }
spec: { rules: [ { http: { paths: [ { path: /, backend: { serviceName: shop, servicePort: 80 } } ] } } ] }
`;
const NEW_MANIFEST = `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: shop, namespace: default }
spec: { defaultBackend: { service: { name: shop, port: { number: 80 } } } }
`;
const POLICY = `apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: { name: names }
spec:
  matchConstraints: { resourceRules: [ { apiGroups: [ networking.k8s.io ], apiVersions: [ '*' ], operations: [ CREATE ], resources: [ ingresses ] } ] }
  validations: [ { expression: "object.metadata.name.size() < 10" } ]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: { name: names }
spec: { policyName: names, validationActions: [ Deny ] }
`;
/** A client configuration, for services that no test calls. */
const SERVICE = `apiVersion: v1
kind: Config
current-context: service
contexts: [ { name: service, context: { cluster: service } } ]
clusters: [ { name: service, cluster: { server: 'https://127.0.0.1:1' } } ]
users: [ { name: '*.hooks.svc', user: { token: secret } } ]
`;
const manifests = {
  'manifests/old.yaml': OLD_MANIFEST,
  'other.yaml': OLD_MANIFEST,
  'old.yaml': OLD_MANIFEST,
  'ingress.yaml': NEW_MANIFEST,
};

export const GUIDES: readonly Guide[] = [
  { document: 'README.md', begin: 'npm ci && npm start', test: 'test/readme/tour.test.ts' },
  { document: 'README.md', begin: 'extends: [ kindwright/base ]', test: 'test/codegen/rebrand.test.ts' },
  { document: ADMISSION, begin: 'kindwright serve --enable', script: asItStands, files: admissionFiles() },
  {
    document: ADMISSION,
    begin: 'apiVersion: apiserver.config.k8s.io/v1',
    script: served('admission-control-config-file'),
    files: admissionFiles(),
  },
  {
    document: ADMISSION,
    begin: 'kindwright policy test',
    script: asItStands,
    files: {
      ...manifests,
      'manifests/old.yaml': NEW_MANIFEST,
      'policies/names.yaml': POLICY,
      'namespaces.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: { name: default }\n',
    },
  },
  {
    document: MIGRATING,
    begin: 'kindwright lint',
    script: (text) => text.replace('$HOME/.kube/config', 'data/kubeconfig').replaceAll(/(?<=.)$/gm, ' || true'),
    files: manifests,
    says: /old\.yaml.*networking\.k8s\.io\/v1beta1/,
  },
  { document: MIGRATING, begin: 'npx kindwright diff-release', script: asItStands, says: /flowcontrol/ },
  { document: MIGRATING, begin: 'kindwright convert', script: asItStands, files: manifests, says: /networking\.k8s\.io\/v1beta1/ },
  { document: MIGRATING, begin: 'kindwright migrate-storage', script: (text) => text.replace(',rows.example.com', '') },
  { document: RUNNING, begin: 'secure-port: 8443', script: served('config') },
  { document: RUNNING, begin: 'kindwright backup', script: without(/^kindwright import.*$/m), says: /objects are in objects\.jsonl/ },
  { document: RUNNING, begin: 'kindwright copy-storage', test: 'test/readme/postgres.test.ts' },
  { document: RUNNING, begin: 'kindwright check-store', script: asItStands, says: /the store is whole/ },
  { document: RUNNING, begin: 'cat > encryption.yaml', script: asItStands },
  { document: RUNNING, begin: '  providers:', test: 'test/store/encryption/configuration.test.ts' },
  {
    document: RUNNING,
    begin: 'kindwright serve --workers',
    test: 'test/e2e/workers.test.ts',
  },
  {
    document: RUNNING,
    begin: 'kindwright serve --etcd-servers',
    script: asItStands,
    refused: /^--etcd-cafile: there is no file etcd-ca\.crt$/m,
  },
  {
    document: RUNNING,
    begin: "kubectl apply -f - <<'YAML'\napiVersion: flowcontrol",
    script: asItStands,
    says: /flowschema\S* created[\s\S]*^tenants, /m,
  },
  { document: RUNNING, begin: 'cat > audit.yaml', script: asItStands },
  {
    document: RUNNING,
    begin: 'kindwright top',
    script: (text) => text.replace('kindwright top', 'kindwright top --once').replace('seconds=10', 'seconds=1'),
    says: /readyz check passed/,
  },
  { document: RUNNING, begin: 'apiVersion: apiserver.config.k8s.io/v1alpha1   # tracing', script: served('tracing-config-file') },
  { document: RUNNING, begin: 'openssl req', script: asItStands, says: /certificatesigningrequest\S* approved/ },
  {
    document: RUNNING,
    begin: 'apiVersion: apiserver.config.k8s.io/v1   # modes',
    script: () => 'sed "s#/etc/kindwright#$PWD#" block > modes.yaml\nkindwright serve --authorization-config=modes.yaml',
    files: { 'policies.yaml': SERVICE },
  },
  { document: RUNNING, begin: 'apiVersion: apiserver.config.k8s.io/v1beta1   # callers', script: served('authentication-config') },
  {
    document: RUNNING,
    begin: 'jwt:',
    script: () => 'cat head.yaml block > callers.yaml\nkindwright serve --authentication-config=callers.yaml',
    files: { 'head.yaml': 'apiVersion: apiserver.config.k8s.io/v1beta1\nkind: AuthenticationConfiguration\n' },
  },
  {
    document: RUNNING,
    begin: "kubectl apply -f - <<'YAML'\napiVersion: apiregistration",
    script: asItStands,
    says: /apiservice\S* created/,
  },
  { document: RUNNING, begin: 'kube-controller-manager', untested: 'the programs are not installed by any package that tests may use' },
  {
    document: 'runtime/SIMULATION.md',
    begin: 'kindwright test-server',
    script: (text) => text.replace('npm test', 'kubectl get namespaces'),
    says: /^default /m,
  },
  { document: 'runtime/SIMULATION.md', begin: 'const server = await startTestServer', test: 'test/readme/examples.test.ts' },
  { document: 'runtime/TESTING.md', begin: 'npx kindwright test-server', test: 'test/readme/testing.test.ts' },
  {
    document: 'runtime/TESTING.md',
    begin: 'npx kindwright record',
    // Another block names a server behind this one that is not there, whose kinds would be missing.
    script: (text) =>
      `kubectl delete apiservices --selector='!kube-aggregator.kubernetes.io/automanaged' >&2\n${text.replace('npm test', 'kubectl get namespaces')}`,
    says: /^default /m,
  },
  { document: 'runtime/GUIDES.md', begin: 'protoc --proto_path', test: 'test/readme/languages.test.ts' },
  { document: CATALOGUE, begin: 'note: { type: string', script: checkedProject, says: /^shop: v1 /m },
  { document: CATALOGUE, begin: 'buyers: { type: meta/v1', script: checkedProject, says: /^shop: v1 /m },
  { document: CATALOGUE, begin: 'extends: [ kindwright/base ]\nrelease', script: checkedProject, says: /^shop: v1 /m },
  { document: CATALOGUE, begin: 'shown:', untested: 'it is a part of a file that `kindwright release` writes' },
];

/** The settings of plugins, and the files that they name. */
function admissionFiles(): Readonly<Record<string, string>> {
  return {
    'admission.yaml': textOf(ADMISSION, 'apiVersion: apiserver.config.k8s.io/v1'),
    'limits.yaml':
      'apiVersion: eventratelimit.admission.k8s.io/v1alpha1\nkind: Configuration\nlimits: [ { type: Server, qps: 50, burst: 100 } ]\n',
    'hooks.yaml': SERVICE,
  };
}

/** A new project with the block in its place: a field in a kind, or the file of the catalogue. */
function checkedProject(text: string): string {
  const put = /^\w+: \{ type:/.test(text)
    ? `sed -i '/^      pieces: /r ../field' catalog/shop/v1/Order.yaml`
    : 'cp ../block catalog/service.yaml';
  return `rm -rf shop\nsed 's/^/      /' block > field\nkindwright init shop\ncd shop\nmkdir node_modules\nln -s "$ROOT" node_modules/kindwright\n${put}\nkindwright generate`;
}
