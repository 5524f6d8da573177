// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of networking.k8s.io/v1beta1, filled in place. */

import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultIngress(v: Defaultable): void {
    eachMade(v, "spec", defaultIngressSpec);
}

export function defaultIngressSpec(v: Defaultable): void {
    each(v, "rules", items(defaultIngressRule));
}

export function defaultIngressRule(v: Defaultable): void {
    each(v, "http", defaultHTTPIngressRuleValue);
}

export function defaultIngressRuleValue(v: Defaultable): void {
    each(v, "http", defaultHTTPIngressRuleValue);
}

export function defaultHTTPIngressRuleValue(v: Defaultable): void {
    each(v, "paths", items(defaultHTTPIngressPath));
}

export function defaultHTTPIngressPath(v: Defaultable): void {
    v.pathType ??= "ImplementationSpecific";
}

export function defaultIngressClass(v: Defaultable): void {
    eachMade(v, "spec", defaultIngressClassSpec);
}

export function defaultIngressClassSpec(v: Defaultable): void {
    each(v, "parameters", defaultIngressClassParametersReference);
}

export function defaultIngressClassParametersReference(v: Defaultable): void {
    v.scope ??= "Cluster";
}
