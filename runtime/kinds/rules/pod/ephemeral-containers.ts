/** Rules of ephemeral containers: they look into a pod, and have no part in its life. */

import type { PodSpec } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, required, valueNotFound } from '../../../model/errors.js';
import { shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { foundAtOnce } from '../../../model/faults/fault-search.js';
import { sameValue } from '../../../model/json/json.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { containersFaults, imageBlankFaults, lookingContainerFaults } from './containers.js';
import { volumesOf } from './mounts.js';
import { hostProcessFaults, ownUsersFaults, systemFaults } from './operating-system.js';

const NOT_OF_EPHEMERAL = ['ports', 'resources', 'livenessProbe', 'readinessProbe', 'startupProbe', 'lifecycle', 'volumeDevices'] as const;
/** Since containers are judged apart, these see devices. */
const NOT_OF_APART = NOT_OF_EPHEMERAL.filter((member) => member !== 'volumeDevices');
/** What containers have besides since they are judged apart. */
const NOT_OF_LATER = ['restartPolicy', 'restartPolicyRules', 'resizePolicy'] as const;
/** What is always there, if only empty. */
const EMPTY_KEPT: readonly string[] = ['resources'];
const NOT_OF_MOUNTS = ['subPath', 'subPathExpr'] as const;
const REFUSED = 'cannot be set for an Ephemeral Container';

/** Whether a text, list or struct holds anything. */
const isSet = (value: object | string | undefined): boolean => value !== undefined && Object.keys(value).length > 0;

/** Faults of the containers that look into a pod. */
export function ephemeralContainersFaults(at: string, spec: PodSpec, context: RuleContext): FieldError[] {
  const volumes = volumesOf(spec);
  const apart = context.enabled('ContainersJudgedApart');
  const names = new Set([...(spec.containers ?? []), ...(spec.initContainers ?? [])].map((c) => c.name));
  return faultsOfEach(spec.ephemeralContainers ?? [], (container, i) => {
    const field = `${at}[${i}]`;
    const { name, targetContainerName: target = '', volumeMounts = [] } = container;
    const out: FieldError[] = target !== '' && !names.has(target) ? [valueNotFound(`${field}.targetContainerName`, target)] : [];
    if (apart) {
      out.push(...lookingContainerFaults(field, container, { spec, volumes, context }));
      out.push(...imageBlankFaults(field, container));
      context.declared.take(field, ...NOT_OF_LATER);
      for (const member of NOT_OF_LATER) if (container[member] !== undefined) out.push(forbiddenField(`${field}.${member}`, REFUSED));
    } else {
      if (name === '') return [...out, required(field, 'ephemeralContainer requires a name')];
      // Clients know the faults of each as those of the only container of a list in its place.
      const declared = shownAt(context.declared, field, `${field}[0]`);
      out.push(...foundAtOnce(containersFaults(field, [container], { spec, volumes, context: { ...context, declared } })));
    }
    if (name !== '' && names.has(name)) out.push(duplicate(`${field}.name`, name));
    names.add(name);
    for (const member of apart ? NOT_OF_APART : NOT_OF_EPHEMERAL)
      if (isSet(container[member]) || (apart && container[member] !== undefined && !EMPTY_KEPT.includes(member)))
        out.push(forbiddenField(`${field}.${member}`, REFUSED));
    const parts = faultsOfEach(volumeMounts, (mount, j) =>
      NOT_OF_MOUNTS.filter((member) => (mount[member] ?? '') !== '').map((member) =>
        forbiddenField(`${field}.volumeMounts[${j}].${member}`, REFUSED),
      ),
    );
    return [...out, ...parts];
  });
}

/** Faults of ephemeral containers that were there before: each stays as it is. */
function keptEphemeralFaults(at: string, spec: PodSpec, old: PodSpec): FieldError[] {
  const now = new Map((spec.ephemeralContainers ?? []).map((c) => [c.name, c]));
  return faultsOfEach(old.ephemeralContainers ?? [], (before) => {
    const name = JSON.stringify(before.name);
    const container = now.get(before.name);
    if (container === undefined) return [forbiddenField(at, `existing ephemeral containers ${name} may not be removed\n`)];
    return sameValue(container, before) ? [] : [forbiddenField(at, `existing ephemeral containers ${name} may not be changed`)];
  });
}

/** The faults of a change through the subresource. */
export const ephemeralChangeFaults = (spec: PodSpec, old: PodSpec, context: RuleContext): FieldError[] => [
  ...ephemeralContainersFaults('spec.ephemeralContainers', spec, context),
  ...(context.enabled('ContainersJudgedApart')
    ? [
        ...hostProcessFaults('spec', spec, context),
        ...ownUsersFaults('spec', spec, context),
        ...systemFaults('spec', spec, context.declared),
      ]
    : []),
  ...keptEphemeralFaults('spec.ephemeralContainers', spec, old),
];
