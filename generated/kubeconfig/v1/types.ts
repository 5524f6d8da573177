// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of v1. */

/** Client configuration: clusters, credentials and the pairs of both that commands can use. */
export interface Config {
    /** Always Config; may be left out. */
    kind?: string;
    /** Always v1; may be left out. */
    apiVersion?: string;
    /** General settings for command line use. */
    preferences: Preferences;
    /** Clusters that contexts can refer to by name. */
    clusters: NamedCluster[] | null;
    /** Credentials that contexts can refer to by name. */
    users: NamedAuthInfo[] | null;
    /** Pairs of cluster and credentials, with a default namespace. */
    contexts: NamedContext[] | null;
    /** Name of the context used when a command names none. */
    "current-context": string;
    /** Additional data for other tools, kept unchanged. */
    extensions?: NamedExtension[];
}

/** General settings for command line use. */
export interface Preferences {
    /** Meant to switch coloured output on; present clients ignore it. */
    colors?: boolean;
    /** Additional data for other tools, kept unchanged. */
    extensions?: NamedExtension[];
}

/** How to reach an API server and check that it is the right one. */
export interface Cluster {
    /** Address of the API server, as https://hostname:port. */
    server: string;
    /** Name that the server certificate is checked against; the host name of the server by default. */
    "tls-server-name"?: string;
    /** If true, the server's certificate is not checked, which makes connections insecure. */
    "insecure-skip-tls-verify"?: boolean;
    /** File with the authorities that may sign the server's certificate. */
    "certificate-authority"?: string;
    /** The authorities as base64-encoded PEM, used in preference to certificate-authority. */
    "certificate-authority-data"?: string;
    /** Proxy for all requests to this cluster, by http, https or socks5; left out, the usual environment variables apply. */
    "proxy-url"?: string;
    /** Do not ask the server for compressed answers. */
    "disable-compression"?: boolean;
    /** Additional data for other tools, kept unchanged. */
    extensions?: NamedExtension[];
}

/** Credentials by which a client identifies itself. */
export interface AuthInfo {
    /** File with the client certificate for TLS. */
    "client-certificate"?: string;
    /** Client certificate as base64-encoded PEM, used in preference to client-certificate. */
    "client-certificate-data"?: string;
    /** File with the private key of the client certificate. */
    "client-key"?: string;
    /** Private key as base64-encoded PEM, used in preference to client-key. */
    "client-key-data"?: string;
    /** Bearer token for requests to the API server. */
    token?: string;
    /** File with a bearer token, read again from time to time so that renewed tokens are picked up. */
    tokenFile?: string;
    /** User to act as; the real user needs the right to impersonate. */
    as?: string;
    /** UID of the user to act as. */
    "as-uid"?: string;
    /** Groups to act as a member of. */
    "as-groups"?: string[];
    /** Further facts about the user to act as, each a list of strings. */
    "as-user-extra"?: Record<string, string[] | null>;
    /** User name for basic authentication, which API servers accept only up to release 1.18. */
    username?: string;
    /** Password that goes with username for basic authentication. */
    password?: string;
    /** Built-in helper that gets credentials from an outside service. */
    "auth-provider"?: AuthProviderConfig;
    /** Command to run that prints credentials. */
    exec?: ExecConfig;
    /** Additional data for other tools, kept unchanged. */
    extensions?: NamedExtension[];
}

/** A cluster, the credentials to use there and a default namespace. */
export interface Context {
    /** Name of an entry in clusters. */
    cluster: string;
    /** Name of an entry in users. */
    user: string;
    /** Namespace used when a command names none; default when left out. */
    namespace?: string;
    /** Additional data for other tools, kept unchanged. */
    extensions?: NamedExtension[];
}

/** A cluster under the name by which contexts refer to it. */
export interface NamedCluster {
    /** Name by which contexts refer to the cluster. */
    name: string;
    /** How to reach the cluster that goes by this name. */
    cluster: Cluster;
}

/** A context under the name by which commands refer to it. */
export interface NamedContext {
    /** Name by which commands, and current-context, refer to the context. */
    name: string;
    /** The cluster, credentials and namespace that go by this name. */
    context: Context;
}

/** Credentials under the name by which contexts refer to them. */
export interface NamedAuthInfo {
    /** Name by which contexts refer to the credentials. */
    name: string;
    /** The credentials that go by this name. */
    user: AuthInfo;
}

/** Additional data of some tool under a name. */
export interface NamedExtension {
    /** Name of the extension, chosen by the tool that reads it. */
    name: string;
    /** The data, in a form known to that tool. */
    extension: Record<string, unknown> | null;
}

/** Built-in credential helper and its settings. */
export interface AuthProviderConfig {
    /** Name of the helper, such as oidc or gcp. */
    name: string;
    /** Settings of the helper, which may also store tokens here. */
    config: Record<string, string> | null;
}

/** Outside command that a client runs to get its credentials. */
export interface ExecConfig {
    /** Program to run, looked up relative to the kubeconfig folder if the name contains a slash, else in PATH. */
    command: string;
    /** Arguments passed to the command, in this order. */
    args: string[] | null;
    /** Environment variables added to those the client itself has. */
    env: ExecEnvVar[] | null;
    /** Version of ExecCredential that is exchanged, such as client.authentication.k8s.io/v1beta1; the command must answer in the same one. */
    apiVersion?: string;
    /** Text shown to the user when the command is not found. */
    installHint?: string;
    /** Whether the command is told about the cluster in KUBERNETES_EXEC_INFO; false by default. */
    provideClusterInfo: boolean;
    /** Whether the program reads from the terminal - Never, IfAvailable or Always. */
    interactiveMode?: string;
}

/** An environment variable for a credential command. */
export interface ExecEnvVar {
    /** Name of the variable that is set for the command. */
    name: string;
    /** Value that the variable gets for the command. */
    value: string;
}
