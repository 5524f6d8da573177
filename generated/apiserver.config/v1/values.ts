// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of apiserver.config.k8s.io/v1 may hold, in the order in which clients print them. */

export const Issuer: Readonly<Record<"audienceMatchPolicy" | "egressSelectorType", readonly string[]>> = {
    audienceMatchPolicy: ["MatchAny"],
    egressSelectorType: ["controlplane","cluster"],
    };
export const WebhookConfiguration: Readonly<Record<"subjectAccessReviewVersion" | "matchConditionSubjectAccessReviewVersion" | "failurePolicy", readonly string[]>> = {
    subjectAccessReviewVersion: ["v1","v1beta1"],
    matchConditionSubjectAccessReviewVersion: ["v1"],
    failurePolicy: ["NoOpinion","Deny"],
    };
export const WebhookConnectionInfo: Readonly<Record<"type", readonly string[]>> = {
    type: ["KubeConfigFile","InClusterConfig"],
    };
