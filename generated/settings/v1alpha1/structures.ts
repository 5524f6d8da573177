// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Structures of settings.k8s.io/v1alpha1: shape and merge markers of every type. */

import * as coreV1 from "../../core/v1/structures.js";
import * as metaV1 from "../../meta/v1/structures.js";
import { STRING, field, listOf, struct } from "kindwright/generated-code";
import type { StructStructure } from "kindwright/generated-code";
export const PodPreset: StructStructure = struct("v1alpha1.PodPreset", () => [
      field("kind", STRING, "?"),
      field("apiVersion", STRING, "?"),
      field("metadata", metaV1.ObjectMeta, "?"),
      field("spec", PodPresetSpec, "?"),
    ], undefined, "settings", true);
export const PodPresetSpec: StructStructure = struct("v1alpha1.PodPresetSpec", () => [
      field("selector", metaV1.LabelSelector, "?"),
      field("env", listOf(coreV1.EnvVar), "?"),
      field("envFrom", listOf(coreV1.EnvFromSource), "?"),
      field("volumes", listOf(coreV1.Volume), "?"),
      field("volumeMounts", listOf(coreV1.VolumeMount), "?"),
    ], undefined, "settings", true);
