// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Protobuf codecs of meta.k8s.io/v1. */

import * as messages from "../../messages/k8s/io/apimachinery/pkg/apis/meta/v1/generated.js";
import { asObject, fieldsFrom, fieldsTo, listFrom, listTo, longFrom, longTo, mapFrom, mapTo, optionalTo, same, timeFrom, timeTo } from "kindwright/generated-code";
import type { GeneratedCodec, ShownRelease, Value } from "kindwright/generated-code";

export function aPIGroupToMessage(v: Value, shown: ShownRelease): messages.APIGroup {
    return {
      name: v.name ?? '',
      versions: listTo(v.versions, groupVersionForDiscoveryToMessage, shown),
      preferredVersion: groupVersionForDiscoveryToMessage(v.preferredVersion ?? {}, shown),
      serverAddressByClientCIDRs: listTo(v.serverAddressByClientCIDRs, serverAddressByClientCIDRToMessage, shown),
    };
}

export function aPIGroupFromMessage(m: messages.APIGroup, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.versions = !m.versions?.length ? null : listFrom(m.versions, groupVersionForDiscoveryFromMessage, shown);
    out.preferredVersion = groupVersionForDiscoveryFromMessage(m.preferredVersion ?? {}, shown);
    if (!(!m.serverAddressByClientCIDRs?.length)) out.serverAddressByClientCIDRs = listFrom(m.serverAddressByClientCIDRs, serverAddressByClientCIDRFromMessage, shown);
    return out;
}

export function aPIGroupListToMessage(v: Value, shown: ShownRelease): messages.APIGroupList {
    return {
      groups: listTo(v.groups, aPIGroupToMessage, shown),
    };
}

export function aPIGroupListFromMessage(m: messages.APIGroupList, shown: ShownRelease): Value {
    const out: Value = {};
    out.groups = !m.groups?.length ? null : listFrom(m.groups, aPIGroupFromMessage, shown);
    return out;
}

export function aPIResourceListToMessage(v: Value, shown: ShownRelease): messages.APIResourceList {
    return {
      groupVersion: v.groupVersion ?? '',
      resources: listTo(v.resources, aPIResourceToMessage, shown),
    };
}

export function aPIResourceListFromMessage(m: messages.APIResourceList, shown: ShownRelease): Value {
    const out: Value = {};
    out.groupVersion = !m.groupVersion ? '' : m.groupVersion;
    out.resources = !m.resources?.length ? null : listFrom(m.resources, aPIResourceFromMessage, shown);
    return out;
}

export function aPIResourceToMessage(v: Value, shown: ShownRelease): messages.APIResource {
    return {
      name: v.name ?? '',
      singularName: v.singularName ?? '',
      namespaced: v.namespaced ?? false,
      group: v.group ?? '',
      version: v.version ?? '',
      kind: v.kind ?? '',
      verbs: optionalTo(v.verbs, verbsToMessage, shown),
      shortNames: listTo(v.shortNames, same, shown),
      categories: listTo(v.categories, same, shown),
      storageVersionHash: v.storageVersionHash ?? '',
    };
}

export function aPIResourceFromMessage(m: messages.APIResource, shown: ShownRelease): Value {
    const out: Value = {};
    out.name = !m.name ? '' : m.name;
    out.singularName = !m.singularName ? '' : m.singularName;
    out.namespaced = !m.namespaced ? false : m.namespaced;
    if (!(!m.group)) out.group = m.group;
    if (!(!m.version)) out.version = m.version;
    out.kind = !m.kind ? '' : m.kind;
    out.verbs = m.verbs === undefined ? null : verbsFromMessage(m.verbs ?? {}, shown);
    if (!(!m.shortNames?.length)) out.shortNames = listFrom(m.shortNames, same, shown);
    if (!(!m.categories?.length)) out.categories = listFrom(m.categories, same, shown);
    if (!(!m.storageVersionHash)) out.storageVersionHash = m.storageVersionHash;
    return out;
}

export function verbsToMessage(v: Value, shown: ShownRelease): messages.Verbs {
    return { items: listTo(v, same, shown) };
}

