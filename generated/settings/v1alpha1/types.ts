// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of settings.k8s.io/v1alpha1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** Adds environment variables and volumes to new pods that fit its selector; removed after release 1.19. */
export interface PodPreset {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Which pods are changed and what is added to them. */
    spec: PodPresetSpec;
}

/** Several PodPreset objects, as a list request answers them. */
export interface PodPresetList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: PodPreset[] | null;
}

/** Pods to change and the settings to add. */
export interface PodPresetSpec {
    /** Labels of the pods in this namespace to which the settings are added. */
    selector: metaV1.LabelSelector;
    /** Environment variables added to every container; a conflict leaves the pod unchanged. */
    env?: (coreV1.EnvVar)[];
    /** Sources whose entries all become environment variables of every container. */
    envFrom?: (coreV1.EnvFromSource)[];
    /** Volumes added to the pod, for use by volumeMounts. */
    volumes?: (coreV1.Volume)[];
    /** Mounts added to every container, normally of the volumes listed here. */
    volumeMounts?: (coreV1.VolumeMount)[];
}
