// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiextensions.k8s.io/v1beta1. */

import * as metaV1 from "../../meta/v1/types.js";

/** The envelope the API server exchanges with a conversion webhook. Deprecated since 1.19 and removed in 1.22; use apiextensions.k8s.io/v1. */
export interface ConversionReview {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** The objects to convert and the version wanted. */
    request?: ConversionRequest;
    /** The converted objects, or why it failed. */
    response?: ConversionResponse;
}

/** Asks a webhook to convert custom objects. */
export interface ConversionRequest {
    /** Identifies this one call; the response must carry the same value. */
    uid: string;
    /** Group and version to convert to, such as example.com/v1. */
    desiredAPIVersion: string;
    /** The objects to convert, which may be of different versions. */
    objects: (Record<string, unknown> | null)[] | null;
}

/** Answer of a conversion webhook, with the converted objects or an error. */
export interface ConversionResponse {
    /** Copy of the request's uid, so that the answer can be matched to it. */
    uid: string;
    /** The objects in the version asked for, in the same order; empty on failure. */
    convertedObjects: (Record<string, unknown> | null)[] | null;
    /** Status Success, or Failure with a message that the client gets to see. */
    result: metaV1.Status;
}

/** Adds a new kind of object to the API, named plural.group. Deprecated since 1.16 and removed in 1.22; use apiextensions.k8s.io/v1. */
export interface CustomResourceDefinition {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Group, names, scope and versions of the new resource. */
    spec: CustomResourceDefinitionSpec;
    /** Whether the resource is served, and which names and versions it uses. */
    status: CustomResourceDefinitionStatus;
}

/** Several CustomResourceDefinition objects, as a list request answers them. */
export interface CustomResourceDefinitionList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: CustomResourceDefinition[] | null;
}

/** Group, names, scope and versions of a custom resource. */
export interface CustomResourceDefinitionSpec {
    /** API group under which the resource is served; the object must be named plural.group. */
    group: string;
    /**
     * Deprecated name of the only version, or of the first one in versions; use versions instead.
     * @deprecated
     */
    version?: string;
    /** Names by which the resource and its kind are known. */
    names: CustomResourceDefinitionNames;
    /** Namespaced (the default in this version) if objects live in namespaces, Cluster if they do not. */
    scope: string;
    /** Schema shared by all versions; cannot be combined with schemas of single versions. */
    validation?: CustomResourceValidation;
    /** Status and scale subresources shared by all versions; cannot be combined with those of single versions. */
    subresources?: CustomResourceSubresources;
    /** All versions of the resource, one of them the storage version; may be left out if version is set. */
    versions?: CustomResourceDefinitionVersion[];
    /** Columns of listings shared by all versions; cannot be combined with columns of single versions. */
    additionalPrinterColumns?: CustomResourceColumnDefinition[];
    /** Fields shared by all versions by which lists and watches may be narrowed; cannot be combined with those of single versions. */
    selectableFields?: SelectableField[];
    /** How objects are converted from one version to another; without it only apiVersion is rewritten. */
    conversion?: CustomResourceConversion;
    /**
     * Deprecated; true, the default here, keeps fields the schema does not list: set false and use x-kubernetes-preserve-unknown-fields in the schema instead.
     * @deprecated
     */
    preserveUnknownFields?: boolean;
}

/** How custom objects move between versions. */
export interface CustomResourceConversion {
    /** None only changes apiVersion; Webhook asks an outside server to convert. */
    strategy: string;
    /** How the API server reaches the conversion webhook, required when strategy is Webhook. */
    webhookClientConfig?: WebhookClientConfig;
    /** Versions of ConversionReview the webhook understands, most wanted first; only v1beta1 by default. */
    conversionReviewVersions?: string[];
}

