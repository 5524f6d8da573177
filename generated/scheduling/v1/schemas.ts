// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of scheduling.k8s.io/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfPriorityClass } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "scheduling/v1.PriorityClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        value: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        globalDefault: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        description: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        preemptionPolicy: Type.Optional(Type.Union([Type.Enum(["PreemptLowerPriority","Never"]), Type.Null()], {"rules":{"immutable":true}})),
      }, { between: true, rules: rulesOfPriorityClass }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const PriorityClass: SchemaOfType = { root: types["scheduling/v1.PriorityClass"], get named() { return named(); } };
