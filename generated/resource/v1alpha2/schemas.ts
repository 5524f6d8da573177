// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of resource.k8s.io/v1alpha2: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "resource/v1alpha2.PodSchedulingContext": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.PodSchedulingContextSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.PodSchedulingContextStatus"), Type.Null()])),
      }),
      "resource/v1alpha2.PodSchedulingContextSpec": Type.Object({
        selectedNode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        potentialNodes: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":128}), Type.Null()])),
      }),
      "resource/v1alpha2.PodSchedulingContextStatus": Type.Object({
        resourceClaims: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.ResourceClaimSchedulingStatus")), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClaimSchedulingStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        unsuitableNodes: Type.Optional(Type.Union([Type.Array(Type.String(), {"maxItems":128}), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClaim": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha2.ResourceClaimSpec")], {"rules":{"held":"struct","immutable":true}}),
        status: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.ResourceClaimStatus"), Type.Null()])),
      }, {"between":true}),
      "resource/v1alpha2.ResourceClaimSpec": Type.Object({
        resourceClassName: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        parametersRef: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.ResourceClaimParametersReference"), Type.Null()])),
        allocationMode: Type.Optional(Type.Union([Type.Enum(["Immediate","WaitForFirstConsumer"]), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClaimStatus": Type.Object({
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        allocation: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.AllocationResult"), Type.Null()])),
        reservedFor: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.ResourceClaimConsumerReference")), Type.Null()])),
        deallocationRequested: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "resource/v1alpha2.AllocationResult": Type.Object({
        resourceHandles: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.ResourceHandle")), Type.Null()])),
        availableOnNodes: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        shareable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceHandle": Type.Object({
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        data: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        structuredData: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.StructuredResourceHandle"), Type.Null()])),
      }),
      "resource/v1alpha2.StructuredResourceHandle": Type.Object({
        vendorClassParameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        vendorClaimParameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        results: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.DriverAllocationResult")), Type.Null()])),
      }),
      "resource/v1alpha2.DriverAllocationResult": Type.Object({
        vendorRequestParameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        namedResources: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.NamedResourcesAllocationResult"), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesAllocationResult": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClaimConsumerReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClaimParameters": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        generatedFrom: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.ResourceClaimParametersReference"), Type.Null()])),
        shareable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        driverRequests: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.DriverRequests")), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClaimParametersReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha2.DriverRequests": Type.Object({
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        vendorParameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        requests: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.ResourceRequest")), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceRequest": Type.Object({
        vendorParameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        namedResources: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.NamedResourcesRequest"), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesRequest": Type.Object({
        selector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClaimTemplate": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha2.ResourceClaimTemplateSpec")], {"rules":{"held":"struct","immutable":true}}),
      }, {"between":true}),
      "resource/v1alpha2.ResourceClaimTemplateSpec": Type.Object({
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("resource/v1alpha2.ResourceClaimSpec")], {"rules":{"held":"struct","immutable":true}}),
      }, {"between":true}),
      "resource/v1alpha2.ResourceClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        driverName: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true}}),
        parametersRef: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.ResourceClassParametersReference"), Type.Null()])),
        suitableNodes: Type.Optional(Type.Union([Type.Ref("core/v1.NodeSelector"), Type.Null()])),
        structuredParameters: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClassParametersReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceClassParameters": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        generatedFrom: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.ResourceClassParametersReference"), Type.Null()])),
        vendorParameters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.VendorParameters")), Type.Null()])),
        filters: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.ResourceFilter")), Type.Null()])),
      }),
      "resource/v1alpha2.VendorParameters": Type.Object({
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        parameters: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceFilter": Type.Object({
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namedResources: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.NamedResourcesFilter"), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesFilter": Type.Object({
        selector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha2.ResourceSlice": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        nodeName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        driverName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namedResources: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.NamedResourcesResources"), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesResources": Type.Object({
        instances: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.NamedResourcesInstance")), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesInstance": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        attributes: Type.Optional(Type.Union([Type.Array(Type.Ref("resource/v1alpha2.NamedResourcesAttribute")), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesAttribute": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        quantity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        bool: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        int: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        intSlice: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.NamedResourcesIntSlice"), Type.Null()])),
        string: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        stringSlice: Type.Optional(Type.Union([Type.Ref("resource/v1alpha2.NamedResourcesStringSlice"), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesIntSlice": Type.Object({
        ints: Type.Optional(Type.Union([Type.Array(Type.Union([Type.Integer(), Type.BigInt()])), Type.Null()])),
      }),
      "resource/v1alpha2.NamedResourcesStringSlice": Type.Object({
        strings: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const PodSchedulingContext: SchemaOfType = { root: types["resource/v1alpha2.PodSchedulingContext"], get named() { return named(); } };
export const ResourceClaim: SchemaOfType = { root: types["resource/v1alpha2.ResourceClaim"], get named() { return named(); } };
export const ResourceClaimParameters: SchemaOfType = { root: types["resource/v1alpha2.ResourceClaimParameters"], get named() { return named(); } };
export const ResourceClaimTemplate: SchemaOfType = { root: types["resource/v1alpha2.ResourceClaimTemplate"], get named() { return named(); } };
export const ResourceClass: SchemaOfType = { root: types["resource/v1alpha2.ResourceClass"], get named() { return named(); } };
export const ResourceClassParameters: SchemaOfType = { root: types["resource/v1alpha2.ResourceClassParameters"], get named() { return named(); } };
export const ResourceSlice: SchemaOfType = { root: types["resource/v1alpha2.ResourceSlice"], get named() { return named(); } };
