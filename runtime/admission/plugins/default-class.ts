/** Claims and ingresses that name no class get the default one, where there is exactly one. */

import type { ServerParts } from '../../http/server-parts.js';
import { fieldsOf } from '../../kinds/shown.js';
import { IS_DEFAULT } from '../../kinds/storage/storageclass.js';
import { forbidden } from '../../model/errors.js';
import type { ApiObject } from '../../model/object.js';
import { group, label } from '../../model/words.js';
import type { AdmissionPlugin } from '../chain.js';

interface Classed {
  readonly plugin: string;
  /** What gets a class, and the field and the older annotation that name it. */
  readonly of: { readonly group: string; readonly resource: string };
  readonly field: string;
  readonly annotation: string;
  /** What is a class, and the annotations of which one marks the default. */
  readonly classes: string;
  readonly marks: readonly string[];
  /** Why several defaults are refused. */
  several(count: number): string;
}

const defaultClass = ({ registry }: ServerParts, { plugin, of, field, annotation, classes, marks, several }: Classed): AdmissionPlugin => {
  const known = registry.has(classes) ? registry.byId(classes) : undefined;
  const isDefault = ({ metadata }: ApiObject): boolean => marks.some((mark) => metadata.annotations?.[mark] === 'true');
  return {
    name: plugin,
    async admit({ operation, group: asked, resource, subresource, object, shownName }) {
      if (operation !== 'CREATE' || asked !== of.group || resource !== of.resource || subresource !== '') return;
      if (known === undefined || object === undefined) return;
      const spec = fieldsOf(object.spec);
      if (spec[field] !== undefined || object.metadata.annotations?.[annotation] !== undefined) return;
      await known.ready(known.forms.version(known.definition.hub));
      const defaults = known.cache
        .list()
        .entries.map((entry) => known.readable(entry))
        .filter(isDefault);
      if (defaults.length > 1)
        throw forbidden({ group: asked, name: resource }, shownName, `Internal error occurred: ${several(defaults.length)}`);
      const [found] = defaults;
      if (found !== undefined) object.spec = { ...spec, [field]: found.metadata.name };
    },
  };
};

export const defaultStorageClass = (parts: ServerParts): AdmissionPlugin =>
  defaultClass(parts, {
    plugin: 'DefaultStorageClass',
    of: { group: '', resource: 'persistentvolumeclaims' },
    field: 'storageClassName',
    annotation: label('storage-class', 'volume.beta'),
    classes: `storageclasses.${group('storage')}`,
    marks: IS_DEFAULT.map((prefix) => label('is-default-class', prefix)),
    several: (count) => `${count} default StorageClasses were found`,
  });

export const defaultIngressClass = (parts: ServerParts): AdmissionPlugin =>
  defaultClass(parts, {
    plugin: 'DefaultIngressClass',
    of: { group: group('networking'), resource: 'ingresses' },
    field: 'ingressClassName',
    annotation: label('ingress.class'),
    classes: `ingressclasses.${group('networking')}`,
    marks: [label('is-default-class', 'ingressclass')],
    several: (count) => `${count} default IngressClasses were found, only 1 allowed`,
  });
