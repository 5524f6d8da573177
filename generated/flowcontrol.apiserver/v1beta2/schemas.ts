// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of flowcontrol.apiserver.k8s.io/v1beta2: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "flowcontrol.apiserver/v1beta2.FlowSchema": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.FlowSchemaSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.FlowSchemaStatus"), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.FlowSchemaSpec": Type.Object({
        priorityLevelConfiguration: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationReference"), Type.Null()])),
        matchingPrecedence: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        distinguisherMethod: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.FlowDistinguisherMethod"), Type.Null()])),
        rules: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta2.PolicyRulesWithSubjects")), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.FlowSchemaStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta2.FlowSchemaCondition")), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationReference": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.FlowDistinguisherMethod": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.PolicyRulesWithSubjects": Type.Object({
        subjects: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta2.Subject")), Type.Null()])),
        resourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta2.ResourcePolicyRule")), Type.Null()])),
        nonResourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta2.NonResourcePolicyRule")), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.FlowSchemaCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.Subject": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        user: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.UserSubject"), Type.Null()])),
        group: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.GroupSubject"), Type.Null()])),
        serviceAccount: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.ServiceAccountSubject"), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.ResourcePolicyRule": Type.Object({
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        apiGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        clusterScope: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        namespaces: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.NonResourcePolicyRule": Type.Object({
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        nonResourceURLs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.UserSubject": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.GroupSubject": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.ServiceAccountSubject": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.PriorityLevelConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationStatus"), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationSpec": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        limited: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.LimitedPriorityLevelConfiguration"), Type.Null()])),
        exempt: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.ExemptPriorityLevelConfiguration"), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationCondition")), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.LimitedPriorityLevelConfiguration": Type.Object({
        assuredConcurrencyShares: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        limitResponse: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.LimitResponse"), Type.Null()])),
        lendablePercent: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        borrowingLimitPercent: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.ExemptPriorityLevelConfiguration": Type.Object({
        nominalConcurrencyShares: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        lendablePercent: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.PriorityLevelConfigurationCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.LimitResponse": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        queuing: Type.Optional(Type.Union([Type.Ref("flowcontrol.apiserver/v1beta2.QueuingConfiguration"), Type.Null()])),
      }),
      "flowcontrol.apiserver/v1beta2.QueuingConfiguration": Type.Object({
        queues: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        handSize: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        queueLengthLimit: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const FlowSchema: SchemaOfType = { root: types["flowcontrol.apiserver/v1beta2.FlowSchema"], get named() { return named(); } };
export const PriorityLevelConfiguration: SchemaOfType = { root: types["flowcontrol.apiserver/v1beta2.PriorityLevelConfiguration"], get named() { return named(); } };
