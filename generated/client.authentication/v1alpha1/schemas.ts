// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of client.authentication.k8s.io/v1alpha1: types and constraints. */

import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "client.authentication/v1alpha1.ExecCredential": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("client.authentication/v1alpha1.ExecCredentialSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("client.authentication/v1alpha1.ExecCredentialStatus"), Type.Null()])),
      }),
      "client.authentication/v1alpha1.ExecCredentialSpec": Type.Object({
        response: Type.Optional(Type.Union([Type.Ref("client.authentication/v1alpha1.Response"), Type.Null()])),
        interactive: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "client.authentication/v1alpha1.ExecCredentialStatus": Type.Object({
        expirationTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientCertificateData: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientKeyData: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "client.authentication/v1alpha1.Response": Type.Object({
        header: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()])),
        code: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types });
export const ExecCredential: SchemaOfType = { root: types["client.authentication/v1alpha1.ExecCredential"], get named() { return named(); } };