/** How to reach a conversion webhook; exactly one of url and service is given. */
export interface WebhookClientConfig {
    /** Full https address of the webhook; it must not contain user data, a query or a fragment. */
    url?: string;
    /** Service in the cluster that fronts the webhook, which is called over https. */
    service?: ServiceReference;
    /** PEM certificates of the authorities that may sign the webhook's server certificate; left out, the server's system roots apply. */
    caBundle?: string;
}

/** Points to a Service in the cluster that answers webhook calls. */
export interface ServiceReference {
    /** Namespace in which the Service lives; required. */
    namespace: string;
    /** Name of the Service that fronts the webhook; required. */
    name: string;
    /** URL path used in the calls; none by default. */
    path?: string;
    /** Port of the Service, 1 to 65535; 443 by default. */
    port: number;
}

/** One version of a custom resource. */
export interface CustomResourceDefinitionVersion {
    /** Version name, such as v1 or v2beta1; names of that pattern are sorted by maturity in discovery. */
    name: string;
    /** Whether clients can use this version. */
    served: boolean;
    /** Whether objects are stored in this version; true for exactly one. */
    storage: boolean;
    /** If true, clients that use this version are sent a warning. */
    deprecated?: boolean;
    /** Text of that warning in place of the standard one; allowed only when deprecated is true. */
    deprecationWarning?: string;
    /** Rules that objects of this version must follow; used only if versions differ, and then the shared validation must be empty. */
    schema?: CustomResourceValidation;
    /** Subresources of this version; used only if versions differ, and then the shared ones must be left out. */
    subresources?: CustomResourceSubresources;
    /** Columns of listings of this version; used only if versions differ, and then the shared ones must be left out. */
    additionalPrinterColumns?: CustomResourceColumnDefinition[];
    /** Fields by which lists and watches of this version may be narrowed; used only if versions differ, and then the shared ones must be left out. */
    selectableFields?: SelectableField[];
}

/** A field by which lists and watches of custom objects may be narrowed. */
export interface SelectableField {
    /** Simple path to a text, a whole number or a boolean inside each object, such as .spec.color; not in the metadata. */
    jsonPath: string;
}

/** A column for listings of custom objects. */
export interface CustomResourceColumnDefinition {
    /** Heading of the column, read by people. */
    name: string;
    /** OpenAPI type of the values: integer, number, string, boolean or date. */
    type: string;
    /** OpenAPI format that refines the type, such as int32 or date-time. */
    format?: string;
    /** Text for people that explains the column. */
    description?: string;
    /** Importance of the column; 0 is always shown, and higher numbers only in wide output. */
    priority?: number;
    /** Simple path to the value inside each object, such as .spec.replicas. */
    JSONPath: string;
}

/** The names by which a resource is addressed. */
export interface CustomResourceDefinitionNames {
    /** Lower-case plural used in URLs; must fit the name of the definition object. */
    plural: string;
    /** Lower-case singular that command line tools accept; the kind in lower case by default. */
    singular?: string;
    /** Lower-case abbreviations that command line tools accept. */
    shortNames?: string[];
    /** CamelCase singular name written in the kind field of objects. */
    kind: string;
    /** Kind of a list of these objects; the kind with List appended by default. */
    listKind?: string;
    /** Groups the resource joins, so that kubectl get all, for example, includes it. */
    categories?: string[];
}

/** One observation about a custom resource definition. */
export interface CustomResourceDefinitionCondition {
    /** What is observed, such as Established (being served), NamesAccepted, NonStructuralSchema or Terminating. */
    type: string;
    /** Whether the condition currently holds: True, False or Unknown. */
    status: string;
    /** When the condition last changed from one status to another. */
    lastTransitionTime: string | null;
    /** Short CamelCase code that programs can match on, saying why the condition has its current status. */
    reason?: string;
    /** Free text for people that explains the latest status change in more detail. */
    message?: string;
    /** The metadata.generation of the definition that the condition was set for. */
    observedGeneration?: number | bigint;
}

