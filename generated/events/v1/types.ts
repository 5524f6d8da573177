// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of events.k8s.io/v1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface Event {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    eventTime: string | null;
    /** - */
    series?: EventSeries | null;
    /** - */
    reportingController?: string;
    /** - */
    reportingInstance?: string;
    /** - */
    action?: string;
    /** - */
    reason?: string;
    /** - */
    regarding?: coreV1.ObjectReference | null;
    /** - */
    related?: coreV1.ObjectReference | null;
    /** - */
    note?: string;
    /** - */
    type?: string;
    /**
     * -
     * @deprecated
     */
    deprecatedSource?: coreV1.EventSource | null;
    /**
     * -
     * @deprecated
     */
    deprecatedFirstTimestamp?: string | null;
    /**
     * -
     * @deprecated
     */
    deprecatedLastTimestamp?: string | null;
    /**
     * -
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
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Event[] | null;
}

/** - */
export interface EventSeries {
    /** - */
    count: number | null;
    /** - */
    lastObservedTime: string | null;
}
