/** Kinds of catalogues as custom resource definitions, and the other way. */
export type { CustomResource } from './custom-resource.js';
export { exported, isExportable, kindNames, kindsNamed } from './export.js';
export { imported } from './import.js';