/** What the server reports about a definition. */
export interface CustomResourceDefinitionStatus {
    /** Whether names were accepted, the resource is served and so on; one entry per type. */
    conditions: CustomResourceDefinitionCondition[] | null;
    /** Names actually in use, which may differ from those asked for when another resource took them first. */
    acceptedNames: CustomResourceDefinitionNames;
    /** Versions in which objects were ever stored; remove one only after rewriting all its objects, and only then drop it from the spec. */
    storedVersions: string[] | null;
    /** The latest metadata.generation of the definition that the server has acted on. */
    observedGeneration?: number | bigint;
}

/** Rules by which custom objects are checked. */
export interface CustomResourceValidation {
    /** An OpenAPI v3 schema; it also decides which fields are kept and which defaults are filled in. */
    openAPIV3Schema?: JSONSchemaProps;
}

/** The extra endpoints that custom objects offer. */
export interface CustomResourceSubresources {
    /** If present, status is written only through its own endpoint, and the main endpoint leaves it alone. */
    status?: CustomResourceSubresourceStatus;
    /** If present, tools such as kubectl scale and autoscalers can read and set the replica count. */
    scale?: CustomResourceSubresourceScale;
}

/** Switches on the status endpoint; it has no settings. */
export interface CustomResourceSubresourceStatus {
}

/** Tells where the scale endpoint finds its values in custom objects. */
export interface CustomResourceSubresourceScale {
    /** Path to the wanted replica count, which must lie under .spec, such as .spec.replicas. */
    specReplicasPath: string;
    /** Path to the observed replica count, which must lie under .status; a missing value reads as 0. */
    statusReplicasPath: string;
    /** Path under .spec or .status to a label selector in text form, which autoscalers need to find the pods. */
    labelSelectorPath?: string;
}

