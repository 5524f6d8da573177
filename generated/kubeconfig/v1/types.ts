// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of v1. */

/** - */
export interface Config {
    /** - */
    kind?: string;
    /** - */
    apiVersion?: string;
    /** - */
    preferences: Preferences | null;
    /** - */
    clusters: NamedCluster[] | null;
    /** - */
    users: NamedAuthInfo[] | null;
    /** - */
    contexts: NamedContext[] | null;
    /** - */
    "current-context": string | null;
    /** - */
    extensions?: NamedExtension[];
}

/** - */
export interface Preferences {
    /** - */
    colors?: boolean;
    /** - */
    extensions?: NamedExtension[];
}

/** - */
export interface Cluster {
    /** - */
    server: string | null;
    /** - */
    "tls-server-name"?: string;
    /** - */
    "insecure-skip-tls-verify"?: boolean;
    /** - */
    "certificate-authority"?: string;
    /** - */
    "certificate-authority-data"?: string;
    /** - */
    "proxy-url"?: string;
    /** - */
    extensions?: NamedExtension[];
}

/** - */
export interface AuthInfo {
    /** - */
    "client-certificate"?: string;
    /** - */
    "client-certificate-data"?: string;
    /** - */
    "client-key"?: string;
    /** - */
    "client-key-data"?: string;
    /** - */
    token?: string;
    /** - */
    tokenFile?: string;
    /** - */
    as?: string;
    /** - */
    "as-groups"?: string[];
    /** - */
    "as-user-extra"?: Record<string, string[]>;
    /** - */
    username?: string;
    /** - */
    password?: string;
    /** - */
    "auth-provider"?: AuthProviderConfig | null;
    /** - */
    exec?: ExecConfig | null;
    /** - */
    extensions?: NamedExtension[];
}

/** - */
export interface Context {
    /** - */
    cluster: string | null;
    /** - */
    user: string | null;
    /** - */
    namespace?: string;
    /** - */
    extensions?: NamedExtension[];
}

/** - */
export interface NamedCluster {
    /** - */
    name: string | null;
    /** - */
    cluster: Cluster | null;
}

/** - */
export interface NamedContext {
    /** - */
    name: string | null;
    /** - */
    context: Context | null;
}

/** - */
export interface NamedAuthInfo {
    /** - */
    name: string | null;
    /** - */
    user: AuthInfo | null;
}

/** - */
export interface NamedExtension {
    /** - */
    name: string | null;
    /** - */
    extension: object | null;
}

/** - */
export interface AuthProviderConfig {
    /** - */
    name: string | null;
    /** - */
    config: Record<string, string> | null;
}

/** - */
export interface ExecConfig {
    /** - */
    command: string | null;
    /** - */
    args?: string[] | null;
    /** - */
    env?: ExecEnvVar[] | null;
    /** - */
    apiVersion?: string;
    /** - */
    installHint?: string;
    /** - */
    provideClusterInfo: boolean | null;
}

/** - */
export interface ExecEnvVar {
    /** - */
    name: string | null;
    /** - */
    value: string | null;
}
