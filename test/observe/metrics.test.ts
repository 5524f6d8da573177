/** Metrics: what is shown of them, for how long releases show them (specification 3, rules 9a and 9b), and their bounds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricDefinition } from '../../runtime/model/definition/metric-definition.js';
import { type AllowedLabels, allowedLabels } from '../../runtime/observe/metrics/allowed-labels.js';
import { Metrics } from '../../runtime/observe/metrics/metrics.js';

const counter = (more: Partial<MetricDefinition> = {}): MetricDefinition => ({
  type: 'counter',
  stability: 'STABLE',
  labels: ['kind'],
  description: 'Counts things.',
  ...more,
});

interface Shown {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

async function shown(
  table: Readonly<Record<string, MetricDefinition>>,
  measure: (metrics: Metrics) => void,
  options: { release?: string; showHidden?: boolean; disabled?: string[]; allowed?: AllowedLabels } = {},
): Promise<Shown> {
  const warnings: string[] = [];
  const metrics = new Metrics(table, {
    release: '1.21',
    showHidden: false,
    disabled: [],
    ...options,
    warn: (line) => warnings.push(line),
  });
  measure(metrics);
  const text = await metrics.text(() => undefined);
  const names = Object.keys(table);
  return {
    lines: text.split('\n').filter((line) => names.some((name) => line.replace(/^# (?:HELP|TYPE) /, '').startsWith(name))),
    warnings,
  };
}

test('counters are shown in the order of their labels, with how stable they are', async () => {
  const { lines } = await shown({ things_total: counter({ labels: ['kind', 'at'] }) }, (metrics) => {
    metrics.byName.counter('things_total').add({ kind: 'b', at: 'x' });
    metrics.byName.counter('things_total').add({ at: 'x"\n\\', kind: 'a' }, 2);
    metrics.byName.counter('things_total').add({ at: 'x', kind: 'a' });
  });
  assert.deepEqual(lines, [
    '# HELP things_total [STABLE] Counts things.',
    '# TYPE things_total counter',
    'things_total{at="x",kind="a"} 1',
    'things_total{at="x",kind="b"} 1',
    'things_total{at="x\\"\\n\\\\",kind="a"} 2',
  ]);
});

test('a metric without labels is there from the start; one with labels only once something was measured', async () => {
  const { lines } = await shown({ one_total: counter({ labels: [] }), other_total: counter() }, () => undefined);
  assert.deepEqual(lines, ['# HELP one_total [STABLE] Counts things.', '# TYPE one_total counter', 'one_total 0']);
});

test('a histogram shows how many observations are within each bound', async () => {
  const { lines } = await shown({ seconds: counter({ type: 'histogram', buckets: [0.1, 1] }) }, (metrics) => {
    const cell = metrics.byName.histogram('seconds').cell({ kind: 'a' });
    for (const value of [0.05, 0.1, 0.5, 7]) cell.observe(value);
  });
  assert.deepEqual(lines.slice(2), [
    'seconds_bucket{le="0.1",kind="a"} 2',
    'seconds_bucket{le="1",kind="a"} 3',
    'seconds_bucket{le="+Inf",kind="a"} 4',
    'seconds_sum{kind="a"} 7.65',
    'seconds_count{kind="a"} 4',
  ]);
});

test('a summary shows how the latest 1024 observations are spread, and how many there were of all', async () => {
  const { lines } = await shown({ seconds: counter({ type: 'summary', quantiles: [0.5, 0.99] }) }, (metrics) => {
    const cell = metrics.byName.summary('seconds').cell({ kind: 'a' });
    for (let i = 0; i < 500; i += 1) cell.observe(1_000_000);
    for (let i = 1024; i > 0; i -= 1) cell.observe(i);
    metrics.byName.summary('seconds').cell({ kind: 'b' });
    for (const value of [3, 1, 2]) metrics.byName.summary('seconds').cell({ kind: 'c' }).observe(value);
  });
  assert.deepEqual(lines, [
    '# HELP seconds [STABLE] Counts things.',
    '# TYPE seconds summary',
    'seconds{quantile="0.5",kind="a"} 512',
    'seconds{quantile="0.99",kind="a"} 1014',
    'seconds_sum{kind="a"} 500524800',
    'seconds_count{kind="a"} 1524',
    'seconds{quantile="0.5",kind="b"} Nan',
    'seconds{quantile="0.99",kind="b"} Nan',
    'seconds_sum{kind="b"} 0',
    'seconds_count{kind="b"} 0',
    'seconds{quantile="0.5",kind="c"} 2',
    'seconds{quantile="0.99",kind="c"} 3',
    'seconds_sum{kind="c"} 6',
    'seconds_count{kind="c"} 3',
  ]);
});

test('what the process takes is shown beside, under the names of the field', async () => {
  const metrics = new Metrics({}, { release: '1.21', showHidden: false, disabled: [], warn: () => undefined });
  const text = await metrics.text(() => undefined);
  for (const name of [
    'process_start_time_seconds',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_seconds',
  ])
    assert.match(text, new RegExp(`^${name}(?:\\{.*\\})? [\\d.e+-]+$`, 'm'));
});

test('bounds of buckets are written as collectors know them from servers in Go', async () => {
  const buckets = [1e-8, 9.999999999999999e-6, 0.0001, 0.25, 1000, 604_800, 1_000_000, 2_592_000, 15_552_000];
  const { lines } = await shown({ sizes: counter({ type: 'histogram', buckets }) }, (metrics) => {
    metrics.byName.histogram('sizes').cell({ kind: 'a' });
  });
  const bounds = lines.flatMap((line) => /le="([^"]*)"/.exec(line)?.[1] ?? []);
  const known = ['1e-08', '9.999999999999999e-06', '0.0001', '0.25', '1000', '604800', '1e+06', '2.592e+06', '1.5552e+07', '+Inf'];
  assert.deepEqual(bounds, known);
});

test('labels that a metric does not have, and metrics that there are not, are mistakes of the program', () => {
  const metrics = new Metrics({ things_total: counter() }, { release: '1.21', showHidden: false, disabled: [], warn: () => undefined });
  assert.throws(() => metrics.byName.counter('things_total').add({ sort: 'a' }), /things_total has the labels kind, not sort/);
  assert.throws(() => metrics.byName.counter('none_total'), /no metric none_total/);
  assert.throws(() => metrics.byName.gauge('things_total'), /no metric things_total of this type/);
});

test('however many values a label takes, the number of lines is bounded: those beyond are counted together', async () => {
  const { lines } = await shown({ things_total: counter() }, (metrics) => {
    for (let i = 0; i < 6000; i += 1) metrics.byName.counter('things_total').add({ kind: `k${i}` });
  });
  assert.equal(lines.length, 2 + 5000 + 1);
  assert.ok(lines.includes('things_total{kind="other"} 1000'));
});

/** What becomes of a metric that is deprecated in 1.18, release by release. */
const LIFE: readonly (readonly [release: string, isShown: boolean, whenAsked: boolean, help: string])[] = [
  ['1.17', true, true, '[STABLE] Counts things.'],
  ['1.18', true, true, '[STABLE] (Deprecated since 1.18.0) Counts things.'],
  ['1.20', true, true, '[STABLE] (Deprecated since 1.18.0) Counts things.'],
  ['1.21', false, true, '[STABLE] (Deprecated since 1.18.0) Counts things.'],
  ['1.22', false, false, ''],
];

