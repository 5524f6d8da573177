// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of podtolerationrestriction.admission.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";

/** Settings for the PodTolerationRestriction admission plugin, used where a namespace has no annotations of its own. */
export interface Configuration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Tolerations added to pods in namespaces that define none themselves. */
    default?: (coreV1.Toleration)[];
    /** The only tolerations pods may have in namespaces that define no list themselves; empty allows all. */
    whitelist?: (coreV1.Toleration)[];
}
