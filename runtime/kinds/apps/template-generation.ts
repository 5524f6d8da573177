/** The number of templates that a daemon set has had: a field in the oldest version, an annotation in all others. */
import type { DaemonSet } from '../../../generated/apps/v1/types.js';
import type { DaemonSet as OldDaemonSet } from '../../../generated/extensions/v1beta1/types.js';
import type { ObjectMeta } from '../../../generated/meta/v1/types.js';
import type { Draft } from '../../model/definition/draft.js';

/** The annotation that holds the count. */
export const TEMPLATE_COUNT = 'deprecated.daemonset.template.generation';

/** The count as the annotation tells it; zero where there is none, or it is no number. */
export function templateCount({ annotations }: Draft<ObjectMeta>): number {
  const told = annotations?.[TEMPLATE_COUNT] ?? '';
  return /^[+-]?\d+$/.test(told) ? Number(told) : 0;
}

/** Writes the count to the annotation. */
export function countTemplates(metadata: Draft<ObjectMeta>, count: number): void {
  metadata.annotations = { ...metadata.annotations, [TEMPLATE_COUNT]: String(count) };
}

/** Every daemon set has the annotation, which older clients read. */
export function daemonSet({ metadata }: Draft<DaemonSet>): void {
  if (metadata !== undefined) countTemplates(metadata, templateCount(metadata));
}

export function templateGenerationToHub(converted: Draft<DaemonSet>, original: Draft<OldDaemonSet>): void {
  const generation = original.spec?.templateGeneration;
  if (generation === undefined || generation === 0) return;
  const { metadata } = converted;
  converted.metadata = { ...metadata, annotations: { ...metadata?.annotations, [TEMPLATE_COUNT]: String(generation) } };
}

export function templateGenerationFromHub(converted: Draft<OldDaemonSet>, original: Draft<DaemonSet>): void {
  const text = original.metadata?.annotations?.[TEMPLATE_COUNT];
  if (text === undefined || !/^\d+$/.test(text)) return;
  converted.spec = { ...converted.spec, templateGeneration: Number(text) };
  const { annotations, ...metadata } = converted.metadata ?? {};
  const { [TEMPLATE_COUNT]: _, ...others } = annotations ?? {};
  converted.metadata = Object.keys(others).length === 0 ? metadata : { ...converted.metadata, annotations: others };
}
