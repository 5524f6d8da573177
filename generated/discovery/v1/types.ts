// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of discovery.k8s.io/v1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** One portion of the network endpoints behind a Service; the Service's slices together make up the full set. */
export interface EndpointSlice {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Kind of address that all endpoints of this slice use: IPv4, IPv6 or FQDN; fixed once created. */
    addressType: string;
    /** The backends in this slice, at most 1000. */
    endpoints: Endpoint[] | null;
    /** Ports that every endpoint here serves, at most 100; an empty list means no ports. */
    ports: EndpointPort[] | null;
}

/** Several EndpointSlice objects, as a list request answers them. */
export interface EndpointSliceList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: EndpointSlice[] | null;
}

/** One backend, normally a pod, that traffic can be sent to. */
export interface Endpoint {
    /** Between 1 and 100 addresses that all reach this same backend; clients may use just the first. */
    addresses: string[] | null;
    /** Whether the backend should get traffic right now. */
    conditions: EndpointConditions;
    /** Host name under which DNS publishes this backend; endpoints sharing a name are answered together. */
    hostname?: string;
    /** The object, usually a pod, that the addresses belong to. */
    targetRef?: coreV1.ObjectReference;
    /**
     * Deprecated location labels carried over from v1beta1 and read-only here; use nodeName and zone instead.
     * @deprecated
     */
    deprecatedTopology?: Record<string, string>;
    /** Node on which the backend runs, which lets a proxy pick out endpoints on its own node. */
    nodeName?: string;
    /** Name of the zone in which the backend runs. */
    zone?: string;
    /** Advice on which zones should send their traffic to this backend; needs the TopologyAwareHints feature gate. */
    hints?: EndpointHints;
}

/** Readiness of one backend; a value left out means unknown. */
export interface EndpointConditions {
    /** True if traffic should be sent here; false for a backend that is shutting down, and unknown should be read as true. */
    ready?: boolean;
    /** Like ready, but stays true while a terminating backend still answers; needs the EndpointSliceTerminatingCondition feature gate. */
    serving?: boolean;
    /** True once the backend is being shut down; needs the EndpointSliceTerminatingCondition feature gate. */
    terminating?: boolean;
}

/** Advice for proxies on who should use an endpoint. */
export interface EndpointHints {
    /** Zones whose clients should prefer this endpoint, at most 8; used for topology-aware routing. */
    forZones?: ForZone[];
    /** Nodes whose traffic should use the endpoint. */
    forNodes?: ForNode[];
}

/** Names a zone that should use an endpoint. */
export interface ForZone {
    /** The zone's name, as in the topology.kubernetes.io/zone label of nodes. */
    name: string;
}

/** A port on which every endpoint of the slice listens. */
export interface EndpointPort {
    /** Name of the Service port this belongs to; unique within the slice, and empty by default. */
    name: string;
    /** Transport protocol: TCP (the default), UDP or SCTP. */
    protocol: string;
    /** Port number; when left out, the meaning is up to the program that reads the slice. */
    port?: number;
    /** Application protocol spoken on the port, such as http, as a standard service name or a name with a domain prefix. */
    appProtocol?: string;
}

/** A node that should use an endpoint. */
export interface ForNode {
    /** Name of the node. */
    name: string;
}
