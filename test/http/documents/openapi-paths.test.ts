/** What documents tell of is what is served: every path and method of one is found in the other. */
import assert from 'node:assert/strict';
import https from 'node:https';
import { after, before, test } from 'node:test';
import { TestServer } from '../../support/server.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
}
type Item = { readonly parameters?: readonly Parameter[] } & Readonly<Record<string, Operation>>;
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly 'x-kubernetes-group-version-kind'?: readonly { readonly group: string; readonly version: string; readonly kind: string }[];
}
interface Document {
  readonly paths: Readonly<Record<string, Item>>;
  readonly definitions: Readonly<Record<string, Schema>>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

let server: TestServer;
let document: Document;
before(async () => {
  server = await TestServer.start({
    runtimeConfig: { 'api/all': true },
    featureGates: { EphemeralContainers: false },
    serviceAccountIssuer: 'https://issuer.example.com',
  });
  document = await documentOf(server);
});
after(() => server.close());

const documentOf = async (of: TestServer): Promise<Document> => (await of.ask('/openapi/v2')).json;

const operationsOf = ({ paths }: Document): [path: string, method: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): [string, string, Operation][] => (item[method] === undefined ? [] : [[path, method, item[method]]])),
  );

/** The status of an answer and, where it is an error, the text; watches are left as soon as they begin. */
function begun(path: string, method: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: 'Bearer admin', 'Content-Type': 'application/json' };
    const request = https.request(`${server.url}${path}`, { method, headers, rejectUnauthorized: false }, (response) => {
      const { statusCode: status = 0 } = response;
      if (status < 400) {
        resolve({ status, text: '' });
        request.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status, text: Buffer.concat(chunks).toString() }));
    });
    request.on('error', reject);
    request.end(method === 'POST' || method === 'PUT' ? '{}' : undefined);
  });
}

/** Whether an answer says that there is no such path or method, and not that there is no such object. */
function isUnserved(method: string, { status, text }: { readonly status: number; readonly text: string }): boolean {
  if (status !== 404 || method === 'HEAD') return status === 405;
  if (!text.startsWith('{')) return true;
  const { details = {} } = JSON.parse(text) as { readonly details?: { readonly name?: string } };
  return details.name === undefined;
}

test('each documented path is served by each of its documented methods', async () => {
  const unserved: string[] = [];
  for (const [path, name, { operationId }] of operationsOf(document)) {
    const method = name.toUpperCase();
    const asked = path.replace('{namespace}', 'default').replace('{name}', 'nothing').replace('{path}', 'more').replace('{logpath}', '');
    const answer = await begun(`${asked}?dryRun=All`, method);
    if (isUnserved(method, answer)) unserved.push(`${method} ${path} (${operationId}): ${answer.status}`);
  }
  assert.deepEqual(unserved, []);
});

interface Resource {
  readonly name: string;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
}

/** Paths and methods by which discovery says that a resource may be asked. */
function* askedBy(version: string, { name, namespaced, verbs }: Resource): Generator<readonly [path: string, method: string]> {
  const [plural, subresource] = name.split('/');
  const inNamespace = namespaced ? '/namespaces/{namespace}' : '';
  const collection = `${version}${inNamespace}/${plural}`;
  const one = `${collection}/{name}${subresource === undefined ? '' : `/${subresource}`}`;
  const ofCollection = subresource === undefined ? collection : one;
  for (const verb of verbs) {
    if (verb === 'get') yield [one, 'get'];
    if (verb === 'update') yield [one, 'put'];
    if (verb === 'patch') yield [one, 'patch'];
    if (verb === 'delete') yield [one, 'delete'];
    if (verb === 'create') yield [ofCollection, 'post'];
    if (verb === 'deletecollection') yield [collection, 'delete'];
    if (verb === 'list') yield* [[collection, 'get'] as const, [`${version}/${plural}`, 'get'] as const];
    if (verb === 'watch') {
      yield [`${version}/watch/${plural}`, 'get'];
      for (const path of [collection, one]) yield [path.replace(version, `${version}/watch`), 'get'];
    }
  }
}

