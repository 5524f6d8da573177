// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** Kinds of v1, for clients. */

import type * as authenticationV1 from "../../authentication/v1/types.js";
import type * as autoscalingV1 from "../../autoscaling/v1/types.js";
import type * as policyV1 from "../../policy/v1/types.js";
import type * as coreV1 from "./types.js";
import type { Kind } from "kindwright/client";
/** Assigns an object to another, as the scheduler puts a pod on a node; deprecated, use the pods/binding subresource. */
export const bindings: Kind<{
      object: coreV1.Binding;
      scope: "Namespaced";
      verbs: "create";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"Binding","plural":"bindings","scopedBy":"namespaces"};
/** Deprecated health report for a control plane component; query the component's own health endpoint instead. Deprecated since 1.19. */
export const componentstatuses: Kind<{
      object: coreV1.ComponentStatus;
      scope: "Cluster";
      verbs: "get" | "list";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"ComponentStatus","plural":"componentstatuses"};
/** Holds non-confidential configuration for pods to consume as files or variables. */
export const configmaps: Kind<{
      object: coreV1.ConfigMap;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"ConfigMap","plural":"configmaps","scopedBy":"namespaces"};
/** The addresses and ports that currently stand behind a Service of the same name. Deprecated since 1.33; use discovery.k8s.io/v1. */
export const endpoints: Kind<{
      object: coreV1.Endpoints;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"Endpoints","plural":"endpoints","scopedBy":"namespaces"};
/** A report of something that happened to an object, kept only for a limited time and without delivery guarantees. */
export const events: Kind<{
      object: coreV1.Event;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"Event","plural":"events","scopedBy":"namespaces"};
/** Sets minimum, maximum and default resource amounts for objects of a namespace. */
export const limitranges: Kind<{
      object: coreV1.LimitRange;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"LimitRange","plural":"limitranges","scopedBy":"namespaces"};
/** A scope for object names that also serves to divide access, quotas and policies. */
export const namespaces: Kind<{
      object: coreV1.Namespace;
      scope: "Cluster";
      verbs: "create" | "delete" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { finalize: { body: coreV1.Namespace; verbs: "update" }; status: { body: coreV1.Namespace; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"Namespace","plural":"namespaces"};
/** A worker machine of the cluster on which pods run. */
export const nodes: Kind<{
      object: coreV1.Node;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: coreV1.Node; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"Node","plural":"nodes"};
/** A piece of cluster storage, prepared by an administrator or provisioned on demand, that a claim can bind to. */
export const persistentvolumes: Kind<{
      object: coreV1.PersistentVolume;
      scope: "Cluster";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: coreV1.PersistentVolume; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"PersistentVolume","plural":"persistentvolumes"};
/** A user's request for storage in a namespace, which binds to a matching persistent volume. */
export const persistentvolumeclaims: Kind<{
      object: coreV1.PersistentVolumeClaim;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: coreV1.PersistentVolumeClaim; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"PersistentVolumeClaim","plural":"persistentvolumeclaims","scopedBy":"namespaces"};
/** A group of containers that are placed on one node together and share its network and volumes. */
export const pods: Kind<{
      object: coreV1.Pod;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { binding: { body: coreV1.Binding; verbs: "create" }; ephemeralcontainers: { body: coreV1.Pod; verbs: "get" | "patch" | "update" }; eviction: { body: policyV1.Eviction; verbs: "create" }; resize: { body: coreV1.Pod; verbs: "get" | "patch" | "update" }; status: { body: coreV1.Pod; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"Pod","plural":"pods","scopedBy":"namespaces"};
/** A stored blueprint for pods, rarely used because controllers embed their own. */
export const podtemplates: Kind<{
      object: coreV1.PodTemplate;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"PodTemplate","plural":"podtemplates","scopedBy":"namespaces"};
/** Keeps a set number of identical pods running, replacing those that go away. */
export const replicationcontrollers: Kind<{
      object: coreV1.ReplicationController;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { scale: { body: autoscalingV1.Scale; verbs: "get" | "patch" | "update" }; status: { body: coreV1.ReplicationController; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"ReplicationController","plural":"replicationcontrollers","scopedBy":"namespaces"};
/** Caps the total resources and object counts within a namespace. */
export const resourcequotas: Kind<{
      object: coreV1.ResourceQuota;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { status: { body: coreV1.ResourceQuota; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"ResourceQuota","plural":"resourcequotas","scopedBy":"namespaces"};
/** Holds sensitive data such as passwords, tokens or keys, at most 1 MiB in all. */
export const secrets: Kind<{
      object: coreV1.Secret;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: {};
    }> = {"apiVersion":"v1","kind":"Secret","plural":"secrets","scopedBy":"namespaces"};
/** A stable name and address in front of a changing set of pods. */
export const services: Kind<{
      object: coreV1.Service;
      scope: "Namespaced";
      verbs: "create" | "delete" | "get" | "list" | "patch" | "update" | "watch" | "deletecollection";
      subresources: { status: { body: coreV1.Service; verbs: "get" | "patch" | "update" } };
    }> = {"apiVersion":"v1","kind":"Service","plural":"services","scopedBy":"namespaces"};
/** An identity for processes in pods when they talk to the API server. */
export const serviceaccounts: Kind<{
      object: coreV1.ServiceAccount;
      scope: "Namespaced";
      verbs: "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";
      subresources: { token: { body: authenticationV1.TokenRequest; verbs: "create" } };
    }> = {"apiVersion":"v1","kind":"ServiceAccount","plural":"serviceaccounts","scopedBy":"namespaces"};
