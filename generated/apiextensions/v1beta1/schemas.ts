// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of apiextensions.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfCustomResourceDefinitionVersion, rulesOfServiceReference, rulesOfWebhookClientConfig } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "apiextensions/v1beta1.ConversionReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        request: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.ConversionRequest"), Type.Null()])),
        response: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.ConversionResponse"), Type.Null()])),
      }),
      "apiextensions/v1beta1.ConversionRequest": Type.Object({
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        desiredAPIVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        objects: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
      }),
      "apiextensions/v1beta1.ConversionResponse": Type.Object({
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        convertedObjects: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
        result: Type.Optional(Type.Union([Type.Ref("meta/v1.Status"), Type.Null()])),
      }),
      "apiextensions/v1beta1.CustomResourceDefinition": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceDefinitionSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceDefinitionStatus"), Type.Null()])),
      }, {"between":true}),
      "apiextensions/v1beta1.CustomResourceDefinitionSpec": Type.Object({
        group: Type.Union([Type.String({"minLength":1,"format":"dotted-subdomain"})], {"rules":{"needed":true},"because":{"format":"{faults}"}}),
        version: Type.Optional(Type.Union([Type.String({"format":"dns-1035-label"}), Type.Null()], {"because":{"format":"{faults}"}})),
        names: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceDefinitionNames"), Type.Null()])),
        scope: Type.Union([Type.Enum(["Cluster","Namespaced"])], {"rules":{"needed":true}}),
        validation: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceValidation"), Type.Null()])),
        subresources: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceSubresources"), Type.Null()])),
        versions: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.CustomResourceDefinitionVersion")), Type.Null()])),
        additionalPrinterColumns: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.CustomResourceColumnDefinition")), Type.Null()])),
        selectableFields: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.SelectableField")), Type.Null()])),
        conversion: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceConversion"), Type.Null()])),
        preserveUnknownFields: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }, {"between":true}),
      "apiextensions/v1beta1.CustomResourceConversion": Type.Object({
        strategy: Type.Union([Type.Enum(["None","Webhook"])], {"rules":{"needed":true}}),
        webhookClientConfig: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.WebhookClientConfig"), Type.Null()], {"rules":{"requiredIf":{"strategy":{"values":["Webhook"]}},"forbiddenIf":{"strategy":{"values":["Webhook"],"not":true}}},"because":{"requiredIf":"required when strategy is set to Webhook","forbiddenIf":"should not be set when strategy is not set to Webhook"}})),
        conversionReviewVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()], {"rules":{"requiredIf":{"strategy":{"values":["Webhook"]}},"forbiddenIf":{"strategy":{"values":["Webhook"],"not":true}}},"because":{"forbiddenIf":"should not be set when strategy is not set to Webhook"}})),
      }, {"between":true}),
      "apiextensions/v1beta1.WebhookClientConfig": Type.Object({
        url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        service: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.ServiceReference"), Type.Null()])),
        caBundle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, { between: true, rules: rulesOfWebhookClientConfig }),
      "apiextensions/v1beta1.ServiceReference": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        port: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":65535}), Type.Null()], {"because":{"range":"port is not valid: must be between 1 and 65535, inclusive"}})),
      }, { between: true, rules: rulesOfServiceReference }),
      "apiextensions/v1beta1.CustomResourceDefinitionVersion": Type.Object({
        name: Type.Union([Type.String({"format":"dns-1035-label"})], {"rules":{"held":"text"},"because":{"format":"{faults}"}}),
        served: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        storage: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        deprecated: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        deprecationWarning: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        schema: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceValidation"), Type.Null()])),
        subresources: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceSubresources"), Type.Null()])),
        additionalPrinterColumns: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.CustomResourceColumnDefinition")), Type.Null()])),
        selectableFields: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.SelectableField")), Type.Null()])),
      }, { between: true, rules: rulesOfCustomResourceDefinitionVersion }),
      "apiextensions/v1beta1.SelectableField": Type.Object({
        jsonPath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "apiextensions/v1beta1.CustomResourceColumnDefinition": Type.Object({
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        type: Type.Union([Type.Enum(["boolean","date","integer","number","string"])], {"rules":{"needed":true},"because":{"nonEmpty":"must be one of boolean,date,integer,number,string","values":"must be one of boolean,date,integer,number,string"}}),
        format: Type.Optional(Type.Union([Type.Enum(["byte","date","date-time","double","float","int32","int64","password"]), Type.Null()], {"because":{"values":"must be one of byte,date,date-time,double,float,int32,int64,password"}})),
        description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        priority: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        JSONPath: Type.Union([Type.String({"minLength":1,"pattern":"^\\."})], {"rules":{"needed":true},"because":{"pattern":"must be a simple json path starting with ."}}),
      }),
      "apiextensions/v1beta1.CustomResourceDefinitionNames": Type.Object({
        plural: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        singular: Type.Optional(Type.Union([Type.String({"format":"dns-1035-label"}), Type.Null()], {"because":{"format":"{faults}"}})),
        shortNames: Type.Optional(Type.Union([Type.Array(Type.String({"format":"dns-1035-label"})), Type.Null()], {"because":{"format":"{faults}"}})),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        listKind: Type.Optional(Type.Union([Type.String({"format":"dns-1035-label-any-case"}), Type.Null()], {"because":{"format":"may have mixed case, but should otherwise match: {faults}"}})),
        categories: Type.Optional(Type.Union([Type.Array(Type.String({"format":"dns-1035-label"})), Type.Null()], {"because":{"format":"{faults}"}})),
      }),
      "apiextensions/v1beta1.CustomResourceDefinitionCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "apiextensions/v1beta1.CustomResourceDefinitionStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.CustomResourceDefinitionCondition")), Type.Null()])),
        acceptedNames: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceDefinitionNames"), Type.Null()])),
        storedVersions: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
      }),
      "apiextensions/v1beta1.CustomResourceValidation": Type.Object({
        openAPIV3Schema: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.JSONSchemaProps"), Type.Null()])),
      }),
      "apiextensions/v1beta1.CustomResourceSubresources": Type.Object({
        status: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceSubresourceStatus"), Type.Null()])),
        scale: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.CustomResourceSubresourceScale"), Type.Null()])),
      }),
      "apiextensions/v1beta1.CustomResourceSubresourceStatus": Type.Object({

      }),
      "apiextensions/v1beta1.CustomResourceSubresourceScale": Type.Object({
        specReplicasPath: Type.Union([Type.String({"minLength":1,"pattern":"^\\."})], {"rules":{"needed":true},"because":{"pattern":"must be a simple json path starting with ."}}),
        statusReplicasPath: Type.Union([Type.String({"minLength":1,"pattern":"^\\."})], {"rules":{"needed":true},"because":{"pattern":"must be a simple json path starting with ."}}),
        labelSelectorPath: Type.Optional(Type.Union([Type.String({"pattern":"^(\\.|$)"}), Type.Null()], {"because":{"pattern":"must be a simple json path starting with ."}})),
      }),
      "apiextensions/v1beta1.JSONSchemaProps": Type.Object({
        id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        $schema: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        $ref: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        format: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        title: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        default: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        maximum: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
        exclusiveMaximum: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        minimum: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
        exclusiveMinimum: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        maxLength: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        minLength: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        pattern: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        maxItems: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        minItems: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        uniqueItems: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        multipleOf: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
        enum: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
        maxProperties: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        minProperties: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        required: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        items: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        allOf: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.JSONSchemaProps")), Type.Null()])),
        oneOf: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.JSONSchemaProps")), Type.Null()])),
        anyOf: Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.JSONSchemaProps")), Type.Null()])),
        not: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.JSONSchemaProps"), Type.Null()])),
        properties: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("apiextensions/v1beta1.JSONSchemaProps") }), Type.Null()])),
        additionalProperties: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        patternProperties: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("apiextensions/v1beta1.JSONSchemaProps") }), Type.Null()])),
        dependencies: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Unknown() }), Type.Null()])),
        additionalItems: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        definitions: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Ref("apiextensions/v1beta1.JSONSchemaProps") }), Type.Null()])),
        externalDocs: Type.Optional(Type.Union([Type.Ref("apiextensions/v1beta1.ExternalDocumentation"), Type.Null()])),
        example: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        nullable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        "x-kubernetes-preserve-unknown-fields": Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        "x-kubernetes-embedded-resource": Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        "x-kubernetes-int-or-string": Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        "x-kubernetes-list-map-keys": Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        "x-kubernetes-list-type": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "x-kubernetes-map-type": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "x-kubernetes-validations": Type.Optional(Type.Union([Type.Array(Type.Ref("apiextensions/v1beta1.ValidationRule")), Type.Null()])),
      }),
      "apiextensions/v1beta1.ValidationRule": Type.Object({
        rule: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        messageExpression: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldPath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        optionalOldSelf: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "apiextensions/v1beta1.ExternalDocumentation": Type.Object({
        description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const ConversionReview: SchemaOfType = { root: types["apiextensions/v1beta1.ConversionReview"], get named() { return named(); } };
export const CustomResourceDefinition: SchemaOfType = { root: types["apiextensions/v1beta1.CustomResourceDefinition"], get named() { return named(); } };
