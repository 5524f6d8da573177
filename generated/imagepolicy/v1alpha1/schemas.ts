// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of imagepolicy.k8s.io/v1alpha1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "imagepolicy/v1alpha1.ImageReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("imagepolicy/v1alpha1.ImageReviewSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("imagepolicy/v1alpha1.ImageReviewStatus"), Type.Null()])),
      }),
      "imagepolicy/v1alpha1.ImageReviewSpec": Type.Object({
        containers: Type.Optional(Type.Union([Type.Array(Type.Ref("imagepolicy/v1alpha1.ImageReviewContainerSpec")), Type.Null()])),
        annotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "imagepolicy/v1alpha1.ImageReviewContainerSpec": Type.Object({
        image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "imagepolicy/v1alpha1.ImageReviewStatus": Type.Object({
        allowed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        auditAnnotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const ImageReview: SchemaOfType = { root: types["imagepolicy/v1alpha1.ImageReview"], get named() { return named(); } };
