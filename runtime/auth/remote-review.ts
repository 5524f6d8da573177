/** Reviews by outside services: an object of the API is sent with its question, and comes back with its status. */
import type { ApiObject } from '../model/object.js';
import type { Enabled } from '../settings/feature-gates.js';

/** Sends a review and gives the status of the answer. Rejects where there is none of the same version and kind. */
export type RemoteReview = (review: ApiObject) => Promise<ReadonlyMap<string, unknown>>;

/** Metadata of a review, which is stored nowhere and so has no creation time. */
export const UNSTORED: ApiObject['metadata'] = { creationTimestamp: null };

/** The same at the release shown: later ones leave the time out. */
export const reviewMetadata = (enabled: Enabled): ApiObject['metadata'] => (enabled('ZeroTimesOmitted') ? {} : UNSTORED);
