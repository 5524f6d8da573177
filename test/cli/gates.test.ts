import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { features, flags, protocol } from '../../generated/flags.js';
import { usage } from '../../runtime/cli/usage.js';
import type { FeatureDefinition } from '../../runtime/model/definition/definition.js';
import { FeatureGates, featureGates, gatesOf, gateWarnings } from '../../runtime/settings/feature-gates.js';
import { FlagError } from '../../runtime/settings/read.js';
import { ROOT } from '../support/root.js';

const GATES: Readonly<Record<string, FeatureDefinition>> = {
  AllAlpha: { stage: 'ALPHA', default: false },
  AllBeta: { stage: 'BETA', default: false },
  Early: { stage: 'ALPHA', default: false },
  Late: { stage: 'BETA', default: true },
  Held: { stage: 'BETA', default: false, locked: true },
  Done: { stage: 'GA', default: true },
};

const on = (switches: Readonly<Record<string, boolean>>): string[] => {
  const gates = new FeatureGates(GATES, new Map(Object.entries(switches)));
  return Object.keys(GATES).filter((name) => gates.enabledByName(name));
};

const CASES: readonly [string, Readonly<Record<string, boolean>>, readonly string[]][] = [
  ['no switch leaves the defaults', {}, ['Late', 'Done']],
  ['a gate is switched by its name', { Early: true, Late: false }, ['Early', 'Done']],
  ['AllAlpha switches alpha gates', { AllAlpha: true }, ['AllAlpha', 'Early', 'Late', 'Done']],
  ['AllBeta switches beta gates but locked ones', { AllBeta: true }, ['AllBeta', 'Late', 'Done']],
  ['AllBeta switches beta gates off', { AllBeta: false }, ['Done']],
  ['a gate named itself wins over its stage', { AllAlpha: true, Early: false }, ['AllAlpha', 'Late', 'Done']],
  ['a locked gate may be set to what it is', { Held: false }, ['Late', 'Done']],
];

for (const [what, switches, expected] of CASES) test(what, () => assert.deepEqual(on(switches), expected));

test('unknown and locked gates are refused together', () => {
  assert.throws(
    () => on({ Nothing: true, constructor: true, Held: true }),
    (error) => error instanceof FlagError && error.faults.length === 3 && /locked to false/.test(error.message),
  );
});

test('a gate that nobody declared is off', () => assert.equal(new FeatureGates(GATES, new Map()).enabledByName('toString'), false));

test('gates of the release have their defaults', () => {
  const gates = new FeatureGates(features, new Map());
  assert.equal(gates.enabled('ServerSideApply'), true);
  assert.equal(gates.enabled('APIServerIdentity'), false);
});

const FACTS = path.join(ROOT, '../shared/facts/features.json');
const WITHOUT_FACTS = existsSync(FACTS) ? false : 'the recorded facts are not beside the checkout';

/** Gates of this server besides those of the release: for what came later and works at any release. */
const OWN = ['CustomResourceValidationExpressions', 'OpenAPIV3'];

test('the gates of the release have its stages and defaults, and the help shows those that it shows', { skip: WITHOUT_FACTS }, () => {
  interface Gate {
    readonly name: string;
    readonly stage: string;
    readonly default: boolean;
    readonly locked?: boolean;
  }
  const { release, gates, notInHelp }: { release: string; gates: Gate[]; notInHelp: Gate[] } = JSON.parse(readFileSync(FACTS, 'utf8'));
  const line = ({ name, stage, default: on, locked = false }: Gate): string => `${name} ${stage} ${on}${locked ? ' locked' : ''}`;
  const ours = Object.entries(gatesOf(features, release)).filter(([name]) => !OWN.includes(name));
  assert.deepEqual(ours.map(([name, gate]) => line({ name, ...gate })).sort(), [...gates, ...notInHelp].map(line).sort());
  const shown = [...usage(flags, { features, release }).matchAll(/^ {6}(\w+)=true\|false \((\w+) - default=(\w+)\)$/gm)];
  assert.deepEqual(
    shown.filter(([, name = '']) => !OWN.includes(name)).map(([, name, stage, on]) => `${name} ${stage} ${on}`),
    gates.map(line),
  );
});

const SERVED = path.join(ROOT, '../shared/releases/served');
const WITHOUT_SERVED = existsSync(SERVED) ? false : 'what servers of each release show is not beside the checkout';

