// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Texts that fields of apiextensions.k8s.io/v1beta1 may hold, in the order in which clients print them. */

export const CustomResourceDefinitionSpec: Readonly<Record<"scope", readonly string[]>> = {
    scope: ["Cluster","Namespaced"],
    };
export const CustomResourceConversion: Readonly<Record<"strategy", readonly string[]>> = {
    strategy: ["None","Webhook"],
    };
export const CustomResourceColumnDefinition: Readonly<Record<"type" | "format", readonly string[]>> = {
    type: ["boolean","date","integer","number","string"],
    format: ["byte","date","date-time","double","float","int32","int64","password"],
    };
export const JSONSchemaProps: Readonly<Record<"type" | "x-kubernetes-list-type" | "x-kubernetes-map-type", readonly string[]>> = {
    type: ["array","boolean","integer","number","object","string"],
    "x-kubernetes-list-type": ["atomic","set","map"],
    "x-kubernetes-map-type": ["atomic","granular"],
    };
export const ValidationRule: Readonly<Record<"reason", readonly string[]>> = {
    reason: ["FieldValueDuplicate","FieldValueForbidden","FieldValueInvalid","FieldValueRequired"],
    };
