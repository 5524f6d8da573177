/** A node takes no pods until somebody has seen that it is ready: it starts with a taint that says so. */
import { type Fields, fieldsOf, listOf } from '../../kinds/shown.js';
import { label } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

const EFFECT = 'NoSchedule';

export const taintNodesByCondition: AdmissionPlugin = {
  name: 'TaintNodesByCondition',
  admit({ operation, group, resource, subresource, object }) {
    if (operation !== 'CREATE' || group !== '' || resource !== 'nodes' || subresource !== '' || object === undefined) return;
    const spec = fieldsOf(object.spec);
    const taints: readonly Fields[] = listOf(spec.taints);
    const key = label('not-ready', 'node');
    if (!taints.some((t) => t.key === key && t.effect === EFFECT)) object.spec = { ...spec, taints: [...taints, { key, effect: EFFECT }] };
  },
};
