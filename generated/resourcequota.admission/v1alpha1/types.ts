// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of resourcequota.admission.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";

/** Settings for the ResourceQuota admission plugin. */
export interface Configuration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Resources that may be used only where some quota covers them. */
    limitedResources: LimitedResource[] | null;
}

/** A resource that needs a covering quota before it can be used. */
export interface LimitedResource {
    /** API group of the resource; empty for the core group. */
    apiGroup?: string;
    /** Plural name of the resource that is limited, such as persistentvolumeclaims. */
    resource: string;
    /** Text to look for in the names of used quota items; a hit makes a covering quota necessary. */
    matchContains?: string[];
    /** Quota scopes that make a covering quota necessary, for instance certain priority classes. */
    matchScopes?: (coreV1.ScopedResourceSelectorRequirement)[];
}
