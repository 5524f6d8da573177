// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of eventratelimit.admission.k8s.io/v1alpha1. */

/** - */
export interface Configuration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    limits: Limit[] | null;
}

/** - */
export interface Limit {
    /** - */
    type: string | null;
    /** - */
    qps: number | null;
    /** - */
    burst: number | null;
    /** - */
    cacheSize?: number;
}
