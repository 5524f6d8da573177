/** Storage classes: parameters within bounds, topologies that differ, and what never changes. */

import { duplicate, type FieldError, forbiddenField, invalidValue, required, tooLong } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import { label } from '../../model/words.js';
import { defineKind } from '../kind.js';
import { labelsOf } from '../rules/selectors.js';
import { choiceFaults, formatFaults, textsOf } from '../rules/values.js';
import { ageOf, type Fields, listOf, nameOf, text } from '../shown.js';

const RECLAIM_POLICIES = ['Delete', 'Retain'];
const MAX_PARAMETERS = 512;
const MAX_PARAMETER_BYTES = 256 * 1024;
const LASTING = ['parameters', 'provisioner', 'reclaimPolicy'];
/** Annotations that mark the class of claims that name none. */
export const IS_DEFAULT = ['storageclass', 'storageclass.beta'];

function parameterFaults(value: unknown): FieldError[] {
  const parameters = Object.entries(labelsOf(value));
  if (parameters.length > MAX_PARAMETERS) return [tooLong('parameters', 'Provisioner Parameters exceeded max allowed', MAX_PARAMETERS)];
  const bytes = parameters.reduce((sum, [k, v]) => sum + Buffer.byteLength(k) + Buffer.byteLength(v), 0);
  return [
    ...parameters.filter(([key]) => key === '').map(() => invalidValue('parameters', '', 'field can not be empty.')),
    ...(bytes > MAX_PARAMETER_BYTES ? [tooLong('parameters', '', MAX_PARAMETER_BYTES)] : []),
  ];
}

function expressionFaults(at: string, expression: Fields): FieldError[] {
  const values = textsOf(expression.values);
  const seen = new Set<string>();
  return [
    ...(values.length === 0 ? [required(`${at}.values`)] : []),
    ...faultsOfEach(values, (value, i) => {
      const repeated = seen.has(value);
      seen.add(value);
      return repeated ? [duplicate(`${at}.values[${i}]`, value)] : [];
    }),
    ...formatFaults('qualified-name', `${at}.key`, text(expression.key)),
  ];
}

/** Values of a term by key, as a text that is the same for terms that mean the same. */
const meaningOf = (term: Fields): string =>
  JSON.stringify(
    Object.entries(Object.fromEntries(listOf(term.matchLabelExpressions).map((e) => [text(e.key), [...textsOf(e.values)].sort()]))).sort(),
  );

function topologyFaults(value: unknown): FieldError[] {
  const terms = new Set<string>();
  return faultsOfEach(listOf(value), (term, i) => {
    const at = `allowedTopologies[${i}].matchLabelExpressions`;
    const keys = new Set<string>();
    const out = faultsOfEach(listOf(term.matchLabelExpressions), (expression, j) => {
      const key = text(expression.key);
      const repeated = keys.has(key) ? [duplicate(`${at}[${j}].key`, key)] : [];
      keys.add(key);
      return [...expressionFaults(`${at}[${j}]`, expression), ...repeated];
    });
    const meaning = meaningOf(term);
    const known = terms.has(meaning);
    terms.add(meaning);
    // A term that asks for nothing says as much as no term at all.
    return known || meaning === '[]' ? [...out, duplicate(at, '')] : out;
  });
}

function faults(object: ApiObject): FieldError[] {
  const policy = text(object.reclaimPolicy);
  return [
    ...parameterFaults(object.parameters),
    ...(policy === '' ? [] : choiceFaults('reclaimPolicy', policy, RECLAIM_POLICIES)),
    ...topologyFaults(object.allowedTopologies),
  ];
}

const changedFaults = (object: ApiObject, old: ApiObject): FieldError[] => [
  ...LASTING.filter((field) => !sameValue(object[field], old[field])).map((field) =>
    forbiddenField(field, `updates to ${field} are forbidden.`),
  ),
  ...(sameValue(object.volumeBindingMode, old.volumeBindingMode)
    ? []
    : [invalidValue('volumeBindingMode', object.volumeBindingMode, 'field is immutable')]),
];

export const storageClass = defineKind<ApiObject>({
  resource: 'storageclasses.storage.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, old) => [...faults(object), ...changedFaults(object, old)],
    cells(object, { now }) {
      const isDefault = IS_DEFAULT.some((prefix) => object.metadata.annotations?.[label('is-default-class', prefix)] === 'true');
      return [
        `${nameOf(object)}${isDefault ? ' (default)' : ''}`,
        text(object.provisioner),
        text(object.reclaimPolicy, 'Delete'),
        text(object.volumeBindingMode, 'Immediate'),
        object.allowVolumeExpansion === true,
        ageOf(object, now),
      ];
    },
  },
});
