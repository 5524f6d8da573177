/** Runtime classes: what their pods cost besides themselves, and where they go. */

import { duplicate, type FieldError } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { ApiObject } from '../../model/object.js';
import { placed } from '../../model/printed-values.js';
import type { Words } from '../../model/words.js';
import { defineKind } from '../kind.js';
import { amountFaults, containerResourceFaults } from '../rules/resources.js';
import { tolerationFaults } from '../rules/scheduling.js';
import { labelMapFaults } from '../rules/selectors.js';
import { type Fields, fieldsOf, listOf } from '../shown.js';

const overheadFaults = (podFixed: unknown, words: Words): FieldError[] =>
  faultsOfEach(Object.entries(fieldsOf(podFixed)), ([name, amount]) => {
    const field = `overhead.limits[${name}]`;
    return [...containerResourceFaults(field, name), ...amountFaults(field, name, amount, words)];
  });

const SAME_BY = ['key', 'operator', 'value', 'effect'];

function repeatedFaults(at: string, tolerations: readonly Fields[]): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(tolerations, (toleration, i) => {
    const print = JSON.stringify(SAME_BY.map((f) => toleration[f] ?? ''));
    const repeated = seen.has(print);
    seen.add(print);
    return repeated ? [duplicate(`${at}[${i}]`, toleration)] : [];
  });
}

/** The paths that clients know name the list twice, but not where a toleration is there twice. */
function schedulingFaults(scheduling: Fields): FieldError[] {
  const { nodeSelector, tolerations } = scheduling;
  return [
    ...labelMapFaults('scheduling.nodeSelector', nodeSelector),
    ...tolerationFaults('scheduling.tolerations.tolerations', tolerations).map((fault) =>
      fault.bad === undefined
        ? fault
        : {
            ...fault,
            bad: { ...fault.bad, value: placed(fault.field.replace('.tolerations.tolerations', '.tolerations'), fault.bad.value) },
          },
    ),
    ...repeatedFaults('scheduling.tolerations', listOf(tolerations)),
  ];
}

export const runtimeClass = defineKind<ApiObject>({
  resource: 'runtimeclasses.node.{groupDomain}',
  strategy: {
    validate: (object, { words }) => [
      ...overheadFaults(fieldsOf(object.overhead).podFixed, words),
      ...schedulingFaults(fieldsOf(object.scheduling)),
    ],
  },
});
