// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** The whole catalogue: groups, resources and the kinds behind them. */

import * as admissionregistrationV1 from "./admissionregistration/v1/definitions.js";
import * as admissionregistrationV1alpha1 from "./admissionregistration/v1alpha1/definitions.js";
import * as admissionregistrationV1beta1 from "./admissionregistration/v1beta1/definitions.js";
import * as apiextensionsV1 from "./apiextensions/v1/definitions.js";
import * as apiextensionsV1beta1 from "./apiextensions/v1beta1/definitions.js";
import * as apiregistrationV1 from "./apiregistration/v1/definitions.js";
import * as apiregistrationV1beta1 from "./apiregistration/v1beta1/definitions.js";
import * as authenticationV1 from "./authentication/v1/definitions.js";
import * as authenticationV1alpha1 from "./authentication/v1alpha1/definitions.js";
import * as authenticationV1beta1 from "./authentication/v1beta1/definitions.js";
import * as authorizationV1 from "./authorization/v1/definitions.js";
import * as authorizationV1beta1 from "./authorization/v1beta1/definitions.js";
import * as coordinationV1 from "./coordination/v1/definitions.js";
import * as coordinationV1alpha1 from "./coordination/v1alpha1/definitions.js";
import * as coordinationV1alpha2 from "./coordination/v1alpha2/definitions.js";
import * as coordinationV1beta1 from "./coordination/v1beta1/definitions.js";
import * as coreV1 from "./core/v1/definitions.js";
import * as eventsV1 from "./events/v1/definitions.js";
import * as eventsV1beta1 from "./events/v1beta1/definitions.js";
import * as flowcontrolApiserverV1 from "./flowcontrol.apiserver/v1/definitions.js";
import * as flowcontrolApiserverV1alpha1 from "./flowcontrol.apiserver/v1alpha1/definitions.js";
import * as flowcontrolApiserverV1beta1 from "./flowcontrol.apiserver/v1beta1/definitions.js";
import * as flowcontrolApiserverV1beta2 from "./flowcontrol.apiserver/v1beta2/definitions.js";
import * as flowcontrolApiserverV1beta3 from "./flowcontrol.apiserver/v1beta3/definitions.js";
import * as rbacAuthorizationV1 from "./rbac.authorization/v1/definitions.js";
import * as rbacAuthorizationV1alpha1 from "./rbac.authorization/v1alpha1/definitions.js";
import * as rbacAuthorizationV1beta1 from "./rbac.authorization/v1beta1/definitions.js";
import { documents } from "./documents.js";
import { features, flags, protocol } from "./flags.js";
import { kinds } from "./kinds.js";
import { metrics } from "./metrics.js";
import { routes } from "./routes.js";
import type { FlagOptions } from "./flags.js";
import type { Catalogue } from "kindwright/generated-code";
export const catalogue: Catalogue<FlagOptions> = {
      service: {"groupDomain":"k8s.io","labelDomain":"kubernetes.io","mediaVendor":"kubernetes","profile":"cluster","limits":{"bodyBytes":3145728,"depth":1000,"jsonPatchOperations":10000,"annotationBytes":262144}},
      groups: [{"name":"","priority":18000,"bareResourceList":true,"versions":[{"name":"v1","priority":1}]},{"name":"apiregistration.k8s.io","priority":17950,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":15}]},{"name":"events.k8s.io","priority":17750,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":5}]},{"name":"authentication.k8s.io","priority":17700,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":1}]},{"name":"authorization.k8s.io","priority":17600,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9}]},{"name":"rbac.authorization.k8s.io","priority":17000,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9}]},{"name":"admissionregistration.k8s.io","priority":16700,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9}]},{"name":"apiextensions.k8s.io","priority":16700,"versions":[{"name":"v1","priority":15},{"name":"v1beta1","priority":9}]},{"name":"coordination.k8s.io","priority":16500,"versions":[{"name":"v1","priority":15},{"name":"v1alpha2","priority":8},{"name":"v1beta1","priority":9},{"name":"v1alpha1","priority":8}]},{"name":"flowcontrol.apiserver.k8s.io","priority":16100,"versions":[{"name":"v1","priority":21},{"name":"v1beta3","priority":18},{"name":"v1beta2","priority":15},{"name":"v1beta1","priority":12},{"name":"v1alpha1","priority":9}]}],
      namespaces: {"segment":"namespaces","subresources":["finalize","status"]},
      metrics: metrics,
      resources: [{
      id: "configmaps",
      kind: "ConfigMap",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.ConfigMap]]),
      storage: {"prefix":"configmaps","version":"v1","encoding":"protobuf","shape":"d9fabec3327e8fac"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
    }, {
      id: "events",
      kind: "Event",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Event], ["events.k8s.io/v1", eventsV1.Event], ["events.k8s.io/v1beta1", eventsV1beta1.Event]]),
      storage: {"prefix":"events","version":"v1","encoding":"protobuf","shape":"40af159394770ff1"},
      writes: {"putCreates":true,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"path-segment","plainFinalizers":true,"ownership":true,"statusFields":[],"ttlFlag":"event-ttl","faultGroup":""},
    }, {
      id: "namespaces",
      kind: "Namespace",
      namespaced: false,
      hub: "v1",
      versions: new Map([["v1", coreV1.Namespace]]),
      storage: {"prefix":"namespaces","version":"v1","encoding":"protobuf","shape":"ec3834df7a1235c7"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":true,"generation":"none","nameFormat":"dns-label","plainFinalizers":false,"ownership":true,"statusFields":["status"]},
    }, {
      id: "secrets",
      kind: "Secret",
      namespaced: true,
      hub: "v1",
      versions: new Map([["v1", coreV1.Secret]]),
      storage: {"prefix":"secrets","version":"v1","encoding":"protobuf","shape":"2f1571088f2da3e8"},
      writes: {"putCreates":false,"putNeedsVersion":false,"deleteReturnsObject":false,"generation":"none","nameFormat":"dns-subdomain","plainFinalizers":false,"ownership":true,"statusFields":[]},
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
    }],
      kinds: kinds,
      functions: {"defaulters":["autoscalerBehavior","autoscalerSpec","autoscalerSpecFlat","certificateRequestSpec","container","customResourceDefinition","customResourceDefinitionBeta","daemonSet","deviceRequestWithOneWay","job","legacyWorkload","levelBeta3","limitRangeItem","namespace","networkPolicySpec","nodeSpec","nodeStatus","persistentVolume","pod","podSpec","rbacSubject","replicationController","secret","serviceSpec","statefulSetRollout","statefulSetSpec","volume"],"conversions":["autoscalerV1FromHub","autoscalerV1ToHub","autoscalerV2beta1FromHub","autoscalerV2beta1ToHub","customResourceDefinitionFromHub","customResourceDefinitionToHub","disruptionBudgetFromHub","disruptionBudgetToHub","endpointSliceFromHub","endpointSliceToHub","ingressFromHub","ingressToHub","levelBeta3FromHub","levelBeta3ToHub","plainCapacityFromHub","plainCapacityToHub","resourceClaimTemplateToHub","resourceClaimToHub","subjectsFromHub","subjectsToHub","templateGenerationFromHub","templateGenerationToHub"]},
      routes: routes,
      flags: flags,
      features: features,
      protocol: protocol,
      documents: documents,
    };
