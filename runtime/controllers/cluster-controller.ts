/** Controllers of the cluster API whose definitions follow from the server that runs them. */
import { ApiError } from '../model/errors.js';
import type { ObjectMeta } from '../model/object.js';
import type { Settings } from '../settings/settings.js';
import type { DeleteSettings } from './framework/client.js';
import type { Controller, ControllerHost } from './framework/contract.js';
import { type ControllerDefinition, runController } from './framework/reconciler.js';

/** Where the list of controllers loads it later, that list says what it needs. */
interface ClusterController extends Pick<ControllerDefinition, 'name' | 'account'> {
  wanted?(settings: Settings): boolean;
  /** What it does; undefined where this server gives it nothing to do. */
  define(host: ControllerHost): ClusterDefinition | undefined;
}

interface ClusterDefinition extends Omit<ControllerDefinition, 'name' | 'account'> {
  /** Ends what it began beside its watches. */
  readonly ended?: () => void;
}

/** A controller that runs once the server is ready, and pauses while an outside controller manager is at work. */
export const clusterController = ({ name, account, wanted, define }: ClusterController): Controller => ({
  name,
  phase: 'running',
  standsAside: true,
  ...(wanted === undefined ? {} : { wanted }),
  async start(host) {
    const definition = define(host);
    if (definition === undefined) return undefined;
    const running = await runController({ ...definition, name, ...(account === undefined ? {} : { account }) }, host.api);
    return {
      state: () => running.state?.(),
      async stop() {
        definition.ended?.();
        await running.stop();
      },
    };
  },
});

/** Whether an error says that what was asked for is done already, or no longer wanted: the object is there, gone, or its namespace goes. */
function isSettled(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.reason === 'AlreadyExists' || error.reason === 'NotFound') return true;
  return (error.details?.causes ?? []).some(({ reason }) => reason === 'NamespaceTerminating');
}

/** Does the work; an error that says that nothing is left to do is none. */
export async function settling(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isSettled(error)) throw error;
  }
}

/** What a deletion asks for, so that an object that changed meanwhile stays. */
export const unchanged = ({
  uid,
  resourceVersion,
}: Pick<ObjectMeta, 'uid' | 'resourceVersion'>): NonNullable<DeleteSettings['preconditions']> => ({
  ...(uid === undefined ? {} : { uid }),
  ...(resourceVersion === undefined ? {} : { resourceVersion }),
});
