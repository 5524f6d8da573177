import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flags } from '../../generated/flags.js';
import { usage } from '../../runtime/cli/usage.js';
import type { FeatureDefinition, FlagDefinition } from '../../runtime/model/definition/definition.js';
import { flagWarnings } from '../../runtime/settings/flag-warnings.js';
import { FlagError, parseFlags } from '../../runtime/settings/read.js';
import type { Settings } from '../../runtime/settings/settings.js';

const FLAGS: Readonly<Record<string, FlagDefinition>> = {
  name: { type: 'string', section: 'One', description: 'A name.', default: 'x' },
  mode: { type: 'string', section: 'One', description: 'A mode.', default: 'on', values: ['on', 'off'] },
  list: { type: 'strings', section: 'One', description: 'A list.', default: ['a'] },
  modes: { type: 'strings', section: 'Two', description: 'Modes.', default: [], values: ['A', 'B'] },
  quiet: { type: 'bool', section: 'Two', description: 'Quiet.', default: false },
  port: { type: 'int', section: 'Two', description: 'A port.', default: 1, min: 0, max: 10 },
  rate: { type: 'float', section: 'Two', description: 'A rate.', default: 0.5 },
  wait: { type: 'duration', section: 'Two', description: 'A wait.', default: '1m0s', min: 0 },
  address: { type: 'ip', section: 'Two', description: 'An address.', default: '::' },
  'runtime-config': { type: 'map', section: 'Two', description: 'Switches.', default: {} },
  gates: { type: 'gates', section: 'Two', description: 'Gates.', default: {} },
};

const faultsOf = (...args: string[]): readonly string[] => {
  try {
    parseFlags(args, FLAGS);
  } catch (error) {
    assert.ok(error instanceof FlagError);
    return error.faults;
  }
  return [];
};

test('flags that are not given have their defaults', () => {
  const settings = parseFlags([], FLAGS);
  assert.equal(settings.text('name'), 'x');
  assert.deepEqual(settings.list('list'), ['a']);
  assert.equal(settings.flag('quiet'), false);
  assert.equal(settings.number('port'), 1);
  assert.equal(settings.seconds('wait'), 60);
  assert.equal(settings.map('runtime-config').size, 0);
  assert.equal(settings.isGiven('name'), false);
});

test('the defaults of the catalogue are values of their flags', () => {
  const settings = parseFlags([], flags);
  assert.equal(settings.number('secure-port'), 6443);
  assert.equal(settings.seconds('request-timeout'), 60);
  assert.deepEqual(settings.list('authorization-mode'), ['RBAC']);
  assert.equal(settings.text('release'), '1.36');
});

const VALUES: readonly [string, readonly string[], (settings: ReturnType<typeof parseFlags>) => unknown, unknown][] = [
  ['a value after an equals sign', ['--name=a=b'], (s) => s.text('name'), 'a=b'],
  ['a value that is the next argument', ['--name', 'a b'], (s) => s.text('name'), 'a b'],
  ['an empty value', ['--name='], (s) => s.text('name'), ''],
  ['the last of several values', ['--name=a', '--name=b'], (s) => s.text('name'), 'b'],
  ['a truth value alone', ['--quiet'], (s) => s.flag('quiet'), true],
  ['a truth value in another spelling', ['--quiet=T'], (s) => s.flag('quiet'), true],
  ['a list in one value and in several', ['--list=a,b', '--list', 'c'], (s) => s.list('list'), ['a', 'b', 'c']],
  ['a list that is emptied', ['--list='], (s) => s.list('list'), []],
  ['a bound of a range', ['--port=10'], (s) => s.number('port'), 10],
  ['a fraction', ['--rate=.25'], (s) => s.number('rate'), 0.25],
  ['a duration of several parts', ['--wait=1h2m3.5s'], (s) => s.seconds('wait'), 3723.5],
  ['an address', ['--address=10.0.0.1'], (s) => s.text('address'), '10.0.0.1'],
  ['switches', ['--runtime-config=api/all=false,apps/v1'], (s) => [...s.map('runtime-config')], [['api/all', false], ['apps/v1', true]]], // biome-ignore format: one case a line
  ['the last switch of a name', ['--gates=A=true', '--gates=A=false'], (s) => [...s.map('gates')], [['A', false]]],
];

for (const [what, args, read, expected] of VALUES) {
  test(`flags take ${what}`, () => assert.deepEqual(read(parseFlags(args, FLAGS)), expected));
}

