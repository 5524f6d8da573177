/** Volumes and claims stay until nobody uses them: each carries a finalizer from the start. */
import { label } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

const FINALIZERS: Readonly<Record<string, string>> = { persistentvolumes: 'pv-protection', persistentvolumeclaims: 'pvc-protection' };

export const storageObjectInUseProtection: AdmissionPlugin = {
  name: 'StorageObjectInUseProtection',
  admit({ operation, group, resource, subresource, object }) {
    const name = FINALIZERS[resource];
    if (operation !== 'CREATE' || group !== '' || subresource !== '' || name === undefined || object === undefined) return;
    const finalizers = object.metadata.finalizers ?? [];
    const own = label(name);
    if (!finalizers.includes(own)) object.metadata.finalizers = [...finalizers, own];
  },
};
