// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of apiextensions.k8s.io/v1beta1. */

import * as messages from "../../messages/k8s/io/apiextensions_apiserver/pkg/apis/apiextensions/v1beta1/generated.js";
import * as metaV1 from "../../meta/v1/codecs.js";
import { asObject, bytesFrom, bytesTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, rawFrom, rawTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function conversionReviewToMessage(v: Value, shown: ShownRelease): messages.ConversionReview {
    return {
      request: optionalTo(v.request, conversionRequestToMessage, shown),
      response: optionalTo(v.response, conversionResponseToMessage, shown),
    };
}

export function conversionReviewFromMessage(m: messages.ConversionReview, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.request !== undefined) out.request = conversionRequestFromMessage(m.request ?? {}, shown);
    if (m.response !== undefined) out.response = conversionResponseFromMessage(m.response ?? {}, shown);
    return out;
}

export function conversionRequestToMessage(v: Value, shown: ShownRelease): messages.ConversionRequest {
    return {
      uid: v.uid ?? '',
      desiredAPIVersion: v.desiredAPIVersion ?? '',
      objects: listTo(v.objects, rawTo, shown),
    };
}

export function conversionRequestFromMessage(m: messages.ConversionRequest, shown: ShownRelease): Value {
    const out: Value = {};
    out.uid = !m.uid ? '' : m.uid;
    out.desiredAPIVersion = !m.desiredAPIVersion ? '' : m.desiredAPIVersion;
    out.objects = !m.objects?.length ? null : listFrom(m.objects, rawFrom, shown);
    return out;
}

export function conversionResponseToMessage(v: Value, shown: ShownRelease): messages.ConversionResponse {
    return {
      uid: v.uid ?? '',
      convertedObjects: listTo(v.convertedObjects, rawTo, shown),
      result: metaV1.statusToMessage(v.result ?? {}, shown),
    };
}

export function conversionResponseFromMessage(m: messages.ConversionResponse, shown: ShownRelease): Value {
    const out: Value = {};
    out.uid = !m.uid ? '' : m.uid;
    out.convertedObjects = !m.convertedObjects?.length ? null : listFrom(m.convertedObjects, rawFrom, shown);
    out.result = metaV1.statusFromMessage(m.result ?? {}, shown);
    return out;
}

export function customResourceDefinitionToMessage(v: Value, shown: ShownRelease): messages.CustomResourceDefinition {
    return {
      metadata: metaV1.objectMetaToMessage(v.metadata ?? {}, shown),
      spec: customResourceDefinitionSpecToMessage(v.spec ?? {}, shown),
      status: customResourceDefinitionStatusToMessage(v.status ?? {}, shown),
    };
}

export function customResourceDefinitionFromMessage(m: messages.CustomResourceDefinition, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = metaV1.objectMetaFromMessage(m.metadata ?? {}, shown);
    out.spec = customResourceDefinitionSpecFromMessage(m.spec ?? {}, shown);
    out.status = customResourceDefinitionStatusFromMessage(m.status ?? {}, shown);
    return out;
}

export function customResourceDefinitionSpecToMessage(v: Value, shown: ShownRelease): messages.CustomResourceDefinitionSpec {
    return {
      group: v.group ?? '',
      version: v.version ?? '',
      names: customResourceDefinitionNamesToMessage(v.names ?? {}, shown),
      scope: v.scope ?? '',
      validation: optionalTo(v.validation, customResourceValidationToMessage, shown),
      subresources: optionalTo(v.subresources, customResourceSubresourcesToMessage, shown),
      versions: listTo(v.versions, customResourceDefinitionVersionToMessage, shown),
      additionalPrinterColumns: listTo(v.additionalPrinterColumns, customResourceColumnDefinitionToMessage, shown),
      selectableFields: shown.has("1.30") ? listTo(v.selectableFields, selectableFieldToMessage, shown) : undefined,
      conversion: optionalTo(v.conversion, customResourceConversionToMessage, shown),
      preserveUnknownFields: v.preserveUnknownFields ?? undefined,
    };
}

