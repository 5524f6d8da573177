/** A volume that is deleted stays while it is bound to a claim (specification 2, StorageObjectInUseProtection). */
import type { PersistentVolume } from '../../../generated/core/v1/types.js';
import { clusterController } from '../cluster-controller.js';
import { changedFinalizers } from './protection.js';

const VOLUMES = 'persistentvolumes';

export const volumeProtection = clusterController({
  name: 'pv-protection',
  account: 'pv-protection-controller',
  define: ({ api, registry: { words } }) => {
    const volumes = api.informer<PersistentVolume>(VOLUMES);
    const finalizer = words.label('pv-protection');
    return {
      watches: [VOLUMES],
      async reconcile({ name }, { client }) {
        const volume = volumes.get('', name);
        const finalizers = volume && (await changedFinalizers(volume.metadata, finalizer, () => volume.status.phase === 'Bound'));
        if (volume === undefined || finalizers === undefined) return;
        await client.resource<PersistentVolume>(VOLUMES).update({ ...volume, metadata: { ...volume.metadata, finalizers } });
      },
    };
  },
});
