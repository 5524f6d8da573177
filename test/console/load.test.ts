/** The load of a server in the console: levels, who asks and what is asked, live; what waits; and what those see who may not look. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { HTTPRequest } from 'puppeteer-core';
import { startTestServer, type TestServer } from '../../runtime/testing/index.js';
import { seriousFaults } from '../support/accessibility.js';
import { ConsolePage } from '../support/browser.js';
import { WITHOUT_BROWSER } from '../support/programs/browser.js';

const LOAD = '/console/load';

/** Metrics of a level with two seats where seven wait, at the n-th look. */
const metrics = (n: number): string => {
  const flow = 'flow_schema="people",priority_level="shared"';
  return [
    'kubernetes_build_info{git_version="v1.36.0"} 1',
    'apiserver_current_inflight_requests{request_kind="mutating"} 2',
    `apiserver_request_total{code="200",component="",dry_run="",group="",resource="pods",scope="",subresource="",verb="LIST",version="v1"} ${n * 100}`,
    `apiserver_flowcontrol_dispatched_requests_total{${flow}} ${n * 40}`,
    `apiserver_flowcontrol_rejected_requests_total{${flow},reason="queue-full"} ${n * 5}`,
    `apiserver_flowcontrol_current_executing_requests{${flow}} 2`,
    `apiserver_flowcontrol_current_executing_seats{${flow}} 2`,
    `apiserver_flowcontrol_current_inqueue_requests{${flow}} 7`,
    'apiserver_flowcontrol_current_limit_seats{priority_level="shared"} 2',
    '',
  ].join('\n');
};
const DUMP = `PriorityLevelName, ActiveQueues, IsIdle, IsQuiescing, WaitingRequests, ExecutingRequests,
shared,            3,            false,  false,       7,               2,
`;

describe('the load of a server', { skip: WITHOUT_BROWSER }, () => {
  let server: TestServer;
  let console: ConsolePage;
  before(async () => {
    server = await startTestServer({ console: true, log: () => undefined });
    console = await ConsolePage.loggedIn(server);
  });
  after(async () => {
    await console?.close();
    await server?.close();
  });

  test('levels with their seats, who asks and what is asked are there, and go on by themselves', async () => {
    await console.goto(LOAD);
    await console.shows('Priority levels', 'h2');
    const rows = await console.texts('.load-room tbody tr');
    assert.ok(
      rows.some((row) => /^workload-low\d+ of 245/.test(row)),
      rows.join('\n'),
    );
    assert.ok(
      rows.some((row) => /^exempt\d+, without a limit/.test(row)),
      rows.join('\n'),
    );
    await console.shows('GET /metrics', '.load-room tbody th');
    await console.page.waitForFunction(`document.querySelector('.spark polyline').getAttribute('points').split(' ').length >= 3`);
    await console.press('Pause');
    await console.shows('Go on', 'button');
  });

  test('what waits and what is refused is told by level, with the reason', async () => {
    let looks = 0;
    const answer = (request: HTTPRequest): void => {
      const { pathname } = new URL(request.url());
      if (pathname === '/metrics') {
        looks += 1;
        void request.respond({ status: 200, contentType: 'text/plain', body: metrics(looks) });
      } else if (pathname.startsWith('/debug/')) void request.respond({ status: 200, contentType: 'text/plain', body: DUMP });
      else void request.continue();
    };
    await console.page.setRequestInterception(true);
    console.page.on('request', answer);
    try {
      await console.goto(LOAD);
      await console.shows('queue-full', '.busy');
      assert.match((await console.texts('.busy'))[0] ?? '', /^shared2 of 237\d+\.\d\d+\.\dqueue-full$/);
      assert.deepEqual(await seriousFaults(console.page), []);
      await console.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      assert.deepEqual(await seriousFaults(console.page), []);
      await console.page.setViewport({ width: 320, height: 640 });
      const over = await console.page.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.equal(over, 0);
      await console.page.setViewport({ width: 1280, height: 800 });
    } finally {
      console.page.off('request', answer);
      await console.page.setRequestInterception(false);
    }
  });

  test('who may not look is told what it takes, and who may see metrics alone what is missing', async () => {
    const account = (name: string) => server.request('POST', '/api/v1/namespaces/default/serviceaccounts', { metadata: { name } });
    const tokenOf = async (name: string): Promise<string> => {
      const { body } = await server.request('POST', `/api/v1/namespaces/default/serviceaccounts/${name}/token`, { spec: {} });
      return (body as { readonly status: { readonly token: string } }).status.token;
    };
    await account('eve');
    await account('meg');
    const rbac = '/apis/rbac.authorization.k8s.io/v1';
    await server.request('POST', `${rbac}/clusterroles`, {
      metadata: { name: 'metrics' },
      rules: [{ nonResourceURLs: ['/metrics'], verbs: ['get'] }],
    });
    await server.request('POST', `${rbac}/clusterrolebindings`, {
      metadata: { name: 'metrics' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'metrics' },
      subjects: [{ kind: 'ServiceAccount', name: 'meg', namespace: 'default' }],
    });
    for (const [name, told] of [
      ['eve', 'it takes a ClusterRole with nonResourceURLs: [ /metrics ] and verbs: [ get ]'],
      ['meg', 'How many queues have requests is told to those alone who may get /debug/*.'],
    ] as const) {
      const other = await ConsolePage.open(server);
      try {
        await other.goto(LOAD);
        await other.write('input[type="password"], .login input', await tokenOf(name));
        await other.page.keyboard.press('Enter');
        await other.shows(told, 'main');
      } finally {
        await other.close();
      }
    }
  });

  test('nothing of this was at fault', () => {
    assert.deepEqual(console.faults, []);
  });
});
