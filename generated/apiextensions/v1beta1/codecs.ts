// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of apiextensions.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/apiextensions_apiserver/pkg/apis/apiextensions/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, rawFrom, rawTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { ProtobufCodec, Value } from "kindwright/generated-code";

export function conversionReviewToMessage(v: Value): messages.ConversionReview {
    return {
      request: optionalTo(v.request, conversionRequestToMessage),
      response: optionalTo(v.response, conversionResponseToMessage),
    };
}

export function conversionReviewFromMessage(m: messages.ConversionReview): Value {
    const out: Value = {};
    if (m.request !== undefined) out.request = conversionRequestFromMessage(m.request ?? {});
    if (m.response !== undefined) out.response = conversionResponseFromMessage(m.response ?? {});
    return out;
}

export function conversionRequestToMessage(v: Value): messages.ConversionRequest {
    return {
      uid: v.uid ?? '',
      desiredAPIVersion: v.desiredAPIVersion ?? '',
      objects: listTo(v.objects, rawTo),
    };
}

export function conversionRequestFromMessage(m: messages.ConversionRequest): Value {
    const out: Value = {};
    out.uid = !m.uid ? '' : m.uid;
    out.desiredAPIVersion = !m.desiredAPIVersion ? '' : m.desiredAPIVersion;
    out.objects = !m.objects?.length ? null : listFrom(m.objects, rawFrom);
    return out;
}

export function conversionResponseToMessage(v: Value): messages.ConversionResponse {
    return {
      uid: v.uid ?? '',
      convertedObjects: listTo(v.convertedObjects, rawTo),
      result: metaV1.statusToMessage(v.result ?? {}),
    };
}

export function conversionResponseFromMessage(m: messages.ConversionResponse): Value {
    const out: Value = {};
    out.uid = !m.uid ? '' : m.uid;
    out.convertedObjects = !m.convertedObjects?.length ? null : listFrom(m.convertedObjects, rawFrom);
    out.result = metaV1.statusFromMessage(m.result ?? {});
    return out;
}

export function customResourceDefinitionToMessage(v: Value): messages.CustomResourceDefinition {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}),
      spec: customResourceDefinitionSpecToMessage(v.spec ?? {}),
      status: customResourceDefinitionStatusToMessage(v.status ?? {}),
    };
}

export function customResourceDefinitionFromMessage(m: messages.CustomResourceDefinition): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {});
    out.spec = customResourceDefinitionSpecFromMessage(m.spec ?? {});
    out.status = customResourceDefinitionStatusFromMessage(m.status ?? {});
    return out;
}

export function customResourceDefinitionSpecToMessage(v: Value): messages.CustomResourceDefinitionSpec {
    return {
      group: v.group ?? '',
      version: v.version ?? '',
      names: customResourceDefinitionNamesToMessage(v.names ?? {}),
      scope: v.scope ?? '',
      validation: optionalTo(v.validation, customResourceValidationToMessage),
      subresources: optionalTo(v.subresources, customResourceSubresourcesToMessage),
      versions: listTo(v.versions, customResourceDefinitionVersionToMessage),
      additionalPrinterColumns: listTo(v.additionalPrinterColumns, customResourceColumnDefinitionToMessage),
      selectableFields: listTo(v.selectableFields, selectableFieldToMessage),
      conversion: optionalTo(v.conversion, customResourceConversionToMessage),
      preserveUnknownFields: v.preserveUnknownFields ?? undefined,
    };
}

export function customResourceDefinitionSpecFromMessage(m: messages.CustomResourceDefinitionSpec): Value {
    const out: Value = {};
    out.group = !m.group ? '' : m.group;
    if (!(!m.version)) out.version = m.version;
    out.names = customResourceDefinitionNamesFromMessage(m.names ?? {});
    out.scope = !m.scope ? '' : m.scope;
    if (m.validation !== undefined) out.validation = customResourceValidationFromMessage(m.validation ?? {});
    if (m.subresources !== undefined) out.subresources = customResourceSubresourcesFromMessage(m.subresources ?? {});
    if (!(!m.versions?.length)) out.versions = listFrom(m.versions, customResourceDefinitionVersionFromMessage);
    if (!(!m.additionalPrinterColumns?.length)) out.additionalPrinterColumns = listFrom(m.additionalPrinterColumns, customResourceColumnDefinitionFromMessage);
    if (!(!m.selectableFields?.length)) out.selectableFields = listFrom(m.selectableFields, selectableFieldFromMessage);
    if (m.conversion !== undefined) out.conversion = customResourceConversionFromMessage(m.conversion ?? {});
    if (m.preserveUnknownFields !== undefined) out.preserveUnknownFields = m.preserveUnknownFields;
    return out;
}

