import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/scheduling/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "scheduling/v1alpha1.PriorityClass": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    value: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    globalDefault: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    preemptionPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var PriorityClass = { root: types2["scheduling/v1alpha1.PriorityClass"], get named() {
  return named();
} };
export {
  PriorityClass,
  types2 as types
};
