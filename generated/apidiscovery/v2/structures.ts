// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apidiscovery.k8s.io/v2: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const APIGroupDiscovery: StructStructure = struct("v2.APIGroupDiscovery", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("versions", listOf(APIVersionDiscovery), "?", { listType: "map", listMapKeys: ["version"] }),
    ], undefined, "apidiscovery", true);
export const APIVersionDiscovery: StructStructure = struct("v2.APIVersionDiscovery", () => [
      field("version", STRING, "+"),
      field("resources", listOf(APIResourceDiscovery), "?", { listType: "map", listMapKeys: ["resource"] }),
      field("freshness", STRING, "?"),
    ], undefined, "apidiscovery");
export const APIResourceDiscovery: StructStructure = struct("v2.APIResourceDiscovery", () => [
      field("resource", STRING, "+"),
      field("responseKind", metaV1.GroupVersionKind, "*"),
      field("scope", STRING, "+"),
      field("singularResource", STRING, "+"),
      field("verbs", listOf(STRING), "+", { listType: "set" }),
      field("shortNames", listOf(STRING), "?", { listType: "set" }),
      field("categories", listOf(STRING), "?", { listType: "set" }),
      field("subresources", listOf(APISubresourceDiscovery), "?", { listType: "map", listMapKeys: ["subresource"] }),
    ], undefined, "apidiscovery");
export const APISubresourceDiscovery: StructStructure = struct("v2.APISubresourceDiscovery", () => [
      field("subresource", STRING, "+"),
      field("responseKind", metaV1.GroupVersionKind, "*"),
      field("acceptedTypes", listOf(metaV1.GroupVersionKind), "?", { listType: "map", listMapKeys: ["group","version","kind"] }),
      field("verbs", listOf(STRING), "+", { listType: "set" }),
    ], undefined, "apidiscovery");
export const APIGroupDiscoveryList: StructStructure = struct("v2.APIGroupDiscoveryList", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ListMeta, "?"),
      field("items", listOf(APIGroupDiscovery), "+"),
    ], undefined, "apidiscovery", true);