export function verbsFromMessage(m: messages.Verbs, shown: ShownRelease): Value {
    return listFrom(m.items, same, shown);
}

export function aPIVersionsToMessage(v: Value, shown: ShownRelease): messages.APIVersions {
    return {
      versions: listTo(v.versions, same, shown),
      serverAddressByClientCIDRs: listTo(v.serverAddressByClientCIDRs, serverAddressByClientCIDRToMessage, shown),
    };
}

export function aPIVersionsFromMessage(m: messages.APIVersions, shown: ShownRelease): Value {
    const out: Value = {};
    out.versions = !m.versions?.length ? null : listFrom(m.versions, same, shown);
    out.serverAddressByClientCIDRs = !m.serverAddressByClientCIDRs?.length ? null : listFrom(m.serverAddressByClientCIDRs, serverAddressByClientCIDRFromMessage, shown);
    return out;
}

export function applyOptionsToMessage(v: Value, shown: ShownRelease): messages.ApplyOptions {
    return {
      dryRun: listTo(v.dryRun, same, shown),
      force: v.force ?? false,
      fieldManager: v.fieldManager ?? '',
    };
}

export function applyOptionsFromMessage(m: messages.ApplyOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same, shown);
    out.force = !m.force ? false : m.force;
    out.fieldManager = !m.fieldManager ? '' : m.fieldManager;
    return out;
}

export function createOptionsToMessage(v: Value, shown: ShownRelease): messages.CreateOptions {
    return {
      dryRun: listTo(v.dryRun, same, shown),
      fieldManager: v.fieldManager ?? '',
      fieldValidation: shown.has("1.23") ? v.fieldValidation ?? '' : undefined,
    };
}

export function createOptionsFromMessage(m: messages.CreateOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same, shown);
    if (!(!m.fieldManager)) out.fieldManager = m.fieldManager;
    if (shown.has("1.23")) { if (!(!m.fieldValidation)) out.fieldValidation = m.fieldValidation; }

    return out;
}

export function deleteOptionsToMessage(v: Value, shown: ShownRelease): messages.DeleteOptions {
    return {
      gracePeriodSeconds: optionalTo(v.gracePeriodSeconds, longTo, shown),
      preconditions: optionalTo(v.preconditions, preconditionsToMessage, shown),
      orphanDependents: v.orphanDependents ?? undefined,
      propagationPolicy: v.propagationPolicy ?? undefined,
      dryRun: listTo(v.dryRun, same, shown),
      ignoreStoreReadErrorWithClusterBreakingPotential: v.ignoreStoreReadErrorWithClusterBreakingPotential ?? undefined,
    };
}

export function deleteOptionsFromMessage(m: messages.DeleteOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (m.gracePeriodSeconds !== undefined) out.gracePeriodSeconds = longFrom(m.gracePeriodSeconds);
    if (m.preconditions !== undefined) out.preconditions = preconditionsFromMessage(m.preconditions ?? {}, shown);
    if (m.orphanDependents !== undefined) out.orphanDependents = m.orphanDependents;
    if (m.propagationPolicy !== undefined) out.propagationPolicy = m.propagationPolicy;
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same, shown);
    if (shown.has("1.32")) { if (m.ignoreStoreReadErrorWithClusterBreakingPotential !== undefined) out.ignoreStoreReadErrorWithClusterBreakingPotential = m.ignoreStoreReadErrorWithClusterBreakingPotential; }

    return out;
}

export function preconditionsToMessage(v: Value, _shown: ShownRelease): messages.Preconditions {
    return {
      uid: v.uid ?? undefined,
      resourceVersion: v.resourceVersion ?? undefined,
    };
}

export function preconditionsFromMessage(m: messages.Preconditions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (m.uid !== undefined) out.uid = m.uid;
    if (m.resourceVersion !== undefined) out.resourceVersion = m.resourceVersion;
    return out;
}

export function exportOptionsToMessage(v: Value, _shown: ShownRelease): messages.ExportOptions {
    return {
      export: v.export ?? false,
      exact: v.exact ?? false,
    };
}

export function exportOptionsFromMessage(m: messages.ExportOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    out.export = !m.export ? false : m.export;
    out.exact = !m.exact ? false : m.exact;
    return out;
}

