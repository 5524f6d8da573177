import "./chunk-7FSAQLAA.js";

// dist/generated/abac.authorization/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types = {
  "abac.authorization/v1beta1.Policy": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("abac.authorization/v1beta1.PolicySpec"), Type.Null()]))
  }),
  "abac.authorization/v1beta1.PolicySpec": Type.Object({
    user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    readonly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    nonResourcePath: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types });
var Policy = { root: types["abac.authorization/v1beta1.Policy"], get named() {
  return named();
} };
export {
  Policy,
  types
};
