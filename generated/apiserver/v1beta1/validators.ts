// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of apiserver.k8s.io/v1beta1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.egressSelections === undefined || (!("egressSelections" in value) || ((Array.isArray(value.egressSelections) && value.egressSelections.every((unique_0: Value, index: Value): boolean => (check_2(unique_0)))) || value.egressSelections === null))))));
const check_2 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.name === undefined || (!("name" in value) || (typeof value.name === "string" || value.name === null))) && (value.connection === undefined || (!("connection" in value) || (check_3(value.connection) || value.connection === null))))));
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.proxyProtocol === undefined || (!("proxyProtocol" in value) || (typeof value.proxyProtocol === "string" || value.proxyProtocol === null))) && (value.transport === undefined || (!("transport" in value) || (check_4(value.transport) || value.transport === null))))));
const check_4 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.tcp === undefined || (!("tcp" in value) || (check_5(value.tcp) || value.tcp === null))) && (value.uds === undefined || (!("uds" in value) || (check_7(value.uds) || value.uds === null))))));
const check_5 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.url === undefined || (!("url" in value) || (typeof value.url === "string" || value.url === null))) && (value.tlsConfig === undefined || (!("tlsConfig" in value) || (check_6(value.tlsConfig) || value.tlsConfig === null))))));
const check_6 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.caBundle === undefined || (!("caBundle" in value) || (typeof value.caBundle === "string" || value.caBundle === null))) && (value.clientKey === undefined || (!("clientKey" in value) || (typeof value.clientKey === "string" || value.clientKey === null)))) && (value.clientCert === undefined || (!("clientCert" in value) || (typeof value.clientCert === "string" || value.clientCert === null)))) && (value.tlsServerName === undefined || (!("tlsServerName" in value) || (typeof value.tlsServerName === "string" || value.tlsServerName === null))))));
const check_7 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (value.udsName === undefined || (!("udsName" in value) || (typeof value.udsName === "string" || value.udsName === null)))));
export const checkEgressSelectorConfiguration = check_1;
export const checkEgressSelection = check_2;
export const checkConnection = check_3;
export const checkTransport = check_4;
export const checkTCPTransport = check_5;
export const checkUDSTransport = check_7;
export const checkTLSConfig = check_6;