export function customResourceDefinitionSpecFromMessage(m: messages.CustomResourceDefinitionSpec, shown: ShownRelease): Value {
    const out: Value = {};
    out.group = !m.group ? '' : m.group;
    if (!(!m.version)) out.version = m.version;
    out.names = customResourceDefinitionNamesFromMessage(m.names ?? {}, shown);
    out.scope = !m.scope ? '' : m.scope;
    if (m.validation !== undefined) out.validation = customResourceValidationFromMessage(m.validation ?? {}, shown);
    if (m.subresources !== undefined) out.subresources = customResourceSubresourcesFromMessage(m.subresources ?? {}, shown);
    if (!(!m.versions?.length)) out.versions = listFrom(m.versions, customResourceDefinitionVersionFromMessage, shown);
    if (!(!m.additionalPrinterColumns?.length)) out.additionalPrinterColumns = listFrom(m.additionalPrinterColumns, customResourceColumnDefinitionFromMessage, shown);
    if (shown.has("1.30")) { if (!(!m.selectableFields?.length)) out.selectableFields = listFrom(m.selectableFields, selectableFieldFromMessage, shown); }

    if (m.conversion !== undefined) out.conversion = customResourceConversionFromMessage(m.conversion ?? {}, shown);
    if (m.preserveUnknownFields !== undefined) out.preserveUnknownFields = m.preserveUnknownFields;
    return out;
}

export function customResourceConversionToMessage(v: Value, shown: ShownRelease): messages.CustomResourceConversion {
    return {
      strategy: v.strategy ?? '',
      webhookClientConfig: optionalTo(v.webhookClientConfig, webhookClientConfigToMessage, shown),
      conversionReviewVersions: listTo(v.conversionReviewVersions, same, shown),
    };
}

export function customResourceConversionFromMessage(m: messages.CustomResourceConversion, shown: ShownRelease): Value {
    const out: Value = {};
    out.strategy = !m.strategy ? '' : m.strategy;
    if (m.webhookClientConfig !== undefined) out.webhookClientConfig = webhookClientConfigFromMessage(m.webhookClientConfig ?? {}, shown);
    if (!(!m.conversionReviewVersions?.length)) out.conversionReviewVersions = listFrom(m.conversionReviewVersions, same, shown);
    return out;
}

export function webhookClientConfigToMessage(v: Value, shown: ShownRelease): messages.WebhookClientConfig {
    return {
      url: v.url ?? undefined,
      service: optionalTo(v.service, serviceReferenceToMessage, shown),
      caBundle: optionalTo(v.caBundle, bytesTo, shown),
    };
}

export function webhookClientConfigFromMessage(m: messages.WebhookClientConfig, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.url !== undefined) out.url = m.url;
    if (m.service !== undefined) out.service = serviceReferenceFromMessage(m.service ?? {}, shown);
    if (!(!m.caBundle?.length)) out.caBundle = bytesFrom(m.caBundle);
    return out;
}

export function serviceReferenceToMessage(v: Value, _shown: ShownRelease): messages.ServiceReference {
    return {
      namespace: v.namespace ?? '',
      name: v.name ?? '',
      path: v.path ?? undefined,
      port: v.port ?? undefined,
    };
}

export function serviceReferenceFromMessage(m: messages.ServiceReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.namespace = !m.namespace ? '' : m.namespace;
    out.name = !m.name ? '' : m.name;
    if (m.path !== undefined) out.path = m.path;
    if (m.port !== undefined) out.port = m.port;
    return out;
}

export function customResourceDefinitionVersionToMessage(v: Value, shown: ShownRelease): messages.CustomResourceDefinitionVersion {
    return {
      name: v.name ?? '',
      served: v.served ?? false,
      storage: v.storage ?? false,
      deprecated: v.deprecated ?? false,
      deprecationWarning: v.deprecationWarning ?? undefined,
      schema: optionalTo(v.schema, customResourceValidationToMessage, shown),
      subresources: optionalTo(v.subresources, customResourceSubresourcesToMessage, shown),
      additionalPrinterColumns: listTo(v.additionalPrinterColumns, customResourceColumnDefinitionToMessage, shown),
      selectableFields: shown.has("1.30") ? listTo(v.selectableFields, selectableFieldToMessage, shown) : undefined,
    };
}

