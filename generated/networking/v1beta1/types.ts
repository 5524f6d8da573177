// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Types of networking.k8s.io/v1beta1. */

import * as coreV1 from "../../core/v1/types.js";
import * as metaV1 from "../../meta/v1/types.js";

/** An address that is taken, and by what; its name is the address in its shortest form. Deprecated since 1.34 and removed in 1.37. */
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

/** Rules by which HTTP traffic from outside reaches Services inside; an ingress controller has to be running to carry them out. Deprecated since 1.19 and removed in 1.22; use networking.k8s.io/v1. */
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
    backend?: IngressBackend;
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
    /** Path to compare with, which begins with a slash; left out, every path fits. */
    path?: string;
    /** Exact compares the whole path, Prefix step by step between slashes; ImplementationSpecific, the default in this version, leaves it to the controller. */
    pathType: string;
    /** Service or other object to which matching requests are sent. */
    backend: IngressBackend;
}

/** Target of traffic: a port of a Service, or another object. */
export interface IngressBackend {
    /** Name of the Service to send to, in the same namespace. */
    serviceName?: string;
    /** Port of the Service, by number or by name. */
    servicePort: number | string;
    /** Another object in this namespace that the controller understands; cannot be combined with serviceName and servicePort. */
    resource?: coreV1.TypedLocalObjectReference;
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

/** Names a kind of ingress controller that Ingresses can choose; an annotation can make it the default one. Deprecated since 1.19 and removed in 1.22; use networking.k8s.io/v1. */
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

/** Ranges from which services get their addresses. Deprecated since 1.34 and removed in 1.37. */
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
