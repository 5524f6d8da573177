/** Resource quotas: what a namespace may hold, in which scopes. */

import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { amountFaults, quotaResourceFaults } from '../rules/resources.js';
import { textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, nameOf, text } from '../shown.js';

const WHOLE_SCOPES = ['Terminating', 'NotTerminating', 'BestEffort', 'NotBestEffort', 'CrossNamespacePodAffinity'];
/** The scopes by the names of their constants. */
const WHOLE_NAMES = WHOLE_SCOPES.map((scope) => `ResourceQuotaScope${scope}`);
const SCOPES = [...WHOLE_SCOPES, 'PriorityClass'];
/** Scopes that belong to a feature. */
const SCOPE_GATES: Readonly<Record<string, string>> = { CrossNamespacePodAffinity: 'PodAffinityNamespaceSelector' };
const CLASHES = [
  ['BestEffort', 'NotBestEffort'],
  ['Terminating', 'NotTerminating'],
] as const;
const COMPUTE = [
  'pods',
  'cpu',
  'memory',
  'requests.cpu',
  'requests.memory',
  'limits.cpu',
  'limits.memory',
  'ephemeral-storage',
  'requests.ephemeral-storage',
  'limits.ephemeral-storage',
];

const applies = (scope: string, resource: string): boolean => (scope === 'BestEffort' ? resource === 'pods' : COMPUTE.includes(resource));

const amountsFaults = (at: string, amounts: unknown): FieldError[] =>
  faultsOfEach(Object.entries(fieldsOf(amounts)), ([name, amount]) => [
    ...quotaResourceFaults(`${at}[${name}]`, name),
    ...amountFaults(`${at}[${name}]`, name, amount),
  ]);

/** A scope that is known and makes sense for what is counted. */
function scopeFaults(field: string, value: unknown, scope: string, hard: readonly string[], known: readonly string[]): FieldError[] {
  if (!known.includes(scope)) return [invalidValue(field, value, 'unsupported scope')];
  return faultsOfEach(hard, (name) => (applies(scope, name) ? [] : [invalidValue(field, value, 'unsupported scope applied to resource')]));
}

function clashFaults(field: string, value: unknown, scopes: readonly string[]): FieldError[] {
  return CLASHES.filter((pair) => pair.every((scope) => scopes.includes(scope))).map(() =>
    invalidValue(field, value, 'conflicting scopes'),
  );
}

function expressionFaults(expression: Fields, hard: readonly string[], known: readonly string[]): FieldError[] {
  const at = 'spec.scopeSelector.matchExpressions';
  const [scope, operator, values] = [text(expression.scopeName), text(expression.operator), textsOf(expression.values)];
  const out = scopeFaults(`${at}.scopeName`, scope, scope, hard, known);
  if (WHOLE_SCOPES.includes(scope) && operator !== 'Exists')
    return [
      ...out,
      invalidValue(
        `${at}.operator`,
        operator,
        `must be 'Exist' when scope is any of ${WHOLE_NAMES.slice(0, -1).join(', ')} or ${WHOLE_NAMES.at(-1)}`,
      ),
    ];
  if (operator === 'In' || operator === 'NotIn') {
    if (values.length === 0)
      out.push(required(`${at}.values`, "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector"));
  } else if (operator === 'Exists' || operator === 'DoesNotExist') {
    if (values.length > 0) out.push(invalidValue(`${at}.values`, values, "must be no value when `operator` is 'Exists' or 'DoesNotExist'"));
  } else out.push(invalidValue(`${at}.operator`, operator, 'not a valid selector operator'));
  return out;
}

function faults(object: ApiObject, { enabled }: WriteContext): FieldError[] {
  const known = SCOPES.filter((scope) => SCOPE_GATES[scope] === undefined || enabled(SCOPE_GATES[scope]));
  const spec = fieldsOf(object.spec);
  const hard = Object.keys(fieldsOf(spec.hard));
  const scopes = textsOf(spec.scopes);
  const expressions = listOf(fieldsOf(spec.scopeSelector).matchExpressions);
  return [
    ...amountsFaults('spec.hard', spec.hard),
    ...faultsOfEach(scopes, (scope) => scopeFaults('spec.scopes', scopes, scope, hard, known)),
    ...clashFaults('spec.scopes', scopes, scopes),
    ...faultsOfEach(expressions, (e) => expressionFaults(e, hard, known)),
    ...clashFaults(
      'spec.scopeSelector.matchExpressions',
      spec.scopeSelector,
      expressions.map((e) => text(e.scopeName)),
    ),
  ];
}

const amountText = (status: Fields, limits: boolean): string =>
  Object.entries(fieldsOf(status.hard))
    .filter(([name]) => name.startsWith('limits.') === limits)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, hard]) => `${name}: ${text(fieldsOf(status.used)[name], '0')}/${String(hard)}`)
    .join(', ');

export const resourceQuota = defineKind<ApiObject>({
  resource: 'resourcequotas',
  strategy: {
    validate: faults,
    validateUpdate(object, old, context) {
      const status = fieldsOf(object.status);
      if (context.subresource === 'status')
        return [...amountsFaults('status.hard', status.hard), ...amountsFaults('status.used', status.used)];
      const [scopes, before] = [fieldsOf(object.spec).scopes, fieldsOf(old.spec).scopes];
      return [
        ...faults(object, context),
        ...(sameValue([...textsOf(scopes)].sort(), [...textsOf(before)].sort())
          ? []
          : [invalidValue('spec.scopes', scopes, 'field is immutable')]),
      ];
    },
    cells(object, { now }) {
      const status = fieldsOf(object.status);
      return [nameOf(object), ageOf(object, now), amountText(status, false), amountText(status, true)];
    },
  },
});