export function customResourceDefinitionVersionFromMessage(m: messages.CustomResourceDefinitionVersion, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.served = !m.served ? false : m.served;
    out.storage = !m.storage ? false : m.storage;
    if (!(!m.deprecated)) out.deprecated = m.deprecated;
    if (m.deprecationWarning !== undefined) out.deprecationWarning = m.deprecationWarning;
    if (m.schema !== undefined) out.schema = customResourceValidationFromMessage(m.schema ?? {}, shown);
    if (m.subresources !== undefined) out.subresources = customResourceSubresourcesFromMessage(m.subresources ?? {}, shown);
    if (!(!m.additionalPrinterColumns?.length)) out.additionalPrinterColumns = listFrom(m.additionalPrinterColumns, customResourceColumnDefinitionFromMessage, shown);
    if (shown.has("1.30")) { if (!(!m.selectableFields?.length)) out.selectableFields = listFrom(m.selectableFields, selectableFieldFromMessage, shown); }

    return out;
}

export function selectableFieldToMessage(v: Value, _shown: ShownRelease): messages.SelectableField {
    return {
      jsonPath: v.jsonPath ?? '',
    };
}

export function selectableFieldFromMessage(m: messages.SelectableField, _shown: ShownRelease): Value {
    const out: Value = {};
    out.jsonPath = !m.jsonPath ? '' : m.jsonPath;
    return out;
}

export function customResourceColumnDefinitionToMessage(v: Value, _shown: ShownRelease): messages.CustomResourceColumnDefinition {
    return {
      name: v.name ?? '',
      type: v.type ?? '',
      format: v.format ?? '',
      description: v.description ?? '',
      priority: v.priority ?? 0,
      JSONPath: v.JSONPath ?? '',
    };
}

export function customResourceColumnDefinitionFromMessage(m: messages.CustomResourceColumnDefinition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.type = !m.type ? '' : m.type;
    if (!(!m.format)) out.format = m.format;
    if (!(!m.description)) out.description = m.description;
    if (!(!m.priority)) out.priority = m.priority;
    out.JSONPath = !m.JSONPath ? '' : m.JSONPath;
    return out;
}

export function customResourceDefinitionNamesToMessage(v: Value, shown: ShownRelease): messages.CustomResourceDefinitionNames {
    return {
      plural: v.plural ?? '',
      singular: v.singular ?? '',
      shortNames: listTo(v.shortNames, same, shown),
      kind: v.kind ?? '',
      listKind: v.listKind ?? '',
      categories: listTo(v.categories, same, shown),
    };
}

export function customResourceDefinitionNamesFromMessage(m: messages.CustomResourceDefinitionNames, shown: ShownRelease): Value {
    const out: Value = {};
    out.plural = !m.plural ? '' : m.plural;
    if (!(!m.singular)) out.singular = m.singular;
    if (!(!m.shortNames?.length)) out.shortNames = listFrom(m.shortNames, same, shown);
    out.kind = !m.kind ? '' : m.kind;
    if (!(!m.listKind)) out.listKind = m.listKind;
    if (!(!m.categories?.length)) out.categories = listFrom(m.categories, same, shown);
    return out;
}

export function customResourceDefinitionConditionToMessage(v: Value, shown: ShownRelease): messages.CustomResourceDefinitionCondition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
      observedGeneration: shown.has("1.35") ? longTo(v.observedGeneration ?? 0) : undefined,
    };
}

export function customResourceDefinitionConditionFromMessage(m: messages.CustomResourceDefinitionCondition, shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    if (shown.has("1.35")) { if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration); }

    return out;
}

export function customResourceDefinitionStatusToMessage(v: Value, shown: ShownRelease): messages.CustomResourceDefinitionStatus {
    return {
      conditions: listTo(v.conditions, customResourceDefinitionConditionToMessage, shown),
      acceptedNames: customResourceDefinitionNamesToMessage(v.acceptedNames ?? {}, shown),
      storedVersions: listTo(v.storedVersions, same, shown),
      observedGeneration: shown.has("1.35") ? longTo(v.observedGeneration ?? 0) : undefined,
    };
}

export function customResourceDefinitionStatusFromMessage(m: messages.CustomResourceDefinitionStatus, shown: ShownRelease): Value {
    const out: Value = {};
    out.conditions = !m.conditions?.length ? null : listFrom(m.conditions, customResourceDefinitionConditionFromMessage, shown);
    out.acceptedNames = customResourceDefinitionNamesFromMessage(m.acceptedNames ?? {}, shown);
    out.storedVersions = !m.storedVersions?.length ? null : listFrom(m.storedVersions, same, shown);
    if (shown.has("1.35")) { if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration); }

    return out;
}

