// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Validators of settings.k8s.io/v1alpha1, compiled by TypeBox from schemas.ts: whether a value has the types and keeps the constraints of its schema. */
import * as coreV1 from "../../core/v1/validators.js";
import * as metaV1 from "../../meta/v1/validators.js";
import type { Value } from "kindwright/generated-code";

const check_1 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && (value.spec === undefined || (!("spec" in value) || (check_3(value.spec) || value.spec === null))))));
const check_2 = (value: Value): boolean => metaV1.checkObjectMeta(value);
const check_3 = ((value: Value): boolean => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((((value.selector === undefined || (!("selector" in value) || (check_4(value.selector) || value.selector === null))) && (value.env === undefined || (!("env" in value) || ((Array.isArray(value.env) && value.env.every((unique_0: Value, index: Value): boolean => (check_5(unique_0)))) || value.env === null)))) && (value.envFrom === undefined || (!("envFrom" in value) || ((Array.isArray(value.envFrom) && value.envFrom.every((unique_1: Value, index: Value): boolean => (check_6(unique_1)))) || value.envFrom === null)))) && (value.volumes === undefined || (!("volumes" in value) || ((Array.isArray(value.volumes) && value.volumes.every((unique_2: Value, index: Value): boolean => (check_7(unique_2)))) || value.volumes === null)))) && (value.volumeMounts === undefined || (!("volumeMounts" in value) || ((Array.isArray(value.volumeMounts) && value.volumeMounts.every((unique_3: Value, index: Value): boolean => (check_8(unique_3)))) || value.volumeMounts === null))))));
const check_4 = (value: Value): boolean => metaV1.checkLabelSelector(value);
const check_5 = (value: Value): boolean => coreV1.checkEnvVar(value);
const check_6 = (value: Value): boolean => coreV1.checkEnvFromSource(value);
const check_7 = (value: Value): boolean => coreV1.checkVolume(value);
const check_8 = (value: Value): boolean => coreV1.checkVolumeMount(value);
export const checkPodPreset = check_1;
export const checkPodPresetSpec = check_3;