export function customResourceConversionToMessage(v: Value): messages.CustomResourceConversion {
    return {
      strategy: v.strategy ?? '',
      webhookClientConfig: optionalTo(v.webhookClientConfig, webhookClientConfigToMessage),
      conversionReviewVersions: listTo(v.conversionReviewVersions, same),
    };
}

export function customResourceConversionFromMessage(m: messages.CustomResourceConversion): Value {
    const out: Value = {};
    out.strategy = !m.strategy ? '' : m.strategy;
    if (m.webhookClientConfig !== undefined) out.webhookClientConfig = webhookClientConfigFromMessage(m.webhookClientConfig ?? {});
    if (!(!m.conversionReviewVersions?.length)) out.conversionReviewVersions = listFrom(m.conversionReviewVersions, same);
    return out;
}

export function webhookClientConfigToMessage(v: Value): messages.WebhookClientConfig {
    return {
      url: v.url ?? undefined,
      service: optionalTo(v.service, serviceReferenceToMessage),
      caBundle: optionalTo(v.caBundle, bytesTo),
    };
}

export function webhookClientConfigFromMessage(m: messages.WebhookClientConfig): Value {
    const out: Value = {};
    if (m.url !== undefined) out.url = m.url;
    if (m.service !== undefined) out.service = serviceReferenceFromMessage(m.service ?? {});
    if (!(!m.caBundle?.length)) out.caBundle = bytesFrom(m.caBundle);
    return out;
}

export function serviceReferenceToMessage(v: Value): messages.ServiceReference {
    return {
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      path: v.path ?? undefined,
      port: v.port ?? undefined,
    };
}

export function serviceReferenceFromMessage(m: messages.ServiceReference): Value {
    const out: Value = {};
    out.namespace = !m.namespace ? '' : m.namespace;
    out.name = !m.name ? '' : m.name;
    if (m.path !== undefined) out.path = m.path;
    if (m.port !== undefined) out.port = m.port;
    return out;
}

export function customResourceDefinitionVersionToMessage(v: Value): messages.CustomResourceDefinitionVersion {
    return {
      name: v.name ?? '',
      served: v.served ?? false,
      storage: v.storage ?? false,
      deprecated: v.deprecated ?? false,
      deprecationWarning: v.deprecationWarning ?? undefined,
      schema: optionalTo(v.schema, customResourceValidationToMessage),
      subresources: optionalTo(v.subresources, customResourceSubresourcesToMessage),
      additionalPrinterColumns: listTo(v.additionalPrinterColumns, customResourceColumnDefinitionToMessage),
      selectableFields: listTo(v.selectableFields, selectableFieldToMessage),
    };
}

export function customResourceDefinitionVersionFromMessage(m: messages.CustomResourceDefinitionVersion): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.served = !m.served ? false : m.served;
    out.storage = !m.storage ? false : m.storage;
    if (!(!m.deprecated)) out.deprecated = m.deprecated;
    if (m.deprecationWarning !== undefined) out.deprecationWarning = m.deprecationWarning;
    if (m.schema !== undefined) out.schema = customResourceValidationFromMessage(m.schema ?? {});
    if (m.subresources !== undefined) out.subresources = customResourceSubresourcesFromMessage(m.subresources ?? {});
    if (!(!m.additionalPrinterColumns?.length)) out.additionalPrinterColumns = listFrom(m.additionalPrinterColumns, customResourceColumnDefinitionFromMessage);
    if (!(!m.selectableFields?.length)) out.selectableFields = listFrom(m.selectableFields, selectableFieldFromMessage);
    return out;
}

