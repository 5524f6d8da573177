// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of autoscaling/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "autoscaling/v1.HorizontalPodAutoscaler": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("autoscaling/v1.HorizontalPodAutoscalerSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("autoscaling/v1.HorizontalPodAutoscalerStatus"), Type.Null()])),
      }),
      "autoscaling/v1.CrossVersionObjectReference": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "autoscaling/v1.HorizontalPodAutoscalerSpec": Type.Object({
        scaleTargetRef: Type.Optional(Type.Union([Type.Ref("autoscaling/v1.CrossVersionObjectReference"), Type.Null()])),
        minReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        maxReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        targetCPUUtilizationPercentage: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "autoscaling/v1.HorizontalPodAutoscalerStatus": Type.Object({
        observedGeneration: Type.Optional(Type.Union([Type.Union([Type.Integer(), Type.BigInt()]), Type.Null()])),
        lastScaleTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        currentReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        desiredReplicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        currentCPUUtilizationPercentage: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "autoscaling/v1.Scale": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("autoscaling/v1.ScaleSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("autoscaling/v1.ScaleStatus"), Type.Null()])),
      }),
      "autoscaling/v1.ScaleSpec": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
      "autoscaling/v1.ScaleStatus": Type.Object({
        replicas: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        selector: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const HorizontalPodAutoscaler: SchemaOfType = { root: types["autoscaling/v1.HorizontalPodAutoscaler"], get named() { return named(); } };
export const Scale: SchemaOfType = { root: types["autoscaling/v1.Scale"], get named() { return named(); } };
