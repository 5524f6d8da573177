/** Reviews by outside services: an object of the API is sent with its question, and comes back with its status. */
import type { ApiObject } from '../model/object.js';

/** Sends a review and gives the status of the answer. Rejects where there is none of the same version and kind. */
export type RemoteReview = (review: ApiObject) => Promise<ReadonlyMap<string, unknown>>;
