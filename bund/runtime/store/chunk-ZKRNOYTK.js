import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/resourcequota.admission/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "resourcequota.admission/v1beta1.Configuration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    limitedResources: Type.Optional(Type.Union([Type.Array(Type.Ref("resourcequota.admission/v1beta1.LimitedResource")), Type.Null()]))
  }),
  "resourcequota.admission/v1beta1.LimitedResource": Type.Object({
    apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    matchContains: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    matchScopes: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.ScopedResourceSelectorRequirement")), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types2, ...types });
var Configuration = { root: types3["resourcequota.admission/v1beta1.Configuration"], get named() {
  return named();
} };
export {
  Configuration,
  types3 as types
};
