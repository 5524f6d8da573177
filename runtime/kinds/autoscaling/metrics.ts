/** Metrics that autoscalers follow: one source each, with a target that its source can meet. */
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../model/errors.js';
import { printedQuantity } from '../../model/printed-values.js';
import { quantityNanos } from '../../model/quantity.js';
import { labelSelectorFaults } from '../rules/selectors.js';
import { formatFaults, isAbsent } from '../rules/values.js';
import { type Fields, fieldsOf, listOf, text } from '../shown.js';

/** A name that is part of a path, and has to be there. */
const segmentFaults = (at: string, name: string, missing = ''): FieldError[] =>
  name === '' ? [required(at, missing)] : formatFaults('path-segment', at, name);

/** An object of any group, by kind and name. */
export const referenceFaults = (at: string, { kind, name }: Fields): FieldError[] => [
  ...segmentFaults(`${at}.kind`, text(kind)),
  ...segmentFaults(`${at}.name`, text(name)),
];

const metricFaults = (at: string, { name, selector }: Fields): FieldError[] => [
  ...segmentFaults(`${at}.name`, text(name), 'must specify a metric name'),
  ...labelSelectorFaults(`${at}.selector`, selector),
];

const TARGET_TYPES = ['Utilization', 'Value', 'AverageValue'];

function targetFaults(at: string, target: Fields): FieldError[] {
  const positive = (field: string): FieldError[] =>
    isAbsent(target[field]) || (quantityNanos(target[field]) ?? 0n) > 0n
      ? []
      : [invalidValue(`${at}.${field}`, printedQuantity(target[field]), 'must be positive')];
  const type = text(target.type);
  return [
    ...(type === ''
      ? [required(`${at}.type`, 'must specify a metric target type')]
      : TARGET_TYPES.includes(type)
        ? []
        : [invalidValue(`${at}.type`, type, 'must be either Utilization, Value, or AverageValue')]),
    ...positive('value'),
    ...positive('averageValue'),
    ...(isAbsent(target.averageUtilization) || Number(target.averageUtilization) >= 1
      ? []
      : [invalidValue(`${at}.averageUtilization`, target.averageUtilization, 'must be greater than 0')]),
  ];
}

/** Resources are met by a share or by an amount. */
function resourceTargetFaults(at: string, target: Fields): FieldError[] {
  const [share, amount] = [!isAbsent(target.averageUtilization), !isAbsent(target.averageValue)];
  if (!share && !amount) return [required(`${at}.averageUtilization`, 'must set either a target raw value or a target utilization')];
  return share && amount ? [forbiddenField(`${at}.averageValue`, 'may not set both a target raw value and a target utilization')] : [];
}

type SourceRule = (at: string, source: Fields) => FieldError[];

const resourceFaults: SourceRule = (at, source) => [
  ...(text(source.name) === '' ? [required(`${at}.name`, 'must specify a resource name')] : []),
  ...targetFaults(`${at}.target`, fieldsOf(source.target)),
  ...resourceTargetFaults(`${at}.target`, fieldsOf(source.target)),
];

const objectFaults: SourceRule = (at, source) => {
  const target = fieldsOf(source.target);
  return [
    ...referenceFaults(`${at}.describedObject`, fieldsOf(source.describedObject)),
    ...metricFaults(`${at}.metric`, fieldsOf(source.metric)),
    ...targetFaults(`${at}.target`, target),
    ...(isAbsent(target.value) && isAbsent(target.averageValue)
      ? [required(`${at}.target.averageValue`, 'must set either a target value or averageValue')]
      : []),
  ];
};

const podsFaults: SourceRule = (at, source) => {
  const target = fieldsOf(source.target);
  return [
    ...metricFaults(`${at}.metric`, fieldsOf(source.metric)),
    ...targetFaults(`${at}.target`, target),
    ...((quantityNanos(target.averageValue) ?? 0n) > 0n
      ? []
      : [required(`${at}.target.averageValue`, 'must specify a positive target averageValue')]),
  ];
};

const externalFaults: SourceRule = (at, source) => {
  const target = fieldsOf(source.target);
  const [whole, each] = [!isAbsent(target.value), !isAbsent(target.averageValue)];
  return [
    ...metricFaults(`${at}.metric`, fieldsOf(source.metric)),
    ...targetFaults(`${at}.target`, target),
    ...(whole || each ? [] : [required(`${at}.target.averageValue`, 'must set either a target value for metric or a per-pod target')]),
    ...(whole && each ? [forbiddenField(`${at}.target.value`, 'may not set both a target value for metric and a per-pod target')] : []),
  ];
};

/** The field and the rules of each type of source, in the order of the names. */
const SOURCES: Readonly<Record<string, readonly [field: string, faults: SourceRule]>> = {
  ContainerResource: [
    'containerResource',
    (at, source) => [
      ...resourceFaults(at, source),
      ...(text(source.container) === '' ? [required(`${at}.container`, 'must specify a container name')] : []),
    ],
  ],
  External: ['external', externalFaults],
  Object: ['object', objectFaults],
  Pods: ['pods', podsFaults],
  Resource: ['resource', resourceFaults],
};

export function metricSpecFaults(at: string, metric: Fields): FieldError[] {
  const type = text(metric.type);
  const expected = Object.hasOwn(SOURCES, type) ? SOURCES[type]?.[0] : undefined;
  const present = Object.values(SOURCES).filter(([field]) => !isAbsent(metric[field]));
  const first = present[0];
  const others = present.length === 1 ? [] : present.filter(([field]) => field !== expected);
  return [
    ...(type === '' ? [required(`${at}.type`, 'must specify a metric source type')] : []),
    ...(expected === undefined ? [notSupported(`${at}.type`, type, Object.keys(SOURCES))] : []),
    ...(first === undefined ? [] : first[1](`${at}.${first[0]}`, fieldsOf(metric[first[0]]))),
    ...(expected !== undefined && isAbsent(metric[expected])
      ? [required(`${at}.${expected}`, 'must populate information for the given metric source')]
      : []),
    ...others.map(([field]) => forbiddenField(`${at}.${field}`, 'must populate the given metric source only')),
  ];
}

/** A target beside what is measured, as users read it. */
function readingOf(metric: Fields, now: Fields | undefined): string {
  const field = SOURCES[text(metric.type)]?.[0] ?? '';
  const target = fieldsOf(fieldsOf(metric[field]).target);
  const current = fieldsOf(fieldsOf(now?.[field]).current);
  const unknown = '<unknown>';
  const shown = (name: string, unit = '', suffix = ''): string => {
    const seen = current[name];
    const aim = isAbsent(target[name]) ? '<auto>' : `${String(target[name])}${unit}`;
    return `${isAbsent(seen) ? unknown : `${String(seen)}${unit}`}/${aim}${suffix}`;
  };
  if (field === '') return '<unknown type>';
  if (field === 'pods') return shown('averageValue');
  if (field === 'resource' || field === 'containerResource')
    return isAbsent(target.averageValue) ? shown('averageUtilization', '%') : shown('averageValue');
  return isAbsent(target.averageValue) ? shown('value') : shown('averageValue', '', ' (avg)');
}

const SHOWN = 2;

/** The first metrics of an autoscaler in one cell, and how many more there are. */
export function metricsCell(metrics: unknown, current: unknown): string {
  const all = listOf(metrics);
  if (all.length === 0) return '<none>';
  const readings = all.slice(0, SHOWN).map((metric, i) => readingOf(metric, listOf(current)[i]));
  return `${readings.join(', ')}${all.length > SHOWN ? ` + ${all.length - SHOWN} more...` : ''}`;
}
