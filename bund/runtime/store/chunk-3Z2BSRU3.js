import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/coordination/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "coordination/v1beta1.Lease": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("coordination/v1beta1.LeaseSpec"), Type.Null()]))
  }),
  "coordination/v1beta1.LeaseSpec": Type.Object({
    holderIdentity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    leaseDurationSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    acquireTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    renewTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    leaseTransitions: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var Lease = { root: types2["coordination/v1beta1.Lease"], get named() {
  return named();
} };
export {
  Lease,
  types2 as types
};
