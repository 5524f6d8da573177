// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of storagemigration.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "storagemigration/v1beta1.StorageVersionMigration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("storagemigration/v1beta1.StorageVersionMigrationSpec")], {"rules":{"held":"struct","immutable":true}}),
        status: Type.Optional(Type.Union([Type.Ref("storagemigration/v1beta1.StorageVersionMigrationStatus"), Type.Null()])),
      }, {"between":true}),
      "storagemigration/v1beta1.StorageVersionMigrationSpec": Type.Object({
        resource: Type.Union([Type.Ref("meta/v1.GroupResource")], {"rules":{"held":"struct"}}),
      }),
      "storagemigration/v1beta1.StorageVersionMigrationStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
        resourceVersion: Type.Optional(Type.Union([Type.String({"pattern":"^[1-9]\\d*$"}), Type.Null()], {"because":{"pattern":"must be a resource version"}})),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const StorageVersionMigration: SchemaOfType = { root: types["storagemigration/v1beta1.StorageVersionMigration"], get named() { return named(); } };
