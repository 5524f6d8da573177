// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Folders of the published documents: those of OpenAPI, and the reference. */

export const documents: readonly URL[] = [new URL('./openapi/', import.meta.url)];
