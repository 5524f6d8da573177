import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/podtolerationrestriction.admission/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "podtolerationrestriction.admission/v1alpha1.Configuration": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    default: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Toleration")), Type.Null()])),
    whitelist: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Toleration")), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types2, ...types });
var Configuration = { root: types3["podtolerationrestriction.admission/v1alpha1.Configuration"], get named() {
  return named();
} };
export {
  Configuration,
  types3 as types
};
