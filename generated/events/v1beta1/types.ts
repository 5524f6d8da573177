// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of events.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Reports something that happened to an object; kept for a limited time only, and meant for people rather than programs. Deprecated since 1.22 and removed in 1.25. */
export interface Event {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** When the event was first seen, with fractions of a second; setting it makes the reporting, action and reason fields mandatory. */
    eventTime: string | null;
    /** How often and when it was last repeated; absent for a single occurrence. */
    series?: EventSeries;
    /** Component that reports it, such as kubernetes.io/kubelet; required when eventTime is set. */
    reportingController?: string;
    /** Which instance of that component, such as kubelet-xyzf; required when eventTime is set, at most 128 characters. */
    reportingInstance?: string;
    /** What was done, or failed, to the object; required when eventTime is set, at most 128 characters. */
    action?: string;
    /** Why it was done, in a short form that programs can read; required when eventTime is set, at most 128 characters. */
    reason?: string;
    /** The object that the event is about, often the one that the reporting controller looks after. */
    regarding: coreV1.ObjectReference;
    /** A second object that takes part, for instance one that the action created or changed. */
    related?: coreV1.ObjectReference;
    /** Text for people that describes what happened, at most 1 kB. */
    note?: string;
    /** Normal or Warning; others may be added in the future. */
    type?: string;
    /**
     * Deprecated counterpart of the source field in core events; use reportingController and reportingInstance instead.
     * @deprecated
     */
    deprecatedSource: coreV1.EventSource;
    /**
     * Deprecated counterpart of firstTimestamp in core events; use eventTime instead.
     * @deprecated
     */
    deprecatedFirstTimestamp: string | null;
    /**
     * Deprecated counterpart of lastTimestamp in core events; use series.lastObservedTime instead.
     * @deprecated
     */
    deprecatedLastTimestamp: string | null;
    /**
     * Deprecated counterpart of count in core events; use series.count instead.
     * @deprecated
     */
    deprecatedCount?: number;
}

/** Several Event objects, as a list request answers them. */
export interface EventList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Event[] | null;
}

/** Sums up repetitions of the same event. */
export interface EventSeries {
    /** How many times the event has occurred so far in this series. */
    count: number;
    /** When the latest repetition was seen. */
    lastObservedTime: string | null;
}
