// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of imagepolicy.k8s.io/v1alpha1. */

import * as metaV1 from "../../meta/v1/types.js";

/** Sent to a webhook to ask whether the images of a pod may be used. */
export interface ImageReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The images and the pod they are for. */
    spec: ImageReviewSpec;
    /** The webhook's verdict, filled in by its answer. */
    status: ImageReviewStatus;
}

/** Describes the pod whose images are judged. */
export interface ImageReviewSpec {
    /** One entry per container of the pod. */
    containers?: ImageReviewContainerSpec[];
    /** The pod's annotations whose keys look like *.image-policy.k8s.io/*, through which users can pass hints to the webhook. */
    annotations?: Record<string, string>;
    /** Namespace in which the pod is to be created. */
    namespace?: string;
}

/** One container of the pod, with its image. */
export interface ImageReviewContainerSpec {
    /** Image in the form in which the pod names it, with tag or digest. */
    image?: string;
}

/** A webhook's verdict on the images of a pod. */
export interface ImageReviewStatus {
    /** True if all the images may be used. */
    allowed: boolean;
    /** Short explanation for the user; should be left empty when the images are allowed. */
    reason?: string;
    /** Keys and values to be recorded in the audit log for this request. */
    auditAnnotations?: Record<string, string>;
}
