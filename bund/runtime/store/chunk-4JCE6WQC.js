import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/rbac.authorization/v1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultClusterRoleBinding(v, functions) {
  each(v, "subjects", items(defaultSubject), functions);
  eachMade(v, "roleRef", defaultRoleRef, functions);
}
function defaultRoleBinding(v, functions) {
  each(v, "subjects", items(defaultSubject), functions);
  eachMade(v, "roleRef", defaultRoleRef, functions);
}
function defaultSubject(v, functions) {
  functions.fill("rbacSubject", v);
}
function defaultRoleRef(v) {
  if (v.apiGroup === void 0 || v.apiGroup === null || v.apiGroup === "") v.apiGroup = "rbac.authorization.k8s.io";
}

// dist/generated/rbac.authorization/v1/structures.js
import { STRING, field, listOf, struct } from "kindwright/generated-code";
var ClusterRole = struct("v1.ClusterRole", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("rules", listOf(PolicyRule), "+"),
  field("aggregationRule", AggregationRule, "*")
], void 0, "rbac");
var AggregationRule = struct("v1.AggregationRule", () => [
  field("clusterRoleSelectors", listOf(LabelSelector), "?")
], void 0, "rbac");
var ClusterRoleBinding = struct("v1.ClusterRoleBinding", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("subjects", listOf(Subject), "?"),
  field("roleRef", RoleRef, "+")
], void 0, "rbac");
var Role = struct("v1.Role", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("rules", listOf(PolicyRule), "+")
], void 0, "rbac");
var RoleBinding = struct("v1.RoleBinding", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("subjects", listOf(Subject), "?"),
  field("roleRef", RoleRef, "+")
], void 0, "rbac");
var PolicyRule = struct("v1.PolicyRule", () => [
  field("verbs", listOf(STRING), "+"),
  field("apiGroups", listOf(STRING), "?"),
  field("resources", listOf(STRING), "?"),
  field("resourceNames", listOf(STRING), "?"),
  field("nonResourceURLs", listOf(STRING), "?")
], void 0, "rbac");
var Subject = struct("v1.Subject", () => [
  field("kind", STRING, "+"),
  field("apiGroup", STRING, "?"),
  field("name", STRING, "+"),
  field("namespace", STRING, "?")
], void 0, "rbac");
var RoleRef = struct("v1.RoleRef", () => [
  field("apiGroup", STRING, "+", { default: "rbac.authorization.k8s.io" }),
  field("kind", STRING, "+"),
  field("name", STRING, "+")
], void 0, "rbac");

// dist/generated/rbac.authorization/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_0, index) => check_3(unique_0)) || value.rules === null))) && (value.aggregationRule === void 0 || (!("aggregationRule" in value) || (check_4(value.aggregationRule) || value.aggregationRule === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.verbs === void 0 || (!("verbs" in value) || (Array.isArray(value.verbs) && value.verbs.every((unique_1, index) => typeof unique_1 === "string") || value.verbs === null))) && (value.apiGroups === void 0 || (!("apiGroups" in value) || (Array.isArray(value.apiGroups) && value.apiGroups.every((unique_2, index) => typeof unique_2 === "string") || value.apiGroups === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_3, index) => typeof unique_3 === "string") || value.resources === null))) && (value.resourceNames === void 0 || (!("resourceNames" in value) || (Array.isArray(value.resourceNames) && value.resourceNames.every((unique_4, index) => typeof unique_4 === "string") || value.resourceNames === null))) && (value.nonResourceURLs === void 0 || (!("nonResourceURLs" in value) || (Array.isArray(value.nonResourceURLs) && value.nonResourceURLs.every((unique_5, index) => typeof unique_5 === "string") || value.nonResourceURLs === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.clusterRoleSelectors === void 0 || (!("clusterRoleSelectors" in value) || (Array.isArray(value.clusterRoleSelectors) && value.clusterRoleSelectors.every((unique_6, index) => check_5(unique_6)) || value.clusterRoleSelectors === null))));
var check_5 = (value) => checkLabelSelector(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.subjects === void 0 || (!("subjects" in value) || (Array.isArray(value.subjects) && value.subjects.every((unique_7, index) => check_7(unique_7)) || value.subjects === null))) && (value.roleRef === void 0 || (!("roleRef" in value) || (check_8(value.roleRef) || value.roleRef === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" || value.apiGroup === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.apiGroup === void 0 || (!("apiGroup" in value) || (typeof value.apiGroup === "string" || value.apiGroup === null))) && (value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.rules === void 0 || (!("rules" in value) || (Array.isArray(value.rules) && value.rules.every((unique_8, index) => check_3(unique_8)) || value.rules === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.subjects === void 0 || (!("subjects" in value) || (Array.isArray(value.subjects) && value.subjects.every((unique_9, index) => check_7(unique_9)) || value.subjects === null))) && (value.roleRef === void 0 || (!("roleRef" in value) || (check_8(value.roleRef) || value.roleRef === null)))));
var checkClusterRole = check_1;
var checkClusterRoleBinding = check_6;
var checkRole = check_9;
var checkRoleBinding = check_10;

// dist/generated/rbac.authorization/v1/kinds.js
import { renamed } from "kindwright/generated-code";
var ClusterRole2 = {
  structure: ClusterRole,
  applyDefaults: () => void 0,
  check: checkClusterRole,
  rules: async () => (await import("./chunk-6KOZMA5A.js")).ClusterRole,
  schema: async () => (await import("./chunk-QSVASDIB.js")).ClusterRole,
  ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-UXT4EKR4.js")).ClusterRole
};
var ClusterRoleBinding2 = {
  structure: ClusterRoleBinding,
  applyDefaults: defaultClusterRoleBinding,
  check: checkClusterRoleBinding,
  schema: async () => (await import("./chunk-QSVASDIB.js")).ClusterRoleBinding,
  ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-UXT4EKR4.js")).ClusterRoleBinding
};
var Role2 = {
  structure: Role,
  applyDefaults: () => void 0,
  check: checkRole,
  rules: async () => (await import("./chunk-6KOZMA5A.js")).Role,
  schema: async () => (await import("./chunk-QSVASDIB.js")).Role,
  ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-UXT4EKR4.js")).Role
};
var RoleBinding2 = {
  structure: RoleBinding,
  applyDefaults: defaultRoleBinding,
  check: checkRoleBinding,
  schema: async () => (await import("./chunk-QSVASDIB.js")).RoleBinding,
  ...renamed("rbac.authorization.k8s.io/v1", "rbac.authorization.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-UXT4EKR4.js")).RoleBinding
};
export {
  ClusterRole2 as ClusterRole,
  ClusterRoleBinding2 as ClusterRoleBinding,
  Role2 as Role,
  RoleBinding2 as RoleBinding
};
