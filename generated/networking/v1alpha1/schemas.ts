// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of networking.k8s.io/v1alpha1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "networking/v1alpha1.ClusterCIDR": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1alpha1.ClusterCIDRSpec"), Type.Null()], {"rules":{"immutable":true}})),
      }, {"between":true}),
      "networking/v1alpha1.ClusterCIDRSpec": Type.Object({
        nodeSelector: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        perNodeHostBits: Type.Optional(Type.Union([Type.Integer({"minimum":4}), Type.Null()])),
        ipv4: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ipv6: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1alpha1.IPAddress": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1alpha1.IPAddressSpec"), Type.Null()])),
      }),
      "networking/v1alpha1.IPAddressSpec": Type.Object({
        parentRef: Type.Optional(Type.Union([Type.Ref("networking/v1alpha1.ParentReference"), Type.Null()])),
      }),
      "networking/v1alpha1.ParentReference": Type.Object({
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "networking/v1alpha1.ServiceCIDR": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("networking/v1alpha1.ServiceCIDRSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("networking/v1alpha1.ServiceCIDRStatus"), Type.Null()])),
      }),
      "networking/v1alpha1.ServiceCIDRSpec": Type.Object({
        cidrs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "networking/v1alpha1.ServiceCIDRStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const ClusterCIDR: SchemaOfType = { root: types["networking/v1alpha1.ClusterCIDR"], get named() { return named(); } };
export const IPAddress: SchemaOfType = { root: types["networking/v1alpha1.IPAddress"], get named() { return named(); } };
export const ServiceCIDR: SchemaOfType = { root: types["networking/v1alpha1.ServiceCIDR"], get named() { return named(); } };
