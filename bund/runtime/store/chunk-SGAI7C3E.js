import {
  EventSource,
  ObjectReference,
  checkEventSource,
  checkObjectReference
} from "./chunk-RWTCUW7N.js";
import {
  ObjectMeta,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/events/v1/conversions.js
var EventMapping = {
  renamed: [["reportingController", "reportingComponent"], ["regarding", "involvedObject"], ["note", "message"], ["deprecatedSource", "source"], ["deprecatedFirstTimestamp", "firstTimestamp"], ["deprecatedLastTimestamp", "lastTimestamp"], ["deprecatedCount", "count"]]
};

// dist/generated/events/v1/structures.js
import { INT32, MICROTIME, STRING, TIME, field, struct } from "kindwright/generated-code";
var Event = struct("v1.Event", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "+"),
  field("eventTime", MICROTIME, "+"),
  field("series", EventSeries, "*"),
  field("reportingController", STRING, "?"),
  field("reportingInstance", STRING, "?"),
  field("action", STRING, "?"),
  field("reason", STRING, "?"),
  field("regarding", ObjectReference, "?"),
  field("related", ObjectReference, "*"),
  field("note", STRING, "?"),
  field("type", STRING, "?"),
  field("deprecatedSource", EventSource, "?"),
  field("deprecatedFirstTimestamp", TIME, "?"),
  field("deprecatedLastTimestamp", TIME, "?"),
  field("deprecatedCount", INT32, "?")
], void 0, "events");
var EventSeries = struct("v1.EventSeries", () => [
  field("count", INT32, "+"),
  field("lastObservedTime", MICROTIME, "+")
], void 0, "events");

// dist/generated/events/v1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.eventTime === void 0 || (!("eventTime" in value) || (typeof value.eventTime === "string" || value.eventTime === null))) && (value.series === void 0 || (!("series" in value) || (check_3(value.series) || value.series === null))) && (value.reportingController === void 0 || (!("reportingController" in value) || (typeof value.reportingController === "string" || value.reportingController === null))) && (value.reportingInstance === void 0 || (!("reportingInstance" in value) || (typeof value.reportingInstance === "string" || value.reportingInstance === null))) && (value.action === void 0 || (!("action" in value) || (typeof value.action === "string" || value.action === null))) && (value.reason === void 0 || (!("reason" in value) || (typeof value.reason === "string" || value.reason === null))) && (value.regarding === void 0 || (!("regarding" in value) || (check_4(value.regarding) || value.regarding === null))) && (value.related === void 0 || (!("related" in value) || (check_4(value.related) || value.related === null))) && (value.note === void 0 || (!("note" in value) || (typeof value.note === "string" || value.note === null))) && (value.type === void 0 || (!("type" in value) || (typeof value.type === "string" || value.type === null))) && (value.deprecatedSource === void 0 || (!("deprecatedSource" in value) || (check_5(value.deprecatedSource) || value.deprecatedSource === null))) && (value.deprecatedFirstTimestamp === void 0 || (!("deprecatedFirstTimestamp" in value) || (typeof value.deprecatedFirstTimestamp === "string" || value.deprecatedFirstTimestamp === null))) && (value.deprecatedLastTimestamp === void 0 || (!("deprecatedLastTimestamp" in value) || (typeof value.deprecatedLastTimestamp === "string" || value.deprecatedLastTimestamp === null))) && (value.deprecatedCount === void 0 || (!("deprecatedCount" in value) || (Number.isInteger(value.deprecatedCount) || value.deprecatedCount === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.count === void 0 || (!("count" in value) || (Number.isInteger(value.count) || value.count === null))) && (value.lastObservedTime === void 0 || (!("lastObservedTime" in value) || (typeof value.lastObservedTime === "string" || value.lastObservedTime === null)))));
var check_4 = (value) => checkObjectReference(value);
var check_5 = (value) => checkEventSource(value);
var checkEvent = check_1;

// dist/generated/events/v1/kinds.js
import { converter } from "kindwright/generated-code";
var Event2 = {
  structure: Event,
  applyDefaults: () => void 0,
  check: checkEvent,
  schema: async () => (await import("./chunk-7F2W5U7Z.js")).Event,
  ...converter({ here: "events.k8s.io/v1", hub: "v1", mapping: EventMapping, annotation: "conversion.kubernetes.io/kept" }),
  protobuf: async () => (await import("./chunk-T4XBSFV3.js")).Event
};
export {
  Event2 as Event
};
