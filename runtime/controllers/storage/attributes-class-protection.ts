/** A class of attributes that is deleted stays while volumes or claims have it (specification 2, StorageObjectInUseProtection). */
import type { PersistentVolume, PersistentVolumeClaim } from '../../../generated/core/v1/types.js';
import type { VolumeAttributesClass } from '../../../generated/storage/v1/types.js';
import { clusterController } from '../cluster-controller.js';
import { watching } from '../framework/reconciler.js';
import { changedFinalizers } from './protection.js';

/** Milliseconds between two looks at whether a class that is deleted is still used. */
const AGAIN_MS = 5000;

export const attributesClassProtection = clusterController({
  name: 'volumeattributesclass-protection-controller',
  account: 'volumeattributesclass-protection-controller',
  define: ({ api, environment: { enabled }, registry: { words } }) => {
    if (!enabled('VolumeAttributesClass') || !enabled('AttributesClassesProtected')) return undefined;
    const id = words.filled('volumeattributesclasses.storage.{groupDomain}');
    const classes = api.informer<VolumeAttributesClass>(id);
    const volumes = api.informer<PersistentVolume>('persistentvolumes');
    const claims = api.informer<PersistentVolumeClaim>('persistentvolumeclaims');
    const finalizer = words.label('vac-protection');
    const isUsed = async (name: string): Promise<boolean> => {
      await Promise.all([volumes.synced(), claims.synced()]);
      return (
        volumes.list().some(({ spec }) => spec.volumeAttributesClassName === name) ||
        claims
          .list()
          .some(
            ({ spec, status }) =>
              spec.volumeAttributesClassName === name ||
              status.currentVolumeAttributesClassName === name ||
              status.modifyVolumeStatus?.targetVolumeAttributesClassName === name,
          )
      );
    };
    return {
      watches: [watching<VolumeAttributesClass>({ resource: id })],
      async reconcile({ name }, { client }) {
        const known = classes.get('', name);
        const finalizers = known && (await changedFinalizers(known.metadata, finalizer, () => isUsed(name)));
        if (known === undefined) return undefined;
        if (finalizers === undefined) return known.metadata.deletionTimestamp === undefined ? undefined : { requeueAfter: AGAIN_MS };
        await client.resource<VolumeAttributesClass>(id).update({ ...known, metadata: { ...known.metadata, finalizers } });
        return undefined;
      },
    };
  },
});
