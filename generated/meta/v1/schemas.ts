// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of meta.k8s.io/v1: types and constraints. */

import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "meta/v1.APIGroup": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        versions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.GroupVersionForDiscovery")), Type.Null()])),
        preferredVersion: Type.Optional(Type.Union([Type.Ref("meta/v1.GroupVersionForDiscovery"), Type.Null()])),
        serverAddressByClientCIDRs: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.ServerAddressByClientCIDR")), Type.Null()])),
      }),
      "meta/v1.APIGroupList": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        groups: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.APIGroup")), Type.Null()])),
      }),
      "meta/v1.APIResourceList": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        groupVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.APIResource")), Type.Null()])),
      }),
      "meta/v1.APIResource": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        singularName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespaced: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        shortNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        categories: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        storageVersionHash: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.APIVersions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        versions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        serverAddressByClientCIDRs: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.ServerAddressByClientCIDR")), Type.Null()])),
      }),
      "meta/v1.ApplyOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        dryRun: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        force: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        fieldManager: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.CreateOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        dryRun: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        fieldManager: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldValidation: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.DeleteOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        gracePeriodSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        preconditions: Type.Optional(Type.Union([Type.Ref("meta/v1.Preconditions"), Type.Null()])),
        orphanDependents: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        propagationPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        dryRun: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        ignoreStoreReadErrorWithClusterBreakingPotential: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "meta/v1.Preconditions": Type.Object({
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.ExportOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        export: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        exact: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "meta/v1.GetOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.ListOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        labelSelector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldSelector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        watch: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        allowWatchBookmarks: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resourceVersionMatch: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        timeoutSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        limit: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        continue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        sendInitialEvents: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        shardSelector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.PartialObjectMetadata": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
      }),
      "meta/v1.ObjectMeta": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        generateName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        selfLink: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        generation: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        creationTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deletionTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        deletionGracePeriodSeconds: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        labels: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        annotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        ownerReferences: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.OwnerReference")), Type.Null()])),
        finalizers: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        clusterName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        managedFields: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.ManagedFieldsEntry")), Type.Null()])),
      }),
      "meta/v1.OwnerReference": Type.Object({
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        controller: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        blockOwnerDeletion: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "meta/v1.ManagedFieldsEntry": Type.Object({
        manager: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operation: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        time: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldsType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldsV1: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        subresource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.PatchOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        dryRun: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        force: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        fieldManager: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldValidation: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.Status": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ListMeta"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        details: Type.Optional(Type.Union([Type.Ref("meta/v1.StatusDetails"), Type.Null()])),
        code: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "meta/v1.StatusDetails": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        causes: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.StatusCause")), Type.Null()])),
        retryAfterSeconds: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "meta/v1.StatusCause": Type.Object({
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        field: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.Table": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ListMeta"), Type.Null()])),
        columnDefinitions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.TableColumnDefinition")), Type.Null()])),
        rows: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.TableRow")), Type.Null()])),
      }),
      "meta/v1.TableColumnDefinition": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        format: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        priority: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "meta/v1.TableRow": Type.Object({
        cells: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.TableRowCondition")), Type.Null()])),
        object: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "meta/v1.TableRowCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.TableOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        includeObject: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.UpdateOptions": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        dryRun: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        fieldManager: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldValidation: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.GroupResource": Type.Object({
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Union([Type.String({"minLength":1,"format":"dns-1035-label"})], {"rules":{"needed":true}}),
      }),
      "meta/v1.GroupVersionResource": Type.Object({
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.GroupVersionKind": Type.Object({
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.ServerAddressByClientCIDR": Type.Object({
        clientCIDR: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        serverAddress: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.GroupVersionForDiscovery": Type.Object({
        groupVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "meta/v1.ListMeta": Type.Object({
        selfLink: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resourceVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        continue: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        remainingItemCount: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        shardInfo: Type.Optional(Type.Union([Type.Ref("meta/v1.ShardInfo"), Type.Null()])),
      }),
      "meta/v1.LabelSelector": Type.Object({
        matchLabels: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        matchExpressions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.LabelSelectorRequirement")), Type.Null()])),
      }),
      "meta/v1.FieldSelectorRequirement": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operator: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        values: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "meta/v1.LabelSelectorRequirement": Type.Object({
        key: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operator: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        values: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "meta/v1.Condition": Type.Object({
        type: Type.Union([Type.String({"format":"qualified-name"})], {"rules":{"held":"text"}}),
        status: Type.Union([Type.Enum(["False","True","Unknown"])], {"rules":{"held":"text"}}),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.BigInt({ minimum: 0n })]), Type.Null()], {"because":{"min":"must be greater than or equal to zero"}})),
        lastTransitionTime: Type.Union([Type.String()], {"rules":{"needed":true},"because":{"nonEmpty":"must be set"}}),
        reason: Type.Union([Type.String({"minLength":1,"pattern":"^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"})], {"rules":{"needed":true},"because":{"nonEmpty":"must be set","pattern":"a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric characters or '_,:', and must end with an alphanumeric character or '_' (e.g. 'my_name',  or 'MY_NAME',  or 'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', regex used for validation is '[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')"}}),
        message: Type.Optional(Type.Union([Type.String({"maxLength":32768}), Type.Null()])),
      }),
      "meta/v1.ShardInfo": Type.Object({
        selector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types });
export const APIGroup: SchemaOfType = { root: types["meta/v1.APIGroup"], get named() { return named(); } };
export const APIGroupList: SchemaOfType = { root: types["meta/v1.APIGroupList"], get named() { return named(); } };
export const APIResourceList: SchemaOfType = { root: types["meta/v1.APIResourceList"], get named() { return named(); } };
export const APIVersions: SchemaOfType = { root: types["meta/v1.APIVersions"], get named() { return named(); } };
export const ApplyOptions: SchemaOfType = { root: types["meta/v1.ApplyOptions"], get named() { return named(); } };
export const CreateOptions: SchemaOfType = { root: types["meta/v1.CreateOptions"], get named() { return named(); } };
export const DeleteOptions: SchemaOfType = { root: types["meta/v1.DeleteOptions"], get named() { return named(); } };
export const ExportOptions: SchemaOfType = { root: types["meta/v1.ExportOptions"], get named() { return named(); } };
export const GetOptions: SchemaOfType = { root: types["meta/v1.GetOptions"], get named() { return named(); } };
export const ListOptions: SchemaOfType = { root: types["meta/v1.ListOptions"], get named() { return named(); } };
export const PartialObjectMetadata: SchemaOfType = { root: types["meta/v1.PartialObjectMetadata"], get named() { return named(); } };
export const PatchOptions: SchemaOfType = { root: types["meta/v1.PatchOptions"], get named() { return named(); } };
export const Status: SchemaOfType = { root: types["meta/v1.Status"], get named() { return named(); } };
export const Table: SchemaOfType = { root: types["meta/v1.Table"], get named() { return named(); } };
export const TableOptions: SchemaOfType = { root: types["meta/v1.TableOptions"], get named() { return named(); } };
export const UpdateOptions: SchemaOfType = { root: types["meta/v1.UpdateOptions"], get named() { return named(); } };
