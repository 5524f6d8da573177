/** An object in the console: looked at, changed and saved. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { deployments } from '../../generated/apps/v1/client.js';
import { connect } from '../../runtime/api-client/node/index.js';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
const ROOM = '/console/objects/apps/v1/deployments/default/web';

const labels = { app: 'web' };
const deployment = (name: string) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, labels },
  spec: {
    replicas: 3,
    selector: { matchLabels: labels },
    template: { metadata: { labels }, spec: { containers: [{ name: 'web', image: 'web:1' }] } },
  },
});

interface Stored {
  readonly metadata: { readonly uid: string };
  readonly spec: { readonly replicas: number; readonly minReadySeconds?: number };
}

describe('an object', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  const stored = async (name = 'web'): Promise<Stored> => (await server.request('GET', `${DEPLOYMENTS}/${name}`)).body as unknown as Stored;
  const REPLICAS = '.scalar input[type=number]';

  before(async () => {
    server = await startTestServer({ console: true, log: () => undefined });
    const client = connect({ kubeconfig: server.kubeconfigFile, kinds: { deployments } });
    await client.deployments.namespace('default').apply(deployment('web'), { manager: 'delivery' });
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
  });

  test('its form has what the schema says: descriptions, choices, and what is required', async () => {
    await console.goto(ROOM);
    await console.shows('replicas', '.scalar label');
    await console.shows('How many pods', '.scalar .hint');
    await console.shows('required', '.nest .chip');
    await console.press('strategy', 'summary');
    await console.shows('RollingUpdate', '.scalar option');
  });

  test('a change is tried at the server before it is saved, and shown as a difference', async () => {
    await console.goto(ROOM);
    await console.write(REPLICAS, '5');
    await console.press('Review and save');
    await console.shows('removed:   replicas: 3', '.diff .gone');
    await console.shows('added:   replicas: 5', '.diff .new');
    assert.equal((await stored()).spec.replicas, 3);
    await console.press('Save', 'dialog footer button');
    await console.shows('Saved.');
    assert.equal((await stored()).spec.replicas, 5);
  });

  test('a field that the object does not have is added, and one that it has is taken out', async () => {
    await console.goto(ROOM);
    await console.page.waitForSelector(REPLICAS);
    await console.page.select('select[aria-label="Add a field to spec"]', 'minReadySeconds');
    await console.shows('minReadySeconds', '.scalar label');
    await console.write('.scalar:has(button[aria-label="Remove .spec.minReadySeconds"]) input', '7');
    await console.press('Review and save');
    await console.press('Save', 'dialog footer button');
    await console.hides('Save these changes?');
    assert.equal((await stored()).spec.minReadySeconds, 7);
    await console.page.click('button[aria-label="Remove .spec.minReadySeconds"]');
    await console.press('Review and save');
    await console.press('Save', 'dialog footer button');
    await console.hides('Save these changes?');
    assert.notEqual((await stored()).spec.minReadySeconds, 7);
  });

  test('a change that the server refuses is told by the fields at fault', async () => {
    await console.goto(ROOM);
    await console.write(REPLICAS, '-2');
    await console.press('Review and save');
    await console.shows('spec.replicas', 'dialog .fault code');
    await console.shows('must be greater than or equal to 0', 'dialog .fault');
    await console.press('Go on editing');
    await console.press('Discard');
    await console.hides('You have changed this object.');
  });

  test('where somebody else has changed the same field meanwhile, one chooses; what only they have changed is kept', async () => {
    await console.goto(ROOM);
    await console.write(REPLICAS, '8');
    await server.request('PATCH', `${DEPLOYMENTS}/web`, { metadata: { labels: { team: 'core' } }, spec: { replicas: 9 } });
    await console.press('Review and save');
    await console.shows('.spec.replicas', '.conflicts legend');
    await console.shows('Theirs 9', '.conflicts label');
    await console.press('Go on with these');
    await console.shows('added:   replicas: 8', '.diff .new');
    await console.press('Save', 'dialog footer button');
    await console.shows('Saved.');
    assert.equal((await stored()).spec.replicas, 8);
    const { body } = await server.request('GET', `${DEPLOYMENTS}/web`);
    assert.deepEqual((body.metadata as { labels: unknown }).labels, { app: 'web', team: 'core' });
  });

  test('of two fields that both have changed, one is theirs and the other mine, as one chooses', async () => {
    await console.goto(ROOM);
    await console.write(REPLICAS, '4');
    await console.write('.scalar:has(button[aria-label="Remove .spec.revisionHistoryLimit"]) input', '3');
    await server.request('PATCH', `${DEPLOYMENTS}/web`, { spec: { replicas: 11, revisionHistoryLimit: 5 } });
    await console.press('Review and save');
    await console.shows('.spec.revisionHistoryLimit', '.conflicts legend');
    await console.press('Theirs 11', '.conflicts label');
    await console.press('Go on with these');
    await console.shows('added:   revisionHistoryLimit: 3', '.diff .new');
    await console.press('Save', 'dialog footer button');
    await console.shows('Saved.');
    const { spec } = (await server.request('GET', `${DEPLOYMENTS}/web`)).body as {
      spec: { replicas: number; revisionHistoryLimit: number };
    };
    assert.deepEqual([spec.replicas, spec.revisionHistoryLimit], [11, 3]);
  });

  test('what is not saved is left behind only by whoever says so: by links, by going back, and by keys', async () => {
    await console.goto('/console/kinds/apps/v1/deployments');
    await console.press('web', '.table-room tbody a');
    await console.write(REPLICAS, '2');
    await console.shows('You have changed this object.');
    console.leaves = false;
    await console.press('Deployment', '.crumbs a');
    await console.page.evaluate('history.back()');
    await console.page.waitForFunction(`location.pathname === ${JSON.stringify(ROOM)}`);
    await console.shows('You have changed this object.');
    console.leaves = true;
    await console.press('Deployment', '.crumbs a');
    await console.shows('web', '.table-room tbody');
  });

  test('every field has its managers, with when and how they wrote, and what an apply of one`s own would take', async () => {
    await server.request('PATCH', `${DEPLOYMENTS}/web?fieldManager=tuner`, { spec: { replicas: 6 } });
    await console.goto(`${ROOM}?tab=owners`);
    await console.shows('tuner', '.line .who');
    await console.shows('delivery', '.legend b');
    await console.shows('Apply as apps/v1', '.legend .hint');
    const owned = await console.texts('.line');
    assert.ok(owned.some((line) => /replicas: 6.*tuner/.test(line)));
    assert.ok(owned.some((line) => /image: "web:1".*delivery/.test(line)));
    // What is owned as a whole is owned with all that is inside.
    assert.ok(owned.some((line) => /matchLabels:.*delivery/.test(line)));
    await console.press('Form', '[role=tab]');
    await console.write(REPLICAS, '2');
    await console.press('Owners', '[role=tab]');
    await console.press('Ask the server');
    await console.shows('.spec.replicas', '.taken code');
    await console.shows('tuner', '.taken');
    assert.equal((await stored()).spec.replicas, 6);
    await console.press('Discard');
  });

  test('its history goes back as far as the server knows, and forward as it changes', async () => {
    await console.goto(`${ROOM}?tab=history`);
    await console.page.waitForFunction(`Number(document.querySelector('#state')?.max) >= 5`);
    const before = Number(await console.page.$eval('#state', (slider) => slider.getAttribute('max')));
    await server.request('PATCH', `${DEPLOYMENTS}/web`, { spec: { replicas: 1 } });
    await console.page.waitForFunction(`Number(document.querySelector('#state').max) === ${before + 1}`);
    await console.shows('added:   replicas: 1', '.diff .new');
    await console.page.focus('#state');
    await console.keys('Home');
    await console.shows(`State 1 of ${before + 2}`);
    await console.shows('replicas: 3', 'pre');
  });

  test('what it owns, and what owns it, is a graph whose nodes lead there', async () => {
    const owner = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', uid: (await stored()).metadata.uid };
    const set = { ...deployment('web-1'), kind: 'ReplicaSet', metadata: { name: 'web-1', labels, ownerReferences: [owner] } };
    await server.request('POST', '/apis/apps/v1/namespaces/default/replicasets', set);
    await console.goto(`${ROOM}?tab=relations`);
    await console.press('ReplicaSetweb-1', '.node');
    await console.shows('web-1', 'h1');
    await console.press('Relations', '[role=tab]');
    await console.shows('Deploymentweb', '.above .node');
  });

  test('events that tell of it are shown', async () => {
    const { uid } = (await stored()).metadata;
    const involvedObject = { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'default', name: 'web', uid };
    const event = { metadata: { name: 'web.1' }, involvedObject, reason: 'Scaled', message: 'scaled up to 6', type: 'Normal' };
    await server.request('POST', '/api/v1/namespaces/default/events', event);
    await console.goto(`${ROOM}?tab=events`);
    await console.shows('scaled up to 6', 'td');
  });

  test('it is shown in two of its versions side by side, with what is different', async () => {
    const scaler = {
      apiVersion: 'autoscaling/v2',
      kind: 'HorizontalPodAutoscaler',
      metadata: { name: 'web' },
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
        maxReplicas: 5,
        metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } }],
      },
    };
    await server.request('POST', '/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers', scaler);
    await console.goto('/console/objects/autoscaling/v2/horizontalpodautoscalers/default/web?tab=versions');
    await console.shows('targetCPUUtilizationPercentage: 70', '.beside pre');
    await console.shows('averageUtilization: 70', '.diff .gone');
  });

  /** Opens a new object of a kind and writes a text in place of what is there. The editor closes brackets by itself. */
  const writesNew = async (kind: string, text: string): Promise<void> => {
    await console.goto(`/console/new/core/v1/${kind}?namespace=default`);
    await console.page.waitForFunction(`document.querySelector('.editor')?.shadowRoot?.textContent.includes('namespace: default')`);
    const content = await console.page.waitForSelector('.editor >>> .cm-content');
    await content?.click();
    await console.page.keyboard.down('Control');
    await console.keys('a');
    await console.page.keyboard.up('Control');
    await console.page.keyboard.type(text);
    await console.press('Review and make');
  };

  test('a dry run of a new one shows the warnings of the server, what admission adds, and the defaults', async () => {
    await writesNew(
      'pods',
      '{apiVersion: v1, kind: Pod, metadata: {name: tried, namespace: default}, ' +
        'spec: {containers: [{name: web, image: web:1, env: [{name: A, value: x}, {name: A, value: y',
    );
    await console.shows('hides previous definition of "A"', 'dialog .warning');
    const made = '.diff[aria-label="What the server makes of it"] .new';
    await console.shows('added:   serviceAccountName: default', made);
    await console.shows('added:   restartPolicy: Always', made);
    await console.press('Go on editing');
    assert.equal((await server.request('GET', '/api/v1/namespaces/default/pods/tried')).status, 404);
  });

  test('a new one is made as text, after a look at what the server makes of it', async () => {
    await writesNew('configmaps', '{apiVersion: v1, kind: ConfigMap, metadata: {name: made, namespace: default, ');
    await console.shows('added:   name: made', '.diff .new');
    await console.press('Make it');
    await console.shows('made', 'h1');
    assert.equal((await server.request('GET', '/api/v1/namespaces/default/configmaps/made')).status, 200);
  });

  test('it is deleted after a question, and whoever has it open sees that it is gone', async () => {
    await console.goto('/console/objects/core/v1/configmaps/default/made');
    await console.shows('made', 'h1');
    await server.request('DELETE', '/api/v1/namespaces/default/configmaps/made');
    await console.shows('deleted', '.chip');
    await console.goto(ROOM);
    await console.press('Delete …');
    await console.press('Delete', 'dialog footer button');
    await console.shows('The server has taken the deletion of web.');
    assert.equal((await server.request('GET', `${DEPLOYMENTS}/web`)).status, 404);
  });

  test('after all of this the browser has told of no fault', () => {
    assert.deepEqual(console.faults, []);
  });
});
