// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of networking.k8s.io/v1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** An address that is taken, and by what; its name is the address in its shortest form. */
export interface IPAddress {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** What the address is taken by. */
    spec: IPAddressSpec;
}

/** Several IPAddress objects, as a list request answers them. */
export interface IPAddressList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: IPAddress[] | null;
}

/** What an address is taken by. */
export interface IPAddressSpec {
    /** The object that the address belongs to. */
    parentRef?: ParentReference;
}

/** Refers to an object by group, resource, namespace and name. */
export interface ParentReference {
    /** Group of the object; empty for the core group. */
    group?: string;
    /** Resource of the object, in the plural. */
    resource?: string;
    /** Namespace of the object, where it has one. */
    namespace?: string;
    /** Name of the object. */
    name?: string;
}

/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. */
export interface Ingress {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** Host and path rules, certificates and the class of controller. */
    spec: IngressSpec;
    /** Addresses at which the traffic is received. */
    status: IngressStatus;
}

/** Several Ingress objects, as a list request answers them. */
export interface IngressList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: Ingress[] | null;
}

/** Rules and settings of an Ingress. */
export interface IngressSpec {
    /** Name of the IngressClass whose controller should take this; left out, the default class is filled in if there is one. */
    ingressClassName?: string;
    /** Where requests go that fit no rule; required if there are no rules. */
    defaultBackend?: IngressBackend;
    /** Host names and their certificates; traffic is taken on port 443 only. */
    tls?: IngressTLS[];
    /** Where requests go by host and path; without any, all traffic goes to the default backend. */
    rules?: IngressRule[];
}

/** A certificate and the hosts it is for. */
export interface IngressTLS {
    /** Host names that the certificate covers; left out, it is up to the controller to choose. */
    hosts?: string[];
    /** Secret with the certificate and key, in this namespace; left out, TLS is matched by host name alone. */
    secretName?: string;
}

/** What the controller reports about an Ingress. */
export interface IngressStatus {
    /** Addresses of the load balancer that takes the traffic. */
    loadBalancer: IngressLoadBalancerStatus;
}

/** Sends requests for one host to backends by path. */
export interface IngressRule {
    /** Host name without port that requests must carry, exact or as *.example.com for one label; left out, all hosts fit. */
    host?: string;
    /** The paths of this host and their backends; without them all its traffic goes to the default backend. */
    http?: HTTPIngressRuleValue;
}

/** The kinds of rules for a host, of which HTTP is the only one. */
export interface IngressRuleValue {
    /** The paths of this host and their backends; without them all its traffic goes to the default backend. */
    http?: HTTPIngressRuleValue;
}

/** The paths of a host and where they lead. */
export interface HTTPIngressRuleValue {
    /** Path rules; the longest fitting path wins, and an exact one wins over a prefix. */
    paths: HTTPIngressPath[] | null;
}

/** Leads requests for a path to a backend. */
export interface HTTPIngressPath {
    /** Path to compare with; begins with a slash and is required for the types Exact and Prefix. */
    path?: string;
    /** Exact compares the whole path, Prefix compares step by step between slashes, ImplementationSpecific leaves it to the controller; required. */
    pathType?: string;
    /** Service or other object to which matching requests are sent. */
    backend: IngressBackend;
}

/** Target of traffic: either a Service or another object. */
export interface IngressBackend {
    /** The Service to send to; cannot be combined with resource. */
    service?: IngressServiceBackend;
    /** Another object in this namespace that the controller understands; cannot be combined with service. */
    resource?: coreV1.TypedLocalObjectReference;
}

/** A port of a Service in the same namespace. */
export interface IngressServiceBackend {
    /** Name of the Service, which must exist. */
    name: string;
    /** The port of the Service, by name or by number. */
    port: ServiceBackendPort;
}

/** Picks a port of a Service; exactly one field is set. */
export interface ServiceBackendPort {
    /** Name of the port; cannot be combined with number. */
    name?: string;
    /** Number of the port; cannot be combined with name. */
    number?: number;
}

/** Where a load balancer for ingresses can be reached. */
export interface IngressLoadBalancerStatus {
    /** The points at which it takes traffic. */
    ingress?: IngressLoadBalancerIngress[];
}

/** One point at which a load balancer takes traffic. */
export interface IngressLoadBalancerIngress {
    /** Address of a load balancer that goes by addresses. */
    ip?: string;
    /** Name of a load balancer that goes by DNS names. */
    hostname?: string;
    /** State of the ports that the load balancer serves. */
    ports?: IngressPortStatus[];
}

/** State of one port of a load balancer. */
export interface IngressPortStatus {
    /** Number of the port. */
    port: number;
    /** Protocol of the port - TCP, UDP or SCTP. */
    protocol: string;
    /** What is wrong with the port, as a CamelCase word or a domain with one; absent where nothing is. */
    error?: string;
}

/** Names a kind of ingress controller that Ingresses can choose; an annotation can make it the default one. */
export interface IngressClass {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The controller that serves the class, and its settings. */
    spec: IngressClassSpec;
}

/** Several IngressClass objects, as a list request answers them. */
export interface IngressClassList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: IngressClass[] | null;
}

