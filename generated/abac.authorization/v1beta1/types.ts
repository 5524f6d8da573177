// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of abac.authorization.kubernetes.io/v1beta1. */

/** One line of the ABAC policy file, granting actions to a user or group. */
export interface Policy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** The user or group and the actions they are granted. */
    spec: PolicySpec;
}

/** Grants actions to a user or group; every field given must fit the request. */
export interface PolicySpec {
    /** Name of the user who gets the right; * stands for all authenticated users. */
    user?: string;
    /** Group that gets the right; with user set as well, both must fit. */
    group?: string;
    /** If true, only get, list and watch are allowed on objects, and only get on paths. */
    readonly?: boolean;
    /** API group the right is for; * stands for all. */
    apiGroup?: string;
    /** Resource the right is for, such as pods; * stands for all. */
    resource?: string;
    /** Namespace the right is for; * stands for all. */
    namespace?: string;
    /** URL path that may be used, such as /version; * stands for all, and a final * for any ending. */
    nonResourcePath?: string;
}
