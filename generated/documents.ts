// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Folders of the published OpenAPI documents. */

export const documents: readonly URL[] = [new URL('./openapi/', import.meta.url)];
