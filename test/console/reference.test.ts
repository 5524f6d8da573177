/** The reference in the console: the pages of the site, links to them from tables and forms, its search, and the chart of lifetimes. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { seriousFaults } from '../support/accessibility.js';
import { ConsolePage } from '../support/browser.js';
import type { Generated } from '../support/generated.js';
import { ownShop } from '../support/own-shop.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const REFERENCE = '/console/reference';
const DEPLOYMENT = `${REFERENCE}/apps/v1/Deployment`;

/** Pages, and what is shown there once they are whole. */
const PAGES = [
  [REFERENCE, 'kinds in'],
  [DEPLOYMENT, 'What it says'],
  [`${REFERENCE}/core/v1/PodSpec`, 'What it says'],
  [`${REFERENCE}/batch/v1beta1/CronJob`, 'In its place'],
  [`${REFERENCE}/lifetimes?release=1.25`, 'In words'],
  [`${REFERENCE}/releases`, 'What each release added'],
  [`${REFERENCE}/nowhere/v1/Nothing`, 'Not in the reference'],
] as const;

/** The row that the address names, once the browser has found it. */
const atRow = (id: string): string => `document.querySelector('tr:target')?.id === ${JSON.stringify(id)}`;

/** Whether the newest release of the chart is in view, and which releases stand half behind the versions, which stay where they are. */
const SEEN_RELEASES = `(() => {
  const chart = document.querySelector('.lifetimes .chart, .chart:has(.lifetimes)');
  const placeOf = (each) => each.getBoundingClientRect();
  const begin = placeOf(chart.querySelector('thead th:nth-child(2)')).right;
  const releases = [...chart.querySelectorAll('.release')];
  const isCut = (each) => placeOf(each).left < begin - 1.5 && placeOf(each).right > begin + 1.5;
  return { newest: placeOf(releases.at(-1)).right <= placeOf(chart).right + 1, cut: releases.filter(isCut).map((each) => each.textContent) };
})()`;

/** How far the page could be scrolled sideways. */
const SIDEWAYS = `Math.max(document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('main')].map((each) => each.scrollWidth - each.clientWidth))`;

describe('the reference of the cluster API', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  before(async () => {
    server = await startTestServer({ console: true, log: () => undefined });
    const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'words' }, data: { one: '1' } };
    await server.request('POST', '/api/v1/namespaces/default/configmaps', map);
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
  });

  test('a table leads to the page of its kind, and the page to the table', async () => {
    await console.goto('/console/kinds/apps/v1/deployments');
    await console.press('Reference', '.table-room a');
    await console.shows('Runs a set of interchangeable pods', '.reference .lead');
    assert.equal(new URL(console.page.url()).pathname, DEPLOYMENT);
    assert.match((await console.texts('tr[id="spec.replicas"]'))[0] ?? '', /^replicasinteger.*Default: 1\..*at least 0/s);
    await console.shows('kind: Deployment', '.reference pre');
    await console.press('Objects', '.reference a');
    await console.shows('Deployment', '.table-room h1');
  });

  test('a field of a form leads to its row, on the page of the type that has it', async () => {
    await console.goto('/console/objects/core/v1/configmaps/default/words');
    await console.shows('data', '.nest summary');
    await console.page.click('a[title="Reference of .data"]');
    await console.page.waitForFunction(atRow('data'));
    assert.equal(new URL(console.page.url()).pathname, `${REFERENCE}/core/v1/ConfigMap`);
    await console.goto(`${DEPLOYMENT}?field=spec/template/spec/containers/0/resources/limits/cpu`);
    await console.page.waitForFunction(atRow('limits'));
    assert.equal(new URL(console.page.url()).pathname, `${REFERENCE}/core/v1/ResourceRequirements`);
  });

  test('an address of a row goes there at once, and links inside of a page go to others', async () => {
    await console.goto(`${DEPLOYMENT}#spec.strategy.rollingUpdate.maxSurge`);
    await console.page.waitForFunction(atRow('spec.strategy.rollingUpdate.maxSurge'));
    await console.press('PodTemplateSpec', '.reference a');
    await console.shows('core/v1.PodTemplateSpec', '.where');
    await console.page.goBack();
    await console.page.waitForFunction(atRow('spec.strategy.rollingUpdate.maxSurge'));
    await console.goto(`${DEPLOYMENT}?field=%25zz#%zz`);
    await console.shows('Runs a set of interchangeable pods', '.reference .lead');
  });

  test('words lead to kinds and to fields, by keys alone', async () => {
    await console.goto(REFERENCE);
    await console.shows('kinds in', '.lead');
    await console.keys('/');
    await console.page.keyboard.type('cronjob');
    await console.shows('CronJob batch/v1', '.reference-search a');
    await console.keys('Enter');
    await console.shows('CronJob', '.reference h1');
    await console.keys('/');
    await console.page.keyboard.type('backoffLimit');
    await console.shows('JobSpec.backoffLimit', '.reference-search a');
    await console.keys('ArrowDown', 'Enter');
    await console.page.waitForFunction(atRow('backoffLimit'));
    await console.keys('/');
    await console.page.keyboard.type('nosuchfield');
    await console.shows('Nothing is called so.', '.reference-search');
    await console.keys('Escape');
    await console.hides('Nothing is called so.', '.reference-search');
  });

  test('the chart shows from which release to which a version is there, and what the chosen release changes', async () => {
    await console.goto(`${REFERENCE}/lifetimes`);
    await console.shows('In words', '.lifetimes');
    const seen = await console.page.evaluate(SEEN_RELEASES);
    assert.deepEqual(seen, { newest: true, cut: [] }, 'the chart begins with the newest releases, and with a whole one');
    await console.page.select('.filters select', 'batch');
    await console.hides('Deployment', '.lifetimes tbody');
    const rows = await console.texts('.lifetimes tbody tr');
    assert.ok(rows.includes('CronJobv1beta1betadeprecatedsince 1.8, deprecated since 1.21, gone since 1.25'), rows.join('\n'));
    const spans = await console.page.evaluate(
      `[...[...document.querySelectorAll('.lifetimes tr')].find((row) => row.textContent.startsWith('CronJobv1beta1')).cells].map((cell) => cell.colSpan)`,
    );
    assert.deepEqual(spans, [1, 1, 6, 4, 12, 1]);
    await console.press('1.24', '.lifetimes .release a');
    await console.keys('ArrowRight');
    await console.shows('CronJob of batch/v1beta1', '.release-changes li');
    assert.match(console.page.url(), /group=batch&release=1\.25$/);
    assert.equal(await console.page.evaluate('document.activeElement.textContent'), '1.25');
    await console.write('.filters .search', 'nothing');
    await console.shows('No kind is like that.');
  });

  for (const scheme of ['light', 'dark'])
    test(`the checker finds nothing serious, ${scheme}`, async () => {
      await console.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      for (const [path, text] of PAGES) {
        await console.goto(path);
        await console.shows(text, 'main');
        assert.deepEqual(await seriousFaults(console.page), [], path);
      }
    });

  test('every page fits into a small screen', async () => {
    await console.page.setViewport({ width: 320, height: 640 });
    for (const [path, text] of PAGES) {
      await console.goto(path);
      await console.shows(text, 'main');
      assert.equal(await console.page.evaluate(SIDEWAYS), 0, path);
    }
    await console.page.setViewport({ width: 1280, height: 800 });
  });

  test('printed, a page is what the reference says, without what stands around it', async () => {
    await console.goto(DEPLOYMENT);
    await console.shows('What it says', 'main');
    await console.page.emulateMediaType('print');
    const shown = `[...document.querySelectorAll('.bar, aside.kinds, .reference-room > header, .reference')].filter((each) => each.checkVisibility()).map((each) => each.className)`;
    assert.deepEqual(await console.page.evaluate(shown), ['reference']);
    assert.ok(Number(await console.page.evaluate('document.documentElement.scrollHeight')) > 2000);
    await console.page.emulateMediaType('screen');
  });

  test('nothing of this was at fault', () => {
    assert.deepEqual(console.faults, []);
  });
});