export function selectableFieldToMessage(v: Value): messages.SelectableField {
    return {
      jsonPath: v.jsonPath ?? '',
    };
}

export function selectableFieldFromMessage(m: messages.SelectableField): Value {
    const out: Value = {};
    out.jsonPath = !m.jsonPath ? '' : m.jsonPath;
    return out;
}

export function customResourceColumnDefinitionToMessage(v: Value): messages.CustomResourceColumnDefinition {
    return {
      name: v.name ?? '',
      type: v.type ?? '',
      format: v.format ?? '',
      description: v.description ?? '',
      priority: v.priority ?? 0,
      JSONPath: v.JSONPath ?? '',
    };
}

export function customResourceColumnDefinitionFromMessage(m: messages.CustomResourceColumnDefinition): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.type = !m.type ? '' : m.type;
    if (!(!m.format)) out.format = m.format;
    if (!(!m.description)) out.description = m.description;
    if (!(!m.priority)) out.priority = m.priority;
    out.JSONPath = !m.JSONPath ? '' : m.JSONPath;
    return out;
}

export function customResourceDefinitionNamesToMessage(v: Value): messages.CustomResourceDefinitionNames {
    return {
      plural: v.plural ?? '',
      singular: v.singular ?? '',
      shortNames: listTo(v.shortNames, same),
      kind: v.kind ?? '',
      listKind: v.listKind ?? '',
      categories: listTo(v.categories, same),
    };
}

export function customResourceDefinitionNamesFromMessage(m: messages.CustomResourceDefinitionNames): Value {
    const out: Value = {};
    out.plural = !m.plural ? '' : m.plural;
    if (!(!m.singular)) out.singular = m.singular;
    if (!(!m.shortNames?.length)) out.shortNames = listFrom(m.shortNames, same);
    out.kind = !m.kind ? '' : m.kind;
    if (!(!m.listKind)) out.listKind = m.listKind;
    if (!(!m.categories?.length)) out.categories = listFrom(m.categories, same);
    return out;
}

export function customResourceDefinitionConditionToMessage(v: Value): messages.CustomResourceDefinitionCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
      observedGeneration: longTo(v.observedGeneration ?? 0),
    };
}

export function customResourceDefinitionConditionFromMessage(m: messages.CustomResourceDefinitionCondition): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    return out;
}

export function customResourceDefinitionStatusToMessage(v: Value): messages.CustomResourceDefinitionStatus {
    return {
      conditions: listTo(v.conditions, customResourceDefinitionConditionToMessage),
      acceptedNames: customResourceDefinitionNamesToMessage(v.acceptedNames ?? {}),
      storedVersions: listTo(v.storedVersions, same),
      observedGeneration: longTo(v.observedGeneration ?? 0),
    };
}

export function customResourceDefinitionStatusFromMessage(m: messages.CustomResourceDefinitionStatus): Value {
    const out: Value = {};
    out.conditions = !m.conditions?.length ? null : listFrom(m.conditions, customResourceDefinitionConditionFromMessage);
    out.acceptedNames = customResourceDefinitionNamesFromMessage(m.acceptedNames ?? {});
    out.storedVersions = !m.storedVersions?.length ? null : listFrom(m.storedVersions, same);
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    return out;
}

export function customResourceValidationToMessage(v: Value): messages.CustomResourceValidation {
    return {
      openAPIV3Schema: optionalTo(v.openAPIV3Schema, jSONSchemaPropsToMessage),
    };
}

export function customResourceValidationFromMessage(m: messages.CustomResourceValidation): Value {
    const out: Value = {};
    if (m.openAPIV3Schema !== undefined) out.openAPIV3Schema = jSONSchemaPropsFromMessage(m.openAPIV3Schema ?? {});
    return out;
}

export function customResourceSubresourcesToMessage(v: Value): messages.CustomResourceSubresources {
    return {
      status: optionalTo(v.status, customResourceSubresourceStatusToMessage),
      scale: optionalTo(v.scale, customResourceSubresourceScaleToMessage),
    };
}

