// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of networking.k8s.io/v1, filled in place. */

import { each, eachMade, items } from "kindwright/generated-code";
import type { Defaultable, KindFunctions } from "kindwright/generated-code";

export function defaultNetworkPolicy(v: Defaultable, functions: KindFunctions): void {
    eachMade(v, "spec", defaultNetworkPolicySpec, functions);
}

export function defaultNetworkPolicySpec(v: Defaultable, functions: KindFunctions): void {
    functions.fill("networkPolicySpec", v);
    each(v, "ingress", items(defaultNetworkPolicyIngressRule), functions);
    each(v, "egress", items(defaultNetworkPolicyEgressRule), functions);
}

export function defaultNetworkPolicyIngressRule(v: Defaultable, functions: KindFunctions): void {
    each(v, "ports", items(defaultNetworkPolicyPort), functions);
}

export function defaultNetworkPolicyEgressRule(v: Defaultable, functions: KindFunctions): void {
    each(v, "ports", items(defaultNetworkPolicyPort), functions);
}

export function defaultNetworkPolicyPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}
