/** What the console shows of objects of a catalogue of one's own, in a table and view by view, as it does of the cluster's. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { AnyKind, Client, Identified, Kind } from '../../runtime/api-client/index.js';
import { connect } from '../../runtime/api-client/node/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { newProject } from '../support/programs/new-project.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';
import { type ProjectServer, startProjectServer } from '../support/programs/project-server.js';

const ORDERS = { apiVersion: 'shop.example.com/v1', kind: 'Order', plural: 'orders', scopedBy: 'namespaces' } as const;
const MAPS = { apiVersion: 'v1', kind: 'ConfigMap', plural: 'configmaps', scopedBy: 'namespaces' } as const;
const EVENTS = { apiVersion: 'v1', kind: 'Event', plural: 'events', scopedBy: 'namespaces' } as const;
const RBAC = 'rbac.authorization.k8s.io/v1';
const ROLES = { apiVersion: RBAC, kind: 'Role', plural: 'roles', scopedBy: 'namespaces' } as const;
const BINDINGS = { apiVersion: RBAC, kind: 'RoleBinding', plural: 'rolebindings', scopedBy: 'namespaces' } as const;

const TABLE = '/console/kinds/shop.example.com/v1/orders?namespace=default';
const ROOM = '/console/objects/shop.example.com/v1/orders/default/first';
const PIECES = '.scalar input[type=number]';

/** An object of any kind, with the metadata that these tests write. */
interface WrittenObject extends Identified {
  readonly metadata: Identified['metadata'] & {
    readonly labels?: Readonly<Record<string, string>>;
    readonly ownerReferences?: readonly object[];
  };
  readonly [field: string]: unknown;
}

interface WrittenKind extends AnyKind {
  readonly object: WrittenObject;
}

/** The objects of a kind in the namespace of the tests. */
const placed = (client: Client, kind: Kind<WrittenKind>) => client.of<WrittenKind>(kind).namespace('default');