test('whatever discovery says may be asked is documented, and so is discovery', async () => {
  const { groups } = (await server.ask('/apis')).json as {
    readonly groups: readonly { readonly name: string; readonly versions: readonly { readonly groupVersion: string }[] }[];
  };
  const versions = ['/api/v1', ...groups.flatMap((group) => group.versions.map(({ groupVersion }) => `/apis/${groupVersion}`))];
  const missing: string[] = [];
  const documented = (path: string, method: string): void => {
    if (document.paths[path]?.[method] === undefined) missing.push(`${method} ${path}`);
  };
  for (const path of ['/api/', '/apis/', ...groups.map(({ name }) => `/apis/${name}/`), ...versions.map((version) => `${version}/`)])
    documented(path, 'get');
  for (const version of versions)
    for (const resource of (await server.ask(version)).json.resources as readonly Resource[])
      for (const [path, method] of askedBy(version, resource)) documented(path, method);
  assert.ok(versions.length > 40);
  assert.deepEqual(missing, []);
});

test('ids of operations differ, and name the whole group, the version, the kind and what is done', () => {
  const operations = operationsOf(document);
  const ids = operations.map(([, , { operationId }]) => operationId);
  assert.equal(new Set(ids).size, ids.length);
  const shown = (path: string) => METHODS.flatMap((method) => document.paths[path]?.[method]?.operationId ?? []);
  for (const [path, expected] of Object.entries(IDS)) assert.deepEqual(shown(path), expected, path);
  assert.deepEqual(document.paths['/apis/rbac.authorization.k8s.io/v1/']?.get?.tags, ['rbacAuthorization_v1']);
  assert.deepEqual(document.paths['/api/']?.get?.tags, ['core']);
  assert.deepEqual(document.paths['/.well-known/openid-configuration/']?.get?.tags, ['WellKnown']);
});

const IDS: Readonly<Record<string, readonly string[]>> = {
  '/api/': ['getCoreAPIVersions'],
  '/api/v1/': ['getCoreV1APIResources'],
  '/apis/': ['getAPIVersions'],
  '/apis/flowcontrol.apiserver.k8s.io/': ['getFlowcontrolApiserverAPIGroup'],
  '/apis/apps/v1/': ['getAppsV1APIResources'],
  '/version/': ['getCodeVersion'],
  '/logs/': ['logFileListHandler'],
  '/logs/{logpath}': ['logFileHandler'],
  '/.well-known/openid-configuration/': ['getServiceAccountIssuerOpenIDConfiguration'],
  '/openid/v1/jwks/': ['getServiceAccountIssuerOpenIDKeyset'],
  '/apis/rbac.authorization.k8s.io/v1/roles': ['listRbacAuthorizationV1RoleForAllNamespaces'],
  '/apis/apps/v1/namespaces/{namespace}/deployments': [
    'listAppsV1NamespacedDeployment',
    'createAppsV1NamespacedDeployment',
    'deleteAppsV1CollectionNamespacedDeployment',
  ],
  '/apis/apps/v1/watch/deployments': ['watchAppsV1DeploymentListForAllNamespaces'],
  '/apis/apps/v1/watch/namespaces/{namespace}/deployments': ['watchAppsV1NamespacedDeploymentList'],
  '/apis/apps/v1/watch/namespaces/{namespace}/deployments/{name}': ['watchAppsV1NamespacedDeployment'],
  '/api/v1/watch/namespaces/{name}': ['watchCoreV1Namespace'],
  '/api/v1/namespaces/{namespace}/pods/{name}/log': ['readCoreV1NamespacedPodLog'],
  '/api/v1/nodes/{name}/proxy/{path}': ['Get', 'Put', 'Post', 'Delete', 'Options', 'Head', 'Patch'].map(
    (method) => `connectCoreV1${method}NodeProxyWithPath`,
  ),
};