export function customResourceSubresourcesFromMessage(m: messages.CustomResourceSubresources): Value {
    const out: Value = {};
    if (m.status !== undefined) out.status = customResourceSubresourceStatusFromMessage(m.status ?? {});
    if (m.scale !== undefined) out.scale = customResourceSubresourceScaleFromMessage(m.scale ?? {});
    return out;
}

export function customResourceSubresourceStatusToMessage(_: Value): messages.CustomResourceSubresourceStatus {
    return {};
}

export function customResourceSubresourceStatusFromMessage(_: messages.CustomResourceSubresourceStatus): Value {
    const out: Value = {};
    return out;
}

export function customResourceSubresourceScaleToMessage(v: Value): messages.CustomResourceSubresourceScale {
    return {
      specReplicasPath: v.specReplicasPath ?? '',
      statusReplicasPath: v.statusReplicasPath ?? '',
      labelSelectorPath: v.labelSelectorPath ?? undefined,
    };
}

export function customResourceSubresourceScaleFromMessage(m: messages.CustomResourceSubresourceScale): Value {
    const out: Value = {};
    out.specReplicasPath = !m.specReplicasPath ? '' : m.specReplicasPath;
    out.statusReplicasPath = !m.statusReplicasPath ? '' : m.statusReplicasPath;
    if (m.labelSelectorPath !== undefined) out.labelSelectorPath = m.labelSelectorPath;
    return out;
}

export function jSONSchemaPropsToMessage(v: Value): messages.JSONSchemaProps {
    return {
      id: v.id ?? '',
      schema: v.$schema ?? '',
      ref: v.$ref ?? undefined,
      description: v.description ?? '',
      type: v.type ?? '',
      format: v.format ?? '',
      title: v.title ?? '',
      default: optionalTo(v.default, rawTo),
      maximum: v.maximum ?? undefined,
      exclusiveMaximum: v.exclusiveMaximum ?? false,
      minimum: v.minimum ?? undefined,
      exclusiveMinimum: v.exclusiveMinimum ?? false,
      maxLength: optionalTo(v.maxLength, longTo),
      minLength: optionalTo(v.minLength, longTo),
      pattern: v.pattern ?? '',
      maxItems: optionalTo(v.maxItems, longTo),
      minItems: optionalTo(v.minItems, longTo),
      uniqueItems: v.uniqueItems ?? false,
      multipleOf: v.multipleOf ?? undefined,
      enum: listTo(v.enum, rawTo),
      maxProperties: optionalTo(v.maxProperties, longTo),
      minProperties: optionalTo(v.minProperties, longTo),
      required: listTo(v.required, same),
      items: optionalTo(v.items, jSONSchemaPropsOrArrayToMessage),
      allOf: listTo(v.allOf, jSONSchemaPropsToMessage),
      oneOf: listTo(v.oneOf, jSONSchemaPropsToMessage),
      anyOf: listTo(v.anyOf, jSONSchemaPropsToMessage),
      not: optionalTo(v.not, jSONSchemaPropsToMessage),
      properties: mapTo(v.properties, jSONSchemaPropsToMessage),
      additionalProperties: optionalTo(v.additionalProperties, jSONSchemaPropsOrBoolToMessage),
      patternProperties: mapTo(v.patternProperties, jSONSchemaPropsToMessage),
      dependencies: mapTo(v.dependencies, jSONSchemaPropsOrStringArrayToMessage),
      additionalItems: optionalTo(v.additionalItems, jSONSchemaPropsOrBoolToMessage),
      definitions: mapTo(v.definitions, jSONSchemaPropsToMessage),
      externalDocs: optionalTo(v.externalDocs, externalDocumentationToMessage),
      example: optionalTo(v.example, rawTo),
      nullable: v.nullable ?? false,
      xKubernetesPreserveUnknownFields: v["x-kubernetes-preserve-unknown-fields"] ?? undefined,
      xKubernetesEmbeddedResource: v["x-kubernetes-embedded-resource"] ?? false,
      xKubernetesIntOrString: v["x-kubernetes-int-or-string"] ?? false,
      xKubernetesListMapKeys: listTo(v["x-kubernetes-list-map-keys"], same),
      xKubernetesListType: v["x-kubernetes-list-type"] ?? undefined,
      xKubernetesMapType: v["x-kubernetes-map-type"] ?? undefined,
      xKubernetesValidations: listTo(v["x-kubernetes-validations"], validationRuleToMessage),
    };
}