export function getOptionsToMessage(v: Value, _shown: ShownRelease): messages.GetOptions {
    return {
      resourceVersion: v.resourceVersion ?? '',
    };
}

export function getOptionsFromMessage(m: messages.GetOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    return out;
}

export function listOptionsToMessage(v: Value, shown: ShownRelease): messages.ListOptions {
    return {
      labelSelector: v.labelSelector ?? '',
      fieldSelector: v.fieldSelector ?? '',
      watch: v.watch ?? false,
      allowWatchBookmarks: v.allowWatchBookmarks ?? false,
      resourceVersion: v.resourceVersion ?? '',
      resourceVersionMatch: v.resourceVersionMatch ?? '',
      timeoutSeconds: optionalTo(v.timeoutSeconds, longTo, shown),
      limit: longTo(v.limit ?? 0),
      continue: v.continue ?? '',
      sendInitialEvents: v.sendInitialEvents ?? undefined,
      shardSelector: shown.has("1.36") ? v.shardSelector ?? '' : undefined,
    };
}

export function listOptionsFromMessage(m: messages.ListOptions, shown: ShownRelease): Value {
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
    if (shown.has("1.27")) { if (m.sendInitialEvents !== undefined) out.sendInitialEvents = m.sendInitialEvents; }

    if (shown.has("1.36")) { if (!(!m.shardSelector)) out.shardSelector = m.shardSelector; }

    return out;
}

export function partialObjectMetadataToMessage(v: Value, shown: ShownRelease): messages.PartialObjectMetadata {
    return {
      metadata: objectMetaToMessage(v.metadata ?? {}, shown),
    };
}

export function partialObjectMetadataFromMessage(m: messages.PartialObjectMetadata, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = objectMetaFromMessage(m.metadata ?? {}, shown);
    return out;
}

export function objectMetaToMessage(v: Value, shown: ShownRelease): messages.ObjectMeta {
    return {
      name: v.name ?? '',
      generateName: v.generateName ?? '',
      namespace: v.namespace ?? '',
      selfLink: v.selfLink ?? '',
      uid: v.uid ?? '',
      resourceVersion: v.resourceVersion ?? '',
      generation: longTo(v.generation ?? 0),
      creationTimestamp: timeTo(v.creationTimestamp ?? undefined),
      deletionTimestamp: optionalTo(v.deletionTimestamp, timeTo, shown),
      deletionGracePeriodSeconds: optionalTo(v.deletionGracePeriodSeconds, longTo, shown),
      labels: mapTo(v.labels, same, shown),
      annotations: mapTo(v.annotations, same, shown),
      ownerReferences: listTo(v.ownerReferences, ownerReferenceToMessage, shown),
      finalizers: listTo(v.finalizers, same, shown),
      clusterName: !shown.has("1.25") ? v.clusterName ?? '' : undefined,
      managedFields: listTo(v.managedFields, managedFieldsEntryToMessage, shown),
    };
}

export function objectMetaFromMessage(m: messages.ObjectMeta, shown: ShownRelease): Value {
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
    if (!(!m.labels?.size)) out.labels = mapFrom(m.labels, same, shown);
    if (!(!m.annotations?.size)) out.annotations = mapFrom(m.annotations, same, shown);
    if (!(!m.ownerReferences?.length)) out.ownerReferences = listFrom(m.ownerReferences, ownerReferenceFromMessage, shown);
    if (!(!m.finalizers?.length)) out.finalizers = listFrom(m.finalizers, same, shown);
    if (!shown.has("1.25")) { if (!(!m.clusterName)) out.clusterName = m.clusterName; }

    if (!(!m.managedFields?.length)) out.managedFields = listFrom(m.managedFields, managedFieldsEntryFromMessage, shown);
    return out;
}

export function ownerReferenceToMessage(v: Value, _shown: ShownRelease): messages.OwnerReference {
    return {
      apiVersion: v.apiVersion ?? '',
      kind: v.kind ?? '',
      name: v.name ?? '',
      uid: v.uid ?? '',
      controller: v.controller ?? undefined,
      blockOwnerDeletion: v.blockOwnerDeletion ?? undefined,
    };
}

