// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of flowcontrol.apiserver.k8s.io/v1beta1 may hold, in the order in which clients print them. */

export const FlowDistinguisherMethod: Readonly<Record<"type", readonly string[]>> = {
    type: ["ByNamespace","ByUser"],
    };
export const ResourcePolicyRule: Readonly<Record<"verbs", readonly string[]>> = {
    verbs: ["create","delete","deletecollection","get","list","patch","proxy","update","watch"],
    };
export const NonResourcePolicyRule: Readonly<Record<"verbs", readonly string[]>> = {
    verbs: ["create","delete","deletecollection","get","list","patch","proxy","update","watch"],
    };
