/** `kindwright releases` and `kindwright diff-release`: what releases add to each other and take. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../generated/catalogue.js';
import { runCommand } from '../../runtime/cli/command.js';
import { releaseCommands } from '../../runtime/cli/releases/commands.js';
import { type Difference, differencesOf, differenceText, summaryText } from '../../runtime/cli/releases/difference.js';
import { type ReleaseView, viewOf } from '../../runtime/cli/releases/view.js';
import { NEWEST_RELEASE, OLDEST_RELEASE, releaseAfter, releasesBetween } from '../../runtime/model/definition/releases.js';
import { FlagError } from '../../runtime/settings/read.js';

const views = new Map<string, Promise<ReleaseView>>();
function view(release: string): Promise<ReleaseView> {
  const known = views.get(release) ?? viewOf(catalogue, release);
  views.set(release, known);
  return known;
}
const between = async (from: string, to: string): Promise<Difference[]> => differencesOf(await view(from), await view(to));
const named = (differences: readonly Difference[], section: string, change: string): string[] =>
  differences.filter((one) => one.section === section && one.change === change).map(({ name }) => name);

test('kinds, fields, columns, gates and rules that come and go are told', async () => {
  const later = await between('1.21', '1.22');
  assert.ok(named(later, 'kinds', 'removed').includes('extensions/v1beta1 Ingress'));
  assert.ok(named(later, 'gates', 'added').includes('PodSecurity'));
  assert.ok(named(await between('1.22', '1.23'), 'fields', 'added').includes('core/v1.PodSpec.os'));
  assert.ok(named(await between('1.25', '1.26'), 'columns', 'added').some((name) => name.endsWith('NominalConcurrencyShares')));
  assert.ok(named(later, 'rules', 'added').includes('Callers may take over a uid with the name of another user.'));
});

test('neighbours differ by what each release is known for', async () => {
  const rows: readonly (readonly [from: string, to: string, section: string, change: string, name: string])[] = [
    ['1.24', '1.25', 'kinds', 'removed', 'policy/v1beta1 PodSecurityPolicy'],
    ['1.24', '1.25', 'kinds', 'added', 'networking.k8s.io/v1alpha1 ClusterCIDR'],
    ['1.26', '1.27', 'kinds', 'removed', 'resource.k8s.io/v1alpha1 PodScheduling'],
    ['1.28', '1.29', 'gates', 'added', 'StructuredAuthenticationConfiguration'],
    ['1.29', '1.30', 'kinds', 'added', 'resource.k8s.io/v1alpha2 ResourceSlice'],
    ['1.30', '1.31', 'kinds', 'removed', 'resource.k8s.io/v1alpha2 ResourceClaim'],
    ['1.30', '1.31', 'kinds', 'added', 'resource.k8s.io/v1alpha3 ResourceClaim'],
    ['1.32', '1.33', 'fields', 'added', 'resource/v1beta1.DeviceRequest.firstAvailable'],
    ['1.34', '1.35', 'kinds', 'changed', 'resource.k8s.io/v1 ResourceClaim'],
    ['1.35', '1.36', 'kinds', 'added', 'scheduling.k8s.io/v1alpha2 PodGroup'],
  ];
  for (const [from, to, section, change, name] of rows)
    assert.ok(named(await between(from, to), section, change).includes(name), `${from} to ${to}: ${section} ${change} ${name}`);
});

test('a release does not differ from itself, and backwards what was added is removed', async () => {
  assert.deepEqual(await between('1.30', '1.30'), []);
  const [there, back] = [await between('1.24', '1.31'), await between('1.31', '1.24')];
  for (const section of ['kinds', 'columns', 'fields', 'gates', 'rules']) {
    assert.deepEqual(named(there, section, 'added').sort(), named(back, section, 'removed').sort());
    assert.deepEqual(named(there, section, 'changed').sort(), named(back, section, 'changed').sort());
  }
});

test('what a new kind has is not told beside it', async () => {
  const differences = await between('1.25', '1.26');
  assert.ok(named(differences, 'kinds', 'added').includes('flowcontrol.apiserver.k8s.io/v1beta3 FlowSchema'));
  assert.ok(!differences.some(({ section, name }) => section !== 'kinds' && section !== 'types' && name.includes('v1beta3')));
});

test('lines say what becomes of an entry', () => {
  const differences: Difference[] = [
    { section: 'kinds', name: 'a/v1 A', change: 'added', words: { verbs: 'get' } },
    { section: 'kinds', name: 'a/v1beta1 A', change: 'changed', words: { deprecated: ['', 'yes'], stored: ['yes', ''] } },
    { section: 'fields', name: 'a/v1.A.size', change: 'changed', words: { default: ['', '3'] } },
    { section: 'gates', name: 'Fast', change: 'removed', words: { stage: 'alpha' } },
  ];
  assert.equal(
    differenceText(differences),
    `Kinds
  + a/v1 A
  ~ a/v1beta1 A (deprecated; no longer stored)

Fields
  ~ a/v1.A.size (default none → 3)

Feature gates
  - Fast`,
  );
  assert.equal(summaryText(differences), 'kinds +1 ~1, fields ~1, feature gates -1');
  assert.equal(summaryText([]), 'nothing differs');
});

const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = [];
  const { log } = console;
  console.log = (...parts: unknown[]) => void lines.push(parts.join(' '));
  try {
    await runCommand(
      releaseCommands(async () => ({ catalogue, kinds: [], origin: 'here' })),
      args,
      {},
    );
  } finally {
    console.log = log;
  }
  return lines.join('\n');
};

test('the commands print lines or JSON, and refuse what is no release', async () => {
  const text = await run('diff-release', '1.22', '1.23');
  assert.ok(text.startsWith('Kinds\n') && text.includes('\n  + core/v1.PodSpec.os (type v1.PodOS'));
  assert.equal(await run('diff-release', '1.22', '1.22'), '1.22 and 1.22 do not differ.');
  const { from, differences } = JSON.parse(await run('diff-release', '1.22', '1.23', '--output=json'));
  assert.deepEqual([from, differences.length > 0], ['1.22', true]);
  const all = (await run('releases')).split('\n').filter((line) => line.startsWith('1.'));
  assert.deepEqual([all.length, all[0]?.trim()], [releasesBetween(OLDEST_RELEASE, NEWEST_RELEASE) + 1, `${OLDEST_RELEASE}  the first one`]);
  for (const release of ['1.14', releaseAfter(NEWEST_RELEASE), '2.0', '1.3', 'x'])
    await assert.rejects(run('diff-release', '1.21', release), FlagError);
});
