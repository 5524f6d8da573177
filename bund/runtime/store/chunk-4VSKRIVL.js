import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/discovery/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "discovery/v1.EndpointSlice": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    addressType: Type.Optional(Type.Union([Type.Enum(["FQDN", "IPv4", "IPv6"]), Type.Null()], { "rules": { "needed": true, "immutable": true } })),
    endpoints: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1.Endpoint"), { "maxItems": 1e3 }), Type.Null()])),
    ports: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1.EndpointPort"), { "maxItems": 100 }), Type.Null()], { "rules": { "unique": "name" } }))
  }, { "between": true }),
  "discovery/v1.Endpoint": Type.Object({
    addresses: Type.Optional(Type.Union([Type.Array(Type.String(), { "maxItems": 100 }), Type.Null()], { "rules": { "needed": true }, "because": { "nonEmpty": "must contain at least 1 address" } })),
    conditions: Type.Optional(Type.Union([Type.Ref("discovery/v1.EndpointConditions"), Type.Null()])),
    hostname: Type.Optional(Type.Union([Type.String({ "format": "dns-label" }), Type.Null()])),
    targetRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
    deprecatedTopology: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
    nodeName: Type.Optional(Type.Union([Type.String({ "format": "dns-subdomain" }), Type.Null()])),
    zone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    hints: Type.Optional(Type.Union([Type.Ref("discovery/v1.EndpointHints"), Type.Null()]))
  }, { "between": true }),
  "discovery/v1.EndpointConditions": Type.Object({
    ready: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    serving: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    terminating: Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
  }),
  "discovery/v1.EndpointHints": Type.Object({
    forZones: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1.ForZone"), { "maxItems": 8 }), Type.Null()], { "rules": { "unique": "name" } }))
  }, { "between": true }),
  "discovery/v1.ForZone": Type.Object({
    name: Type.Optional(Type.Union([Type.String({ "format": "label-value" }), Type.Null()], { "rules": { "held": "text" } }))
  }, { "between": true }),
  "discovery/v1.EndpointPort": Type.Object({
    name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    protocol: Type.Optional(Type.Union([Type.Enum(["SCTP", "TCP", "UDP"]), Type.Null()])),
    port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    appProtocol: Type.Optional(Type.Union([Type.String({ "format": "qualified-name" }), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var EndpointSlice = { root: types3["discovery/v1.EndpointSlice"], get named() {
  return named();
} };
export {
  EndpointSlice,
  types3 as types
};
