// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of networking.k8s.io/v1 that look beyond single values. */

import * as coreV1 from "../../core/v1/rules.js";
import { rulesOfNetworkPolicyPeer } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "networking/v1.IngressClass": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"networking/v1.IngressClassSpec"}],"rules":{"held":"struct"}},
      } },
      "networking/v1.IngressClassSpec": { between: true, properties: {
        controller: {"anyOf":[{"type":"string","minLength":1,"maxLength":250}],"rules":{"needed":true,"immutable":true}},
        parameters: {"anyOf":[{"$ref":"networking/v1.IngressClassParametersReference"},{"type":"null"}]},
      } },
      "networking/v1.IngressClassParametersReference": { between: true, properties: {
        namespace: {"anyOf":[{"type":"string","format":"dns-label"},{"type":"null"}],"rules":{"requiredIf":{"scope":{"values":["Namespace"]}},"forbiddenIf":{"scope":{"values":["Cluster"]}}},"because":{"requiredIf":"`parameters.scope` is set to 'Namespace'","forbiddenIf":"`parameters.scope` is set to 'Cluster'"}},
      } },
      "networking/v1.NetworkPolicy": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"networking/v1.NetworkPolicySpec"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "networking/v1.NetworkPolicySpec": { between: true, properties: {
        ingress: {"anyOf":[{"type":"array","items":{"$ref":"networking/v1.NetworkPolicyIngressRule"}},{"type":"null"}]},
        egress: {"anyOf":[{"type":"array","items":{"$ref":"networking/v1.NetworkPolicyEgressRule"}},{"type":"null"}]},
      } },
      "networking/v1.NetworkPolicyIngressRule": { between: true, properties: {
        from: {"anyOf":[{"type":"array","items":{"$ref":"networking/v1.NetworkPolicyPeer"}},{"type":"null"}]},
      } },
      "networking/v1.NetworkPolicyEgressRule": { between: true, properties: {
        to: {"anyOf":[{"type":"array","items":{"$ref":"networking/v1.NetworkPolicyPeer"}},{"type":"null"}]},
      } },
      "networking/v1.NetworkPolicyPeer": { between: true, rules: rulesOfNetworkPolicyPeer, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types, ...coreV1.types });
export const IngressClass: SchemaOfType = { root: types["networking/v1.IngressClass"], get named() { return named(); } };
export const NetworkPolicy: SchemaOfType = { root: types["networking/v1.NetworkPolicy"], get named() { return named(); } };