export function ownerReferenceFromMessage(m: messages.OwnerReference, _shown: ShownRelease): Value {
    const out: Value = {};
    out.apiVersion = !m.apiVersion ? '' : m.apiVersion;
    out.kind = !m.kind ? '' : m.kind;
    out.name = !m.name ? '' : m.name;
    out.uid = !m.uid ? '' : m.uid;
    if (m.controller !== undefined) out.controller = m.controller;
    if (m.blockOwnerDeletion !== undefined) out.blockOwnerDeletion = m.blockOwnerDeletion;
    return out;
}

export function managedFieldsEntryToMessage(v: Value, shown: ShownRelease): messages.ManagedFieldsEntry {
    return {
      manager: v.manager ?? '',
      operation: v.operation ?? '',
      apiVersion: v.apiVersion ?? '',
      time: optionalTo(v.time, timeTo, shown),
      fieldsType: v.fieldsType ?? '',
      fieldsV1: optionalTo(v.fieldsV1, fieldsTo, shown),
      subresource: shown.has("1.22") ? v.subresource ?? '' : undefined,
    };
}

export function managedFieldsEntryFromMessage(m: messages.ManagedFieldsEntry, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.manager)) out.manager = m.manager;
    if (!(!m.operation)) out.operation = m.operation;
    if (!(!m.apiVersion)) out.apiVersion = m.apiVersion;
    if (m.time !== undefined) out.time = timeFrom(m.time);
    if (!(!m.fieldsType)) out.fieldsType = m.fieldsType;
    if (m.fieldsV1 !== undefined) out.fieldsV1 = fieldsFrom(m.fieldsV1);
    if (shown.has("1.22")) { if (!(!m.subresource)) out.subresource = m.subresource; }

    return out;
}

export function patchOptionsToMessage(v: Value, shown: ShownRelease): messages.PatchOptions {
    return {
      dryRun: listTo(v.dryRun, same, shown),
      force: v.force ?? undefined,
      fieldManager: v.fieldManager ?? '',
      fieldValidation: shown.has("1.23") ? v.fieldValidation ?? '' : undefined,
    };
}

export function patchOptionsFromMessage(m: messages.PatchOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same, shown);
    if (m.force !== undefined) out.force = m.force;
    if (!(!m.fieldManager)) out.fieldManager = m.fieldManager;
    if (shown.has("1.23")) { if (!(!m.fieldValidation)) out.fieldValidation = m.fieldValidation; }

    return out;
}

export function statusToMessage(v: Value, shown: ShownRelease): messages.Status {
    return {
      metadata: listMetaToMessage(v.metadata ?? {}, shown),
      status: v.status ?? '',
      message: v.message ?? '',
      reason: v.reason ?? '',
      details: optionalTo(v.details, statusDetailsToMessage, shown),
      code: v.code ?? 0,
    };
}

export function statusFromMessage(m: messages.Status, shown: ShownRelease): Value {
    const out: Value = {};
    out.metadata = listMetaFromMessage(m.metadata ?? {}, shown);
    if (!(!m.status)) out.status = m.status;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.reason)) out.reason = m.reason;
    if (m.details !== undefined) out.details = statusDetailsFromMessage(m.details ?? {}, shown);
    if (!(!m.code)) out.code = m.code;
    return out;
}

export function statusDetailsToMessage(v: Value, shown: ShownRelease): messages.StatusDetails {
    return {
      name: v.name ?? '',
      group: v.group ?? '',
      kind: v.kind ?? '',
      uid: v.uid ?? '',
      causes: listTo(v.causes, statusCauseToMessage, shown),
      retryAfterSeconds: v.retryAfterSeconds ?? 0,
    };
}

export function statusDetailsFromMessage(m: messages.StatusDetails, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.name)) out.name = m.name;
    if (!(!m.group)) out.group = m.group;
    if (!(!m.kind)) out.kind = m.kind;
    if (!(!m.uid)) out.uid = m.uid;
    if (!(!m.causes?.length)) out.causes = listFrom(m.causes, statusCauseFromMessage, shown);
    if (!(!m.retryAfterSeconds)) out.retryAfterSeconds = m.retryAfterSeconds;
    return out;
}