export function customResourceValidationToMessage(v: Value, shown: ShownRelease): messages.CustomResourceValidation {
    return {
      openAPIV3Schema: optionalTo(v.openAPIV3Schema, jSONSchemaPropsToMessage, shown),
    };
}

export function customResourceValidationFromMessage(m: messages.CustomResourceValidation, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.openAPIV3Schema !== undefined) out.openAPIV3Schema = jSONSchemaPropsFromMessage(m.openAPIV3Schema ?? {}, shown);
    return out;
}

export function customResourceSubresourcesToMessage(v: Value, shown: ShownRelease): messages.CustomResourceSubresources {
    return {
      status: optionalTo(v.status, customResourceSubresourceStatusToMessage, shown),
      scale: optionalTo(v.scale, customResourceSubresourceScaleToMessage, shown),
    };
}

export function customResourceSubresourcesFromMessage(m: messages.CustomResourceSubresources, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.status !== undefined) out.status = customResourceSubresourceStatusFromMessage(m.status ?? {}, shown);
    if (m.scale !== undefined) out.scale = customResourceSubresourceScaleFromMessage(m.scale ?? {}, shown);
    return out;
}

export function customResourceSubresourceStatusToMessage(_: Value, _shown: ShownRelease): messages.CustomResourceSubresourceStatus {
    return {};
}

export function customResourceSubresourceStatusFromMessage(_: messages.CustomResourceSubresourceStatus, _shown: ShownRelease): Value {
    const out: Value = {};
    return out;
}

export function customResourceSubresourceScaleToMessage(v: Value, _shown: ShownRelease): messages.CustomResourceSubresourceScale {
    return {
      specReplicasPath: v.specReplicasPath ?? '',
      statusReplicasPath: v.statusReplicasPath ?? '',
      labelSelectorPath: v.labelSelectorPath ?? undefined,
    };
}

export function customResourceSubresourceScaleFromMessage(m: messages.CustomResourceSubresourceScale, _shown: ShownRelease): Value {
    const out: Value = {};
    out.specReplicasPath = !m.specReplicasPath ? '' : m.specReplicasPath;
    out.statusReplicasPath = !m.statusReplicasPath ? '' : m.statusReplicasPath;
    if (m.labelSelectorPath !== undefined) out.labelSelectorPath = m.labelSelectorPath;
    return out;
}

export function jSONSchemaPropsToMessage(v: Value, shown: ShownRelease): messages.JSONSchemaProps {
    return {
      id: v.id ?? '',
      schema: v.$schema ?? '',
      ref: v.$ref ?? undefined,
      description: v.description ?? '',
      type: v.type ?? '',
      format: v.format ?? '',
      title: v.title ?? '',
      default: optionalTo(v.default, rawTo, shown),
      maximum: v.maximum ?? undefined,
      exclusiveMaximum: v.exclusiveMaximum ?? false,
      minimum: v.minimum ?? undefined,
      exclusiveMinimum: v.exclusiveMinimum ?? false,
      maxLength: optionalTo(v.maxLength, longTo, shown),
      minLength: optionalTo(v.minLength, longTo, shown),
      pattern: v.pattern ?? '',
      maxItems: optionalTo(v.maxItems, longTo, shown),
      minItems: optionalTo(v.minItems, longTo, shown),
      uniqueItems: v.uniqueItems ?? false,
      multipleOf: v.multipleOf ?? undefined,
      enum: listTo(v.enum, rawTo, shown),
      maxProperties: optionalTo(v.maxProperties, longTo, shown),
      minProperties: optionalTo(v.minProperties, longTo, shown),
      required: listTo(v.required, same, shown),
      items: optionalTo(v.items, jSONSchemaPropsOrArrayToMessage, shown),
      allOf: listTo(v.allOf, jSONSchemaPropsToMessage, shown),
      oneOf: listTo(v.oneOf, jSONSchemaPropsToMessage, shown),
      anyOf: listTo(v.anyOf, jSONSchemaPropsToMessage, shown),
      not: optionalTo(v.not, jSONSchemaPropsToMessage, shown),
      properties: mapTo(v.properties, jSONSchemaPropsToMessage, shown),
      additionalProperties: optionalTo(v.additionalProperties, jSONSchemaPropsOrBoolToMessage, shown),
      patternProperties: mapTo(v.patternProperties, jSONSchemaPropsToMessage, shown),
      dependencies: mapTo(v.dependencies, jSONSchemaPropsOrStringArrayToMessage, shown),
      additionalItems: optionalTo(v.additionalItems, jSONSchemaPropsOrBoolToMessage, shown),
      definitions: mapTo(v.definitions, jSONSchemaPropsToMessage, shown),
      externalDocs: optionalTo(v.externalDocs, externalDocumentationToMessage, shown),
      example: optionalTo(v.example, rawTo, shown),
      nullable: v.nullable ?? false,
      xKubernetesPreserveUnknownFields: v["x-kubernetes-preserve-unknown-fields"] ?? undefined,
      xKubernetesEmbeddedResource: v["x-kubernetes-embedded-resource"] ?? false,
      xKubernetesIntOrString: v["x-kubernetes-int-or-string"] ?? false,
      xKubernetesListMapKeys: listTo(v["x-kubernetes-list-map-keys"], same, shown),
      xKubernetesListType: v["x-kubernetes-list-type"] ?? undefined,
      xKubernetesMapType: v["x-kubernetes-map-type"] ?? undefined,
      xKubernetesValidations: listTo(v["x-kubernetes-validations"], validationRuleToMessage, shown),
    };
}

