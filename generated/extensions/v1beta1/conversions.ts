// Generated from the catalogue by `npm run generate`. Edit the catalogue, not this file.
/** How extensions/v1beta1 maps to the hub versions of its kinds. */

import { eachItem, one } from "kindwright/generated-code";
import type { Mapping } from "kindwright/generated-code";
export const DaemonSetMapping: Mapping = {
      inner: { spec: one(() => DaemonSetSpecMapping) },
    };
export const DeploymentMapping: Mapping = {
      inner: { spec: one(() => DeploymentSpecMapping) },
    };
export const IngressMapping: Mapping = {
      inner: { spec: one(() => IngressSpecMapping) },
    };
export const DaemonSetSpecMapping: Mapping = {
      derivedHere: ["templateGeneration"],
    };
export const DeploymentSpecMapping: Mapping = {
      keptHere: ["rollbackTo"],
    };
export const IngressSpecMapping: Mapping = {
      renamed: [["backend","defaultBackend"]],
      inner: { backend: one(() => IngressBackendMapping), rules: eachItem(() => IngressRuleMapping) },
    };
export const IngressBackendMapping: Mapping = {
      renamed: [["serviceName","service.name"]],
      derivedHere: ["servicePort"],
    };
export const IngressRuleMapping: Mapping = {
      inner: { http: one(() => HTTPIngressRuleValueMapping) },
    };
export const HTTPIngressRuleValueMapping: Mapping = {
      inner: { paths: eachItem(() => HTTPIngressPathMapping) },
    };
export const HTTPIngressPathMapping: Mapping = {
      inner: { backend: one(() => IngressBackendMapping) },
    };
