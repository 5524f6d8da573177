/** Pods by the nodes that they are on. */
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { Informer } from '../../framework/informer.js';

export const BY_NODE = 'node';

export const indexByNode = (pods: Informer<Pod>): void => pods.addIndexer(BY_NODE, ({ spec }) => (spec.nodeName ? [spec.nodeName] : []));
