// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of pod-security.admission.config.k8s.io/v1: types and constraints. */

import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "pod-security.admission.config/v1.PodSecurityConfiguration": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        defaults: Type.Optional(Type.Union([Type.Ref("pod-security.admission.config/v1.PodSecurityDefaults"), Type.Null()])),
        exemptions: Type.Optional(Type.Union([Type.Ref("pod-security.admission.config/v1.PodSecurityExemptions"), Type.Null()])),
      }),
      "pod-security.admission.config/v1.PodSecurityDefaults": Type.Object({
        enforce: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "enforce-version": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        audit: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "audit-version": Type.Optional(Type.Union([Type.String(), Type.Null()])),
        warn: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        "warn-version": Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
      "pod-security.admission.config/v1.PodSecurityExemptions": Type.Object({
        usernames: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        namespaces: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        runtimeClasses: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types });
export const PodSecurityConfiguration: SchemaOfType = { root: types["pod-security.admission.config/v1.PodSecurityConfiguration"], get named() { return named(); } };
