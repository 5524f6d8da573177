// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of apiserver.k8s.io/v1alpha1. */

/** Settings for admission plugins, read from the file named by --admission-control-config-file. */
export interface AdmissionConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** One entry per plugin that needs settings. */
    plugins: AdmissionPluginConfiguration[] | null;
}

/** Settings of one admission plugin, in a file or in place. */
export interface AdmissionPluginConfiguration {
    /** Name of the plugin, as it is switched on by flags. */
    name: string;
    /** File that holds the settings; relative paths start from the folder of this file. */
    path: string;
    /** The settings themselves, used in preference to path. */
    configuration: Record<string, unknown> | null;
}

/** Says how the API server makes its outgoing connections, for instance through a proxy; read from a file. */
export interface EgressSelectorConfiguration {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** One entry per kind of destination. */
    egressSelections: EgressSelection[] | null;
}

/** How to connect to one kind of destination. */
export interface EgressSelection {
    /** Kind of destination: cluster (nodes, pods, services), controlplane, or etcd; master is the deprecated name of controlplane. */
    name: string;
    /** Whether the connections go through a proxy, and how that is reached. */
    connection: Connection;
}

/** Proxy protocol and transport of outgoing connections. */
export interface Connection {
    /** Direct connects without a proxy; HTTPConnect or GRPC goes through one that speaks this protocol. */
    proxyProtocol?: string;
    /** How the proxy is reached; required unless the protocol is Direct. */
    transport?: Transport;
}

/** How a proxy is reached; exactly one field is set. */
export interface Transport {
    /** Reaches the proxy over TCP, with TLS if the address is https. */
    tcp?: TCPTransport;
    /** Reaches the proxy through a Unix socket. */
    uds?: UDSTransport;
}

/** A proxy that is reached over TCP. */
export interface TCPTransport {
    /** Address of the proxy, such as https://127.0.0.1:8131. */
    url?: string;
    /** Certificates for an https address; required for https, and not allowed for http. */
    tlsConfig?: TLSConfig;
}

/** A proxy that is reached through a Unix socket. */
export interface UDSTransport {
    /** File name of the socket, such as /etc/proxy/proxy.socket. */
    udsName?: string;
}

/** Certificate files for connections to a proxy. */
export interface TLSConfig {
    /** File with the authorities that may sign the proxy's certificate; left out, the system roots apply. */
    caBundle?: string;
    /** File with the key that the API server uses towards the proxy. */
    clientKey?: string;
    /** File with the certificate that the API server presents to the proxy. */
    clientCert?: string;
    /** Name that the server's certificate is checked against, where it is not the host of the address. */
    tlsServerName?: string;
}