export function statusCauseToMessage(v: Value, _shown: ShownRelease): messages.StatusCause {
    return {
      reason: v.reason ?? '',
      message: v.message ?? '',
      field: v.field ?? '',
    };
}

export function statusCauseFromMessage(m: messages.StatusCause, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.reason)) out.reason = m.reason;
    if (!(!m.message)) out.message = m.message;
    if (!(!m.field)) out.field = m.field;
    return out;
}

export function tableOptionsToMessage(v: Value, _shown: ShownRelease): messages.TableOptions {
    return {
      includeObject: v.includeObject ?? '',
    };
}

export function tableOptionsFromMessage(m: messages.TableOptions, _shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.includeObject)) out.includeObject = m.includeObject;
    return out;
}

export function updateOptionsToMessage(v: Value, shown: ShownRelease): messages.UpdateOptions {
    return {
      dryRun: listTo(v.dryRun, same, shown),
      fieldManager: v.fieldManager ?? '',
      fieldValidation: shown.has("1.23") ? v.fieldValidation ?? '' : undefined,
    };
}

export function updateOptionsFromMessage(m: messages.UpdateOptions, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.dryRun?.length)) out.dryRun = listFrom(m.dryRun, same, shown);
    if (!(!m.fieldManager)) out.fieldManager = m.fieldManager;
    if (shown.has("1.23")) { if (!(!m.fieldValidation)) out.fieldValidation = m.fieldValidation; }

    return out;
}

export function groupResourceToMessage(v: Value, _shown: ShownRelease): messages.GroupResource {
    return {
      group: v.group ?? '',
      resource: v.resource ?? '',
    };
}

export function groupResourceFromMessage(m: messages.GroupResource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.group = !m.group ? '' : m.group;
    out.resource = !m.resource ? '' : m.resource;
    return out;
}

export function groupVersionResourceToMessage(v: Value, _shown: ShownRelease): messages.GroupVersionResource {
    return {
      group: v.group ?? '',
      version: v.version ?? '',
      resource: v.resource ?? '',
    };
}

export function groupVersionResourceFromMessage(m: messages.GroupVersionResource, _shown: ShownRelease): Value {
    const out: Value = {};
    out.group = !m.group ? '' : m.group;
    out.version = !m.version ? '' : m.version;
    out.resource = !m.resource ? '' : m.resource;
    return out;
}

export function groupVersionKindToMessage(v: Value, _shown: ShownRelease): messages.GroupVersionKind {
    return {
      group: v.group ?? '',
      version: v.version ?? '',
      kind: v.kind ?? '',
    };
}

export function groupVersionKindFromMessage(m: messages.GroupVersionKind, _shown: ShownRelease): Value {
    const out: Value = {};
    out.group = !m.group ? '' : m.group;
    out.version = !m.version ? '' : m.version;
    out.kind = !m.kind ? '' : m.kind;
    return out;
}

export function serverAddressByClientCIDRToMessage(v: Value, _shown: ShownRelease): messages.ServerAddressByClientCIDR {
    return {
      clientCIDR: v.clientCIDR ?? '',
      serverAddress: v.serverAddress ?? '',
    };
}

export function serverAddressByClientCIDRFromMessage(m: messages.ServerAddressByClientCIDR, _shown: ShownRelease): Value {
    const out: Value = {};
    out.clientCIDR = !m.clientCIDR ? '' : m.clientCIDR;
    out.serverAddress = !m.serverAddress ? '' : m.serverAddress;
    return out;
}

export function groupVersionForDiscoveryToMessage(v: Value, _shown: ShownRelease): messages.GroupVersionForDiscovery {
    return {
      groupVersion: v.groupVersion ?? '',
      version: v.version ?? '',
    };
}

export function groupVersionForDiscoveryFromMessage(m: messages.GroupVersionForDiscovery, _shown: ShownRelease): Value {
    const out: Value = {};
    out.groupVersion = !m.groupVersion ? '' : m.groupVersion;
    out.version = !m.version ? '' : m.version;
    return out;
}

