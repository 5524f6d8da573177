// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of networking.k8s.io/v1beta1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "../../../runtime/model/definition.js";
export const Ingress: VersionDefinition = {
      group: "networking.k8s.io",
      version: "v1beta1",
      kind: "Ingress",
      listKind: "IngressList",
      plural: "ingresses",
      singular: "",
      shortNames: ["ing"],
      categories: [],
      namespaced: true,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [{"name":"status","group":"networking.k8s.io","version":"v1beta1","kind":"Ingress","verbs":["get","patch","update"]}],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the Ingress, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Class","type":"string","format":"","description":"Class of the Ingress.","priority":0},{"name":"Hosts","type":"string","format":"","description":"Hosts of the Ingress.","priority":0},{"name":"Address","type":"string","format":"","description":"Address of the Ingress.","priority":0},{"name":"Ports","type":"string","format":"","description":"Ports of the Ingress.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [],
      lifetime: {"introduced":"1.14","deprecated":"1.19","removed":"1.22","replacement":"networking.k8s.io/v1/Ingress"},
      storageVersionHash: "39NQlfNR+bo=",
      load: async () => (await import('./kinds.js')).Ingress,
    };
export const IngressClass: VersionDefinition = {
      group: "networking.k8s.io",
      version: "v1beta1",
      kind: "IngressClass",
      listKind: "IngressClassList",
      plural: "ingressclasses",
      singular: "",
      shortNames: [],
      categories: [],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the IngressClass, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Controller","type":"string","format":"","description":"Controller of the IngressClass.","priority":0},{"name":"Parameters","type":"string","format":"","description":"Parameters of the IngressClass.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.18","deprecated":"1.19","removed":"1.22","replacement":"networking.k8s.io/v1/IngressClassList"},
      storageVersionHash: "l/iqIbDgFyQ=",
      load: async () => (await import('./kinds.js')).IngressClass,
    };
