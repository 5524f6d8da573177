// dist/generated/meta/v1/structures.js
import { BOOL, FREE_ANY, FREE_OBJECT, INT32, INT64, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var APIGroup = struct("v1.APIGroup", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("name", STRING, "+"),
  field("versions", listOf(GroupVersionForDiscovery), "+"),
  field("preferredVersion", GroupVersionForDiscovery, "?"),
  field("serverAddressByClientCIDRs", listOf(ServerAddressByClientCIDR), "?")
]);
var APIGroupList = struct("v1.APIGroupList", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("groups", listOf(APIGroup), "+")
]);
var APIResourceList = struct("v1.APIResourceList", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("groupVersion", STRING, "+"),
  field("resources", listOf(APIResource), "+")
]);
var APIResource = struct("v1.APIResource", () => [
  field("name", STRING, "+"),
  field("singularName", STRING, "+"),
  field("namespaced", BOOL, "+"),
  field("group", STRING, "?"),
  field("version", STRING, "?"),
  field("kind", STRING, "+"),
  field("verbs", listOf(STRING), "+"),
  field("shortNames", listOf(STRING), "?"),
  field("categories", listOf(STRING), "?"),
  field("storageVersionHash", STRING, "?")
]);
var APIVersions = struct("v1.APIVersions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("versions", listOf(STRING), "+"),
  field("serverAddressByClientCIDRs", listOf(ServerAddressByClientCIDR), "+")
]);
var ApplyOptions = struct("v1.ApplyOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("dryRun", listOf(STRING), "?"),
  field("force", BOOL, "+"),
  field("fieldManager", STRING, "+")
]);
var CreateOptions = struct("v1.CreateOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("dryRun", listOf(STRING), "?"),
  field("fieldManager", STRING, "?")
]);
var DeleteOptions = struct("v1.DeleteOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("gracePeriodSeconds", INT64, "*"),
  field("preconditions", Preconditions, "*"),
  field("orphanDependents", BOOL, "*"),
  field("propagationPolicy", STRING, "*"),
  field("dryRun", listOf(STRING), "?")
]);
var Preconditions = struct("v1.Preconditions", () => [
  field("uid", STRING, "*"),
  field("resourceVersion", STRING, "*")
]);
var ExportOptions = struct("v1.ExportOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("export", BOOL, "+"),
  field("exact", BOOL, "+")
]);
var GetOptions = struct("v1.GetOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("resourceVersion", STRING, "?")
]);
var ListOptions = struct("v1.ListOptions", () => [
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
  field("continue", STRING, "?")
]);
var PartialObjectMetadata = struct("v1.PartialObjectMetadata", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?")
]);
var ObjectMeta = struct("v1.ObjectMeta", () => [
  field("name", STRING, "?"),
  field("generateName", STRING, "?"),
  field("namespace", STRING, "?"),
  field("selfLink", STRING, "?"),
  field("uid", STRING, "?"),
  field("resourceVersion", STRING, "?"),
  field("generation", INT64, "?"),
  field("creationTimestamp", TIME, "?"),
  field("deletionTimestamp", TIME, "*"),
  field("deletionGracePeriodSeconds", INT64, "*"),
  field("labels", mapOf(STRING), "?"),
  field("annotations", mapOf(STRING), "?"),
  field("ownerReferences", listOf(OwnerReference), "?", { patchStrategy: ["merge"], patchMergeKey: "uid" }),
  field("finalizers", listOf(STRING), "?", { patchStrategy: ["merge"] }),
  field("clusterName", STRING, "?"),
  field("managedFields", listOf(ManagedFieldsEntry), "?")
]);
var OwnerReference = struct("v1.OwnerReference", () => [
  field("apiVersion", STRING, "+"),
  field("kind", STRING, "+"),
  field("name", STRING, "+"),
  field("uid", STRING, "+"),
  field("controller", BOOL, "*"),
  field("blockOwnerDeletion", BOOL, "*")
]);
var ManagedFieldsEntry = struct("v1.ManagedFieldsEntry", () => [
  field("manager", STRING, "?"),
  field("operation", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("time", TIME, "*"),
  field("fieldsType", STRING, "?"),
  field("fieldsV1", FREE_OBJECT, "*")
]);
var PatchOptions = struct("v1.PatchOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("dryRun", listOf(STRING), "?"),
  field("force", BOOL, "*"),
  field("fieldManager", STRING, "?")
]);
var Status = struct("v1.Status", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ListMeta, "?"),
  field("status", STRING, "?"),
  field("message", STRING, "?"),
  field("reason", STRING, "?"),
  field("details", StatusDetails, "*"),
  field("code", INT32, "?")
]);
var StatusDetails = struct("v1.StatusDetails", () => [
  field("name", STRING, "?"),
  field("group", STRING, "?"),
  field("kind", STRING, "?"),
  field("uid", STRING, "?"),
  field("causes", listOf(StatusCause), "?"),
  field("retryAfterSeconds", INT32, "?")
]);
var StatusCause = struct("v1.StatusCause", () => [
  field("reason", STRING, "?"),
  field("message", STRING, "?"),
  field("field", STRING, "?")
]);
var Table = struct("v1.Table", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ListMeta, "?"),
  field("columnDefinitions", listOf(TableColumnDefinition), "+"),
  field("rows", listOf(TableRow), "+")
]);
var TableColumnDefinition = struct("v1.TableColumnDefinition", () => [
  field("name", STRING, "+"),
  field("type", STRING, "+"),
  field("format", STRING, "+"),
  field("description", STRING, "+"),
  field("priority", INT32, "+")
]);
var TableRow = struct("v1.TableRow", () => [
  field("cells", listOf(FREE_ANY), "+"),
  field("conditions", listOf(TableRowCondition), "?"),
  field("object", FREE_OBJECT, "?")
]);
var TableRowCondition = struct("v1.TableRowCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("reason", STRING, "?"),
  field("message", STRING, "?")
]);
var TableOptions = struct("v1.TableOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("includeObject", STRING, "?")
]);
var UpdateOptions = struct("v1.UpdateOptions", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("dryRun", listOf(STRING), "?"),
  field("fieldManager", STRING, "?")
]);
var GroupVersionResource = struct("v1.GroupVersionResource", () => [
  field("group", STRING, "+"),
  field("version", STRING, "+"),
  field("resource", STRING, "+")
]);
var GroupVersionKind = struct("v1.GroupVersionKind", () => [
  field("group", STRING, "+"),
  field("version", STRING, "+"),
  field("kind", STRING, "+")
]);
var ServerAddressByClientCIDR = struct("v1.ServerAddressByClientCIDR", () => [
  field("clientCIDR", STRING, "+"),
  field("serverAddress", STRING, "+")
]);
var GroupVersionForDiscovery = struct("v1.GroupVersionForDiscovery", () => [
  field("groupVersion", STRING, "+"),
  field("version", STRING, "+")
]);
var ListMeta = struct("v1.ListMeta", () => [
  field("selfLink", STRING, "?"),
  field("resourceVersion", STRING, "?"),
  field("continue", STRING, "?"),
  field("remainingItemCount", INT64, "*")
]);
var LabelSelector = struct("v1.LabelSelector", () => [
  field("matchLabels", mapOf(STRING), "?"),
  field("matchExpressions", listOf(LabelSelectorRequirement), "?")
], "atomic");
var LabelSelectorRequirement = struct("v1.LabelSelectorRequirement", () => [
  field("key", STRING, "+", { patchStrategy: ["merge"], patchMergeKey: "key" }),
  field("operator", STRING, "+"),
  field("values", listOf(STRING), "?")
]);
var Condition = struct("v1.Condition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+"),
  field("observedGeneration", INT64, "?"),
  field("lastTransitionTime", TIME, "+"),
  field("reason", STRING, "+"),
  field("message", STRING, "+")
]);

