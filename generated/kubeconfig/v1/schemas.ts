// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of v1: types and constraints. */

import { Type } from "typebox";
import type { TSchema } from "typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "kubeconfig/v1.Config": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        preferences: Type.Optional(Type.Union([Type.Ref("kubeconfig/v1.Preferences"), Type.Null()])),
        clusters: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedCluster")), Type.Null()])),
        users: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedAuthInfo")), Type.Null()])),
        contexts: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedContext")), Type.Null()])),
        "current-context": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        extensions: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedExtension")), Type.Null()])),
      }),
      "kubeconfig/v1.Preferences": Type.Object({
        colors: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        extensions: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedExtension")), Type.Null()])),
      }),
      "kubeconfig/v1.Cluster": Type.Object({
        server: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "tls-server-name": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "insecure-skip-tls-verify": Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
        "certificate-authority": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "certificate-authority-data": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "proxy-url": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        extensions: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedExtension")), Type.Null()])),
      }),
      "kubeconfig/v1.AuthInfo": Type.Object({
        "client-certificate": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "client-certificate-data": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "client-key": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "client-key-data": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        tokenFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        as: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "as-groups": Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        "as-user-extra": Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.Array(Type.String()) }), Type.Null()])),
        username: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        password: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "auth-provider": Type.Optional(Type.Union([Type.Ref("kubeconfig/v1.AuthProviderConfig"), Type.Null()])),
        exec: Type.Optional(Type.Union([Type.Ref("kubeconfig/v1.ExecConfig"), Type.Null()])),
        extensions: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedExtension")), Type.Null()])),
      }),
      "kubeconfig/v1.Context": Type.Object({
        cluster: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        user: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        namespace: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        extensions: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.NamedExtension")), Type.Null()])),
      }),
      "kubeconfig/v1.NamedCluster": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        cluster: Type.Optional(Type.Union([Type.Ref("kubeconfig/v1.Cluster"), Type.Null()])),
      }),
      "kubeconfig/v1.NamedContext": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        context: Type.Optional(Type.Union([Type.Ref("kubeconfig/v1.Context"), Type.Null()])),
      }),
      "kubeconfig/v1.NamedAuthInfo": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        user: Type.Optional(Type.Union([Type.Ref("kubeconfig/v1.AuthInfo"), Type.Null()])),
      }),
      "kubeconfig/v1.NamedExtension": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        extension: Type.Optional(Type.Union([Type.Unknown(), Type.Null()])),
      }),
      "kubeconfig/v1.AuthProviderConfig": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        config: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: Type.String() }), Type.Null()])),
      }),
      "kubeconfig/v1.ExecConfig": Type.Object({
        command: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        args: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        env: Type.Optional(Type.Union([Type.Array(Type.Ref("kubeconfig/v1.ExecEnvVar")), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        installHint: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        provideClusterInfo: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
      }),
      "kubeconfig/v1.ExecEnvVar": Type.Object({
        name: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        value: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    };
const named = (): Readonly<Record<string, TSchema>> => ({ ...types });
