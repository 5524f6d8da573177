// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Resources of admissionregistration.k8s.io/v1: names, verbs, subresources, columns and lifetimes. */

import type { VersionDefinition } from "kindwright/generated-code";
export const MutatingWebhookConfiguration: VersionDefinition = {
      group: "admissionregistration.k8s.io",
      version: "v1",
      kind: "MutatingWebhookConfiguration",
      listKind: "MutatingWebhookConfigurationList",
      plural: "mutatingwebhookconfigurations",
      singular: "",
      shortNames: [],
      categories: ["api-extensions"],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the MutatingWebhookConfiguration, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Webhooks","type":"integer","format":"","description":"Webhooks of the MutatingWebhookConfiguration.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.16"},
      storageVersionHash: "Sqi0GUgDaX0=",
      load: async () => (await import('./kinds.js')).MutatingWebhookConfiguration,
    };
export const ValidatingWebhookConfiguration: VersionDefinition = {
      group: "admissionregistration.k8s.io",
      version: "v1",
      kind: "ValidatingWebhookConfiguration",
      listKind: "ValidatingWebhookConfigurationList",
      plural: "validatingwebhookconfigurations",
      singular: "",
      shortNames: [],
      categories: ["api-extensions"],
      namespaced: false,
      verbs: ["create","delete","deletecollection","get","list","patch","update","watch"],
      enabledByDefault: true,
      subresources: [],
      columns: [{"name":"Name","type":"string","format":"name","description":"Name of the ValidatingWebhookConfiguration, unique in its scope.","priority":0,"value":".metadata.name"},{"name":"Webhooks","type":"integer","format":"","description":"Webhooks of the ValidatingWebhookConfiguration.","priority":0},{"name":"Age","type":"string","format":"","description":"Time since the object was created.","priority":0,"value":".metadata.creationTimestamp"}],
      plainTable: false,
      selectableFields: [{"label":"metadata.namespace","path":"metadata.namespace"}],
      lifetime: {"introduced":"1.16"},
      storageVersionHash: "B0wHjQmsGNk=",
      load: async () => (await import('./kinds.js')).ValidatingWebhookConfiguration,
    };
