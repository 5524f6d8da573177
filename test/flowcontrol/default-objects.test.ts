/** Priority levels and flow schemas that every server starts with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { flowControl } from '../../runtime/controllers/flow-control/controller.js';
import { initialLevels, initialSchemas } from '../../runtime/kinds/flowcontrol.apiserver/initial.js';
import { Words } from '../../runtime/model/values/words.js';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';

test('levels and schemas are those of the release', () => {
  const words = new Words(catalogue.service);
  assert.equal(initialLevels('1.21').has('node-high'), false);
  assert.equal(initialLevels('1.22').has('node-high'), true);
  const has = (release: string) => ['probes', 'endpoint-controller'].filter((name) => initialSchemas(words, release).has(name));
  assert.deepEqual([has('1.21'), has('1.24'), has('1.34')], [[], ['probes', 'endpoint-controller'], ['probes']]);
  const resources = (release: string) =>
    initialSchemas(words, release)
      .get('system-leader-election')
      ?.rules?.flatMap(({ resourceRules = [] }) => resourceRules.flatMap((rule) => rule.resources));
  assert.deepEqual([resources('1.23'), resources('1.24')], [['endpoints', 'configmaps', 'leases'], ['leases']]);
});

for (const [release, version] of [
  ['1.21', 'v1beta1'],
  ['1.25', 'v1beta2'],
  ['1.28', 'v1beta3'],
  ['1.36', 'v1'],
])
  test(`at ${release} flow schemas get their condition in ${version}`, async () => {
    const server = await TestServer.start({ release, controllers: [flowControl] });
    try {
      const path = `/apis/flowcontrol.apiserver.k8s.io/${version}/flowschemas/catch-all`;
      const { metadata, status } = await eventually(
        async () => (await server.ask(path)).json,
        ({ status }) => status.conditions !== undefined,
      );
      assert.deepEqual([status.conditions[0].type, status.conditions[0].status], ['Dangling', 'False']);
      const writer = 'api-priority-and-fairness-config-consumer-v1';
      const entry = metadata.managedFields.find(({ manager }: { manager: string }) => manager === writer);
      assert.equal(entry.apiVersion, `flowcontrol.apiserver.k8s.io/${version}`);
    } finally {
      await server.close();
    }
  });
