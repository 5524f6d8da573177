// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of policy/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface PodDisruptionBudget {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: PodDisruptionBudgetSpec | null;
    /** - */
    status?: PodDisruptionBudgetStatus | null;
}

/** Several PodDisruptionBudget objects, as a list request answers them. */
export interface PodDisruptionBudgetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: PodDisruptionBudget[] | null;
}

/** - */
export interface PodDisruptionBudgetSpec {
    /** - */
    minAvailable?: number | string | null;
    /** - */
    selector?: metaV1.LabelSelector | null;
    /** - */
    maxUnavailable?: number | string | null;
}

/** - */
export interface PodDisruptionBudgetStatus {
    /** - */
    observedGeneration?: number | bigint;
    /** - */
    disruptedPods?: Record<string, string>;
    /** - */
    disruptionsAllowed: number | null;
    /** - */
    currentHealthy: number | null;
    /** - */
    desiredHealthy: number | null;
    /** - */
    expectedPods: number | null;
    /** - */
    conditions?: (metaV1.Condition)[];
}
