// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apiserver.k8s.io/v1alpha1: shape and merge markers of every type. */

import { EMBEDDED_OBJECT, STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const AdmissionConfiguration: StructStructure = struct("v1alpha1.AdmissionConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("plugins", listOf(AdmissionPluginConfiguration), "+"),
    ], undefined, "apiserver");
export const AdmissionPluginConfiguration: StructStructure = struct("v1alpha1.AdmissionPluginConfiguration", () => [
      field("name", STRING, "+"),
      field("path", STRING, "+"),
      field("configuration", EMBEDDED_OBJECT, "!"),
    ], undefined, "apiserver");
export const EgressSelectorConfiguration: StructStructure = struct("v1alpha1.EgressSelectorConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("egressSelections", listOf(EgressSelection), "+"),
    ], undefined, "apiserver", true);
export const EgressSelection: StructStructure = struct("v1alpha1.EgressSelection", () => [
      field("name", STRING, "+"),
      field("connection", Connection, "+"),
    ], undefined, "apiserver", true);
export const Connection: StructStructure = struct("v1alpha1.Connection", () => [
      field("proxyProtocol", STRING, "?"),
      field("transport", Transport, "*"),
    ], undefined, "apiserver", true);
export const Transport: StructStructure = struct("v1alpha1.Transport", () => [
      field("tcp", TCPTransport, "*"),
      field("uds", UDSTransport, "*"),
    ], undefined, "apiserver", true);
export const TCPTransport: StructStructure = struct("v1alpha1.TCPTransport", () => [
      field("url", STRING, "?"),
      field("tlsConfig", TLSConfig, "*"),
    ], undefined, "apiserver", true);
export const UDSTransport: StructStructure = struct("v1alpha1.UDSTransport", () => [
      field("udsName", STRING, "?"),
    ], undefined, "apiserver");
export const TLSConfig: StructStructure = struct("v1alpha1.TLSConfig", () => [
      field("caBundle", STRING, "?"),
      field("clientKey", STRING, "?"),
      field("clientCert", STRING, "?"),
      field("tlsServerName", STRING, "?", { since: "1.36" }),
    ], undefined, "apiserver", true);
