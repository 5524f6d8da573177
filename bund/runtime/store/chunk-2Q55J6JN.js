import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/authorization/v1beta1/conversions.js
import { one } from "kindwright/generated-code";
var LocalSubjectAccessReviewMapping = {
  inner: { spec: one(() => SubjectAccessReviewSpecMapping) }
};
var SubjectAccessReviewMapping = {
  inner: { spec: one(() => SubjectAccessReviewSpecMapping) }
};
var SubjectAccessReviewSpecMapping = {
  renamed: [["group", "groups"]]
};

// dist/generated/authorization/v1beta1/structures.js
import { BOOL, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
var LocalSubjectAccessReview = struct("v1beta1.LocalSubjectAccessReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", SubjectAccessReviewSpec, "+"),
  field("status", SubjectAccessReviewStatus, "?")
], void 0, "authorization");
var SelfSubjectAccessReview = struct("v1beta1.SelfSubjectAccessReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", SelfSubjectAccessReviewSpec, "+"),
  field("status", SubjectAccessReviewStatus, "?")
], void 0, "authorization");
var SelfSubjectAccessReviewSpec = struct("v1beta1.SelfSubjectAccessReviewSpec", () => [
  field("resourceAttributes", ResourceAttributes, "*"),
  field("nonResourceAttributes", NonResourceAttributes, "*")
], void 0, "authorization");
var SelfSubjectRulesReview = struct("v1beta1.SelfSubjectRulesReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", SelfSubjectRulesReviewSpec, "+"),
  field("status", SubjectRulesReviewStatus, "?")
], void 0, "authorization");
var SelfSubjectRulesReviewSpec = struct("v1beta1.SelfSubjectRulesReviewSpec", () => [
  field("namespace", STRING, "?")
], void 0, "authorization");
var SubjectRulesReviewStatus = struct("v1beta1.SubjectRulesReviewStatus", () => [
  field("resourceRules", listOf(ResourceRule), "+"),
  field("nonResourceRules", listOf(NonResourceRule), "+"),
  field("incomplete", BOOL, "+"),
  field("evaluationError", STRING, "?")
], void 0, "authorization");
var ResourceRule = struct("v1beta1.ResourceRule", () => [
  field("verbs", listOf(STRING), "+"),
  field("apiGroups", listOf(STRING), "?"),
  field("resources", listOf(STRING), "?"),
  field("resourceNames", listOf(STRING), "?")
], void 0, "authorization");
var NonResourceRule = struct("v1beta1.NonResourceRule", () => [
  field("verbs", listOf(STRING), "+"),
  field("nonResourceURLs", listOf(STRING), "?")
], void 0, "authorization");
var SubjectAccessReview = struct("v1beta1.SubjectAccessReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", SubjectAccessReviewSpec, "+"),
  field("status", SubjectAccessReviewStatus, "?")
], void 0, "authorization");
var ResourceAttributes = struct("v1beta1.ResourceAttributes", () => [
  field("namespace", STRING, "?"),
  field("verb", STRING, "?"),
  field("group", STRING, "?"),
  field("version", STRING, "?"),
  field("resource", STRING, "?"),
  field("subresource", STRING, "?"),
  field("name", STRING, "?")
], void 0, "authorization");
var NonResourceAttributes = struct("v1beta1.NonResourceAttributes", () => [
  field("path", STRING, "?"),
  field("verb", STRING, "?")
], void 0, "authorization");
var SubjectAccessReviewSpec = struct("v1beta1.SubjectAccessReviewSpec", () => [
  field("resourceAttributes", ResourceAttributes, "*"),
  field("nonResourceAttributes", NonResourceAttributes, "*"),
  field("user", STRING, "?"),
  field("group", listOf(STRING), "?"),
  field("extra", mapOf(listOf(STRING)), "?"),
  field("uid", STRING, "?")
], void 0, "authorization");
var SubjectAccessReviewStatus = struct("v1beta1.SubjectAccessReviewStatus", () => [
  field("allowed", BOOL, "+"),
  field("denied", BOOL, "?"),
  field("reason", STRING, "?"),
  field("evaluationError", STRING, "?")
], void 0, "authorization");

