// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of meta.k8s.io/v1: shape and merge markers of every type. */

import { BOOL, EMBEDDED_OBJECT, FREE_ANY, FREE_OBJECT, INT32, INT64, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const APIGroup: StructStructure = struct("v1.APIGroup", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("name", STRING, "+"),
      field("versions", listOf(GroupVersionForDiscovery), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("preferredVersion", GroupVersionForDiscovery, "?"),
      field("serverAddressByClientCIDRs", listOf(ServerAddressByClientCIDR), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, undefined, true);
export const APIGroupList: StructStructure = struct("v1.APIGroupList", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("groups", listOf(APIGroup), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, undefined, true);
export const APIResourceList: StructStructure = struct("v1.APIResourceList", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("groupVersion", STRING, "+"),
      field("resources", listOf(APIResource), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, undefined, true);
export const APIResource: StructStructure = struct("v1.APIResource", () => [
      field("name", STRING, "+"),
      field("singularName", STRING, "+"),
      field("namespaced", BOOL, "+"),
      field("group", STRING, "?"),
      field("version", STRING, "?"),
      field("kind", STRING, "+"),
      field("verbs", listOf(STRING), "+"),
      field("shortNames", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("categories", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("storageVersionHash", STRING, "?"),
    ], undefined, undefined, true);
export const APIVersions: StructStructure = struct("v1.APIVersions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("versions", listOf(STRING), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("serverAddressByClientCIDRs", listOf(ServerAddressByClientCIDR), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, undefined, true);
export const ApplyOptions: StructStructure = struct("v1.ApplyOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("dryRun", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("force", BOOL, "+"),
      field("fieldManager", STRING, "+"),
    ], undefined, undefined, true);
export const CreateOptions: StructStructure = struct("v1.CreateOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("dryRun", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("fieldManager", STRING, "?"),
      field("fieldValidation", STRING, "?", { since: "1.23" }),
    ], undefined, undefined, true);
export const DeleteOptions: StructStructure = struct("v1.DeleteOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("gracePeriodSeconds", INT64, "*"),
      field("preconditions", Preconditions, "*"),
      field("orphanDependents", BOOL, "*"),
      field("propagationPolicy", STRING, "*"),
      field("dryRun", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("ignoreStoreReadErrorWithClusterBreakingPotential", BOOL, "*", { since: "1.32" }),
    ], undefined, undefined, true);
export const Preconditions: StructStructure = struct("v1.Preconditions", () => [
      field("uid", STRING, "*"),
      field("resourceVersion", STRING, "*"),
    ]);
export const ExportOptions: StructStructure = struct("v1.ExportOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("export", BOOL, "+"),
      field("exact", BOOL, "+"),
    ]);
export const GetOptions: StructStructure = struct("v1.GetOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("resourceVersion", STRING, "?"),
    ]);
export const ListOptions: StructStructure = struct("v1.ListOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("labelSelector", STRING, "?"),
      field("fieldSelector", STRING, "?"),
      field("watch", BOOL, "?"),
      field("allowWatchBookmarks", BOOL, "?"),
      field("resourceVersion", STRING, "?"),
      field("resourceVersionMatch", STRING, "?"),
      field("timeoutSeconds", INT64, "*"),
      field("limit", INT64, "?"),
      field("continue", STRING, "?"),
      field("sendInitialEvents", BOOL, "*", { since: "1.27" }),
      field("shardSelector", STRING, "?", { since: "1.36" }),
    ], undefined, undefined, true);
export const PartialObjectMetadata: StructStructure = struct("v1.PartialObjectMetadata", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", ObjectMeta, "?"),
    ], undefined, undefined, true);
export const ObjectMeta: StructStructure = struct("v1.ObjectMeta", () => [
      field("name", STRING, "?"),
      field("generateName", STRING, "?"),
      field("namespace", STRING, "?"),
      field("selfLink", STRING, "?"),
      field("uid", STRING, "?"),
      field("resourceVersion", STRING, "?"),
      field("generation", INT64, "?"),
      field("creationTimestamp", TIME, "?", { changes: { "1.34": { omitZero: true } } }),
      field("deletionTimestamp", TIME, "*"),
      field("deletionGracePeriodSeconds", INT64, "*"),
      field("labels", mapOf(STRING), "?"),
      field("annotations", mapOf(STRING), "?"),
      field("ownerReferences", listOf(OwnerReference), "?", { patchStrategy: ["merge"], patchMergeKey: "uid", changes: { "1.30": { listType: "map", listMapKeys: ["uid"] } } }),
      field("finalizers", listOf(STRING), "?", { patchStrategy: ["merge"], changes: { "1.30": { listType: "set" } } }),
      field("clusterName", STRING, "?", { until: "1.24" }),
      field("managedFields", listOf(ManagedFieldsEntry), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, undefined, true);
export const OwnerReference: StructStructure = struct("v1.OwnerReference", () => [
      field("apiVersion", STRING, "+"),
      field("kind", STRING, "+"),
      field("name", STRING, "+"),
      field("uid", STRING, "+"),
      field("controller", BOOL, "*"),
      field("blockOwnerDeletion", BOOL, "*"),
    ], {"1.22":"atomic"}, undefined, true);
export const ManagedFieldsEntry: StructStructure = struct("v1.ManagedFieldsEntry", () => [
      field("manager", STRING, "?"),
      field("operation", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("time", TIME, "*"),
      field("fieldsType", STRING, "?"),
      field("fieldsV1", FREE_OBJECT, "*"),
      field("subresource", STRING, "?", { since: "1.22" }),
    ], undefined, undefined, true);
export const PatchOptions: StructStructure = struct("v1.PatchOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("dryRun", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("force", BOOL, "*"),
      field("fieldManager", STRING, "?"),
      field("fieldValidation", STRING, "?", { since: "1.23" }),
    ], undefined, undefined, true);
export const Status: StructStructure = struct("v1.Status", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", ListMeta, "?"),
      field("status", STRING, "?"),
      field("message", STRING, "?"),
      field("reason", STRING, "?"),
      field("details", StatusDetails, "*", { changes: { "1.30": { listType: "atomic" }, "1.35": { listType: null } } }),
      field("code", INT32, "?"),
    ], undefined, undefined, true);
export const StatusDetails: StructStructure = struct("v1.StatusDetails", () => [
      field("name", STRING, "?"),
      field("group", STRING, "?"),
      field("kind", STRING, "?"),
      field("uid", STRING, "?"),
      field("causes", listOf(StatusCause), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("retryAfterSeconds", INT32, "?"),
    ], undefined, undefined, true);
export const StatusCause: StructStructure = struct("v1.StatusCause", () => [
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
      field("field", STRING, "?"),
    ]);
export const Table: StructStructure = struct("v1.Table", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", ListMeta, "?"),
      field("columnDefinitions", listOf(TableColumnDefinition), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("rows", listOf(TableRow), "+", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, undefined, true);
export const TableColumnDefinition: StructStructure = struct("v1.TableColumnDefinition", () => [
      field("name", STRING, "+"),
      field("type", STRING, "+"),
      field("format", STRING, "+"),
      field("description", STRING, "+"),
      field("priority", INT32, "+"),
    ]);
export const TableRow: StructStructure = struct("v1.TableRow", () => [
      field("cells", listOf(FREE_ANY), "+", { changes: { "1.30": { listType: "atomic" } } }),
      field("conditions", listOf(TableRowCondition), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("object", EMBEDDED_OBJECT, "?"),
    ], undefined, undefined, true);
export const TableRowCondition: StructStructure = struct("v1.TableRowCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ]);
export const TableOptions: StructStructure = struct("v1.TableOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("includeObject", STRING, "?"),
    ]);
export const UpdateOptions: StructStructure = struct("v1.UpdateOptions", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("dryRun", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
      field("fieldManager", STRING, "?"),
      field("fieldValidation", STRING, "?", { since: "1.23" }),
    ], undefined, undefined, true);
export const GroupResource: StructStructure = struct("v1.GroupResource", () => [
      field("group", STRING, "+"),
      field("resource", STRING, "+"),
    ]);
export const GroupVersionResource: StructStructure = struct("v1.GroupVersionResource", () => [
      field("group", STRING, "+"),
      field("version", STRING, "+"),
      field("resource", STRING, "+"),
    ]);
export const GroupVersionKind: StructStructure = struct("v1.GroupVersionKind", () => [
      field("group", STRING, "+"),
      field("version", STRING, "+"),
      field("kind", STRING, "+"),
    ]);
export const ServerAddressByClientCIDR: StructStructure = struct("v1.ServerAddressByClientCIDR", () => [
      field("clientCIDR", STRING, "+"),
      field("serverAddress", STRING, "+"),
    ]);
export const GroupVersionForDiscovery: StructStructure = struct("v1.GroupVersionForDiscovery", () => [
      field("groupVersion", STRING, "+"),
      field("version", STRING, "+"),
    ]);
export const ListMeta: StructStructure = struct("v1.ListMeta", () => [
      field("selfLink", STRING, "?"),
      field("resourceVersion", STRING, "?"),
      field("continue", STRING, "?"),
      field("remainingItemCount", INT64, "*"),
      field("shardInfo", ShardInfo, "*", { since: "1.36" }),
    ], undefined, undefined, true);
export const LabelSelector: StructStructure = struct("v1.LabelSelector", () => [
      field("matchLabels", mapOf(STRING), "?"),
      field("matchExpressions", listOf(LabelSelectorRequirement), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], "atomic", undefined, true);
export const FieldSelectorRequirement: StructStructure = struct("v1.FieldSelectorRequirement", () => [
      field("key", STRING, "+"),
      field("operator", STRING, "+"),
      field("values", listOf(STRING), "?", { listType: "atomic" }),
    ]);
export const LabelSelectorRequirement: StructStructure = struct("v1.LabelSelectorRequirement", () => [
      field("key", STRING, "+", { patchStrategy: ["merge"], patchMergeKey: "key", changes: { "1.28": { patchStrategy: null, patchMergeKey: null } } }),
      field("operator", STRING, "+"),
      field("values", listOf(STRING), "?", { changes: { "1.30": { listType: "atomic" } } }),
    ], undefined, undefined, true);
export const Condition: StructStructure = struct("v1.Condition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("observedGeneration", INT64, "?"),
      field("lastTransitionTime", TIME, "+"),
      field("reason", STRING, "+"),
      field("message", STRING, "+"),
    ]);
export const ShardInfo: StructStructure = struct("v1.ShardInfo", () => [
      field("selector", STRING, "+"),
    ]);
