// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of apiextensions.k8s.io/v1beta1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const CustomResourceDefinition: VersionDefinition = {
      group: "apiextensions.k8s.io",
      version: "v1beta1",
      kind: "CustomResourceDefinition",
      listKind: "CustomResourceDefinitionList",
      plural: "customresourcedefinitions",
      singular: "",
      shortNames: ["crd","crds"],
      categories: ["api-extensions"],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"apiextensions.k8s.io","version":"v1beta1","kind":"CustomResourceDefinition","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the CustomResourceDefinition, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Created At","type":"date","format":"","description":"Time at which the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: true,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.7","deprecated":"1.16","removed":"1.22","replacement":"apiextensions.k8s.io/v1/CustomResourceDefinition","changes":["Every version needs schema.openAPIV3Schema, and it must be structural.","spec.preserveUnknownFields must be false; use x-kubernetes-preserve-unknown-fields in the schema.","spec.scope is required."]},
      withoutRules: ["approval","pruning","schemas","structure","types"],
      storageVersionHash: "jfWCUB31mvA=",
      load: async () => (await import('./kinds.js')).CustomResourceDefinition,
    };