/** What a pattern for names read of `csiMigrationRBD`. */
const AS_READ: Readonly<Record<string, string>> = { csiMigrationRBD: 'MigrationRBD' };

test('gates of each recorded release are those that its help shows', { skip: WITHOUT_SERVED }, () => {
  const releases = readdirSync(SERVED).map((file) => file.replace('.json', ''));
  assert.ok(releases.length > 0);
  for (const release of releases) {
    const { gates }: { gates: Record<string, string> } = JSON.parse(readFileSync(path.join(SERVED, `${release}.json`), 'utf8'));
    const shown = Object.entries(gatesOf(features, release)).filter(([, { stage }]) => stage === 'ALPHA' || stage === 'BETA');
    const ours = shown.map(([name, { stage, default: byDefault }]) => [AS_READ[name] ?? name, `${stage} ${byDefault}`] as const);
    assert.deepEqual(new Map(ours.sort()), new Map(Object.entries(gates).sort()), release);
  }
});

test('a gate has the stage of the release that is shown', () => {
  const on = (release: string): boolean => featureGates({ features, protocol }, new Map(), release).enabled('OpenAPIV3');
  assert.deepEqual(['1.21', '1.23', '1.24', '1.25'].map(on), [false, false, true, true]);
  assert.equal(featureGates({ features, protocol }, new Map([['OpenAPIV3', true]]), '1.21').enabled('OpenAPIV3'), true);
});

test('features of the protocol go by the release alone', () => {
  const lives = { Early: { until: '1.22' }, Late: { since: '1.23' } };
  const on = (release: string): boolean[] => {
    const gates = featureGates({ features: {}, protocol: lives }, new Map(), release);
    return [gates.enabledByName('Early'), gates.enabledByName('Late')];
  };
  assert.deepEqual(
    [on('1.22'), on('1.23')],
    [
      [true, false],
      [false, true],
    ],
  );
  const switches = new Map([['Late', false]]);
  assert.throws(() => featureGates({ features: {}, protocol: lives }, switches, '1.23'), /unrecognized feature gate: Late/);
});

/** The life of a gate that is removed in the end: from release to release, what it is by itself, and what may be made of it. */
const LIFE: Readonly<Record<string, FeatureDefinition>> = {
  Aging: {
    stage: 'ALPHA',
    default: false,
    changes: {
      '1.17': { stage: 'BETA', default: true },
      '1.19': { stage: 'GA', default: true },
      '1.21': { stage: 'GA', default: true, locked: true },
    },
    until: '1.22',
  },
};

const STEPS: readonly (readonly [release: string, byDefault: boolean, turnedOff: 'off' | 'refused', warns: boolean])[] = [
  ['1.16', false, 'off', false],
  ['1.17', true, 'off', false],
  ['1.18', true, 'off', false],
  ['1.19', true, 'off', true],
  ['1.21', true, 'refused', true],
  ['1.23', true, 'refused', false],
];

for (const [release, byDefault, turnedOff, warns] of STEPS)
  test(`in ${release} the gate is ${byDefault ? 'on' : 'off'}, and turning it off ${turnedOff === 'off' ? 'works' : 'stops the start'}`, () => {
    const off = new Map([['Aging', false]]);
    assert.equal(featureGates({ features: LIFE, protocol: {} }, new Map(), release).enabledByName('Aging'), byDefault);
    if (turnedOff === 'off') assert.equal(featureGates({ features: LIFE, protocol: {} }, off, release).enabledByName('Aging'), false);
    else
      assert.throws(
        () => featureGates({ features: LIFE, protocol: {} }, off, release),
        release === '1.23' ? /unrecognized feature gate/ : /locked to true/,
      );
    assert.deepEqual(
      gateWarnings(LIFE, off, release),
      warns ? ['Setting GA feature gate Aging=false. It will be removed in a future release.'] : [],
    );
  });

test('deprecated gates work, and warn of their end', () => {
  const switches = new Map([['StreamingProxyRedirects', false]]);
  assert.equal(featureGates({ features, protocol }, switches, '1.21').enabled('StreamingProxyRedirects'), false);
  assert.deepEqual(gateWarnings(features, switches, '1.21'), [
    'Setting deprecated feature gate StreamingProxyRedirects=false. It will be removed in a future release.',
  ]);
});
