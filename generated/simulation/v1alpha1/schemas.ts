// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of simulation.k8s.io/v1alpha1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "simulation/v1alpha1.Simulation": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nodes: Type.Optional(Type.Union([Type.Array(Type.Ref("simulation/v1alpha1.SimulatedNode")), Type.Null()])),
        stages: Type.Optional(Type.Union([Type.Array(Type.Ref("simulation/v1alpha1.Stage")), Type.Null()])),
      }),
      "simulation/v1alpha1.SimulatedNode": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        count: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        labels: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        taints: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Taint")), Type.Null()])),
        capacity: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
      "simulation/v1alpha1.Stage": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        match: Type.Optional(Type.Union([Type.Ref("simulation/v1alpha1.StageMatch"), Type.Null()])),
        pull: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pullFault: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pullFaultFor: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        start: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        ready: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        run: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        exitCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        times: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        stop: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "simulation/v1alpha1.StageMatch": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        pod: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        labels: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        owner: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        node: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        container: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...coreV1.types, ...metaV1.types });
export const Simulation: SchemaOfType = { root: types["simulation/v1alpha1.Simulation"], get named() { return named(); } };
