// @ts-nocheck compiled by TypeBox from schemas.ts
/** Validators of auditregistration.k8s.io/v1alpha1: whether a value has the types and keeps the constraints of its schema. */
import * as metaV1 from "../../meta/v1/validators.js";

const check_1 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.kind === undefined || (!("kind" in value) || (typeof value.kind === "string" || value.kind === null))) && (value.apiVersion === undefined || (!("apiVersion" in value) || (typeof value.apiVersion === "string" || value.apiVersion === null)))) && (value.metadata === undefined || (!("metadata" in value) || (check_2(value.metadata) || value.metadata === null)))) && (value.spec === undefined || (!("spec" in value) || (check_3(value.spec) || value.spec === null))))));
const check_2 = (value) => metaV1.checkObjectMeta(value);
const check_3 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.policy === undefined || (!("policy" in value) || (check_4(value.policy) || value.policy === null))) && (value.webhook === undefined || (!("webhook" in value) || (check_5(value.webhook) || value.webhook === null))))));
const check_4 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.level === undefined || (!("level" in value) || (typeof value.level === "string" || value.level === null))) && (value.stages === undefined || (!("stages" in value) || ((Array.isArray(value.stages) && value.stages.every((unique_0, index) => (typeof unique_0 === "string"))) || value.stages === null))))));
const check_5 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.throttle === undefined || (!("throttle" in value) || (check_6(value.throttle) || value.throttle === null))) && (value.clientConfig === undefined || (!("clientConfig" in value) || (check_7(value.clientConfig) || value.clientConfig === null))))));
const check_6 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((value.qps === undefined || (!("qps" in value) || ((Number.isInteger(value.qps) || typeof value.qps === "bigint") || value.qps === null))) && (value.burst === undefined || (!("burst" in value) || ((Number.isInteger(value.burst) || typeof value.burst === "bigint") || value.burst === null))))));
const check_7 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && (((value.url === undefined || (!("url" in value) || (typeof value.url === "string" || value.url === null))) && (value.service === undefined || (!("service" in value) || (check_8(value.service) || value.service === null)))) && (value.caBundle === undefined || (!("caBundle" in value) || (typeof value.caBundle === "string" || value.caBundle === null))))));
const check_8 = ((value) => ((typeof value === "object" && value !== null && !(Array.isArray(value))) && ((((value.namespace === undefined || (!("namespace" in value) || (typeof value.namespace === "string" || value.namespace === null))) && (value.name === undefined || (!("name" in value) || (typeof value.name === "string" || value.name === null)))) && (value.path === undefined || (!("path" in value) || (typeof value.path === "string" || value.path === null)))) && (value.port === undefined || (!("port" in value) || (Number.isInteger(value.port) || value.port === null))))));
export const checkAuditSink = check_1;
export const checkAuditSinkSpec = check_3;
export const checkPolicy = check_4;
export const checkWebhook = check_5;
export const checkWebhookThrottleConfig = check_6;
export const checkWebhookClientConfig = check_7;
export const checkServiceReference = check_8;
