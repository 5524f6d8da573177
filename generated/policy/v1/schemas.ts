// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of policy/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfPodDisruptionBudgetSpec } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "policy/v1.Eviction": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        deleteOptions: Type.Optional(Type.Union([Type.Ref("meta/v1.DeleteOptions"), Type.Null()])),
      }),
      "policy/v1.PodDisruptionBudget": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("policy/v1.PodDisruptionBudgetSpec"), Type.Null()], {"rules":{"held":"struct"}})),
        status: Type.Optional(Type.Union([Type.Ref("policy/v1.PodDisruptionBudgetStatus"), Type.Null()])),
      }, {"between":true}),
      "policy/v1.PodDisruptionBudgetSpec": Type.Object({
        minAvailable: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.String({"format":"percentage"})]), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        maxUnavailable: Type.Optional(Type.Union([Type.Union([Type.Integer({"minimum":0}), Type.String({"format":"percentage"})]), Type.Null()])),
        unhealthyPodEvictionPolicy: Type.Optional(Type.Union([Type.Enum(["AlwaysAllow","IfHealthyBudget"]), Type.Null()])),
      }, { between: true, rules: rulesOfPodDisruptionBudgetSpec }),
      "policy/v1.PodDisruptionBudgetStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        disruptedPods: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        disruptionsAllowed: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        currentHealthy: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        desiredHealthy: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        expectedPods: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()])),
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("meta/v1.Condition")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const Eviction: SchemaOfType = { root: types["policy/v1.Eviction"], get named() { return named(); } };
export const PodDisruptionBudget: SchemaOfType = { root: types["policy/v1.PodDisruptionBudget"], get named() { return named(); } };