export function jSONSchemaPropsFromMessage(m: messages.JSONSchemaProps): Value {
    const out: Value = {};
    if (!(!m.id)) out.id = m.id;
    if (!(!m.schema)) out.$schema = m.schema;
    if (m.ref !== undefined) out.$ref = m.ref;
    if (!(!m.description)) out.description = m.description;
    if (!(!m.type)) out.type = m.type;
    if (!(!m.format)) out.format = m.format;
    if (!(!m.title)) out.title = m.title;
    if (m.default !== undefined) out.default = rawFrom(m.default);
    if (m.maximum !== undefined) out.maximum = m.maximum;
    if (!(!m.exclusiveMaximum)) out.exclusiveMaximum = m.exclusiveMaximum;
    if (m.minimum !== undefined) out.minimum = m.minimum;
    if (!(!m.exclusiveMinimum)) out.exclusiveMinimum = m.exclusiveMinimum;
    if (m.maxLength !== undefined) out.maxLength = longFrom(m.maxLength);
    if (m.minLength !== undefined) out.minLength = longFrom(m.minLength);
    if (!(!m.pattern)) out.pattern = m.pattern;
    if (m.maxItems !== undefined) out.maxItems = longFrom(m.maxItems);
    if (m.minItems !== undefined) out.minItems = longFrom(m.minItems);
    if (!(!m.uniqueItems)) out.uniqueItems = m.uniqueItems;
    if (m.multipleOf !== undefined) out.multipleOf = m.multipleOf;
    if (!(!m.enum?.length)) out.enum = listFrom(m.enum, rawFrom);
    if (m.maxProperties !== undefined) out.maxProperties = longFrom(m.maxProperties);
    if (m.minProperties !== undefined) out.minProperties = longFrom(m.minProperties);
    if (!(!m.required?.length)) out.required = listFrom(m.required, same);
    if (m.items !== undefined) out.items = jSONSchemaPropsOrArrayFromMessage(m.items ?? {});
    if (!(!m.allOf?.length)) out.allOf = listFrom(m.allOf, jSONSchemaPropsFromMessage);
    if (!(!m.oneOf?.length)) out.oneOf = listFrom(m.oneOf, jSONSchemaPropsFromMessage);
    if (!(!m.anyOf?.length)) out.anyOf = listFrom(m.anyOf, jSONSchemaPropsFromMessage);
    if (m.not !== undefined) out.not = jSONSchemaPropsFromMessage(m.not ?? {});
    if (!(!m.properties?.size)) out.properties = mapFrom(m.properties, jSONSchemaPropsFromMessage);
    if (m.additionalProperties !== undefined) out.additionalProperties = jSONSchemaPropsOrBoolFromMessage(m.additionalProperties ?? {});
    if (!(!m.patternProperties?.size)) out.patternProperties = mapFrom(m.patternProperties, jSONSchemaPropsFromMessage);
    if (!(!m.dependencies?.size)) out.dependencies = mapFrom(m.dependencies, jSONSchemaPropsOrStringArrayFromMessage);
    if (m.additionalItems !== undefined) out.additionalItems = jSONSchemaPropsOrBoolFromMessage(m.additionalItems ?? {});
    if (!(!m.definitions?.size)) out.definitions = mapFrom(m.definitions, jSONSchemaPropsFromMessage);
    if (m.externalDocs !== undefined) out.externalDocs = externalDocumentationFromMessage(m.externalDocs ?? {});
    if (m.example !== undefined) out.example = rawFrom(m.example);
    if (!(!m.nullable)) out.nullable = m.nullable;
    if (m.xKubernetesPreserveUnknownFields !== undefined) out["x-kubernetes-preserve-unknown-fields"] = m.xKubernetesPreserveUnknownFields;
    if (!(!m.xKubernetesEmbeddedResource)) out["x-kubernetes-embedded-resource"] = m.xKubernetesEmbeddedResource;
    if (!(!m.xKubernetesIntOrString)) out["x-kubernetes-int-or-string"] = m.xKubernetesIntOrString;
    if (!(!m.xKubernetesListMapKeys?.length)) out["x-kubernetes-list-map-keys"] = listFrom(m.xKubernetesListMapKeys, same);
    if (m.xKubernetesListType !== undefined) out["x-kubernetes-list-type"] = m.xKubernetesListType;
    if (m.xKubernetesMapType !== undefined) out["x-kubernetes-map-type"] = m.xKubernetesMapType;
    if (!(!m.xKubernetesValidations?.length)) out["x-kubernetes-validations"] = listFrom(m.xKubernetesValidations, validationRuleFromMessage);
    return out;
}

