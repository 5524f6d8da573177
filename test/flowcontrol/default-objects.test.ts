/** Priority levels and flow schemas that every server starts with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { initialLevels, initialSchemas } from '../../runtime/kinds/flowcontrol.apiserver/initial.js';
import { Words } from '../../runtime/model/values/words.js';

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
