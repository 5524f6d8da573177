/** Privileged containers, where the server takes them and where it does not. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TestServer } from '../../support/server.js';

const spec = { containers: [{ name: 'c', image: 'i:1', securityContext: { privileged: true } }] };
const labels = { app: 'x' };
const template = { metadata: { labels }, spec };
const lasting = { selector: { matchLabels: labels }, template };
const ending = { template: { spec: { ...spec, restartPolicy: 'Never' } } };

/** Everything that holds the specification of a pod, and where. */
const HOLDERS: readonly (readonly [path: string, object: object, at: string])[] = [
  ['/api/v1/namespaces/default/pods', { spec: { ...spec, automountServiceAccountToken: false } }, 'spec'],
  ['/api/v1/namespaces/default/podtemplates', { template }, 'template.spec'],
  ['/api/v1/namespaces/default/replicationcontrollers', { spec: { selector: labels, template } }, 'spec.template.spec'],
  ['/apis/apps/v1/namespaces/default/replicasets', { spec: lasting }, 'spec.template.spec'],
  ['/apis/apps/v1/namespaces/default/deployments', { spec: lasting }, 'spec.template.spec'],
  ['/apis/apps/v1/namespaces/default/daemonsets', { spec: lasting }, 'spec.template.spec'],
  ['/apis/batch/v1/namespaces/default/jobs', { spec: ending }, 'spec.template.spec'],
  [
    '/apis/batch/v1/namespaces/default/cronjobs',
    { spec: { schedule: '@daily', jobTemplate: { spec: ending } } },
    'spec.jobTemplate.spec.template.spec',
  ],
];

const served = (privileged: boolean, check: (path: string, object: object, at: string, server: TestServer) => Promise<void>): void => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.start({ allowPrivileged: privileged });
    await server.create('/api/v1/namespaces/default/serviceaccounts', { metadata: { name: 'default' } });
  });
  after(() => server.close());
  for (const [path, object, at] of HOLDERS) test(path, () => check(path, { metadata: { name: 'x' }, ...object }, at, server));
};

describe('privileged containers are refused', () => {
  served(false, async (path, object, at, server) => {
    const answer = await server.create(path, object);
    assert.equal(answer.status, 422, answer.text);
    assert.deepEqual(answer.json.details.causes, [
      {
        reason: 'FieldValueForbidden',
        message: 'Forbidden: disallowed by cluster policy',
        field: `${at}.containers[0].securityContext.privileged`,
      },
    ]);
  });
});

describe('privileged containers are taken where the server allows them', () => {
  served(true, async (path, object, _at, server) => {
    const answer = await server.create(path, object);
    assert.equal(answer.status, 201, answer.text);
  });
});
