/** Shared by plugins about pods. */
import type { Pod, PodSpec } from '../../../../generated/core/v1/types.js';
import { type ApiError, forbidden } from '../../../model/errors.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';

export const PODS = { group: '', resource: 'pods' };

/** Selects requests that create pods. */
export const creatingPods = doing(['CREATE'], PODS);

/** The pod that a request creates. */
export const newPod = (request: AdmissionRequest): Pod | undefined =>
  request.operation === 'CREATE' ? requestAbout<Pod>(request, PODS)?.object : undefined;

/** A 403 about a pod. */
export const podRefused = (request: Pick<AdmissionRequest, 'shownName'>, why: string): ApiError =>
  forbidden({ group: '', name: PODS.resource }, request.shownName, why);

const imagesIn = ({ containers, initContainers, ephemeralContainers }: PodSpec): Set<string> =>
  new Set([...(containers ?? []), ...(initContainers ?? []), ...(ephemeralContainers ?? [])].map(({ image = '' }) => image));

/** Whether a pod runs images that it did not run before. */
export function hasNewImages(pod: Pod, old: Pod | undefined): boolean {
  if (old === undefined) return true;
  const before = imagesIn(old.spec);
  return [...imagesIn(pod.spec)].some((image) => !before.has(image));
}
