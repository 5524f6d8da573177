import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/node/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "node/v1beta1.RuntimeClass": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    handler: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    overhead: Type.Optional(Type.Union([Type.Ref("node/v1beta1.Overhead"), Type.Null()])),
    scheduling: Type.Optional(Type.Union([Type.Ref("node/v1beta1.Scheduling"), Type.Null()]))
  }),
  "node/v1beta1.Overhead": Type.Object({
    podFixed: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()]))
  }),
  "node/v1beta1.Scheduling": Type.Object({
    nodeSelector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Toleration")), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var RuntimeClass = { root: types3["node/v1beta1.RuntimeClass"], get named() {
  return named();
} };
export {
  RuntimeClass,
  types3 as types
};
