// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of client.authentication.k8s.io/v1alpha1. */

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

/** Facts passed to a credential plugin, among them why the last credentials were refused. */
export interface ExecCredentialSpec {
    /** The answer that made the client ask for new credentials, normally one with status 401. */
    response?: Response;
    /** True if the plugin may ask the user for input on standard input. */
    interactive?: boolean;
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

/** An HTTP answer that the client received from the server. */
export interface Response {
    /** Headers of the answer, each with its values. */
    header?: Record<string, string[] | null>;
    /** Status code of the answer, such as 401. */
    code?: number;
}
