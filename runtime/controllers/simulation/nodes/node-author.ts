import type { Author } from '../../framework/author.js';

/** A node, as it writes. */
export const asNode = (name: string): Author => ({
  user: { name: `system:node:${name}`, uid: '', groups: ['system:nodes', 'system:authenticated'], extra: {} },
  manager: 'kubelet',
});
