// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of scheduling.k8s.io/v1alpha2: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfGangSchedulingPolicy, rulesOfPodGroupResourceClaim, rulesOfPodGroupSchedulingPolicy, rulesOfPodGroupTemplateReference } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "scheduling/v1alpha2.PodGroup": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.PodGroupSpec"), Type.Null()], {"rules":{"held":"struct"}})),
        status: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.PodGroupStatus"), Type.Null()])),
      }, {"between":true}),
      "scheduling/v1alpha2.PodGroupSpec": Type.Object({
        podGroupTemplateRef: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.PodGroupTemplateReference"), Type.Null()], {"rules":{"immutable":true}})),
        schedulingPolicy: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.PodGroupSchedulingPolicy"), Type.Null()], {"rules":{"held":"struct","immutable":true}})),
        schedulingConstraints: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.PodGroupSchedulingConstraints"), Type.Null()], {"rules":{"immutable":true}})),
        resourceClaims: Type.Optional(Type.Union([Type.Array(Type.Ref("scheduling/v1alpha2.PodGroupResourceClaim"), {"maxItems":4}), Type.Null()], {"rules":{"immutable":true}})),
        disruptionMode: Type.Optional(Type.Union([Type.Enum(["Pod","PodGroup"]), Type.Null()], {"rules":{"immutable":true}})),
        priorityClassName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()], {"rules":{"immutable":true}})),
        priority: Type.Optional(Type.Union([Type.Integer({"minimum":-2147483648,"maximum":1000000000}), Type.Null()], {"rules":{"immutable":true}})),
      }, {"between":true}),
      "scheduling/v1alpha2.PodGroupStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
        resourceClaimStatuses: Type.Optional(Type.Union([Type.Array(Type.Ref("scheduling/v1alpha2.PodGroupResourceClaimStatus"), {"maxItems":4}), Type.Null()])),
      }),
      "scheduling/v1alpha2.PodGroupResourceClaimStatus": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resourceClaimName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
      }),
      "scheduling/v1alpha2.PodGroupTemplateReference": Type.Object({
        workload: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.WorkloadPodGroupTemplateReference"), Type.Null()])),
      }, { between: true, rules: rulesOfPodGroupTemplateReference }),
      "scheduling/v1alpha2.WorkloadPodGroupTemplateReference": Type.Object({
        workloadName: Type.Union([Type.String({"minLength":1,"format":"dns-subdomain"})], {"rules":{"needed":true}}),
        podGroupTemplateName: Type.Union([Type.String({"minLength":1,"format":"dns-label"})], {"rules":{"needed":true}}),
      }),
      "scheduling/v1alpha2.Workload": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("scheduling/v1alpha2.WorkloadSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "scheduling/v1alpha2.WorkloadSpec": Type.Object({
        controllerRef: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.TypedLocalObjectReference"), Type.Null()], {"rules":{"immutable":true}})),
        podGroupTemplates: Type.Union([Type.Array(Type.Ref("scheduling/v1alpha2.PodGroupTemplate"), {"minItems":1,"maxItems":8})], {"rules":{"needed":true,"immutable":true}}),
      }, {"between":true}),
      "scheduling/v1alpha2.TypedLocalObjectReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
        kind: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true}}),
        name: Type.Union([Type.String({"minLength":1,"format":"path-segment"})], {"rules":{"needed":true}}),
      }),
      "scheduling/v1alpha2.PodGroupTemplate": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"dns-label"})], {"rules":{"needed":true}}),
        schedulingPolicy: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.PodGroupSchedulingPolicy"), Type.Null()], {"rules":{"held":"struct"}})),
        schedulingConstraints: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.PodGroupSchedulingConstraints"), Type.Null()])),
        resourceClaims: Type.Optional(Type.Union([Type.Array(Type.Ref("scheduling/v1alpha2.PodGroupResourceClaim"), {"maxItems":4}), Type.Null()])),
        disruptionMode: Type.Optional(Type.Union([Type.Enum(["Pod","PodGroup"]), Type.Null()])),
        priorityClassName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
        priority: Type.Optional(Type.Union([Type.Integer({"minimum":-2147483648,"maximum":1000000000}), Type.Null()])),
      }, {"between":true}),
      "scheduling/v1alpha2.PodGroupSchedulingPolicy": Type.Object({
        basic: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.BasicSchedulingPolicy"), Type.Null()])),
        gang: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha2.GangSchedulingPolicy"), Type.Null()])),
      }, { between: true, rules: rulesOfPodGroupSchedulingPolicy }),
      "scheduling/v1alpha2.BasicSchedulingPolicy": Type.Object({

      }),
      "scheduling/v1alpha2.GangSchedulingPolicy": Type.Object({
        minCount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }, { between: true, rules: rulesOfGangSchedulingPolicy }),
      "scheduling/v1alpha2.PodGroupResourceClaim": Type.Object({
        name: Type.Union([Type.String({"minLength":1,"format":"dns-label"})], {"rules":{"needed":true}}),
        resourceClaimName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
        resourceClaimTemplateName: Type.Optional(Type.Union([Type.String({"format":"dns-subdomain"}), Type.Null()])),
      }, { between: true, rules: rulesOfPodGroupResourceClaim }),
      "scheduling/v1alpha2.PodGroupSchedulingConstraints": Type.Object({
        topology: Type.Optional(Type.Union([Type.Array(Type.Ref("scheduling/v1alpha2.TopologyConstraint"), {"maxItems":1}), Type.Null()])),
      }),
      "scheduling/v1alpha2.TopologyConstraint": Type.Object({
        key: Type.Union([Type.String({"minLength":1,"format":"qualified-name"})], {"rules":{"needed":true}}),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const PodGroup: SchemaOfType = { root: types["scheduling/v1alpha2.PodGroup"], get named() { return named(); } };
export const Workload: SchemaOfType = { root: types["scheduling/v1alpha2.Workload"], get named() { return named(); } };
