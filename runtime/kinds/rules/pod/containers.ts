/** Rules of containers: names, images, ports, and all that belongs to one container. */

import type { Container, PodSpec } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, notSupported, required } from '../../../model/errors.js';
import type { DeclaredFaults } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import { type FaultSearch, searchEach } from '../../../model/faults/fault-search.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { isAbsent, portNumberFaults } from '../values.js';
import { environmentFaults, environmentSourceFaults, fileVariableFaults } from './environment.js';
import { deviceFaults, mountFaults, type Volumes } from './mounts.js';
import { firstSuccessFaults, lifecycleFaults, probeFaults, readinessFaults } from './probes.js';
import { claimNames, usedClaimFaults } from './resource-claims.js';
import { requirementFaults } from './resources.js';
import { initRestartFaults, isSidecar, resizePolicyFaults, restartFaults } from './restart.js';
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

/** What a container is judged with: the pod that has it, and those volumes of the pod that are sound. */
interface Surroundings {
  readonly spec: PodSpec;
  readonly volumes: Volumes;
  readonly context: RuleContext;
}

/** Faults of what is done to a container while it runs. */
function watchedFaults(at: string, container: Container, { spec, context }: Surroundings): FieldError[] {
  return [
    ...lifecycleFaults(`${at}.lifecycle`, container.lifecycle, spec, context),
    ...probeFaults(`${at}.livenessProbe`, container.livenessProbe, context),
    ...probeFaults(`${at}.startupProbe`, container.startupProbe, context),
    ...firstSuccessFaults(`${at}.livenessProbe`, container.livenessProbe),
    ...firstSuccessFaults(`${at}.startupProbe`, container.startupProbe),
    ...readinessFaults(`${at}.readinessProbe`, container.readinessProbe, context),
  ];
}

/** Leaves out what the catalogue finds wrong with probes and hooks of a container that may have none. */
function unwatched(at: string, { declared }: RuleContext): FieldError[] {
  declared.take(at, ...NOT_OF_INIT);
  return [];
}

/** Faults of where the last words of a container come from; later releases say what is known. */
function messagePolicyFaults(field: string, policy: string, { declared, enabled }: RuleContext): readonly FieldError[] {
  const faults = declared.take(field);
  return faults.length > 0 && enabled('ContainersJudgedApart') ? [notSupported(field, policy, ['FallbackToLogsOnError', 'File'])] : faults;
}

