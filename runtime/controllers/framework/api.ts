/** The API that controllers work with: a server in this process, or one that is reached over HTTP. */
import type { Kind, KindTypes } from '../../api-client/kind.js';
import type { Clock } from '../../model/clock.js';
import type { Turn } from '../../model/definition/settled.js';
import type { ApiObject } from '../../model/object.js';
import type { OperatorLog } from '../../observe/operator-log.js';
import type { Author } from './author.js';
import type { Client, ResourceName } from './client.js';
import type { Informer, Scope } from './informer.js';
import type { QueueMeter } from './work-queue.js';

export interface Api {
  readonly clock: Clock;
  /** Takes lines for the operator. */
  readonly log: OperatorLog;
  /**
   * A client for reads and writes. Over HTTP the user is the one of the client configuration, and the author only sets the field manager.
   */
  client(author: Author): Client;
  /** The informer of a kind; equal arguments give the same informer. */
  informer<Types extends KindTypes>(kind: Kind<Types>, scope?: Scope): Informer<Types['object']>;
  informer<T = ApiObject>(name: ResourceName, scope?: Scope): Informer<T>;
  /** The meter of a controller's queue. */
  meter(controller: string): QueueMeter | undefined;
  /** A function that a controller calls with each key it starts on; absent over HTTP. */
  takenUp?(controller: string): (key: string) => void;
  /** A turn for work that grows with what is stored: called before each step, it tells whether other work goes first. */
  begin(): Turn;
  close(): void;
}
