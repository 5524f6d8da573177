// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Defaults of networking.k8s.io/v1, filled in place. */

import * as functions from "../../../runtime/kinds/defaulters.js";
import { each, eachMade, items } from "../../../runtime/model/defaulting.js";
import type { Defaultable } from "../../../runtime/model/defaulting.js";

export function defaultIngressClass(v: Defaultable): void {
    eachMade(v, "spec", defaultIngressClassSpec);
}

export function defaultIngressClassSpec(v: Defaultable): void {
    each(v, "parameters", defaultIngressClassParametersReference);
}

export function defaultIngressClassParametersReference(v: Defaultable): void {
    v.scope ??= "Cluster";
}

export function defaultNetworkPolicy(v: Defaultable): void {
    eachMade(v, "spec", defaultNetworkPolicySpec);
}

export function defaultNetworkPolicySpec(v: Defaultable): void {
    functions.networkPolicySpec(v);
    each(v, "ingress", items(defaultNetworkPolicyIngressRule));
    each(v, "egress", items(defaultNetworkPolicyEgressRule));
}

export function defaultNetworkPolicyIngressRule(v: Defaultable): void {
    each(v, "ports", items(defaultNetworkPolicyPort));
}

export function defaultNetworkPolicyEgressRule(v: Defaultable): void {
    each(v, "ports", items(defaultNetworkPolicyPort));
}

export function defaultNetworkPolicyPort(v: Defaultable): void {
    v.protocol ??= "TCP";
}
