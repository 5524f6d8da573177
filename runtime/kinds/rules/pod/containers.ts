/** Rules of containers: names, images, ports, and all that belongs to one container. */

import type { Container, PodSpec } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, invalidValue, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { isAbsent, portNumberFaults } from '../values.js';
import { environmentFaults, environmentSourceFaults } from './environment.js';
import { deviceFaults, mountFaults, type Volumes } from './mounts.js';
import { firstSuccessFaults, lifecycleFaults, probeFaults, readinessFaults } from './probes.js';
import { requirementFaults } from './resources.js';
import { containerContextFaults } from './security-context.js';

function portFaults(at: string, { ports = [] }: Container, declared: DeclaredFaults): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(ports, ({ name = '', containerPort }, i) => {
    const field = `${at}[${i}]`;
    const out: FieldError[] = [];
    if (name !== '') {
      const faults = declared.take(`${field}.name`);
      out.push(...faults);
      if (faults.length === 0 && names.has(name)) out.push(duplicate(`${field}.name`, name));
      names.add(name);
    }
    if (containerPort === 0) out.push(required(`${field}.containerPort`));
    else out.push(...portNumberFaults(`${field}.containerPort`, containerPort));
    return [...out, ...declared.take(field)];
  });
}

function containerFaults(at: string, container: Container, volumes: Volumes, context: RuleContext): FieldError[] {
  const { declared } = context;
  return [
    ...declared.take(at, 'image'),
    ...lifecycleFaults(`${at}.lifecycle`, container.lifecycle, declared),
    ...probeFaults(`${at}.livenessProbe`, container.livenessProbe, declared),
    ...probeFaults(`${at}.startupProbe`, container.startupProbe, declared),
    ...firstSuccessFaults(`${at}.livenessProbe`, container.livenessProbe),
    ...firstSuccessFaults(`${at}.startupProbe`, container.startupProbe),
    ...declared.take(at, 'terminationMessagePolicy'),
    ...readinessFaults(`${at}.readinessProbe`, container.readinessProbe, declared),
    ...portFaults(`${at}.ports`, container, declared),
    ...environmentFaults(`${at}.env`, container.env, declared),
    ...environmentSourceFaults(`${at}.envFrom`, container.envFrom, declared),
    ...mountFaults(`${at}.volumeMounts`, container.volumeMounts, volumes, declared, container),
    ...deviceFaults(`${at}.volumeDevices`, container, volumes, declared),
    ...declared.take(at, 'imagePullPolicy'),
    ...requirementFaults(`${at}.resources`, container.resources, context.words),
    ...containerContextFaults(`${at}.securityContext`, container.securityContext, context),
  ];
}

/** Containers that run at the same time cannot have the same port of the same address of the host; each comes with its path. */
function hostPortFaults(containers: readonly (readonly [at: string, container: Container])[]): FieldError[] {
  const taken = new Set<string>();
  return faultsOfEach(containers, ([at, { ports = [] }]) =>
    faultsOfEach(ports, ({ protocol, hostIP = '', hostPort = 0 }, j) => {
      if (hostPort === 0) return [];
      const key = `${protocol}/${hostIP}/${hostPort}`;
      if (taken.has(key)) return [duplicate(`${at}.ports[${j}].hostPort`, key)];
      taken.add(key);
      return [];
    }),
  );
}

/** Faults of a list of containers, each with a name of its own. */
function namedContainersFaults(at: string, containers: readonly Container[], volumes: Volumes, context: RuleContext): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(containers, (container, i) => {
    const { name } = container;
    const field = `${at}[${i}]`;
    const faults = [...context.declared.take(field, 'name')];
    if (names.has(name) && name !== '') faults.push(duplicate(`${field}.name`, name));
    names.add(name);
    return [...faults, ...containerFaults(field, container, volumes, context)];
  });
}

/** Faults of the containers of a pod, of which there is at least one. */
export function containersFaults(at: string, containers: readonly Container[], volumes: Volumes, context: RuleContext): FieldError[] {
  if (containers.length === 0) return [...context.declared.take(at)];
  return [...namedContainersFaults(at, containers, volumes, context), ...hostPortFaults(containers.map((c, i) => [`${at}[${i}]`, c]))];
}

const NOT_OF_INIT = ['lifecycle', 'livenessProbe', 'readinessProbe', 'startupProbe'] as const;

/** Faults of the containers that run first, one after the other: they end, so nothing watches over them. */
export function initContainersFaults(
  at: string,
  containers: readonly Container[],
  spec: PodSpec,
  volumes: Volumes,
  context: RuleContext,
): FieldError[] {
  if (containers.length === 0) return [];
  const others = new Set((spec.containers ?? []).map((c) => c.name));
  return [
    ...namedContainersFaults(at, containers, volumes, context),
    ...faultsOfEach(containers, (container, i) => hostPortFaults([[`${at}[${i}]`, container]])),
    ...faultsOfEach(containers, (container, i) => {
      const out: FieldError[] = others.has(container.name) ? [duplicate(`${at}[${i}].name`, container.name)] : [];
      for (const field of NOT_OF_INIT) {
        const value = container[field];
        if (!isAbsent(value)) out.push(invalidValue(`${at}[${i}].${field}`, value, 'must not be set for init containers'));
      }
      return out;
    }),
  ];
}
