// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of authentication.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import * as authenticationV1 from "../v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "authentication/v1alpha1.SelfSubjectReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("authentication/v1alpha1.SelfSubjectReviewStatus"), Type.Null()])),
      }),
      "authentication/v1alpha1.SelfSubjectReviewStatus": Type.Object({
        userInfo: Type.Optional(Type.Union([Type.Ref("authentication/v1.UserInfo"), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...authenticationV1.types });
export const SelfSubjectReview: SchemaOfType = { root: types["authentication/v1alpha1.SelfSubjectReview"], get named() { return named(); } };
