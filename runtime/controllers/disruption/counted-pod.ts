/** What budgets look at of a pod: a small part of it, which is kept for as long as the pod is as it is. */
import type { Pod } from '../../../generated/core/v1/types.js';
import type { OwnerReference } from '../../model/object.js';

export class CountedPod {
  readonly namespace: string;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>> | undefined;
  readonly isDeleted: boolean;
  readonly isReady: boolean;
  /** The owner that controls the pod, and a text that only pods of this very owner have. */
  readonly owner: OwnerReference | undefined;
  readonly ownerKey: string;

  constructor({ metadata, status }: Readonly<Pod>) {
    this.namespace = metadata.namespace ?? '';
    this.name = metadata.name ?? '';
    this.labels = metadata.labels;
    this.isDeleted = metadata.deletionTimestamp !== undefined;
    this.isReady = (status.conditions ?? []).some(({ type, status: state }) => type === 'Ready' && state === 'True');
    this.owner = (metadata.ownerReferences ?? []).find(({ controller }) => controller === true);
    const { apiVersion = '', kind = '', name = '', uid = '' } = this.owner ?? {};
    this.ownerKey = [this.namespace, apiVersion, kind, name, uid].join(' ');
  }
}