export function listMetaToMessage(v: Value, shown: ShownRelease): messages.ListMeta {
    return {
      selfLink: v.selfLink ?? '',
      resourceVersion: v.resourceVersion ?? '',
      continue: v.continue ?? '',
      remainingItemCount: optionalTo(v.remainingItemCount, longTo, shown),
      shardInfo: optionalTo(v.shardInfo, shardInfoToMessage, shown),
    };
}

export function listMetaFromMessage(m: messages.ListMeta, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.selfLink)) out.selfLink = m.selfLink;
    if (!(!m.resourceVersion)) out.resourceVersion = m.resourceVersion;
    if (!(!m.continue)) out.continue = m.continue;
    if (m.remainingItemCount !== undefined) out.remainingItemCount = longFrom(m.remainingItemCount);
    if (shown.has("1.36")) { if (m.shardInfo !== undefined) out.shardInfo = shardInfoFromMessage(m.shardInfo ?? {}, shown); }

    return out;
}

export function labelSelectorToMessage(v: Value, shown: ShownRelease): messages.LabelSelector {
    return {
      matchLabels: mapTo(v.matchLabels, same, shown),
      matchExpressions: listTo(v.matchExpressions, labelSelectorRequirementToMessage, shown),
    };
}

export function labelSelectorFromMessage(m: messages.LabelSelector, shown: ShownRelease): Value {
    const out: Value = {};
    if (!(!m.matchLabels?.size)) out.matchLabels = mapFrom(m.matchLabels, same, shown);
    if (!(!m.matchExpressions?.length)) out.matchExpressions = listFrom(m.matchExpressions, labelSelectorRequirementFromMessage, shown);
    return out;
}

export function fieldSelectorRequirementToMessage(v: Value, shown: ShownRelease): messages.FieldSelectorRequirement {
    return {
      key: v.key ?? '',
      operator: v.operator ?? '',
      values: listTo(v.values, same, shown),
    };
}

export function fieldSelectorRequirementFromMessage(m: messages.FieldSelectorRequirement, shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.operator = !m.operator ? '' : m.operator;
    if (!(!m.values?.length)) out.values = listFrom(m.values, same, shown);
    return out;
}

export function labelSelectorRequirementToMessage(v: Value, shown: ShownRelease): messages.LabelSelectorRequirement {
    return {
      key: v.key ?? '',
      operator: v.operator ?? '',
      values: listTo(v.values, same, shown),
    };
}

export function labelSelectorRequirementFromMessage(m: messages.LabelSelectorRequirement, shown: ShownRelease): Value {
    const out: Value = {};
    out.key = !m.key ? '' : m.key;
    out.operator = !m.operator ? '' : m.operator;
    if (!(!m.values?.length)) out.values = listFrom(m.values, same, shown);
    return out;
}

export function conditionToMessage(v: Value, _shown: ShownRelease): messages.Condition {
    return {
      type: v.type ?? '',
      status: v.status ?? '',
      observedGeneration: longTo(v.observedGeneration ?? 0),
      lastTransitionTime: timeTo(v.lastTransitionTime ?? undefined),
      reason: v.reason ?? '',
      message: v.message ?? '',
    };
}

export function conditionFromMessage(m: messages.Condition, _shown: ShownRelease): Value {
    const out: Value = {};
    out.type = !m.type ? '' : m.type;
    out.status = !m.status ? '' : m.status;
    if (!(!m.observedGeneration)) out.observedGeneration = longFrom(m.observedGeneration);
    out.lastTransitionTime = timeFrom(m.lastTransitionTime);
    out.reason = !m.reason ? '' : m.reason;
    out.message = !m.message ? '' : m.message;
    return out;
}

export function shardInfoToMessage(v: Value, _shown: ShownRelease): messages.ShardInfo {
    return {
      selector: v.selector ?? '',
    };
}

export function shardInfoFromMessage(m: messages.ShardInfo, _shown: ShownRelease): Value {
    const out: Value = {};
    out.selector = !m.selector ? '' : m.selector;
    return out;
}

