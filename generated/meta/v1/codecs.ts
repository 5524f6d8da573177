// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of meta.k8s.io/v1. */

import * as messages from "../../messages/k8s/io/apimachinery/pkg/apis/meta/v1/generated.js";
import { asObject, fieldsFrom, fieldsTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { ProtobufCodec, Value } from "kindwright/generated-code";

export function aPIGroupToMessage(v: Value): messages.APIGroup {
    return {
      name: v.name ?? '',
      versions: listTo(v.versions, groupVersionForDiscoveryToMessage),
      preferredVersion: groupVersionForDiscoveryToMessage(v.preferredVersion ?? {}),
      serverAddressByClientCIDRs: listTo(v.serverAddressByClientCIDRs, serverAddressByClientCIDRToMessage),
    };
}

export function aPIGroupFromMessage(m: messages.APIGroup): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.versions = !m.versions?.length ? null : listFrom(m.versions, groupVersionForDiscoveryFromMessage);
    out.preferredVersion = groupVersionForDiscoveryFromMessage(m.preferredVersion ?? {});
    if (!(!m.serverAddressByClientCIDRs?.length)) out.serverAddressByClientCIDRs = listFrom(m.serverAddressByClientCIDRs, serverAddressByClientCIDRFromMessage);
    return out;
}

export function aPIGroupListToMessage(v: Value): messages.APIGroupList {
    return {
      groups: listTo(v.groups, aPIGroupToMessage),
    };
}

export function aPIGroupListFromMessage(m: messages.APIGroupList): Value {
    const out: Value = {};
    out.groups = !m.groups?.length ? null : listFrom(m.groups, aPIGroupFromMessage);
    return out;
}

export function aPIResourceListToMessage(v: Value): messages.APIResourceList {
    return {
      groupVersion: v.groupVersion ?? '',
      resources: listTo(v.resources, aPIResourceToMessage),
    };
}

export function aPIResourceListFromMessage(m: messages.APIResourceList): Value {
    const out: Value = {};
    out.groupVersion = !m.groupVersion ? '' : m.groupVersion;
    out.resources = !m.resources?.length ? null : listFrom(m.resources, aPIResourceFromMessage);
    return out;
}

export function aPIResourceToMessage(v: Value): messages.APIResource {
    return {
      name: v.name ?? '',
      singularName: v.singularName ?? '',
      namespaced: v.namespaced ?? false,
      group: v.group ?? '',
      version: v.version ?? '',
      kind: v.kind ?? '',
      verbs: optionalTo(v.verbs, verbsToMessage),
      shortNames: listTo(v.shortNames, same),
      categories: listTo(v.categories, same),
      storageVersionHash: v.storageVersionHash ?? '',
    };
}

export function aPIResourceFromMessage(m: messages.APIResource): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.singularName = !m.singularName ? '' : m.singularName;
    out.namespaced = !m.namespaced ? false : m.namespaced;
    if (!(!m.group)) out.group = m.group;
    if (!(!m.version)) out.version = m.version;
    out.kind = !m.kind ? '' : m.kind;
    out.verbs = m.verbs === undefined ? null : verbsFromMessage(m.verbs ?? {});
    if (!(!m.shortNames?.length)) out.shortNames = listFrom(m.shortNames, same);
    if (!(!m.categories?.length)) out.categories = listFrom(m.categories, same);
    if (!(!m.storageVersionHash)) out.storageVersionHash = m.storageVersionHash;
    return out;
}

export function verbsToMessage(v: Value): messages.Verbs {
    return { items: listTo(v, same) };
}

export function verbsFromMessage(m: messages.Verbs): Value {
    return listFrom(m.items, same);
}

export function aPIVersionsToMessage(v: Value): messages.APIVersions {
    return {
      versions: listTo(v.versions, same),
      serverAddressByClientCIDRs: listTo(v.serverAddressByClientCIDRs, serverAddressByClientCIDRToMessage),
    };
}

export function aPIVersionsFromMessage(m: messages.APIVersions): Value {
    const out: Value = {};
    out.versions = !m.versions?.length ? null : listFrom(m.versions, same);
    out.serverAddressByClientCIDRs = !m.serverAddressByClientCIDRs?.length ? null : listFrom(m.serverAddressByClientCIDRs, serverAddressByClientCIDRFromMessage);
    return out;
}

