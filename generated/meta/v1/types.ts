// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of meta.k8s.io/v1. */

/** Discovery record for a named API group and its versions. */
export interface APIGroup {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Name of the group, such as "apps" or "networking.k8s.io". */
    name: string;
    /** Every version of the group that this server currently offers. */
    versions: GroupVersionForDiscovery[] | null;
    /** Version the server recommends to clients that have no reason to choose another. */
    preferredVersion: GroupVersionForDiscovery;
    /** Server addresses to use per client network, letting nearby clients avoid a longer route. */
    serverAddressByClientCIDRs?: ServerAddressByClientCIDR[];
}

/** Discovery document at /apis that enumerates the named API groups. */
export interface APIGroupList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** One entry for each API group served. */
    groups: APIGroup[] | null;
}

/** Discovery document that enumerates the resources of one group version. */
export interface APIResourceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Group and version the listed resources belong to, such as "batch/v1". */
    groupVersion: string;
    /** The resources and subresources available under this group version. */
    resources: APIResource[] | null;
}

/** Discovery record for one resource or subresource of a group version. */
export interface APIResource {
    /** Plural resource name used in URLs; subresources appear as "pods/log". */
    name: string;
    /** Singular name that command-line tools also accept; may be empty, in which case lower-case kind serves. */
    singularName: string;
    /** True when objects live inside namespaces, false when they are cluster-wide. */
    namespaced: boolean;
    /** API group of the kind when it differs from the enclosing list's group; empty means the same. */
    group?: string;
    /** API version of the kind when it differs from the enclosing list's version; empty means the same. */
    version?: string;
    /** Kind of object this resource accepts and returns. */
    kind: string;
    /** Operations supported here, such as get, list, watch, create, patch and delete. */
    verbs: Verbs | null;
    /** Abbreviations that command-line tools understand, such as "po" for pods. */
    shortNames?: string[];
    /** Groupings the resource belongs to, such as "all", usable in place of resource names on the command line. */
    categories?: string[];
    /** Hash that changes with the version used in storage; compare for equality only and do not interpret. */
    storageVersionHash?: string;
}

/** A list of operations a resource supports, which may also be null. */
export type Verbs = string[];

/** Discovery document at /api that tells which versions of the core API are served. */
export interface APIVersions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Core API versions this server offers, in practice just "v1". */
    versions: string[] | null;
    /** Which server address a client should use depending on the network it calls from. */
    serverAddressByClientCIDRs: ServerAddressByClientCIDR[] | null;
}

/** Settings for a server-side apply call made through a typed client. */
export interface ApplyOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** With "All", the apply is evaluated and its result returned, but not stored. */
    dryRun?: string[];
    /** Whether to seize fields that another manager owns rather than report a conflict. */
    force: boolean;
    /** Mandatory name under which the applied fields are tracked. */
    fieldManager: string;
}

/** Query parameters accepted when creating an object. */
export interface CreateOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** With "All", the object is admitted and validated as usual but never persisted. */
    dryRun?: string[];
    /** Name of the actor recorded as owner of the fields, up to 128 printable characters; derived from the user agent if empty. */
    fieldManager?: string;
    /** What to do with fields that are unknown or there twice - Ignore, Warn or Strict. */
    fieldValidation?: string;
}

/** Body or query parameters that control how an object is removed. */
export interface DeleteOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Seconds allowed for shutting down, overriding the object's own default; zero removes it at once. */
    gracePeriodSeconds?: number | bigint;
    /** Conditions on identity or version that must hold, otherwise the deletion fails with 409 Conflict. */
    preconditions?: Preconditions;
    /**
     * Deprecated, use propagationPolicy instead; true leaves dependents behind and both must not be set together.
     * @deprecated
     */
    orphanDependents?: boolean;
    /** Fate of dependents - Orphan keeps them, Background deletes them afterwards, Foreground deletes them before the object itself. */
    propagationPolicy?: string;
    /** With the value "All", every processing stage runs but nothing is stored; other values are rejected. */
    dryRun?: string[];
    /** Delete the object although what is stored of it cannot be read, without its finalizers being looked at. */
    ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
}

/** Requirements an object must meet at the moment a delete is carried out. */
export interface Preconditions {
    /** Deletes only if the object still has this UID, guarding against hitting a same-named successor. */
    uid?: string;
    /** Deletes only if the object has not been modified since this version. */
    resourceVersion?: string;
}