export function validationRuleToMessage(v: Value): messages.ValidationRule {
    return {
      rule: v.rule ?? '',
      message: v.message ?? '',
      messageExpression: v.messageExpression ?? '',
      reason: v.reason ?? undefined,
      fieldPath: v.fieldPath ?? '',
      optionalOldSelf: v.optionalOldSelf ?? undefined,
    };
}

export function validationRuleFromMessage(m: messages.ValidationRule): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.messageExpression)) out.messageExpression = m.messageExpression;
    if (m.reason !== undefined) out.reason = m.reason;
    if (!(!m.fieldPath)) out.fieldPath = m.fieldPath;
    if (m.optionalOldSelf !== undefined) out.optionalOldSelf = m.optionalOldSelf;
    return out;
}

export function jSONSchemaPropsOrArrayToMessage(v: Value): messages.JSONSchemaPropsOrArray {
    if (Array.isArray(v)) return { jSONSchemas: listTo(v, jSONSchemaPropsToMessage) };
    return { schema: jSONSchemaPropsToMessage(v ?? {}) };
}

export function jSONSchemaPropsOrArrayFromMessage(m: messages.JSONSchemaPropsOrArray): Value {
    if (m.schema !== undefined) return jSONSchemaPropsFromMessage(m.schema ?? {});
    return listFrom(m.jSONSchemas, jSONSchemaPropsFromMessage);
}

export function jSONSchemaPropsOrBoolToMessage(v: Value): messages.JSONSchemaPropsOrBool {
    if (typeof v === 'boolean') return { allows: v };
    return { allows: true, schema: jSONSchemaPropsToMessage(v ?? {}) };
}

export function jSONSchemaPropsOrBoolFromMessage(m: messages.JSONSchemaPropsOrBool): Value {
    if (m.schema !== undefined) return jSONSchemaPropsFromMessage(m.schema ?? {});
    return m.allows ?? false;
}

export function jSONSchemaPropsOrStringArrayToMessage(v: Value): messages.JSONSchemaPropsOrStringArray {
    if (Array.isArray(v)) return { property: listTo(v, same) };
    return { schema: jSONSchemaPropsToMessage(v ?? {}) };
}

export function jSONSchemaPropsOrStringArrayFromMessage(m: messages.JSONSchemaPropsOrStringArray): Value {
    if (m.schema !== undefined) return jSONSchemaPropsFromMessage(m.schema ?? {});
    return listFrom(m.property, same);
}

export function externalDocumentationToMessage(v: Value): messages.ExternalDocumentation {
    return {
      description: v.description ?? '',
      url: v.url ?? '',
    };
}

export function externalDocumentationFromMessage(m: messages.ExternalDocumentation): Value {
    const out: Value = {};
    if (!(!m.description)) out.description = m.description;
    if (!(!m.url)) out.url = m.url;
    return out;
}

export const ConversionReview: ProtobufCodec = {
      encode: (object) => messages.ConversionReview.encode(conversionReviewToMessage(object)).finish(),
      decode: (bytes) => asObject("ConversionReview", "apiextensions.k8s.io/v1beta1", conversionReviewFromMessage(messages.ConversionReview.decode(bytes))),
    };
export const CustomResourceDefinition: ProtobufCodec = {
      encode: (object) => messages.CustomResourceDefinition.encode(customResourceDefinitionToMessage(object)).finish(),
      decode: (bytes) => asObject("CustomResourceDefinition", "apiextensions.k8s.io/v1beta1", customResourceDefinitionFromMessage(messages.CustomResourceDefinition.decode(bytes))),
    };
