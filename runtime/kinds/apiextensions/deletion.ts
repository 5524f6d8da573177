/** How the deletion of a custom resource definition begins: its objects go first, so that the server holds it by a finalizer. */
import type { CustomResourceDefinition } from '../../../generated/apiextensions/v1beta1/types.js';
import type { Words } from '../../model/values/words.js';

/** The finalizer by which the server holds definitions whose objects are still there. */
export const cleanupFinalizer = ({ group }: Words): string => `customresourcecleanup.${group('apiextensions')}`;

const PENDING = {
  type: 'Terminating',
  status: 'True',
  reason: 'InstanceDeletionPending',
  message: 'CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon',
};

export function beginDeletion(object: CustomResourceDefinition, now: string, words: Words): void {
  const { metadata, status } = object;
  metadata.deletionTimestamp = now;
  const finalizer = cleanupFinalizer(words);
  if (metadata.finalizers?.includes(finalizer) !== true) metadata.finalizers = [...(metadata.finalizers ?? []), finalizer];
  const others = (status.conditions ?? []).filter(({ type }) => type !== PENDING.type);
  object.status = { ...status, conditions: [...others, { ...PENDING, lastTransitionTime: now }] };
}
