// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of eventratelimit.admission.k8s.io/v1alpha1. */

/** Settings for the EventRateLimit admission plugin, which holds back floods of Events. */
export interface Configuration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** The limits, all of which a new Event must satisfy; at least one is required. */
    limits: Limit[] | null;
}

/** A rate limit for incoming Events. */
export interface Limit {
    /** What shares one allowance: Server (all Events), Namespace, User, or SourceAndObject (each pair of source and object). */
    type: string;
    /** How many Events per second are allowed on average. */
    qps: number;
    /** How many Events may come at once after a quiet time. */
    burst: number;
    /** How many allowances are remembered for types other than Server, the least recently used being dropped; 4096 by default. */
    cacheSize?: number;
}
