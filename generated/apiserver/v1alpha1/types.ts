// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiserver.k8s.io/v1alpha1. */

/** - */
export interface AdmissionConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    plugins?: AdmissionPluginConfiguration[] | null;
}

/** - */
export interface AdmissionPluginConfiguration {
    /** - */
    name: string | null;
    /** - */
    path?: string | null;
    /** - */
    configuration?: object | null;
}

/** - */
export interface EgressSelectorConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** - */
    egressSelections: EgressSelection[] | null;
}

/** - */
export interface EgressSelection {
    /** - */
    name: string | null;
    /** - */
    connection: Connection | null;
}

/** - */
export interface Connection {
    /** - */
    proxyProtocol?: string;
    /** - */
    transport?: Transport | null;
}

/** - */
export interface Transport {
    /** - */
    tcp?: TCPTransport | null;
    /** - */
    uds?: UDSTransport | null;
}

/** - */
export interface TCPTransport {
    /** - */
    url?: string;
    /** - */
    tlsConfig?: TLSConfig | null;
}

/** - */
export interface UDSTransport {
    /** - */
    udsName?: string;
}

/** - */
export interface TLSConfig {
    /** - */
    caBundle?: string;
    /** - */
    clientKey?: string;
    /** - */
    clientCert?: string;
}