describe('views of objects of a catalogue of one`s own', { skip: WITHOUT_BROWSER }, () => {
  const root = freshFolder();
  let server: ProjectServer;
  let console: ConsolePage;
  let client: Client;
  let orders: ReturnType<typeof placed>;
  before(async () => {
    server = await startProjectServer(await newProject(root, 'shop'));
    client = connect({ kubeconfig: server.kubeconfig });
    orders = placed(client, ORDERS);
    await orders.create({
      metadata: { name: 'first', labels: { tier: 'gold' } },
      spec: { customer: 'ann', delivery: 'Courier', pieces: 3 },
    });
    console = await ConsolePage.open({ url: new URL(server.link).origin });
    await console.page.goto(server.link);
    await console.shows('Kinds', 'h1');
  });
  after(async () => {
    await console?.close();
    await server?.close();
    removeFolder(root);
  });

  const names = async (): Promise<string[]> => (await console.texts('.table-room tbody bdi a')).toSorted();

  test('its table is as the server has it at any time, and is filtered by labels, fields and texts of the address', async () => {
    await console.goto(TABLE);
    await console.shows('1 object', '.live');
    await orders.create({ metadata: { name: 'second' }, spec: { customer: 'bob', pieces: 1 } });
    await orders.create({ metadata: { name: 'third', labels: { tier: 'gold' } }, spec: { customer: 'eve', pieces: 2 } });
    await console.shows('3 objects', '.live');
    assert.deepEqual(await names(), ['first', 'second', 'third']);
    await orders.delete('third');
    await console.shows('2 objects', '.live');
    for (const [query, wanted] of [
      ['labels=tier%3Dgold', 'first'],
      ['fields=metadata.name%3Dsecond', 'second'],
      ['text=bob', 'second'],
    ] as const) {
      await console.goto(`${TABLE}&${query}`);
      await console.page.waitForFunction(`document.querySelector('.table-room .live')?.textContent.startsWith('1 ')`);
      assert.deepEqual(await names(), [wanted], query);
    }
    await console.goto(`${TABLE}&sort=-customer`);
    await console.shows('2 objects', '.live');
    assert.deepEqual(await console.texts('.table-room tbody bdi a'), ['second', 'first']);
  });

  test('where somebody else has changed the same field meanwhile, one chooses', async () => {
    await console.goto(ROOM);
    await console.write(PIECES, '5');
    await orders.mergePatch('first', { metadata: { labels: { seen: 'yes' } }, spec: { pieces: 7 } });
    await console.press('Review and save');
    await console.shows('.spec.pieces', '.conflicts legend');
    await console.press('Go on with these');
    await console.shows('added:   pieces: 5', '.diff .new');
    await console.press('Save', 'dialog footer button');
    await console.shows('Saved.');
    const { metadata, spec } = await orders.get('first');
    assert.deepEqual(spec, { customer: 'ann', delivery: 'Courier', pieces: 5 });
    assert.deepEqual(metadata.labels, { tier: 'gold', seen: 'yes' });
  });

  test('its fields have their managers, and what an apply of one`s own would take from whom', async () => {
    await orders.mergePatch('first', { spec: { pieces: 6 } }, { manager: 'tuner' });
    await console.goto(`${ROOM}?tab=owners`);
    await console.shows('tuner', '.line .who');
    assert.ok((await console.texts('.line')).some((line) => /pieces: 6.*tuner/.test(line)));
    await console.press('Form', '[role=tab]');
    await console.write(PIECES, '2');
    await console.press('Owners', '[role=tab]');
    await console.press('Ask the server');
    await console.shows('.spec.pieces', '.taken code');
    await console.shows('tuner', '.taken');
    await console.press('Discard');
  });

  test('its history is a slider, back to how it was made', async () => {
    await console.goto(`${ROOM}?tab=history`);
    await console.page.waitForFunction(`Number(document.querySelector('#state')?.max) >= 3`);
    await console.page.focus('#state');
    await console.keys('Home');
    await console.shows('State 1 of');
    await console.shows('pieces: 3', 'pre');
  });

  test('what it owns is a graph whose nodes lead there, and events that tell of it are shown', async () => {
    const { uid = '' } = (await orders.get('first')).metadata;
    const owner = { apiVersion: ORDERS.apiVersion, kind: ORDERS.kind, name: 'first', uid };
    await placed(client, MAPS).create({ metadata: { name: 'receipt', ownerReferences: [owner] } });
    const involvedObject = { apiVersion: ORDERS.apiVersion, kind: ORDERS.kind, namespace: 'default', name: 'first', uid };
    await placed(client, EVENTS).create({
      metadata: { name: 'first.1' },
      involvedObject,
      reason: 'Packed',
      message: 'packed six pieces',
      type: 'Normal',
    });
    await console.goto(`${ROOM}?tab=events`);
    await console.shows('packed six pieces', 'td');
    await console.press('Relations', '[role=tab]');
    await console.press('ConfigMapreceipt', '.node');
    await console.shows('receipt', 'h1');
  });

  test('several of them are selected with keys, and deleted together after a question', async () => {
    for (const name of ['pick-1', 'pick-2', 'pick-3'])
      await orders.create({ metadata: { name, labels: { lot: 'pick' } }, spec: { customer: 'ann', pieces: 1 } });
    await console.goto(`${TABLE}&labels=lot%3Dpick`);
    await console.shows('3 objects', '.live');
    await console.keys('j', 'x', 'j', 'j', 'x');
    await console.shows('2 selected', '.selection');
    await console.press('Delete …');
    await console.shows('default/pick-3', 'dialog');
    await console.press('Delete', 'dialog footer button');
    await console.shows('The server has taken the deletion of 2 objects.');
    await console.shows('1 object', '.live');
    assert.deepEqual(await names(), ['pick-2']);
  });

  test('why may eve? the binding and the rule are named', async () => {
    await placed(client, ROLES).create({
      metadata: { name: 'order-readers' },
      rules: [{ apiGroups: ['shop.example.com'], resources: ['orders'], verbs: ['get'] }],
    });
    await placed(client, BINDINGS).create({
      metadata: { name: 'eve-reads' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'order-readers' },
      subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'eve' }],
    });
    await console.goto('/console/access?namespace=default');
    for (const [label, text] of [
      ['User', 'eve'],
      ['Resource', 'orders'],
      ['Namespace', 'default'],
    ] as const) {
      const field = await console.page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`);
      await field?.click({ clickCount: 3 });
      await console.page.keyboard.press('Backspace');
      await field?.type(text);
    }
    await console.press('Ask', 'button');
    await console.shows('RoleBinding default/eve-reads', '.verdict .grant');
    await console.shows('Who may get orders in default?', 'h2');
  });

  test('rules are tried against it, and its server tells of its load', async () => {
    const tried = { kind: 'shop.example.com/v1/orders', object: 'default/first', at: '.spec', expression: 'self.pieces > 5' };
    await console.goto(`/console/try/cel?${new URLSearchParams(tried)}`);
    await console.shows('true', '.outcome b');
    await console.goto('/console/load');
    await console.shows('Priority levels', 'h2');
    await console.page.waitForFunction(`document.querySelectorAll('.load-room tbody tr').length > 3`);
  });

  test('after all of this the browser has told of no fault', () => {
    assert.deepEqual(console.faults, []);
  });
});
