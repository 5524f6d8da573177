/** What a worker and the process that has the workers ask one another. */
import type { SessionCredentials } from '../../console/sessions.js';
import type { MetricPage } from '../../model/definition/metric-definition.js';
import type { SharedStore } from '../../store/index.js';

/** What a worker is to be. */
export interface WorkerBeginning {
  readonly number: number;
  readonly count: number;
  /** Where the other process has the store; undefined where workers open it by themselves. */
  readonly store: SharedStore | undefined;
  /** The folder of the store's socket, which workers remove where the other process is gone without having done so. */
  readonly folder: string | undefined;
}

/** What a worker says of its server once it listens. */
export interface WorkerListening {
  readonly url: string;
  /** What it serves, from where, and where it stores. */
  readonly announcement: string;
  /** The client configuration file of the administrator. */
  readonly kubeconfig: string;
}

/** What workers ask; a type and no interface, since only those have all the fields of a record. */
export type WorkerQuestions = {
  readonly begin: { readonly asks: undefined; readonly gets: WorkerBeginning };
  readonly listening: { readonly asks: WorkerListening; readonly gets: undefined };
  readonly ready: { readonly asks: undefined; readonly gets: undefined };
  readonly openAuditLog: { readonly asks: undefined; readonly gets: undefined };
  /** Answered once the lines are written. */
  readonly appendAudit: { readonly asks: string; readonly gets: undefined };
  readonly beginSession: { readonly asks: { readonly credentials: SessionCredentials; readonly user: string }; readonly gets: string };
  readonly useSession: { readonly asks: string; readonly gets: SessionCredentials | undefined };
  readonly endSession: { readonly asks: string; readonly gets: undefined };
  readonly redeemCode: { readonly asks: string; readonly gets: SessionCredentials | undefined };
  /** Answered when it is the worker's turn at what has the name. */
  readonly takeTurn: { readonly asks: string; readonly gets: undefined };
  readonly endTurn: { readonly asks: string; readonly gets: undefined };
  readonly metricsOfAll: { readonly asks: MetricPage | undefined; readonly gets: readonly string[] };
};

/** What workers are asked. */
export type PrimaryQuestions = {
  readonly metrics: { readonly asks: MetricPage | undefined; readonly gets: string };
  /** Answered before the worker has ended. */
  readonly stop: { readonly asks: undefined; readonly gets: undefined };
  readonly reload: { readonly asks: undefined; readonly gets: undefined };
};
