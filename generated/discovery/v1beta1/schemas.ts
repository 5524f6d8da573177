// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of discovery.k8s.io/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "discovery/v1beta1.EndpointSlice": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        addressType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        endpoints: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1beta1.Endpoint")), Type.Null()])),
        ports: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1beta1.EndpointPort")), Type.Null()])),
      }),
      "discovery/v1beta1.Endpoint": Type.Object({
        addresses: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Ref("discovery/v1beta1.EndpointConditions"), Type.Null()])),
        hostname: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        targetRef: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
        topology: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        hints: Type.Optional(Type.Union([Type.Ref("discovery/v1beta1.EndpointHints"), Type.Null()])),
      }),
      "discovery/v1beta1.EndpointConditions": Type.Object({
        ready: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        serving: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        terminating: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "discovery/v1beta1.EndpointHints": Type.Object({
        forZones: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1beta1.ForZone")), Type.Null()])),
        forNodes: Type.Optional(Type.Union([Type.Array(Type.Ref("discovery/v1beta1.ForNode")), Type.Null()])),
      }),
      "discovery/v1beta1.ForZone": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "discovery/v1beta1.EndpointPort": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        protocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        appProtocol: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "discovery/v1beta1.ForNode": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const EndpointSlice: SchemaOfType = { root: types["discovery/v1beta1.EndpointSlice"], get named() { return named(); } };
