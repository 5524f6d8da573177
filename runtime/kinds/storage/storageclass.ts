/** Storage classes: parameters within bounds, topologies that differ, and fields that never change. */

import type { TopologySelectorTerm } from '../../../generated/core/v1/types.js';
import type { StorageClass } from '../../../generated/storage/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, tooLong } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import type { RuleContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { ageOf, nameOf } from '../shown.js';

const MAX_PARAMETERS = 512;
const MAX_PARAMETER_BYTES = 256 * 1024;
const LASTING = ['parameters', 'provisioner', 'reclaimPolicy'] satisfies readonly (keyof StorageClass)[];
/** Prefixes of the annotations that mark the default class, which claims without a class get. */
export const IS_DEFAULT = ['storageclass', 'storageclass.beta'];

function parameterFaults(given: Readonly<Record<string, string>>): FieldError[] {
  const parameters = Object.entries(given);
  if (parameters.length > MAX_PARAMETERS) return [tooLong('parameters', MAX_PARAMETERS)];
  const bytes = parameters.reduce((sum, [k, v]) => sum + Buffer.byteLength(k) + Buffer.byteLength(v), 0);
  return [
    ...parameters.filter(([key]) => key === '').map(() => invalidValue('parameters', '', 'field can not be empty.')),
    ...(bytes > MAX_PARAMETER_BYTES ? [tooLong('parameters', MAX_PARAMETER_BYTES)] : []),
  ];
}

/** Values of a term by key, as a text that is the same for terms that mean the same. */
const meaningOf = ({ matchLabelExpressions = [] }: TopologySelectorTerm): string =>
  JSON.stringify(
    Object.entries(Object.fromEntries(matchLabelExpressions.map(({ key, values }) => [key, [...(values ?? [])].sort()]))).sort(),
  );

function topologyFaults(topologies: readonly TopologySelectorTerm[], declared: DeclaredFaults): FieldError[] {
  const terms = new Set<string>();
  return faultsOfEach(topologies, (term, i) => {
    const at = `allowedTopologies[${i}].matchLabelExpressions`;
    const out = faultsOfEach(term.matchLabelExpressions ?? [], (_, j) => [...declared.take(`${at}[${j}]`, 'values', 'key')]);
    const meaning = meaningOf(term);
    const known = terms.has(meaning);
    terms.add(meaning);
    // A term that asks for nothing means the same as no term at all.
    return known || meaning === '[]' ? [...out, duplicate(at, '')] : out;
  });
}

function faults({ parameters = {}, reclaimPolicy, allowedTopologies = [] }: StorageClass, { declared }: RuleContext): FieldError[] {
  const unknownPolicy = declared.take('reclaimPolicy');
  return [...parameterFaults(parameters), ...(reclaimPolicy === '' ? [] : unknownPolicy), ...topologyFaults(allowedTopologies, declared)];
}

const lastingFaults = (object: StorageClass, old: StorageClass): FieldError[] =>
  LASTING.filter((field) => !sameValue(object[field], old[field])).map((field) =>
    forbiddenField(field, `updates to ${field} are forbidden.`),
  );

export const storageClass = defineKind<StorageClass>({
  resource: 'storageclasses.storage.{groupDomain}',
  strategy: {
    validate: faults,
    validateUpdate: (object, old, context) => [...faults(object, context), ...lastingFaults(object, old)],
    cells(object, { now, words }) {
      const isDefault = IS_DEFAULT.some((prefix) => object.metadata.annotations?.[words.label('is-default-class', prefix)] === 'true');
      return [
        `${nameOf(object)}${isDefault ? ' (default)' : ''}`,
        object.provisioner,
        object.reclaimPolicy || 'Delete',
        object.volumeBindingMode || 'Immediate',
        object.allowVolumeExpansion === true,
        ageOf(object, now),
      ];
    },
  },
});
