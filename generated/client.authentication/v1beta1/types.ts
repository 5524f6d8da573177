// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of client.authentication.k8s.io/v1beta1. */

/** Exchanged between a client and its credential plugin: the client sends spec, and the plugin prints back status. */
export interface ExecCredential {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Facts that the client passes to the plugin. */
    spec: ExecCredentialSpec;
    /** The credentials that the plugin returns. */
    status?: ExecCredentialStatus;
}

/** Facts passed to a credential plugin in the KUBERNETES_EXEC_INFO environment variable. */
export interface ExecCredentialSpec {
    /** The cluster for which credentials are wanted; given only if provideClusterInfo is set in the kubeconfig. */
    cluster?: Cluster;
    /** Whether the program may read from the terminal of its user. */
    interactive: boolean;
}

/** Credentials that a plugin returns: a token, a client certificate with key, or both. */
export interface ExecCredentialStatus {
    /** When the credentials run out, after which the plugin is asked again; left out, they last until the process ends or is refused. */
    expirationTimestamp?: string;
    /** Bearer token for requests to the API server. */
    token?: string;
    /** Client certificate as PEM, intermediates included; needs clientKeyData. */
    clientCertificateData?: string;
    /** Private key of the client certificate as PEM. */
    clientKeyData?: string;
}

/** What a credential plugin needs to know to talk to the cluster. */
export interface Cluster {
    /** Address of the API server, as https://hostname:port. */
    server: string;
    /** Name that the server certificate is checked against; the host name of the server by default. */
    "tls-server-name"?: string;
    /** If true, the server's certificate is not checked, which makes connections insecure. */
    "insecure-skip-tls-verify"?: boolean;
    /** PEM certificates of the authorities that may sign the server's certificate; left out, the system roots apply. */
    "certificate-authority-data"?: string;
    /** Proxy through which the cluster is reached. */
    "proxy-url"?: string;
    /** Do not ask the server for compressed answers. */
    "disable-compression"?: boolean;
    /** Settings for the plugin, taken from the cluster's client.authentication.k8s.io/exec extension in the kubeconfig. */
    config: Record<string, unknown> | null;
}