export function applyOptionsToMessage(v: Value): messages.ApplyOptions {
    return {
      dryRun: listTo(v.dryRun, same),
      force: v.force ?? false,
      fieldManager: v.fieldManager ?? '',
    };
}

export function applyOptionsFromMessage(m: messages.ApplyOptions): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same);
    out.force = !m.force ? false : m.force;
    out.fieldManager = !m.fieldManager ? '' : m.fieldManager;
    return out;
}

export function createOptionsToMessage(v: Value): messages.CreateOptions {
    return {
      dryRun: listTo(v.dryRun, same),
      fieldManager: v.fieldManager ?? '',
    };
}

export function createOptionsFromMessage(m: messages.CreateOptions): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same);
    if (!(!m.fieldManager)) out.fieldManager = m.fieldManager;
    return out;
}

export function deleteOptionsToMessage(v: Value): messages.DeleteOptions {
    return {
      gracePeriodSeconds: optionalTo(v.gracePeriodSeconds, longTo),
      preconditions: optionalTo(v.preconditions, preconditionsToMessage),
      orphanDependents: v.orphanDependents ?? undefined,
      propagationPolicy: v.propagationPolicy ?? undefined,
      dryRun: listTo(v.dryRun, same),
    };
}

export function deleteOptionsFromMessage(m: messages.DeleteOptions): Value {
    const out: Value = {};
    if (m.gracePeriodSeconds !== undefined) out.gracePeriodSeconds = longFrom(m.gracePeriodSeconds);
    if (m.preconditions !== undefined) out.preconditions = preconditionsFromMessage(m.preconditions ?? {});
    if (m.orphanDependents !== undefined) out.orphanDependents = m.orphanDependents;
    if (m.propagationPolicy !== undefined) out.propagationPolicy = m.propagationPolicy;
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same);
    return out;
}

export function preconditionsToMessage(v: Value): messages.Preconditions {
    return {
      uid: v.uid ?? undefined,
      resourceVersion: v.resourceVersion ?? undefined,
    };
}

export function preconditionsFromMessage(m: messages.Preconditions): Value {
    const out: Value = {};
    if (m.uid !== undefined) out.uid = m.uid;
    if (m.resourceVersion !== undefined) out.resourceVersion = m.resourceVersion;
    return out;
}

export function exportOptionsToMessage(v: Value): messages.ExportOptions {
    return {
      export: v.export ?? false,
      exact: v.exact ?? false,
    };
}

export function exportOptionsFromMessage(m: messages.ExportOptions): Value {
    const out: Value = {};
    out.export = !m.export ? false : m.export;
    out.exact = !m.exact ? false : m.exact;
    return out;
}

export function getOptionsToMessage(v: Value): messages.GetOptions {
    return {
      resourceVersion: v.resourceVersion ?? '',
    };
}

export function getOptionsFromMessage(m: messages.GetOptions): Value {
    const out: Value = {};
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    return out;
}

export function listOptionsToMessage(v: Value): messages.ListOptions {
    return {
      labelSelector: v.labelSelector ?? '',
      fieldSelector: v.fieldSelector ?? '',
      watch: v.watch ?? false,
      allowWatchBookmarks: v.allowWatchBookmarks ?? false,
      resourceVersion: v.resourceVersion ?? '',
      resourceVersionMatch: v.resourceVersionMatch ?? '',
      timeoutSeconds: optionalTo(v.timeoutSeconds, longTo),
      limit: longTo(v.limit ?? 0),
      continue: v.continue ?? '',
    };
}

export function listOptionsFromMessage(m: messages.ListOptions): Value {
    const out: Value = {};
    if (!(!m.labelSelector)) out.labelSelector = m.labelSelector;
    if (!(!m.fieldSelector)) out.fieldSelector = m.fieldSelector;
    if (!(!m.watch)) out.watch = m.watch;
    if (!(!m.allowWatchBookmarks)) out.allowWatchBookmarks = m.allowWatchBookmarks;
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    if (!(!m.resourceVersionMatch)) out.resourceVersionMatch = m.resourceVersionMatch;
    if (m.timeoutSeconds !== undefined) out.timeoutSeconds = longFrom(m.timeoutSeconds);
    if (!(!m.limit)) out.limit = longFrom(m.limit);
    if (!(!m.continue)) out.continue = m.continue;
    return out;
}

