/** Sets the priority of pods from their priority class; without one, from the default class, or zero. */

import type { Pod, PodSpec } from '../../../../generated/core/v1/types.js';
import type { PriorityClass } from '../../../../generated/scheduling/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { SYSTEM_CLASSES } from '../../../kinds/scheduling/priorityclass.js';
import { type ApiError, forbidden } from '../../../model/errors.js';
import type { ObjectReader } from '../../../resource/reader.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, isAbout, requestAbout } from '../../request.js';
import { PODS, podRefused } from './pods.js';

const DEFAULT_PREEMPTION = 'PreemptLowerPriority';

export function priority({ registry }: Parts<'registry'>): AdmissionPlugin {
  const group = registry.words.group('scheduling');
  const id = `priorityclasses.${group}`;
  const classes = registry.has(id) ? registry.reader<PriorityClass>(id) : undefined;
  return {
    name: 'Priority',
    concerns: (request) => isAbout(request, PODS) || isAbout(request, { group, resource: 'priorityclasses' }),
    validate(request) {
      const { operation, name } = request;
      const object = requestAbout<PriorityClass>(request, { group, resource: 'priorityclasses' })?.object;
      if (classes !== undefined && object?.globalDefault === true) return onlyDefault(request, classes);
      if (operation === 'DELETE' && isAbout(request, { group, resource: 'priorityclasses' }) && SYSTEM_CLASSES.has(name))
        throw forbidden({ group, name: request.resource }, name, 'this is a system priority class and cannot be deleted');
      return undefined;
    },
    async admit(request) {
      const pods = requestAbout<Pod>(request, PODS);
      if (classes === undefined || pods?.object === undefined) return;
      const { spec } = pods.object;
      if (pods.operation === 'UPDATE') keep(spec, pods.old?.spec);
      else if (pods.operation === 'CREATE') await settle(spec, classes, (why) => podRefused(pods, why));
    },
  };
}

/** Refuses a second default class. */
async function onlyDefault({ group, resource, name, shownName }: AdmissionRequest, classes: ObjectReader<PriorityClass>): Promise<void> {
  const other = (await classes.list()).find((c) => c.globalDefault === true && c.metadata.name !== name);
  if (other === undefined) return;
  const why = `PriorityClass ${other.metadata.name} is already marked as default. Only one default can exist`;
  throw forbidden({ group, name: resource }, shownName, why);
}

/** An update that omits what was set at creation keeps it. */
function keep(spec: PodSpec, before: PodSpec | undefined): void {
  if (spec.priority === undefined && before?.priority !== undefined) spec.priority = before.priority;
  if (spec.preemptionPolicy === undefined && before?.preemptionPolicy !== undefined) spec.preemptionPolicy = before.preemptionPolicy;
}

/** Sets the priority of a new pod from its class, and refuses a pod whose own value differs. */
async function settle(spec: PodSpec, classes: ObjectReader<PriorityClass>, refused: (why: string) => ApiError): Promise<void> {
  const { priorityClassName: asked } = spec;
  const found = asked ? await classes.get('', asked) : defaultClass(await classes.list());
  if (asked && found === undefined) throw refused(`no PriorityClass with name ${asked} was found`);
  const value = found?.value ?? 0;
  if (spec.priority !== undefined && spec.priority !== value)
    throw refused(
      `the integer value of priority (${spec.priority}) must not be provided in pod spec; priority admission controller computed ${value} from the given PriorityClass name`,
    );
  spec.priority = value;
  if (found !== undefined && !asked) spec.priorityClassName = found.metadata.name;
  const preemption = found?.preemptionPolicy ?? DEFAULT_PREEMPTION;
  if (spec.preemptionPolicy !== undefined && spec.preemptionPolicy !== preemption)
    throw refused(
      `the string value of PreemptionPolicy (${spec.preemptionPolicy}) must not be provided in pod spec; priority admission controller computed ${preemption} from the given PriorityClass name`,
    );
  spec.preemptionPolicy = preemption;
}

/** The class of pods that name none. Of several default classes the lowest counts. */
function defaultClass(classes: readonly Readonly<PriorityClass>[]): Readonly<PriorityClass> | undefined {
  const [first, ...rest] = classes.filter((c) => c.globalDefault === true);
  return rest.reduce((lowest, c) => (lowest === undefined || c.value < lowest.value ? c : lowest), first);
}
