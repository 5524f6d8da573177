// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of apiregistration.k8s.io/v1beta1: shape and merge markers of every type. */

import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, BYTES, INT32, STRING, TIME, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const APIService: StructStructure = struct("v1beta1.APIService", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", APIServiceSpec, "?"),
      field("status", APIServiceStatus, "?"),
    ], undefined, "apiregistration", true);
export const ServiceReference: StructStructure = struct("v1beta1.ServiceReference", () => [
      field("namespace", STRING, "?"),
      field("name", STRING, "?"),
      field("port", INT32, "*", { default: 443 }),
    ], undefined, "apiregistration");
export const APIServiceSpec: StructStructure = struct("v1beta1.APIServiceSpec", () => [
      field("service", ServiceReference, "*"),
      field("group", STRING, "?"),
      field("version", STRING, "?"),
      field("insecureSkipTLSVerify", BOOL, "?"),
      field("caBundle", BYTES, "?", { listType: "atomic" }),
      field("groupPriorityMinimum", INT32, "+"),
      field("versionPriority", INT32, "+"),
    ], undefined, "apiregistration");
export const APIServiceCondition: StructStructure = struct("v1beta1.APIServiceCondition", () => [
      field("type", STRING, "+"),
      field("status", STRING, "+"),
      field("lastTransitionTime", TIME, "?"),
      field("reason", STRING, "?"),
      field("message", STRING, "?"),
    ], undefined, "apiregistration");
export const APIServiceStatus: StructStructure = struct("v1beta1.APIServiceStatus", () => [
      field("conditions", listOf(APIServiceCondition), "?", { listType: "map", listMapKeys: ["type"], patchStrategy: ["merge"], patchMergeKey: "type" }),
    ], undefined, "apiregistration");
