import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/discovery/v1beta1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "discovery/v1beta1.EndpointSlice": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    addressType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    endpoints: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1beta1.Endpoint")), Type.Null()])),
    ports: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1beta1.EndpointPort")), Type.Null()]))
  }),
  "discovery/v1beta1.Endpoint": Type.Object({
    addresses: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
    conditions: Type.Optional(Type.Union([Type.Ref("discovery/v1beta1.EndpointConditions"), Type.Null()])),
    hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    targetRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
    topology: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hints: Type.Optional(Type.Union([Type.Ref("discovery/v1beta1.EndpointHints"), Type.Null()]))
  }),
  "discovery/v1beta1.EndpointConditions": Type.Object({
    ready: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    serving: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    terminating: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "discovery/v1beta1.EndpointHints": Type.Object({
    forZones: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1beta1.ForZone")), Type.Null()]))
  }),
  "discovery/v1beta1.ForZone": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  }),
  "discovery/v1beta1.EndpointPort": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    appProtocol: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var EndpointSlice = { root: types3["discovery/v1beta1.EndpointSlice"], get named() {
  return named();
} };
export {
  EndpointSlice,
  types3 as types
};
