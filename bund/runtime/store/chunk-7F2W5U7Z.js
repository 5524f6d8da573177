import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/events/v1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "events/v1.Event": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    eventTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    series: Type.Optional(Type.Union([Type.Ref("events/v1.EventSeries"), Type.Null()])),
    reportingController: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reportingInstance: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    action: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    regarding: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
    related: Type.Optional(Type.Union([Type.Ref("core/v1.ObjectReference"), Type.Null()])),
    note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    deprecatedSource: Type.Optional(Type.Union([Type.Ref("core/v1.EventSource"), Type.Null()])),
    deprecatedFirstTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    deprecatedLastTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    deprecatedCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()]))
  }),
  "events/v1.EventSeries": Type.Object({
    count: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    lastObservedTime: Type.Optional(Type.Union([Type.String(), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var Event = { root: types3["events/v1.Event"], get named() {
  return named();
} };
export {
  Event,
  types3 as types
};
