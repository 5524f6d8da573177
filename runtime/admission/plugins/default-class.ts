/** Gives claims and ingresses without a class the default one: the newest of several, or in early releases none but the only one. */

import type { PersistentVolumeClaim } from '../../../generated/core/v1/types.js';
import type { ObjectMeta } from '../../../generated/meta/v1/types.js';
import type { Ingress } from '../../../generated/networking/v1/types.js';
import type { Parts } from '../../http/server-parts.js';
import { IS_DEFAULT } from '../../kinds/storage/storageclass.js';
import { forbidden } from '../../model/errors.js';
import type { GateName } from '../../settings/feature-gates.js';
import type { AdmissionPlugin } from '../chain.js';
import { doing, requestAbout, type Target } from '../request.js';

interface Classed<T> {
  readonly plugin: string;
  /** The kind that gets a class, and the older annotation that names it. */
  readonly of: Target;
  readonly annotation: string;
  /** The class that an object names; undefined where it names none. */
  named(object: T): string | undefined;
  /** Sets the class of an object. */
  name(object: T, className: string): void;
  /** The kind of classes, and the annotations that mark the default one. */
  readonly classes: string;
  readonly marks: readonly string[];
  /** The message that refuses several defaults. */
  several(count: number): string;
  /** Since when the newest of several defaults is taken. */
  readonly newest: GateName;
}

type ClassParts = Parts<'registry' | 'environment'>;

type WithMetadata = { readonly metadata: ObjectMeta };

/** The newest first, and those of one time by name. */
function byAge({ metadata: a }: WithMetadata, { metadata: b }: WithMetadata): number {
  const [madeA, madeB] = [a.creationTimestamp ?? '', b.creationTimestamp ?? ''];
  if (madeA !== madeB) return madeA > madeB ? -1 : 1;
  return (a.name ?? '') < (b.name ?? '') ? -1 : 1;
}

function defaultClass<T extends WithMetadata>({ registry, environment }: ClassParts, classed: Classed<T>): AdmissionPlugin {
  const { plugin, of, annotation, marks, several } = classed;
  const takesNewest = environment.enabled(classed.newest);
  const classes = registry.has(classed.classes) ? registry.reader<WithMetadata>(classed.classes) : undefined;
  return {
    name: plugin,
    concerns: doing(['CREATE'], of),
    async admit(request) {
      const object = requestAbout<T>(request, of)?.object;
      if (classes === undefined || object === undefined) return;
      if (classed.named(object) !== undefined || object.metadata.annotations?.[annotation] !== undefined) return;
      const isDefault = ({ metadata }: WithMetadata): boolean => marks.some((mark) => metadata.annotations?.[mark] === 'true');
      const defaults = (await classes.list()).filter(isDefault).sort(byAge);
      if (defaults.length > 1 && !takesNewest)
        throw forbidden({ group: of.group, name: of.resource }, request.shownName, `Internal error occurred: ${several(defaults.length)}`);
      const name = defaults[0]?.metadata.name;
      if (name !== undefined) classed.name(object, name);
    },
  };
}

export const defaultStorageClass = (parts: ClassParts): AdmissionPlugin => {
  const { group, label } = parts.registry.words;
  return defaultClass<PersistentVolumeClaim>(parts, {
    plugin: 'DefaultStorageClass',
    of: { group: '', resource: 'persistentvolumeclaims' },
    annotation: label('storage-class', 'volume.beta'),
    named: ({ spec }) => spec.storageClassName,
    name(claim, storageClassName) {
      claim.spec = { ...claim.spec, storageClassName };
    },
    classes: `storageclasses.${group('storage')}`,
    marks: IS_DEFAULT.map((prefix) => label('is-default-class', prefix)),
    several: (count) => `${count} default StorageClasses were found`,
    newest: 'NewestDefaultStorageClass',
  });
};

export const defaultIngressClass = (parts: ClassParts): AdmissionPlugin => {
  const { group, label } = parts.registry.words;
  return defaultClass<Ingress>(parts, {
    plugin: 'DefaultIngressClass',
    of: { group: group('networking'), resource: 'ingresses' },
    annotation: label('ingress.class'),
    named: ({ spec }) => spec.ingressClassName,
    name(ingress, ingressClassName) {
      ingress.spec = { ...ingress.spec, ingressClassName };
    },
    classes: `ingressclasses.${group('networking')}`,
    marks: [label('is-default-class', 'ingressclass')],
    several: (count) => `${count} default IngressClasses were found, only 1 allowed`,
    newest: 'NewestDefaultIngressClass',
  });
};
