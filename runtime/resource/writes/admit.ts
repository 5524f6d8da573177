/** Mutating admission of a write. */

import type { AdmissionChain } from '../../admission/chain.js';
import type { AdmissionRequest } from '../../admission/request.js';
import { managedFieldsFault } from '../../apply/index.js';
import type { Turn } from '../../model/definition/settled.js';
import type { ApiObject } from '../../model/object.js';
import type { Pace } from '../pace.js';

/** The parts of a server that admission needs: the chain of plugins, and turns for long work. */
interface Admitting {
  readonly admission: AdmissionChain;
  readonly pace: Pace;
}

/**
 * The turns of a write after mutating admission. A write without turns gets some if admission took long, since plugins may have made a
 * small object large.
 */
export async function admittedInTurns(
  environment: Admitting,
  request: AdmissionRequest & { readonly object: ApiObject },
  turn: Turn | undefined,
): Promise<Turn | undefined> {
  const began = environment.pace.now();
  await admit(environment.admission, request);
  return turn ?? environment.pace.after(began);
}

/**
 * Runs the mutating plugins over the object. They may change or remove its ownership entries; entries that nobody can
 * read are put back as they were, and the caller is warned.
 */
export async function admit(chain: AdmissionChain, request: AdmissionRequest & { readonly object: ApiObject }): Promise<void> {
  const { metadata } = request.object;
  const before = metadata.managedFields;
  await chain.admit(request);
  const after = request.object.metadata.managedFields;
  const fault = after === before ? undefined : managedFieldsFault(after);
  if (fault === undefined) return;
  if (before === undefined) delete request.object.metadata.managedFields;
  else request.object.metadata.managedFields = before;
  request.warn(
    `.metadata.managedFields was in an invalid state after admission; this could be caused by an outdated mutating admission controller; please fix your requests: ${fault}`,
  );
}
