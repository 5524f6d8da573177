/**
 * A company from its first command to its worst day: eight kinds in three groups, two versions, code of every sort, two teams and a page in a
 * browser, packed and run as in production, upgraded with its objects, lost and restored. The tests go on with what those before them left.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Page, WITHOUT_BROWSER } from '../../support/programs/browser.js';
import { ROOT } from '../../support/root.js';
import { eventually, until } from '../../support/until.js';
import { KINDWRIGHT, Machine, offline, PATIENCE_MS } from '../new-user/machine.js';
import { Production } from './production.js';
import { COMPANY, edit, writeCompany } from './writing.js';

/** The version of the package that the company begins with: the same code as this one's, under the number before. */
const BEFORE = '0.0.9';

const options = { skip: offline, timeout: PATIENCE_MS };
let machine: Machine;
let production: Production;
before(async () => {
  if (offline !== false) return;
  machine = await Machine.start(BEFORE);
  production = new Production(machine);
});
after(() => machine?.close());

const article = (cents: number): string => `kubectl apply --filename=- <<'YAML'
apiVersion: shop.example.com/v1
kind: Article
metadata: { name: lamp, namespace: default }
spec: { cents: ${cents} }
YAML`;
const order = (name: string, pieces: number): string => `kubectl create --filename=- <<'YAML'
apiVersion: shop.example.com/v2
kind: Order
metadata: { name: ${name}, namespace: default }
spec: { buyer: bob, article: lamp, pieces: ${pieces} }
YAML`;

test('the company is written: three groups, eight kinds, two versions, and code that fits its types', options, async () => {
  await writeCompany(machine);
  assert.match(
    await machine.run(COMPANY, `${KINDWRIGHT} generate && ${KINDWRIGHT} check && ${KINDWRIGHT} test`),
    /^shop: v1, v2 .*\n[\s\S]*^\S pass 2$/m,
  );
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  execFileSync(tsc, ['--project', '.'], { cwd: path.join(machine.folder, COMPANY), encoding: 'utf8' });
});

test('what is packed runs in an empty folder, without the tools', options, async () => {
  await production.install();
  await production.start();
  assert.match(production.output, new RegExp(`Kindwright ${BEFORE} serves \\d+ kinds in \\d+ groups`));
  assert.equal(await production.run('kubectl apply --filename=manifests | wc --lines'), '11\n');
});

test('an order in one version reads in the other, renamed and converted in code', options, async () => {
  const v1 = await production.run('kubectl get orders.v1.shop.example.com first --output=jsonpath="{.spec}"');
  assert.deepEqual(JSON.parse(v1), { customer: 'ann', article: 'lamp', address: 'Kay 1, Harbour', delivery: 'Post', pieces: 3 });
  const v2 = await production.run('kubectl get orders.v2.shop.example.com first --output=jsonpath="{.spec}"');
  assert.deepEqual(JSON.parse(v2), { buyer: 'ann', article: 'lamp', street: 'Kay 1', town: 'Harbour', delivery: 'Post', pieces: 3 });
});

test('the controller tries an order again until its article has a price, which only the stock team may set', options, async () => {
  const retries = (): Promise<string> => production.run('kubectl get --raw /metrics | grep \'^workqueue_retries_total{name="invoicing"}\'');
  await eventually(retries, (line) => Number(line.split(' ').at(-1)) > 1);
  assert.match(production.output, /invoicing: default\/first: the order first is for lamp, which has no price yet/);
  await assert.rejects(production.run(article(1999), 'sales'), /User "sam" cannot patch|User "sam" cannot create/);
  await production.run(article(1999), 'stock');
  const invoice = (): Promise<string> => production.run('kubectl get invoices', 'sales').catch(String);
  await eventually(invoice, (table) => /^first +ann +5997$/m.test(table));
});

