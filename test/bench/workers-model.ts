/** What several workers can do at most, by what a request costs each process. */

/** Microseconds of the processor for a request. */
export interface Costs {
  /** All of it in a server of one process. */
  readonly alone: number;
  /** In the worker that answers it. */
  readonly worker: number;
  /** In each other worker, which hears of it. */
  readonly event: number;
  /** In the process that has the store, whatever the number of workers. */
  readonly store: number;
  /** There for each worker, which is told of it. */
  readonly told: number;
  /** In other threads of all processes, as those of the database. */
  readonly beside: number;
  /** Of the client, on the same machine; 0 where it is on another one. */
  readonly client: number;
}

const SECOND = 1e6;

/**
 * Requests a second: as many as the most burdened process allows, which one thread does its work in, and as many as all cores together
 * allow. Workers share the requests evenly; the work of a process does not grow with the number of its neighbours.
 */
export function predicted({ alone, worker, event, store, told, beside, client }: Costs, workers: number, cores: number): number {
  if (workers === 1) return Math.min(SECOND / alone, (cores * SECOND) / (alone + beside + client));
  const ofWorkers = worker + event * (workers - 1);
  const ofStore = store + told * workers;
  const busiest = Math.max(ofWorkers / workers, ofStore);
  return Math.min(SECOND / busiest, (cores * SECOND) / (ofWorkers + ofStore + beside + client));
}
