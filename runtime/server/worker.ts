/** One server in several processes, its workers: what each has in common with the others, and which part it has of what all have together. */
import type { Logins } from '../console/sessions.js';
import type { MetricPage } from '../model/definition/metric-definition.js';
import type { LineOutput } from '../observe/audit/log-backend.js';

export interface Worker {
  /** From 1 on. */
  readonly number: number;
  /** How many workers there are. */
  readonly count: number;
  /** Whether the store is of these workers alone: objects are then kept in the form of a server that has its store for itself. */
  readonly ownsStore: boolean;
  /** Who is logged in at the console, whichever worker that was at. */
  readonly logins: Logins;
  /** The audit log, which all workers append to. Rejects where it cannot be opened. */
  openAuditLog(): Promise<LineOutput>;
  /** Resolves with how to end it when it is this worker's turn to do what has the name, which only one worker does at a time. */
  takeTurn(name: string): Promise<() => void>;
  /** What all workers have measured for a page of metrics, in the text format of collectors. */
  metrics(page: MetricPage | undefined): Promise<readonly string[]>;
}

/** The part of a whole number that one process has: all parts together are the number, and each is at least 1. 0, which sets no limit, stays. */
export function shareOf(total: number, worker: Pick<Worker, 'number' | 'count'> | undefined): number {
  if (worker === undefined || total === 0) return total;
  const rest = worker.number <= total % worker.count ? 1 : 0;
  return Math.max(1, Math.floor(total / worker.count) + rest);
}

/** The number of workers that a flag asks for; `cores`: what there are for `auto`. */
export const workersOf = (flag: string, cores: number): number => (flag === 'auto' ? Math.max(1, cores) : Number(flag));