for (const [release, isShown, whenAsked, help] of LIFE)
  test(`a metric that is deprecated in 1.18 is ${isShown ? 'shown' : whenAsked ? 'shown to who asks' : 'gone'} in ${release}`, async () => {
    const table = { things_total: counter({ deprecatedSince: '1.18' }) };
    for (const [showHidden, expected] of [
      [false, isShown],
      [true, whenAsked],
    ] as const) {
      const { lines, warnings } = await shown(table, (metrics) => metrics.byName.counter('things_total').add({ kind: 'a' }), {
        release,
        showHidden,
      });
      assert.deepEqual(lines, expected ? [`# HELP things_total ${help}`, '# TYPE things_total counter', 'things_total{kind="a"} 1'] : []);
      const warned = expected && release !== '1.17';
      assert.deepEqual(warnings, warned ? ['The metric things_total is deprecated since release 1.18.'] : []);
    }
  });

test('a metric that is switched off is not shown', async () => {
  const { lines } = await shown({ things_total: counter() }, (metrics) => metrics.byName.counter('things_total').add({ kind: 'a' }), {
    disabled: ['things_total'],
  });
  assert.deepEqual(lines, []);
});

test('values of a label that are not among those allowed are counted together, and other labels are left alone', async () => {
  const table = { things_total: counter({ labels: ['at', 'kind'] }), others_total: counter() };
  const { lines } = await shown(
    table,
    (metrics) => {
      for (const kind of ['a', 'b', 'c', 'd']) {
        metrics.byName.counter('things_total').add({ at: kind, kind: 'k' });
        metrics.byName.counter('things_total').add({ at: 'a', kind });
        metrics.byName.counter('others_total').add({ kind });
      }
    },
    { allowed: allowedLabels(['things_total', 'kind=a', 'b']) },
  );
  const things = lines.filter((line) => line.startsWith('things_total{'));
  assert.deepEqual(things, [
    'things_total{at="a",kind="a"} 1',
    'things_total{at="a",kind="b"} 1',
    'things_total{at="a",kind="unexpected"} 3',
    'things_total{at="b",kind="unexpected"} 1',
    'things_total{at="c",kind="unexpected"} 1',
    'things_total{at="d",kind="unexpected"} 1',
  ]);
  assert.equal(lines.filter((line) => line.startsWith('others_total{')).length, 4);
});

