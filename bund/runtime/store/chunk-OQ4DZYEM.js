import "./chunk-7FSAQLAA.js";

// dist/generated/apiserver/v1beta1/structures.js
import { STRING, field, listOf, struct } from "kindwright/generated-code";
var EgressSelectorConfiguration = struct("v1beta1.EgressSelectorConfiguration", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("egressSelections", listOf(EgressSelection), "+")
], void 0, "apiserver");
var EgressSelection = struct("v1beta1.EgressSelection", () => [
  field("name", STRING, "+"),
  field("connection", Connection, "+")
], void 0, "apiserver");
var Connection = struct("v1beta1.Connection", () => [
  field("proxyProtocol", STRING, "?"),
  field("transport", Transport, "*")
], void 0, "apiserver");
var Transport = struct("v1beta1.Transport", () => [
  field("tcp", TCPTransport, "*"),
  field("uds", UDSTransport, "*")
], void 0, "apiserver");
var TCPTransport = struct("v1beta1.TCPTransport", () => [
  field("url", STRING, "?"),
  field("tlsConfig", TLSConfig, "*")
], void 0, "apiserver");
var UDSTransport = struct("v1beta1.UDSTransport", () => [
  field("udsName", STRING, "?")
], void 0, "apiserver");
var TLSConfig = struct("v1beta1.TLSConfig", () => [
  field("caBundle", STRING, "?"),
  field("clientKey", STRING, "?"),
  field("clientCert", STRING, "?")
], void 0, "apiserver");

// dist/generated/apiserver/v1beta1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.egressSelections === void 0 || (!("egressSelections" in value) || (Array.isArray(value.egressSelections) && value.egressSelections.every((unique_0, index) => check_2(unique_0)) || value.egressSelections === null)))));
var check_2 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.name === void 0 || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.connection === void 0 || (!("connection" in value) || (check_3(value.connection) || value.connection === null)))));
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.proxyProtocol === void 0 || (!("proxyProtocol" in value) || (typeof value.proxyProtocol === "string" || value.proxyProtocol === null))) && (value.transport === void 0 || (!("transport" in value) || (check_4(value.transport) || value.transport === null)))));
var check_4 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.tcp === void 0 || (!("tcp" in value) || (check_5(value.tcp) || value.tcp === null))) && (value.uds === void 0 || (!("uds" in value) || (check_7(value.uds) || value.uds === null)))));
var check_5 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.url === void 0 || (!("url" in value) || (typeof value.url === "string" || value.url === null))) && (value.tlsConfig === void 0 || (!("tlsConfig" in value) || (check_6(value.tlsConfig) || value.tlsConfig === null)))));
var check_6 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.caBundle === void 0 || (!("caBundle" in value) || (typeof value.caBundle === "string" || value.caBundle === null))) && (value.clientKey === void 0 || (!("clientKey" in value) || (typeof value.clientKey === "string" || value.clientKey === null))) && (value.clientCert === void 0 || (!("clientCert" in value) || (typeof value.clientCert === "string" || value.clientCert === null)))));
var check_7 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && (value.udsName === void 0 || (!("udsName" in value) || (typeof value.udsName === "string" || value.udsName === null))));
var checkEgressSelectorConfiguration = check_1;

// dist/generated/apiserver/v1beta1/kinds.js
import { renamed } from "kindwright/generated-code";
var EgressSelectorConfiguration2 = {
  structure: EgressSelectorConfiguration,
  applyDefaults: () => void 0,
  check: checkEgressSelectorConfiguration,
  schema: async () => (await import("./chunk-LMSVPX26.js")).EgressSelectorConfiguration,
  ...renamed("apiserver.k8s.io/v1beta1", "apiserver.k8s.io/v1beta1"),
  protobuf: async () => void 0
};
export {
  EgressSelectorConfiguration2 as EgressSelectorConfiguration
};
