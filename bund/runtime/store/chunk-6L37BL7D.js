import "./chunk-7FSAQLAA.js";

// dist/generated/client.authentication/v1alpha1/structures.js
import { BOOL, INT32, STRING, TIME, field, listOf, mapOf, struct } from "kindwright/generated-code";
var ExecCredential = struct("v1alpha1.ExecCredential", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("spec", ExecCredentialSpec, "?"),
  field("status", ExecCredentialStatus, "*")
], void 0, "client");
var ExecCredentialSpec = struct("v1alpha1.ExecCredentialSpec", () => [
  field("response", Response, "*"),
  field("interactive", BOOL, "?")
], void 0, "client");
var ExecCredentialStatus = struct("v1alpha1.ExecCredentialStatus", () => [
  field("expirationTimestamp", TIME, "*"),
  field("token", STRING, "?"),
  field("clientCertificateData", STRING, "?"),
  field("clientKeyData", STRING, "?")
], void 0, "client");
var Response = struct("v1alpha1.Response", () => [
  field("header", mapOf(listOf(STRING)), "?"),
  field("code", INT32, "?")
], void 0, "client");

// dist/generated/client.authentication/v1alpha1/validators.js
var External = [/(?!)/u];
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.spec === void 0 || (!("spec" in value) || (check_2(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_4(value.status) || value.status === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.response === void 0 || (!("response" in value) || (check_3(value.response) || value.response === null))) && (value.interactive === void 0 || (!("interactive" in value) || (typeof value.interactive === "boolean" || value.interactive === null)))));
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.header === void 0 || (!("header" in value) || (typeof value.header === "object" && value.header !== null && !Array.isArray(value.header) && (Object.getOwnPropertyNames(value.header).every((unique_0, unique_1) => External[0].test(unique_0) || Array.isArray(value.header[unique_0]) && value.header[unique_0].every((unique_2, index) => typeof unique_2 === "string")) && true) || value.header === null))) && (value.code === void 0 || (!("code" in value) || (Number.isInteger(value.code) || value.code === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.expirationTimestamp === void 0 || (!("expirationTimestamp" in value) || (typeof value.expirationTimestamp === "string" || value.expirationTimestamp === null))) && (value.token === void 0 || (!("token" in value) || (typeof value.token === "string" || value.token === null))) && (value.clientCertificateData === void 0 || (!("clientCertificateData" in value) || (typeof value.clientCertificateData === "string" || value.clientCertificateData === null))) && (value.clientKeyData === void 0 || (!("clientKeyData" in value) || (typeof value.clientKeyData === "string" || value.clientKeyData === null)))));
var checkExecCredential = check_1;

// dist/generated/client.authentication/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var ExecCredential2 = {
  structure: ExecCredential,
  applyDefaults: () => void 0,
  check: checkExecCredential,
  schema: async () => (await import("./chunk-UB3PQ6KH.js")).ExecCredential,
  ...renamed("client.authentication.k8s.io/v1alpha1", "client.authentication.k8s.io/v1alpha1"),
  protobuf: async () => void 0
};
export {
  ExecCredential2 as ExecCredential
};
