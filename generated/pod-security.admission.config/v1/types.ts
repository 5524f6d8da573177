// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of pod-security.admission.config.k8s.io/v1. */

/** Settings for the PodSecurity admission plugin, which holds pods to the level of the standards that their namespace asks for. */
export interface PodSecurityConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** What is asked of namespaces whose labels do not say it. */
    defaults: PodSecurityDefaults;
    /** Whose pods are not judged. */
    exemptions: PodSecurityExemptions;
}

/** For each mode a level, which is privileged, baseline or restricted, and a version of the standards: latest or v1.x. */
export interface PodSecurityDefaults {
    /** The level that pods must keep to; privileged by default. */
    enforce?: string;
    /** The version of the level that is enforced; latest by default. */
    "enforce-version"?: string;
    /** The level that audit events tell of; privileged by default. */
    audit?: string;
    /** The version of the level that audit events tell of; latest by default. */
    "audit-version"?: string;
    /** The level that clients are warned of; privileged by default. */
    warn?: string;
    /** The version of the level that clients are warned of; latest by default. */
    "warn-version"?: string;
}

/** Each list exempts by itself. */
export interface PodSecurityExemptions {
    /** Users who may make any pods. */
    usernames?: string[];
    /** Namespaces that may hold any pods. */
    namespaces?: string[];
    /** Runtime classes whose pods are not judged. */
    runtimeClasses?: string[];
}
