// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of authorization.k8s.io/v1beta1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import * as authorizationV1 from "../v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "authorization/v1beta1.LocalSubjectAccessReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SubjectAccessReviewSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SubjectAccessReviewStatus"), Type.Null()])),
      }),
      "authorization/v1beta1.SelfSubjectAccessReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SelfSubjectAccessReviewSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SubjectAccessReviewStatus"), Type.Null()])),
      }),
      "authorization/v1beta1.SelfSubjectAccessReviewSpec": Type.Object({
        resourceAttributes: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.ResourceAttributes"), Type.Null()])),
        nonResourceAttributes: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.NonResourceAttributes"), Type.Null()])),
      }),
      "authorization/v1beta1.SelfSubjectRulesReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SelfSubjectRulesReviewSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SubjectRulesReviewStatus"), Type.Null()])),
      }),
      "authorization/v1beta1.SelfSubjectRulesReviewSpec": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "authorization/v1beta1.SubjectRulesReviewStatus": Type.Object({
        resourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("authorization/v1beta1.ResourceRule")), Type.Null()])),
        nonResourceRules: Type.Optional(Type.Union([Type.Array(Type.Ref("authorization/v1beta1.NonResourceRule")), Type.Null()])),
        incomplete: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        evaluationError: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "authorization/v1beta1.ResourceRule": Type.Object({
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        apiGroups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resources: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        resourceNames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "authorization/v1beta1.NonResourceRule": Type.Object({
        verbs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        nonResourceURLs: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
      "authorization/v1beta1.SubjectAccessReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SubjectAccessReviewSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.SubjectAccessReviewStatus"), Type.Null()])),
      }),
      "authorization/v1beta1.ResourceAttributes": Type.Object({
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        verb: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        group: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        subresource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        fieldSelector: Type.Optional(Type.Union([Type.Ref("authorization/v1.FieldSelectorAttributes"), Type.Null()])),
        labelSelector: Type.Optional(Type.Union([Type.Ref("authorization/v1.LabelSelectorAttributes"), Type.Null()])),
      }),
      "authorization/v1beta1.NonResourceAttributes": Type.Object({
        path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        verb: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "authorization/v1beta1.SubjectAccessReviewSpec": Type.Object({
        resourceAttributes: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.ResourceAttributes"), Type.Null()])),
        nonResourceAttributes: Type.Optional(Type.Union([Type.Ref("authorization/v1beta1.NonResourceAttributes"), Type.Null()])),
        user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        group: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        extra: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "authorization/v1beta1.SubjectAccessReviewStatus": Type.Object({
        allowed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        denied: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        evaluationError: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...authorizationV1.types });
export const LocalSubjectAccessReview: SchemaOfType = { root: types["authorization/v1beta1.LocalSubjectAccessReview"], get named() { return named(); } };
export const SelfSubjectAccessReview: SchemaOfType = { root: types["authorization/v1beta1.SelfSubjectAccessReview"], get named() { return named(); } };
export const SelfSubjectRulesReview: SchemaOfType = { root: types["authorization/v1beta1.SelfSubjectRulesReview"], get named() { return named(); } };
export const SubjectAccessReview: SchemaOfType = { root: types["authorization/v1beta1.SubjectAccessReview"], get named() { return named(); } };
