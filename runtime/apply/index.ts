/**
 * Server-side apply: who owns which field of an object, and merging configurations of several owners into one.
 *
 * ```ts
 * const fields = createFieldManager({ structures, now: () => `${new Date().toISOString().slice(0, 19)}Z`, enabled });
 * const created = fields.trackUpdate({ live: undefined, updated: object, manager: 'editor', apiVersion: 'v1' });
 * const { object } = fields.apply({ live: created, config, kind: 'ConfigMap', apiVersion: 'v1', manager: 'deployer',
 *   force: false, defaults: (merged) => merged });
 * ```
 *
 * Layers, each knowing only those before it: path elements and field sets (`path-element`, `field-set`, `fields-v1`),
 * shapes (`shape`), operations on typed values (`compare`, `merge`, `remove`, `claimed-fields`, `reconcile`, `zero`,
 * `faults`), ownership (`claims`, `versions`, `ownership`, `prune`, `apply-config`), requests (`track-update`, `apply`).
 */
export { configured } from './configured.js';
export { managedFieldsFault } from './ownership/claims.js';
export { createFieldManager, type FieldManager } from './ownership/field-manager.js';
export { managedFieldsFaults, managerFaults, managerOf, unreadEntriesFaults } from './ownership/manager-name.js';
export { entriesAfterScaling, entriesOfScale } from './ownership/scaled-claims.js';
export type { AppliedObject, TrackUpdateOptions } from './requests.js';
export { structureOfSchema } from './schema-structure.js';
export { isOpen } from './shape.js';
export type { VersionedStructures } from './versions.js';
