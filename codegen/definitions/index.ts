/** Kinds of catalogues as custom resource definitions, and the other way. */
export type { CustomResource } from './custom-resource.js';
export { type Exported, exported, isExportable, kindsNamed } from './export.js';
export { type Imported, type ImportedFile, imported } from './import.js';
