// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Rules of flowcontrol.apiserver.k8s.io/v1beta1 that look beyond single values. */

import { rulesOfPolicyRulesWithSubjects } from "./expressions.js";
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
      "flowcontrol.apiserver/v1beta1.PolicyRulesWithSubjects": { between: true, rules: rulesOfPolicyRulesWithSubjects, properties: {
        subjects: {"anyOf":[{"type":"array","items":{"$ref":"flowcontrol.apiserver/v1beta1.Subject"},"minItems":1}],"rules":{"needed":true},"because":{"nonEmpty":"subjects must contain at least one value"}},
        resourceRules: {"anyOf":[{"type":"array","items":{"$ref":"flowcontrol.apiserver/v1beta1.ResourcePolicyRule"}},{"type":"null"}]},
        nonResourceRules: {"anyOf":[{"type":"array","items":{"$ref":"flowcontrol.apiserver/v1beta1.NonResourcePolicyRule"}},{"type":"null"}]},
      } },
      "flowcontrol.apiserver/v1beta1.Subject": { between: true, properties: {
        user: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.UserSubject"},{"type":"null"}],"rules":{"requiredIf":{"kind":{"values":["User"]}},"forbiddenIf":{"kind":{"values":["Group","ServiceAccount"]}}},"because":{"requiredIf":"user is required when subject kind is 'User'","forbiddenIf":"user is forbidden when subject kind is not 'User'"}},
        group: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.GroupSubject"},{"type":"null"}],"rules":{"requiredIf":{"kind":{"values":["Group"]}},"forbiddenIf":{"kind":{"values":["ServiceAccount","User"]}}},"because":{"requiredIf":"group is required when subject kind is 'Group'","forbiddenIf":"group is forbidden when subject kind is not 'Group'"}},
        serviceAccount: {"anyOf":[{"$ref":"flowcontrol.apiserver/v1beta1.ServiceAccountSubject"},{"type":"null"}],"rules":{"requiredIf":{"kind":{"values":["ServiceAccount"]}},"forbiddenIf":{"kind":{"values":["Group","User"]}}},"because":{"requiredIf":"serviceAccount is required when subject kind is 'ServiceAccount'","forbiddenIf":"serviceAccount is forbidden when subject kind is not 'ServiceAccount'"}},
      } },
      "flowcontrol.apiserver/v1beta1.ResourcePolicyRule": { between: true, properties: {
        verbs: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"verbs must contain at least one value","alone":"if '*' is present, must not specify other verbs"}},
        apiGroups: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"resource rules must supply at least one api group","alone":"if '*' is present, must not specify other api groups"}},
        resources: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"resource rules must supply at least one resource","alone":"if '*' is present, must not specify other resources"}},
        namespaces: {"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}],"rules":{"requiredIf":{"clusterScope":{"values":[true],"not":true}},"alone":"*"},"because":{"requiredIf":"resource rules that are not cluster scoped must supply at least one namespace","alone":"if '*' is present, must not specify other namespaces"}},
      } },
      "flowcontrol.apiserver/v1beta1.NonResourcePolicyRule": { between: true, properties: {
        verbs: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"verbs must contain at least one value","alone":"if '*' is present, must not specify other verbs"}},
        nonResourceURLs: {"anyOf":[{"type":"array","items":{"type":"string"},"minItems":1}],"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"nonResourceURLs must contain at least one value","alone":"if '*' is present, must not specify other non-resource URLs"}},
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