test('connections and logs take the fields of their options in the query', () => {
  const namesOf = (path: string, method: string): string[] => {
    const item = document.paths[path];
    return [...(item?.parameters ?? []), ...(item?.[method]?.parameters ?? [])].map(({ name, in: place }) => `${place} ${name}`).sort();
  };
  const pod = '/api/v1/namespaces/{namespace}/pods/{name}';
  const ofPath = ['path name', 'path namespace'];
  const query = (...names: string[]): string[] => [...ofPath, ...names.map((name) => `query ${name}`)].sort();
  assert.deepEqual(namesOf(`${pod}/exec`, 'post'), query('command', 'container', 'stderr', 'stdin', 'stdout', 'tty'));
  assert.deepEqual(namesOf(`${pod}/portforward`, 'get'), query('ports'));
  const log = ['container', 'follow', 'insecureSkipTLSVerifyBackend', 'limitBytes', 'pretty', 'previous', 'sinceSeconds', 'tailLines'];
  assert.deepEqual(namesOf(`${pod}/log`, 'get'), query(...log, 'timestamps'));
  assert.deepEqual(namesOf(`${pod}/proxy/{path}`, 'head'), [...query('path'), 'path path'].sort());
});

test('a subresource whose gate is off is not documented, nor is a definition that no path reaches', () => {
  assert.equal(document.paths['/api/v1/namespaces/{namespace}/pods/{name}/ephemeralcontainers'], undefined);
  assert.equal(document.definitions['io.k8s.api.core.v1.EphemeralContainers'], undefined);
  assert.equal(document.definitions['io.k8s.apimachinery.pkg.apis.meta.v1.Duration'], undefined);
  assert.equal(document.definitions['io.k8s.apimachinery.pkg.apis.meta.v1.Info'], undefined);
  for (const name of ['version.Info', 'apis.meta.v1.APIGroupList', 'apis.meta.v1.WatchEvent', 'apis.meta.v1.Patch'])
    assert.ok(document.definitions[`io.k8s.apimachinery.pkg.${name}`] !== undefined, name);
  assert.ok(document.definitions['io.k8s.api.core.v1.ComponentStatusList'] !== undefined);
  assert.ok(document.definitions['io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON'] !== undefined);
});

const everywhere = ({ definitions }: Document, name: string): string[] =>
  (definitions[`io.k8s.apimachinery.pkg.apis.meta.v1.${name}`]?.['x-kubernetes-group-version-kind'] ?? []).map(({ group, version }) =>
    group === '' ? version : `${group}/${version}`,
  );

test('kinds of every version are those of the versions that the release knows, in their order', () => {
  const versions = everywhere(document, 'WatchEvent');
  assert.deepEqual(versions, everywhere(document, 'DeleteOptions'));
  assert.deepEqual(versions.slice(0, 3), ['v1', 'admission.k8s.io/v1', 'admission.k8s.io/v1beta1']);
  // What is no longer served may still be known, and what is gone is not.
  assert.deepEqual([versions.includes('apps/v1beta1'), versions.includes('batch/v2alpha1')], [true, false]);
  assert.equal(versions.length, 50);
});

for (const [release, known] of [
  ['1.21', undefined],
  ['1.23', ['rule', 'message']],
  ['1.25', ['rule', 'message']],
] as const)
  test(`documents of release ${release} tell of rules of definitions as that release has them`, async (t) => {
    const other = release === '1.21' ? server : await TestServer.start({ release });
    if (other !== server) t.after(() => other.close());
    const { definitions } = await documentOf(other);
    const at = 'io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1';
    const rule = definitions[`${at}.ValidationRule`]?.properties;
    assert.deepEqual(rule && Object.keys(rule), known);
    assert.equal('x-kubernetes-validations' in (definitions[`${at}.JSONSchemaProps`]?.properties ?? {}), known !== undefined);
  });