export function partialObjectMetadataToMessage(v: Value): messages.PartialObjectMetadata {
    return {
      metadata: objectMetaToMessage(v.metadata ?? {}),
    };
}

export function partialObjectMetadataFromMessage(m: messages.PartialObjectMetadata): Value {
    const out: Value = {};
    out.metadata = objectMetaFromMessage(m.metadata ?? {});
    return out;
}

export function objectMetaToMessage(v: Value): messages.ObjectMeta {
    return {
      name: v.name ?? '',
      generateName: v.generateName ?? '',
      namespace: v.namespace ?? '',
      selfLink: v.selfLink ?? '',
      uid: v.uid ?? '',
      resourceVersion: v.resourceVersion ?? '',
      generation: longTo(v.generation ?? 0),
      creationTimestamp: timeTo(v.creationTimestamp ?? undefined),
      deletionTimestamp: optionalTo(v.deletionTimestamp, timeTo),
      deletionGracePeriodSeconds: optionalTo(v.deletionGracePeriodSeconds, longTo),
      labels: mapTo(v.labels, same),
      annotations: mapTo(v.annotations, same),
      ownerReferences: listTo(v.ownerReferences, ownerReferenceToMessage),
      finalizers: listTo(v.finalizers, same),
      clusterName: v.clusterName ?? '',
      managedFields: listTo(v.managedFields, managedFieldsEntryToMessage),
    };
}

export function objectMetaFromMessage(m: messages.ObjectMeta): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.generateName)) out.generateName = m.generateName;
    if (!(!m.namespace)) out.namespace = m.namespace;
    if (!(!m.selfLink)) out.selfLink = m.selfLink;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    if (!(!m.generation)) out.generation = longFrom(m.generation);
    out.creationTimestamp = timeFrom(m.creationTimestamp);
    if (m.deletionTimestamp !== undefined) out.deletionTimestamp = timeFrom(m.deletionTimestamp);
    if (m.deletionGracePeriodSeconds !== undefined) out.deletionGracePeriodSeconds = longFrom(m.deletionGracePeriodSeconds);
    if (!(!m.labels?.size)) out.labels = mapFrom(m.labels, same);
    if (!(!m.annotations?.size)) out.annotations = mapFrom(m.annotations, same);
    if (!(!m.ownerReferences?.length)) out.ownerReferences = listFrom(m.ownerReferences, ownerReferenceFromMessage);
    if (!(!m.finalizers?.length)) out.finalizers = listFrom(m.finalizers, same);
    if (!(!m.clusterName)) out.clusterName = m.clusterName;
    if (!(!m.managedFields?.length)) out.managedFields = listFrom(m.managedFields, managedFieldsEntryFromMessage);
    return out;
}

export function ownerReferenceToMessage(v: Value): messages.OwnerReference {
    return {
      apiVersion: v.apiVersion ?? '',
      kind: v.kind ?? '',
      name: v.name ?? '',
      uid: v.uid ?? '',
      controller: v.controller ?? undefined,
      blockOwnerDeletion: v.blockOwnerDeletion ?? undefined,
    };
}

export function ownerReferenceFromMessage(m: messages.OwnerReference): Value {
    const out: Value = {};
    out.apiVersion = !m.apiVersion ? '' : m.apiVersion;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    out.uid = !m.uid ? '' : m.uid;
    if (m.controller !== undefined) out.controller = m.controller;
    if (m.blockOwnerDeletion !== undefined) out.blockOwnerDeletion = m.blockOwnerDeletion;
    return out;
}

export function managedFieldsEntryToMessage(v: Value): messages.ManagedFieldsEntry {
    return {
      manager: v.manager ?? '',
      operation: v.operation ?? '',
      apiVersion: v.apiVersion ?? '',
      time: optionalTo(v.time, timeTo),
      fieldsType: v.fieldsType ?? '',
      fieldsV1: optionalTo(v.fieldsV1, fieldsTo),
    };
}

