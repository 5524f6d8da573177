// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of discovery.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { BOOL, INT32, STRING, field, listOf, mapOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const EndpointSlice: StructStructure = struct("v1alpha1.EndpointSlice", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("addressType", STRING, "+"),
      field("endpoints", listOf(Endpoint), "+", { listType: "atomic" }),
      field("ports", listOf(EndpointPort), "+", { listType: "atomic" }),
    ], undefined, "discovery", true);
export const Endpoint: StructStructure = struct("v1alpha1.Endpoint", () => [
      field("addresses", listOf(STRING), "+", { listType: "set" }),
      field("conditions", EndpointConditions, "?"),
      field("hostname", STRING, "*"),
      field("targetRef", coreV1.ObjectReference, "*"),
      field("topology", mapOf(STRING), "?"),
      field("nodeName", STRING, "*"),
    ], undefined, "discovery", true);
export const EndpointConditions: StructStructure = struct("v1alpha1.EndpointConditions", () => [
      field("ready", BOOL, "*"),
      field("serving", BOOL, "*", { featureGate: "EndpointSliceTerminatingCondition" }),
      field("terminating", BOOL, "*", { featureGate: "EndpointSliceTerminatingCondition" }),
    ], undefined, "discovery");
export const EndpointPort: StructStructure = struct("v1alpha1.EndpointPort", () => [
      field("name", STRING, "*", { default: "" }),
      field("protocol", STRING, "*", { default: "TCP" }),
      field("port", INT32, "*"),
      field("appProtocol", STRING, "*"),
    ], undefined, "discovery", true);
