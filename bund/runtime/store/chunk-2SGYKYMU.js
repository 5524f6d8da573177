import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/imagepolicy/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "imagepolicy/v1alpha1.ImageReview": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("imagepolicy/v1alpha1.ImageReviewSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("imagepolicy/v1alpha1.ImageReviewStatus"), Type.Null()]))
  }),
  "imagepolicy/v1alpha1.ImageReviewSpec": Type.Object({
    containers: Type.Optional(Type.Union([Type.Array(Type.Ref("imagepolicy/v1alpha1.ImageReviewContainerSpec")), Type.Null()])),
    annotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "imagepolicy/v1alpha1.ImageReviewContainerSpec": Type.Object({
    image: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "imagepolicy/v1alpha1.ImageReviewStatus": Type.Object({
    allowed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    auditAnnotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var ImageReview = { root: types2["imagepolicy/v1alpha1.ImageReview"], get named() {
  return named();
} };
export {
  ImageReview,
  types2 as types
};
