// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of events.k8s.io/v1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { INT32, MICROTIME, STRING, TIME, field, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const Event: StructStructure = struct("v1.Event", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "+"),
      field("eventTime", MICROTIME, "+"),
      field("series", EventSeries, "*"),
      field("reportingController", STRING, "?"),
      field("reportingInstance", STRING, "?"),
      field("action", STRING, "?"),
      field("reason", STRING, "?"),
      field("regarding", coreV1.ObjectReference, "?"),
      field("related", coreV1.ObjectReference, "*"),
      field("note", STRING, "?"),
      field("type", STRING, "?"),
      field("deprecatedSource", coreV1.EventSource, "?"),
      field("deprecatedFirstTimestamp", TIME, "?"),
      field("deprecatedLastTimestamp", TIME, "?"),
      field("deprecatedCount", INT32, "?"),
    ], undefined, "events", true);
export const EventSeries: StructStructure = struct("v1.EventSeries", () => [
      field("count", INT32, "+"),
      field("lastObservedTime", MICROTIME, "+"),
    ], undefined, "events");