test('each team does its own work, within what admission in code lets it', options, async () => {
  await production.run(order('second', 2), 'sales');
  assert.equal(await production.run('kubectl get orders --selector=team=sales --output=name', 'sales'), 'order.shop.example.com/second\n');
  await assert.rejects(production.run(order('third', 300), 'sales'), /orders of over 100 pieces are for managers/);
  await assert.rejects(production.run('kubectl get orders', 'stock'), /User "sue" cannot list resource "orders"/);
  await production.run('kubectl patch shelf upper --type=merge --patch=\'{"spec":{"text":"full"}}\'', 'stock');
  await assert.rejects(production.run('kubectl get shelves', 'sales'), /User "sam" cannot list resource "shelves"/);
  const turnover = (): Promise<string> => production.run('kubectl get --raw /turnover', 'sales').catch(String);
  assert.match(await turnover(), /User "sam" cannot list resource "invoices" .* at the cluster scope|^\{"invoices":/);
  await eventually(
    () => production.run('kubectl get --raw /turnover'),
    (text) => text === '{"invoices":2,"cents":9995}',
  );
  await assert.rejects(production.run('kubectl get --raw /turnover', 'stock'), /User "sue" cannot list resource "invoices"/);
});

test('a page in a browser places an order, and shows those of others as they come', {
  ...options,
  skip: offline || WITHOUT_BROWSER,
}, async () => {
  const page = await Page.open(`${production.url}/desk/`);
  try {
    const text = (selector: string): Promise<string> => page.value(`document.querySelector('${selector}')?.textContent ?? ''`).then(String);
    const typed = (name: string, value: string): Promise<unknown> =>
      page.value(`document.querySelector('[name=${name}]').value = '${value}'`);
    // The empty page that a browser begins with is complete, too.
    await until(async () => (await page.value('document.readyState === "complete" && document.title === "Sales desk"')) === true);
    for (const [name, value] of Object.entries({ token: 'sales-token', order: 'from-page', article: 'lamp' })) await typed(name, value);
    await page.value('document.querySelector("button").click()');
    await eventually(
      () => text('#told'),
      (told) => told === 'ordered',
    );
    await eventually(
      () => text('#order-from-page'),
      (shown) => shown === 'from-page: 2 lamp for desk',
    );
    await production.run(order('by-phone', 5), 'sales');
    await eventually(
      () => text('#order-by-phone'),
      (shown) => shown === 'by-phone: 5 lamp for bob',
    );
    await production.run('kubectl delete order from-page', 'sales');
    await eventually(
      () => text('#order-from-page'),
      (shown) => shown === '',
    );
    await typed('token', 'nobody');
    await page.value('document.querySelector("button").click()');
    await eventually(
      () => text('#told'),
      (told) => told === 'Unauthorized',
    );
  } finally {
    await page.close();
  }
});

test('an upgrade of the package and the project keeps every object, and fills what is new', options, async () => {
  const left = await production.everything();
  await production.stop();
  machine.publish();
  await machine.run(COMPANY, 'export npm_config_ignore_scripts=true\nnpm install kindwright@latest');
  await assert.rejects(
    machine.run(COMPANY, `${KINDWRIGHT} serve`),
    /generated does not fit: it was generated by Kindwright 0\.0\.9, and this is \d\S+; run: npx kindwright generate/,
  );
  for (const version of ['v1', 'v2'])
    edit(machine, `catalog/shop/${version}/Article.yaml`, [
      /^ {6}cents: .*\n/m,
      (line) => `${line}      unit: { type: string, proto: 2, default: piece, description: What the price is for. }\n`,
    ]);
  await machine.run(COMPANY, 'npm version minor');
  await production.install();
  await production.start();
  assert.match(production.output, /Kindwright (?!0\.0\.9)\d+\.\d+\.\d+ serves/);
  assert.equal((await production.everything()).replaceAll(/,\n *"unit": "piece"/g, ''), left);
  assert.equal(await production.run('kubectl get article lamp --output=jsonpath="{.spec.unit}"', 'sales'), 'piece');
});

test('what is lost comes back from a backup, and goes on', options, async () => {
  const left = await production.everything();
  await production.run(`${KINDWRIGHT} backup --data-dir=../objects --to=../company.backup`);
  await production.run('kubectl delete orders,articles,invoices --all');
  await production.stop();
  rmSync(path.join(machine.folder, 'objects'), { recursive: true });
  await production.run(`${KINDWRIGHT} restore --from=../company.backup --data-dir=../objects`);
  await production.start();
  assert.equal(await production.everything(), left);
  await production.run(order('afterwards', 1), 'sales');
  await eventually(
    () => production.run('kubectl get invoices', 'sales'),
    (table) => /^afterwards +bob +1999$/m.test(table),
  );
  await production.stop();
});
