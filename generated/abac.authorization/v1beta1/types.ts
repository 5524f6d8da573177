// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of abac.authorization.kubernetes.io/v1beta1. */

/** - */
export interface Policy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    spec: PolicySpec | null;
}

/** - */
export interface PolicySpec {
    /** - */
    user?: string;
    /** - */
    group?: string;
    /** - */
    readonly?: boolean;
    /** - */
    apiGroup?: string;
    /** - */
    resource?: string;
    /** - */
    namespace?: string;
    /** - */
    nonResourcePath?: string;
}
