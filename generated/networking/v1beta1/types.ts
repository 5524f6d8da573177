// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of networking.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface Ingress {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: IngressSpec | null;
    /** - */
    status?: IngressStatus | null;
}

/** Several Ingress objects, as a list request answers them. */
export interface IngressList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: Ingress[] | null;
}

/** - */
export interface IngressSpec {
    /** - */
    ingressClassName?: string | null;
    /** - */
    backend?: IngressBackend | null;
    /** - */
    tls?: IngressTLS[];
    /** - */
    rules?: IngressRule[];
}

/** - */
export interface IngressTLS {
    /** - */
    hosts?: string[];
    /** - */
    secretName?: string;
}

/** - */
export interface IngressStatus {
    /** - */
    loadBalancer?: coreV1.LoadBalancerStatus | null;
}

/** - */
export interface IngressRule {
    /** - */
    host?: string;
    /** - */
    http?: HTTPIngressRuleValue | null;
}

/** - */
export interface IngressRuleValue {
    /** - */
    http?: HTTPIngressRuleValue | null;
}

/** - */
export interface HTTPIngressRuleValue {
    /** - */
    paths: HTTPIngressPath[] | null;
}

/** - */
export interface HTTPIngressPath {
    /** - */
    path?: string;
    /** - */
    pathType?: string | null;
    /** - */
    backend: IngressBackend | null;
}

/** - */
export interface IngressBackend {
    /** - */
    serviceName?: string;
    /** - */
    servicePort?: number | string | null;
    /** - */
    resource?: coreV1.TypedLocalObjectReference | null;
}

/** - */
export interface IngressClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec?: IngressClassSpec | null;
}

/** Several IngressClass objects, as a list request answers them. */
export interface IngressClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: IngressClass[] | null;
}

/** - */
export interface IngressClassSpec {
    /** - */
    controller?: string;
    /** - */
    parameters?: IngressClassParametersReference | null;
}

/** - */
export interface IngressClassParametersReference {
    /** - */
    apiGroup?: string | null;
    /** - */
    kind: string | null;
    /** - */
    name: string | null;
    /** - */
    scope?: string | null;
    /** - */
    namespace?: string | null;
}
