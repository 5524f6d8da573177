/** Volumes, claims and classes of attributes are not removed while they are used: each gets a finalizer at its creation. */
import type { Parts } from '../../http/server-parts.js';
import type { AdmissionPlugin } from '../chain.js';
import { doing } from '../request.js';

const CLASSES = 'volumeattributesclasses';

/** The names of the finalizers by resource. */
const FINALIZERS: Readonly<Record<string, string>> = {
  persistentvolumes: 'pv-protection',
  persistentvolumeclaims: 'pvc-protection',
  [CLASSES]: 'vac-protection',
};

export const storageObjectInUseProtection = ({
  environment: { words, enabled },
  registry,
}: Parts<'registry' | 'environment'>): AdmissionPlugin => ({
  name: 'StorageObjectInUseProtection',
  concerns: doing(
    ['CREATE'],
    ...Object.keys(FINALIZERS).map((resource) => ({ group: resource === CLASSES ? words.group('storage') : '', resource })),
  ),
  admit({ resource, object }) {
    const name = FINALIZERS[resource];
    // Only pods use claims; in a catalogue without pods nothing would remove the finalizer.
    if (resource === 'persistentvolumeclaims' && !registry.has('pods')) return;
    if (resource === CLASSES && !(enabled('VolumeAttributesClass') && enabled('AttributesClassesProtected'))) return;
    if (name === undefined || object === undefined) return;
    const finalizers = object.metadata.finalizers ?? [];
    const own = words.label(name);
    if (!finalizers.includes(own)) object.metadata.finalizers = [...finalizers, own];
  },
});