export function managedFieldsEntryFromMessage(m: messages.ManagedFieldsEntry): Value {
    const out: Value = {};
    if (!(!m.manager)) out.manager = m.manager;
    if (!(!m.operation)) out.operation = m.operation;
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    if (m.time !== undefined) out.time = timeFrom(m.time);
    if (!(!m.fieldsType)) out.fieldsType = m.fieldsType;
    if (m.fieldsV1 !== undefined) out.fieldsV1 = fieldsFrom(m.fieldsV1);
    return out;
}

export function patchOptionsToMessage(v: Value): messages.PatchOptions {
    return {
      dryRun: listTo(v.dryRun, same),
      force: v.force ?? undefined,
      fieldManager: v.fieldManager ?? '',
    };
}

export function patchOptionsFromMessage(m: messages.PatchOptions): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same);
    if (m.force !== undefined) out.force = m.force;
    if (!(!m.fieldManager)) out.fieldManager = m.fieldManager;
    return out;
}

export function statusToMessage(v: Value): messages.Status {
    return {
      metadata: listMetaToMessage(v.metadata ?? {}),
      status: v.status ?? '',
      message: v.message ?? '',
      reason: v.reason ?? '',
      details: optionalTo(v.details, statusDetailsToMessage),
      code: v.code ?? 0,
    };
}

export function statusFromMessage(m: messages.Status): Value {
    const out: Value = {};
    out.metadata = listMetaFromMessage(m.metadata ?? {});
    if (!(!m.status)) out.status = m.status;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.reason)) out.reason = m.reason;
    if (m.details !== undefined) out.details = statusDetailsFromMessage(m.details ?? {});
    if (!(!m.code)) out.code = m.code;
    return out;
}

export function statusDetailsToMessage(v: Value): messages.StatusDetails {
    return {
      name: v.name ?? '',
      group: v.group ?? '',
      kind: v.kind ?? '',
      uid: v.uid ?? '',
      causes: listTo(v.causes, statusCauseToMessage),
      retryAfterSeconds: v.retryAfterSeconds ?? 0,
    };
}

export function statusDetailsFromMessage(m: messages.StatusDetails): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.group)) out.group = m.group;
    if (!(!m.kind)) out.kind = m.kind;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.causes?.length)) out.causes = listFrom(m.causes, statusCauseFromMessage);
    if (!(!m.retryAfterSeconds)) out.retryAfterSeconds = m.retryAfterSeconds;
    return out;
}

export function statusCauseToMessage(v: Value): messages.StatusCause {
    return {
      reason: v.reason ?? '',
      message: v.message ?? '',
      field: v.field ?? '',
    };
}

export function statusCauseFromMessage(m: messages.StatusCause): Value {
    const out: Value = {};
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.field)) out.field = m.field;
    return out;
}

export function tableOptionsToMessage(v: Value): messages.TableOptions {
    return {
      includeObject: v.includeObject ?? '',
    };
}

export function tableOptionsFromMessage(m: messages.TableOptions): Value {
    const out: Value = {};
    if (!(!m.includeObject)) out.includeObject = m.includeObject;
    return out;
}

export function updateOptionsToMessage(v: Value): messages.UpdateOptions {
    return {
      dryRun: listTo(v.dryRun, same),
      fieldManager: v.fieldManager ?? '',
    };
}

export function updateOptionsFromMessage(m: messages.UpdateOptions): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same);
    if (!(!m.fieldManager)) out.fieldManager = m.fieldManager;
    return out;
}

export function groupVersionResourceToMessage(v: Value): messages.GroupVersionResource {
    return {
      group: v.group ?? '',
      version: v.version ?? '',
      resource: v.resource ?? '',
    };
}

export function groupVersionResourceFromMessage(m: messages.GroupVersionResource): Value {
    const out: Value = {};
    out.group = !m.group ? '' : m.group;
    out.version = !m.version ? '' : m.version;
    out.resource = !m.resource ? '' : m.resource;
    return out;
}

