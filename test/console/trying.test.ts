/** The place to try things in the console: expressions as the server judges them, selectors term by term, and roles that are not stored. */
import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import type { ElementHandle } from 'puppeteer-core';
import { Budget, compile, DYN, jsonOf } from '../../runtime/cel/index.js';
import * as forBrowsers from '../../runtime/console/page/try/node-net.js';
import { keyOf, termsOf } from '../../runtime/console/page/try/terms.js';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { seriousFaults } from '../support/accessibility.js';
import { ConsolePage } from '../support/browser.js';
import type { Generated } from '../support/generated.js';
import { ownShop } from '../support/own-shop.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const TRY = '/console/try';
const DEPLOYMENT = { kind: 'apps/v1/deployments', object: 'default/web' };

const cel = (parameters: Readonly<Record<string, string>>): string => `${TRY}/cel?${new URLSearchParams(parameters)}`;
const selectors = (parameters: Readonly<Record<string, string>>): string => `${TRY}/selectors?${new URLSearchParams(parameters)}`;

/** What takes another way in browsers: bytes, addresses and patterns. */
const OTHERWISE = `[${[
  'string(bytes("schön"))',
  'b"abc" + b"d" == b"abcd"',
  'b"ab" < b"b"',
  '"%x".format([b"hi"])',
  '"añb".reverse()',
  'size(bytes("ä"))',
  'isIP("::ffff:1.2.3.4")',
  'isIP("1.2.3.04")',
  'ip("2001:db8::1").family()',
  'cidr("10.0.0.0/8").containsIP("10.1.2.3")',
  'format.dns1123Label().validate("a_b").hasValue()',
  '"a1b22".findAll("[0-9]+")',
  '"abc".matches("^a.c$")',
  'quantity("1Ki").asInteger()',
  'url("https://example.com:80/x").getPort()',
  'timestamp("2024-01-02T03:04:05Z").getHours()',
  'duration("90s").getMinutes()',
]
  .map((each) => `dyn(${each})`)
  .join(', ')}]`;

describe('parts of it', () => {
  test('addresses are what Node takes for them', () => {
    const word = fc.constantFrom('0', '1', 'ff', 'FFFF', '12345', 'g', '');
    const part = fc.constantFrom('0', '9', '10', '199', '249', '255', '256', '01');
    const v4 = fc.array(part, { minLength: 3, maxLength: 5 }).map((parts) => parts.join('.'));
    const v6 = fc
      .tuple(
        fc.array(fc.oneof(word, fc.constant('')), { minLength: 1, maxLength: 9 }),
        fc.option(v4),
        fc.constantFrom('', '%eth0', '%', '%a%b', '%a_b'),
      )
      .map(([words, end, zone]) => `${[...words, ...(end === null ? [] : [end])].join(':')}${zone}`);
    fc.assert(
      fc.property(fc.oneof(v4, v6, fc.ipV4(), fc.ipV6(), fc.string()), (text) => {
        assert.equal(forBrowsers.isIP(text), isIP(text), text);
      }),
      { numRuns: 5000 },
    );
    assert.ok(forBrowsers.isIPv4('127.0.0.1') && !forBrowsers.isIPv4('::1'));
  });

  test('a selector is its terms, and a term is about a label', () => {
    assert.deepEqual(termsOf('app=web, tier in (a,b),!old,'), ['app=web', 'tier in (a,b)', '!old']);
    assert.deepEqual(termsOf(' '), []);
    assert.deepEqual(['app=web', 'a.io/b notin (c)', '!old', 'x!=y', 'there'].map(keyOf), ['app', 'a.io/b', 'old', 'x', 'there']);
  });
});

