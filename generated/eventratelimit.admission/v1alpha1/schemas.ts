// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of eventratelimit.admission.k8s.io/v1alpha1: types and constraints. */

import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "eventratelimit.admission/v1alpha1.Configuration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        limits: Type.Optional(Type.Union([Type.Array(Type.Ref("eventratelimit.admission/v1alpha1.Limit")), Type.Null()])),
      }),
      "eventratelimit.admission/v1alpha1.Limit": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        qps: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        burst: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
        cacheSize: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types });
export const Configuration: SchemaOfType = { root: types["eventratelimit.admission/v1alpha1.Configuration"], get named() { return named(); } };