export function groupVersionKindToMessage(v: Value): messages.GroupVersionKind {
    return {
      group: v.group ?? '',
      version: v.version ?? '',
      kind: v.kind ?? '',
    };
}

export function groupVersionKindFromMessage(m: messages.GroupVersionKind): Value {
    const out: Value = {};
    out.group = !m.group ? '' : m.group;
    out.version = !m.version ? '' : m.version;
    out.kind = !m.kind ? '' : m.kind;
    return out;
}

export function serverAddressByClientCIDRToMessage(v: Value): messages.ServerAddressByClientCIDR {
    return {
      clientCIDR: v.clientCIDR ?? '',
      serverAddress: v.serverAddress ?? '',
    };
}

export function serverAddressByClientCIDRFromMessage(m: messages.ServerAddressByClientCIDR): Value {
    const out: Value = {};
    out.clientCIDR = !m.clientCIDR ? '' : m.clientCIDR;
    out.serverAddress = !m.serverAddress ? '' : m.serverAddress;
    return out;
}

export function groupVersionForDiscoveryToMessage(v: Value): messages.GroupVersionForDiscovery {
    return {
      groupVersion: v.groupVersion ?? '',
      version: v.version ?? '',
    };
}

export function groupVersionForDiscoveryFromMessage(m: messages.GroupVersionForDiscovery): Value {
    const out: Value = {};
    out.groupVersion = !m.groupVersion ? '' : m.groupVersion;
    out.version = !m.version ? '' : m.version;
    return out;
}

export function listMetaToMessage(v: Value): messages.ListMeta {
    return {
      selfLink: v.selfLink ?? '',
      resourceVersion: v.resourceVersion ?? '',
      continue: v.continue ?? '',
      remainingItemCount: optionalTo(v.remainingItemCount, longTo),
    };
}

export function listMetaFromMessage(m: messages.ListMeta): Value {
    const out: Value = {};
    if (!(!m.selfLink)) out.selfLink = m.selfLink;
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    if (!(!m.continue)) out.continue = m.continue;
    if (m.remainingItemCount !== undefined) out.remainingItemCount = longFrom(m.remainingItemCount);
    return out;
}

export function labelSelectorToMessage(v: Value): messages.LabelSelector {
    return {
      matchLabels: mapTo(v.matchLabels, same),
      matchExpressions: listTo(v.matchExpressions, labelSelectorRequirementToMessage),
    };
}

export function labelSelectorFromMessage(m: messages.LabelSelector): Value {
    const out: Value = {};
    if (!(!m.matchLabels?.size)) out.matchLabels = mapFrom(m.matchLabels, same);
    if (!(!m.matchExpressions?.length)) out.matchExpressions = listFrom(m.matchExpressions, labelSelectorRequirementFromMessage);
    return out;
}

export function fieldSelectorRequirementToMessage(v: Value): messages.FieldSelectorRequirement {
    return {
      key: v.key ?? '',
      operator: v.operator ?? '',
      values: listTo(v.values, same),
    };
}

export function fieldSelectorRequirementFromMessage(m: messages.FieldSelectorRequirement): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.operator = !m.operator ? '' : m.operator;
    if (!(!m.values?.length)) out.values = listFrom(m.values, same);
    return out;
}

export function labelSelectorRequirementToMessage(v: Value): messages.LabelSelectorRequirement {
    return {
      key: v.key ?? '',
      operator: v.operator ?? '',
      values: listTo(v.values, same),
    };
}

export function labelSelectorRequirementFromMessage(m: messages.LabelSelectorRequirement): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.operator = !m.operator ? '' : m.operator;
    if (!(!m.values?.length)) out.values = listFrom(m.values, same);
    return out;
}

export function conditionToMessage(v: Value): messages.Condition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      observedGeneration: longTo(v.observedGeneration ?? 0),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function conditionFromMessage(m: messages.Condition): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    out.reason = !m.reason ? '' : m.reason;
    out.message = !m.message ? '' : m.message;
    return out;
}

