import "./chunk-7FSAQLAA.js";

// dist/generated/client.authentication/v1beta1/structures.js
import { BOOL, BYTES, FREE_OBJECT, STRING, TIME, field, struct } from "kindwright/generated-code";
var ExecCredential = struct("v1beta1.ExecCredential", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("spec", ExecCredentialSpec, "?"),
  field("status", ExecCredentialStatus, "*")
], void 0, "client");
var ExecCredentialSpec = struct("v1beta1.ExecCredentialSpec", () => [
  field("cluster", Cluster, "*")
], void 0, "client");
var ExecCredentialStatus = struct("v1beta1.ExecCredentialStatus", () => [
  field("expirationTimestamp", TIME, "*"),
  field("token", STRING, "?"),
  field("clientCertificateData", STRING, "?"),
  field("clientKeyData", STRING, "?")
], void 0, "client");
var Cluster = struct("v1beta1.Cluster", () => [
  field("server", STRING, "+"),
  field("tls-server-name", STRING, "?"),
  field("insecure-skip-tls-verify", BOOL, "?"),
  field("certificate-authority-data", BYTES, "?", { listType: "atomic" }),
  field("proxy-url", STRING, "?"),
  field("config", FREE_OBJECT, "?")
], void 0, "client");

// dist/generated/client.authentication/v1beta1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.spec === void 0 || (!("spec" in value) || (check_2(value.spec) || value.spec === null))) && (value.status === void 0 || (!("status" in value) || (check_4(value.status) || value.status === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.cluster === void 0 || (!("cluster" in value) || (check_3(value.cluster) || value.cluster === null))));
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.server === void 0 || (!("server" in value) || (typeof value.server === "string" || value.server === null))) && (value["tls-server-name"] === void 0 || (!("tls-server-name" in value) || (typeof value["tls-server-name"] === "string" || value["tls-server-name"] === null))) && (value["insecure-skip-tls-verify"] === void 0 || (!("insecure-skip-tls-verify" in value) || (typeof value["insecure-skip-tls-verify"] === "boolean" || value["insecure-skip-tls-verify"] === null))) && (value["certificate-authority-data"] === void 0 || (!("certificate-authority-data" in value) || (typeof value["certificate-authority-data"] === "string" || value["certificate-authority-data"] === null))) && (value["proxy-url"] === void 0 || (!("proxy-url" in value) || (typeof value["proxy-url"] === "string" || value["proxy-url"] === null))) && (value.config === void 0 || (!("config" in value) || true))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.expirationTimestamp === void 0 || (!("expirationTimestamp" in value) || (typeof value.expirationTimestamp === "string" || value.expirationTimestamp === null))) && (value.token === void 0 || (!("token" in value) || (typeof value.token === "string" || value.token === null))) && (value.clientCertificateData === void 0 || (!("clientCertificateData" in value) || (typeof value.clientCertificateData === "string" || value.clientCertificateData === null))) && (value.clientKeyData === void 0 || (!("clientKeyData" in value) || (typeof value.clientKeyData === "string" || value.clientKeyData === null)))));
var checkExecCredential = check_1;

// dist/generated/client.authentication/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var ExecCredential2 = {
  structure: ExecCredential,
  applyDefaults: () => void 0,
  check: checkExecCredential,
  schema: async () => (await import("./chunk-PMONUVOE.js")).ExecCredential,
  ...renamed("client.authentication.k8s.io/v1beta1", "client.authentication.k8s.io/v1beta1"),
  protobuf: async () => void 0
};
export {
  ExecCredential2 as ExecCredential
};
