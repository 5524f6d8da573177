/** Names and values that would be markup, turn the direction of what stands beside them, have no shape, or are far too long. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { until } from '../support/until.js';
import { WALKED, type WalkedServer } from '../support/walked-catalogues.js';

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script>';
/** Turns what follows it, up to the end of what it is isolated in. */
const OVERRIDE = '\u202eevil\u202d';
const CONTROLS = 'a\u0007b\u001b[31mc\u0000'.slice(0, -1);
const LONG = 'long'.repeat(5_000);
const HEBREW = 'שלום עולם';
const VALUES = { markup: MARKUP, override: `${OVERRIDE} and more`, controls: CONTROLS, long: LONG, hebrew: HEBREW };

/** Names of roles may have everything but a slash and a percent sign. */
const ROLES = ['<b onmouseover=alert(3)>', `${OVERRIDE}role`, HEBREW, `role-${'x'.repeat(600)}`];

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const MAPS = '/api/v1/namespaces/default/configmaps';
const MAP = '/console/objects/core/v1/configmaps/default/hostile';
const KIND = 'hostiles.evil.example.com';

/** A kind whose words are markup wherever it may have words. */
const DEFINITION = {
  metadata: { name: KIND },
  spec: {
    group: 'evil.example.com',
    scope: 'Namespaced',
    names: { plural: 'hostiles', kind: 'Hostile', shortNames: ['hst'] },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        additionalPrinterColumns: [{ name: MARKUP, type: 'string', jsonPath: '.spec.word', description: MARKUP }],
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: {
                type: 'object',
                description: MARKUP,
                properties: { word: { type: 'string', description: `${OVERRIDE} ${MARKUP}`, enum: [MARKUP, OVERRIDE, 'plain'] } },
              },
            },
          },
        },
      },
    ],
  },
};

