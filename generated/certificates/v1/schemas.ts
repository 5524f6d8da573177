// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of certificates.k8s.io/v1: types and constraints. */

import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "certificates/v1.CertificateSigningRequest": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Union([Type.Ref("certificates/v1.CertificateSigningRequestSpec")], {"rules":{"held":"struct"}}),
        status: Type.Optional(Type.Union([Type.Ref("certificates/v1.CertificateSigningRequestStatus"), Type.Null()], {"rules":{"held":"struct"}})),
      }, {"between":true}),
      "certificates/v1.CertificateSigningRequestSpec": Type.Object({
        request: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        signerName: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        expirationSeconds: Type.Optional(Type.Union([Type.Integer({"minimum":600}), Type.Null()], {"because":{"min":"may not specify a duration less than 600 seconds (10 minutes)"}})),
        usages: Type.Union([Type.Array(Type.String(), {"minItems":1})], {"rules":{"needed":true,"unique":true,"gates":{"unique":"uniqueUsages"}},"because":{"nonEmpty":"usages must be provided"}}),
        username: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        uid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        groups: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        extra: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()])),
      }, {"between":true}),
      "certificates/v1.CertificateSigningRequestStatus": Type.Object({
        conditions: Type.Optional(Type.Union([Type.Array(Type.Ref("certificates/v1.CertificateSigningRequestCondition")), Type.Null()], {"rules":{"unique":"type","gates":{"unique":"uniqueConditions"}}})),
        certificate: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }, {"between":true}),
      "certificates/v1.CertificateSigningRequestCondition": Type.Object({
        type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        status: Type.Union([Type.String({"minLength":1})], {"rules":{"needed":true}}),
        reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastUpdateTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        lastTransitionTime: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types });
export const CertificateSigningRequest: SchemaOfType = { root: types["certificates/v1.CertificateSigningRequest"], get named() { return named(); } };
