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

/** Says which issuers' tokens are taken, how their claims become users, and which requests need no credentials; read from a file. */
export interface AuthenticationConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** One entry per issuer of tokens; each token is judged by the entry of its issuer. */
    jwt: JWTAuthenticator[] | null;
    /** Which requests without credentials are taken; left out, the flag says it. */
    anonymous?: AnonymousAuthConfig;
}

/** An issuer whose tokens are taken, and how they become users. */
export interface JWTAuthenticator {
    /** Who issues the tokens and for whom. */
    issuer: Issuer;
    /** Conditions that the claims of a token must meet. */
    claimValidationRules?: ClaimValidationRule[];
    /** How claims become the attributes of a user. */
    claimMappings: ClaimMappings;
    /** Conditions that the user which was made must meet. */
    userValidationRules?: UserValidationRule[];
}

/** Who issues tokens, how its keys are found, and for whom tokens must be made. */
export interface Issuer {
    /** The address by which tokens name the issuer, with https. */
    url: string;
    /** Where the discovery document stands, if that is not below the issuer's address. */
    discoveryURL?: string;
    /** PEM text of the authorities by which the issuer is known; those of the system when left out. */
    certificateAuthority?: string;
    /** Audiences for one of which a token must be made. */
    audiences: string[] | null;
    /** Needed where there are several audiences, to say that one of them is enough. */
    audienceMatchPolicy?: string;
    /** The network from which the issuer would be reached where connections are told apart by that; here they are not. */
    egressSelectorType?: string;
}

/** A condition on claims, either a claim with the text that it must have, or an expression. */
export interface ClaimValidationRule {
    /** Name of a claim that must hold a given text. */
    claim?: string;
    /** The text that the claim must hold. */
    requiredValue?: string;
    /** CEL expression over claims that must be true. */
    expression?: string;
    /** What is told where the expression is not true. */
    message?: string;
}

/** How claims become the attributes of a user. */
export interface ClaimMappings {
    /** The name of the user. */
    username: PrefixedClaimOrExpression;
    /** The groups of the user, from a text or a list of texts. */
    groups: PrefixedClaimOrExpression;
    /** What identifies the user for ever. */
    uid: ClaimOrExpression;
    /** Further facts about the user. */
    extra?: ExtraMapping[];
}

/** A value made of one claim and a prefix, or by an expression. */
export interface PrefixedClaimOrExpression {
    /** Name of the claim. */
    claim?: string;
    /** Comes before the claim; must be given with a claim, though it may be empty. */
    prefix?: string;
    /** CEL expression over claims. */
    expression?: string;
}

/** A value made of one claim, or by an expression. */
export interface ClaimOrExpression {
    /** Name of the claim. */
    claim?: string;
    /** CEL expression over claims. */
    expression?: string;
}

/** A further fact about the user. */
export interface ExtraMapping {
    /** Name of the fact, a path below a domain in lower case. */
    key: string;
    /** CEL expression over claims that gives a text or a list of texts; without a value, the fact is left out. */
    valueExpression: string;
}

/** A condition on the user that was made. */
export interface UserValidationRule {
    /** CEL expression over user that must be true. */
    expression: string;
    /** What is told where the expression is not true. */
    message?: string;
}

/** Which requests without credentials are taken. */
export interface AnonymousAuthConfig {
    /** Whether any are. */
    enabled: boolean;
    /** The only places where they are; everywhere when empty. */
    conditions?: AnonymousAuthCondition[];
}

/** A place where requests without credentials are taken. */
export interface AnonymousAuthCondition {
    /** The path of the request, which must be this one. */
    path: string;
}

/** Says which authorizers decide about requests, in their order; read from a file. */
export interface AuthorizationConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** The authorizers; the first to allow or deny a request decides. */
    authorizers: AuthorizerConfiguration[] | null;
}

/** One authorizer of the chain. */
export interface AuthorizerConfiguration {
    /** The mode, such as Node, RBAC or Webhook; Webhook may be there several times. */
    type: string;
    /** What it is called, in metrics and messages. */
    name: string;
    /** How the service of a Webhook is asked. */
    webhook?: WebhookConfiguration;
}

/** How a service is asked about requests. */
export interface WebhookConfiguration {
    /** How long answers that allow are kept. */
    authorizedTTL: string;
    /** Whether answers that allow are kept at all; they are by default. */
    cacheAuthorizedRequests?: boolean;
    /** How long other answers are kept. */
    unauthorizedTTL: string;
    /** Whether other answers are kept at all; they are by default. */
    cacheUnauthorizedRequests?: boolean;
    /** How long an answer may take, at most 30 seconds. */
    timeout: string;
    /** Version of the reviews that are sent. */
    subjectAccessReviewVersion: string;
    /** Version of the reviews that conditions are written for. */
    matchConditionSubjectAccessReviewVersion: string;
    /** What holds where the service cannot be asked. */
    failurePolicy: string;
    /** Where the service is. */
    connectionInfo: WebhookConnectionInfo;
    /** All must hold for a request, for the service to be asked about it. */
    matchConditions: WebhookMatchCondition[] | null;
}

/** Where a service is. */
export interface WebhookConnectionInfo {
    /** KubeConfigFile for a file that says it, InClusterConfig for this API itself. */
    type: string;
    /** The client configuration file, as an absolute path. */
    kubeConfigFile?: string;
}

/** A condition for a service to be asked. */
export interface WebhookMatchCondition {
    /** CEL expression over request, the spec of the review, that must be true. */
    expression: string;
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
