import {
  EventSource,
  ObjectReference,
  eventSourceFromMessage,
  eventSourceToMessage,
  objectReferenceFromMessage,
  objectReferenceToMessage
} from "./chunk-OCKGDRJ2.js";
import "./chunk-MMKFJ647.js";
import "./chunk-7SPNU436.js";
import {
  MicroTime,
  ObjectMeta,
  Time,
  objectMetaFromMessage,
  objectMetaToMessage
} from "./chunk-VAEHC6QD.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/messages/k8s/io/api/events/v1beta1/generated.js
import { BinaryReader, BinaryWriter } from "kindwright/generated-code";
function createBaseEvent() {
  return {
    metadata: void 0,
    eventTime: void 0,
    series: void 0,
    reportingController: void 0,
    reportingInstance: void 0,
    action: void 0,
    reason: void 0,
    regarding: void 0,
    related: void 0,
    note: void 0,
    type: void 0,
    deprecatedSource: void 0,
    deprecatedFirstTimestamp: void 0,
    deprecatedLastTimestamp: void 0,
    deprecatedCount: void 0
  };
}
var Event = {
  encode(message, writer = new BinaryWriter()) {
    if (message.metadata !== void 0) {
      ObjectMeta.encode(message.metadata, writer.uint32(10).fork()).join();
    }
    if (message.eventTime !== void 0) {
      MicroTime.encode(message.eventTime, writer.uint32(18).fork()).join();
    }
    if (message.series !== void 0) {
      EventSeries.encode(message.series, writer.uint32(26).fork()).join();
    }
    if (message.reportingController !== void 0) {
      writer.uint32(34).string(message.reportingController);
    }
    if (message.reportingInstance !== void 0) {
      writer.uint32(42).string(message.reportingInstance);
    }
    if (message.action !== void 0) {
      writer.uint32(50).string(message.action);
    }
    if (message.reason !== void 0) {
      writer.uint32(58).string(message.reason);
    }
    if (message.regarding !== void 0) {
      ObjectReference.encode(message.regarding, writer.uint32(66).fork()).join();
    }
    if (message.related !== void 0) {
      ObjectReference.encode(message.related, writer.uint32(74).fork()).join();
    }
    if (message.note !== void 0) {
      writer.uint32(82).string(message.note);
    }
    if (message.type !== void 0) {
      writer.uint32(90).string(message.type);
    }
    if (message.deprecatedSource !== void 0) {
      EventSource.encode(message.deprecatedSource, writer.uint32(98).fork()).join();
    }
    if (message.deprecatedFirstTimestamp !== void 0) {
      Time.encode(message.deprecatedFirstTimestamp, writer.uint32(106).fork()).join();
    }
    if (message.deprecatedLastTimestamp !== void 0) {
      Time.encode(message.deprecatedLastTimestamp, writer.uint32(114).fork()).join();
    }
    if (message.deprecatedCount !== void 0) {
      writer.uint32(120).int32(message.deprecatedCount);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseEvent();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 10) {
              break;
            }
            message.metadata = ObjectMeta.decode(reader, reader.uint32());
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.eventTime = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.series = EventSeries.decode(reader, reader.uint32());
            continue;
          }
          case 4: {
            if (tag !== 34) {
              break;
            }
            message.reportingController = reader.string();
            continue;
          }
          case 5: {
            if (tag !== 42) {
              break;
            }
            message.reportingInstance = reader.string();
            continue;
          }
          case 6: {
            if (tag !== 50) {
              break;
            }
            message.action = reader.string();
            continue;
          }
          case 7: {
            if (tag !== 58) {
              break;
            }
            message.reason = reader.string();
            continue;
          }
          case 8: {
            if (tag !== 66) {
              break;
            }
            message.regarding = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 9: {
            if (tag !== 74) {
              break;
            }
            message.related = ObjectReference.decode(reader, reader.uint32());
            continue;
          }
          case 10: {
            if (tag !== 82) {
              break;
            }
            message.note = reader.string();
            continue;
          }
          case 11: {
            if (tag !== 90) {
              break;
            }
            message.type = reader.string();
            continue;
          }
          case 12: {
            if (tag !== 98) {
              break;
            }
            message.deprecatedSource = EventSource.decode(reader, reader.uint32());
            continue;
          }
          case 13: {
            if (tag !== 106) {
              break;
            }
            message.deprecatedFirstTimestamp = Time.decode(reader, reader.uint32());
            continue;
          }
          case 14: {
            if (tag !== 114) {
              break;
            }
            message.deprecatedLastTimestamp = Time.decode(reader, reader.uint32());
            continue;
          }
          case 15: {
            if (tag !== 120) {
              break;
            }
            message.deprecatedCount = reader.int32();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};
function createBaseEventSeries() {
  return { count: void 0, lastObservedTime: void 0, state: void 0 };
}
var EventSeries = {
  encode(message, writer = new BinaryWriter()) {
    if (message.count !== void 0) {
      writer.uint32(8).int32(message.count);
    }
    if (message.lastObservedTime !== void 0) {
      MicroTime.encode(message.lastObservedTime, writer.uint32(18).fork()).join();
    }
    if (message.state !== void 0) {
      writer.uint32(26).string(message.state);
    }
    return writer;
  },
  decode(input, length) {
    const reader = input instanceof BinaryReader ? input : new BinaryReader(input);
    const previousRecursionDepth = reader.__tsProtoDecodeDepth ?? 0;
    if (previousRecursionDepth >= 2100) {
      throw new globalThis.Error("protobuf decode recursion limit exceeded");
    }
    reader.__tsProtoDecodeDepth = previousRecursionDepth + 1;
    try {
      const end = length === void 0 ? reader.len : reader.pos + length;
      const message = createBaseEventSeries();
      while (reader.pos < end) {
        const tag = reader.uint32();
        switch (tag >>> 3) {
          case 1: {
            if (tag !== 8) {
              break;
            }
            message.count = reader.int32();
            continue;
          }
          case 2: {
            if (tag !== 18) {
              break;
            }
            message.lastObservedTime = MicroTime.decode(reader, reader.uint32());
            continue;
          }
          case 3: {
            if (tag !== 26) {
              break;
            }
            message.state = reader.string();
            continue;
          }
        }
        if ((tag & 7) === 4 || tag === 0) {
          break;
        }
        reader.skip(tag & 7);
      }
      return message;
    } finally {
      reader.__tsProtoDecodeDepth = previousRecursionDepth;
    }
  }
};

// dist/generated/events/v1beta1/codecs.js
import { asObject, microTimeFrom, microTimeTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
function eventToMessage(v) {
  return {
    metadata: objectMetaToMessage(v.metadata ?? {}),
    eventTime: microTimeTo(v.eventTime ?? void 0),
    series: optionalTo(v.series, eventSeriesToMessage),
    reportingController: v.reportingController ?? "",
    reportingInstance: v.reportingInstance ?? "",
    action: v.action ?? "",
    reason: v.reason ?? "",
    regarding: objectReferenceToMessage(v.regarding ?? {}),
    related: optionalTo(v.related, objectReferenceToMessage),
    note: v.note ?? "",
    type: v.type ?? "",
    deprecatedSource: eventSourceToMessage(v.deprecatedSource ?? {}),
    deprecatedFirstTimestamp: timeTo(v.deprecatedFirstTimestamp ?? void 0),
    deprecatedLastTimestamp: timeTo(v.deprecatedLastTimestamp ?? void 0),
    deprecatedCount: v.deprecatedCount ?? 0
  };
}
function eventFromMessage(m) {
  const out = {};
  out.metadata = objectMetaFromMessage(m.metadata ?? {});
  out.eventTime = microTimeFrom(m.eventTime);
  if (m.series !== void 0) out.series = eventSeriesFromMessage(m.series ?? {});
  if (!!m.reportingController) out.reportingController = m.reportingController;
  if (!!m.reportingInstance) out.reportingInstance = m.reportingInstance;
  if (!!m.action) out.action = m.action;
  if (!!m.reason) out.reason = m.reason;
  out.regarding = objectReferenceFromMessage(m.regarding ?? {});
  if (m.related !== void 0) out.related = objectReferenceFromMessage(m.related ?? {});
  if (!!m.note) out.note = m.note;
  if (!!m.type) out.type = m.type;
  out.deprecatedSource = eventSourceFromMessage(m.deprecatedSource ?? {});
  out.deprecatedFirstTimestamp = timeFrom(m.deprecatedFirstTimestamp);
  out.deprecatedLastTimestamp = timeFrom(m.deprecatedLastTimestamp);
  if (!!m.deprecatedCount) out.deprecatedCount = m.deprecatedCount;
  return out;
}
function eventSeriesToMessage(v) {
  return {
    count: v.count ?? 0,
    lastObservedTime: microTimeTo(v.lastObservedTime ?? void 0),
    state: v.state ?? void 0
  };
}
function eventSeriesFromMessage(m) {
  const out = {};
  out.count = !m.count ? 0 : m.count;
  out.lastObservedTime = microTimeFrom(m.lastObservedTime);
  if (m.state !== void 0) out.state = m.state;
  return out;
}
var Event2 = {
  encode: (object) => Event.encode(eventToMessage(object)).finish(),
  decode: (bytes) => asObject("Event", "events.k8s.io/v1beta1", eventFromMessage(Event.decode(bytes)))
};
export {
  Event2 as Event,
  eventFromMessage,
  eventSeriesFromMessage,
  eventSeriesToMessage,
  eventToMessage
};
