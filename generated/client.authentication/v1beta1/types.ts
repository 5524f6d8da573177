// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of client.authentication.k8s.io/v1beta1. */

/** - */
export interface ExecCredential {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    spec?: ExecCredentialSpec | null;
    /** - */
    status?: ExecCredentialStatus | null;
}

/** - */
export interface ExecCredentialSpec {
    /** - */
    cluster?: Cluster | null;
}

/** - */
export interface ExecCredentialStatus {
    /** - */
    expirationTimestamp?: string | null;
    /** - */
    token?: string;
    /** - */
    clientCertificateData?: string;
    /** - */
    clientKeyData?: string;
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
    "certificate-authority-data"?: string;
    /** - */
    "proxy-url"?: string;
    /** - */
    config?: object | null;
}