export function jSONSchemaPropsFromMessage(m: messages.JSONSchemaProps, shown: ShownRelease): Value {
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
    if (!(!m.enum?.length)) out.enum = listFrom(m.enum, rawFrom, shown);
    if (m.maxProperties !== undefined) out.maxProperties = longFrom(m.maxProperties);
    if (m.minProperties !== undefined) out.minProperties = longFrom(m.minProperties);
    if (!(!m.required?.length)) out.required = listFrom(m.required, same, shown);
    if (m.items !== undefined) out.items = jSONSchemaPropsOrArrayFromMessage(m.items ?? {}, shown);
    if (!(!m.allOf?.length)) out.allOf = listFrom(m.allOf, jSONSchemaPropsFromMessage, shown);
    if (!(!m.oneOf?.length)) out.oneOf = listFrom(m.oneOf, jSONSchemaPropsFromMessage, shown);
    if (!(!m.anyOf?.length)) out.anyOf = listFrom(m.anyOf, jSONSchemaPropsFromMessage, shown);
    if (m.not !== undefined) out.not = jSONSchemaPropsFromMessage(m.not ?? {}, shown);
    if (!(!m.properties?.size)) out.properties = mapFrom(m.properties, jSONSchemaPropsFromMessage, shown);
    if (m.additionalProperties !== undefined) out.additionalProperties = jSONSchemaPropsOrBoolFromMessage(m.additionalProperties ?? {}, shown);
    if (!(!m.patternProperties?.size)) out.patternProperties = mapFrom(m.patternProperties, jSONSchemaPropsFromMessage, shown);
    if (!(!m.dependencies?.size)) out.dependencies = mapFrom(m.dependencies, jSONSchemaPropsOrStringArrayFromMessage, shown);
    if (m.additionalItems !== undefined) out.additionalItems = jSONSchemaPropsOrBoolFromMessage(m.additionalItems ?? {}, shown);
    if (!(!m.definitions?.size)) out.definitions = mapFrom(m.definitions, jSONSchemaPropsFromMessage, shown);
    if (m.externalDocs !== undefined) out.externalDocs = externalDocumentationFromMessage(m.externalDocs ?? {}, shown);
    if (m.example !== undefined) out.example = rawFrom(m.example);
    if (!(!m.nullable)) out.nullable = m.nullable;
    if (m.xKubernetesPreserveUnknownFields !== undefined) out["x-kubernetes-preserve-unknown-fields"] = m.xKubernetesPreserveUnknownFields;
    if (!(!m.xKubernetesEmbeddedResource)) out["x-kubernetes-embedded-resource"] = m.xKubernetesEmbeddedResource;
    if (!(!m.xKubernetesIntOrString)) out["x-kubernetes-int-or-string"] = m.xKubernetesIntOrString;
    if (!(!m.xKubernetesListMapKeys?.length)) out["x-kubernetes-list-map-keys"] = listFrom(m.xKubernetesListMapKeys, same, shown);
    if (m.xKubernetesListType !== undefined) out["x-kubernetes-list-type"] = m.xKubernetesListType;
    if (m.xKubernetesMapType !== undefined) out["x-kubernetes-map-type"] = m.xKubernetesMapType;
    if (!(!m.xKubernetesValidations?.length)) out["x-kubernetes-validations"] = listFrom(m.xKubernetesValidations, validationRuleFromMessage, shown);
    return out;
}

