// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of admission.k8s.io/v1: shape and merge markers of every type. */

import * as authenticationV1 from "../../authentication/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, BYTES, EMBEDDED_OBJECT, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const AdmissionReview: StructStructure = struct("v1.AdmissionReview", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("request", AdmissionRequest, "*"),
      field("response", AdmissionResponse, "*"),
    ], undefined, "admission", true);
export const AdmissionRequest: StructStructure = struct("v1.AdmissionRequest", () => [
      field("uid", STRING, "+"),
      field("kind", metaV1.GroupVersionKind, "+"),
      field("resource", metaV1.GroupVersionResource, "+"),
      field("subResource", STRING, "?"),
      field("requestKind", metaV1.GroupVersionKind, "*"),
      field("requestResource", metaV1.GroupVersionResource, "*"),
      field("requestSubResource", STRING, "?"),
      field("name", STRING, "?"),
      field("namespace", STRING, "?"),
      field("operation", STRING, "+"),
      field("userInfo", authenticationV1.UserInfo, "+"),
      field("object", EMBEDDED_OBJECT, "?"),
      field("oldObject", EMBEDDED_OBJECT, "?"),
      field("dryRun", BOOL, "*"),
      field("options", EMBEDDED_OBJECT, "?"),
    ], undefined, "admission", true);
export const AdmissionResponse: StructStructure = struct("v1.AdmissionResponse", () => [
      field("uid", STRING, "+"),
      field("allowed", BOOL, "+"),
      field("status", metaV1.Status, "*"),
      field("patch", BYTES, "?"),
      field("patchType", STRING, "*"),
      field("auditAnnotations", mapOf(STRING), "?"),
      field("warnings", listOf(STRING), "?", { changes: { "1.35": { listType: "atomic" } } }),
    ], undefined, "admission", true);
