/** A server goes on when its package is replaced or removed: whatever it loads on demand, it has. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import WebSocket from 'ws';
import { KEEPS_FILES } from '../../runtime/files/kept/kept-files.js';
import { everyKind } from '../support/every-kind.js';
import { HookServer } from '../support/programs/hook-server.js';
import { freshFolder, type Running, removeFolder, startProcess } from '../support/programs/process.js';
import { ROOT } from '../support/root.js';
import { eventually } from '../support/until.js';

const PROTOBUF = 'application/vnd.kubernetes.protobuf';
const CONFIGURATIONS = '/apis/admissionregistration.k8s.io/v1';

let folder: string;
let running: Running;
let token: string;
let hooks: HookServer;
let told = '';

/** The package as npm installs it for production, with the packages that it depends on. */
function installed(at: string): void {
  for (const name of ['package.json', 'dist/runtime', 'dist/generated', 'dist/codegen'])
    cpSync(path.join(ROOT, name), path.join(at, name), { recursive: true });
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly dev?: true; readonly devOptional?: true; readonly optional?: true }>>;
  };
  for (const [name, { dev, devOptional, optional }] of Object.entries(packages))
    if (name !== '' && !(dev || devOptional || optional)) cpSync(path.join(ROOT, name), path.join(at, name), { recursive: true });
}

interface Asked {
  readonly method?: string;
  readonly type?: string;
  readonly accept?: string;
  readonly as?: string;
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

const asked = (at: string, body?: string | Buffer, { method, type, accept, as = token }: Asked = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = https.request(
      `${running.url}${at}`,
      {
        rejectUnauthorized: false,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { authorization: `Bearer ${as}`, 'content-type': type ?? 'application/json', ...(accept === undefined ? {} : { accept }) },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', bytes: Buffer.concat(parts) }),
        );
      },
    );
    request.once('error', reject);
    request.end(body);
  });

/** Asks, and gives what is answered with the status. */
async function answered(status: number, ...request: Parameters<typeof asked>): Promise<Answered> {
  const answer = await asked(...request);
  assert.equal(answer.status, status, `${request[0]}: ${answer.bytes.toString()}`);
  return answer;
}

const made = (at: string, object: object): Promise<Answered> => answered(201, at, JSON.stringify(object));

interface Listed {
  readonly resources: readonly { readonly name: string; readonly kind: string; readonly verbs: readonly string[] }[];
}

const read = async <T>(at: string): Promise<T> => JSON.parse((await answered(200, at)).bytes.toString()) as T;

const folderOf = (apiVersion: string): string => `/${apiVersion.includes('/') ? 'apis' : 'api'}/${apiVersion}`;

const skip = KEEPS_FILES ? false : 'this Node keeps no code: 22.15 is the first that does';