/** Deprecated parameters for stripping cluster-specific data on read; remove unwanted fields on the client side instead. */
export interface ExportOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /**
     * Deprecated with no server replacement; asked for a copy without cluster-set fields, which clients should now strip themselves.
     * @deprecated
     */
    export: boolean;
    /**
     * Deprecated together with export, so strip fields in the client; it kept cluster-specific values such as the namespace.
     * @deprecated
     */
    exact: boolean;
}

/** Query parameters accepted when reading one object. */
export interface GetOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Minimum freshness of the answer; unset reads the latest state, "0" accepts whatever the cache holds. */
    resourceVersion?: string;
}

/** Query parameters accepted by list and watch requests. */
export interface ListOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Returns only objects whose labels satisfy this expression, such as "app=web,tier!=cache"; empty means all. */
    labelSelector?: string;
    /** Returns only objects whose supported fields match, such as "metadata.name=foo"; empty means all. */
    fieldSelector?: string;
    /** Turns the request into a stream of add, modify and delete notifications instead of a single list. */
    watch?: boolean;
    /** Asks a watch to also send BOOKMARK events carrying just a fresh resourceVersion; ignored when not watching. */
    allowWatchBookmarks?: boolean;
    /** Sets how fresh the data must be, or from which point a watch begins; unset asks for the most recent. */
    resourceVersion?: string;
    /** Says whether resourceVersion is a lower bound (NotOlderThan) or must be matched exactly (Exact) by a list. */
    resourceVersionMatch?: string;
    /** Ends the list or watch after this many seconds whether or not there was any activity. */
    timeoutSeconds?: number | bigint;
    /** Largest number of items to return per page; zero asks for everything at once. */
    limit?: number | bigint;
    /** Page token from the preceding response; tokens expire after some minutes, after which listing must restart. */
    continue?: string;
    /** Whether a watch begins with the objects that exist, followed by a bookmark that says so. */
    sendInitialEvents?: boolean;
    /** Which part of the collection is wanted, by ranges of a hash over its objects. */
    shardSelector?: string;
}

/** Any object cut down to its metadata, for clients that need nothing else. */
export interface PartialObjectMetadata {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata, such as name, namespace, labels and annotations. */
    metadata: ObjectMeta;
}

/** Identity and bookkeeping that every persisted object carries. */
export interface ObjectMeta {
    /** Unique name within the namespace (or cluster) for this resource type; it is fixed at creation. */
    name?: string;
    /** Prefix from which the server builds a unique name by adding a random suffix, used only when name is empty. */
    generateName?: string;
    /** Namespace that holds the object; empty for cluster-wide objects, "default" if omitted elsewhere, and never changeable. */
    namespace?: string;
    /**
     * Deprecated and no longer populated; derive the object's URL from its apiVersion, resource, namespace and name instead.
     * @deprecated
     */
    selfLink?: string;
    /** Server-assigned identifier, unique over time, that tells apart successive objects bearing the same name. */
    uid?: string;
    /** Opaque token that changes on every write; send it with an update to be refused if someone else changed the object first. */
    resourceVersion?: string;
    /** Counter the server raises whenever the desired state changes, so controllers can report which revision they have handled. */
    generation?: number | bigint;
    /** When the server stored the object, in UTC; clients cannot set it. */
    creationTimestamp: string | null;
    /** Set by the server once graceful deletion is requested; the object disappears after this moment when no finalizers remain. */
    deletionTimestamp?: string;
    /** Seconds granted for a clean shutdown before removal, recorded at deletion and only ever shortened. */
    deletionGracePeriodSeconds?: number | bigint;
    /** Short key/value tags that selectors can match on, for grouping and picking objects. */
    labels?: Record<string, string>;
    /** Free-form key/value notes for tools and people; unlike labels they cannot be used in selectors. */
    annotations?: Record<string, string>;
    /** Objects this one depends on; when all of them are gone the garbage collector deletes it. */
    ownerReferences?: OwnerReference[];
    /** Names of cleanup steps that must each be removed by their responsible component before the object can really disappear. */
    finalizers?: string[];
    /** Reserved for telling clusters apart; the server stores nothing here and ignores what is sent. */
    clusterName?: string;
    /** Record of which manager last set which fields, maintained by the server for server-side apply conflict detection. */
    managedFields?: ManagedFieldsEntry[];
}

