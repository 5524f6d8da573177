// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of networking.k8s.io/v1beta1, filled in place. */

import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultIngress(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultIngressSpec, functions);
}

export function defaultIngressSpec(v: Defaultable, functions: KindFunctions): void {
    each(v, "rules", items(defaultIngressRule), functions);
}

export function defaultIngressRule(v: Defaultable, functions: KindFunctions): void {
    each(v, "http", defaultHTTPIngressRuleValue, functions);
}

export function defaultHTTPIngressRuleValue(v: Defaultable, functions: KindFunctions): void {
    each(v, "paths", items(defaultHTTPIngressPath), functions);
}

export function defaultHTTPIngressPath(v: Defaultable): void {
    v.pathType ??= "ImplementationSpecific";
}