export const APIGroup: ProtobufCodec = {
      encode: (object) => messages.APIGroup.encode(aPIGroupToMessage(object)).finish(),
      decode: (bytes) => asObject("APIGroup", "meta.k8s.io/v1", aPIGroupFromMessage(messages.APIGroup.decode(bytes))),
    };
export const APIGroupList: ProtobufCodec = {
      encode: (object) => messages.APIGroupList.encode(aPIGroupListToMessage(object)).finish(),
      decode: (bytes) => asObject("APIGroupList", "meta.k8s.io/v1", aPIGroupListFromMessage(messages.APIGroupList.decode(bytes))),
    };
export const APIResourceList: ProtobufCodec = {
      encode: (object) => messages.APIResourceList.encode(aPIResourceListToMessage(object)).finish(),
      decode: (bytes) => asObject("APIResourceList", "meta.k8s.io/v1", aPIResourceListFromMessage(messages.APIResourceList.decode(bytes))),
    };
export const APIVersions: ProtobufCodec = {
      encode: (object) => messages.APIVersions.encode(aPIVersionsToMessage(object)).finish(),
      decode: (bytes) => asObject("APIVersions", "meta.k8s.io/v1", aPIVersionsFromMessage(messages.APIVersions.decode(bytes))),
    };
export const ApplyOptions: ProtobufCodec = {
      encode: (object) => messages.ApplyOptions.encode(applyOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("ApplyOptions", "meta.k8s.io/v1", applyOptionsFromMessage(messages.ApplyOptions.decode(bytes))),
    };
export const CreateOptions: ProtobufCodec = {
      encode: (object) => messages.CreateOptions.encode(createOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("CreateOptions", "meta.k8s.io/v1", createOptionsFromMessage(messages.CreateOptions.decode(bytes))),
    };
export const DeleteOptions: ProtobufCodec = {
      encode: (object) => messages.DeleteOptions.encode(deleteOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("DeleteOptions", "meta.k8s.io/v1", deleteOptionsFromMessage(messages.DeleteOptions.decode(bytes))),
    };
export const ExportOptions: ProtobufCodec = {
      encode: (object) => messages.ExportOptions.encode(exportOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("ExportOptions", "meta.k8s.io/v1", exportOptionsFromMessage(messages.ExportOptions.decode(bytes))),
    };
export const GetOptions: ProtobufCodec = {
      encode: (object) => messages.GetOptions.encode(getOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("GetOptions", "meta.k8s.io/v1", getOptionsFromMessage(messages.GetOptions.decode(bytes))),
    };
export const ListOptions: ProtobufCodec = {
      encode: (object) => messages.ListOptions.encode(listOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("ListOptions", "meta.k8s.io/v1", listOptionsFromMessage(messages.ListOptions.decode(bytes))),
    };
export const PartialObjectMetadata: ProtobufCodec = {
      encode: (object) => messages.PartialObjectMetadata.encode(partialObjectMetadataToMessage(object)).finish(),
      decode: (bytes) => asObject("PartialObjectMetadata", "meta.k8s.io/v1", partialObjectMetadataFromMessage(messages.PartialObjectMetadata.decode(bytes))),
    };
export const PatchOptions: ProtobufCodec = {
      encode: (object) => messages.PatchOptions.encode(patchOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("PatchOptions", "meta.k8s.io/v1", patchOptionsFromMessage(messages.PatchOptions.decode(bytes))),
    };
export const Status: ProtobufCodec = {
      encode: (object) => messages.Status.encode(statusToMessage(object)).finish(),
      decode: (bytes) => asObject("Status", "meta.k8s.io/v1", statusFromMessage(messages.Status.decode(bytes))),
    };
export const TableOptions: ProtobufCodec = {
      encode: (object) => messages.TableOptions.encode(tableOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("TableOptions", "meta.k8s.io/v1", tableOptionsFromMessage(messages.TableOptions.decode(bytes))),
    };
export const UpdateOptions: ProtobufCodec = {
      encode: (object) => messages.UpdateOptions.encode(updateOptionsToMessage(object)).finish(),
      decode: (bytes) => asObject("UpdateOptions", "meta.k8s.io/v1", updateOptionsFromMessage(messages.UpdateOptions.decode(bytes))),
    };
