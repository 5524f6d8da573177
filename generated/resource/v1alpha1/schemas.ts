// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of resource.k8s.io/v1alpha1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "resource/v1alpha1.PodScheduling": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha1.PodSchedulingSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha1.PodSchedulingStatus"), Type.Null()])),
      }),
      "resource/v1alpha1.PodSchedulingSpec": Type.Object({
        selectedNode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        potentialNodes: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":128}), Type.Null()])),
      }),
      "resource/v1alpha1.PodSchedulingStatus": Type.Object({
        resourceClaims: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha1.ResourceClaimSchedulingStatus")), Type.Null()])),
      }),
      "resource/v1alpha1.ResourceClaimSchedulingStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        unsuitableNodes: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":128}), Type.Null()])),
      }),
      "resource/v1alpha1.ResourceClaim": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha1.ResourceClaimSpec")], {"rules":{"held":"struct","immutable":true}}),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha1.ResourceClaimStatus"), Type.Null()])),
      }, {"between":true}),
      "resource/v1alpha1.ResourceClaimSpec": Type.Object({
        resourceClassName: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        parametersRef: Type.Optional(Type.Union([Type.Ref("resource/v1alpha1.ResourceClaimParametersReference"), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.Enum(["Immediate","WaitForFirstConsumer"]), Type.Null()])),
      }),
      "resource/v1alpha1.ResourceClaimParametersReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha1.ResourceClaimStatus": Type.Object({
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        allocation: Type.Optional(Type.Union([Type.Ref("resource/v1alpha1.AllocationResult"), Type.Null()])),
        reservedFor: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha1.ResourceClaimConsumerReference")), Type.Null()])),
        deallocationRequested: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "resource/v1alpha1.AllocationResult": Type.Object({
        resourceHandle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        availableOnNodes: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        shareable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "resource/v1alpha1.ResourceClaimConsumerReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha1.ResourceClaimTemplate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha1.ResourceClaimTemplateSpec")], {"rules":{"held":"struct","immutable":true}}),
      }, {"between":true}),
      "resource/v1alpha1.ResourceClaimTemplateSpec": Type.Object({
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha1.ResourceClaimSpec")], {"rules":{"held":"struct","immutable":true}}),
      }, {"between":true}),
      "resource/v1alpha1.ResourceClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        driverName: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true}}),
        parametersRef: Type.Optional(Type.Union([Type.Ref("resource/v1alpha1.ResourceClassParametersReference"), Type.Null()])),
        suitableNodes: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
      }),
      "resource/v1alpha1.ResourceClassParametersReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const PodScheduling: SchemaOfType = { root: types["resource/v1alpha1.PodScheduling"], get named() { return named(); } };
export const ResourceClaim: SchemaOfType = { root: types["resource/v1alpha1.ResourceClaim"], get named() { return named(); } };
export const ResourceClaimTemplate: SchemaOfType = { root: types["resource/v1alpha1.ResourceClaimTemplate"], get named() { return named(); } };
export const ResourceClass: SchemaOfType = { root: types["resource/v1alpha1.ResourceClass"], get named() { return named(); } };