/** Which controller handles the class, and with what settings. */
export interface IngressClassSpec {
    /** Name of the controller as a path with a domain in front, such as example.com/ingress; cannot be changed later. */
    controller?: string;
    /** Object with further settings for the controller. */
    parameters?: IngressClassParametersReference;
}

/** Points to an object that holds settings for the class. */
export interface IngressClassParametersReference {
    /** API group of the object; left out, it must be in the core group. */
    apiGroup?: string;
    /** Kind of the object that holds the settings. */
    kind: string;
    /** Name of the object that holds the settings. */
    name: string;
    /** Whether the object is of Cluster (the default) or Namespace scope; needs the IngressClassNamespacedParams feature gate. */
    scope: string | null;
    /** Namespace of the object, required for scope Namespace and not allowed otherwise; needs the IngressClassNamespacedParams feature gate. */
    namespace?: string;
}

/** Limits which network traffic the selected pods may receive or send; it works only if the network plugin enforces it. */
export interface NetworkPolicy {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The pods concerned and the traffic that they are allowed. */
    spec: NetworkPolicySpec;
    /** What is known of how the policy is put into effect. */
    status: NetworkPolicyStatus;
}

/** Several NetworkPolicy objects, as a list request answers them. */
export interface NetworkPolicyList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: NetworkPolicy[] | null;
}

/** Which pods a policy covers and what it allows. */
export interface NetworkPolicySpec {
    /** Pods in this namespace that the policy covers; {} takes them all. */
    podSelector: metaV1.LabelSelector;
    /** Incoming traffic allowed, the rules of all covering policies adding up; an empty list allows none. */
    ingress?: NetworkPolicyIngressRule[];
    /** Outgoing traffic allowed, the rules of all covering policies adding up; an empty list allows none when Egress is in policyTypes. */
    egress?: NetworkPolicyEgressRule[];
    /** Directions that are restricted: Ingress, Egress or both; by default Ingress, and Egress too if egress rules are given. */
    policyTypes?: string[];
}

/** Allows incoming traffic that fits both the ports and the senders. */
export interface NetworkPolicyIngressRule {
    /** Ports on the pods that may be reached; empty means all ports. */
    ports?: NetworkPolicyPort[];
    /** Senders allowed, any of which suffices; empty means everyone. */
    from?: NetworkPolicyPeer[];
}

/** Allows outgoing traffic that fits both the ports and the receivers. */
export interface NetworkPolicyEgressRule {
    /** Destination ports that may be reached; empty means all ports. */
    ports?: NetworkPolicyPort[];
    /** Receivers allowed, any of which suffices; empty means everyone. */
    to?: NetworkPolicyPeer[];
}

/** A port, or a range of ports, that a rule allows. */
export interface NetworkPolicyPort {
    /** Transport protocol: TCP (the default), UDP or SCTP. */
    protocol: string;
    /** Port number, or the name of a container port; left out, all ports of the protocol are meant. */
    port?: number | string;
    /** Last port of a range that begins at port, which must then be a number; needs the NetworkPolicyEndPort feature gate. */
    endPort?: number;
}

/** A range of IP addresses, with exceptions. */
export interface IPBlock {
    /** Address range, such as 192.168.1.0/24 or 2001:db8::/64. */
    cidr: string;
    /** Smaller ranges within cidr that are left out. */
    except?: string[];
}

/** The other end of a connection, given either as an address range or by selectors. */
export interface NetworkPolicyPeer {
    /** Pods by label, in the selected namespaces or, without namespaceSelector, in the policy's own namespace. */
    podSelector?: metaV1.LabelSelector;
    /** Namespaces by label; without podSelector, all of their pods are meant, and {} takes all namespaces. */
    namespaceSelector?: metaV1.LabelSelector;
    /** Address range meant; cannot be combined with the selectors. */
    ipBlock?: IPBlock;
}

/** What is known of a policy's state. */
export interface NetworkPolicyStatus {
    /** Aspects of the policy that were observed. */
    conditions?: (metaV1.Condition)[];
}

/** Ranges from which services get their addresses. */
export interface ServiceCIDR {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Standard object metadata: name, namespace, labels, annotations and the bookkeeping the server keeps. */
    metadata: metaV1.ObjectMeta;
    /** The ranges. */
    spec: ServiceCIDRSpec;
    /** What is known of their use. */
    status: ServiceCIDRStatus;
}

/** Several ServiceCIDR objects, as a list request answers them. */
export interface ServiceCIDRList {
    /** Name of the schema this object follows, in CamelCase; the server fills it in from the address of the request. */
    kind?: string;
    /** Group and version of that schema, as in apps/v1; servers refuse a version that they do not serve. */
    apiVersion?: string;
    /** Version of the list, and how to go on where it is one part of several. */
    metadata: metaV1.ListMeta;
    /** The objects, in the order of their keys. */
    items: ServiceCIDR[] | null;
}

/** Ranges from which services get their addresses. */
export interface ServiceCIDRSpec {
    /** One range for each family of addresses, two at most; they cannot be changed later. */
    cidrs?: string[];
}

/** What is known of the use of ranges. */
export interface ServiceCIDRStatus {
    /** Aspects of the ranges that were observed, such as Ready. */
    conditions?: (metaV1.Condition)[];
}
