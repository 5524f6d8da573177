// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of apiextensions.k8s.io/v1beta1 may hold, in the order in which clients print them. */

export const JSONSchemaProps: Readonly<Record<"type" | "x-kubernetes-list-type" | "x-kubernetes-map-type", readonly string[]>> = {
    type: ["array","boolean","integer","number","object","string"],
    "x-kubernetes-list-type": ["atomic","set","map"],
    "x-kubernetes-map-type": ["atomic","granular"],
    };
export const ValidationRule: Readonly<Record<"reason", readonly string[]>> = {
    reason: ["FieldValueDuplicate","FieldValueForbidden","FieldValueInvalid","FieldValueRequired"],
    };
