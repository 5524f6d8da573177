/** Resource quotas: what a namespace may hold, in which scopes. */

import type {
  ResourceQuota,
  ResourceQuotaStatus,
  ScopedResourceSelectorRequirement,
  ScopeSelector,
} from '../../../generated/core/v1/types.js';
import * as allowed from '../../../generated/core/v1/values.js';
import { IMMUTABLE } from '../../model/definition/field-rules.js';
import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import type { Words } from '../../model/values/words.js';
import type { WriteContext } from '../../resource/strategy.js';
import type { Enabled, GateName } from '../../settings/feature-gates.js';
import { defineKind } from '../kind.js';
import { amountFaults, isQuotaResource, quotaResourceFaults } from '../rules/pod/resources.js';
import { unknownOperator } from '../rules/selectors.js';
import { ageOf, nameOf } from '../shown.js';

const SCOPES = allowed.ScopedResourceSelectorRequirement.scopeName;
/** Scopes that are there or not, without a value. */
const WHOLE_SCOPES = SCOPES.filter((scope) => scope !== 'PriorityClass');
/** Scopes of later releases, which have values. */
const LATER_SCOPES = ['VolumeAttributesClass'];
/** What claims of a class of attributes are counted by. */
const OF_CLAIMS = ['persistentvolumeclaims', 'requests.storage'];
/** The scopes by the names of their constants. */
const WHOLE_NAMES = WHOLE_SCOPES.map((scope) => `ResourceQuotaScope${scope}`);
/** Scopes that belong to a feature. */
const SCOPE_GATES: Readonly<Record<string, GateName>> = {
  CrossNamespacePodAffinity: 'PodAffinityNamespaceSelector',
  VolumeAttributesClass: 'AttributesClassQuotas',
};
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

function applies(scope: string, resource: string): boolean {
  if (scope === 'BestEffort') return resource === 'pods';
  return (LATER_SCOPES.includes(scope) ? OF_CLAIMS : COMPUTE).includes(resource);
}

const amountsFaults = (at: string, amounts: Readonly<Record<string, string>> | undefined, words: Words): FieldError[] =>
  faultsOfEach(Object.entries(amounts ?? {}), ([name, amount]) => [
    ...quotaResourceFaults(`${at}[${name}]`, name),
    ...amountFaults(`${at}[${name}]`, name, amount, words),
  ]);

/** Whether one of the scopes makes no sense for what is counted, as far as that is a resource of quotas. */
const misapplied = (scope: string, hard: readonly string[]): readonly string[] =>
  SCOPES.includes(scope) || LATER_SCOPES.includes(scope) ? hard.filter((name) => isQuotaResource(name) && !applies(scope, name)) : [];

const misappliedFaults = (field: string, value: unknown, scope: string, hard: readonly string[]): FieldError[] =>
  faultsOfEach(misapplied(scope, hard), () => [invalidValue(field, value, 'unsupported scope applied to resource')]);

const unknownScope = (field: string, value: unknown): FieldError => invalidValue(field, value, 'unsupported scope');

function clashFaults(field: string, value: unknown, scopes: readonly string[]): FieldError[] {
  return CLASHES.filter((pair) => pair.every((scope) => scopes.includes(scope))).map(() =>
    invalidValue(field, value, 'conflicting scopes'),
  );
}

function expressionFaults(
  { scopeName: scope, operator, values = [] }: ScopedResourceSelectorRequirement,
  selector: ScopeSelector | undefined,
  hard: readonly string[],
  known: readonly string[],
  enabled: Enabled,
): FieldError[] {
  const at = 'spec.scopeSelector.matchExpressions';
  const out = [...(known.includes(scope) ? [] : [unknownScope(`${at}.scopeName`, scope)]), ...misappliedFaults(at, selector, scope, hard)];
  if (WHOLE_SCOPES.includes(scope) && operator !== 'Exists') {
    out.push(
      invalidValue(
        `${at}.operator`,
        operator,
        `must be 'Exist' when scope is any of ${WHOLE_NAMES.slice(0, -1).join(', ')} or ${WHOLE_NAMES.at(-1)}`,
      ),
    );
    if (!enabled('ScopesJudgedFully')) return out;
  }
  if (operator === 'In' || operator === 'NotIn') {
    if (values.length === 0)
      out.push(required(`${at}.values`, "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector"));
  } else if (operator === 'Exists' || operator === 'DoesNotExist') {
    if (values.length > 0) out.push(invalidValue(`${at}.values`, values, "must be no value when `operator` is 'Exists' or 'DoesNotExist'"));
  } else out.push(unknownOperator(at, operator));
  return out;
}

function faults({ spec }: ResourceQuota, { enabled, words }: WriteContext): FieldError[] {
  const known = [...SCOPES, ...LATER_SCOPES].filter((scope) => SCOPE_GATES[scope] === undefined || enabled(SCOPE_GATES[scope]));
  const hard = Object.keys(spec.hard ?? {});
  const scopes = spec.scopes ?? [];
  const expressions = spec.scopeSelector?.matchExpressions ?? [];
  return [
    ...amountsFaults('spec.hard', spec.hard, words),
    ...faultsOfEach(scopes, (scope) => [
      ...(known.includes(scope) ? [] : [unknownScope('spec.scopes', scopes)]),
      ...misappliedFaults('spec.scopes', scopes, scope, hard),
    ]),
    ...clashFaults('spec.scopes', scopes, scopes),
    ...faultsOfEach(expressions, (e) => expressionFaults(e, spec.scopeSelector, hard, known, enabled)),
    ...clashFaults(
      'spec.scopeSelector.matchExpressions',
      spec.scopeSelector,
      expressions.map(({ scopeName }) => scopeName),
    ),
  ];
}

const amountText = ({ hard = {}, used = {} }: ResourceQuotaStatus, limits: boolean): string =>
  Object.entries(hard)
    .filter(([name]) => name.startsWith('limits.') === limits)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, amount]) => `${name}: ${used[name] || '0'}/${amount}`)
    .join(', ');

export const resourceQuota = defineKind<ResourceQuota>({
  resource: 'resourcequotas',
  strategy: {
    validate: faults,
    validateUpdate(object, old, context) {
      const { spec, status } = object;
      if (context.subresource === 'status')
        return [...amountsFaults('status.hard', status.hard, context.words), ...amountsFaults('status.used', status.used, context.words)];
      const { scopes } = spec;
      return [
        ...faults(object, context),
        ...(sameValue([...(scopes ?? [])].sort(), [...(old.spec.scopes ?? [])].sort())
          ? []
          : [invalidValue('spec.scopes', scopes, IMMUTABLE)]),
      ];
    },
    cells(object, { now }) {
      const [requests, limits] = [amountText(object.status, false), amountText(object.status, true)];
      // The age went from the front to the end once.
      return [nameOf(object), ageOf(object, now), requests, limits, ageOf(object, now)];
    },
  },
});
