/** Flags from the command line, the environment and a file: which counts, and what is at fault. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { FlagDefinition } from '../../runtime/model/definition/definition.js';
import { FlagError } from '../../runtime/settings/read.js';
import type { SettingsByName } from '../../runtime/settings/settings.js';
import { readSettings } from '../../runtime/settings/sources.js';
import { freshFolder, removeFolder } from '../support/programs/process.js';

const FLAGS: Readonly<Record<string, FlagDefinition>> = {
  'secure-port': { type: 'int', section: 'One', description: 'A port.', default: 1, min: 0, max: 10 },
  release: { type: 'string', section: 'One', description: 'A release.', default: '1.21' },
  quiet: { type: 'bool', section: 'One', description: 'Quiet.', default: false },
  list: { type: 'strings', section: 'One', description: 'A list.', default: ['a'] },
  'runtime-config': { type: 'map', section: 'One', description: 'Switches.', default: {} },
  wait: { type: 'duration', section: 'One', description: 'A wait.', default: '1m0s' },
};

let folder: string;
let file: string;
before(() => {
  folder = freshFolder();
  file = path.join(folder, 'flags.yaml');
});
after(() => removeFolder(folder));

const read = async (args: readonly string[], environment: Record<string, string>, text?: string): Promise<SettingsByName> => {
  if (text !== undefined) writeFileSync(file, text);
  return (await readSettings(FLAGS, { args: text === undefined ? args : [...args, `--config=${file}`], environment })).settings;
};
const faults = async (args: readonly string[], environment: Record<string, string>, text?: string): Promise<string> => {
  const error: unknown = await read(args, environment, text).then(
    () => assert.fail('nothing was at fault'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof FlagError, String(error));
  return error.message.replaceAll(file, 'flags.yaml');
};

test('the command line counts before a variable, that before the file, and that before the default', async () => {
  const text = 'secure-port: 3\nrelease: 1.20\nquiet: true\n';
  const settings = await read(['--secure-port=5'], { KINDWRIGHT_SECURE_PORT: '4', KINDWRIGHT_RELEASE: '1.19', OTHER: 'x' }, text);
  assert.deepEqual([settings.number('secure-port'), settings.text('release'), settings.flag('quiet')], [5, '1.19', true]);
  assert.deepEqual(settings.list('list'), ['a']);
  assert.deepEqual([settings.isGiven('quiet'), settings.isGiven('list')], [true, false]);
});

test('the file can be named by a variable, and takes numbers as they are written', async () => {
  writeFileSync(file, 'release: 1.20\n');
  const { settings } = await readSettings(FLAGS, { args: [], environment: { KINDWRIGHT_CONFIG: file } });
  assert.equal(settings.text('release'), '1.20');
});

test('the file has lists and switches as YAML has them', async () => {
  const settings = await read([], {}, 'list: [ b, c ]\nruntime-config: { api/all: false, apps/v1: true }\nwait: 3s\n');
  assert.deepEqual(settings.list('list'), ['b', 'c']);
  assert.deepEqual([...settings.map('runtime-config')], [['api/all', false], ['apps/v1', true]]); // biome-ignore format: one line
  assert.equal(settings.seconds('wait'), 3);
  assert.deepEqual((await read([], {}, 'list: []\n')).list('list'), []);
});

for (const [what, args, environment, text, expected] of [
  ['an unknown name in the file', [], {}, 'quiet: true\nsecureport: 3\n', 'flags.yaml:2:1 secureport: there is no such flag; did you mean secure-port?'],
  ['a value in the file that does not fit', [], {}, 'secure-port: 11\n', 'invalid value "11" for flags.yaml:1:1 secure-port: it is at most 10'],
  ['a map where a text is expected', [], {}, 'release:\n', 'flags.yaml:1:1 release: a value is expected'],
  ['a name that stands twice', [], {}, 'quiet: true\nquiet: false\n', /^flags\.yaml:2:1: Map keys must be unique/],
  ['a file that is no map', [], {}, '- quiet\n', /^flags\.yaml:1:1: flags by their names are expected/],
  ['an unknown variable', [], { KINDWRIGHT_SECURE_PROT: '3' }, undefined, 'unknown variable KINDWRIGHT_SECURE_PROT; did you mean KINDWRIGHT_SECURE_PORT?'],
  ['a variable that does not fit', [], { KINDWRIGHT_QUIET: 'maybe' }, undefined, 'invalid value "maybe" for KINDWRIGHT_QUIET: it is true or false'],
  ['a file that is not there', ['--config=/nosuch'], {}, undefined, /^--config: ENOENT/],
  ['faults of all sources', ['--nosuch'], { KINDWRIGHT_QUIET: 'x' }, 'wait: long\n', /unknown flag --nosuch\n.*flags\.yaml:1:1 wait.*|.*KINDWRIGHT_QUIET/s],
] as const) // biome-ignore format: one case a line
  test(`${what} is told with its place`, async () => {
    const told = await faults(args, environment, text);
    if (typeof expected === 'string') assert.equal(told, expected);
    else assert.match(told, expected);
  });

test('variables that a cluster makes for a service of the name are left alone', async () => {
  const made = { KINDWRIGHT_SERVICE_HOST: '10.0.0.1', KINDWRIGHT_PORT: 'tcp://10.0.0.1:6443', KINDWRIGHT_PORT_6443_TCP_ADDR: '10.0.0.1' };
  assert.equal((await read([], made)).number('secure-port'), 1);
});

test('without an environment there are no variables and no file', async () => {
  await assert.rejects(readSettings(FLAGS, { args: ['--config=x'] }), /unknown flag --config/);
});
