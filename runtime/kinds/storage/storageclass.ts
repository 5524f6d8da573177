/** Storage classes: parameters within bounds, topologies that differ, and fields that never change. */

import type { TopologySelectorTerm } from '../../../generated/core/v1/types.js';
import type { StorageClass } from '../../../generated/storage/v1/types.js';
import { duplicate, type FieldError } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { type Warnings, warnOfEach } from '../../model/faults/warnings.js';
import { sameValue } from '../../model/json/json.js';
import type { RuleContext, WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { parameterFaults, updateForbidden } from '../rules/parameters.js';
import { ageingLabel } from '../rules/pod/warnings/labels.js';
import { changedFaults } from '../rules/values.js';
import { ageOf, nameOf } from '../shown.js';

const LASTING = ['parameters', 'provisioner', 'reclaimPolicy'] satisfies readonly (keyof StorageClass)[];
/** Prefixes of the annotations that mark the default class, which claims without a class get. */
export const IS_DEFAULT = ['storageclass', 'storageclass.beta'];

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
  return [
    ...parameterFaults(parameters, declared),
    ...(reclaimPolicy === '' ? [] : unknownPolicy),
    ...topologyFaults(allowedTopologies, declared),
  ];
}

/** Faults of changes to what stays as it was; `declared`: clients know them as those of any field that never changes. */
const lastingFaults = (object: StorageClass, old: StorageClass, declared: boolean): FieldError[] =>
  LASTING.flatMap((field) => {
    if (declared) return changedFaults(field, object[field], old[field]);
    return sameValue(object[field], old[field]) ? [] : [updateForbidden(field)];
  });

/** Warnings of labels of nodes that have other names by now. */
function topologyWarnings({ allowedTopologies = [] }: StorageClass, _old: unknown, { enabled, words }: WriteContext): Warnings {
  if (!enabled('StrategyWarnings')) return [];
  return warnOfEach(allowedTopologies, ({ matchLabelExpressions = [] }, i) =>
    warnOfEach(matchLabelExpressions, ({ key }, j) => {
      const why = ageingLabel(key, words);
      return why === undefined ? [] : [`allowedTopologies[${i}].matchLabelExpressions[${j}].key: ${why}`];
    }),
  );
}

export const storageClass = defineKind<StorageClass>({
  resource: 'storageclasses.storage.{groupDomain}',
  strategy: {
    warnings: topologyWarnings,
    validate: faults,
    validateUpdate: (object, old, context) => [
      ...faults(object, context),
      ...lastingFaults(object, old, context.enabled('StorageClassesDeclared')),
    ],
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
