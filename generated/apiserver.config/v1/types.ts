// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiserver.config.k8s.io/v1. */

import * as coreV1 from "../../core/v1/types.js";

/** - */
export interface AdmissionConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    plugins?: AdmissionPluginConfiguration[] | null;
}

/** - */
export interface AdmissionPluginConfiguration {
    /** - */
    name: string | null;
    /** - */
    path?: string | null;
    /** - */
    configuration?: object | null;
}

/** - */
export interface Configuration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    limitedResources?: LimitedResource[] | null;
}

/** - */
export interface LimitedResource {
    /** - */
    apiGroup?: string;
    /** - */
    resource: string | null;
    /** - */
    matchContains?: string[];
    /** - */
    matchScopes?: (coreV1.ScopedResourceSelectorRequirement)[];
}

/** - */
export interface EncryptionConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    resources: ResourceConfiguration[] | null;
}

/** - */
export interface ResourceConfiguration {
    /** - */
    resources: string[] | null;
    /** - */
    providers: ProviderConfiguration[] | null;
}

/** - */
export interface ProviderConfiguration {
    /** - */
    aesgcm?: AESConfiguration | null;
    /** - */
    aescbc?: AESConfiguration | null;
    /** - */
    secretbox?: SecretboxConfiguration | null;
    /** - */
    identity?: IdentityConfiguration | null;
    /** - */
    kms?: KMSConfiguration | null;
}

/** - */
export interface AESConfiguration {
    /** - */
    keys: Key[] | null;
}

/** - */
export interface SecretboxConfiguration {
    /** - */
    keys: Key[] | null;
}

/** - */
export interface Key {
    /** - */
    name: string | null;
    /** - */
    secret: string | null;
}

/** - */
export interface IdentityConfiguration {
}

/** - */
export interface KMSConfiguration {
    /** - */
    name: string | null;
    /** - */
    cachesize?: number | null;
    /** - */
    endpoint: string | null;
    /** - */
    timeout?: string | null;
}

/** - */
export interface WebhookAdmission {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    kubeConfigFile: string | null;
}
