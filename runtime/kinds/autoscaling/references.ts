/** References of autoscalers to other objects: which group and version they may name. */
import type { CrossVersionObjectReference, HorizontalPodAutoscaler } from '../../../generated/autoscaling/v2/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';

/** The one kind without a group that has a scale. */
const GROUPLESS = 'ReplicationController';

/** What is wrong with a group and version. */
function versionFault(apiVersion: string, groupless: boolean): string | undefined {
  const [group = '', version, ...more] = apiVersion.split('/');
  if (more.length > 0) return `unexpected GroupVersion string: ${apiVersion}`;
  return groupless || (version !== undefined && group !== '') ? undefined : 'apiVersion must specify API group';
}

function referenceFaults(at: string, { apiVersion = '' }: CrossVersionObjectReference, groupless: boolean): FieldError[] {
  const fault = versionFault(apiVersion, groupless);
  return fault === undefined ? [] : [invalidValue(`${at}.apiVersion`, apiVersion, fault)];
}

/** Faults of the group and version of what is scaled. */
export const scaledFaults = ({ spec: { scaleTargetRef } }: HorizontalPodAutoscaler): FieldError[] =>
  referenceFaults('spec.scaleTargetRef', scaleTargetRef, scaleTargetRef.kind === GROUPLESS);

/** The same of what metrics describe, which may be of any kind. */
export const describedFaults = ({ spec: { metrics = [] } }: HorizontalPodAutoscaler): FieldError[] =>
  faultsOfEach(metrics, ({ object }, i) =>
    object === undefined ? [] : referenceFaults(`spec.metrics[${i}].object.describedObject`, object.describedObject, true),
  );