describe('trying things', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  before(async () => {
    server = await startTestServer({ console: true, log: () => undefined });
    const labels = { app: 'web' };
    const made = await server.request('POST', '/apis/apps/v1/namespaces/default/deployments', {
      metadata: { name: 'web', labels },
      spec: {
        replicas: 2,
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [{ name: 'one', image: 'nginx:1' }] } },
      },
    });
    assert.equal(made.status, 201);
    for (const [name, own] of Object.entries({ alpha: { app: 'web', tier: 'a' }, bravo: { app: 'web' }, charlie: { tier: 'a' } }))
      await server.request('POST', '/api/v1/namespaces/default/configmaps', { metadata: { name, labels: own } });
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
  });

  const outcome = async (text: string): Promise<string> => {
    await console.shows(text, '.outcome');
    return (await console.texts('.outcome'))[0] ?? '';
  };

  test('a rule has a value, with what it cost, and follows what is typed', async () => {
    await console.goto(cel({ ...DEPLOYMENT, at: '.spec', expression: 'self.replicas <= 3' }));
    assert.match(
      await outcome('true'),
      /^trueType: bool\. Cost: \d+ of 1,000,000\. For no object that the schema allows it costs more than \d+\.$/,
    );
    await console.write('textarea', 'self.replicas > 3');
    await outcome('false');
    await console.write('textarea', 'self.template.spec.containers.map(c, c.image)');
    assert.match(await outcome('nginx:1'), /list\(string\)/);
    assert.match(console.page.url(), /expression=self\.template/);
  });

  test('a fault in the text has its place, in words of the server, and one of the evaluation says what is missing', async () => {
    await console.goto(cel({ ...DEPLOYMENT, at: '.spec', expression: 'self.replicas < 3 &&\n  self.replica > 1' }));
    assert.match(await outcome('It does not compile'), /Line 2, column 7: undefined field 'replica'/);
    assert.deepEqual(await seriousFaults(console.page), []);
    await console.goto(cel({ ...DEPLOYMENT, at: '.metadata.labels', expression: 'self["nothing"] == "x"' }));
    assert.match(await outcome('It has no value'), /Line 1, column \d+: no such key: nothing.*\^.*Cost/s);
    const loops = 'range.all(a, range.all(b, range.all(c, range.all(d, a + b + c + d >= 0))))';
    const range = `[${Array.from({ length: 60 }, (_, i) => i).join(',')}]`;
    await console.goto(cel({ ...DEPLOYMENT, expression: loops.replaceAll('range', range) }));
    assert.match(await outcome('It has no value'), /actual cost limit exceeded/);
  });

  test('what is edited here is tried against what is stored', async () => {
    await console.goto(cel({ ...DEPLOYMENT, at: '.spec', expression: '[self.replicas, oldSelf.replicas]' }));
    await outcome('2,\n  2');
    const replicas = `[...document.querySelector('.editor').shadowRoot.querySelectorAll('.cm-line')].find((line) => line.textContent.includes('replicas: 2'))`;
    const line = (await console.page.waitForFunction(replicas)).asElement();
    assert.ok(line !== null);
    // It is an element, as the expression says.
    await (line as ElementHandle<never>).click();
    await console.keys('End', 'Backspace', '7');
    await outcome('7,\n  2');
  });

  test('a policy sees the object, what it was, the request and the namespace', async () => {
    const expression =
      '[request.operation, request.userInfo.username, object.metadata.name, namespaceObject.metadata.name, string(oldObject == null)]';
    await console.goto(cel({ ...DEPLOYMENT, as: 'policy', operation: 'CREATE', expression }));
    assert.match(await outcome('CREATE'), /"CREATE",\s+"admin",\s+"web",\s+"default",\s+"true"/);
    await console.write('textarea', 'request.nothing == 1');
    assert.match(await outcome('It does not compile'), /undefined field 'nothing'/);
  });

  test('what takes another way in browsers has the values that the server gives', async () => {
    const compiled = compile(OTHERWISE, new Map([['self', DYN]]));
    assert.ok('runInTurns' in compiled, JSON.stringify(compiled));
    const work = compiled.runInTurns([null], new Budget(1_000_000));
    let step = work.next();
    while (step.done !== true) step = work.next();
    await console.goto(cel({ kind: 'v1/configmaps', expression: OTHERWISE }));
    await outcome('Its value');
    assert.deepEqual(JSON.parse((await console.texts('.outcome pre'))[0] ?? ''), jsonOf(step.value));
  });

  test('a selector is told term by term, with what the object has, and goes on by itself', async () => {
    await console.goto(selectors({ kind: 'v1/configmaps', namespace: 'default', labels: 'app=web,tier', fields: 'metadata.name!=bravo' }));
    await console.shows('1 of', '.card h2');
    const row = async (name: string): Promise<string> =>
      (await console.texts('tbody tr')).find((text) => text.startsWith(`default/${name}`)) ?? '';
    assert.equal(await row('alpha'), 'default/alphayesyes, it is webyes, it is ayes');
    assert.equal(await row('bravo'), 'default/bravonoyes, it is webno, it has noneno');
    assert.equal(await row('charlie'), 'default/charlienono, it has noneyes, it is ayes');
    await server.request('PATCH', '/api/v1/namespaces/default/configmaps/charlie', { metadata: { labels: { app: 'web' } } });
    await console.shows('2 of', '.card h2');
    assert.deepEqual(await seriousFaults(console.page), []);
    await console.goto(selectors({ kind: 'v1/configmaps', labels: 'app in web', fields: 'metadata.nothing=1' }));
    await console.shows('app in web', '.fault code');
    await console.shows('metadata.nothing', '.fault');
  });

  test('a role that is not stored tells what it would allow, and of what there is nothing', async () => {
    await console.goto(`${TRY}/roles`);
    await console.shows('It would allow something of 1 of', 'h2');
    await console.shows('ConfigMap', '.rights tbody');
    const rules = `rules: [ { apiGroups: [ apps ], resources: [ deployments, deployments/scale, deploymets ], verbs: [ get, patch ], resourceNames: [ web ] } ]`;
    await console.page.waitForFunction(`document.querySelector('.editor')?.shadowRoot?.querySelector('.cm-content') !== null`);
    const content = await console.page.evaluateHandle(`document.querySelector('.editor').shadowRoot.querySelector('.cm-content')`);
    await content.asElement()?.focus();
    await console.page.keyboard.down('Control');
    await console.page.keyboard.press('a');
    await console.page.keyboard.up('Control');
    await console.page.keyboard.sendCharacter(
      `apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: { name: tried }\n${rules}\n`,
    );
    await console.shows('No kind here is called deploymets in apps.', '.rights');
    const shown = await console.texts('.rights tbody tr');
    assert.deepEqual(shown, ['Deploymentappsget (of web), patch (of web)', 'Deployment /scaleappsget (of web), patch (of web)']);
    assert.deepEqual(await seriousFaults(console.page), []);
  });

  test('every place fits into a small screen, and is as good in the dark', async () => {
    await console.page.setViewport({ width: 320, height: 640 });
    await console.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    for (const [path, text] of [
      [cel({ ...DEPLOYMENT, at: '.spec', expression: 'self.replicas < 3' }), 'Cost'],
      [selectors({ kind: 'v1/configmaps', labels: 'app=web' }), 'selected'],
      [`${TRY}/roles`, 'It would allow'],
    ] as const) {
      await console.goto(path);
      await console.shows(text, 'main');
      assert.equal(await console.page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, path);
      assert.deepEqual(await seriousFaults(console.page), [], path);
    }
  });

  test('nothing of this was at fault', () => {
    assert.deepEqual(console.faults, []);
  });
});

describe('trying things of a catalogue of its own', { skip: WITHOUT_BROWSER }, () => {
  let project: Generated;
  let server: TestServer;
  let console: ConsolePage;
  before(async () => {
    project = await ownShop();
    server = await startTestServer({ catalogue: project.catalogue, console: true, log: () => undefined });
    const order = { metadata: { name: 'one', labels: { app: 'shop' } }, spec: { count: 3 } };
    await server.request('POST', '/apis/shop.example.com/v1/namespaces/default/orders', order);
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
    project?.remove();
  });

  test('its kinds are there in each place', async () => {
    const kind = 'shop.example.com/v1/orders';
    await console.goto(cel({ kind, object: 'default/one', at: '.spec', expression: 'self.count * 2' }));
    await console.shows('6', '.outcome b');
    await console.goto(selectors({ kind, labels: 'app=shop' }));
    await console.shows('1 of 1 selected', '.card h2');
    await console.goto(`${TRY}/roles`);
    await console.shows('It would allow something of', 'h2');
    assert.deepEqual(console.faults, []);
  });
});
