import {
  types as types2
} from "./chunk-EFVHZ3MT.js";
import {
  types
} from "./chunk-EE3KWUAX.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/settings/v1alpha1/schemas.js
import { Type } from "kindwright/generated-code/typebox";
var types3 = {
  "settings/v1alpha1.PodPreset": Type.Object({
    kind: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    apiVersion: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    metadata: Type.Optional(Type.Union([Type.Ref("meta/v1.ObjectMeta"), Type.Null()])),
    spec: Type.Optional(Type.Union([Type.Ref("settings/v1alpha1.PodPresetSpec"), Type.Null()]))
  }),
  "settings/v1alpha1.PodPresetSpec": Type.Object({
    selector: Type.Optional(Type.Union([Type.Ref("meta/v1.LabelSelector"), Type.Null()])),
    env: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvVar")), Type.Null()])),
    envFrom: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.EnvFromSource")), Type.Null()])),
    volumes: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.Volume")), Type.Null()])),
    volumeMounts: Type.Optional(Type.Union([Type.Array(Type.Ref("core/v1.VolumeMount")), Type.Null()]))
  })
};
var named = () => ({ ...types3, ...types, ...types2 });
var PodPreset = { root: types3["settings/v1alpha1.PodPreset"], get named() {
  return named();
} };
export {
  PodPreset,
  types3 as types
};
