/** Admission plugins by the releases that have them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { switched, withoutKinds } from '../../runtime/admission/plugins/factory.js';
import { clusterAdmission } from '../../runtime/admission/plugins/index.js';
import { namesOfPlugins } from '../../runtime/admission/plugins/names.js';
import { usage } from '../../runtime/cli/usage.js';
import { TestServer } from '../support/server.js';

const plain = (name: string) => () => ({ name });

test('names are told in their alphabet, those that run by default in their order, and those of other releases not at all', () => {
  const plugins = [
    switched('Second', true, plain('Second')),
    switched('Former', true, plain('Former'), { until: '1.24' }),
    switched('First', true, plain('First')),
    switched('Off', false, plain('Off')),
    withoutKinds('Later', { since: '1.36' }),
  ];
  assert.deepEqual(namesOfPlugins(plugins, '1.30'), { all: ['First', 'Off', 'Second'], byDefault: ['Second', 'First'] });
  assert.deepEqual(namesOfPlugins(plugins, '1.24').byDefault, ['Second', 'Former', 'First']);
  assert.deepEqual(namesOfPlugins(plugins, '1.36').all, ['First', 'Later', 'Off', 'Second']);
});

test('the help fills descriptions with words that follow from the program, and leaves others', () => {
  const flag = { section: 'Admission', type: 'strings', default: [], description: 'Of {plugins}, not {others}.' } as const;
  assert.match(usage({ flag }, { words: { plugins: ['A', 'B'] } }), /Of A, B, not \{others\}\./);
});

test('a plugin that the release does not have is unknown', async () => {
  for (const [name, last, next] of [
    ['SecurityContextDeny', '1.29', '1.30'],
    ['PodSecurityPolicy', '1.24', '1.25'],
    ['PersistentVolumeLabel', '1.30', '1.31'],
  ] as const) {
    assert.ok(namesOfPlugins(clusterAdmission, last).all.includes(name));
    await (await TestServer.start({ release: last, enableAdmissionPlugins: [name] })).close();
    const refused = TestServer.start({ release: next, enableAdmissionPlugins: [name] });
    await assert.rejects(refused, new RegExp(`unknown plugin "${name}"`));
  }
});
