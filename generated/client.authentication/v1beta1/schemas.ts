// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of client.authentication.k8s.io/v1beta1: types and constraints. */

import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "client.authentication/v1beta1.ExecCredential": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("client.authentication/v1beta1.ExecCredentialSpec"), Type.Null()])),
        status: Type.Optional(Type.Union([Type.Ref("client.authentication/v1beta1.ExecCredentialStatus"), Type.Null()])),
      }),
      "client.authentication/v1beta1.ExecCredentialSpec": Type.Object({
        cluster: Type.Optional(Type.Union([Type.Ref("client.authentication/v1beta1.Cluster"), Type.Null()])),
        interactive: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "client.authentication/v1beta1.ExecCredentialStatus": Type.Object({
        expirationTimestamp: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientCertificateData: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        clientKeyData: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "client.authentication/v1beta1.Cluster": Type.Object({
        server: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "tls-server-name": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "insecure-skip-tls-verify": Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        "certificate-authority-data": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "proxy-url": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "disable-compression": Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types });
export const ExecCredential: SchemaOfType = { root: types["client.authentication/v1beta1.ExecCredential"], get named() { return named(); } };