/** A link from a dependent object to its owner, which must share its namespace or be cluster-scoped. */
export interface OwnerReference {
    /** Group and version under which the owner's kind is defined. */
    apiVersion: string;
    /** Kind of the owning object, such as "ReplicaSet". */
    kind: string;
    /** Name of the owning object, looked up in the dependent's namespace. */
    name: string;
    /** UID of the owner, so that a recreated object of the same name does not count as owner. */
    uid: string;
    /** Marks this owner as the managing controller; at most one reference per object may set it. */
    controller?: boolean;
    /** When true, foreground deletion of the owner waits until this dependent has gone; defaults to false. */
    blockOwnerDeletion?: boolean;
}

/** States which fields one manager set through one kind of operation. */
export interface ManagedFieldsEntry {
    /** Name of the client or workflow that owns the fields, as given by fieldManager. */
    manager?: string;
    /** Whether the fields were claimed by server-side apply (Apply) or by any other write (Update). */
    operation?: string;
    /** API version in which the field set is expressed, since field paths can differ between versions. */
    apiVersion?: string;
    /** When this entry was last changed by its manager, in UTC. */
    time?: string;
    /** Format of the field set that follows; "FieldsV1" is the only one defined. */
    fieldsType?: string;
    /** The owned field paths, encoded as a nested map. */
    fieldsV1?: Record<string, unknown>;
    /** Subresource through which the fields were written; empty for writes of the object itself. */
    subresource?: string;
}

/** Query parameters accepted by patch requests, server-side apply included. */
export interface PatchOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** With "All", the patched result is computed and returned without being saved. */
    dryRun?: string[];
    /** For apply patches, takes over fields owned by other managers instead of failing with a conflict; must be unset otherwise. */
    force?: boolean;
    /** Name recorded as owner of the changed fields; mandatory for apply patches, otherwise taken from the user agent. */
    fieldManager?: string;
    /** What to do with fields that are unknown or there twice - Ignore, Warn or Strict. */
    fieldValidation?: string;
}

/** The answer the server gives for failed calls and for operations that return no object. */
export interface Status {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard list metadata, including the collection version and any paging token. */
    metadata: ListMeta;
    /** Overall outcome, either "Success" or "Failure". */
    status?: string;
    /** Explanation of the outcome meant for a person to read. */
    message?: string;
    /** Machine-readable cause of a failure, such as NotFound or Conflict, that refines the HTTP code. */
    reason?: string;
    /** Structured information about the affected object and the individual causes, whose content depends on reason. */
    details?: StatusDetails;
    /** HTTP status code suggested for this outcome; 0 when not set. */
    code?: number;
}

/** Extra facts about a failure, filled in as far as the reason calls for them. */
export interface StatusDetails {
    /** Name of the object the failed request was about, if there was a single one. */
    name?: string;
    /** API group of the resource the request was directed at. */
    group?: string;
    /** Kind, or sometimes resource name, that the request was directed at. */
    kind?: string;
    /** UID of the affected object when it is known. */
    uid?: string;
    /** Separate problems that led to the failure, for instance one entry per invalid field. */
    causes?: StatusCause[];
    /** Number of seconds a client should wait before trying again or following the suggested action. */
    retryAfterSeconds?: number;
}

/** One particular problem contributing to a failed request. */
export interface StatusCause {
    /** Machine-readable category of the problem, such as FieldValueRequired or FieldManagerConflict. */
    reason?: string;
    /** Human-readable account of what was wrong. */
    message?: string;
    /** JSON path of the offending field, such as "spec.ports[0].name"; array positions count from zero. */
    field?: string;
}

/** A ready-to-print rendering of objects as rows and columns, sent when a client asks for tabular output. */
export interface Table {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard list metadata, including the collection version and any paging token. */
    metadata: ListMeta;
    /** The columns in display order, describing the cells of every row. */
    columnDefinitions: TableColumnDefinition[] | null;
    /** One row per object, in the order of the underlying list. */
    rows: TableRow[] | null;
}

/** Describes one column of a server-rendered table. */
export interface TableColumnDefinition {
    /** Heading shown above the column, readable by people. */
    name: string;
    /** OpenAPI type of the cells - integer, number, boolean, string or array. */
    type: string;
    /** Refines the type, with "name" marking the column that identifies the object; may be empty. */
    format: string;
    /** Short help text saying what the column shows. */
    description: string;
    /** Importance of the column, 0 being the most; those above 0 are shown only in wide output. */
    priority: number;
}

