/** The deletion of namespaces, as servers run it. */
import { loadedLater } from '../framework/contract.js';

export const namespaceDeletion = loadedLater(
  { name: 'namespace', needs: ['namespaces'], standsAside: true },
  () => import('./controller.js'),
);
