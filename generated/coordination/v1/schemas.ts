// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of coordination.k8s.io/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { rulesOfLeaseSpec } from "./expressions.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "coordination/v1.Lease": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("coordination/v1.LeaseSpec"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "coordination/v1.LeaseSpec": Type.Object({
        holderIdentity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        leaseDurationSeconds: Type.Optional(Type.Union([Type.Integer({"minimum":1}), Type.Null()], {"because":{"min":"must be greater than 0"}})),
        acquireTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        renewTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        leaseTransitions: Type.Optional(Type.Union([Type.Integer({"minimum":0}), Type.Null()], {"because":{"min":"must to greater or equal than 0"}})),
        strategy: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        preferredHolder: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, { between: true, rules: rulesOfLeaseSpec }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const Lease: SchemaOfType = { root: types["coordination/v1.Lease"], get named() { return named(); } };
