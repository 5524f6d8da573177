// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** The whole catalogue: groups, resources and the kinds behind them. */

import * as admissionregistrationV1 from "./admissionregistration/v1/definitions.js";
import * as admissionregistrationV1alpha1 from "./admissionregistration/v1alpha1/definitions.js";
import * as admissionregistrationV1beta1 from "./admissionregistration/v1beta1/definitions.js";
import * as apiextensionsV1 from "./apiextensions/v1/definitions.js";
import * as apiextensionsV1beta1 from "./apiextensions/v1beta1/definitions.js";
import * as apiregistrationV1 from "./apiregistration/v1/definitions.js";
import * as apiregistrationV1beta1 from "./apiregistration/v1beta1/definitions.js";
import * as appsV1 from "./apps/v1/definitions.js";
import * as appsV1beta1 from "./apps/v1beta1/definitions.js";
import * as appsV1beta2 from "./apps/v1beta2/definitions.js";
import * as auditregistrationV1alpha1 from "./auditregistration/v1alpha1/definitions.js";
import * as authenticationV1 from "./authentication/v1/definitions.js";
import * as authenticationV1alpha1 from "./authentication/v1alpha1/definitions.js";
import * as authenticationV1beta1 from "./authentication/v1beta1/definitions.js";
import * as authorizationV1 from "./authorization/v1/definitions.js";
import * as authorizationV1beta1 from "./authorization/v1beta1/definitions.js";
import * as autoscalingV1 from "./autoscaling/v1/definitions.js";
import * as autoscalingV2 from "./autoscaling/v2/definitions.js";
import * as autoscalingV2beta1 from "./autoscaling/v2beta1/definitions.js";
import * as autoscalingV2beta2 from "./autoscaling/v2beta2/definitions.js";
import * as batchV1 from "./batch/v1/definitions.js";
import * as batchV1beta1 from "./batch/v1beta1/definitions.js";
import * as batchV2alpha1 from "./batch/v2alpha1/definitions.js";
import * as certificatesV1 from "./certificates/v1/definitions.js";
import * as certificatesV1alpha1 from "./certificates/v1alpha1/definitions.js";
import * as certificatesV1beta1 from "./certificates/v1beta1/definitions.js";
import * as coordinationV1 from "./coordination/v1/definitions.js";
import * as coordinationV1alpha1 from "./coordination/v1alpha1/definitions.js";
import * as coordinationV1alpha2 from "./coordination/v1alpha2/definitions.js";
import * as coordinationV1beta1 from "./coordination/v1beta1/definitions.js";
import * as coreV1 from "./core/v1/definitions.js";
import * as discoveryV1 from "./discovery/v1/definitions.js";
import * as discoveryV1alpha1 from "./discovery/v1alpha1/definitions.js";
import * as discoveryV1beta1 from "./discovery/v1beta1/definitions.js";
import * as eventsV1 from "./events/v1/definitions.js";
import * as eventsV1beta1 from "./events/v1beta1/definitions.js";
import * as extensionsV1beta1 from "./extensions/v1beta1/definitions.js";
import * as flowcontrolApiserverV1 from "./flowcontrol.apiserver/v1/definitions.js";
import * as flowcontrolApiserverV1alpha1 from "./flowcontrol.apiserver/v1alpha1/definitions.js";
import * as flowcontrolApiserverV1beta1 from "./flowcontrol.apiserver/v1beta1/definitions.js";
import * as flowcontrolApiserverV1beta2 from "./flowcontrol.apiserver/v1beta2/definitions.js";
import * as flowcontrolApiserverV1beta3 from "./flowcontrol.apiserver/v1beta3/definitions.js";
import * as internalApiserverV1alpha1 from "./internal.apiserver/v1alpha1/definitions.js";
import * as networkingV1 from "./networking/v1/definitions.js";
import * as networkingV1alpha1 from "./networking/v1alpha1/definitions.js";
import * as networkingV1beta1 from "./networking/v1beta1/definitions.js";
import * as nodeV1 from "./node/v1/definitions.js";
import * as nodeV1alpha1 from "./node/v1alpha1/definitions.js";
import * as nodeV1beta1 from "./node/v1beta1/definitions.js";
import * as policyV1 from "./policy/v1/definitions.js";
import * as policyV1beta1 from "./policy/v1beta1/definitions.js";
import * as rbacAuthorizationV1 from "./rbac.authorization/v1/definitions.js";
import * as rbacAuthorizationV1alpha1 from "./rbac.authorization/v1alpha1/definitions.js";
import * as rbacAuthorizationV1beta1 from "./rbac.authorization/v1beta1/definitions.js";
import * as resourceV1 from "./resource/v1/definitions.js";
import * as resourceV1alpha1 from "./resource/v1alpha1/definitions.js";
import * as resourceV1alpha2 from "./resource/v1alpha2/definitions.js";
import * as resourceV1alpha3 from "./resource/v1alpha3/definitions.js";
import * as resourceV1beta1 from "./resource/v1beta1/definitions.js";
import * as resourceV1beta2 from "./resource/v1beta2/definitions.js";
import * as schedulingV1 from "./scheduling/v1/definitions.js";
import * as schedulingV1alpha1 from "./scheduling/v1alpha1/definitions.js";
import * as schedulingV1alpha2 from "./scheduling/v1alpha2/definitions.js";
import * as schedulingV1beta1 from "./scheduling/v1beta1/definitions.js";
import * as settingsV1alpha1 from "./settings/v1alpha1/definitions.js";
import * as storageV1 from "./storage/v1/definitions.js";
import * as storageV1alpha1 from "./storage/v1alpha1/definitions.js";
import * as storageV1beta1 from "./storage/v1beta1/definitions.js";
import * as storagemigrationV1alpha1 from "./storagemigration/v1alpha1/definitions.js";
import * as storagemigrationV1beta1 from "./storagemigration/v1beta1/definitions.js";
import { documents } from "./documents.js";
import { features, flags, protocol } from "./flags.js";
import { kinds } from "./kinds.js";
import { metrics } from "./metrics.js";
import { routes } from "./routes.js";
import type { FlagOptions } from "./flags.js";
import type { Catalogue } from "kindwright/generated-code";
export const catalogue: Catalogue<FlagOptions> = {
      service: {"groupDomain":"k8s.io","labelDomain":"kubernetes.io","mediaVendor":"kubernetes","profile":"cluster","limits":{"bodyBytes":3145728,"depth":1000,"jsonPatchOperations":10000,"annotationBytes":262144}},
      groups: [{"name":"","priority":18000,"bareResourceList":true,"versions":[{"name":"v1","priority":1}]},{"name":"apiregistration.k8s.io","priority":17950,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":15}]},{"name":"apps","priority":17800,"versions":[{"name":"v1","priority":15},{"name":"v1beta2","priority":9},{"name":"v1beta1","priority":1}]},{"name":"events.k8s.io","priority":17750,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":5}]},{"name":"authentication.k8s.io","priority":17700,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":1}]},{"name":"authorization.k8s.io","priority":17600,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9}]},{"name":"autoscaling","priority":17500,"versions":[{"name":"v1","priority":15},{"name":"v2","priority":30},{"name":"v2beta1","priority":9},{"name":"v2beta2","priority":1}]},{"name":"batch","priority":17400,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9},{"name":"v2alpha1","priority":9}]},{"name":"certificates.k8s.io","priority":17300,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":1}]},{"name":"networking.k8s.io","priority":17200,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":1}]},{"name":"extensions","priority":17150,"formerPriority":{"until":"1.15","priority":17900},"bareResourceList":true,"versions":[{"name":"v1beta1","priority":1}]},{"name":"policy","priority":17100,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9}]},{"name":"rbac.authorization.k8s.io","priority":17000,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9}]},{"name":"settings.k8s.io","priority":16900,"versions":[{"name":"v1alpha1","priority":9}]},{"name":"storage.k8s.io","priority":16800,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":1}]},{"name":"storagemigration.k8s.io","priority":16800,"versions":[{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":8}]},{"name":"admissionregistration.k8s.io","priority":16700,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9}]},{"name":"apiextensions.k8s.io","priority":16700,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9}]},{"name":"scheduling.k8s.io","priority":16600,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9},{"name":"v1alpha2","priority":6}]},{"name":"coordination.k8s.io","priority":16500,"versions":[{"name":"v1","priority":15},{"name":"v1alpha2","priority":8},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":8}]},{"name":"auditregistration.k8s.io","priority":16400,"versions":[{"name":"v1alpha1","priority":1}]},{"name":"node.k8s.io","priority":16300,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":1}]},{"name":"discovery.k8s.io","priority":16200,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9}]},{"name":"resource.k8s.io","priority":16200,"formerPriority":{"until":"1.31","priority":15900},"versions":[{"name":"v1","priority":21},{"name":"v1beta2","priority":15},{"name":"v1beta1","priority":9},{"name":"v1alpha3","priority":8},{"name":"v1alpha2","priority":7},{"name":"v1alpha1","priority":6}]},{"name":"flowcontrol.apiserver.k8s.io","priority":16100,"versions":[{"name":"v1","priority":21},{"name":"v1beta3","priority":18},{"name":"v1beta2","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9}]},{"name":"internal.apiserver.k8s.io","priority":16000,"versions":[{"name":"v1alpha1","priority":9}]}],
      namespaces: {"segment":"namespaces","subresources":["finalize","status"]},
      metrics: metrics,
      resources: [{
      id: "bindings",
      kind: "Binding",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Binding]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "componentstatuses",
      kind: "ComponentStatus",
      namespaced: false,
      hub: "v1",
      versions: new Map([["v1", coreV1.ComponentStatus]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "configmaps",
      kind: "ConfigMap",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.ConfigMap]]),
      storage: {"prefix":"configmaps","version":"v1","encoding":"protobuf","shape":"d9fabec3327e8fac"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "endpoints",
      kind: "Endpoints",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Endpoints]]),
      storage: {"prefix":"services/endpoints","version":"v1","encoding":"protobuf","shape":"7d6ec04b5cd7c341"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "events",
      kind: "Event",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Event], ["events.k8s.io/v1", eventsV1.Event], ["events.k8s.io/v1beta1", eventsV1beta1.Event]]),
      storage: {"prefix":"events","version":"v1","encoding":"protobuf","shape":"40af159394770ff1"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":true,"ownership":true,"statusFields":[],"ttlFlag":"event-ttl","faultGroup":""},
    }, {
      id: "limitranges",
      kind: "LimitRange",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.LimitRange]]),
      storage: {"prefix":"limitranges","version":"v1","encoding":"protobuf","shape":"65cd235bc7b4684b"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "namespaces",
      kind: "Namespace",
      namespaced: false,
      hub: "v1",
      versions: new Map([["v1", coreV1.Namespace]]),
      storage: {"prefix":"namespaces","version":"v1","encoding":"protobuf","shape":"ec3834df7a1235c7"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-label","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "nodes",
      kind: "Node",
      namespaced: false,
      hub: "v1",
      versions: new Map([["v1", coreV1.Node]]),
      storage: {"prefix":"minions","version":"v1","encoding":"protobuf","shape":"50a00047df12a71b"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "persistentvolumes",
      kind: "PersistentVolume",
      namespaced: false,
      hub: "v1",
      versions: new Map([["v1", coreV1.PersistentVolume]]),
      storage: {"prefix":"persistentvolumes","version":"v1","encoding":"protobuf","shape":"914b1779281a5a02"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "persistentvolumeclaims",
      kind: "PersistentVolumeClaim",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.PersistentVolumeClaim]]),
      storage: {"prefix":"persistentvolumeclaims","version":"v1","encoding":"protobuf","shape":"91c331688f0e4901"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "pods",
      kind: "Pod",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Pod]]),
      storage: {"prefix":"pods","version":"v1","encoding":"protobuf","shape":"aff44950f33291e6"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"],"changes":{"1.33":{"generation":"spec"}}},
    }, {
      id: "podtemplates",
      kind: "PodTemplate",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.PodTemplate]]),
      storage: {"prefix":"podtemplates","version":"v1","encoding":"protobuf","shape":"e3a824a48fe4d943"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[],"changes":{"1.22":{"generation":"spec"}}},
    }, {
      id: "replicationcontrollers",
      kind: "ReplicationController",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.ReplicationController]]),
      storage: {"prefix":"controllers","version":"v1","encoding":"protobuf","shape":"e95f09204695a695"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "resourcequotas",
      kind: "ResourceQuota",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.ResourceQuota]]),
      storage: {"prefix":"resourcequotas","version":"v1","encoding":"protobuf","shape":"4bb5b89706a97a08"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "secrets",
      kind: "Secret",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Secret]]),
      storage: {"prefix":"secrets","version":"v1","encoding":"protobuf","shape":"2f1571088f2da3e8"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "services",
      kind: "Service",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Service]]),
      storage: {"prefix":"services/specs","version":"v1","encoding":"protobuf","shape":"f85af616db240059"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-1035-label","plainFinalizers":false,"ownership":true,"statusFields":["status"],"changes":{"1.23":{"deleteReturnsObject":true,"putCreates":true}}},
    }, {
      id: "serviceaccounts",
      kind: "ServiceAccount",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.ServiceAccount]]),
      storage: {"prefix":"serviceaccounts","version":"v1","encoding":"protobuf","shape":"38f9ab3ec2f9890a"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "apiservices.apiregistration.k8s.io",
      kind: "APIService",
      namespaced: false,
      hub: "apiregistration.k8s.io/v1",
      versions: new Map([["apiregistration.k8s.io/v1", apiregistrationV1.APIService], ["apiregistration.k8s.io/v1beta1", apiregistrationV1beta1.APIService]]),
      storage: {"prefix":"apiregistration.k8s.io/apiservices","version":"apiregistration.k8s.io/v1","encoding":"json","shape":"bc7ecbb2ad04dad8"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":true,"ownership":true,"statusFields":["status"]},
    }, {
      id: "controllerrevisions.apps",
      kind: "ControllerRevision",
      namespaced: true,
      hub: "apps/v1",
      versions: new Map([["apps/v1", appsV1.ControllerRevision], ["apps/v1beta2", appsV1beta2.ControllerRevision], ["apps/v1beta1", appsV1beta1.ControllerRevision]]),
      storage: {"prefix":"controllerrevisions","version":"apps/v1","encoding":"protobuf","shape":"79d7f921b82a8292"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "daemonsets.apps",
      kind: "DaemonSet",
      namespaced: true,
      hub: "apps/v1",
      versions: new Map([["apps/v1", appsV1.DaemonSet], ["apps/v1beta2", appsV1beta2.DaemonSet], ["extensions/v1beta1", extensionsV1beta1.DaemonSet]]),
      storage: {"prefix":"daemonsets","version":"apps/v1","encoding":"protobuf","shape":"6ce717c06f6f1745"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "deployments.apps",
      kind: "Deployment",
      namespaced: true,
      hub: "apps/v1",
      versions: new Map([["apps/v1", appsV1.Deployment], ["apps/v1beta2", appsV1beta2.Deployment], ["apps/v1beta1", appsV1beta1.Deployment], ["extensions/v1beta1", extensionsV1beta1.Deployment]]),
      storage: {"prefix":"deployments","version":"apps/v1","encoding":"protobuf","shape":"90ba7c04f191b584"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "replicasets.apps",
      kind: "ReplicaSet",
      namespaced: true,
      hub: "apps/v1",
      versions: new Map([["apps/v1", appsV1.ReplicaSet], ["apps/v1beta2", appsV1beta2.ReplicaSet], ["extensions/v1beta1", extensionsV1beta1.ReplicaSet]]),
      storage: {"prefix":"replicasets","version":"apps/v1","encoding":"protobuf","shape":"4bc0e85648c4e96e"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "statefulsets.apps",
      kind: "StatefulSet",
      namespaced: true,
      hub: "apps/v1",
      versions: new Map([["apps/v1", appsV1.StatefulSet], ["apps/v1beta2", appsV1beta2.StatefulSet], ["apps/v1beta1", appsV1beta1.StatefulSet]]),
      storage: {"prefix":"statefulsets","version":"apps/v1","encoding":"protobuf","shape":"d00c72bf062c9dc1"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "selfsubjectreviews.authentication.k8s.io",
      kind: "SelfSubjectReview",
      namespaced: false,
      hub: "authentication.k8s.io/v1",
      versions: new Map([["authentication.k8s.io/v1", authenticationV1.SelfSubjectReview], ["authentication.k8s.io/v1beta1", authenticationV1beta1.SelfSubjectReview], ["authentication.k8s.io/v1alpha1", authenticationV1alpha1.SelfSubjectReview]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "tokenreviews.authentication.k8s.io",
      kind: "TokenReview",
      namespaced: false,
      hub: "authentication.k8s.io/v1",
      versions: new Map([["authentication.k8s.io/v1", authenticationV1.TokenReview], ["authentication.k8s.io/v1beta1", authenticationV1beta1.TokenReview]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "localsubjectaccessreviews.authorization.k8s.io",
      kind: "LocalSubjectAccessReview",
      namespaced: true,
      hub: "authorization.k8s.io/v1",
      versions: new Map([["authorization.k8s.io/v1", authorizationV1.LocalSubjectAccessReview], ["authorization.k8s.io/v1beta1", authorizationV1beta1.LocalSubjectAccessReview]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "selfsubjectaccessreviews.authorization.k8s.io",
      kind: "SelfSubjectAccessReview",
      namespaced: false,
      hub: "authorization.k8s.io/v1",
      versions: new Map([["authorization.k8s.io/v1", authorizationV1.SelfSubjectAccessReview], ["authorization.k8s.io/v1beta1", authorizationV1beta1.SelfSubjectAccessReview]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "selfsubjectrulesreviews.authorization.k8s.io",
      kind: "SelfSubjectRulesReview",
      namespaced: false,
      hub: "authorization.k8s.io/v1",
      versions: new Map([["authorization.k8s.io/v1", authorizationV1.SelfSubjectRulesReview], ["authorization.k8s.io/v1beta1", authorizationV1beta1.SelfSubjectRulesReview]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "subjectaccessreviews.authorization.k8s.io",
      kind: "SubjectAccessReview",
      namespaced: false,
      hub: "authorization.k8s.io/v1",
      versions: new Map([["authorization.k8s.io/v1", authorizationV1.SubjectAccessReview], ["authorization.k8s.io/v1beta1", authorizationV1beta1.SubjectAccessReview]]),
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "horizontalpodautoscalers.autoscaling",
      kind: "HorizontalPodAutoscaler",
      namespaced: true,
      hub: "autoscaling/v2",
      versions: new Map([["autoscaling/v1", autoscalingV1.HorizontalPodAutoscaler], ["autoscaling/v2", autoscalingV2.HorizontalPodAutoscaler], ["autoscaling/v2beta1", autoscalingV2beta1.HorizontalPodAutoscaler], ["autoscaling/v2beta2", autoscalingV2beta2.HorizontalPodAutoscaler]]),
      storage: {"prefix":"horizontalpodautoscalers","version":"autoscaling/v1","encoding":"protobuf","changes":{"1.27":{"version":"autoscaling/v2"}},"shape":"57537640009f9cf7"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "cronjobs.batch",
      kind: "CronJob",
      namespaced: true,
      hub: "batch/v1",
      versions: new Map([["batch/v1", batchV1.CronJob], ["batch/v1beta1", batchV1beta1.CronJob], ["batch/v2alpha1", batchV2alpha1.CronJob]]),
      storage: {"prefix":"cronjobs","version":"batch/v1beta1","encoding":"protobuf","changes":{"1.23":{"version":"batch/v1"}},"shape":"d014154ad49b9279"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"],"changes":{"1.22":{"generation":"spec"}}},
    }, {
      id: "jobs.batch",
      kind: "Job",
      namespaced: true,
      hub: "batch/v1",
      versions: new Map([["batch/v1", batchV1.Job]]),
      storage: {"prefix":"jobs","version":"batch/v1","encoding":"protobuf","shape":"8267d981774243f2"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"],"changes":{"1.22":{"generation":"spec"}}},
    }, {
      id: "certificatesigningrequests.certificates.k8s.io",
      kind: "CertificateSigningRequest",
      namespaced: false,
      hub: "certificates.k8s.io/v1",
      versions: new Map([["certificates.k8s.io/v1", certificatesV1.CertificateSigningRequest], ["certificates.k8s.io/v1beta1", certificatesV1beta1.CertificateSigningRequest]]),
      storage: {"prefix":"certificatesigningrequests","version":"certificates.k8s.io/v1","encoding":"protobuf","shape":"db5338ceb419080c"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "clustertrustbundles.certificates.k8s.io",
      kind: "ClusterTrustBundle",
      namespaced: false,
      hub: "certificates.k8s.io/v1beta1",
      versions: new Map([["certificates.k8s.io/v1beta1", certificatesV1beta1.ClusterTrustBundle], ["certificates.k8s.io/v1alpha1", certificatesV1alpha1.ClusterTrustBundle]]),
      storage: {"prefix":"clustertrustbundles","version":"certificates.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.33":{"version":"certificates.k8s.io/v1beta1"}},"shape":"dbee30266aa17b72"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "podcertificaterequests.certificates.k8s.io",
      kind: "PodCertificateRequest",
      namespaced: true,
      hub: "certificates.k8s.io/v1beta1",
      versions: new Map([["certificates.k8s.io/v1beta1", certificatesV1beta1.PodCertificateRequest], ["certificates.k8s.io/v1alpha1", certificatesV1alpha1.PodCertificateRequest]]),
      storage: {"prefix":"podcertificaterequests","version":"certificates.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.35":{"version":"certificates.k8s.io/v1beta1"}},"shape":"fe674fb26f8260e1"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "ipaddresses.networking.k8s.io",
      kind: "IPAddress",
      namespaced: false,
      hub: "networking.k8s.io/v1",
      versions: new Map([["networking.k8s.io/v1", networkingV1.IPAddress], ["networking.k8s.io/v1beta1", networkingV1beta1.IPAddress], ["networking.k8s.io/v1alpha1", networkingV1alpha1.IPAddress]]),
      storage: {"prefix":"ipaddresses","version":"networking.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.31":{"version":"networking.k8s.io/v1beta1"},"1.34":{"version":"networking.k8s.io/v1"}},"shape":"d3d74ce1cb5eae12"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"canonical-ip","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "ingresses.networking.k8s.io",
      kind: "Ingress",
      namespaced: true,
      hub: "networking.k8s.io/v1",
      versions: new Map([["networking.k8s.io/v1", networkingV1.Ingress], ["networking.k8s.io/v1beta1", networkingV1beta1.Ingress], ["extensions/v1beta1", extensionsV1beta1.Ingress]]),
      storage: {"prefix":"ingress","version":"networking.k8s.io/v1","encoding":"protobuf","shape":"642fea1798d1311c"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"],"faultGroup":"extensions","changes":{"1.26":{"faultGroup":"networking.k8s.io"}}},
    }, {
      id: "ingressclasses.networking.k8s.io",
      kind: "IngressClass",
      namespaced: false,
      hub: "networking.k8s.io/v1",
      versions: new Map([["networking.k8s.io/v1", networkingV1.IngressClass], ["networking.k8s.io/v1beta1", networkingV1beta1.IngressClass]]),
      storage: {"prefix":"ingressclasses","version":"networking.k8s.io/v1","encoding":"protobuf","shape":"a4306c3548288d84"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "networkpolicies.networking.k8s.io",
      kind: "NetworkPolicy",
      namespaced: true,
      hub: "networking.k8s.io/v1",
      versions: new Map([["networking.k8s.io/v1", networkingV1.NetworkPolicy], ["extensions/v1beta1", extensionsV1beta1.NetworkPolicy]]),
      storage: {"prefix":"networkpolicies","version":"networking.k8s.io/v1","encoding":"protobuf","shape":"28cdfb89a4c15273"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"],"faultGroup":"extensions","changes":{"1.26":{"faultGroup":"networking.k8s.io"}}},
    }, {
      id: "servicecidrs.networking.k8s.io",
      kind: "ServiceCIDR",
      namespaced: false,
      hub: "networking.k8s.io/v1",
      versions: new Map([["networking.k8s.io/v1", networkingV1.ServiceCIDR], ["networking.k8s.io/v1beta1", networkingV1beta1.ServiceCIDR], ["networking.k8s.io/v1alpha1", networkingV1alpha1.ServiceCIDR]]),
      storage: {"prefix":"servicecidrs","version":"networking.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.31":{"version":"networking.k8s.io/v1beta1"},"1.34":{"version":"networking.k8s.io/v1"}},"shape":"d75a3f18574e2129"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "clustercidrs.networking.k8s.io",
      kind: "ClusterCIDR",
      namespaced: false,
      hub: "networking.k8s.io/v1alpha1",
      versions: new Map([["networking.k8s.io/v1alpha1", networkingV1alpha1.ClusterCIDR]]),
      storage: {"prefix":"clustercidrs","version":"networking.k8s.io/v1alpha1","encoding":"protobuf","shape":"8ef9330e7f9e1cc6"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "podsecuritypolicies.policy",
      kind: "PodSecurityPolicy",
      namespaced: false,
      hub: "policy/v1beta1",
      versions: new Map([["extensions/v1beta1", extensionsV1beta1.PodSecurityPolicy], ["policy/v1beta1", policyV1beta1.PodSecurityPolicy]]),
      storage: {"prefix":"podsecuritypolicy","version":"policy/v1beta1","encoding":"protobuf","shape":"9aeccf36c747bbdb"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[],"faultGroup":"extensions"},
    }, {
      id: "poddisruptionbudgets.policy",
      kind: "PodDisruptionBudget",
      namespaced: true,
      hub: "policy/v1",
      versions: new Map([["policy/v1", policyV1.PodDisruptionBudget], ["policy/v1beta1", policyV1beta1.PodDisruptionBudget]]),
      storage: {"prefix":"poddisruptionbudgets","version":"policy/v1beta1","encoding":"protobuf","changes":{"1.27":{"version":"policy/v1"}},"shape":"0d348726825a3e04"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"path-segment","plainFinalizers":true,"ownership":true,"statusFields":["status"]},
    }, {
      id: "clusterroles.rbac.authorization.k8s.io",
      kind: "ClusterRole",
      namespaced: false,
      hub: "rbac.authorization.k8s.io/v1",
      versions: new Map([["rbac.authorization.k8s.io/v1", rbacAuthorizationV1.ClusterRole], ["rbac.authorization.k8s.io/v1beta1", rbacAuthorizationV1beta1.ClusterRole], ["rbac.authorization.k8s.io/v1alpha1", rbacAuthorizationV1alpha1.ClusterRole]]),
      storage: {"prefix":"clusterroles","version":"rbac.authorization.k8s.io/v1","encoding":"protobuf","shape":"8a9ce191b11e4e03"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "clusterrolebindings.rbac.authorization.k8s.io",
      kind: "ClusterRoleBinding",
      namespaced: false,
      hub: "rbac.authorization.k8s.io/v1",
      versions: new Map([["rbac.authorization.k8s.io/v1", rbacAuthorizationV1.ClusterRoleBinding], ["rbac.authorization.k8s.io/v1beta1", rbacAuthorizationV1beta1.ClusterRoleBinding], ["rbac.authorization.k8s.io/v1alpha1", rbacAuthorizationV1alpha1.ClusterRoleBinding]]),
      storage: {"prefix":"clusterrolebindings","version":"rbac.authorization.k8s.io/v1","encoding":"protobuf","shape":"862ab37a620af81f"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "roles.rbac.authorization.k8s.io",
      kind: "Role",
      namespaced: true,
      hub: "rbac.authorization.k8s.io/v1",
      versions: new Map([["rbac.authorization.k8s.io/v1", rbacAuthorizationV1.Role], ["rbac.authorization.k8s.io/v1beta1", rbacAuthorizationV1beta1.Role], ["rbac.authorization.k8s.io/v1alpha1", rbacAuthorizationV1alpha1.Role]]),
      storage: {"prefix":"roles","version":"rbac.authorization.k8s.io/v1","encoding":"protobuf","shape":"cf1e7dec73e1474a"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "rolebindings.rbac.authorization.k8s.io",
      kind: "RoleBinding",
      namespaced: true,
      hub: "rbac.authorization.k8s.io/v1",
      versions: new Map([["rbac.authorization.k8s.io/v1", rbacAuthorizationV1.RoleBinding], ["rbac.authorization.k8s.io/v1beta1", rbacAuthorizationV1beta1.RoleBinding], ["rbac.authorization.k8s.io/v1alpha1", rbacAuthorizationV1alpha1.RoleBinding]]),
      storage: {"prefix":"rolebindings","version":"rbac.authorization.k8s.io/v1","encoding":"protobuf","shape":"8a50541867b18b55"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "podpresets.settings.k8s.io",
      kind: "PodPreset",
      namespaced: true,
      hub: "settings.k8s.io/v1alpha1",
      versions: new Map([["settings.k8s.io/v1alpha1", settingsV1alpha1.PodPreset]]),
      storage: {"prefix":"podpresets","version":"settings.k8s.io/v1alpha1","encoding":"protobuf","shape":"754889bc6f4abc97"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "csidrivers.storage.k8s.io",
      kind: "CSIDriver",
      namespaced: false,
      hub: "storage.k8s.io/v1",
      versions: new Map([["storage.k8s.io/v1", storageV1.CSIDriver], ["storage.k8s.io/v1beta1", storageV1beta1.CSIDriver]]),
      storage: {"prefix":"csidrivers","version":"storage.k8s.io/v1","encoding":"protobuf","shape":"d5c01c79b188b0c5"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "csinodes.storage.k8s.io",
      kind: "CSINode",
      namespaced: false,
      hub: "storage.k8s.io/v1",
      versions: new Map([["storage.k8s.io/v1", storageV1.CSINode], ["storage.k8s.io/v1beta1", storageV1beta1.CSINode]]),
      storage: {"prefix":"csinodes","version":"storage.k8s.io/v1","encoding":"protobuf","shape":"543c5227f217f5df"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "csistoragecapacities.storage.k8s.io",
      kind: "CSIStorageCapacity",
      namespaced: true,
      hub: "storage.k8s.io/v1beta1",
      versions: new Map([["storage.k8s.io/v1", storageV1.CSIStorageCapacity], ["storage.k8s.io/v1beta1", storageV1beta1.CSIStorageCapacity], ["storage.k8s.io/v1alpha1", storageV1alpha1.CSIStorageCapacity]]),
      storage: {"prefix":"csistoragecapacities","version":"storage.k8s.io/v1beta1","encoding":"protobuf","changes":{"1.25":{"version":"storage.k8s.io/v1"}},"shape":"4cddbedf17fd0723"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "storageclasses.storage.k8s.io",
      kind: "StorageClass",
      namespaced: false,
      hub: "storage.k8s.io/v1",
      versions: new Map([["storage.k8s.io/v1", storageV1.StorageClass], ["storage.k8s.io/v1beta1", storageV1beta1.StorageClass]]),
      storage: {"prefix":"storageclasses","version":"storage.k8s.io/v1","encoding":"protobuf","shape":"583ede4bf1f0310d"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "volumeattachments.storage.k8s.io",
      kind: "VolumeAttachment",
      namespaced: false,
      hub: "storage.k8s.io/v1",
      versions: new Map([["storage.k8s.io/v1", storageV1.VolumeAttachment], ["storage.k8s.io/v1beta1", storageV1beta1.VolumeAttachment], ["storage.k8s.io/v1alpha1", storageV1alpha1.VolumeAttachment]]),
      storage: {"prefix":"volumeattachments","version":"storage.k8s.io/v1","encoding":"protobuf","shape":"746cd0915dccd9b2"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "volumeattributesclasses.storage.k8s.io",
      kind: "VolumeAttributesClass",
      namespaced: false,
      hub: "storage.k8s.io/v1",
      versions: new Map([["storage.k8s.io/v1", storageV1.VolumeAttributesClass], ["storage.k8s.io/v1beta1", storageV1beta1.VolumeAttributesClass], ["storage.k8s.io/v1alpha1", storageV1alpha1.VolumeAttributesClass]]),
      storage: {"prefix":"volumeattributesclasses","version":"storage.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.31":{"version":"storage.k8s.io/v1beta1"},"1.36":{"version":"storage.k8s.io/v1"}},"shape":"c9fa3593b5fbcaf7"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "storageversionmigrations.storagemigration.k8s.io",
      kind: "StorageVersionMigration",
      namespaced: false,
      hub: "storagemigration.k8s.io/v1beta1",
      versions: new Map([["storagemigration.k8s.io/v1beta1", storagemigrationV1beta1.StorageVersionMigration]]),
      storage: {"prefix":"storageversionmigrations","version":"storagemigration.k8s.io/v1beta1","encoding":"protobuf","shape":"7b40ef2de28495e5"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "storageversionmigrations.storagemigration.k8s.io",
      code: "storageversionmigrations.v1alpha1.storagemigration.k8s.io",
      kind: "StorageVersionMigration",
      namespaced: false,
      hub: "storagemigration.k8s.io/v1alpha1",
      versions: new Map([["storagemigration.k8s.io/v1alpha1", storagemigrationV1alpha1.StorageVersionMigration]]),
      storage: {"prefix":"storageversionmigrations","version":"storagemigration.k8s.io/v1alpha1","encoding":"protobuf","shape":"7015a86a3ee22d08"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "mutatingadmissionpolicies.admissionregistration.k8s.io",
      kind: "MutatingAdmissionPolicy",
      namespaced: false,
      hub: "admissionregistration.k8s.io/v1",
      versions: new Map([["admissionregistration.k8s.io/v1", admissionregistrationV1.MutatingAdmissionPolicy], ["admissionregistration.k8s.io/v1beta1", admissionregistrationV1beta1.MutatingAdmissionPolicy], ["admissionregistration.k8s.io/v1alpha1", admissionregistrationV1alpha1.MutatingAdmissionPolicy]]),
      storage: {"prefix":"mutatingadmissionpolicies","version":"admissionregistration.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.35":{"version":"admissionregistration.k8s.io/v1beta1"}},"shape":"78f5373aaf38ae73"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":[]},
    }, {
      id: "mutatingadmissionpolicybindings.admissionregistration.k8s.io",
      kind: "MutatingAdmissionPolicyBinding",
      namespaced: false,
      hub: "admissionregistration.k8s.io/v1",
      versions: new Map([["admissionregistration.k8s.io/v1", admissionregistrationV1.MutatingAdmissionPolicyBinding], ["admissionregistration.k8s.io/v1beta1", admissionregistrationV1beta1.MutatingAdmissionPolicyBinding], ["admissionregistration.k8s.io/v1alpha1", admissionregistrationV1alpha1.MutatingAdmissionPolicyBinding]]),
      storage: {"prefix":"mutatingadmissionpolicybindings","version":"admissionregistration.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.35":{"version":"admissionregistration.k8s.io/v1beta1"}},"shape":"24a8c85269f2b329"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":[]},
    }, {
      id: "mutatingwebhookconfigurations.admissionregistration.k8s.io",
      kind: "MutatingWebhookConfiguration",
      namespaced: false,
      hub: "admissionregistration.k8s.io/v1",
      versions: new Map([["admissionregistration.k8s.io/v1", admissionregistrationV1.MutatingWebhookConfiguration], ["admissionregistration.k8s.io/v1beta1", admissionregistrationV1beta1.MutatingWebhookConfiguration]]),
      storage: {"prefix":"mutatingwebhookconfigurations","version":"admissionregistration.k8s.io/v1","encoding":"protobuf","shape":"83f6a180f180784b"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":[]},
    }, {
      id: "validatingadmissionpolicies.admissionregistration.k8s.io",
      kind: "ValidatingAdmissionPolicy",
      namespaced: false,
      hub: "admissionregistration.k8s.io/v1",
      versions: new Map([["admissionregistration.k8s.io/v1", admissionregistrationV1.ValidatingAdmissionPolicy], ["admissionregistration.k8s.io/v1beta1", admissionregistrationV1beta1.ValidatingAdmissionPolicy], ["admissionregistration.k8s.io/v1alpha1", admissionregistrationV1alpha1.ValidatingAdmissionPolicy]]),
      storage: {"prefix":"validatingadmissionpolicies","version":"admissionregistration.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.29":{"version":"admissionregistration.k8s.io/v1beta1"},"1.31":{"version":"admissionregistration.k8s.io/v1"}},"shape":"09ce24b1b7bb94dd"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":["status"]},
    }, {
      id: "validatingadmissionpolicybindings.admissionregistration.k8s.io",
      kind: "ValidatingAdmissionPolicyBinding",
      namespaced: false,
      hub: "admissionregistration.k8s.io/v1",
      versions: new Map([["admissionregistration.k8s.io/v1", admissionregistrationV1.ValidatingAdmissionPolicyBinding], ["admissionregistration.k8s.io/v1beta1", admissionregistrationV1beta1.ValidatingAdmissionPolicyBinding], ["admissionregistration.k8s.io/v1alpha1", admissionregistrationV1alpha1.ValidatingAdmissionPolicyBinding]]),
      storage: {"prefix":"validatingadmissionpolicybindings","version":"admissionregistration.k8s.io/v1alpha1","encoding":"protobuf","changes":{"1.29":{"version":"admissionregistration.k8s.io/v1beta1"},"1.31":{"version":"admissionregistration.k8s.io/v1"}},"shape":"4bee58e346c81b3e"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":[]},
    }, {
      id: "validatingwebhookconfigurations.admissionregistration.k8s.io",
      kind: "ValidatingWebhookConfiguration",
      namespaced: false,
      hub: "admissionregistration.k8s.io/v1",
      versions: new Map([["admissionregistration.k8s.io/v1", admissionregistrationV1.ValidatingWebhookConfiguration], ["admissionregistration.k8s.io/v1beta1", admissionregistrationV1beta1.ValidatingWebhookConfiguration]]),
      storage: {"prefix":"validatingwebhookconfigurations","version":"admissionregistration.k8s.io/v1","encoding":"protobuf","shape":"f26a3ba0e48bba2b"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":[]},
    }, {
      id: "customresourcedefinitions.apiextensions.k8s.io",
      kind: "CustomResourceDefinition",
      namespaced: false,
      hub: "apiextensions.k8s.io/v1beta1",
      versions: new Map([["apiextensions.k8s.io/v1", apiextensionsV1.CustomResourceDefinition], ["apiextensions.k8s.io/v1beta1", apiextensionsV1beta1.CustomResourceDefinition]]),
      storage: {"prefix":"apiextensions.k8s.io/customresourcedefinitions","version":"apiextensions.k8s.io/v1beta1","encoding":"json","shape":"95aeb748860e092f"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":["status"]},
    }, {
      id: "priorityclasses.scheduling.k8s.io",
      kind: "PriorityClass",
      namespaced: false,
      hub: "scheduling.k8s.io/v1",
      versions: new Map([["scheduling.k8s.io/v1", schedulingV1.PriorityClass], ["scheduling.k8s.io/v1beta1", schedulingV1beta1.PriorityClass], ["scheduling.k8s.io/v1alpha1", schedulingV1alpha1.PriorityClass]]),
      storage: {"prefix":"priorityclasses","version":"scheduling.k8s.io/v1","encoding":"protobuf","shape":"b02cf05ea0b330dc"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "workloads.scheduling.k8s.io",
      code: "workloads.v1alpha1.scheduling.k8s.io",
      kind: "Workload",
      namespaced: true,
      hub: "scheduling.k8s.io/v1alpha1",
      versions: new Map([["scheduling.k8s.io/v1alpha1", schedulingV1alpha1.Workload]]),
      storage: {"prefix":"workloads","version":"scheduling.k8s.io/v1alpha1","encoding":"protobuf","shape":"b033d734521ff848"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "podgroups.scheduling.k8s.io",
      kind: "PodGroup",
      namespaced: true,
      hub: "scheduling.k8s.io/v1alpha2",
      versions: new Map([["scheduling.k8s.io/v1alpha2", schedulingV1alpha2.PodGroup]]),
      storage: {"prefix":"podgroups","version":"scheduling.k8s.io/v1alpha2","encoding":"protobuf","shape":"c7529b237ae21b5b"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "workloads.scheduling.k8s.io",
      kind: "Workload",
      namespaced: true,
      hub: "scheduling.k8s.io/v1alpha2",
      versions: new Map([["scheduling.k8s.io/v1alpha2", schedulingV1alpha2.Workload]]),
      storage: {"prefix":"workloads","version":"scheduling.k8s.io/v1alpha2","encoding":"protobuf","shape":"0b78c2da53e10e68"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "leases.coordination.k8s.io",
      kind: "Lease",
      namespaced: true,
      hub: "coordination.k8s.io/v1",
      versions: new Map([["coordination.k8s.io/v1", coordinationV1.Lease], ["coordination.k8s.io/v1beta1", coordinationV1beta1.Lease]]),
      storage: {"prefix":"leases","version":"coordination.k8s.io/v1","encoding":"protobuf","shape":"a852c788c758f062"},
      writes: {"putCreates":true,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":[]},
    }, {
      id: "leasecandidates.coordination.k8s.io",
      kind: "LeaseCandidate",
      namespaced: true,
      hub: "coordination.k8s.io/v1beta1",
      versions: new Map([["coordination.k8s.io/v1alpha2", coordinationV1alpha2.LeaseCandidate], ["coordination.k8s.io/v1beta1", coordinationV1beta1.LeaseCandidate]]),
      storage: {"prefix":"leasecandidates","version":"coordination.k8s.io/v1alpha2","encoding":"protobuf","changes":{"1.33":{"version":"coordination.k8s.io/v1beta1"}},"shape":"186acd4d89e76a9d"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "leasecandidates.coordination.k8s.io",
      code: "leasecandidates.v1alpha1.coordination.k8s.io",
      kind: "LeaseCandidate",
      namespaced: true,
      hub: "coordination.k8s.io/v1alpha1",
      versions: new Map([["coordination.k8s.io/v1alpha1", coordinationV1alpha1.LeaseCandidate]]),
      storage: {"prefix":"leasecandidates","version":"coordination.k8s.io/v1alpha1","encoding":"protobuf","shape":"c84f0fa82cf72185"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "auditsinks.auditregistration.k8s.io",
      kind: "AuditSink",
      namespaced: false,
      hub: "auditregistration.k8s.io/v1alpha1",
      versions: new Map([["auditregistration.k8s.io/v1alpha1", auditregistrationV1alpha1.AuditSink]]),
      storage: {"prefix":"auditsinks","version":"auditregistration.k8s.io/v1alpha1","encoding":"protobuf","shape":"6d336cd3977d5129"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "runtimeclasses.node.k8s.io",
      kind: "RuntimeClass",
      namespaced: false,
      hub: "node.k8s.io/v1",
      versions: new Map([["node.k8s.io/v1", nodeV1.RuntimeClass], ["node.k8s.io/v1beta1", nodeV1beta1.RuntimeClass], ["node.k8s.io/v1alpha1", nodeV1alpha1.RuntimeClass]]),
      storage: {"prefix":"runtimeclasses","version":"node.k8s.io/v1","encoding":"protobuf","shape":"0a9e44bc1af1f7dd"},
      writes: {"putCreates":true,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":true,"ownership":true,"statusFields":[]},
    }, {
      id: "endpointslices.discovery.k8s.io",
      kind: "EndpointSlice",
      namespaced: true,
      hub: "discovery.k8s.io/v1",
      versions: new Map([["discovery.k8s.io/v1", discoveryV1.EndpointSlice], ["discovery.k8s.io/v1beta1", discoveryV1beta1.EndpointSlice], ["discovery.k8s.io/v1alpha1", discoveryV1alpha1.EndpointSlice]]),
      storage: {"prefix":"endpointslices","version":"discovery.k8s.io/v1beta1","encoding":"protobuf","changes":{"1.31":{"version":"discovery.k8s.io/v1"}},"shape":"232dc6f897aca1d8"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "deviceclasses.resource.k8s.io",
      kind: "DeviceClass",
      namespaced: false,
      hub: "resource.k8s.io/v1",
      versions: new Map([["resource.k8s.io/v1", resourceV1.DeviceClass], ["resource.k8s.io/v1beta2", resourceV1beta2.DeviceClass], ["resource.k8s.io/v1beta1", resourceV1beta1.DeviceClass], ["resource.k8s.io/v1alpha3", resourceV1alpha3.DeviceClass]]),
      storage: {"prefix":"deviceclasses","version":"resource.k8s.io/v1alpha3","encoding":"protobuf","changes":{"1.32":{"version":"resource.k8s.io/v1beta1"},"1.34":{"version":"resource.k8s.io/v1beta2"},"1.35":{"version":"resource.k8s.io/v1"}},"shape":"e1fec59f0b9edc53"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "resourceclaims.resource.k8s.io",
      kind: "ResourceClaim",
      namespaced: true,
      hub: "resource.k8s.io/v1",
      versions: new Map([["resource.k8s.io/v1", resourceV1.ResourceClaim], ["resource.k8s.io/v1beta2", resourceV1beta2.ResourceClaim], ["resource.k8s.io/v1beta1", resourceV1beta1.ResourceClaim], ["resource.k8s.io/v1alpha3", resourceV1alpha3.ResourceClaim]]),
      storage: {"prefix":"resourceclaims","version":"resource.k8s.io/v1alpha3","encoding":"protobuf","changes":{"1.32":{"version":"resource.k8s.io/v1beta1"},"1.34":{"version":"resource.k8s.io/v1beta2"},"1.35":{"version":"resource.k8s.io/v1"}},"shape":"fb901bf7b04e29e6"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "resourceclaimtemplates.resource.k8s.io",
      kind: "ResourceClaimTemplate",
      namespaced: true,
      hub: "resource.k8s.io/v1",
      versions: new Map([["resource.k8s.io/v1", resourceV1.ResourceClaimTemplate], ["resource.k8s.io/v1beta2", resourceV1beta2.ResourceClaimTemplate], ["resource.k8s.io/v1beta1", resourceV1beta1.ResourceClaimTemplate], ["resource.k8s.io/v1alpha3", resourceV1alpha3.ResourceClaimTemplate]]),
      storage: {"prefix":"resourceclaimtemplates","version":"resource.k8s.io/v1alpha3","encoding":"protobuf","changes":{"1.32":{"version":"resource.k8s.io/v1beta1"},"1.34":{"version":"resource.k8s.io/v1beta2"},"1.35":{"version":"resource.k8s.io/v1"}},"shape":"169d4ae5db1ace75"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "resourceslices.resource.k8s.io",
      kind: "ResourceSlice",
      namespaced: false,
      hub: "resource.k8s.io/v1",
      versions: new Map([["resource.k8s.io/v1", resourceV1.ResourceSlice], ["resource.k8s.io/v1beta2", resourceV1beta2.ResourceSlice], ["resource.k8s.io/v1beta1", resourceV1beta1.ResourceSlice], ["resource.k8s.io/v1alpha3", resourceV1alpha3.ResourceSlice]]),
      storage: {"prefix":"resourceslices","version":"resource.k8s.io/v1alpha3","encoding":"protobuf","changes":{"1.32":{"version":"resource.k8s.io/v1beta1"},"1.34":{"version":"resource.k8s.io/v1beta2"},"1.35":{"version":"resource.k8s.io/v1"}},"shape":"d19dd6d59faa5457"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "devicetaintrules.resource.k8s.io",
      kind: "DeviceTaintRule",
      namespaced: false,
      hub: "resource.k8s.io/v1beta2",
      versions: new Map([["resource.k8s.io/v1beta2", resourceV1beta2.DeviceTaintRule], ["resource.k8s.io/v1alpha3", resourceV1alpha3.DeviceTaintRule]]),
      storage: {"prefix":"devicetaintrules","version":"resource.k8s.io/v1alpha3","encoding":"protobuf","shape":"7665fc1e062ef06d"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "podschedulingcontexts.resource.k8s.io",
      kind: "PodSchedulingContext",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha3",
      versions: new Map([["resource.k8s.io/v1alpha3", resourceV1alpha3.PodSchedulingContext]]),
      storage: {"prefix":"podschedulingcontexts","version":"resource.k8s.io/v1alpha3","encoding":"protobuf","shape":"29e33d1b2faa80a2"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "resourcepoolstatusrequests.resource.k8s.io",
      kind: "ResourcePoolStatusRequest",
      namespaced: false,
      hub: "resource.k8s.io/v1alpha3",
      versions: new Map([["resource.k8s.io/v1alpha3", resourceV1alpha3.ResourcePoolStatusRequest]]),
      storage: {"prefix":"resourcepoolstatusrequests","version":"resource.k8s.io/v1alpha3","encoding":"protobuf","shape":"99c389178c5c1b7b"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "podschedulingcontexts.resource.k8s.io",
      code: "podschedulingcontexts.v1alpha2.resource.k8s.io",
      kind: "PodSchedulingContext",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha2",
      versions: new Map([["resource.k8s.io/v1alpha2", resourceV1alpha2.PodSchedulingContext]]),
      storage: {"prefix":"podschedulingcontexts","version":"resource.k8s.io/v1alpha2","encoding":"protobuf","shape":"1361a8a6a2380968"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "resourceclaims.resource.k8s.io",
      code: "resourceclaims.v1alpha2.resource.k8s.io",
      kind: "ResourceClaim",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha2",
      versions: new Map([["resource.k8s.io/v1alpha2", resourceV1alpha2.ResourceClaim]]),
      storage: {"prefix":"resourceclaims","version":"resource.k8s.io/v1alpha2","encoding":"protobuf","shape":"5940dbf7147731ab"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "resourceclaimparameters.resource.k8s.io",
      kind: "ResourceClaimParameters",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha2",
      versions: new Map([["resource.k8s.io/v1alpha2", resourceV1alpha2.ResourceClaimParameters]]),
      storage: {"prefix":"resourceclaimparameters","version":"resource.k8s.io/v1alpha2","encoding":"protobuf","shape":"1021ac17f62a4c20"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "resourceclaimtemplates.resource.k8s.io",
      code: "resourceclaimtemplates.v1alpha2.resource.k8s.io",
      kind: "ResourceClaimTemplate",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha2",
      versions: new Map([["resource.k8s.io/v1alpha2", resourceV1alpha2.ResourceClaimTemplate]]),
      storage: {"prefix":"resourceclaimtemplates","version":"resource.k8s.io/v1alpha2","encoding":"protobuf","shape":"61856e2f1e1266bd"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "resourceclasses.resource.k8s.io",
      kind: "ResourceClass",
      namespaced: false,
      hub: "resource.k8s.io/v1alpha2",
      versions: new Map([["resource.k8s.io/v1alpha2", resourceV1alpha2.ResourceClass]]),
      storage: {"prefix":"resourceclasses","version":"resource.k8s.io/v1alpha2","encoding":"protobuf","shape":"b662759e30cd199c"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "resourceclassparameters.resource.k8s.io",
      kind: "ResourceClassParameters",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha2",
      versions: new Map([["resource.k8s.io/v1alpha2", resourceV1alpha2.ResourceClassParameters]]),
      storage: {"prefix":"resourceclassparameters","version":"resource.k8s.io/v1alpha2","encoding":"protobuf","shape":"db6cd5ab4594f86a"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "resourceslices.resource.k8s.io",
      code: "resourceslices.v1alpha2.resource.k8s.io",
      kind: "ResourceSlice",
      namespaced: false,
      hub: "resource.k8s.io/v1alpha2",
      versions: new Map([["resource.k8s.io/v1alpha2", resourceV1alpha2.ResourceSlice]]),
      storage: {"prefix":"resourceslices","version":"resource.k8s.io/v1alpha2","encoding":"protobuf","shape":"f487c11841a07d8c"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "podschedulings.resource.k8s.io",
      kind: "PodScheduling",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha1",
      versions: new Map([["resource.k8s.io/v1alpha1", resourceV1alpha1.PodScheduling]]),
      storage: {"prefix":"podschedulings","version":"resource.k8s.io/v1alpha1","encoding":"protobuf","shape":"bcdb164b048de0bf"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "resourceclaims.resource.k8s.io",
      code: "resourceclaims.v1alpha1.resource.k8s.io",
      kind: "ResourceClaim",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha1",
      versions: new Map([["resource.k8s.io/v1alpha1", resourceV1alpha1.ResourceClaim]]),
      storage: {"prefix":"resourceclaims","version":"resource.k8s.io/v1alpha1","encoding":"protobuf","shape":"65513ea0f6087a42"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "resourceclaimtemplates.resource.k8s.io",
      code: "resourceclaimtemplates.v1alpha1.resource.k8s.io",
      kind: "ResourceClaimTemplate",
      namespaced: true,
      hub: "resource.k8s.io/v1alpha1",
      versions: new Map([["resource.k8s.io/v1alpha1", resourceV1alpha1.ResourceClaimTemplate]]),
      storage: {"prefix":"resourceclaimtemplates","version":"resource.k8s.io/v1alpha1","encoding":"protobuf","shape":"e922f5d1b130bb3f"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "resourceclasses.resource.k8s.io",
      code: "resourceclasses.v1alpha1.resource.k8s.io",
      kind: "ResourceClass",
      namespaced: false,
      hub: "resource.k8s.io/v1alpha1",
      versions: new Map([["resource.k8s.io/v1alpha1", resourceV1alpha1.ResourceClass]]),
      storage: {"prefix":"resourceclasses","version":"resource.k8s.io/v1alpha1","encoding":"protobuf","shape":"8346ab040ab6b2d2"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "flowschemas.flowcontrol.apiserver.k8s.io",
      kind: "FlowSchema",
      namespaced: false,
      hub: "flowcontrol.apiserver.k8s.io/v1beta1",
      versions: new Map([["flowcontrol.apiserver.k8s.io/v1", flowcontrolApiserverV1.FlowSchema], ["flowcontrol.apiserver.k8s.io/v1beta3", flowcontrolApiserverV1beta3.FlowSchema], ["flowcontrol.apiserver.k8s.io/v1beta2", flowcontrolApiserverV1beta2.FlowSchema], ["flowcontrol.apiserver.k8s.io/v1beta1", flowcontrolApiserverV1beta1.FlowSchema], ["flowcontrol.apiserver.k8s.io/v1alpha1", flowcontrolApiserverV1alpha1.FlowSchema]]),
      storage: {"prefix":"flowschemas","version":"flowcontrol.apiserver.k8s.io/v1beta1","encoding":"protobuf","changes":{"1.26":{"version":"flowcontrol.apiserver.k8s.io/v1beta2"},"1.27":{"version":"flowcontrol.apiserver.k8s.io/v1beta3"},"1.30":{"version":"flowcontrol.apiserver.k8s.io/v1"}},"shape":"aa6d2aa5979be173"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "prioritylevelconfigurations.flowcontrol.apiserver.k8s.io",
      kind: "PriorityLevelConfiguration",
      namespaced: false,
      hub: "flowcontrol.apiserver.k8s.io/v1beta1",
      versions: new Map([["flowcontrol.apiserver.k8s.io/v1", flowcontrolApiserverV1.PriorityLevelConfiguration], ["flowcontrol.apiserver.k8s.io/v1beta3", flowcontrolApiserverV1beta3.PriorityLevelConfiguration], ["flowcontrol.apiserver.k8s.io/v1beta2", flowcontrolApiserverV1beta2.PriorityLevelConfiguration], ["flowcontrol.apiserver.k8s.io/v1beta1", flowcontrolApiserverV1beta1.PriorityLevelConfiguration], ["flowcontrol.apiserver.k8s.io/v1alpha1", flowcontrolApiserverV1alpha1.PriorityLevelConfiguration]]),
      storage: {"prefix":"prioritylevelconfigurations","version":"flowcontrol.apiserver.k8s.io/v1beta1","encoding":"protobuf","changes":{"1.26":{"version":"flowcontrol.apiserver.k8s.io/v1beta2"},"1.27":{"version":"flowcontrol.apiserver.k8s.io/v1beta3"},"1.30":{"version":"flowcontrol.apiserver.k8s.io/v1"}},"shape":"0e453ded4bd2ec84"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"spec","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "storageversions.internal.apiserver.k8s.io",
      kind: "StorageVersion",
      namespaced: false,
      hub: "internal.apiserver.k8s.io/v1alpha1",
      versions: new Map([["internal.apiserver.k8s.io/v1alpha1", internalApiserverV1alpha1.StorageVersion]]),
      storage: {"prefix":"storageversions","version":"internal.apiserver.k8s.io/v1alpha1","encoding":"protobuf","shape":"4ff4372657a5ac99"},
      writes: {"putCreates":false,"putNeedsVersion":true,"deleteReturnsObject":false,"generation":"none","nameFormat":"group-resource","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }],
      kinds: kinds,
      functions: {"defaulters":["autoscalerBehavior","autoscalerSpec","autoscalerSpecFlat","certificateRequestSpec","container","customResourceDefinition","customResourceDefinitionBeta","daemonSet","deviceRequestWithOneWay","job","legacyWorkload","levelBeta3","limitRangeItem","namespace","networkPolicySpec","nodeSpec","nodeStatus","persistentVolume","pod","podSpec","rbacSubject","replicationController","secret","serviceSpec","statefulSetRollout","statefulSetSpec","volume"],"conversions":["autoscalerV1FromHub","autoscalerV1ToHub","autoscalerV2beta1FromHub","autoscalerV2beta1ToHub","customResourceDefinitionFromHub","customResourceDefinitionToHub","disruptionBudgetFromHub","disruptionBudgetToHub","endpointSliceFromHub","endpointSliceToHub","ingressFromHub","ingressToHub","levelBeta3FromHub","levelBeta3ToHub","plainCapacityFromHub","plainCapacityToHub","resourceClaimTemplateToHub","resourceClaimToHub","subjectsFromHub","subjectsToHub","templateGenerationFromHub","templateGenerationToHub"]},
      routes: routes,
      flags: flags,
      features: features,
      protocol: protocol,
      documents: documents,
    };
