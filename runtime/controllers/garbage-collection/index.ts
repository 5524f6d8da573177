/** Garbage collection, as servers run it. */
import { loadedLater } from '../framework/contract.js';

export const garbageCollection = loadedLater(
  { name: 'garbagecollector', standsAside: true, wanted: (settings) => settings.flag('enable-garbage-collector') },
  () => import('./controller.js'),
);
