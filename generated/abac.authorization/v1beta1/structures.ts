// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of abac.authorization.kubernetes.io/v1beta1: shape and merge markers of every type. */

import { BOOL, STRING, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Policy: StructStructure = struct("v1beta1.Policy", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("spec", PolicySpec, "+"),
    ], undefined, "abac");
export const PolicySpec: StructStructure = struct("v1beta1.PolicySpec", () => [
      field("user", STRING, "?"),
      field("group", STRING, "?"),
      field("readonly", BOOL, "?"),
      field("apiGroup", STRING, "?"),
      field("resource", STRING, "?"),
      field("namespace", STRING, "?"),
      field("nonResourcePath", STRING, "?"),
    ], undefined, "abac");
