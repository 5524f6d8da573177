/** A claim grows only where its storage class lets volumes grow; that it is bound, its validation has seen. */

import type { ServerParts } from '../../http/server-parts.js';
import { fieldsOf, text } from '../../kinds/shown.js';
import { forbidden } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { compareQuantities } from '../../model/quantity.js';
import { group as apiGroup } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

const sizeOf = (claim: ApiObject | undefined): unknown => fieldsOf(fieldsOf(fieldsOf(claim?.spec).resources).requests).storage;

export function persistentVolumeClaimResize({ registry }: ServerParts): AdmissionPlugin {
  const id = `storageclasses.${apiGroup('storage')}`;
  const classes = registry.has(id) ? registry.byId(id) : undefined;
  return {
    name: 'PersistentVolumeClaimResize',
    async validate({ operation, group, resource, subresource, object, old, shownName }) {
      if (operation !== 'UPDATE' || group !== '' || resource !== 'persistentvolumeclaims' || subresource !== '') return;
      if (classes === undefined || compareQuantities(sizeOf(object), sizeOf(old)) <= 0) return;
      await classes.ready(classes.forms.version(classes.definition.hub));
      const found = classes.find('', text(fieldsOf(object?.spec).storageClassName));
      if (found === undefined || classes.readable(found).allowVolumeExpansion !== true)
        throw forbidden(
          { group: '', name: resource },
          shownName,
          'only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize',
        );
    },
  };
}
