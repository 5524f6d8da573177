/** Flags by release: which of them a release takes, shows in its help, and warns of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usage } from '../../runtime/cli/usage.js';
import { flagWarnings } from '../../runtime/settings/flag-warnings.js';
import { FlagError, parseFlags, settingsOf } from '../../runtime/settings/read.js';
import type { Flags } from '../../runtime/settings/settings.js';

const flag = { type: 'string', section: 'Things', default: '', description: 'Says something.' } as const;
const flags: Flags = {
  release: { ...flag, default: '1.21' },
  always: flag,
  later: { ...flag, section: 'Later things', since: '1.25' },
  former: { ...flag, until: '1.23' },
  between: { ...flag, since: '1.23', until: '1.26', changes: { '1.24': { default: 'far', inert: 'nothing is between', hidden: true } } },
};

const faultsOf = (...args: string[]): readonly string[] => {
  try {
    parseFlags(args, flags);
    return [];
  } catch (error) {
    if (error instanceof FlagError) return error.faults;
    throw error;
  }
};

test('a flag of another release is unknown, and the fault tells which releases have it', () => {
  assert.deepEqual(faultsOf('--always=a', '--former=a'), []);
  assert.deepEqual(faultsOf('--later=a'), ['unknown flag --later: it came with release 1.25, and 1.21 is shown']);
  assert.deepEqual(faultsOf('--release=1.25', '--later=a'), []);
  assert.deepEqual(faultsOf('--former=a', '--release', '1.24'), [
    'unknown flag --former: release 1.23 was the last that had it, and 1.24 is shown',
  ]);
  assert.throws(() => settingsOf({ later: 'a' }, flags), /unknown flag --later: it came with release 1\.25/);
});

test('commands that show no release take all flags', () => {
  const { release: _, ...others } = flags;
  assert.equal(parseFlags(['--later=a', '--former=b'], others).text('later'), 'a');
});

test('a default is that of the release, and code may ask for a flag that the release does not have', () => {
  const between = (release: string): string => parseFlags([`--release=${release}`], flags).text('between');
  assert.deepEqual(['1.21', '1.23', '1.24', '1.30'].map(between), ['', '', 'far', '']);
});

test('the help shows the flags of the release, in sections of one order, and no section without any', () => {
  const shown = (release: string): string[] => usage(flags, { release }).match(/^(?: {2}--[a-z]+|\w[\w ]*:)/gm) ?? [];
  assert.deepEqual(shown('1.21'), ['Things:', '  --release', '  --always', '  --former']);
  assert.deepEqual(shown('1.23'), ['Things:', '  --release', '  --always', '  --former', '  --between']);
  assert.deepEqual(shown('1.25'), ['Things:', '  --release', '  --always', 'Later things:', '  --later']);
});

test('a warning is that of the release', () => {
  const warned = (release: string): string[] => flagWarnings(parseFlags([`--release=${release}`, '--between=a'], flags), flags, release);
  assert.deepEqual(warned('1.23'), []);
  assert.deepEqual(warned('1.24'), ['Flag --between does nothing here: nothing is between.']);
});
