// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of authentication.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import * as authenticationV1 from "../v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "authentication/v1beta1.SelfSubjectReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("authentication/v1beta1.SelfSubjectReviewStatus"), Type.Null()])),
      }),
      "authentication/v1beta1.SelfSubjectReviewStatus": Type.Object({
        userInfo: Type.Optional(Type.Union([Type.Ref("authentication/v1.UserInfo"), Type.Null()])),
      }),
      "authentication/v1beta1.TokenReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("authentication/v1beta1.TokenReviewSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("authentication/v1beta1.TokenReviewStatus"), Type.Null()])),
      }),
      "authentication/v1beta1.TokenReviewSpec": Type.Object({
        token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        audiences: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "authentication/v1beta1.TokenReviewStatus": Type.Object({
        authenticated: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        user: Type.Optional(Type.Union([Type.Ref("authentication/v1beta1.UserInfo"), Type.Null()])),
        audiences: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        error: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "authentication/v1beta1.UserInfo": Type.Object({
        username: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        groups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        extra: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...authenticationV1.types });
export const SelfSubjectReview: SchemaOfType = { root: types["authentication/v1beta1.SelfSubjectReview"], get named() { return named(); } };
export const TokenReview: SchemaOfType = { root: types["authentication/v1beta1.TokenReview"], get named() { return named(); } };
