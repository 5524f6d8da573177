import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/certificates/v1beta1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultCertificateSigningRequest(v, functions) {
  eachMade(v, "spec", defaultCertificateSigningRequestSpec, functions);
  eachMade(v, "status", defaultCertificateSigningRequestStatus, functions);
}
function defaultCertificateSigningRequestSpec(v, functions) {
  functions.fill("certificateRequestSpec", v);
}
function defaultCertificateSigningRequestStatus(v, functions) {
  each(v, "conditions", items(defaultCertificateSigningRequestCondition), functions);
}
function defaultCertificateSigningRequestCondition(v) {
  if (v.status === void 0 || v.status === null || v.status === "") v.status = "True";
}

// dist/generated/certificates/v1beta1/structures.js
import { BYTES, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var CertificateSigningRequest = struct("v1beta1.CertificateSigningRequest", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", CertificateSigningRequestSpec, "?"),
  field("status", CertificateSigningRequestStatus, "?")
], void 0, "certificates");
var CertificateSigningRequestSpec = struct("v1beta1.CertificateSigningRequestSpec", () => [
  field("request", BYTES, "+", { listType: "atomic" }),
  field("signerName", STRING, "*"),
  field("usages", listOf(STRING), "*", { listType: "atomic" }),
  field("username", STRING, "?"),
  field("uid", STRING, "?"),
  field("groups", listOf(STRING), "?", { listType: "atomic" }),
  field("extra", mapOf(listOf(STRING)), "?")
], void 0, "certificates");
var CertificateSigningRequestStatus = struct("v1beta1.CertificateSigningRequestStatus", () => [
  field("conditions", listOf(CertificateSigningRequestCondition), "?", { listType: "map", listMapKeys: ["type"] }),
  field("certificate", BYTES, "?", { listType: "atomic" })
], void 0, "certificates");
var CertificateSigningRequestCondition = struct("v1beta1.CertificateSigningRequestCondition", () => [
  field("type", STRING, "+"),
  field("status", STRING, "+", { default: "True" }),
  field("reason", STRING, "?"),
  field("message", STRING, "?"),
  field("lastUpdateTime", TIME, "?"),
  field("lastTransitionTime", TIME, "?")
], void 0, "certificates");

// dist/generated/certificates/v1beta1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_4(value.status) || value.status === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.request === void 0 || (!("request" in value) || (typeof value.request === "string" || value.request === null))) && (value.signerName === void 0 || (!("signerName" in value) || (typeof value.signerName === "string" || value.signerName === null))) && (value.usages === void 0 || (!("usages" in value) || (Array.isArray(value.usages) && value.usages.every((unique_0, index) => typeof unique_0 === "string") || value.usages === null))) && (value.username === void 0 || (!("username" in value) || (typeof value.username === "string" || value.username === null))) && (value.uid === void 0 || (!("uid" in value) || (typeof value.uid === "string" || value.uid === null))) && (value.groups === void 0 || (!("groups" in value) || (Array.isArray(value.groups) && value.groups.every((unique_1, index) => typeof unique_1 === "string") || value.groups === null))) && (value.extra === void 0 || (!("extra" in value) || (typeof value.extra === "object" && value.extra !== null && !Array.isArray(value.extra) && (Object.getOwnPropertyNames(value.extra).every((unique_2, unique_3) => External[0].test(unique_2) || Array.isArray(value.extra[unique_2]) && value.extra[unique_2].every((unique_4, index) => typeof unique_4 === "string")) && true) || value.extra === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.conditions === void 0 || (!("conditions" in value) || (Array.isArray(value.conditions) && value.conditions.every((unique_5, index) => check_5(unique_5)) || value.conditions === null))) && (value.certificate === void 0 || (!("certificate" in value) || (typeof value.certificate === "string" || value.certificate === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.status === void 0 || (!("status" in value) || (typeof value.status === "string" || value.status === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.message === void 0 || (!("message" in value) || (typeof value.message === "string" || value.message === null))) && (value.lastUpdateTime === void 0 || (!("lastUpdateTime" in value) || (typeof value.lastUpdateTime === "string" || value.lastUpdateTime === null))) && (value.lastTransitionTime === void 0 || (!("lastTransitionTime" in value) || (typeof value.lastTransitionTime === "string" || value.lastTransitionTime === null)))));
var checkCertificateSigningRequest = check_1;

// dist/generated/certificates/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var CertificateSigningRequest2 = {
  structure: CertificateSigningRequest,
  applyDefaults: defaultCertificateSigningRequest,
  check: checkCertificateSigningRequest,
  schema: async () => (await import("./chunk-KKJUOVRT.js")).CertificateSigningRequest,
  ...renamed("certificates.k8s.io/v1beta1", "certificates.k8s.io/v1"),
  protobuf: async () => (await import("./chunk-GHGR32G4.js")).CertificateSigningRequest
};
export {
  CertificateSigningRequest2 as CertificateSigningRequest
};
