// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of resourcequota.admission.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";

/** - */
export interface Configuration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    limitedResources?: LimitedResource[] | null;
}

/** - */
export interface LimitedResource {
    /** - */
    apiGroup?: string;
    /** - */
    resource: string | null;
    /** - */
    matchContains?: string[];
    /** - */
    matchScopes?: (coreV1.ScopedResourceSelectorRequirement)[];
}