const FAULTS: readonly [readonly string[], RegExp][] = [
  [['--nam=x'], /^unknown flag --nam; did you mean --name\?$/],
  [['--unknown', 'x'], /^unknown flag --unknown$/],
  [['--constructor=x'], /^unknown flag --constructor$/],
  [['-v'], /^unexpected argument "-v"/],
  [['--quiet', 'true'], /^unexpected argument "true"/],
  [['--name'], /^flag --name needs a value$/],
  [['--quiet=maybe'], /--quiet: it is true or false$/],
  [['--mode=high'], /--mode: it is one of on, off$/],
  [['--modes=A,C'], /"C" for --modes: it is one of A, B$/],
  [['--port=ten'], /--port: it is no whole number$/],
  [['--port=0x1'], /--port: it is no whole number$/],
  [['--port=-1'], /--port: it is at least 0$/],
  [['--port=11'], /--port: it is at most 10$/],
  [['--rate='], /--rate: it is no number$/],
  [['--wait=5'], /--wait: it is no duration/],
  [['--wait=-5s'], /--wait: it is at least 0s$/],
  [['--address=localhost'], /--address: it is no IP address$/],
  [['--gates=A'], /"A" for --gates: each name takes =true or =false$/],
  [['--gates=A=true=false'], /each name takes =true or =false$/],
  [['--runtime-config==true'], /the name is empty$/],
  [['--runtime-config=api/one=true'], /"api\/one" for --runtime-config: keys are/],
  [['--runtime-config=apps/one=true'], /"apps\/one" for --runtime-config: keys are/],
];

for (const [args, expected] of FAULTS) {
  test(`${args.join(' ')} is refused`, () => {
    const faults = faultsOf(...args);
    assert.equal(faults.length, 1, faults.join('\n'));
    assert.match(faults[0] ?? '', expected);
  });
}

test('all faults are told at once', () => assert.equal(faultsOf('--nothing', '--port=x', '--mode=y', 'z').length, 4));

test('a setting is read only as what it is declared', () => {
  const settings = parseFlags([], FLAGS);
  assert.throws(() => settings.text('port'), /not declared as it is used/);
  assert.throws(() => settings.seconds('port'), /not declared as it is used/);
  assert.throws(() => settings.flag('nothing'), /not declared as it is used/);
});

test('the usage lists each flag in its section, with default and values', () => {
  const text = usage(FLAGS);
  assert.match(text, /^One:\n {2}--name \(x\)\n {6}A name\.\n/);
  assert.match(text, /--mode \(on\)\n {6}A mode\. One of on, off\.\n/);
  assert.match(text, /\n\nTwo:\n/);
});

/** Flags at every point of their lives. */
const LIVES: Readonly<Record<string, FlagDefinition>> = {
  early: { type: 'bool', section: 'Lives', description: 'Tries something.', default: false, stage: 'ALPHA' },
  old: {
    type: 'string',
    section: 'Lives',
    description: 'Does it the old way.',
    default: '',
    deprecatedSince: '1.20',
    replacement: '--new',
  },
  older: { type: 'bool', section: 'Lives', description: 'Does nothing.', default: false, deprecatedSince: '1.20' },
  new: { type: 'string', section: 'Lives', description: 'Does it.', default: '' },
  gates: { type: 'gates', section: 'Lives', description: 'Gates.', default: {} },
};

test('a deprecated flag works, and whoever gives it is warned', () => {
  const settings = parseFlags(['--old=a', '--older', '--new=b', '--early'], LIVES);
  assert.equal(settings.text('old'), 'a');
  assert.deepEqual(flagWarnings(settings, LIVES, '1.20'), [
    'Flag --old has been deprecated, use --new instead.',
    'Flag --older has been deprecated.',
  ]);
  assert.deepEqual(flagWarnings(settings, LIVES, '1.19'), []);
  assert.deepEqual(flagWarnings(parseFlags([], LIVES), LIVES, '1.20'), []);
});

test('the usage tells how far flags and gates are', () => {
  const features: Readonly<Record<string, FeatureDefinition>> = {
    Early: { stage: 'ALPHA', default: false },
    Late: { stage: 'BETA', default: true },
    Done: { stage: 'GA', default: true, locked: true },
    Going: { stage: 'DEPRECATED', default: true },
  };
  const text = usage(LIVES, { features, release: '1.20' });
  assert.match(text, /--early \(false\)\n {6}ALPHA: Tries something\.\n/);
  assert.match(text, /--old\n {6}DEPRECATED, use --new instead: Does it the old way\.\n/);
  assert.match(text, /--new\n {6}Does it\.\n/);
  assert.match(text, /Gates\.\n {6}Early=true\|false \(ALPHA - default=false\)\n {6}Late=true\|false \(BETA - default=true\)$/);
  assert.doesNotMatch(usage(LIVES, { features, release: '1.19' }), /--old\n {6}DEPRECATED/);
});

test('a flag that is not declared, or as another type, is no name that compiles', () => {
  const asked = (settings: Settings): readonly (() => unknown)[] => [
    () => settings.text('bind-address'),
    // @ts-expect-error It has two letters d.
    () => settings.text('bind-adress'),
    // @ts-expect-error It is a number.
    () => settings.text('secure-port'),
    // @ts-expect-error It is no duration.
    () => settings.seconds('secure-port'),
  ];
  const settings = parseFlags([], flags);
  assert.deepEqual(
    asked(settings).map((ask) => {
      try {
        return typeof ask();
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    }),
    [
      'string',
      'flag --bind-adress is not declared as it is used',
      'flag --secure-port is not declared as it is used',
      'flag --secure-port is not declared as it is used',
    ],
  );
});
