import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/policy/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types2 = {
  "policy/v1.PodDisruptionBudget": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("policy/v1.PodDisruptionBudgetSpec"), Type.Null()])),
    status: Type.Optional(Type.Union([Type.Ref("policy/v1.PodDisruptionBudgetStatus"), Type.Null()]))
  }),
  "policy/v1.PodDisruptionBudgetSpec": Type.Object({
    minAvailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()])),
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.String()]), Type.Null()]))
  }),
  "policy/v1.PodDisruptionBudgetStatus": Type.Object({
    observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
    disruptedPods: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    disruptionsAllowed: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    currentHealthy: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    desiredHealthy: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    expectedPods: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()]))
  })
};
var named = () => ({ ...types2, ...types });
var PodDisruptionBudget = { root: types2["policy/v1.PodDisruptionBudget"], get named() {
  return named();
} };
export {
  PodDisruptionBudget,
  types2 as types
};
