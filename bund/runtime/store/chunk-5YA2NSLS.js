import {
  UserInfo,
  checkUserInfo
} from "./chunk-6GBM4GIP.js";
import {
  GroupVersionKind,
  GroupVersionResource,
  Status,
  checkGroupVersionKind,
  checkGroupVersionResource,
  checkStatus
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/admission/v1beta1/structures.js
import { BOOL, BYTES, FREE_OBJECT, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
var AdmissionReview = struct("v1beta1.AdmissionReview", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("request", AdmissionRequest, "*"),
  field("response", AdmissionResponse, "*")
], void 0, "admission");
var AdmissionRequest = struct("v1beta1.AdmissionRequest", () => [
  field("uid", STRING, "+"),
  field("kind", GroupVersionKind, "+"),
  field("resource", GroupVersionResource, "+"),
  field("subResource", STRING, "?"),
  field("requestKind", GroupVersionKind, "*"),
  field("requestResource", GroupVersionResource, "*"),
  field("requestSubResource", STRING, "?"),
  field("name", STRING, "?"),
  field("namespace", STRING, "?"),
  field("operation", STRING, "+"),
  field("userInfo", UserInfo, "+"),
  field("object", FREE_OBJECT, "?"),
  field("oldObject", FREE_OBJECT, "?"),
  field("dryRun", BOOL, "*"),
  field("options", FREE_OBJECT, "?")
], void 0, "admission");
var AdmissionResponse = struct("v1beta1.AdmissionResponse", () => [
  field("uid", STRING, "+"),
  field("allowed", BOOL, "+"),
  field("status", Status, "*"),
  field("patch", BYTES, "?"),
  field("patchType", STRING, "*"),
  field("auditAnnotations", mapOf(STRING), "?"),
  field("warnings", listOf(STRING), "?")
], void 0, "admission");

// dist/generated/admission/v1beta1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.request === void 0 || (!("request" in value) || (check_2(value.request) || value.request === null))) && (value.response === void 0 || (!("response" in value) || (check_6(value.response) || value.response === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.kind === void 0 || (!("kind" in value) || (check_3(value.kind) || value.kind === null))) && (value.resource === void 0 || (!("resource" in value) || (check_4(value.resource) || value.resource === null))) && (value.subResource === void 0 || (!("subResource" in value) || (typeof value.subResource === "string" || value.subResource === null))) && (value.requestKind === void 0 || (!("requestKind" in value) || (check_3(value.requestKind) || value.requestKind === null))) && (value.requestResource === void 0 || (!("requestResource" in value) || (check_4(value.requestResource) || value.requestResource === null))) && (value.requestSubResource === void 0 || (!("requestSubResource" in value) || (typeof value.requestSubResource === "string" || value.requestSubResource === null))) && (value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.namespace === void 0 || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.operation === void 0 || (!("operation" in value) || (typeof value.operation === "string" || value.operation === null))) && (value.userInfo === void 0 || (!("userInfo" in value) || (check_5(value.userInfo) || value.userInfo === null))) && (value.object === void 0 || (!("object" in value) || true)) && (value.oldObject === void 0 || (!("oldObject" in value) || true)) && (value.dryRun === void 0 || (!("dryRun" in value) || (typeof value.dryRun === "boolean" || value.dryRun === null))) && (value.options === void 0 || (!("options" in value) || true))));
var check_3 = (value) => checkGroupVersionKind(value);
var check_4 = (value) => checkGroupVersionResource(value);
var check_5 = (value) => checkUserInfo(value);
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.allowed === void 0 || (!("allowed" in value) || (typeof value.allowed === "boolean" || value.allowed === null))) && (value.status === void 0 || (!("status" in value) || (check_7(value.status) || value.status === null))) && (value.patch === void 0 || (!("patch" in value) || (typeof value.patch === "string" || value.patch === null))) && (value.patchType === void 0 || (!("patchType" in value) || (typeof value.patchType === "string" || value.patchType === null))) && (value.auditAnnotations === void 0 || (!("auditAnnotations" in value) || (typeof value.auditAnnotations === "object" && value.auditAnnotations !== null && !Array.isArray(value.auditAnnotations) && (Object.getOwnPropertyNames(value.auditAnnotations).every((unique_0, unique_1) => External[0].test(unique_0) || typeof value.auditAnnotations[unique_0] === "string") && true) || value.auditAnnotations === null))) && (value.warnings === void 0 || (!("warnings" in value) || (Array.isArray(value.warnings) && value.warnings.every((unique_2, index) => typeof unique_2 === "string") || value.warnings === null)))));
var check_7 = (value) => checkStatus(value);
var checkAdmissionReview = check_1;

// dist/generated/admission/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var AdmissionReview2 = {
  structure: AdmissionReview,
  applyDefaults: () => void 0,
  check: checkAdmissionReview,
  schema: async () => (await import("./chunk-LQ2IJ567.js")).AdmissionReview,
  ...renamed("admission.k8s.io/v1beta1", "admission.k8s.io/v1beta1"),
  protobuf: async () => (await import("./chunk-FMZ5CKCV.js")).AdmissionReview
};
export {
  AdmissionReview2 as AdmissionReview
};