// dist/generated/meta/v1/validators.js
var External = [/(?!)/u, /(?!)/u, /(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.versions === void 0 || (!("versions" in value) || (Array.isArray(value.versions) && value.versions.every((unique_0, index) => check_2(unique_0)) || value.versions === null))) && (value.preferredVersion === void 0 || (!("preferredVersion" in value) || (check_2(value.preferredVersion) || value.preferredVersion === null))) && (value.serverAddressByClientCIDRs === void 0 || (!("serverAddressByClientCIDRs" in value) || (Array.isArray(value.serverAddressByClientCIDRs) && value.serverAddressByClientCIDRs.every((unique_1, index) => check_3(unique_1)) || value.serverAddressByClientCIDRs === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.groupVersion === void 0 || (!("groupVersion" in value) || (typeof value.groupVersion === "string" || value.groupVersion === null))) && (value.version === void 0 || (!("version" in value) || (typeof value.version === "string" || value.version === null)))));
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.clientCIDR === void 0 || (!("clientCIDR" in value) || (typeof value.clientCIDR === "string" || value.clientCIDR === null))) && (value.serverAddress === void 0 || (!("serverAddress" in value) || (typeof value.serverAddress === "string" || value.serverAddress === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.groups === void 0 || (!("groups" in value) || (Array.isArray(value.groups) && value.groups.every((unique_2, index) => check_1(unique_2)) || value.groups === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.groupVersion === void 0 || (!("groupVersion" in value) || (typeof value.groupVersion === "string" || value.groupVersion === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_3, index) => check_6(unique_3)) || value.resources === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.singularName === void 0 || (!("singularName" in value) || (typeof value.singularName === "string" || value.singularName === null))) && (value.namespaced === void 0 || (!("namespaced" in value) || (typeof value.namespaced === "boolean" || value.namespaced === null))) && (value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.version === void 0 || (!("version" in value) || (typeof value.version === "string" || value.version === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.verbs === void 0 || (!("verbs" in value) || (Array.isArray(value.verbs) && value.verbs.every((unique_4, index) => typeof unique_4 === "string") || value.verbs === null))) && (value.shortNames === void 0 || (!("shortNames" in value) || (Array.isArray(value.shortNames) && value.shortNames.every((unique_5, index) => typeof unique_5 === "string") || value.shortNames === null))) && (value.categories === void 0 || (!("categories" in value) || (Array.isArray(value.categories) && value.categories.every((unique_6, index) => typeof unique_6 === "string") || value.categories === null))) && (value.storageVersionHash === void 0 || (!("storageVersionHash" in value) || (typeof value.storageVersionHash === "string" || value.storageVersionHash === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.versions === void 0 || (!("versions" in value) || (Array.isArray(value.versions) && value.versions.every((unique_7, index) => typeof unique_7 === "string") || value.versions === null))) && (value.serverAddressByClientCIDRs === void 0 || (!("serverAddressByClientCIDRs" in value) || (Array.isArray(value.serverAddressByClientCIDRs) && value.serverAddressByClientCIDRs.every((unique_8, index) => check_3(unique_8)) || value.serverAddressByClientCIDRs === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.dryRun === void 0 || (!("dryRun" in value) || (Array.isArray(value.dryRun) && value.dryRun.every((unique_9, index) => typeof unique_9 === "string") || value.dryRun === null))) && (value.force === void 0 || (!("force" in value) || (typeof value.force === "boolean" || value.force === null))) && (value.fieldManager === void 0 || (!("fieldManager" in value) || (typeof value.fieldManager === "string" || value.fieldManager === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.dryRun === void 0 || (!("dryRun" in value) || (Array.isArray(value.dryRun) && value.dryRun.every((unique_10, index) => typeof unique_10 === "string") || value.dryRun === null))) && (value.fieldManager === void 0 || (!("fieldManager" in value) || (typeof value.fieldManager === "string" || value.fieldManager === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.gracePeriodSeconds === void 0 || (!("gracePeriodSeconds" in value) || (Number.isInteger(value.gracePeriodSeconds) || typeof value.gracePeriodSeconds === "bigint" || value.gracePeriodSeconds === null))) && (value.preconditions === void 0 || (!("preconditions" in value) || (check_11(value.preconditions) || value.preconditions === null))) && (value.orphanDependents === void 0 || (!("orphanDependents" in value) || (typeof value.orphanDependents === "boolean" || value.orphanDependents === null))) && (value.propagationPolicy === void 0 || (!("propagationPolicy" in value) || (typeof value.propagationPolicy === "string" || value.propagationPolicy === null))) && (value.dryRun === void 0 || (!("dryRun" in value) || (Array.isArray(value.dryRun) && value.dryRun.every((unique_11, index) => typeof unique_11 === "string") || value.dryRun === null)))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.export === void 0 || (!("export" in value) || (typeof value.export === "boolean" || value.export === null))) && (value.exact === void 0 || (!("exact" in value) || (typeof value.exact === "boolean" || value.exact === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.labelSelector === void 0 || (!("labelSelector" in value) || (typeof value.labelSelector === "string" || value.labelSelector === null))) && (value.fieldSelector === void 0 || (!("fieldSelector" in value) || (typeof value.fieldSelector === "string" || value.fieldSelector === null))) && (value.watch === void 0 || (!("watch" in value) || (typeof value.watch === "boolean" || value.watch === null))) && (value.allowWatchBookmarks === void 0 || (!("allowWatchBookmarks" in value) || (typeof value.allowWatchBookmarks === "boolean" || value.allowWatchBookmarks === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null))) && (value.resourceVersionMatch === void 0 || (!("resourceVersionMatch" in value) || (typeof value.resourceVersionMatch === "string" || value.resourceVersionMatch === null))) && (value.timeoutSeconds === void 0 || (!("timeoutSeconds" in value) || (Number.isInteger(value.timeoutSeconds) || typeof value.timeoutSeconds === "bigint" || value.timeoutSeconds === null))) && (value.limit === void 0 || (!("limit" in value) || (Number.isInteger(value.limit) || typeof value.limit === "bigint" || value.limit === null))) && (value.continue === void 0 || (!("continue" in value) || (typeof value.continue === "string" || value.continue === null)))));
var check_15 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_16(value.metadata) || value.metadata === null)))));
var check_16 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.generateName === void 0 || (!("generateName" in value) || (typeof value.generateName === "string" || value.generateName === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.selfLink === void 0 || (!("selfLink" in value) || (typeof value.selfLink === "string" || value.selfLink === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null))) && (value.generation === void 0 || (!("generation" in value) || (Number.isInteger(value.generation) || typeof value.generation === "bigint" || value.generation === null))) && (value.creationTimestamp === void 0 || (!("creationTimestamp" in value) || (typeof value.creationTimestamp === "string" || value.creationTimestamp === null))) && (value.deletionTimestamp === void 0 || (!("deletionTimestamp" in value) || (typeof value.deletionTimestamp === "string" || value.deletionTimestamp === null))) && (value.deletionGracePeriodSeconds === void 0 || (!("deletionGracePeriodSeconds" in value) || (Number.isInteger(value.deletionGracePeriodSeconds) || typeof value.deletionGracePeriodSeconds === "bigint" || value.deletionGracePeriodSeconds === null))) && (value.labels === void 0 || (!("labels" in value) || (typeof value.labels === "object" && value.labels !== null && !Array.isArray(value.labels) && (Object.getOwnPropertyNames(value.labels).every((unique_12, unique_13) => External[0].test(unique_12) || typeof value.labels[unique_12] === "string") && true) || value.labels === null))) && (value.annotations === void 0 || (!("annotations" in value) || (typeof value.annotations === "object" && value.annotations !== null && !Array.isArray(value.annotations) && (Object.getOwnPropertyNames(value.annotations).every((unique_14, unique_15) => External[1].test(unique_14) || typeof value.annotations[unique_14] === "string") && true) || value.annotations === null))) && (value.ownerReferences === void 0 || (!("ownerReferences" in value) || (Array.isArray(value.ownerReferences) && value.ownerReferences.every((unique_16, index) => check_17(unique_16)) || value.ownerReferences === null))) && (value.finalizers === void 0 || (!("finalizers" in value) || (Array.isArray(value.finalizers) && value.finalizers.every((unique_17, index) => typeof unique_17 === "string") || value.finalizers === null))) && (value.clusterName === void 0 || (!("clusterName" in value) || (typeof value.clusterName === "string" || value.clusterName === null))) && (value.managedFields === void 0 || (!("managedFields" in value) || (Array.isArray(value.managedFields) && value.managedFields.every((unique_18, index) => check_18(unique_18)) || value.managedFields === null)))));
var check_17 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.controller === void 0 || (!("controller" in value) || (typeof value.controller === "boolean" || value.controller === null))) && (value.blockOwnerDeletion === void 0 || (!("blockOwnerDeletion" in value) || (typeof value.blockOwnerDeletion === "boolean" || value.blockOwnerDeletion === null)))));
var check_18 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.manager === void 0 || (!("manager" in value) || (typeof value.manager === "string" || value.manager === null))) && (value.operation === void 0 || (!("operation" in value) || (typeof value.operation === "string" || value.operation === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.time === void 0 || (!("time" in value) || (typeof value.time === "string" || value.time === null))) && (value.fieldsType === void 0 || (!("fieldsType" in value) || (typeof value.fieldsType === "string" || value.fieldsType === null))) && (value.fieldsV1 === void 0 || (!("fieldsV1" in value) || true))));
var check_19 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.dryRun === void 0 || (!("dryRun" in value) || (Array.isArray(value.dryRun) && value.dryRun.every((unique_19, index) => typeof unique_19 === "string") || value.dryRun === null))) && (value.force === void 0 || (!("force" in value) || (typeof value.force === "boolean" || value.force === null))) && (value.fieldManager === void 0 || (!("fieldManager" in value) || (typeof value.fieldManager === "string" || value.fieldManager === null)))));
var check_20 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_21(value.metadata) || value.metadata === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.details === void 0 || (!("details" in value) || (check_22(value.details) || value.details === null))) && (value.code === void 0 || (!("code" in value) || (Number.isInteger(value.code) || value.code === null)))));
var check_21 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.selfLink === void 0 || (!("selfLink" in value) || (typeof value.selfLink === "string" || value.selfLink === null))) && (value.resourceVersion === void 0 || (!("resourceVersion" in value) || (typeof value.resourceVersion === "string" || value.resourceVersion === null))) && (value.continue === void 0 || (!("continue" in value) || (typeof value.continue === "string" || value.continue === null))) && (value.remainingItemCount === void 0 || (!("remainingItemCount" in value) || (Number.isInteger(value.remainingItemCount) || typeof value.remainingItemCount === "bigint" || value.remainingItemCount === null)))));
var check_22 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.causes === void 0 || (!("causes" in value) || (Array.isArray(value.causes) && value.causes.every((unique_20, index) => check_23(unique_20)) || value.causes === null))) && (value.retryAfterSeconds === void 0 || (!("retryAfterSeconds" in value) || (Number.isInteger(value.retryAfterSeconds) || value.retryAfterSeconds === null)))));
var check_23 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.field === void 0 || (!("field" in value) || (typeof value.field === "string" || value.field === null)))));
var check_24 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_21(value.metadata) || value.metadata === null))) && (value.columnDefinitions === void 0 || (!("columnDefinitions" in value) || (Array.isArray(value.columnDefinitions) && value.columnDefinitions.every((unique_21, index) => check_25(unique_21)) || value.columnDefinitions === null))) && (value.rows === void 0 || (!("rows" in value) || (Array.isArray(value.rows) && value.rows.every((unique_22, index) => check_26(unique_22)) || value.rows === null)))));
var check_25 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.format === void 0 || (!("format" in value) || (typeof value.format === "string" || value.format === null))) && (value.description === void 0 || (!("description" in value) || (typeof value.description === "string" || value.description === null))) && (value.priority === void 0 || (!("priority" in value) || (Number.isInteger(value.priority) || value.priority === null)))));
var check_26 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.cells === void 0 || (!("cells" in value) || (Array.isArray(value.cells) && value.cells.every((unique_23, index) => true) || value.cells === null))) && (value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_24, index) => check_27(unique_24)) || value.conditions === null))) && (value.object === void 0 || (!("object" in value) || true))));
var check_27 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var check_28 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.includeObject === void 0 || (!("includeObject" in value) || (typeof value.includeObject === "string" || value.includeObject === null)))));
var check_29 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.dryRun === void 0 || (!("dryRun" in value) || (Array.isArray(value.dryRun) && value.dryRun.every((unique_25, index) => typeof unique_25 === "string") || value.dryRun === null))) && (value.fieldManager === void 0 || (!("fieldManager" in value) || (typeof value.fieldManager === "string" || value.fieldManager === null)))));
var check_30 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.version === void 0 || (!("version" in value) || (typeof value.version === "string" || value.version === null))) && (value.resource === void 0 || (!("resource" in value) || (typeof value.resource === "string" || value.resource === null)))));
var check_31 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.version === void 0 || (!("version" in value) || (typeof value.version === "string" || value.version === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null)))));
var check_32 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.matchLabels === void 0 || (!("matchLabels" in value) || (typeof value.matchLabels === "object" && value.matchLabels !== null && !Array.isArray(value.matchLabels) && (Object.getOwnPropertyNames(value.matchLabels).every((unique_26, unique_27) => External[2].test(unique_26) || typeof value.matchLabels[unique_26] === "string") && true) || value.matchLabels === null))) && (value.matchExpressions === void 0 || (!("matchExpressions" in value) || (Array.isArray(value.matchExpressions) && value.matchExpressions.every((unique_28, index) => check_33(unique_28)) || value.matchExpressions === null)))));
var check_33 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.key === void 0 || (!("key" in value) || (typeof value.key === "string" || value.key === null))) && (value.operator === void 0 || (!("operator" in value) || (typeof value.operator === "string" || value.operator === null))) && (value.values === void 0 || (!("values" in value) || (Array.isArray(value.values) && value.values.every((unique_29, index) => typeof unique_29 === "string") || value.values === null)))));
var check_34 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.observedGeneration === void 0 || (!("observedGeneration" in value) || (Number.isInteger(value.observedGeneration) || typeof value.observedGeneration === "bigint" || value.observedGeneration === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null)))));
var checkAPIGroup = check_1;
var checkAPIGroupList = check_4;
var checkAPIResourceList = check_5;
var checkAPIVersions = check_7;
var checkApplyOptions = check_8;
var checkCreateOptions = check_9;
var checkDeleteOptions = check_10;
var checkExportOptions = check_12;
var checkGetOptions = check_13;
var checkListOptions = check_14;
var checkPartialObjectMetadata = check_15;
var checkPatchOptions = check_19;
var checkStatus = check_20;
var checkTable = check_24;
var checkTableOptions = check_28;
var checkUpdateOptions = check_29;
var checkObjectMeta = check_16;
var checkLabelSelector = check_32;
var checkCondition = check_34;
var checkGroupVersionKind = check_31;
var checkGroupVersionResource = check_30;

export {
  APIGroup,
  APIGroupList,
  APIResourceList,
  APIVersions,
  ApplyOptions,
  CreateOptions,
  DeleteOptions,
  ExportOptions,
  GetOptions,
  ListOptions,
  PartialObjectMetadata,
  ObjectMeta,
  PatchOptions,
  Status,
  Table,
  TableOptions,
  UpdateOptions,
  GroupVersionResource,
  GroupVersionKind,
  LabelSelector,
  Condition,
  checkAPIGroup,
  checkAPIGroupList,
  checkAPIResourceList,
  checkAPIVersions,
  checkApplyOptions,
  checkCreateOptions,
  checkDeleteOptions,
  checkExportOptions,
  checkGetOptions,
  checkListOptions,
  checkPartialObjectMetadata,
  checkPatchOptions,
  checkStatus,
  checkTable,
  checkTableOptions,
  checkUpdateOptions,
  checkObjectMeta,
  checkLabelSelector,
  checkCondition,
  checkGroupVersionKind,
  checkGroupVersionResource
};
