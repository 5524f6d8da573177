/** Taints new nodes as not ready, so that they get no pods until they are known to be ready. */
import type { Node } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import type { AdmissionPlugin } from '../../chain.js';
import { doing, requestAbout } from '../../request.js';

const EFFECT = 'NoSchedule';
const NODES = { group: '', resource: 'nodes' };

export function taintNodesByCondition({ environment: { words } }: Parts<'environment'>): AdmissionPlugin {
  const key = words.label('not-ready', 'node');
  return {
    name: 'TaintNodesByCondition',
    concerns: doing(['CREATE'], NODES),
    admit(request) {
      const node = requestAbout<Node>(request, NODES)?.object;
      if (node === undefined) return;
      const { taints = [] } = node.spec;
      if (!taints.some((t) => t.key === key && t.effect === EFFECT))
        node.spec = { ...node.spec, taints: [...taints, { key, effect: EFFECT }] };
    },
  };
}
