/** Garbage collection, as servers run it. */
import { loadedLater } from '../framework/contract.js';

export const garbageCollection = loadedLater({ name: 'garbagecollector', standsAside: true }, () => import('./controller.js'));
