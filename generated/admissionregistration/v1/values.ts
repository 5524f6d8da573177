// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of admissionregistration.k8s.io/v1 may hold, in the order in which clients print them. */

export const MutatingWebhook: Readonly<Record<"reinvocationPolicy", readonly string[]>> = {
    reinvocationPolicy: ["IfNeeded","Never"],
    };
export const ValidatingWebhook: Readonly<Record<"failurePolicy" | "matchPolicy" | "sideEffects", readonly string[]>> = {
    failurePolicy: ["Fail","Ignore"],
    matchPolicy: ["Equivalent","Exact"],
    sideEffects: ["None","NoneOnDryRun"],
    };
export const Rule: Readonly<Record<"scope", readonly string[]>> = {
    scope: ["*","Cluster","Namespaced"],
    };
export const RuleWithOperations: Readonly<Record<"operations", readonly string[]>> = {
    operations: ["*","CONNECT","CREATE","DELETE","UPDATE"],
    };