describe('the reference of a catalogue of its own', { skip: WITHOUT_BROWSER }, () => {
  let project: Generated;
  let server: TestServer;
  let console: ConsolePage;
  before(async () => {
    project = await ownShop();
    server = await startTestServer({ catalogue: project.catalogue, console: true, log: () => undefined });
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
    project?.remove();
  });

  test('its own kinds come first, those of the base follow, and there are no others', async () => {
    await console.goto(REFERENCE);
    await console.shows('kinds in', '.lead');
    const kinds = await console.texts('.reference tbody th');
    assert.equal(kinds[0], 'Order');
    assert.ok(kinds.includes('Namespace') && !kinds.includes('Deployment'), kinds.join());
    await console.press('Order', '.reference tbody a');
    await console.shows('Something a customer wants.', '.lead');
    await console.shows('count: 2', '.reference pre');
    assert.match((await console.texts('tr[id="spec.note"]'))[0] ?? '', /at most 100 characters/);
    assert.equal(new URL(console.page.url()).pathname, `${REFERENCE}/shop/v1/Order`);
    await console.goto(`${REFERENCE}/shop.example.com/v1/Order`);
    await console.shows('Something a customer wants.', '.lead');
  });

  test('its table leads to the page, and its form to the field', async () => {
    const order = { apiVersion: 'shop.example.com/v1', kind: 'Order', metadata: { name: 'one' }, spec: { count: 3 } };
    assert.equal((await server.request('POST', '/apis/shop.example.com/v1/namespaces/default/orders', order)).status, 201);
    await console.goto('/console/kinds/shop.example.com/v1/orders');
    await console.shows('one', '.table-room tbody');
    await console.press('one', '.table-room tbody a');
    await console.shows('spec', '.nest summary');
    await console.page.click('a[title="Reference of .spec.count"]');
    await console.page.waitForFunction(atRow('spec.count'));
    assert.equal(new URL(console.page.url()).pathname, `${REFERENCE}/shop/v1/Order`);
  });

  test('its chart goes by its own releases, apart from those of the cluster', async () => {
    await console.goto(`${REFERENCE}/lifetimes?release=0.3`);
    await console.shows('In words', '.lifetimes');
    assert.deepEqual(await console.texts('.reference .scale > h2'), ['This catalogue', 'Cluster API']);
    const heads = await console.page.evaluate(
      `[...document.querySelector('.lifetimes').querySelectorAll('.release')].map((each) => each.textContent)`,
    );
    assert.deepEqual(heads, ['0.2', '0.3', '0.4', '0.5', '0.6']);
    await console.shows('Order of shop.example.com/v1beta1', '.release-changes li');
    await console.shows('Deprecated', '.release-changes h3');
    assert.deepEqual(await seriousFaults(console.page), []);
    await console.goto(`${REFERENCE}/releases`);
    await console.shows('This catalogue 0.6', '.reference h2');
    await console.shows('Cluster API 1.', '.reference h2');
    assert.deepEqual(console.faults, []);
  });
});
