/** The deletion of namespaces, as servers run it. */
import { loadedLater } from '../framework/contract.js';

export const namespaceDeletion = loadedLater({ name: 'namespace', standsAside: true }, () => import('./controller.js'));