/** One printed line of a table, usually standing for one object. */
export interface TableRow {
    /** Values in column order - plain scalars, simple maps or lists, or null. */
    cells: unknown[] | null;
    /** Facts about the row itself, such as the object having run to completion. */
    conditions?: TableRowCondition[];
    /** The object behind the row, in full, as metadata only or omitted, according to includeObject. */
    object: Record<string, unknown> | null;
}

/** A statement about a row that can influence how it is displayed. */
export interface TableRowCondition {
    /** Kind of statement; Completed is the one defined and means the object has finished its work. */
    type: string;
    /** Whether the statement holds - True, False or Unknown. */
    status: string;
    /** Brief machine-readable word for why the statement holds. */
    reason?: string;
    /** Human-readable elaboration of why the statement holds. */
    message?: string;
}

/** Query parameters for requests that ask for tabular output. */
export interface TableOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** What to embed in each row - None, Metadata (the default) or the complete Object. */
    includeObject?: string;
}

/** Query parameters accepted when replacing an existing object. */
export interface UpdateOptions {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** With "All", the replacement is validated and returned but the stored object stays as it was. */
    dryRun?: string[];
    /** Name recorded as owner of the fields that changed; the user agent's first part serves when empty. */
    fieldManager?: string;
    /** What to do with fields that are unknown or there twice - Ignore, Warn or Strict. */
    fieldValidation?: string;
}

/** Names a resource within an API group without fixing a version. */
export interface GroupResource {
    /** API group the resource is served from; empty means the core group. */
    group: string;
    /** Lower-case plural resource name, such as "deployments". */
    resource: string;
}

/** Points at a resource as one specific API version exposes it. */
export interface GroupVersionResource {
    /** API group of the resource; the core group is the empty string. */
    group: string;
    /** Version inside the group, for example "v1" or "v1beta1". */
    version: string;
    /** Lower-case plural resource name as it appears in request paths. */
    resource: string;
}

/** Names an object kind within an API group regardless of version. */
export interface GroupKind {
    /** API group that defines the kind; leave empty for the core group. */
    group: string;
    /** CamelCase kind name, for instance "Deployment". */
    kind: string;
}

/** Identifies exactly one object schema by its group, version and kind. */
export interface GroupVersionKind {
    /** API group that defines the kind; an empty string stands for core. */
    group: string;
    /** Which version of the group's schema is meant, such as "v1". */
    version: string;
    /** CamelCase kind name, as objects carry it in their kind field. */
    kind: string;
}

/** Pairs an API group with one of its versions, as in "apps/v1". */
export interface GroupVersion {
    /** Name of the API group, empty for the core API. */
    group: string;
    /** Version label inside the group, such as "v1beta1". */
    version: string;
}

/** Tells clients from one network which server address suits them best. */
export interface ServerAddressByClientCIDR {
    /** Network range, in CIDR notation, that a client's IP must fall in for this entry to apply. */
    clientCIDR: string;
    /** Hostname, IP or host and port the matching clients should connect to. */
    serverAddress: string;
}

/** A group version as listed in discovery, in full and in short form. */
export interface GroupVersionForDiscovery {
    /** Combined form of group and version, such as "apps/v1". */
    groupVersion: string;
    /** Version part alone, sparing clients from splitting the combined form. */
    version: string;
}

/** The top-level URL paths a server answers on, as returned by its root. */
export interface RootPaths {
    /** Absolute paths such as "/api", "/apis" and "/healthz". */
    paths: string[] | null;
}

/** The split seconds-and-nanoseconds form in which times travel in protobuf messages. */
export interface Timestamp {
    /** Whole seconds since 1970-01-01T00:00:00Z in UTC; negative for earlier moments. */
    seconds: number | bigint;
    /** Fraction of the second in nanoseconds, always counting forward and between 0 and 999999999. */
    nanos: number;
}

/** The two fields by which every API object declares which schema it follows. */
export interface TypeMeta {
    /** CamelCase name of the object's schema; the server can infer it from the endpoint and it cannot change afterwards. */
    kind?: string;
    /** Group and version of the schema, such as "apps/v1", or only the version for core objects. */
    apiVersion?: string;
}

