/** The room of rights, on both catalogues: what one may do, why somebody may do something, and who may at all. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TestServer } from '../../runtime/testing/index.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';
import { WALKED, type WalkedServer } from '../support/walked-catalogues.js';

const RBAC = '/apis/rbac.authorization.k8s.io/v1';
const apiGroup = 'rbac.authorization.k8s.io';

for (const { name, start } of WALKED)
  describe(`rights, with ${name}`, { skip: WITHOUT_BROWSER }, () => {
    let walked: WalkedServer;
    let server: TestServer;
    let console: ConsolePage;
    before(async () => {
      walked = await start();
      server = walked.server;
      const objects = [
        [
          `${RBAC}/namespaces/default/roles`,
          { metadata: { name: 'map-readers' }, rules: [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get', 'list'] }] },
        ],
        [
          `${RBAC}/namespaces/default/rolebindings`,
          {
            metadata: { name: 'eve-reads' },
            roleRef: { apiGroup, kind: 'Role', name: 'map-readers' },
            subjects: [{ apiGroup, kind: 'User', name: 'eve' }],
          },
        ],
        [
          `${RBAC}/clusterrolebindings`,
          {
            metadata: { name: 'watchers' },
            roleRef: { apiGroup, kind: 'ClusterRole', name: 'view' },
            subjects: [{ apiGroup, kind: 'Group', name: 'ops' }],
          },
        ],
        [
          `${RBAC}/namespaces/default/rolebindings`,
          {
            metadata: { name: 'account-reads' },
            roleRef: { apiGroup, kind: 'Role', name: 'map-readers' },
            subjects: [{ kind: 'ServiceAccount', name: 'default', namespace: 'default' }],
          },
        ],
      ] as const;
      for (const [path, object] of objects) assert.equal((await server.request('POST', path, object)).status, 201, path);
      console = await ConsolePage.loggedIn(server, '/console/access');
    });
    after(async () => {
      await console?.close();
      await walked?.close();
    });

    /** Writes into the field of a label. */
    const fill = async (label: string, text: string): Promise<void> => {
      const field = await console.page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`);
      await field?.click({ clickCount: 3 });
      await console.page.keyboard.press('Backspace');
      await field?.type(text);
    };

    test('why may eve? the binding and the rule that allow it are named, and a short name is enough for the kind', async () => {
      await fill('User', 'eve');
      await fill('Resource', 'cm');
      await console.press('Ask', 'button');
      await console.shows('Yes', '.verdict b');
      const [grant = ''] = await console.texts('.verdict .grant');
      assert.match(
        grant.replace(/\s+/g, ' '),
        /^RoleBinding default\/eve-reads gives Role map-readers, whose rule allows get, list of configmaps in core/,
      );
    });

    test('who may at all? everybody is named with the binding and rule', async () => {
      await console.shows('Who may get configmaps in default?', 'h2');
      const grants = (await console.texts('.grants > li')).map((text) => text.replace(/\s+/g, ' '));
      assert.ok(grants.some((text) => /User eve.*eve-reads/.test(text)));
      assert.ok(grants.some((text) => /Group ops.*ClusterRoleBinding watchers gives ClusterRole view/.test(text)));
      assert.ok(grants.some((text) => /ServiceAccount default\/default.*account-reads/.test(text)));
    });

    test('what nobody has given is refused, with no rule named', async () => {
      await fill('Resource', 'secrets');
      await console.press('Ask', 'button');
      await console.shows('No', '.verdict b');
      assert.deepEqual(await console.texts('.verdict .grant'), []);
      await fill('Groups', 'ops, system:authenticated');
      await fill('Resource', 'configmaps');
      await fill('Namespace', 'kube-system');
      await console.press('Ask', 'button');
      await console.shows('ClusterRoleBinding watchers', '.verdict .grant');
    });

    test('one sees what one may oneself, in each namespace, and is told what one may not read', async () => {
      const { body } = await server.request('POST', '/api/v1/namespaces/default/serviceaccounts/default/token', {
        kind: 'TokenRequest',
        apiVersion: 'authentication.k8s.io/v1',
        spec: {},
      });
      const other = await ConsolePage.open(server);
      try {
        await other.goto('/console/access');
        await other.write('input[type=password]', String((body.status as { token?: unknown }).token));
        await other.press('Log in', 'button[type=submit]');
        await other.shows('system:serviceaccount:default:default', '.room-head');
        await other.shows('get, list', 'td');
        const own = (await other.texts('.scroller tbody tr')).filter((row) => row.includes('configmaps'));
        assert.deepEqual(own, ['get, listconfigmapscore']);
        await other.shows('The rules that are stored are not shown');
        await other.goto('/console/access?namespace=kube-system');
        await other.shows('selfsubjectaccessreviews', 'td');
        assert.ok(!(await other.texts('.scroller tbody td')).includes('configmaps'));
        await other.goto('/console/');
        await other.shows('not yours', '.count');
        assert.deepEqual(other.faults, []);
      } finally {
        await other.close();
      }
    });

    test('after all of this the browser has told of no fault', () => {
      assert.deepEqual(console.faults, []);
    });
  });
