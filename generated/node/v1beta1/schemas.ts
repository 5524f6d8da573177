// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of node.k8s.io/v1beta1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "node/v1beta1.RuntimeClass": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        handler: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        overhead: Type.Optional(Type.Union([Type.Ref("node/v1beta1.Overhead"), Type.Null()])),
        scheduling: Type.Optional(Type.Union([Type.Ref("node/v1beta1.Scheduling"), Type.Null()])),
      }),
      "node/v1beta1.Overhead": Type.Object({
        podFixed: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
      "node/v1beta1.Scheduling": Type.Object({
        nodeSelector: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        tolerations: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Toleration")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const RuntimeClass: SchemaOfType = { root: types["node/v1beta1.RuntimeClass"], get named() { return named(); } };
