// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of discovery.k8s.io/v1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "discovery/v1.EndpointSlice": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        addressType: Type.Union([Type.Enum(["FQDN","IPv4","IPv6"])], {"rules":{"needed":true,"immutable":true}}),
        endpoints: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1.Endpoint"), {"maxItems":1000}), Type.Null()])),
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1.EndpointPort"), {"maxItems":100}), Type.Null()], {"rules":{"unique":"name"}})),
      }, {"between":true}),
      "discovery/v1.Endpoint": Type.Object({
        addresses: Type.Union([Type.Array(Type.String(), {"minItems":1,"maxItems":100})], {"rules":{"needed":true},"because":{"nonEmpty":"must contain at least 1 address"}}),
        conditions: Type.Optional(Type.Union([Type.Ref("discovery/v1.EndpointConditions"), Type.Null()])),
        hostname: Type.Optional(Type.Union([Type.String({"format":"dns-label"}), Type.Null()])),
        targetRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
        deprecatedTopology: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
        zone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        hints: Type.Optional(Type.Union([Type.Ref("discovery/v1.EndpointHints"), Type.Null()])),
      }, {"between":true}),
      "discovery/v1.EndpointConditions": Type.Object({
        ready: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        serving: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        terminating: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "discovery/v1.EndpointHints": Type.Object({
        forZones: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1.ForZone"), {"maxItems":8}), Type.Null()], {"rules":{"unique":"name"}})),
        forNodes: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1.ForNode"), {"maxItems":8}), Type.Null()], {"rules":{"unique":"name"}})),
      }, {"between":true}),
      "discovery/v1.ForZone": Type.Object({
        name: Type.Optional(Type.Union([Type.String({"format":"label-value"}), Type.Null()], {"rules":{"held":"text"}})),
      }),
      "discovery/v1.EndpointPort": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        protocol: Type.Optional(Type.Union([Type.Enum(["SCTP","TCP","UDP"]), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        appProtocol: Type.Optional(Type.Union([Type.String({"format":"qualified-name"}), Type.Null()])),
      }),
      "discovery/v1.ForNode": Type.Object({
        name: Type.Union([Type.String({"format":"dns-subdomain"})], {"rules":{"held":"text"}}),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const EndpointSlice: SchemaOfType = { root: types["discovery/v1.EndpointSlice"], get named() { return named(); } };
