/** What a project does after its first five minutes: rules that are typed, other rights, strict types, documents, embedding. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import type { Background } from '../../support/programs/shell.js';
import { ROOT } from '../../support/root.js';
import { KINDWRIGHT, type Machine, PATIENCE_MS } from './machine.js';

/** A rule over the generated type: `text` is known, and other members are not. */
const RULE = `import { defineKind, invalidValue } from 'kindwright';
import type { Invoice } from '../generated/shop/v1/types.js';

export const invoice = defineKind<Invoice>({
  resource: 'invoices.shop.example.com',
  strategy: {
    validate: ({ spec }) => (spec?.text === 'free' ? [invalidValue('spec.text', spec.text, 'nothing is free')] : []),
  },
});
`;

/** An application that exists already, and gets the API below a path. */
const APPLICATION = `import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'kindwright';
import Koa from 'koa';
import { catalogue } from './generated/catalogue.js';
import { invoice } from './kinds/invoice.js';

const api = await createServer({ catalogue, kinds: [invoice], storage: 'memory', dataDir: '' });
const app = new Koa();
app.use(api.middleware('/shop-api'));
app.use((ctx) => {
  ctx.body = 'the shop';
});
const server = createHttpServer(app.callback()).listen(0, '127.0.0.1');
await api.ready();
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('no port');
const headers = { Authorization: \`Bearer \${api.client.token}\` };
const read = async (path: string) => (await fetch(\`http://127.0.0.1:\${address.port}\${path}\`, { headers })).text();
const list = JSON.parse(await read('/shop-api/apis/shop.example.com/v2/orders'));
console.log(await read('/'), list.kind);
server.close();
await api.close();
`;

const THREE_SERVERS = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from 'kindwright/test';
import { catalogue } from '../generated/catalogue.js';

