// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of flowcontrol.apiserver.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfPolicyRulesWithSubjects } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "flowcontrol.apiserver/v1beta1.FlowSchema": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.FlowSchemaSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.FlowSchemaStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.FlowSchemaSpec": Type.Object({
        priorityLevelConfiguration: Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationReference")], {"rules":{"held":"struct"}}),
        matchingPrecedence: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":10000}), Type.Null()], {"because":{"min":"must be a positive value","max":"must not be greater than 10000"}})),
        distinguisherMethod: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.FlowDistinguisherMethod"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta1.PolicyRulesWithSubjects")), Type.Null()])),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.FlowDistinguisherMethod": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationReference": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true},"because":{"nonEmpty":"must reference a priority level"}}),
      }),
      "flowcontrol.apiserver/v1beta1.PolicyRulesWithSubjects": Type.Object({
        subjects: Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta1.Subject"), {"minItems":1})], {"rules":{"needed":true},"because":{"nonEmpty":"subjects must contain at least one value"}}),
        resourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta1.ResourcePolicyRule")), Type.Null()])),
        nonResourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta1.NonResourcePolicyRule")), Type.Null()])),
      }, { between: true, rules: rulesOfPolicyRulesWithSubjects }),
      "flowcontrol.apiserver/v1beta1.Subject": Type.Object({
        kind: Type.Union([Type.Enum(["Group","ServiceAccount","User"])], {"rules":{"held":"text"}}),
        user: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.UserSubject"), Type.Null()], {"rules":{"requiredIf":{"kind":{"values":["User"]}},"forbiddenIf":{"kind":{"values":["Group","ServiceAccount"]}}},"because":{"requiredIf":"user is required when subject kind is 'User'","forbiddenIf":"user is forbidden when subject kind is not 'User'"}})),
        group: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.GroupSubject"), Type.Null()], {"rules":{"requiredIf":{"kind":{"values":["Group"]}},"forbiddenIf":{"kind":{"values":["ServiceAccount","User"]}}},"because":{"requiredIf":"group is required when subject kind is 'Group'","forbiddenIf":"group is forbidden when subject kind is not 'Group'"}})),
        serviceAccount: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.ServiceAccountSubject"), Type.Null()], {"rules":{"requiredIf":{"kind":{"values":["ServiceAccount"]}},"forbiddenIf":{"kind":{"values":["Group","User"]}}},"because":{"requiredIf":"serviceAccount is required when subject kind is 'ServiceAccount'","forbiddenIf":"serviceAccount is forbidden when subject kind is not 'ServiceAccount'"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.UserSubject": Type.Object({
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
      }),
      "flowcontrol.apiserver/v1beta1.GroupSubject": Type.Object({
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
      }),
      "flowcontrol.apiserver/v1beta1.ServiceAccountSubject": Type.Object({
        namespace: Type.Union([Type.String({"minLength":1,"format":"dns-label"})], {"rules":{"needed":true},"because":{"nonEmpty":"must specify namespace for service account"}}),
        name: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
      }),
      "flowcontrol.apiserver/v1beta1.ResourcePolicyRule": Type.Object({
        verbs: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"verbs must contain at least one value","alone":"if '*' is present, must not specify other verbs"}}),
        apiGroups: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"resource rules must supply at least one api group","alone":"if '*' is present, must not specify other api groups"}}),
        resources: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"resource rules must supply at least one resource","alone":"if '*' is present, must not specify other resources"}}),
        clusterScope: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        namespaces: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()], {"rules":{"requiredIf":{"clusterScope":{"values":[true],"not":true}},"alone":"*"},"because":{"requiredIf":"resource rules that are not cluster scoped must supply at least one namespace","alone":"if '*' is present, must not specify other namespaces"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.NonResourcePolicyRule": Type.Object({
        verbs: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"verbs must contain at least one value","alone":"if '*' is present, must not specify other verbs"}}),
        nonResourceURLs: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"alone":"*"},"because":{"nonEmpty":"nonResourceURLs must contain at least one value","alone":"if '*' is present, must not specify other non-resource URLs"}}),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.FlowSchemaStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta1.FlowSchemaCondition")), Type.Null()], {"rules":{"unique":"type"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.FlowSchemaCondition": Type.Object({
        type: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must not be empty"}}),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationSpec": Type.Object({
        type: Type.Union([Type.Enum(["Exempt","Limited"])], {"rules":{"held":"text"}}),
        limited: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.LimitedPriorityLevelConfiguration"), Type.Null()], {"rules":{"requiredIf":{"type":{"values":["Limited"]}},"forbiddenIf":{"type":{"values":["Exempt"]}}},"because":{"requiredIf":"must not be empty when type is Limited","forbiddenIf":"must be nil if the type is not Limited"}})),
        exempt: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.ExemptPriorityLevelConfiguration"), Type.Null()], {"rules":{"forbiddenIf":{"type":{"values":["Limited"]}}},"because":{"forbiddenIf":"must be nil if the type is Limited"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.LimitedPriorityLevelConfiguration": Type.Object({
        assuredConcurrencyShares: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be positive"}})),
        limitResponse: Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.LimitResponse")], {"rules":{"held":"struct"}}),
        lendablePercent: Type.Optional(Type.Union([Type.Integer({"minimum":0,"maximum":100}), Type.Null()])),
        borrowingLimitPercent: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()], {"because":{"min":"if specified, must be a non-negative integer"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.LimitResponse": Type.Object({
        type: Type.Union([Type.Enum(["Queue","Reject"])], {"rules":{"held":"text"}}),
        queuing: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta1.QueuingConfiguration"), Type.Null()], {"rules":{"requiredIf":{"type":{"values":["Queue"]}},"forbiddenIf":{"type":{"values":["Reject"]}}},"because":{"requiredIf":"must not be empty if limited.limitResponse.type is Limited","forbiddenIf":"must be nil if limited.limitResponse.type is not Limited"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.QueuingConfiguration": Type.Object({
        queueLengthLimit: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be positive"}})),
        queues: Type.Optional(Type.Union([Type.Integer({"minimum":1,"maximum":10000000}), Type.Null()], {"because":{"min":"must be positive","max":"must not be greater than 10000000"}})),
        handSize: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be positive"}})),
      }),
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationCondition")), Type.Null()], {"rules":{"unique":"type"}})),
      }, {"between":true}),
      "flowcontrol.apiserver/v1beta1.PriorityLevelConfigurationCondition": Type.Object({
        type: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true},"because":{"nonEmpty":"must not be empty"}}),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta1.ExemptPriorityLevelConfiguration": Type.Object({
        nominalConcurrencyShares: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()], {"because":{"min":"must be a non-negative integer"}})),
        lendablePercent: Type.Optional(Type.Union([Type.Integer({"minimum":0,"maximum":100}), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const FlowSchema: SchemaOfType = { root: types["flowcontrol.apiserver/v1beta1.FlowSchema"], get named() { return named(); } };
export const PriorityLevelConfiguration: SchemaOfType = { root: types["flowcontrol.apiserver/v1beta1.PriorityLevelConfiguration"], get named() { return named(); } };
