// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of internal.apiserver.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "internal.apiserver/v1alpha1.StorageVersion": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("internal.apiserver/v1alpha1.StorageVersionSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("internal.apiserver/v1alpha1.StorageVersionStatus"), Type.Null()])),
      }),
      "internal.apiserver/v1alpha1.StorageVersionSpec": Type.Object({

      }),
      "internal.apiserver/v1alpha1.StorageVersionStatus": Type.Object({
        storageVersions: Type.Optional(Type.Union([Type.Array(Type.Ref("internal.apiserver/v1alpha1.ServerStorageVersion")), Type.Null()])),
        commonEncodingVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("internal.apiserver/v1alpha1.StorageVersionCondition")), Type.Null()])),
      }),
      "internal.apiserver/v1alpha1.ServerStorageVersion": Type.Object({
        apiServerID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        encodingVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        decodableVersions: Type.Optional(Type.Union([Type.Array(Type.String({"format":"api-version"})), Type.Null()], {"because":{"format":"{faults}"}})),
        servedVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "internal.apiserver/v1alpha1.StorageVersionCondition": Type.Object({
        type: Type.Union([Type.String({"format":"qualified-name"})], {"rules":{"held":"text"}}),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"reason cannot be empty"}}),
        message: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"message cannot be empty"}}),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const StorageVersion: SchemaOfType = { root: types["internal.apiserver/v1alpha1.StorageVersion"], get named() { return named(); } };
