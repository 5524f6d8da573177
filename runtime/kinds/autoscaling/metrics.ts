/** Metrics that autoscalers follow: each has one source, with a target that its source can meet. */

import type {
  ContainerResourceMetricSource,
  MetricSpec,
  MetricStatus,
  MetricTarget,
  MetricValueStatus,
} from '../../../generated/autoscaling/v2/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { printedQuantity } from '../../model/values/printed-values.js';
import { quantityNanos } from '../../model/values/quantity.js';
import type { WriteContext } from '../../resource/strategy.js';
import type { Enabled } from '../../settings/feature-gates.js';
import { containerResourceFaults as nameFaults } from '../rules/pod/resources.js';
import { formatFaults } from '../rules/values.js';
import { NONE } from '../shown.js';

const isPositive = (amount: string | undefined): boolean => (quantityNanos(amount) ?? 0n) > 0n;

const amountFaults = (field: string, amount: string | undefined): FieldError[] =>
  amount === undefined || isPositive(amount) ? [] : [invalidValue(field, printedQuantity(amount), 'must be positive')];

function targetFaults(at: string, { value, averageValue }: MetricTarget, declared: DeclaredFaults): FieldError[] {
  return [
    ...declared.take(at, 'type'),
    ...amountFaults(`${at}.value`, value),
    ...amountFaults(`${at}.averageValue`, averageValue),
    // Which of them go together is told last.
    ...declared.take(at, 'averageUtilization', 'averageValue', 'value'),
  ];
}

/** Faults of a source that stands at the path, those that the catalogue finds among them. */
type SourceRule<Source> = (at: string, source: Source, declared: DeclaredFaults, enabled: Enabled) => FieldError[];

/** Faults of what is measured, and of the target for it. */
const sourceFaults: SourceRule<{ readonly target: MetricTarget }> = (at, { target }, declared) => [
  ...declared.take(at, 'name', 'describedObject', 'metric'),
  ...targetFaults(`${at}.target`, target, declared),
];

/** Faults of names of containers, and of what they have, that are there. */
const containerFaults = (at: string, { name, container }: ContainerResourceMetricSource): FieldError[] => [
  ...(name === '' ? [] : nameFaults(`${at}.name`, name)),
  ...(container === '' ? [] : formatFaults('dns-label', `${at}.container`, container)),
];

const containerResourceFaults: SourceRule<ContainerResourceMetricSource> = (at, source, declared, enabled) => [
  ...sourceFaults(at, source, declared, enabled),
  ...declared.take(`${at}.container`),
  ...(enabled('MetricContainersJudged') ? containerFaults(at, source) : []),
];

/** A type of metrics. */
interface Source {
  /** The field of a metric that is its source. */
  readonly field: Exclude<keyof MetricSpec, 'type'>;
  /** Faults of that field; none where it is absent. */
  faults(at: string, metric: MetricSpec, declared: DeclaredFaults, enabled: Enabled): FieldError[] | undefined;
}

/** Types of metrics, in the order in which the sources of one metric are looked at: the first that is there is judged. */
const SOURCES: Readonly<Record<string, Source>> = {
  Object: { field: 'object', faults: (at, { object: source }, declared, on) => source && sourceFaults(at, source, declared, on) },
  External: { field: 'external', faults: (at, { external: source }, declared, on) => source && sourceFaults(at, source, declared, on) },
  Pods: { field: 'pods', faults: (at, { pods: source }, declared, on) => source && sourceFaults(at, source, declared, on) },
  Resource: { field: 'resource', faults: (at, { resource: source }, declared, on) => source && sourceFaults(at, source, declared, on) },
  ContainerResource: {
    field: 'containerResource',
    faults: (at, { containerResource: source }, declared, enabled) => source && containerResourceFaults(at, source, declared, enabled),
  },
};

export function metricSpecFaults(at: string, metric: MetricSpec, { declared, enabled }: WriteContext): FieldError[] {
  const { type } = metric;
  const expected = Object.hasOwn(SOURCES, type) ? SOURCES[type]?.field : undefined;
  const present = Object.values(SOURCES).filter(({ field }) => metric[field] !== undefined);
  const [first, ...unjudged] = present;
  for (const { field } of unjudged) declared.take(`${at}.${field}`);
  const others = present.length === 1 ? [] : present.filter(({ field }) => field !== expected);
  return [
    ...declared.take(at, 'type'),
    ...(first?.faults(`${at}.${first.field}`, metric, declared, enabled) ?? []),
    ...(expected === undefined || metric[expected] !== undefined ? [] : declared.take(at, expected)),
    ...others.map(({ field }) => forbiddenField(`${at}.${field}`, 'must populate the given metric source only')),
  ];
}

/** A target beside what is measured, as users read it. */
function readingOf(metric: MetricSpec, now: MetricStatus | undefined, named: boolean): string {
  const field = SOURCES[metric.type]?.field;
  if (field === undefined) return '<unknown type>';
  const target: Partial<MetricTarget> = metric[field]?.target ?? {};
  const current: MetricValueStatus = now?.[field]?.current ?? {};
  const shown = (name: keyof MetricValueStatus, unit = '', suffix = ''): string => {
    const [seen, aim] = [current[name], target[name]];
    return `${seen === undefined ? '<unknown>' : `${seen}${unit}`}/${aim === undefined ? '<auto>' : `${aim}${unit}`}${suffix}`;
  };
  if (field === 'pods') return shown('averageValue');
  if (field === 'resource' || field === 'containerResource') {
    const name = named ? `${metric[field]?.name}: ` : '';
    return `${name}${target.averageValue === undefined ? shown('averageUtilization', '%') : shown('averageValue')}`;
  }
  return target.averageValue === undefined ? shown('value') : shown('averageValue', '', ' (avg)');
}

const SHOWN = 2;

/** The first metrics of an autoscaler in one cell, those of resources with their names where these are asked for, and how many more there are. */
export function metricsCell(metrics: readonly MetricSpec[], current: readonly MetricStatus[], named: boolean): string {
  if (metrics.length === 0) return NONE;
  const readings = metrics.slice(0, SHOWN).map((metric, i) => readingOf(metric, current[i], named));
  return `${readings.join(', ')}${metrics.length > SHOWN ? ` + ${metrics.length - SHOWN} more...` : ''}`;
}
