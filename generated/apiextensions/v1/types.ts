// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiextensions.k8s.io/v1. */

import * as metaV1 from "../../meta/v1/types.js";

/** - */
export interface ConversionReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    request?: ConversionRequest | null;
    /** - */
    response?: ConversionResponse | null;
}

/** - */
export interface ConversionRequest {
    /** - */
    uid: string | null;
    /** - */
    desiredAPIVersion: string | null;
    /** - */
    objects: object[] | null;
}

/** - */
export interface ConversionResponse {
    /** - */
    uid: string | null;
    /** - */
    convertedObjects: object[] | null;
    /** - */
    result: metaV1.Status | null;
}

/** - */
export interface CustomResourceDefinition {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    metadata?: metaV1.ObjectMeta | null;
    /** - */
    spec: CustomResourceDefinitionSpec | null;
    /** - */
    status?: CustomResourceDefinitionStatus | null;
}

/** Several CustomResourceDefinition objects, as a list request answers them. */
export interface CustomResourceDefinitionList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata?: metaV1.ListMeta | null;
    /** The objects, in the order of their keys. */
    items: CustomResourceDefinition[] | null;
}

/** - */
export interface CustomResourceDefinitionSpec {
    /** - */
    group: string | null;
    /** - */
    names: CustomResourceDefinitionNames | null;
    /** - */
    scope: string | null;
    /** - */
    versions: CustomResourceDefinitionVersion[] | null;
    /** - */
    conversion?: CustomResourceConversion | null;
    /**
     * -
     * @deprecated
     */
    preserveUnknownFields?: boolean;
}

/** - */
export interface CustomResourceConversion {
    /** - */
    strategy: string | null;
    /** - */
    webhook?: WebhookConversion | null;
}

/** - */
export interface WebhookConversion {
    /** - */
    clientConfig?: WebhookClientConfig | null;
    /** - */
    conversionReviewVersions: string[] | null;
}

/** - */
export interface WebhookClientConfig {
    /** - */
    url?: string | null;
    /** - */
    service?: ServiceReference | null;
    /** - */
    caBundle?: string;
}

/** - */
export interface ServiceReference {
    /** - */
    namespace: string | null;
    /** - */
    name: string | null;
    /** - */
    path?: string | null;
    /** - */
    port?: number | null;
}

/** - */
export interface CustomResourceDefinitionVersion {
    /** - */
    name: string | null;
    /** - */
    served: boolean | null;
    /** - */
    storage: boolean | null;
    /** - */
    deprecated?: boolean;
    /** - */
    deprecationWarning?: string | null;
    /** - */
    schema?: CustomResourceValidation | null;
    /** - */
    subresources?: CustomResourceSubresources | null;
    /** - */
    additionalPrinterColumns?: CustomResourceColumnDefinition[];
}

/** - */
export interface CustomResourceColumnDefinition {
    /** - */
    name: string | null;
    /** - */
    type: string | null;
    /** - */
    format?: string;
    /** - */
    description?: string;
    /** - */
    priority?: number;
    /** - */
    jsonPath: string | null;
}

/** - */
export interface CustomResourceDefinitionNames {
    /** - */
    plural: string | null;
    /** - */
    singular?: string;
    /** - */
    shortNames?: string[];
    /** - */
    kind: string | null;
    /** - */
    listKind?: string;
    /** - */
    categories?: string[];
}

/** - */
export interface CustomResourceDefinitionCondition {
    /** - */
    type: string | null;
    /** - */
    status: string | null;
    /** - */
    lastTransitionTime?: string | null;
    /** - */
    reason?: string;
    /** - */
    message?: string;
}

/** - */
export interface CustomResourceDefinitionStatus {
    /** - */
    conditions?: CustomResourceDefinitionCondition[] | null;
    /** - */
    acceptedNames?: CustomResourceDefinitionNames | null;
    /** - */
    storedVersions?: string[] | null;
}

/** - */
export interface CustomResourceValidation {
    /** - */
    openAPIV3Schema?: JSONSchemaProps | null;
}

/** - */
export interface CustomResourceSubresources {
    /** - */
    status?: CustomResourceSubresourceStatus | null;
    /** - */
    scale?: CustomResourceSubresourceScale | null;
}

/** - */
export interface CustomResourceSubresourceStatus {
}

/** - */
export interface CustomResourceSubresourceScale {
    /** - */
    specReplicasPath: string | null;
    /** - */
    statusReplicasPath: string | null;
    /** - */
    labelSelectorPath?: string | null;
}

/** - */
export interface JSONSchemaProps {
    /** - */
    id?: string;
    /** - */
    $schema?: string;
    /** - */
    $ref?: string | null;
    /** - */
    description?: string;
    /** - */
    type?: string;
    /** - */
    format?: string;
    /** - */
    title?: string;
    /** - */
    default?: unknown | null;
    /** - */
    maximum?: number | null;
    /** - */
    exclusiveMaximum?: boolean;
    /** - */
    minimum?: number | null;
    /** - */
    exclusiveMinimum?: boolean;
    /** - */
    maxLength?: number | bigint | null;
    /** - */
    minLength?: number | bigint | null;
    /** - */
    pattern?: string;
    /** - */
    maxItems?: number | bigint | null;
    /** - */
    minItems?: number | bigint | null;
    /** - */
    uniqueItems?: boolean;
    /** - */
    multipleOf?: number | null;
    /** - */
    enum?: unknown[];
    /** - */
    maxProperties?: number | bigint | null;
    /** - */
    minProperties?: number | bigint | null;
    /** - */
    required?: string[];
    /** - */
    items?: JSONSchemaPropsOrArray | null;
    /** - */
    allOf?: JSONSchemaProps[];
    /** - */
    oneOf?: JSONSchemaProps[];
    /** - */
    anyOf?: JSONSchemaProps[];
    /** - */
    not?: JSONSchemaProps | null;
    /** - */
    properties?: Record<string, JSONSchemaProps>;
    /** - */
    additionalProperties?: JSONSchemaPropsOrBool | null;
    /** - */
    patternProperties?: Record<string, JSONSchemaProps>;
    /** - */
    dependencies?: Record<string, JSONSchemaPropsOrStringArray>;
    /** - */
    additionalItems?: JSONSchemaPropsOrBool | null;
    /** - */
    definitions?: Record<string, JSONSchemaProps>;
    /** - */
    externalDocs?: ExternalDocumentation | null;
    /** - */
    example?: unknown | null;
    /** - */
    nullable?: boolean;
    /** - */
    "x-kubernetes-preserve-unknown-fields"?: boolean | null;
    /** - */
    "x-kubernetes-embedded-resource"?: boolean;
    /** - */
    "x-kubernetes-int-or-string"?: boolean;
    /** - */
    "x-kubernetes-list-map-keys"?: string[];
    /** - */
    "x-kubernetes-list-type"?: string | null;
    /** - */
    "x-kubernetes-map-type"?: string | null;
}

/** - */
export type JSONSchemaPropsOrArray = unknown;
/** - */
export type JSONSchemaPropsOrBool = unknown;
/** - */
export type JSONSchemaPropsOrStringArray = unknown;

/** - */
export interface ExternalDocumentation {
    /** - */
    description?: string;
    /** - */
    url?: string;
}