/** What the flag gives, split at its commas. */
const ALLOWED: readonly (readonly [flag: string, allowed: Record<string, Record<string, readonly string[]>> | RegExp])[] = [
  ['m,l=a', { m: { l: ['a'] } }],
  ["m,l='a,b',m,k=c,n,l=d", { m: { l: ['a', 'b'], k: ['c'] }, n: { l: ['d'] } }],
  ['"m,l=a","n,l=b,c"', { m: { l: ['a'] }, n: { l: ['b', 'c'] } }],
  ['m,l=a,m,l=b', { m: { l: ['b'] } }],
  ['m,l=', { m: { l: [] } }],
  ['l=a', /^"l=a": it takes <metric>,<label>=<value>,<value>$/],
  ['m', /^"m": it takes/],
  ['m,=a', /^"=a": it takes/],
];
for (const [flag, wanted] of ALLOWED)
  test(`labels that are allowed: ${flag}`, () => {
    const read = () => allowedLabels(flag.split(',').filter((part) => part !== ''));
    if (wanted instanceof RegExp) assert.throws(read, { message: wanted });
    else {
      const found = [...read()].map(([m, labels]) => [m, Object.fromEntries([...labels].map(([l, values]) => [l, [...values]]))]);
      assert.deepEqual(Object.fromEntries(found), wanted);
    }
  });

test('a metric is shown in the releases that have it, with the stability of the release', async () => {
  const table = {
    former_total: counter({ until: '1.22' }),
    things_total: counter({ stability: 'ALPHA', since: '1.22', changes: { '1.24': { stability: 'BETA' } } }),
  };
  const helps = async (release: string): Promise<readonly string[]> => {
    const measure = (metrics: Metrics): void => {
      for (const name of Object.keys(table)) metrics.byName.counter(name).add({ kind: 'a' });
    };
    return (await shown(table, measure, { release })).lines.filter((line) => line.startsWith('# HELP'));
  };
  const [former, alpha, beta] = ['former_total [STABLE]', 'things_total [ALPHA]', 'things_total [BETA]'].map(
    (start) => `# HELP ${start} Counts things.`,
  );
  assert.deepEqual(await helps('1.21'), [former]);
  assert.deepEqual(await helps('1.22'), [former, alpha]);
  assert.deepEqual(await helps('1.24'), [beta]);
});

test('a metric that is the same as another shows its numbers, those of cells that come and go as well', async () => {
  const table = { things_total: counter({ until: '1.22' }), wares_total: counter({ sameAs: 'things_total' }) };
  const measure = (metrics: Metrics): void => {
    const things = metrics.byName.counter('things_total');
    things.collectedBy('test', () => {
      things.clear();
      things.add({ kind: 'b' }, 2);
    });
    things.add({ kind: 'a' });
  };
  const values = async (release: string): Promise<readonly string[]> =>
    (await shown(table, measure, { release })).lines.filter((line) => !line.startsWith('#'));
  assert.deepEqual(await values('1.21'), ['things_total{kind="b"} 2', 'wares_total{kind="b"} 2']);
  assert.deepEqual(await values('1.23'), ['wares_total{kind="b"} 2']);
});
