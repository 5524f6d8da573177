// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of flowcontrol.apiserver.k8s.io/v1beta1 that look beyond single values. */

import type { SchemaOfType } from "kindwright/generated-code";
/** Schemas by reference name, without fields that no rule speaks of. */
export const types: Readonly<Record<string, unknown>> = {
      "flowcontrol.apiserver/v1beta1.FlowSchema": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.FlowSchemaSpec"}],"rules":{"held":"struct"}},
        status: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.FlowSchemaStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "flowcontrol.apiserver/v1beta1.FlowSchemaSpec": { between: true, properties: {
        rules: {"anyOf":[{"type":"array","items":{"$ref":"flowcontrol.apiserver/v1beta1.PolicyRulesWithSubjects"}},{"type":"null"}]},
      } },
      "flowcontrol.apiserver/v1beta1.PolicyRulesWithSubjects": { between: true, properties: {
        resourceRules: {"anyOf":[{"type":"array","items":{"$ref":"flowcontrol.apiserver/v1beta1.ResourcePolicyRule"}},{"type":"null"}]},
      } },
      "flowcontrol.apiserver/v1beta1.ResourcePolicyRule": { between: true, properties: {
        namespaces: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"requiredIf":{"clusterScope":{"values":[true],"not":true}}},"because":{"requiredIf":"resource rules that are not cluster scoped must supply at least one namespace"}},
      } },
      "flowcontrol.apiserver/v1beta1.FlowSchemaStatus": { between: true, properties: {
        conditions: {"anyOf":[{"type":"array","items":{"$ref":"flowcontrol.apiserver/v1beta1.FlowSchemaCondition"}},{"type":"null"}],"rules":{"unique":"type"}},
      } },
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfiguration": { between: true, properties: {
        spec: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationSpec"}],"rules":{"held":"struct"}},
        status: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationStatus"},{"type":"null"}],"rules":{"held":"struct"}},
      } },
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationSpec": { between: true, properties: {
        limited: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.LimitedPriorityLevelConfiguration"},{"type":"null"}],"rules":{"requiredIf":{"type":{"values":["Limited"]}},"forbiddenIf":{"type":{"values":["Exempt"]}}},"because":{"requiredIf":"must not be empty when type is Limited","forbiddenIf":"must be nil if the type is not Limited"}},
        exempt: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.ExemptPriorityLevelConfiguration"},{"type":"null"}],"rules":{"forbiddenIf":{"type":{"values":["Limited"]}}},"because":{"forbiddenIf":"must be nil if the type is Limited"}},
      } },
      "flowcontrol.apiserver/v1beta1.LimitedPriorityLevelConfiguration": { between: true, properties: {
        limitResponse: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.LimitResponse"}],"rules":{"held":"struct"}},
      } },
      "flowcontrol.apiserver/v1beta1.LimitResponse": { between: true, properties: {
        queuing: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.QueuingConfiguration"},{"type":"null"}],"rules":{"requiredIf":{"type":{"values":["Queue"]}},"forbiddenIf":{"type":{"values":["Reject"]}}},"because":{"requiredIf":"must not be empty if limited.limitResponse.type is Limited","forbiddenIf":"must be nil if limited.limitResponse.type is not Limited"}},
      } },
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationStatus": { between: true, properties: {
        conditions: {"anyOf":[{"type":"array","items":{"$ref":"flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationCondition"}},{"type":"null"}],"rules":{"unique":"type"}},
      } },
    };
const named = (): Readonly<Record<string, unknown>> => ({ ...types });
export const FlowSchema: SchemaOfType = { root: types["flowcontrol.apiserver/v1beta1.FlowSchema"], get named() { return named(); } };
export const PriorityLevelConfiguration: SchemaOfType = { root: types["flowcontrol.apiserver/v1beta1.PriorityLevelConfiguration"], get named() { return named(); } };
