// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of admission.k8s.io/v1: types and constraints. */

import * as authenticationV1 from "../../authentication/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "admission/v1.AdmissionReview": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        request: Type.Optional(Type.Union([Type.Ref("admission/v1.AdmissionRequest"), Type.Null()])),
        response: Type.Optional(Type.Union([Type.Ref("admission/v1.AdmissionResponse"), Type.Null()])),
      }),
      "admission/v1.AdmissionRequest": Type.Object({
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        kind: Type.Optional(Type.Union([Type.Ref("meta/v1.GroupVersionKind"), Type.Null()])),
        resource: Type.Optional(Type.Union([Type.Ref("meta/v1.GroupVersionResource"), Type.Null()])),
        subResource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        requestKind: Type.Optional(Type.Union([Type.Ref("meta/v1.GroupVersionKind"), Type.Null()])),
        requestResource: Type.Optional(Type.Union([Type.Ref("meta/v1.GroupVersionResource"), Type.Null()])),
        requestSubResource: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        operation: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        userInfo: Type.Optional(Type.Union([Type.Ref("authentication/v1.UserInfo"), Type.Null()])),
        object: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        oldObject: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
        dryRun: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        options: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "admission/v1.AdmissionResponse": Type.Object({
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        allowed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("meta/v1.Status"), Type.Null()])),
        patch: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        patchType: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        auditAnnotations: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
        warnings: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...authenticationV1.types });
export const AdmissionReview: SchemaOfType = { root: types["admission/v1.AdmissionReview"], get named() { return named(); } };
