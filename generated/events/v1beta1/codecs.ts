// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of events.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/codecs.js";
import * as messages from "../../messages/k8s/io/api/events/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, microTimeFrom, microTimeTo, optionalTo, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function eventToMessage(v: Value, shown: ShownRelease): messages.Event {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      eventTime: microTimeTo(v.eventTime ?? undefined),
      series: optionalTo(v.series, eventSeriesToMessage, shown),
      reportingController: v.reportingController ?? '',
      reportingInstance: v.reportingInstance ?? '',
      action: v.action ?? '',
      reason: v.reason ?? '',
      regarding: coreV1.objectReferenceToMessage(v.regarding ?? {}, shown),
      related: optionalTo(v.related, coreV1.objectReferenceToMessage, shown),
      note: v.note ?? '',
      type: v.type ?? '',
      deprecatedSource: coreV1.eventSourceToMessage(v.deprecatedSource ?? {}, shown),
      deprecatedFirstTimestamp: timeTo(v.deprecatedFirstTimestamp ?? undefined),
      deprecatedLastTimestamp: timeTo(v.deprecatedLastTimestamp ?? undefined),
      deprecatedCount: v.deprecatedCount ?? 0,
    };
}

export function eventFromMessage(m: messages.Event, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.eventTime = microTimeFrom(m.eventTime);
    if (m.series !== undefined) out.series = eventSeriesFromMessage(m.series ?? {}, shown);
    if (!(!m.reportingController)) out.reportingController = m.reportingController;
    if (!(!m.reportingInstance)) out.reportingInstance = m.reportingInstance;
    if (!(!m.action)) out.action = m.action;
    if (!(!m.reason)) out.reason = m.reason;
    out.regarding = coreV1.objectReferenceFromMessage(m.regarding ?? {}, shown);
    if (m.related !== undefined) out.related = coreV1.objectReferenceFromMessage(m.related ?? {}, shown);
    if (!(!m.note)) out.note = m.note;
    if (!(!m.type)) out.type = m.type;
    out.deprecatedSource = coreV1.eventSourceFromMessage(m.deprecatedSource ?? {}, shown);
    out.deprecatedFirstTimestamp = timeFrom(m.deprecatedFirstTimestamp);
    out.deprecatedLastTimestamp = timeFrom(m.deprecatedLastTimestamp);
    if (!(!m.deprecatedCount)) out.deprecatedCount = m.deprecatedCount;
    return out;
}

export function eventSeriesToMessage(v: Value, _shown: ShownRelease): messages.EventSeries {
    return {
      count: v.count ?? 0,
      lastObservedTime: microTimeTo(v.lastObservedTime ?? undefined),
      state: v.state ?? undefined,
    };
}

export function eventSeriesFromMessage(m: messages.EventSeries, _shown: ShownRelease): Value {
    const out: Value = {};
    out.count = !m.count ? 0 : m.count;
    out.lastObservedTime = microTimeFrom(m.lastObservedTime);
    if (m.state !== undefined) out.state = m.state;
    return out;
}

export const Event: GeneratedCodec = {
      encode: (object, shown) => messages.Event.encode(eventToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Event", "events.k8s.io/v1beta1", eventFromMessage(messages.Event.decode(bytes), shown)),
    };
