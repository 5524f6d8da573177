/** Labels that workloads take from the template of their pods. */
import type { PodTemplateSpec } from '../../../../generated/core/v1/types.js';
import type { ObjectMeta } from '../../../../generated/meta/v1/types.js';
import type { Draft } from '../../../model/definition/draft.js';

/** A workload on its way. */
type Templated = Draft<{ readonly metadata: ObjectMeta; readonly spec: { readonly template: PodTemplateSpec } }>;
type Labels = Draft<Record<string, string>>;

export const isEmpty = (map: object | undefined): boolean => map === undefined || Object.keys(map).length === 0;

/** The labels of the pods; undefined where the template gives them none. */
export function templateLabels({ spec }: Templated): Labels | undefined {
  const labels = spec?.template?.metadata?.labels;
  return isEmpty(labels) ? undefined : labels;
}

/** Gives an object without labels those of its pods. */
export function labelLikePods(object: Templated): void {
  const labels = templateLabels(object);
  const { metadata } = object;
  if (labels !== undefined && metadata !== undefined && isEmpty(metadata.labels)) metadata.labels = { ...labels };
}