function containerFaults(at: string, container: Container, around: Surroundings, watched: boolean): FieldError[] {
  const { context, volumes, spec } = around;
  const { declared } = context;
  return [
    ...declared.take(at, 'image'),
    ...(watched ? watchedFaults(at, container, around) : unwatched(at, context)),
    ...messagePolicyFaults(`${at}.terminationMessagePolicy`, container.terminationMessagePolicy, context),
    ...portFaults(`${at}.ports`, container, declared),
    ...environmentFaults(`${at}.env`, container.env, context),
    ...fileVariableFaults(`${at}.env`, container.env, volumes),
    ...environmentSourceFaults(`${at}.envFrom`, container.envFrom, context),
    ...mountFaults(`${at}.volumeMounts`, container.volumeMounts, volumes, declared, container),
    ...deviceFaults(`${at}.volumeDevices`, container, volumes, declared),
    ...declared.take(at, 'imagePullPolicy'),
    ...requirementFaults(`${at}.resources`, container.resources, context.words),
    ...usedClaimFaults(`${at}.resources.claims`, container.resources.claims, claimNames(spec.resourceClaims), declared),
    ...containerContextFaults(`${at}.securityContext`, container.securityContext, spec, context),
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
function namedContainersFaults(
  at: string,
  containers: readonly Container[],
  around: Surroundings,
  isWatched: (container: Container) => boolean,
): FaultSearch {
  const names = new Set<string>();
  return searchEach(containers, (container, i) => {
    const { name } = container;
    const field = `${at}[${i}]`;
    const faults = [...around.context.declared.take(field, 'name')];
    if (names.has(name) && name !== '') faults.push(duplicate(`${field}.name`, name));
    names.add(name);
    return [...faults, ...containerFaults(field, container, around, isWatched(container))];
  });
}

/** Faults of the containers of a pod, of which there is at least one. */
export function* containersFaults(at: string, containers: readonly Container[], around: Surroundings): FaultSearch {
  if (containers.length === 0) {
    yield* around.context.declared.take(at);
    return;
  }
  yield* namedContainersFaults(at, containers, around, () => true);
  yield* hostPortFaults(containers.map((c, i) => [`${at}[${i}]`, c]));
  yield* searchEach(containers, (container, i) => [
    ...restartFaults(`${at}[${i}]`, container, around.context),
    ...resizePolicyFaults(`${at}[${i}].resizePolicy`, container.resizePolicy, around.spec, around.context.declared),
  ]);
}

/** Blanks around an image. Pods alone are held to that: templates never were. */
export const imageBlankFaults = (at: string, { image = '' }: Pick<Container, 'image'>): FieldError[] =>
  image === image.trim() ? [] : [invalidValue(`${at}.image`, image, 'must not have leading or trailing whitespace')];

/** Faults of a container that looks into a pod, in which it has no part otherwise. */
export function lookingContainerFaults(at: string, container: Container, around: Surroundings): FieldError[] {
  return [...around.context.declared.take(at, 'name'), ...containerFaults(at, container, around, false)];
}

const NOT_FOR_INIT = 'must not be set for init containers';
/** Fields that init containers which end may not have. */
const NOT_OF_INIT = ['lifecycle', 'livenessProbe', 'readinessProbe', 'startupProbe'] as const;

/** Faults of what an init container that ends may not have, as nothing watches over it. */
function endingFaults(at: string, container: Container, { enabled }: RuleContext): FieldError[] {
  const [apart, sidecars] = [enabled('ContainersJudgedApart'), enabled('SidecarsKnown')];
  return NOT_OF_INIT.filter((field) => !isAbsent(container[field])).map((field) =>
    apart
      ? forbiddenField(`${at}.${field}`, `may not be set for init containers${sidecars ? ' without restartPolicy=Always' : ''}`)
      : invalidValue(`${at}.${field}`, container[field], NOT_FOR_INIT),
  );
}

/** Faults of what a change of resources means for an init container that ends, which is nothing. */
function unresizedFaults(at: string, policy: readonly unknown[], declared: DeclaredFaults): FieldError[] {
  declared.take(at);
  return policy.length > 0 ? [invalidValue(at, policy, NOT_FOR_INIT)] : [];
}

/**
 * Faults of the containers that run first, one after the other. They end, so nothing watches over them, but for those that run on beside
 * the others.
 */
export function* initContainersFaults(at: string, containers: readonly Container[], around: Surroundings): FaultSearch {
  if (containers.length === 0) return;
  const { spec, context } = around;
  const others = new Set((spec.containers ?? []).map((c) => c.name));
  const apart = context.enabled('ContainersJudgedApart');
  yield* namedContainersFaults(at, containers, around, (container) => !apart || isSidecar(container));
  yield* searchEach(containers, (container, i) => hostPortFaults([[`${at}[${i}]`, container]]));
  yield* searchEach(containers, (container, i) => {
    const field = `${at}[${i}]`;
    const { resizePolicy = [] } = container;
    return [
      ...(others.has(container.name) ? [duplicate(`${field}.name`, container.name)] : []),
      ...initRestartFaults(field, container, context),
      ...(isSidecar(container) ? [] : endingFaults(field, container, context)),
      ...(isSidecar(container) || context.enabled('InitContainersResized')
        ? resizePolicyFaults(`${field}.resizePolicy`, resizePolicy, spec, context.declared)
        : unresizedFaults(`${field}.resizePolicy`, resizePolicy, context.declared)),
    ];
  });
}
