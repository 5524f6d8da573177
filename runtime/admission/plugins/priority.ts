/** Pods get the number of their priority class; without one, that of the default class, or zero. */

import type { ServerParts } from '../../http/server-parts.js';
import { SYSTEM_CLASSES } from '../../kinds/scheduling/priorityclass.js';
import { forbidden } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { group } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

type Spec = { priorityClassName?: string; priority?: number; preemptionPolicy?: string };

export function priority({ registry }: ServerParts): AdmissionPlugin {
  const id = `priorityclasses.${group('scheduling')}`;
  const classes = registry.has(id) ? registry.byId(id) : undefined;
  return {
    name: 'Priority',
    validate({ operation, group: of, resource, name }) {
      if (operation === 'DELETE' && of === group('scheduling') && resource === 'priorityclasses' && SYSTEM_CLASSES.has(name))
        throw forbidden({ group: of, name: resource }, name, 'this is a system priority class and cannot be deleted');
    },
    async admit({ operation, group: of, resource, subresource, object, old, shownName }) {
      if (classes === undefined || of !== '' || resource !== 'pods' || subresource !== '' || object === undefined) return;
      const spec = object.spec as Spec;
      if (operation === 'UPDATE') {
        const before = old?.spec as Spec | undefined;
        if (spec.priority === undefined && before?.priority !== undefined) spec.priority = before.priority;
        if (spec.preemptionPolicy === undefined && before?.preemptionPolicy !== undefined) spec.preemptionPolicy = before.preemptionPolicy;
        return;
      }
      if (operation !== 'CREATE') return;
      await classes.ready(classes.forms.version(classes.definition.hub));
      const chosen = spec.priorityClassName ? classes.find('', spec.priorityClassName) : undefined;
      if (spec.priorityClassName && chosen === undefined)
        throw forbidden({ group: '', name: 'pods' }, shownName, `no PriorityClass with name ${spec.priorityClassName} was found`);
      const found =
        chosen === undefined ? defaultClass(classes.cache.list().entries.map((e) => classes.readable(e))) : classes.readable(chosen);
      const value = typeof found?.value === 'number' ? found.value : 0;
      if (spec.priority !== undefined && spec.priority !== value)
        throw forbidden(
          { group: '', name: 'pods' },
          shownName,
          `the integer value of priority (${spec.priority}) must not be provided in pod spec; priority admission controller computed ${value} from the given PriorityClass name`,
        );
      spec.priority = value;
      if (found !== undefined && chosen === undefined) spec.priorityClassName = found.metadata.name;
      const preemption = typeof found?.preemptionPolicy === 'string' ? found.preemptionPolicy : 'PreemptLowerPriority';
      if (spec.preemptionPolicy !== undefined && spec.preemptionPolicy !== preemption)
        throw forbidden(
          { group: '', name: 'pods' },
          shownName,
          `the string value of PreemptionPolicy (${spec.preemptionPolicy}) must not be provided in pod spec; priority admission controller computed ${preemption} from the given PriorityClass name`,
        );
      spec.preemptionPolicy = preemption;
    },
  };
}

/** Of several defaults the lowest counts. */
function defaultClass(classes: readonly ApiObject[]): ApiObject | undefined {
  const defaults = classes.filter((c) => c.globalDefault === true);
  return defaults.reduce<ApiObject | undefined>(
    (lowest, c) => (lowest === undefined || Number(c.value) < Number(lowest.value) ? c : lowest),
    undefined,
  );
}
