/** Runtime classes: what their pods cost besides what their containers ask for, and which nodes they may go to. */
import type { Toleration } from '../../../generated/core/v1/types.js';
import type { RuntimeClass, Scheduling } from '../../../generated/node/v1/types.js';
import { duplicate, type FieldError, required } from '../../model/errors.js';
import { shownAt } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { placed } from '../../model/values/printed-values.js';
import type { Words } from '../../model/values/words.js';
import type { WriteContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { amountFaults, containerResourceFaults } from '../rules/pod/resources.js';
import { tolerationFaults } from '../rules/pod/scheduling.js';
import { labelMapFaults } from '../rules/selectors.js';
import { changedFaults } from '../rules/values.js';

const overheadFaults = (podFixed: Readonly<Record<string, string>>, words: Words): FieldError[] =>
  faultsOfEach(Object.entries(podFixed), ([name, amount]) => {
    const field = `overhead.limits[${name}]`;
    return [...containerResourceFaults(field, name), ...amountFaults(field, name, amount, words)];
  });

/** Faults of tolerations that tolerate the same as an earlier one, for however long. */
function repeatedFaults(at: string, tolerations: readonly Toleration[]): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(tolerations, (toleration, i) => {
    const { key = '', operator = '', value = '', effect = '' } = toleration;
    const print = JSON.stringify([key, operator, value, effect]);
    const repeated = seen.has(print);
    seen.add(print);
    return repeated ? [duplicate(`${at}[${i}]`, toleration)] : [];
  });
}

/** Faults of tolerations stand at a path that names the list twice, as clients of earlier releases know them; only a repeated toleration's does not. */
function schedulingFaults({ nodeSelector, tolerations = [] }: Scheduling, context: WriteContext): FieldError[] {
  const real = 'scheduling.tolerations';
  const shown = context.enabled('ClassTolerationsByField') ? real : `${real}.tolerations`;
  return [
    ...labelMapFaults('scheduling.nodeSelector', nodeSelector),
    ...tolerationFaults(shown, tolerations, { ...context, declared: shownAt(context.declared, real, shown) }).map((fault) =>
      fault.bad === undefined
        ? fault
        : {
            ...fault,
            bad: { ...fault.bad, value: placed(fault.field.replace(shown, real), fault.bad.value) },
          },
    ),
    ...repeatedFaults(real, tolerations),
  ];
}

/** A handler that is missing has no form that could be wrong. */
function missingHandlerFaults({ handler }: RuntimeClass, old: RuntimeClass | undefined, { enabled, declared }: WriteContext): FieldError[] {
  if (handler !== '' || !enabled('ClassHandlersOnceMissing')) return [];
  declared.take('handler');
  return [required('handler'), ...(old === undefined ? [] : changedFaults('handler', handler, old.handler))];
}

const faults = ({ overhead, scheduling }: RuntimeClass, context: WriteContext): FieldError[] => [
  ...overheadFaults(overhead?.podFixed ?? {}, context.words),
  ...schedulingFaults(scheduling ?? {}, context),
];

export const runtimeClass = defineKind<RuntimeClass>({
  resource: 'runtimeclasses.node.{groupDomain}',
  strategy: {
    validate: (object, context) => [...missingHandlerFaults(object, undefined, context), ...faults(object, context)],
    validateUpdate: (object, old, context) => [...missingHandlerFaults(object, old, context), ...faults(object, context)],
  },
});
