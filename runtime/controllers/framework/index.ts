/** What programs import to write controllers for their own kinds: `kindwright/controller`. */
export { type Clock, systemClock, type Timer } from '../../model/clock.js';
export { ApiError } from '../../model/errors.js';
export type { ApiObject, ObjectMeta, OwnerReference } from '../../model/object.js';
export type { Api } from './api.js';
export { type Author, serverAs, systemAccount } from './author.js';
export type {
  ApplySettings,
  Client,
  Controlled,
  DeleteSettings,
  ListSelection,
  PatchSettings,
  ResourceClient,
  ResourceName,
} from './client.js';
export { type Controller, type ControllerHost, loadedLater, type Running } from './contract.js';
export {
  type Change,
  type Derived,
  type EventListener,
  type Informer,
  keyOfText,
  keyText,
  type ObjectKey,
  type Scope,
} from './informer.js';
export { LeaderElection, type LeaderElectionOptions, type LeaseRecord } from './leader-election.js';
export {
  type ControllerContext,
  type ControllerDefinition,
  defineController,
  type Outcome,
  type ReconcileContext,
  runController,
  type Watched,
  watching,
} from './reconciler.js';
export { type RemoteApiOptions, remoteApi } from './remote-api.js';
export { type QueueMeter, WorkQueue, type WorkQueueOptions } from './work-queue.js';