export const APIGroup: GeneratedCodec = {
      encode: (object, shown) => messages.APIGroup.encode(aPIGroupToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("APIGroup", "meta.k8s.io/v1", aPIGroupFromMessage(messages.APIGroup.decode(bytes), shown)),
    };
export const APIGroupList: GeneratedCodec = {
      encode: (object, shown) => messages.APIGroupList.encode(aPIGroupListToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("APIGroupList", "meta.k8s.io/v1", aPIGroupListFromMessage(messages.APIGroupList.decode(bytes), shown)),
    };
export const APIResourceList: GeneratedCodec = {
      encode: (object, shown) => messages.APIResourceList.encode(aPIResourceListToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("APIResourceList", "meta.k8s.io/v1", aPIResourceListFromMessage(messages.APIResourceList.decode(bytes), shown)),
    };
export const APIVersions: GeneratedCodec = {
      encode: (object, shown) => messages.APIVersions.encode(aPIVersionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("APIVersions", "meta.k8s.io/v1", aPIVersionsFromMessage(messages.APIVersions.decode(bytes), shown)),
    };
export const ApplyOptions: GeneratedCodec = {
      encode: (object, shown) => messages.ApplyOptions.encode(applyOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ApplyOptions", "meta.k8s.io/v1", applyOptionsFromMessage(messages.ApplyOptions.decode(bytes), shown)),
    };
export const CreateOptions: GeneratedCodec = {
      encode: (object, shown) => messages.CreateOptions.encode(createOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("CreateOptions", "meta.k8s.io/v1", createOptionsFromMessage(messages.CreateOptions.decode(bytes), shown)),
    };
export const DeleteOptions: GeneratedCodec = {
      encode: (object, shown) => messages.DeleteOptions.encode(deleteOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("DeleteOptions", "meta.k8s.io/v1", deleteOptionsFromMessage(messages.DeleteOptions.decode(bytes), shown)),
    };
export const ExportOptions: GeneratedCodec = {
      encode: (object, shown) => messages.ExportOptions.encode(exportOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ExportOptions", "meta.k8s.io/v1", exportOptionsFromMessage(messages.ExportOptions.decode(bytes), shown)),
    };
export const GetOptions: GeneratedCodec = {
      encode: (object, shown) => messages.GetOptions.encode(getOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("GetOptions", "meta.k8s.io/v1", getOptionsFromMessage(messages.GetOptions.decode(bytes), shown)),
    };
export const ListOptions: GeneratedCodec = {
      encode: (object, shown) => messages.ListOptions.encode(listOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("ListOptions", "meta.k8s.io/v1", listOptionsFromMessage(messages.ListOptions.decode(bytes), shown)),
    };
export const PartialObjectMetadata: GeneratedCodec = {
      encode: (object, shown) => messages.PartialObjectMetadata.encode(partialObjectMetadataToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PartialObjectMetadata", "meta.k8s.io/v1", partialObjectMetadataFromMessage(messages.PartialObjectMetadata.decode(bytes), shown)),
    };
export const PatchOptions: GeneratedCodec = {
      encode: (object, shown) => messages.PatchOptions.encode(patchOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("PatchOptions", "meta.k8s.io/v1", patchOptionsFromMessage(messages.PatchOptions.decode(bytes), shown)),
    };
export const Status: GeneratedCodec = {
      encode: (object, shown) => messages.Status.encode(statusToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("Status", "meta.k8s.io/v1", statusFromMessage(messages.Status.decode(bytes), shown)),
    };
export const TableOptions: GeneratedCodec = {
      encode: (object, shown) => messages.TableOptions.encode(tableOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("TableOptions", "meta.k8s.io/v1", tableOptionsFromMessage(messages.TableOptions.decode(bytes), shown)),
    };
export const UpdateOptions: GeneratedCodec = {
      encode: (object, shown) => messages.UpdateOptions.encode(updateOptionsToMessage(object, shown)).finish(),
      decode: (bytes, shown) => asObject("UpdateOptions", "meta.k8s.io/v1", updateOptionsFromMessage(messages.UpdateOptions.decode(bytes), shown)),
    };
