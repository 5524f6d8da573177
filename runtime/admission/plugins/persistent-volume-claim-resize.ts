/** A claim may grow only if its storage class allows expansion. Validation has already checked that the claim is bound. */

import type { PersistentVolumeClaim } from '../../../generated/core/v1/types.js';
import type { StorageClass } from '../../../generated/storage/v1/types.js';
import type { Parts } from '../../http/server-parts.js';
import { forbidden } from '../../model/errors.js';
import { compareQuantities } from '../../model/values/quantity.js';
import type { AdmissionPlugin } from '../chain.js';
import { doing, requestAbout } from '../request.js';

const CLAIMS = { group: '', resource: 'persistentvolumeclaims' };

const sizeOf = (claim: PersistentVolumeClaim): string | undefined => claim.spec.resources.requests?.storage;

export function persistentVolumeClaimResize({ registry }: Parts<'registry'>): AdmissionPlugin {
  const id = `storageclasses.${registry.words.group('storage')}`;
  const classes = registry.has(id) ? registry.reader<StorageClass>(id) : undefined;
  return {
    name: 'PersistentVolumeClaimResize',
    concerns: doing(['UPDATE'], CLAIMS),
    async validate(request) {
      if (classes === undefined) return;
      const about = requestAbout<PersistentVolumeClaim>(request, CLAIMS);
      if (about?.object === undefined || about.old === undefined) return;
      if (compareQuantities(sizeOf(about.object), sizeOf(about.old)) <= 0) return;
      const found = await classes.get('', about.object.spec.storageClassName ?? '');
      if (found?.allowVolumeExpansion !== true)
        throw forbidden(
          { group: '', name: request.resource },
          request.shownName,
          'only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize',
        );
    },
  };
}
