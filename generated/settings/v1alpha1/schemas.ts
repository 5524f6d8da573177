// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** TypeBox schemas of settings.k8s.io/v1alpha1: types and constraints. */

import * as coreV1 from "../../core/v1/schemas.js";
import * as metaV1 from "../../meta/v1/schemas.js";
import { Type } from "kindwright/generated-code/typebox";
import type { SchemaOfType } from "kindwright/generated-code";
import type { TSchema } from "kindwright/generated-code/typebox";
/** Schemas by reference name. */
export const types: Readonly<Record<string, TSchema>> = {
      "settings/v1alpha1.PodPreset": Type.Object({
        kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
        spec: Type.Optional(Type.Union([Type.Ref("settings/v1alpha1.PodPresetSpec"), Type.Null()])),
      }),
      "settings/v1alpha1.PodPresetSpec": Type.Object({
        selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
        env: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvVar")), Type.Null()])),
        envFrom: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvFromSource")), Type.Null()])),
        volumes: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Volume")), Type.Null()])),
        volumeMounts: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.VolumeMount")), Type.Null()])),
      }),
    };
let joined: Readonly<Record<string, TSchema>> | undefined;
const named = (): Readonly<Record<string, TSchema>> => (joined ??= { ...types, ...metaV1.types, ...coreV1.types });
export const PodPreset: SchemaOfType = { root: types["settings/v1alpha1.PodPreset"], get named() { return named(); } };