/** Metadata that accompanies a list response, chiefly for watching and paging. */
export interface ListMeta {
    /**
     * Deprecated and no longer filled in by the server; build the URL from the group, version and resource instead.
     * @deprecated
     */
    selfLink?: string;
    /** Opaque version of the whole collection at read time, suitable as the starting point for a watch. */
    resourceVersion?: string;
    /** Token to send back in the next list call to fetch the following page; empty when nothing is left. */
    continue?: string;
    /** Estimate of how many items follow this page; left out when selectors are used or the list is complete. */
    remainingItemCount?: number | bigint;
    /** The part of the collection that the list holds, where it was asked for in parts. */
    shardInfo?: ShardInfo;
}

/** A list whose items may be of mixed kinds, as client tools use to bundle objects. */
export interface List {
    /** Standard list metadata, including the collection version and any paging token. */
    metadata: ListMeta;
    /** The bundled objects, each carrying its own apiVersion and kind. */
    items: (Record<string, unknown> | null)[] | null;
}

/** A patch document sent in a request body, whose format is told by the request's content type. */
export interface Patch {
}

/** A condition over labels whose parts must all hold; an empty one matches everything, an absent one nothing. */
export interface LabelSelector {
    /** Labels an object must carry with exactly these values, all of them. */
    matchLabels?: Record<string, string>;
    /** Further label conditions using set operators, all of which must hold besides matchLabels. */
    matchExpressions?: LabelSelectorRequirement[];
}

/** One condition relating a field to a set of values. */
export interface FieldSelectorRequirement {
    /** Path of the field that is tested. */
    key: string;
    /** How to test the field - In and NotIn compare with values, Exists and DoesNotExist check only whether it is there. */
    operator: string;
    /** Values for In and NotIn, at least one; must stay empty for Exists and DoesNotExist. */
    values?: string[];
}

/** One condition relating a label key to a set of values. */
export interface LabelSelectorRequirement {
    /** Label key whose presence or value is tested. */
    key: string;
    /** How to test the label - In and NotIn compare with values, Exists and DoesNotExist check only the key. */
    operator: string;
    /** Values for In and NotIn, at least one; must stay empty for Exists and DoesNotExist. */
    values?: string[];
}

/** One observed aspect of an object's current state, in the form shared by many status blocks. */
export interface Condition {
    /** CamelCase name of the aspect, optionally domain-prefixed; only one entry per type may exist. */
    type: string;
    /** Whether the aspect holds - True, False or Unknown. */
    status: string;
    /** The metadata.generation this observation was based on; if lower than the current one the entry is stale. */
    observedGeneration?: number | bigint;
    /** When status last flipped from one value to another. */
    lastTransitionTime: string | null;
    /** CamelCase identifier for why the last transition happened; it must not be empty. */
    reason: string;
    /** Details of the transition for people to read; may be an empty string. */
    message: string;
}

/** One notification from a watch stream. */
export interface WatchEvent {
    /** What happened - ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
    type: string;
    /** The object after the change, its last state when deleted, or a Status for ERROR. */
    object: Record<string, unknown> | null;
}

/** Build information of a server, as its /version endpoint reports it. */
export interface Info {
    /** Major release number, as a string, for example "1". */
    major: string;
    /** Minor release number, as a string; a trailing "+" hints at a vendor build. */
    minor: string;
    /** Major version of the release that the server behaves as. */
    emulationMajor?: string;
    /** Minor version of the release that the server behaves as. */
    emulationMinor?: string;
    /** Major version of the oldest release that the server works together with. */
    minCompatibilityMajor?: string;
    /** Minor version of the oldest release that the server works together with. */
    minCompatibilityMinor?: string;
    /** Full release version, such as "v1.21.0". */
    gitVersion: string;
    /** Hash of the source commit the binary was built from. */
    gitCommit: string;
    /** "clean" or "dirty", depending on whether uncommitted source changes went into the build. */
    gitTreeState: string;
    /** When the binary was built, as a UTC timestamp. */
    buildDate: string;
    /** Version of the Go toolchain that compiled the binary. */
    goVersion: string;
    /** Which Go compiler was used, normally "gc". */
    compiler: string;
    /** Operating system and processor the binary targets, such as "linux/amd64". */
    platform: string;
}

/** Which part of a collection a list holds. */
export interface ShardInfo {
    /** The selector by which the part was asked for. */
    selector: string;
}
