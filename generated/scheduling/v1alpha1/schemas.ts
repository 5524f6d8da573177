// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of scheduling.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "scheduling/v1alpha1.PriorityClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        value: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        globalDefault: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        preemptionPolicy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "scheduling/v1alpha1.Workload": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("scheduling/v1alpha1.WorkloadSpec")], {"rules":{"held":"struct"}}),
      }, {"between":true}),
      "scheduling/v1alpha1.WorkloadSpec": Type.Object({
        controllerRef: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha1.TypedLocalObjectReference"), Type.Null()])),
        podGroups: Type.Union([Type.Array(Type.Ref("scheduling/v1alpha1.PodGroup"), {"minItems":1,"maxItems":8})], {"rules":{"needed":true,"unique":"name","immutable":true}}),
      }, {"between":true}),
      "scheduling/v1alpha1.TypedLocalObjectReference": Type.Object({
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "scheduling/v1alpha1.PodGroup": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        policy: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha1.PodGroupPolicy"), Type.Null()])),
      }),
      "scheduling/v1alpha1.PodGroupPolicy": Type.Object({
        basic: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha1.BasicSchedulingPolicy"), Type.Null()])),
        gang: Type.Optional(Type.Union([Type.Ref("scheduling/v1alpha1.GangSchedulingPolicy"), Type.Null()])),
      }),
      "scheduling/v1alpha1.BasicSchedulingPolicy": Type.Object({

      }),
      "scheduling/v1alpha1.GangSchedulingPolicy": Type.Object({
        minCount: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const PriorityClass: SchemaOfType = { root: types["scheduling/v1alpha1.PriorityClass"], get named() { return named(); } };
export const Workload: SchemaOfType = { root: types["scheduling/v1alpha1.Workload"], get named() { return named(); } };
