// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of client.authentication.k8s.io/v1alpha1. */

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
    response?: Response | null;
    /** - */
    interactive?: boolean;
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
export interface Response {
    /** - */
    header?: Record<string, string[]>;
    /** - */
    code?: number;
}
