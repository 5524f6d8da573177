// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of storagemigration.k8s.io/v1beta1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "storagemigration/v1beta1.StorageVersionMigration": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"storagemigration/v1beta1.StorageVersionMigrationSpec"}],"rules":{"held":"struct","immutable":true}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const StorageVersionMigration: SchemaOfType = { root: types["storagemigration/v1beta1.StorageVersionMigration"], get named() { return named(); } };
