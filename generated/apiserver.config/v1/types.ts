// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiserver.config.k8s.io/v1. */

import * as coreV1 from "../../core/v1/types.js";

/** Settings for admission plugins, read from the file named by --admission-control-config-file. */
export interface AdmissionConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** One entry per plugin that needs settings. */
    plugins: AdmissionPluginConfiguration[] | null;
}

/** Settings of one admission plugin, in a file or in place. */
export interface AdmissionPluginConfiguration {
    /** Name of the plugin, as it is switched on by flags. */
    name: string;
    /** File that holds the settings; relative paths start from the folder of this file. */
    path: string;
    /** The settings themselves, used in preference to path. */
    configuration: Record<string, unknown> | null;
}

/** Settings for the ResourceQuota admission plugin. */
export interface Configuration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Resources that may be used only where some quota covers them. */
    limitedResources: LimitedResource[] | null;
}

/** A resource that needs a covering quota before it can be used. */
export interface LimitedResource {
    /** API group of the resource; empty for the core group. */
    apiGroup?: string;
    /** Plural name of the resource that is limited, such as persistentvolumeclaims. */
    resource: string;
    /** Text to look for in the names of used quota items; a hit makes a covering quota necessary. */
    matchContains?: string[];
    /** Quota scopes that make a covering quota necessary, for instance certain priority classes. */
    matchScopes?: (coreV1.ScopedResourceSelectorRequirement)[];
}

/** Says which resources the API server encrypts in storage and with which keys; read from a file. */
export interface EncryptionConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** One entry per set of resources with the providers for it. */
    resources: ResourceConfiguration[] | null;
}

/** Encryption of a set of resources. */
export interface ResourceConfiguration {
    /** Plural names of the resources, with the API group after a dot where there is one, such as secrets. */
    resources: string[] | null;
    /** Tried in order for reading; the first one is used for writing. */
    providers: ProviderConfiguration[] | null;
}

/** One way of encrypting data; exactly one field is set. */
export interface ProviderConfiguration {
    /** Encrypts with AES-GCM; safe only if keys are changed often, as its nonces are random. */
    aesgcm?: AESConfiguration;
    /** Encrypts with AES-CBC and PKCS#7 padding. */
    aescbc?: AESConfiguration;
    /** Encrypts with XSalsa20 and checks integrity with Poly1305. */
    secretbox?: SecretboxConfiguration;
    /** Stores data as it is, without encryption. */
    identity?: IdentityConfiguration;
    /** Encrypts with data keys that an outside key management service protects. */
    kms?: KMSConfiguration;
}

/** Keys for one of the AES providers, aesgcm or aescbc. */
export interface AESConfiguration {
    /** The first key is used for writing, and all of them for reading; each has 16, 24 or 32 bytes. */
    keys: Key[] | null;
}

/** Keys for the secretbox provider, XSalsa20 with Poly1305. */
export interface SecretboxConfiguration {
    /** The first key is used for writing, and all of them for reading; each has 32 bytes. */
    keys: Key[] | null;
}

/** An encryption key with a name that stored data refers to. */
export interface Key {
    /** Stored next to the data so that the right key is found for reading. */
    name: string;
    /** The key itself, as base64 text of the length the provider needs. */
    secret: string;
}

/** Chooses storage without encryption; it has no settings. */
export interface IdentityConfiguration {
}

/** How to reach a key management plugin. */
export interface KMSConfiguration {
    /** Version of the protocol that the service speaks, v1 or v2. */
    apiVersion: string;
    /** Name of the plugin, stored next to the data. */
    name: string;
    /** How many decrypted data keys are kept in memory; 1000 by default, and a negative number keeps none. */
    cachesize?: number;
    /** Unix socket at which the plugin listens, such as unix:///var/run/kms.sock. */
    endpoint: string;
    /** How long a call to the plugin may take; 3 seconds by default. */
    timeout?: string;
}

/** Settings for the plugins that call admission webhooks. */
export interface WebhookAdmission {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Kubeconfig file with the credentials that the API server presents to webhooks. */
    kubeConfigFile: string;
    /** Folder of webhook configurations that are read from files and not from the API. */
    staticManifestsDir?: string;
}
