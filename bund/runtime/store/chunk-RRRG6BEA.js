import "./chunk-7FSAQLAA.js";

// dist/generated/eventratelimit.admission/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types = {
  "eventratelimit.admission/v1alpha1.Configuration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    limits: Type.Optional(Type.Union([Type.Array(Type.Ref("eventratelimit.admission/v1alpha1.Limit")), Type.Null()]))
  }),
  "eventratelimit.admission/v1alpha1.Limit": Type.Object({
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    qps: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    burst: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    cacheSize: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  })
};
var named = () => ({ ...types });
var Configuration = { root: types["eventratelimit.admission/v1alpha1.Configuration"], get named() {
  return named();
} };
export {
  Configuration,
  types
};
