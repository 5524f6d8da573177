/** The console on the catalogue of a project: its kinds, columns, constraints and versions, and what its code makes of what is written. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type AnyKind, discoverKinds } from '../../runtime/api-client/index.js';
import { connect } from '../../runtime/api-client/node/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { kindwright } from '../support/programs/command.js';
import { newProject } from '../support/programs/new-project.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { type ProjectServer, startProjectServer } from '../support/programs/project-server.js';

const ORDERS = { apiVersion: 'shop.example.com/v1', kind: 'Order', plural: 'orders', scopedBy: 'namespaces' } as const;
const ROOM = '/console/objects/shop.example.com/v1/orders/default/first';
const PIECES = '.scalar input[type=number]';

/** Gives the kind of a project a column that is shown to those who ask for all. */
function withColumnForMore(project: string): void {
  const file = path.join(project, 'catalog/shop/v1/Order.yaml');
  const [before = '', after = ''] = readFileSync(file, 'utf8').split('    - { name: Age');
  writeFileSync(file, `${before}    - { name: Pieces, type: integer, priority: 1, value: .spec.pieces }\n    - { name: Age${after}`);
}

describe('the console on a catalogue of one`s own', { skip: WITHOUT_BROWSER }, () => {
  const root = freshFolder();
  let server: ProjectServer;
  let console: ConsolePage;
  before(async () => {
    const project = await newProject(root, 'shop', withColumnForMore);
    for (const args of [
      ['new', 'version', 'shop/v2', '--rename', 'OrderSpec.customer=buyer'],
      ['new', 'admission', 'made-by', '--kind=Order'],
      ['generate'],
    ]) {
      const { code, stderr } = await kindwright(args, { cwd: project });
      assert.equal(code, 0, stderr);
    }
    server = await startProjectServer(project);
    const orders = connect({ kubeconfig: server.kubeconfig }).of<AnyKind>(ORDERS).namespace('default');
    await orders.create({ metadata: { name: 'first' }, spec: { customer: 'ann', delivery: 'Courier', pieces: 3 } });
    console = await ConsolePage.open({ url: new URL(server.link).origin });
    await console.page.goto(server.link);
    await console.shows('Kinds', 'h1');
  });
  after(async () => {
    await console?.close();
    await server?.close();
    removeFolder(root);
  });

  test('its kind stands among the others, and has a table with its own columns', async () => {
    await console.shows('shop.example.com', '.group h2');
    await console.keys(':');
    await console.page.keyboard.type('ord');
    await console.keys('Enter');
    await console.shows('Order', 'h1');
    await console.shows('first', '.table-room tbody');
    assert.deepEqual(
      (await console.texts('.table-room th button')).map((text) => text.replace(/ .$/, '')),
      ['Namespace', 'Name', 'Customer', 'Delivery', 'Age'],
    );
    assert.deepEqual((await console.texts('.table-room tbody td')).slice(1, 5), ['default', 'first', 'ann', 'Courier']);
    await console.press('All columns', 'label');
    await console.shows('Pieces', '.table-room th');
    assert.deepEqual((await console.texts('.table-room tbody td')).slice(1, 6), ['default', 'first', 'ann', 'Courier', '3']);
  });

  test('the tables of its versions, asked for at once, have the values that each version names', async () => {
    const client = connect({ kubeconfig: server.kubeconfig });
    const versions = (await discoverKinds(client)).filter(({ plural }) => plural === 'orders');
    assert.deepEqual(versions.map(({ version }) => version).toSorted(), ['v1', 'v2']);
    for (const kind of [...versions, ...versions]) {
      const [row] = await client.table(kind).list().toArray();
      assert.deepEqual(row?.cells.slice(0, 3), ['first', 'ann', 'Courier'], kind.version);
    }
  });

  test('its form has the choices, bounds and defaults of the catalogue, and tells what the code of the kind refuses', async () => {
    await console.goto(ROOM);
    await console.page.waitForSelector(PIECES);
    assert.deepEqual(await console.texts('.scalar option'), ['Post', 'Courier']);
    const bounds = await console.page.$eval(PIECES, (field) => [field.getAttribute('min'), field.getAttribute('max')]);
    assert.deepEqual(bounds, ['1', '1000']);
    await console.shows('How many are wanted. By default 1.', '.scalar .hint');
    await console.write(PIECES, '21');
    await console.press('Review and save');
    await console.shows('spec.pieces', 'dialog .fault code');
    await console.shows('a courier carries at most 20', 'dialog .fault');
    await console.press('Go on editing');
    await console.page.select('.scalar select', 'Post');
    await console.press('Review and save');
    await console.shows('added:   pieces: 21', '.diff .new');
    await console.press('Save', 'dialog footer button');
    await console.shows('Saved.');
  });

  test('it is shown in both of its versions, with what the conversion renames', async () => {
    await console.goto(`${ROOM}?tab=versions`);
    await console.shows('buyer: ann', '.beside pre');
    await console.shows('customer: ann', '.diff .gone');
    await console.shows('buyer: ann', '.diff .new');
    await console.goto('/console/objects/shop.example.com/v2/orders/default/first');
    await console.shows('buyer', '.scalar label');
  });

  test('a dry run of a new one shows the warning of admission in code, what it adds, and the defaults', async () => {
    await console.goto('/console/new/shop.example.com/v1/orders?namespace=default');
    await console.page.waitForFunction(`document.querySelector('.editor')?.shadowRoot?.textContent.includes('namespace: default')`);
    await (await console.page.waitForSelector('.editor >>> .cm-content'))?.click();
    await console.page.keyboard.down('Control');
    await console.keys('a');
    await console.page.keyboard.up('Control');
    await console.page.keyboard.type(
      '{apiVersion: shop.example.com/v1, kind: Order, metadata: {name: test-1, namespace: default}, spec: {customer: bob',
    );
    await console.press('Review and make');
    await console.shows('the name says that this is for a test', 'dialog .warning');
    await console.shows('added:     shop.example.com/made-by: admin', '.diff[aria-label="What the server makes of it"] .new');
    await console.shows('added:   delivery: Post', '.diff[aria-label="What the server makes of it"] .new');
    await console.press('Make it');
    await console.shows('test-1', 'h1');
    await console.press('Owners', '[role=tab]');
    await console.shows('customer: "bob"', '.line');
  });

  test('after all of this the browser has told of no fault', () => {
    assert.deepEqual(console.faults, []);
  });
});
