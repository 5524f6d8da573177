import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/internal.apiserver/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "internal.apiserver/v1alpha1.StorageVersion": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("internal.apiserver/v1alpha1.StorageVersionSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("internal.apiserver/v1alpha1.StorageVersionStatus"), Type.Null()]))
  }),
  "internal.apiserver/v1alpha1.StorageVersionSpec": Type.Object({}),
  "internal.apiserver/v1alpha1.StorageVersionStatus": Type.Object({
    storageVersions: Type.Optional(Type.Union([Type.Array(Type.Ref("internal.apiserver/v1alpha1.ServerStorageVersion")), Type.Null()])),
    commonEncodingVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("internal.apiserver/v1alpha1.StorageVersionCondition")), Type.Null()]))
  }),
  "internal.apiserver/v1alpha1.ServerStorageVersion": Type.Object({
    apiServerID: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    encodingVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    decodableVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()]))
  }),
  "internal.apiserver/v1alpha1.StorageVersionCondition": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    message: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var StorageVersion = { root: types2["internal.apiserver/v1alpha1.StorageVersion"], get named() {
  return named();
} };
export {
  StorageVersion,
  types2 as types
};
