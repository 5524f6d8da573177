/** Writes of simulated parts of a cluster. */
import { ApiError } from '../../model/errors.js';
import { settling } from '../cluster-controller.js';

/**
 * Writes what follows from an object as it was last seen. Where it has changed since, nothing is written: its change is worked on next.
 * True where it was written.
 */
export async function written(work: Promise<unknown>): Promise<boolean> {
  try {
    await settling(work);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'Conflict') return false;
    throw error;
  }
}
