/** Copies overhead, node selector and tolerations from a pod's runtime class, and refuses contradictions. */

import type { PodSpec } from '../../../../generated/core/v1/types.js';
import type { RuntimeClass } from '../../../../generated/node/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { forbidden } from '../../../model/errors.js';
import { compareQuantities } from '../../../model/values/quantity.js';
import type { AdmissionPlugin } from '../../chain.js';
import { creatingPods, newPod } from './pods.js';
import { joined } from './tolerations.js';

type Amounts = Readonly<Record<string, string>>;

const refused = (shownName: string, why: string): Error => forbidden({ group: '', name: 'pods' }, shownName, why);

const sameAmounts = (a: Amounts, b: Amounts): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => a[name] !== undefined && b[name] !== undefined && compareQuantities(a[name], b[name]) === 0,
  );

function joinedSelector(pod: Amounts, ofClass: Amounts, shownName: string): Record<string, string> {
  for (const [name, value] of Object.entries(ofClass))
    if (pod[name] !== undefined && pod[name] !== value)
      throw refused(
        shownName,
        `conflict: runtimeClass.scheduling.nodeSelector[${name}] = ${value}; pod.spec.nodeSelector[${name}] = ${pod[name]}`,
      );
  return { ...pod, ...ofClass };
}

export function runtimeClass({ registry, environment }: Parts<'registry' | 'environment'>): AdmissionPlugin {
  const id = `runtimeclasses.${registry.words.group('node')}`;
  const classes = registry.has(id) ? registry.reader<RuntimeClass>(id) : undefined;
  const classOf = async ({ runtimeClassName: name = '' }: PodSpec, shownName: string): Promise<Readonly<RuntimeClass> | undefined> => {
    if (name === '' || classes === undefined) return undefined;
    const found = await classes.get('', name);
    if (found === undefined) throw refused(shownName, `pod rejected: RuntimeClass ${JSON.stringify(name)} not found`);
    return found;
  };
  return {
    name: 'RuntimeClass',
    concerns: creatingPods,
    async admit(request) {
      const { shownName } = request;
      const pod = newPod(request);
      if (pod === undefined) return;
      const found = await classOf(pod.spec, shownName);
      if (found === undefined) return;
      const settled = { ...pod.spec };
      if (environment.enabled('PodOverhead') && found.overhead !== undefined) {
        const overhead = found.overhead.podFixed ?? {};
        if (settled.overhead !== undefined && !sameAmounts(settled.overhead, overhead))
          throw refused(shownName, "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead");
        settled.overhead = { ...overhead };
      }
      const { nodeSelector, tolerations } = found.scheduling ?? {};
      if (nodeSelector !== undefined) settled.nodeSelector = joinedSelector(settled.nodeSelector ?? {}, nodeSelector, shownName);
      if (tolerations !== undefined) settled.tolerations = structuredClone(joined([...(settled.tolerations ?? []), ...tolerations]));
      pod.spec = settled;
    },
    async validate(request) {
      const { shownName } = request;
      const pod = newPod(request);
      if (pod === undefined || !environment.enabled('PodOverhead')) return;
      if (pod.spec.overhead === undefined || (await classOf(pod.spec, shownName))?.overhead !== undefined) return;
      throw refused(shownName, 'pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead');
    },
  };
}
