/** A class of attributes that is deleted stays while volumes or claims have it (specification 2, StorageObjectInUseProtection). */
import type { PersistentVolume, PersistentVolumeClaim } from '../../../generated/core/v1/types.js';
import { clusterController } from '../cluster-controller.js';
import { keptWhileUsed } from './protection.js';

const BY_CLASS = 'class';
const given = (...names: readonly (string | undefined)[]): string[] => names.filter((name) => name !== undefined);

export const attributesClassProtection = clusterController({
  name: 'volumeattributesclass-protection-controller',
  account: 'volumeattributesclass-protection-controller',
  define: ({ api, environment: { enabled }, registry: { words } }) => {
    if (!enabled('VolumeAttributesClass') || !enabled('AttributesClassesProtected')) return undefined;
    const id = words.filled('volumeattributesclasses.storage.{groupDomain}');
    const volumes = api.informer<PersistentVolume>('persistentvolumes');
    const claims = api.informer<PersistentVolumeClaim>('persistentvolumeclaims');
    const finalizer = words.label('vac-protection');
    volumes.addIndexer(BY_CLASS, ({ spec }) => given(spec.volumeAttributesClassName));
    claims.addIndexer(BY_CLASS, ({ spec, status }) =>
      given(
        spec.volumeAttributesClassName,
        status.currentVolumeAttributesClassName,
        status.modifyVolumeStatus?.targetVolumeAttributesClassName,
      ),
    );
    const isUsed = async (name: string): Promise<boolean> => {
      await Promise.all([volumes.synced(), claims.synced()]);
      return [volumes, claims].some((users) => users.byIndex(BY_CLASS, name).length > 0);
    };
    return keptWhileUsed(api, id, finalizer, ({ name }) => isUsed(name));
  },
});