// dist/generated/authorization/v1beta1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_6(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.resourceAttributes === void 0 || (!("resourceAttributes" in value) || (check_4(value.resourceAttributes) || value.resourceAttributes === null))) && (value.nonResourceAttributes === void 0 || (!("nonResourceAttributes" in value) || (check_5(value.nonResourceAttributes) || value.nonResourceAttributes === null))) && (value.user === void 0 || (!("user" in value) || (typeof value.user === "string" || value.user === null))) && (value.group === void 0 || (!("group" in value) || (Array.isArray(value.group) && value.group.every((unique_0, index) => typeof unique_0 === "string") || value.group === null))) && (value.extra === void 0 || (!("extra" in value) || (typeof value.extra === "object" && value.extra !== null && !Array.isArray(value.extra) && (Object.getOwnPropertyNames(value.extra).every((unique_1, unique_2) => External[0].test(unique_1) || Array.isArray(value.extra[unique_1]) && value.extra[unique_1].every((unique_3, index) => typeof unique_3 === "string")) && true) || value.extra === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.verb === void 0 || (!("verb" in value) || (typeof value.verb === "string" || value.verb === null))) && (value.group === void 0 || (!("group" in value) || (typeof value.group === "string" || value.group === null))) && (value.version === void 0 || (!("version" in value) || (typeof value.version === "string" || value.version === null))) && (value.resource === void 0 || (!("resource" in value) || (typeof value.resource === "string" || value.resource === null))) && (value.subresource === void 0 || (!("subresource" in value) || (typeof value.subresource === "string" || value.subresource === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.path === void 0 || (!("path" in value) || (typeof value.path === "string" || value.path === null))) && (value.verb === void 0 || (!("verb" in value) || (typeof value.verb === "string" || value.verb === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.allowed === void 0 || (!("allowed" in value) || (typeof value.allowed === "boolean" || value.allowed === null))) && (value.denied === void 0 || (!("denied" in value) || (typeof value.denied === "boolean" || value.denied === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.evaluationError === void 0 || (!("evaluationError" in value) || (typeof value.evaluationError === "string" || value.evaluationError === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_8(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_6(value.status) || value.status === null)))));
var check_8 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.resourceAttributes === void 0 || (!("resourceAttributes" in value) || (check_4(value.resourceAttributes) || value.resourceAttributes === null))) && (value.nonResourceAttributes === void 0 || (!("nonResourceAttributes" in value) || (check_5(value.nonResourceAttributes) || value.nonResourceAttributes === null)))));
var check_9 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_10(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_11(value.status) || value.status === null)))));
var check_10 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))));
var check_11 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.resourceRules === void 0 || (!("resourceRules" in value) || (Array.isArray(value.resourceRules) && value.resourceRules.every((unique_4, index) => check_12(unique_4)) || value.resourceRules === null))) && (value.nonResourceRules === void 0 || (!("nonResourceRules" in value) || (Array.isArray(value.nonResourceRules) && value.nonResourceRules.every((unique_9, index) => check_13(unique_9)) || value.nonResourceRules === null))) && (value.incomplete === void 0 || (!("incomplete" in value) || (typeof value.incomplete === "boolean" || value.incomplete === null))) && (value.evaluationError === void 0 || (!("evaluationError" in value) || (typeof value.evaluationError === "string" || value.evaluationError === null)))));
var check_12 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.verbs === void 0 || (!("verbs" in value) || (Array.isArray(value.verbs) && value.verbs.every((unique_5, index) => typeof unique_5 === "string") || value.verbs === null))) && (value.apiGroups === void 0 || (!("apiGroups" in value) || (Array.isArray(value.apiGroups) && value.apiGroups.every((unique_6, index) => typeof unique_6 === "string") || value.apiGroups === null))) && (value.resources === void 0 || (!("resources" in value) || (Array.isArray(value.resources) && value.resources.every((unique_7, index) => typeof unique_7 === "string") || value.resources === null))) && (value.resourceNames === void 0 || (!("resourceNames" in value) || (Array.isArray(value.resourceNames) && value.resourceNames.every((unique_8, index) => typeof unique_8 === "string") || value.resourceNames === null)))));
var check_13 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.verbs === void 0 || (!("verbs" in value) || (Array.isArray(value.verbs) && value.verbs.every((unique_10, index) => typeof unique_10 === "string") || value.verbs === null))) && (value.nonResourceURLs === void 0 || (!("nonResourceURLs" in value) || (Array.isArray(value.nonResourceURLs) && value.nonResourceURLs.every((unique_11, index) => typeof unique_11 === "string") || value.nonResourceURLs === null)))));
var check_14 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_6(value.status) || value.status === null)))));
var checkLocalSubjectAccessReview = check_1;
var checkSelfSubjectAccessReview = check_7;
var checkSelfSubjectRulesReview = check_9;
var checkSubjectAccessReview = check_14;

// dist/generated/authorization/v1beta1/kinds.js
import { converter, renamed } from "kindwright/generated-code";
var LocalSubjectAccessReview2 = {
  structure: LocalSubjectAccessReview,
  applyDefaults: () => void 0,
  check: checkLocalSubjectAccessReview,
  schema: async () => (await import("./chunk-UOULHJ5E.js")).LocalSubjectAccessReview,
  ...converter({ here: "authorization.k8s.io/v1beta1", hub: "authorization.k8s.io/v1", mapping: LocalSubjectAccessReviewMapping, annotation: "conversion.kubernetes.io/kept" }),
  protobuf: async () => (await import("./chunk-E7YQQN7L.js")).LocalSubjectAccessReview
};
var SelfSubjectAccessReview2 = {
  structure: SelfSubjectAccessReview,
  applyDefaults: () => void 0,
  check: checkSelfSubjectAccessReview,
  schema: async () => (await import("./chunk-UOULHJ5E.js")).SelfSubjectAccessReview,
  ...renamed("authorization.k8s.io/v1beta1", "authorization.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-E7YQQN7L.js")).SelfSubjectAccessReview
};
var SelfSubjectRulesReview2 = {
  structure: SelfSubjectRulesReview,
  applyDefaults: () => void 0,
  check: checkSelfSubjectRulesReview,
  schema: async () => (await import("./chunk-UOULHJ5E.js")).SelfSubjectRulesReview,
  ...renamed("authorization.k8s.io/v1beta1", "authorization.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-E7YQQN7L.js")).SelfSubjectRulesReview
};
var SubjectAccessReview2 = {
  structure: SubjectAccessReview,
  applyDefaults: () => void 0,
  check: checkSubjectAccessReview,
  schema: async () => (await import("./chunk-UOULHJ5E.js")).SubjectAccessReview,
  ...converter({ here: "authorization.k8s.io/v1beta1", hub: "authorization.k8s.io/v1", mapping: SubjectAccessReviewMapping, annotation: "conversion.kubernetes.io/kept" }),
  protobuf: async () => (await import("./chunk-E7YQQN7L.js")).SubjectAccessReview
};
export {
  LocalSubjectAccessReview2 as LocalSubjectAccessReview,
  SelfSubjectAccessReview2 as SelfSubjectAccessReview,
  SelfSubjectRulesReview2 as SelfSubjectRulesReview,
  SubjectAccessReview2 as SubjectAccessReview
};
