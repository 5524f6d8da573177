// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of pod-security.admission.config.k8s.io/v1: shape and merge markers of every type. */

import { STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const PodSecurityConfiguration: StructStructure = struct("v1.PodSecurityConfiguration", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("defaults", PodSecurityDefaults, "+"),
      field("exemptions", PodSecurityExemptions, "+"),
    ], undefined, "pod-security");
export const PodSecurityDefaults: StructStructure = struct("v1.PodSecurityDefaults", () => [
      field("enforce", STRING, "?"),
      field("enforce-version", STRING, "?"),
      field("audit", STRING, "?"),
      field("audit-version", STRING, "?"),
      field("warn", STRING, "?"),
      field("warn-version", STRING, "?"),
    ], undefined, "pod-security");
export const PodSecurityExemptions: StructStructure = struct("v1.PodSecurityExemptions", () => [
      field("usernames", listOf(STRING), "?"),
      field("namespaces", listOf(STRING), "?"),
      field("runtimeClasses", listOf(STRING), "?"),
    ], undefined, "pod-security");