for (const { name, start } of WALKED)
  describe(`hostile names and values, with ${name}`, { skip: WITHOUT_BROWSER }, () => {
    let walked: WalkedServer;
    let server: TestServer;
    let console: ConsolePage;
    before(async () => {
      walked = await start();
      server = walked.server;
      const make = async (path: string, object: object): Promise<void> => {
        const { status, body } = await server.request('POST', path, object);
        assert.equal(status, 201, `${path}: ${JSON.stringify(body).slice(0, 300)}`);
      };
      await make(`${MAPS}?fieldManager=${encodeURIComponent('<i onclick=alert(4)>')}`, {
        metadata: { name: 'hostile', annotations: VALUES, labels: { app: 'hostile' } },
        data: VALUES,
      });
      for (const name of ROLES)
        await make(`${RBAC}/clusterroles`, {
          metadata: { name },
          rules: [{ apiGroups: [''], resources: [MARKUP, OVERRIDE], verbs: ['*'] }],
        });
      await make(`${RBAC}/clusterrolebindings`, {
        metadata: { name: OVERRIDE },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: ROLES[0] },
        subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: MARKUP }],
      });
      await make('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', DEFINITION);
      await until(async () => (await server.request('GET', '/apis/evil.example.com/v1/namespaces/default/hostiles')).status === 200);
      await make('/apis/evil.example.com/v1/namespaces/default/hostiles', {
        apiVersion: 'evil.example.com/v1',
        kind: 'Hostile',
        metadata: { name: 'one' },
        spec: { word: MARKUP },
      });
      const { uid } = (await server.request('GET', `${MAPS}/hostile`)).body.metadata as { uid: string };
      await make('/api/v1/namespaces/default/events', {
        metadata: { name: 'hostile.1' },
        involvedObject: { apiVersion: 'v1', kind: 'ConfigMap', namespace: 'default', name: 'hostile', uid },
        reason: 'Evil',
        message: `${OVERRIDE} ${MARKUP}`.slice(0, 900),
        type: 'Normal',
      });
      console = await ConsolePage.loggedIn(server);
    });
    after(async () => {
      await console?.close();
      await walked?.close();
    });

    const PLACES = [
      ['/console/kinds/core/v1/configmaps?labels=app%3Dhostile', 'hostile', '.table-room tbody'],
      [MAP, 'data', '.nest summary'],
      [`${MAP}?tab=owners`, 'onclick', '.line .who'],
      [`${MAP}?tab=history`, 'onerror', 'pre'],
      [`${MAP}?tab=events`, 'onerror', 'td'],
      [`${MAP}?tab=relations`, 'Nothing owns', 'main'],
      ['/console/kinds/rbac.authorization.k8s.io/v1/clusterroles', 'onmouseover', '.table-room tbody'],
      [`/console/objects/rbac.authorization.k8s.io/v1/clusterroles/_/${encodeURIComponent(ROLES[0] ?? '')}`, 'onmouseover', 'h1'],
      [`/console/objects/rbac.authorization.k8s.io/v1/clusterroles/_/${encodeURIComponent(ROLES[1] ?? '')}`, 'evil', 'h1'],
      [`/console/objects/rbac.authorization.k8s.io/v1/clusterroles/_/${encodeURIComponent(ROLES[3] ?? '')}`, 'xxx', 'h1'],
      ['/console/kinds/evil.example.com/v1/hostiles', 'onerror', '.table-room tbody'],
      ['/console/objects/evil.example.com/v1/hostiles/default/one', 'onerror', '.hint'],
      ['/console/access', 'What you may do', 'h2'],
    ] as const;

    /** Texts that turn the direction, and that nothing keeps apart from what stands beside them. */
    const notIsolated = async (): Promise<unknown> =>
      console.page.evaluate(`(() => {
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          if (!/[\\u202d\\u202e\\u0590-\\u05ff]/.test(node.data)) continue;
          let at = node.parentElement;
          // A choice is drawn by itself.
          if (at.tagName === 'OPTION') continue;
          while (at !== null && getComputedStyle(at).unicodeBidi === 'normal') at = at.parentElement;
          const holder = at ?? document.body;
          if (holder.textContent.trim() !== node.data.trim()) found.push(holder.outerHTML.slice(0, 120));
        }
        return found;
      })()`);

    test('are text that stays where it stands on every screen, and pushes nothing out of a narrow one', async () => {
      for (const [path, text, where] of PLACES) {
        await console.goto(path);
        await console.shows(text, where);
        assert.equal(await console.page.$$eval('main img, main script, [onerror], [onmouseover], [onclick]', (all) => all.length), 0, path);
        assert.deepEqual(await notIsolated(), [], path);
        await console.page.setViewport({ width: 320, height: 800 });
        const over = await console.page.evaluate(
          `Math.max(document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('main')].map((each) => each.scrollWidth - each.clientWidth))`,
        );
        assert.equal(over, 0, path);
        await console.page.setViewport({ width: 1280, height: 800 });
      }
    });

    test('are shown by the editor with marks for what has no shape', async () => {
      await console.goto(`${MAP}?tab=yaml`);
      await console.page.waitForFunction(`document.querySelector('.editor')?.shadowRoot?.querySelector('.cm-specialChar') !== null`);
      await console.page.waitForFunction(`document.querySelector('.editor')?.shadowRoot?.querySelector('[onerror], [src]') === null`);
    });

    test('are selected, copied into addresses and deleted by the names that they have', async () => {
      await console.goto('/console/kinds/rbac.authorization.k8s.io/v1/clusterroles?text=onmouseover');
      await console.shows('onmouseover', '.table-room tbody');
      await console.keys('j', 'x');
      await console.press('Delete …');
      await console.shows('Delete <b onmouseover=alert(3)>?', 'dialog h2');
      await console.press('Delete', 'dialog footer button');
      await console.shows('No object is like that.');
      assert.equal((await server.request('GET', `${RBAC}/clusterroles/${encodeURIComponent(ROLES[0] ?? '')}`)).status, 404);
    });

    test('and the browser has told of no fault, nor opened any dialog', () => {
      assert.deepEqual(console.faults, []);
    });
  });
