/** The API that controllers work on: a server of this process, or one that is reached over HTTP. */
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
  /** Reads and writes; over HTTP they are those of whom the configuration names, and only the field manager is the author's. */
  client(author: Author): Client;
  /** The informer of a kind, the same for all who ask for the same. */
  informer<T = ApiObject>(name: ResourceName, scope?: Scope): Informer<T>;
  /** What the queue of a controller is measured by. */
  meter(controller: string): QueueMeter | undefined;
  /** Told by a controller which key it takes up; absent where the API is reached over HTTP. */
  takenUp?(controller: string): (key: string) => void;
  /** For work that grows with what is stored: asked before each step of it, it tells whether others have their turn first. */
  begin(): Turn;
  close(): void;
}
