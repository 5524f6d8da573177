// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of storage.k8s.io/v1alpha1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const CSIStorageCapacity: VersionDefinition = {
      group: "storage.k8s.io",
      version: "v1alpha1",
      kind: "CSIStorageCapacity",
      listKind: "CSIStorageCapacityList",
      plural: "csistoragecapacities",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the CSIStorageCapacity, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Created At","type":"date","format":"","description":"Time at which the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: true,
      selectableFields: [],
      lifetime: {"introduced":"1.19","deprecated":"1.21","removed":"1.24","replacement":"storage.k8s.io/v1beta1/CSIStorageCapacity"},
      storageVersionHash: "4as6MA/kOg0=",
      load: async () => (await import('./kinds.js')).CSIStorageCapacity,
    };
export const VolumeAttachment: VersionDefinition = {
      group: "storage.k8s.io",
      version: "v1alpha1",
      kind: "VolumeAttachment",
      listKind: "VolumeAttachmentList",
      plural: "volumeattachments",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: false,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the VolumeAttachment, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Attacher","type":"string","format":"name","description":"Attacher of the VolumeAttachment.","priority":0},{"name":"PV","type":"string","format":"","description":"PV of the VolumeAttachment.","priority":0},{"name":"Node","type":"string","format":"","description":"Node of the VolumeAttachment.","priority":0},{"name":"Attached","type":"boolean","format":"","description":"Attached of the VolumeAttachment.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.9","deprecated":"1.21","removed":"1.24","replacement":"storage.k8s.io/v1/VolumeAttachment"},
      storageVersionHash: "tJx/ezt6UDU=",
      load: async () => (await import('./kinds.js')).VolumeAttachment,
    };