describe('a server whose package is gone', { skip }, () => {
  before(async () => {
    folder = freshFolder();
    const home = path.join(folder, 'package');
    mkdirSync(home);
    installed(home);
    running = await startProcess(path.join(folder, 'data'), ['--storage=memory'], home);
    running.child.stderr?.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    await running.printed('The start took');
    await running.printed('All code of the server is in memory');
    for (const name of readdirSync(home)) rmSync(path.join(home, name), { recursive: true });
    token = readFileSync(path.join(folder, 'data/admin.token'), 'utf8').trim();
    hooks = await HookServer.start();
  });
  after(async () => {
    await hooks.close();
    await running.stop();
    removeFolder(folder);
  });

  test('objects of every kind are made, answered and read in every form', async () => {
    const examples = everyKind('default').map((example) => ({ ...example, apiVersion: example.apiVersion.replace('v1beta1', 'v1') }));
    for (const { apiVersion, kind, metadata, ...rest } of examples) {
      const home = folderOf(apiVersion);
      const { resources } = await read<Listed>(home);
      const resource = resources.find((each) => each.kind === kind && each.verbs.includes('create') && !each.name.includes('/'));
      assert.ok(resource !== undefined, `${apiVersion} ${kind}`);
      const at = `${home}/namespaces/default/${resource.name}`;
      const named = { apiVersion, kind, metadata: { ...metadata, name: 'made' }, ...rest };
      const answer = await answered(201, `${at}?dryRun=All`, JSON.stringify(named), { accept: PROTOBUF });
      assert.equal(answer.type, PROTOBUF);
      await answered(201, at, JSON.stringify(named));
      // Controllers write its status meanwhile.
      await eventually(
        async () => {
          const { bytes } = await answered(200, `${at}/made`, undefined, { accept: PROTOBUF });
          return asked(`${at}/made?dryRun=All`, bytes, { method: 'PUT', type: PROTOBUF });
        },
        ({ status }) => status === 200,
      );
      await answered(200, at, undefined, { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' });
      await answered(200, `${at}/made`, undefined, { accept: 'application/yaml' });
      await answered(200, `${at}/made`, JSON.stringify({ metadata: { labels: { a: 'b' } } }), {
        method: 'PATCH',
        type: 'application/strategic-merge-patch+json',
      });
    }
  });

  test('whatever is served is listed, in JSON and in Protobuf', async () => {
    const { groups } = await read<{ readonly groups: readonly { readonly versions: readonly { readonly groupVersion: string }[] }[] }>(
      '/apis',
    );
    for (const apiVersion of ['v1', ...groups.flatMap(({ versions }) => versions.map(({ groupVersion }) => groupVersion))]) {
      const { resources } = await read<Listed>(folderOf(apiVersion));
      for (const { name } of resources.filter(({ verbs }) => verbs.includes('list'))) {
        await answered(200, `${folderOf(apiVersion)}/${name}`);
        await answered(200, `${folderOf(apiVersion)}/${name}`, undefined, { accept: PROTOBUF });
      }
    }
  });

  test('YAML of any length is applied', async () => {
    const text = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: long }\ndata:\n';
    const long = `${text}${Array.from({ length: 1000 }, (_, i) => `  key-${i}: "a value of some length"\n`).join('')}`;
    const at = '/api/v1/namespaces/default/configmaps/long?fieldManager=me&force=true';
    const type = 'application/apply-patch+yaml';
    await answered(201, at, `${text}  a: "1"\n`, { method: 'PATCH', type });
    assert.match((await answered(200, at, long, { method: 'PATCH', type })).bytes.toString(), /key-999/);
  });

  test('documents and metrics are answered', async () => {
    await answered(200, '/openapi/v2');
    await answered(200, '/openapi/v2', undefined, { accept: 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf' });
    const { paths } = await read<{ readonly paths: Readonly<Record<string, { readonly serverRelativeURL: string }>> }>('/openapi/v3');
    for (const { serverRelativeURL } of Object.values(paths)) await answered(200, serverRelativeURL);
    assert.match((await answered(200, '/metrics')).bytes.toString(), /apiserver_request_total/);
    for (const at of ['/version', '/readyz?verbose', '/apis', '/openid/v1/jwks']) await answered(200, at);
  });

  test('definitions are served, with rules in CEL and defaults', async () => {
    const schema = {
      type: 'object',
      properties: {
        spec: {
          type: 'object',
          properties: { size: { type: 'integer', default: 3 }, name: { type: 'string', pattern: '^[a-z]+$', format: 'hostname' } },
          'x-kubernetes-validations': [{ rule: 'self.size < 10', message: 'it is too large' }],
        },
      },
    };
    await made('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
      metadata: { name: 'boxes.example.com' },
      spec: {
        group: 'example.com',
        names: { plural: 'boxes', kind: 'Box' },
        scope: 'Namespaced',
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
      },
    });
    const at = '/apis/example.com/v1/namespaces/default/boxes';
    const box = (spec: object): string => JSON.stringify({ apiVersion: 'example.com/v1', kind: 'Box', metadata: { name: 'one' }, spec });
    await eventually(
      () => asked(`${at}`),
      ({ status }) => status === 200,
    );
    assert.match((await answered(422, at, box({ size: 11 }))).bytes.toString(), /it is too large/);
    assert.match((await answered(201, at, box({ name: 'a' }))).bytes.toString(), /"size":3/);
  });

  test('policies and webhooks are asked', async () => {
    const resourceRules = [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['configmaps'] }];
    await made(`${CONFIGURATIONS}/validatingadmissionpolicies`, {
      metadata: { name: 'short' },
      spec: {
        matchConstraints: { resourceRules },
        validations: [{ expression: "!object.metadata.name.startsWith('refused')", message: 'such names are refused' }],
      },
    });
    await made(`${CONFIGURATIONS}/validatingadmissionpolicybindings`, {
      metadata: { name: 'short' },
      spec: { policyName: 'short', validationActions: ['Deny'] },
    });
    const webhook = {
      name: 'w.example.com',
      clientConfig: hooks.clientConfig('/asked'),
      rules: resourceRules,
      sideEffects: 'None',
      admissionReviewVersions: ['v1'],
      matchConditions: [{ name: 'asked', expression: "object.metadata.name.startsWith('asked')" }],
    };
    await made(`${CONFIGURATIONS}/validatingwebhookconfigurations`, { metadata: { name: 'w' }, webhooks: [webhook] });
    const maps = '/api/v1/namespaces/default/configmaps?dryRun=All';
    const named = (name: string): string => JSON.stringify({ metadata: { name } });
    const refused = await eventually(
      () => asked(maps, named('refused')),
      ({ status }) => status === 422,
    );
    assert.match(refused.bytes.toString(), /such names are refused/);
    await eventually(
      async () => {
        await answered(201, maps, named('asked'));
        return hooks.taken('/asked').length;
      },
      (times) => times > 0,
    );
  });

  test('accounts get tokens, and are known by them', async () => {
    const request = { apiVersion: 'authentication.k8s.io/v1', kind: 'TokenRequest', spec: {} };
    const answer = await answered(201, '/api/v1/namespaces/default/serviceaccounts/default/token', JSON.stringify(request));
    const { status } = JSON.parse(answer.bytes.toString()) as { status: { token: string } };
    await answered(200, '/api/v1', undefined, { as: status.token });
    await answered(403, '/api/v1/secrets', undefined, { as: status.token });
  });

  test('a watch is sent over a WebSocket', async () => {
    const socket = new WebSocket(`${running.url.replace('https:', 'wss:')}/api/v1/namespaces/default/configmaps?watch=true`, {
      rejectUnauthorized: false,
      headers: { authorization: `Bearer ${token}` },
    });
    const first = await new Promise<string>((resolve, reject) => {
      socket.once('message', (message: Buffer) => resolve(message.toString()));
      socket.once('error', reject);
    });
    assert.match(first, /"type":"ADDED"/);
    socket.terminate();
  });

  test('nothing of this was at fault', () => {
    assert.doesNotMatch(told, /error|cannot/i);
  });
});
