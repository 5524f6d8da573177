// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of abac.authorization.kubernetes.io/v1beta1: types and constraints. */

import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "abac.authorization/v1beta1.Policy": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("abac.authorization/v1beta1.PolicySpec"), Type.Null()])),
      }),
      "abac.authorization/v1beta1.PolicySpec": Type.Object({
        user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        readonly: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        apiGroup: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        nonResourcePath: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types });
export const Policy: SchemaOfType = { root: types["abac.authorization/v1beta1.Policy"], get named() { return named(); } };
