// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apidiscovery.k8s.io/v2. */

import * as metaV1 from "../../meta/v1/types.js";

/** One group and its versions. */
export interface APIGroupDiscovery {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** The name is that of the group; the core group has none. */
    metadata: metaV1.ObjectMeta;
    /** The versions; the preferred one is first. */
    versions?: APIVersionDiscovery[];
}

/** One version of a group and its resources. */
export interface APIVersionDiscovery {
    /** Name of the version. */
    version: string;
    /** Resources that the version serves. */
    resources?: APIResourceDiscovery[];
    /** Whether the resources are those of now: Stale where the server that serves them could not be asked. */
    freshness?: string;
}

/** One resource of a version. */
export interface APIResourceDiscovery {
    /** Its plural name in paths. */
    resource: string;
    /** The kind of its objects; an empty group and version are those around it. */
    responseKind?: metaV1.GroupVersionKind;
    /** Whether objects are in namespaces. */
    scope: string;
    /** What one is called. */
    singularResource: string;
    /** What may be asked of it. */
    verbs: string[] | null;
    /** What clients may type in its place. */
    shortNames?: string[];
    /** Names under which clients list several resources. */
    categories?: string[];
    /** Its subresources. */
    subresources?: APISubresourceDiscovery[];
}

/** One subresource. */
export interface APISubresourceDiscovery {
    /** Its name in paths. */
    subresource: string;
    /** The kind of its bodies; an empty group and version are those around it. */
    responseKind?: metaV1.GroupVersionKind;
    /** Kinds that it takes. */
    acceptedTypes?: (metaV1.GroupVersionKind)[];
    /** What may be asked of it. */
    verbs: string[] | null;
}

/** All groups of an API with their versions and resources, in one document. */
export interface APIGroupDiscoveryList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Metadata of the list. */
    metadata: metaV1.ListMeta;
    /** The groups, with the most important ones first. */
    items: APIGroupDiscovery[] | null;
}