/** A JSON schema, in the OpenAPI v3 dialect, that describes one value. */
export interface JSONSchemaProps {
    /** Identifier of the schema; not allowed in custom resource schemas. */
    id?: string;
    /** Address of the schema dialect; not allowed in custom resource schemas. */
    $schema?: string;
    /** Reference to another schema; not allowed in custom resource schemas. */
    $ref?: string;
    /** Explains the value to people, for instance in kubectl explain. */
    description?: string;
    /** Type of the value: object, array, string, integer, number or boolean. */
    type?: string;
    /** Narrows the type to a known format such as date-time, ipv4 or int32; unknown formats are ignored. */
    format?: string;
    /** Short heading for the value, read by people. */
    title?: string;
    /** Value filled in when the field is missing, both on requests and when reading from storage. */
    default?: unknown;
    /** Largest number allowed, itself included unless exclusiveMaximum is true. */
    maximum?: number;
    /** If true, the value must lie below maximum and not equal it. */
    exclusiveMaximum?: boolean;
    /** Smallest number allowed, itself included unless exclusiveMinimum is true. */
    minimum?: number;
    /** If true, the value must lie above minimum and not equal it. */
    exclusiveMinimum?: boolean;
    /** Largest number of characters a string may have. */
    maxLength?: number | bigint;
    /** Smallest number of characters a string may have. */
    minLength?: number | bigint;
    /** Regular expression that a string must match somewhere; anchor it to check the whole string. */
    pattern?: string;
    /** Largest number of elements an array may have. */
    maxItems?: number | bigint;
    /** Smallest number of elements an array may have. */
    minItems?: number | bigint;
    /** Would forbid equal array elements; must not be true in custom resources, where x-kubernetes-list-type set does the job. */
    uniqueItems?: boolean;
    /** A number must be a whole multiple of this. */
    multipleOf?: number;
    /** The only values allowed, as JSON. */
    enum?: unknown[];
    /** Largest number of fields an object may have. */
    maxProperties?: number | bigint;
    /** Smallest number of fields an object may have. */
    minProperties?: number | bigint;
    /** Names of the fields that an object must have. */
    required?: string[];
    /** Schema that every element of an array must satisfy. */
    items?: JSONSchemaPropsOrArray;
    /** The value must satisfy every one of these schemas. */
    allOf?: JSONSchemaProps[];
    /** The value must satisfy exactly one of these schemas. */
    oneOf?: JSONSchemaProps[];
    /** The value must satisfy at least one of these schemas. */
    anyOf?: JSONSchemaProps[];
    /** The value must not satisfy this schema. */
    not?: JSONSchemaProps;
    /** Schemas of an object's fields by name. */
    properties?: Record<string, JSONSchemaProps>;
    /** Schema for the values of a map with free keys; cannot be combined with properties. */
    additionalProperties?: JSONSchemaPropsOrBool;
    /** Schemas for fields whose names fit a pattern; not allowed in custom resource schemas. */
    patternProperties?: Record<string, JSONSchemaProps>;
    /** What else must hold when some field is present; not allowed in custom resource schemas. */
    dependencies?: Record<string, JSONSchemaPropsOrStringArray>;
    /** Schema for array elements beyond those listed; not allowed in custom resource schemas. */
    additionalItems?: JSONSchemaPropsOrBool;
    /** Named schemas for reuse; not allowed in custom resource schemas, as they cannot be referred to. */
    definitions?: Record<string, JSONSchemaProps>;
    /** Link to further documentation about the value. */
    externalDocs?: ExternalDocumentation;
    /** Sample value for documentation; it is not used for checking. */
    example?: unknown;
    /** If true, null is accepted as well; otherwise a null is dropped when there is a default. */
    nullable?: boolean;
    /** If true, fields that the schema does not list are kept at this place instead of being dropped. */
    "x-kubernetes-preserve-unknown-fields"?: boolean;
    /** If true, the value is itself a cluster object, so apiVersion, kind and metadata are checked and kept. */
    "x-kubernetes-embedded-resource"?: boolean;
    /** If true, the value may be either an integer or a string; type must then be left out. */
    "x-kubernetes-int-or-string"?: boolean;
    /** Fields that together identify an element of a list whose x-kubernetes-list-type is map. */
    "x-kubernetes-list-map-keys"?: string[];
    /** How a list is merged: atomic (replaced whole, the default), set (unique plain values) or map (elements identified by keys). */
    "x-kubernetes-list-type"?: string;
    /** How an object is merged: granular (field by field, the default) or atomic (replaced whole). */
    "x-kubernetes-map-type"?: string;
    /** Rules in CEL that the value must satisfy, beyond what the other keywords say. */
    "x-kubernetes-validations"?: ValidationRule[];
}

/** A rule in CEL that a value must satisfy, and what clients are told of one that does not. */
export interface ValidationRule {
    /** The expression that must be true; self is the value, and oldSelf the one that was stored before. */
    rule: string;
    /** What clients are told of a value that breaks the rule; needed where the rule has several lines. */
    message?: string;
    /** Expression that makes the message from the value; it goes before message unless it fails. */
    messageExpression?: string;
    /** Machine-readable cause of the error: FieldValueInvalid (the default), FieldValueForbidden, FieldValueRequired or FieldValueDuplicate. */
    reason?: string;
    /** Path below the value of the field that the error names, such as .spec.name; the value itself by default. */
    fieldPath?: string;
    /** Whether oldSelf is an optional, so that a rule that names it is held on creation, too. */
    optionalOldSelf?: boolean;
}

/** Either one schema or a list of schemas; custom resources accept only a single one. */
export type JSONSchemaPropsOrArray = unknown;
/** Either a schema or a boolean, where true accepts anything and false nothing. */
export type JSONSchemaPropsOrBool = unknown;
/** Either a schema or a list of field names. */
export type JSONSchemaPropsOrStringArray = unknown;

/** Points to documentation that is kept outside the schema. */
export interface ExternalDocumentation {
    /** What the reader will find in the linked documentation. */
    description?: string;
    /** Web address at which the documentation is found. */
    url?: string;
}
