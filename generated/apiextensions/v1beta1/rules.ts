// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of apiextensions.k8s.io/v1beta1 that look beyond single values. */

import { rulesOfCustomResourceDefinitionVersion, rulesOfServiceReference, rulesOfWebhookClientConfig } from "./expressions.js";
import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "apiextensions/v1beta1.CustomResourceDefinition": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"apiextensions/v1beta1.CustomResourceDefinitionSpec"}],"rules":{"held":"struct"}},
      } },
      "apiextensions/v1beta1.CustomResourceDefinitionSpec": { between: true, properties: {
        versions: {"anyOf":[{"type":"array","items":{"$ref":"apiextensions/v1beta1.CustomResourceDefinitionVersion"}},{"type":"null"}]},
        conversion: {"anyOf":[{"$ref":"apiextensions/v1beta1.CustomResourceConversion"},{"type":"null"}]},
      } },
      "apiextensions/v1beta1.CustomResourceConversion": { between: true, properties: {
        webhookClientConfig: {"anyOf":[{"$ref":"apiextensions/v1beta1.WebhookClientConfig"},{"type":"null"}],"rules":{"requiredIf":{"strategy":{"values":["Webhook"]}},"forbiddenIf":{"strategy":{"values":["Webhook"],"not":true}}},"because":{"requiredIf":"required when strategy is set to Webhook","forbiddenIf":"should not be set when strategy is not set to Webhook"}},
        conversionReviewVersions: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"requiredIf":{"strategy":{"values":["Webhook"]}},"forbiddenIf":{"strategy":{"values":["Webhook"],"not":true}}},"because":{"forbiddenIf":"should not be set when strategy is not set to Webhook"}},
      } },
      "apiextensions/v1beta1.WebhookClientConfig": { between: true, rules: rulesOfWebhookClientConfig, properties: {
        service: {"anyOf":[{"$ref":"apiextensions/v1beta1.ServiceReference"},{"type":"null"}]},
      } },
      "apiextensions/v1beta1.ServiceReference": { between: true, rules: rulesOfServiceReference, properties: {

      } },
      "apiextensions/v1beta1.CustomResourceDefinitionVersion": { between: true, rules: rulesOfCustomResourceDefinitionVersion, properties: {

      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const CustomResourceDefinition: SchemaOfType = { root: types["apiextensions/v1beta1.CustomResourceDefinition"], get named() { return named(); } };