test('three servers of one process know nothing of each other', async () => {
  const servers = await Promise.all([1, 2, 3].map(() => startTestServer({ catalogue, load: 'manifests' })));
  try {
    const at = '/apis/shop.example.com/v2/namespaces/default/orders';
    await servers[0]?.request('POST', at, { metadata: { name: 'own' }, spec: { buyer: 'bob' } });
    const names = await Promise.all(
      servers.map(async ({ request }) => ((await request('GET', at)).body.items as { metadata: { name: string } }[]).map((o) => o.metadata.name)),
    );
    assert.deepEqual(names, [['loaded', 'own'], ['loaded'], ['loaded']]);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
});
`;

/** Somebody else's program, who calls the server of the project. */
const CALLER = `import { connect } from 'my-api-client/node';
import { namespaces } from 'my-api-client/core/v1';
import { orders } from 'my-api-client/shop/v2';

const shop = connect({ kinds: { namespaces, orders } });
const { metadata } = await shop.namespaces.get('default');
for await (const order of shop.orders.list()) console.log(order.metadata.name, \`\${order.spec?.buyer}, \${metadata.name}\`);
`;

const MANIFEST = 'apiVersion: shop.example.com/v1\nkind: Order\nmetadata: { name: loaded }\nspec: { customer: ann }\n';

/** Goes on with the project in `my-api`, and stops its server. */
export function growingProject(machine: () => Machine, server: () => Background, skip: string | false): void {
  const run = (script: string): Promise<string> => machine().run('my-api', `export KUBECONFIG=$PWD/data/kubeconfig\n${script}`);
  const invoice = (text: string): string => `kubectl create --validate=false -f - <<'YAML'
apiVersion: shop.example.com/v1
kind: Invoice
metadata: { generateName: made- }
spec: { text: ${text} }
YAML`;

  test('a changed rule in code and a changed catalogue are served at once, and objects are kept', {
    skip,
    timeout: PATIENCE_MS,
  }, async () => {
    const starts = (): number => server().output.split('Ready.').length - 1;
    const changed = async (file: string, text: string): Promise<void> => {
      const before = starts();
      machine().write(`my-api/${file}`, text);
      await server().printed(new RegExp(`(?:Ready\\.[^]*){${before + 1}}`));
    };
    await changed('kinds/invoice.ts', RULE);
    await assert.rejects(run(invoice('free')), /spec\.text: Invalid value: "free": nothing is free/);
    const [stored, served] = ['v1', 'v2'].map((version) => `catalog/shop/${version}/Invoice.yaml`) as [string, string];
    // Objects are held to the rules of the version that is stored; another one says the same, or nothing.
    await changed(served, machine().read(`my-api/${served}`).replace('maxLength: 1000, ', ''));
    await changed(stored, machine().read(`my-api/${stored}`).replace('maxLength: 1000', 'maxLength: 5'));
    await assert.rejects(run(invoice('longer')), /spec\.text: Too long: may not be more than 5 bytes/);
    assert.match(await run('kubectl get orders first --output=name'), /order\.shop\.example\.com\/first/);
  });

  test('a fault of the catalogue is told with its line, and the server before goes on', { skip, timeout: PATIENCE_MS }, async () => {
    const file = 'my-api/catalog/shop/v1/Invoice.yaml';
    const text = machine().read(file);
    machine().write(file, text.replace('type: string', 'type: sting'));
    await server().printed(/catalog\/shop\/v1\/Invoice\.yaml:\d+:\d+ KW003 .*did you mean "string"/);
    await run('kubectl get invoices');
    machine().write(file, text);
  });

  test('kubectl applies on the server, and is told every fault of an object', { skip, timeout: PATIENCE_MS }, async () => {
    const order = (spec: string): string => `-f - <<'YAML'
apiVersion: shop.example.com/v1
kind: Order
metadata: { name: applied }
spec: ${spec}
YAML`;
    assert.match(
      await run(`kubectl apply --server-side ${order('{ customer: ann }')}`),
      /order\.shop\.example\.com\/applied serverside-applied/,
    );
    assert.equal(await run(`kubectl diff --server-side ${order('{ customer: ann }')}`), '');
    const refused = run(`kubectl apply --validate=false ${order('{ customer: "", delivery: Balloon }')}`);
    await assert.rejects(refused, /spec\.customer[\s\S]*spec\.delivery: Unsupported value: "Balloon"/);
  });

  test('kubectl may do what roles allow, and nothing else', { skip, timeout: PATIENCE_MS }, async () => {
    await assert.rejects(
      run('kubectl get orders --as=ann'),
      /orders\.shop\.example\.com is forbidden: User "ann" cannot list resource "orders"/,
    );
    await run('kubectl create role reader --verb=get,list --resource=orders.shop.example.com');
    await run('kubectl create rolebinding ann-reads --role=reader --user=ann');
    assert.match(await run('kubectl get orders --as=ann'), /^first /m);
    assert.match(await run('kubectl auth can-i delete orders.shop.example.com --as=ann || true'), /^no/m);
    await server().stop();
  });

  test('the types of the project are strict, and rules in code are held to them', { skip, timeout: PATIENCE_MS }, async () => {
    machine().write('my-api/server.ts', APPLICATION);
    machine().write('my-api/test/three.test.ts', THREE_SERVERS);
    machine().write('my-api/manifests/order.yaml', MANIFEST);
    await machine().run('my-api', `${KINDWRIGHT} generate`);
    const compile = (): string =>
      execFileSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['--strict', '--project', '.'], {
        cwd: path.join(machine().folder, 'my-api'),
        encoding: 'utf8',
      });
    assert.equal(compile(), '');
    machine().write('my-api/kinds/invoice.ts', RULE.replace("spec?.text === 'free'", "spec?.test === 'free'"));
    assert.throws(compile, /status|Command failed/);
    machine().write('my-api/kinds/invoice.ts', RULE);
  });

  test('its server runs inside an application, and three of them in one process', { skip, timeout: PATIENCE_MS }, async () => {
    assert.match(await machine().run('my-api', `${KINDWRIGHT} run server.ts`), /^the shop OrderList\n$/m);
    assert.match(await machine().run('my-api', `${KINDWRIGHT} test test/three.test.ts`), /^\S pass 1$/m);
  });

  test('its client is a package of its own, which compiles and runs where neither the project nor Kindwright is', {
    skip,
    timeout: PATIENCE_MS,
  }, async () => {
    await machine().run('my-api', `${KINDWRIGHT} client --out=../packed --versions=shop.example.com/v2,v1`);
    machine().write('caller/program.ts', CALLER);
    machine().write('caller/package.json', '{ "type": "module" }');
    await machine().run('caller', 'npm pack --silent ../packed && npm install --silent --offline ./my-api-client-*.tgz');
    const [compiler, ...flags] = ['tsc', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', '', 'program.ts'];
    const cwd = path.join(machine().folder, 'caller');
    execFileSync(path.join(ROOT, 'node_modules/.bin', compiler ?? ''), flags, { cwd });
    const said = await machine().run('my-api', `${KINDWRIGHT} test-server --load=manifests -- ${process.execPath} ../caller/program.js`);
    assert.match(said, /^loaded ann, default$/m);
  });

  test('its OpenAPI documents are files', { skip, timeout: PATIENCE_MS }, async () => {
    await machine().run('my-api', `${KINDWRIGHT} openapi --out=documents`);
    const v2 = JSON.parse(machine().read('my-api/documents/v2.json')) as { definitions: Record<string, object>; paths: object };
    assert.ok('com.example.shop.v1.Order' in v2.definitions || 'example.shop.com.v1.Order' in v2.definitions);
    const v3 = JSON.parse(machine().read('my-api/documents/v3/apis/shop.example.com/v2.json')) as { openapi: string; paths: object };
    assert.match(v3.openapi, /^3\.0/);
    assert.ok('/apis/shop.example.com/v2/namespaces/{namespace}/orders/{name}' in v3.paths);
  });

  test('its reference is pages, with the OpenAPI documents in a viewer beside them', { skip, timeout: PATIENCE_MS }, async () => {
    assert.match(await machine().run('my-api', `${KINDWRIGHT} docs --out=site`), /^\d+ pages and \d+ documents: site.index\.html$/m);
    assert.match(machine().read('my-api/site/shop/v2/Order.html'), /<h1>Order<\/h1>/);
    assert.match(machine().read('my-api/site/openapi.html'), /openapi\/v3\/apis\/shop\.example\.com\/v2\.json/);
    assert.match(machine().read('my-api/site/swagger/swagger-ui-bundle.js'), /SwaggerUIBundle/);
  });

  test('functions that the catalogue names and no kind gives are told at their lines, and then given', {
    skip,
    timeout: PATIENCE_MS,
  }, async () => {
    const file = 'my-api/catalog/shop/v1/Invoice.yaml';
    const text = machine().read(file);
    machine().write(file, `${text}defaulter: invoiceDefaults\n`);
    const missing = /catalog\/shop\/v1\/Invoice\.yaml:\d+:1 KW054 no kind in code gives the defaulter "invoiceDefaults"/;
    await assert.rejects(machine().run('my-api', `${KINDWRIGHT} check`), missing);
    assert.match(await machine().run('my-api', `${KINDWRIGHT} generate 2>&1`), missing);
    machine().write('my-api/kinds/invoice.ts', RULE.replace('strategy:', 'defaulters: { invoiceDefaults: () => undefined },\n  strategy:'));
    await machine().run('my-api', `${KINDWRIGHT} check`);
    machine().write(file, text);
    machine().write('my-api/kinds/invoice.ts', RULE);
    await machine().run('my-api', `${KINDWRIGHT} generate`);
  });

  test('what does not fit the generated code is told at the start, with what to run', { skip, timeout: PATIENCE_MS }, async () => {
    const starts = (): Promise<string> => machine().run('my-api', `${KINDWRIGHT} serve --secure-port=0 --data-dir= --storage=memory`);
    const told = async (file: string, change: (text: string) => string, fault: RegExp): Promise<void> => {
      const text = machine().read(file);
      machine().write(file, change(text));
      await assert.rejects(starts(), fault);
      machine().write(file, text);
    };
    await told(
      'my-api/catalog/shop/group.yaml',
      (text) => `${text}# changed\n`,
      /generated does not fit: catalog\/\S+ has changed since it was generated; run: npx kindwright generate/,
    );
    await told(
      'my-api/generated/made-from.json',
      (text) => text.replace(/"kindwright": "[^"]*"/, '"kindwright": "0.0.1"'),
      /generated by Kindwright 0\.0\.1, and this is .*; run: npx kindwright generate/,
    );
    await told(
      'my-api/kinds/invoice.ts',
      (text) => text.replace('invoices.shop', 'invoice.shop'),
      /kinds\/invoice\.ts: the catalogue has no resource invoice\.shop\.example\.com; did you mean invoices\.shop\.example\.com\?/,
    );
    await told('my-api/kinds/invoice.ts', (text) => text.replace('export const', 'const'), /kinds\/invoice\.ts exports no kind/);
    await told('my-api/kinds/invoice.ts', (text) => `${text}}`, /kinds\/invoice\.ts:\d+:\d+/);
  });
}
