import {
  defaultEnvVar,
  defaultVolume
} from "./chunk-Y7CPP5VR.js";
import {
  EnvFromSource,
  EnvVar,
  Volume,
  VolumeMount,
  checkEnvFromSource,
  checkEnvVar,
  checkVolume,
  checkVolumeMount
} from "./chunk-RWTCUW7N.js";
import {
  LabelSelector,
  ObjectMeta,
  checkLabelSelector,
  checkObjectMeta
} from "./chunk-BGZD4DD4.js";
import "./chunk-7FSAQLAA.js";

// dist/generated/settings/v1alpha1/defaults.js
import { each, eachMade, items } from "kindwright/generated-code";
function defaultPodPreset(v, functions) {
  eachMade(v, "spec", defaultPodPresetSpec, functions);
}
function defaultPodPresetSpec(v, functions) {
  each(v, "env", items(defaultEnvVar), functions);
  each(v, "volumes", items(defaultVolume), functions);
}

// dist/generated/settings/v1alpha1/structures.js
import { STRING, field, listOf, struct } from "kindwright/generated-code";
var PodPreset = struct("v1alpha1.PodPreset", () => [
  field("kind", STRING, "?"),
  field("apiVersion", STRING, "?"),
  field("metadata", ObjectMeta, "?"),
  field("spec", PodPresetSpec, "?")
], void 0, "settings");
var PodPresetSpec = struct("v1alpha1.PodPresetSpec", () => [
  field("selector", LabelSelector, "?"),
  field("env", listOf(EnvVar), "?"),
  field("envFrom", listOf(EnvFromSource), "?"),
  field("volumes", listOf(Volume), "?"),
  field("volumeMounts", listOf(VolumeMount), "?")
], void 0, "settings");

// dist/generated/settings/v1alpha1/validators.js
var check_1 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.kind === void 0 || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === void 0 || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null))) && (value.metadata === void 0 || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null))) && (value.spec === void 0 || (!("spec" in value) || (check_3(value.spec) || value.spec === null)))));
var check_2 = (value) => checkObjectMeta(value);
var check_3 = ((value) => typeof value === "object" && value !== null && !Array.isArray(value) && ((value.selector === void 0 || (!("selector" in value) || (check_4(value.selector) || value.selector === null))) && (value.env === void 0 || (!("env" in value) || (Array.isArray(value.env) && value.env.every((unique_0, index) => check_5(unique_0)) || value.env === null))) && (value.envFrom === void 0 || (!("envFrom" in value) || (Array.isArray(value.envFrom) && value.envFrom.every((unique_1, index) => check_6(unique_1)) || value.envFrom === null))) && (value.volumes === void 0 || (!("volumes" in value) || (Array.isArray(value.volumes) && value.volumes.every((unique_2, index) => check_7(unique_2)) || value.volumes === null))) && (value.volumeMounts === void 0 || (!("volumeMounts" in value) || (Array.isArray(value.volumeMounts) && value.volumeMounts.every((unique_3, index) => check_8(unique_3)) || value.volumeMounts === null)))));
var check_4 = (value) => checkLabelSelector(value);
var check_5 = (value) => checkEnvVar(value);
var check_6 = (value) => checkEnvFromSource(value);
var check_7 = (value) => checkVolume(value);
var check_8 = (value) => checkVolumeMount(value);
var checkPodPreset = check_1;

// dist/generated/settings/v1alpha1/kinds.js
import { renamed } from "kindwright/generated-code";
var PodPreset2 = {
  structure: PodPreset,
  applyDefaults: defaultPodPreset,
  check: checkPodPreset,
  schema: async () => (await import("./chunk-Z5WQ42L2.js")).PodPreset,
  ...renamed("settings.k8s.io/v1alpha1", "settings.k8s.io/v1alpha1"),
  protobuf: async () => (await import("./chunk-2LSM2UQR.js")).PodPreset
};
export {
  PodPreset2 as PodPreset
};
