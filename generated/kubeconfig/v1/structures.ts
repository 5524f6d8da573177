// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of v1: shape and merge markers of every type. */

import { BOOL, BYTES, FREE_OBJECT, STRING, field, listOf, mapOf, struct } from "../../../runtime/model/structure.js";
import type { StructStructure } from "../../../runtime/model/structure.js";
export const Config: StructStructure = struct("v1.Config", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("preferences", Preferences, "+"),
      field("clusters", listOf(NamedCluster), "+"),
      field("users", listOf(NamedAuthInfo), "+"),
      field("contexts", listOf(NamedContext), "+"),
      field("current-context", STRING, "+"),
      field("extensions", listOf(NamedExtension), "?"),
    ], undefined, "kubeconfig");
export const Preferences: StructStructure = struct("v1.Preferences", () => [
      field("colors", BOOL, "?"),
      field("extensions", listOf(NamedExtension), "?"),
    ], undefined, "kubeconfig");
export const Cluster: StructStructure = struct("v1.Cluster", () => [
      field("server", STRING, "+"),
      field("tls-server-name", STRING, "?"),
      field("insecure-skip-tls-verify", BOOL, "?"),
      field("certificate-authority", STRING, "?"),
      field("certificate-authority-data", BYTES, "?"),
      field("proxy-url", STRING, "?"),
      field("extensions", listOf(NamedExtension), "?"),
    ], undefined, "kubeconfig");
export const AuthInfo: StructStructure = struct("v1.AuthInfo", () => [
      field("client-certificate", STRING, "?"),
      field("client-certificate-data", BYTES, "?"),
      field("client-key", STRING, "?"),
      field("client-key-data", BYTES, "?"),
      field("token", STRING, "?"),
      field("tokenFile", STRING, "?"),
      field("as", STRING, "?"),
      field("as-groups", listOf(STRING), "?"),
      field("as-user-extra", mapOf(listOf(STRING)), "?"),
      field("username", STRING, "?"),
      field("password", STRING, "?"),
      field("auth-provider", AuthProviderConfig, "*"),
      field("exec", ExecConfig, "*"),
      field("extensions", listOf(NamedExtension), "?"),
    ], undefined, "kubeconfig");
export const Context: StructStructure = struct("v1.Context", () => [
      field("cluster", STRING, "+"),
      field("user", STRING, "+"),
      field("namespace", STRING, "?"),
      field("extensions", listOf(NamedExtension), "?"),
    ], undefined, "kubeconfig");
export const NamedCluster: StructStructure = struct("v1.NamedCluster", () => [
      field("name", STRING, "+"),
      field("cluster", Cluster, "+"),
    ], undefined, "kubeconfig");
export const NamedContext: StructStructure = struct("v1.NamedContext", () => [
      field("name", STRING, "+"),
      field("context", Context, "+"),
    ], undefined, "kubeconfig");
export const NamedAuthInfo: StructStructure = struct("v1.NamedAuthInfo", () => [
      field("name", STRING, "+"),
      field("user", AuthInfo, "+"),
    ], undefined, "kubeconfig");
export const NamedExtension: StructStructure = struct("v1.NamedExtension", () => [
      field("name", STRING, "+"),
      field("extension", FREE_OBJECT, "+"),
    ], undefined, "kubeconfig");
export const AuthProviderConfig: StructStructure = struct("v1.AuthProviderConfig", () => [
      field("name", STRING, "+"),
      field("config", mapOf(STRING), "+"),
    ], undefined, "kubeconfig");
export const ExecConfig: StructStructure = struct("v1.ExecConfig", () => [
      field("command", STRING, "+"),
      field("args", listOf(STRING), "+"),
      field("env", listOf(ExecEnvVar), "+"),
      field("apiVersion", STRING, "?"),
      field("installHint", STRING, "?"),
      field("provideClusterInfo", BOOL, "+"),
    ], undefined, "kubeconfig");
export const ExecEnvVar: StructStructure = struct("v1.ExecEnvVar", () => [
      field("name", STRING, "+"),
      field("value", STRING, "+"),
    ], undefined, "kubeconfig");