export function validationRuleToMessage(v: Value, shown: ShownRelease): messages.ValidationRule {
    return {
      rule: v.rule ?? '',
      message: v.message ?? '',
      messageExpression: shown.has("1.27") ? v.messageExpression ?? '' : undefined,
      reason: v.reason ?? undefined,
      fieldPath: shown.has("1.28") ? v.fieldPath ?? '' : undefined,
      optionalOldSelf: v.optionalOldSelf ?? undefined,
    };
}

export function validationRuleFromMessage(m: messages.ValidationRule, shown: ShownRelease): Value {
    const out: Value = {};
    out.rule = !m.rule ? '' : m.rule;
    if (!(!m.message)) out.message = m.message;
    if (shown.has("1.27")) { if (!(!m.messageExpression)) out.messageExpression = m.messageExpression; }

    if (shown.has("1.28")) { if (m.reason !== undefined) out.reason = m.reason; }

    if (shown.has("1.28")) { if (!(!m.fieldPath)) out.fieldPath = m.fieldPath; }

    if (shown.has("1.29")) { if (m.optionalOldSelf !== undefined) out.optionalOldSelf = m.optionalOldSelf; }

    return out;
}

export function jSONSchemaPropsOrArrayToMessage(v: Value, shown: ShownRelease): messages.JSONSchemaPropsOrArray {
    if (Array.isArray(v)) return { jSONSchemas: listTo(v, jSONSchemaPropsToMessage, shown) };
    return { schema: jSONSchemaPropsToMessage(v ?? {}, shown) };
}

export function jSONSchemaPropsOrArrayFromMessage(m: messages.JSONSchemaPropsOrArray, shown: ShownRelease): Value {
    if (m.schema !== undefined) return jSONSchemaPropsFromMessage(m.schema ?? {}, shown);
    return listFrom(m.jSONSchemas, jSONSchemaPropsFromMessage, shown);
}

export function jSONSchemaPropsOrBoolToMessage(v: Value, shown: ShownRelease): messages.JSONSchemaPropsOrBool {
    if (typeof v === 'boolean') return { allows: v };
    return { allows: true, schema: jSONSchemaPropsToMessage(v ?? {}, shown) };
}

export function jSONSchemaPropsOrBoolFromMessage(m: messages.JSONSchemaPropsOrBool, shown: ShownRelease): Value {
    if (m.schema !== undefined) return jSONSchemaPropsFromMessage(m.schema ?? {}, shown);
    return m.allows ?? false;
}

export function jSONSchemaPropsOrStringArrayToMessage(v: Value, shown: ShownRelease): messages.JSONSchemaPropsOrStringArray {
    if (Array.isArray(v)) return { property: listTo(v, same, shown) };
    return { schema: jSONSchemaPropsToMessage(v ?? {}, shown) };
}

export function jSONSchemaPropsOrStringArrayFromMessage(m: messages.JSONSchemaPropsOrStringArray, shown: ShownRelease): Value {
    if (m.schema !== undefined) return jSONSchemaPropsFromMessage(m.schema ?? {}, shown);
    return listFrom(m.property, same, shown);
}

export function externalDocumentationToMessage(v: Value, _shown: ShownRelease): messages.ExternalDocumentation {
    return {
      description: v.description ?? '',
      url: v.url ?? '',
    };
}

export function externalDocumentationFromMessage(m: messages.ExternalDocumentation, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.description)) out.description = m.description;
    if (!(!m.url)) out.url = m.url;
    return out;
}

export const ConversionReview: GeneratedCodec = {
      encode: (object, shown) => messages.ConversionReview.encode(conversionReviewToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ConversionReview", "apiextensions.k8s.io/v1beta1", conversionReviewFromMessage(messages.ConversionReview.decode(bytes), shown)),
    };
export const CustomResourceDefinition: GeneratedCodec = {
      encode: (object, shown) => messages.CustomResourceDefinition.encode(customResourceDefinitionToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CustomResourceDefinition", "apiextensions.k8s.io/v1beta1", customResourceDefinitionFromMessage(messages.CustomResourceDefinition.decode(bytes), shown)),
    };
