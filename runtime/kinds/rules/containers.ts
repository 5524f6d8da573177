/** Rules of containers: names, images, ports, and all that belongs to one container. */
import { duplicate, type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import type { KindContext } from '../../resource/strategy.js';
import { type Fields, fieldsOf, listOf, number, text } from '../shown.js';
import { environmentFaults, environmentSourceFaults } from './environment.js';
import { deviceFaults, mountFaults, type Volumes } from './mounts.js';
import { firstSuccessFaults, lifecycleFaults, probeFaults } from './probes.js';
import { requirementFaults } from './resources.js';
import { containerContextFaults } from './security-context.js';
import { formatFaults, isAbsent, neededChoice, neededText, PROTOCOLS, portNumberFaults } from './values.js';

const PULL_POLICIES = ['Always', 'IfNotPresent', 'Never'];

function portFaults(at: string, container: Fields): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(listOf(container.ports), (port, i) => {
    const field = `${at}[${i}]`;
    const name = text(port.name);
    const out: FieldError[] = [];
    if (name !== '') {
      const faults = formatFaults('port-name', `${field}.name`, name);
      out.push(...faults);
      if (faults.length === 0 && names.has(name)) out.push(duplicate(`${field}.name`, name));
      names.add(name);
    }
    if (number(port.containerPort) === 0) out.push(required(`${field}.containerPort`));
    else out.push(...portNumberFaults(`${field}.containerPort`, port.containerPort));
    if (number(port.hostPort) !== 0) out.push(...portNumberFaults(`${field}.hostPort`, port.hostPort));
    return [...out, ...neededChoice(`${field}.protocol`, text(port.protocol), PROTOCOLS)];
  });
}

const messagePolicyFaults = (field: string, policy: string): FieldError[] =>
  policy === 'File' || policy === 'FallbackToLogsOnError' ? [] : [invalidValue(field, policy, "must be 'File' or 'FallbackToLogsOnError'")];

function containerFaults(at: string, container: Fields, volumes: Volumes, context: KindContext): FieldError[] {
  return [
    ...(text(container.image) === '' ? [required(`${at}.image`)] : []),
    ...lifecycleFaults(`${at}.lifecycle`, container.lifecycle),
    ...probeFaults(`${at}.livenessProbe`, container.livenessProbe),
    ...probeFaults(`${at}.startupProbe`, container.startupProbe),
    ...firstSuccessFaults(`${at}.livenessProbe`, container.livenessProbe),
    ...firstSuccessFaults(`${at}.startupProbe`, container.startupProbe),
    ...messagePolicyFaults(`${at}.terminationMessagePolicy`, text(container.terminationMessagePolicy)),
    ...probeFaults(`${at}.readinessProbe`, container.readinessProbe),
    ...portFaults(`${at}.ports`, container),
    ...environmentFaults(`${at}.env`, container.env),
    ...environmentSourceFaults(`${at}.envFrom`, container.envFrom),
    ...mountFaults(`${at}.volumeMounts`, container.volumeMounts, volumes, container),
    ...deviceFaults(`${at}.volumeDevices`, container, volumes),
    ...neededChoice(`${at}.imagePullPolicy`, text(container.imagePullPolicy), PULL_POLICIES),
    ...requirementFaults(`${at}.resources`, container.resources),
    ...containerContextFaults(`${at}.securityContext`, container.securityContext, context),
  ];
}

/** Containers that run at the same time cannot have the same port of the same address of the host; each comes with its path. */
function hostPortFaults(containers: readonly (readonly [at: string, container: Fields])[]): FieldError[] {
  const taken = new Set<string>();
  return faultsOfEach(containers, ([at, container]) =>
    faultsOfEach(listOf(container.ports), (port, j) => {
      if (number(port.hostPort) === 0) return [];
      const key = `${text(port.protocol)}/${text(port.hostIP)}/${number(port.hostPort)}`;
      if (taken.has(key)) return [duplicate(`${at}.ports[${j}].hostPort`, key)];
      taken.add(key);
      return [];
    }),
  );
}

/** A list of containers, each with a name of its own. */
function namedContainersFaults(at: string, containers: readonly Fields[], volumes: Volumes, context: KindContext): FieldError[] {
  const names = new Set<string>();
  return faultsOfEach(containers, (container, i) => {
    const name = text(container.name);
    const field = `${at}[${i}]`;
    const faults = neededText('dns-label', `${field}.name`, name);
    if (names.has(name) && name !== '') faults.push(duplicate(`${field}.name`, name));
    names.add(name);
    return [...faults, ...containerFaults(field, container, volumes, context)];
  });
}

/** The containers of a pod, of which there is at least one. */
export function containersFaults(at: string, value: unknown, volumes: Volumes, context: KindContext): FieldError[] {
  const containers = listOf(value);
  if (containers.length === 0) return [required(at)];
  return [...namedContainersFaults(at, containers, volumes, context), ...hostPortFaults(containers.map((c, i) => [`${at}[${i}]`, c]))];
}

const NOT_OF_INIT = ['lifecycle', 'livenessProbe', 'readinessProbe', 'startupProbe'];

/** Containers that run first, one after the other: they end, so nothing watches over them. */
export function initContainersFaults(at: string, value: unknown, spec: Fields, volumes: Volumes, context: KindContext): FieldError[] {
  const containers = listOf(value);
  if (containers.length === 0) return [];
  const own = new Set(containers.map((c) => text(c.name)));
  const others = new Set(listOf(spec.containers).map((c) => text(c.name)));
  return [
    ...namedContainersFaults(at, containers, volumes, context),
    ...faultsOfEach(containers, (container, i) => hostPortFaults([[`${at}[${i}]`, container]])),
    ...faultsOfEach(containers, (container, i) => {
      const name = text(container.name);
      const out: FieldError[] = own.has(name) && others.has(name) ? [duplicate(`${at}[${i}].name`, name)] : [];
      for (const field of NOT_OF_INIT) {
        if (!isAbsent(container[field]))
          out.push(invalidValue(`${at}[${i}].${field}`, fieldsOf(container[field]), 'must not be set for init containers'));
      }
      return out;
    }),
  ];
}
