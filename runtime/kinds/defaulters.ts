/** Defaults that depend on more than one field, named by the catalogue. Each fills its type in place. */
import type { Defaultable } from '../model/defaulting.js';
import { label } from '../model/words.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || (isFields(value) && Object.keys(value).length === 0);

/** A volume that names no source is an empty directory. */
export function volume(v: Defaultable): void {
  if (Object.keys(v).every((k) => k === 'name' || v[k] === undefined || v[k] === null)) v.emptyDir = {};
}

/** Images without a fixed tag are pulled every time. */
export function container(v: Defaultable): void {
  if (v.imagePullPolicy !== undefined && v.imagePullPolicy !== '') return;
  const image = typeof v.image === 'string' ? v.image : '';
  v.imagePullPolicy = tagOf(image) === 'latest' ? 'Always' : 'IfNotPresent';
}

/** The tag of an image reference; `latest` where it has neither tag nor digest. */
function tagOf(image: string): string {
  if (image.includes('@')) return '';
  const name = image.slice(image.lastIndexOf('/') + 1);
  const colon = name.indexOf(':');
  return colon < 0 ? 'latest' : name.slice(colon + 1);
}

/** On the host's network a container's port is the host's port; accounts go by two names. */
export function podSpec(v: Defaultable): void {
  const account = v.serviceAccountName || v.serviceAccount;
  // The older name of the field follows the newer one.
  if (typeof account === 'string' && account !== '') {
    v.serviceAccountName = account;
    v.serviceAccount = account;
  }
  if (v.hostNetwork !== true) return;
  for (const field of ['containers', 'initContainers']) {
    for (const c of listOf(v[field])) for (const port of listOf(c.ports)) if (!port.hostPort) port.hostPort = port.containerPort;
  }
}

/** Templates of claims say what they are, as stored claims would. */
export function statefulSetSpec(v: Defaultable): void {
  for (const claim of listOf(v.volumeClaimTemplates)) {
    claim.kind ||= 'PersistentVolumeClaim';
    claim.apiVersion ||= 'v1';
  }
}

/** The list of a pod's addresses starts with the single one. */
function podAddresses(status: Fields): void {
  const ip = status.podIP;
  if (typeof ip === 'string' && ip !== '' && listOf(status.podIPs)[0]?.ip !== ip) status.podIPs = [{ ip }];
}

/** Requests that are not given are the limits; service links are on. */
export function pod(v: Defaultable): void {
  podAddresses(fieldsOf(v.status));
  const spec = fieldsOf(v.spec);
  for (const field of ['containers', 'initContainers']) {
    for (const c of listOf(spec[field])) {
      const resources = fieldsOf(c.resources);
      if (!isFields(resources.limits)) continue;
      const requests: Fields = isFields(resources.requests) ? resources.requests : {};
      for (const [name, limit] of Object.entries(resources.limits)) if (!Object.hasOwn(requests, name)) requests[name] = limit;
      if (Object.keys(requests).length > 0) resources.requests = requests;
    }
  }
  if (isFields(v.spec)) spec.enableServiceLinks ??= true;
}

/** Target ports are the service's own; client affinity lasts three hours; outside traffic goes anywhere. */
export function serviceSpec(v: Defaultable): void {
  if (v.sessionAffinity === 'None') delete v.sessionAffinityConfig;
  if (v.sessionAffinity === 'ClientIP') {
    const timeout = fieldsOf(fieldsOf(v.sessionAffinityConfig).clientIP).timeoutSeconds;
    if (timeout === undefined) v.sessionAffinityConfig = { clientIP: { timeoutSeconds: 10800 } };
  }
  for (const port of listOf(v.ports))
    if (port.targetPort === undefined || port.targetPort === 0 || port.targetPort === '') port.targetPort = port.port;
  if ((v.type === 'NodePort' || v.type === 'LoadBalancer') && !v.externalTrafficPolicy) v.externalTrafficPolicy = 'Cluster';
}

/** What is not reserved can be allocated. */
export function nodeStatus(v: Defaultable): void {
  if (v.allocatable === undefined && isFields(v.capacity)) v.allocatable = { ...v.capacity };
}

/** A container limit range fills its defaults from its bounds: maximum → default → default request → minimum. */
export function limitRangeItem(v: Defaultable): void {
  if (v.type !== 'Container') return;
  const fill = (field: string, ...from: string[]): void => {
    const target: Fields = isFields(v[field]) ? v[field] : {};
    for (const source of from)
      for (const [name, value] of Object.entries(fieldsOf(v[source]))) if (!Object.hasOwn(target, name)) target[name] = value;
    if (Object.keys(target).length > 0) v[field] = target;
  };
  fill('default', 'max');
  fill('defaultRequest', 'default', 'min');
}

/** Selector and labels default to those of the template. */
export function replicationController(v: Defaultable): void {
  const spec = fieldsOf(v.spec);
  const labels = fieldsOf(fieldsOf(spec.template).metadata).labels;
  if (isEmpty(labels)) return;
  if (isEmpty(spec.selector)) spec.selector = { ...fieldsOf(labels) };
  const metadata = fieldsOf(v.metadata);
  if (isEmpty(metadata.labels)) metadata.labels = { ...fieldsOf(labels) };
}

/** The label by which namespace selectors find a namespace by its name. */
export function namespace(v: Defaultable): void {
  const metadata = fieldsOf(v.metadata);
  if (typeof metadata.name !== 'string' || metadata.name === '') return;
  metadata.labels = { ...fieldsOf(metadata.labels), [label('metadata.name')]: metadata.name };
}

/** How often a job tries again. */
const BACKOFF_LIMIT = 6;

/** A job's labels default to its template's; its numbers are filled in here, so that the templates of other kinds stay as written. */
export function job(v: Defaultable): void {
  const spec = fieldsOf(v.spec);
  if (spec.completions === undefined && spec.parallelism === undefined) spec.completions = 1;
  spec.parallelism ??= 1;
  spec.backoffLimit ??= BACKOFF_LIMIT;
  v.spec = spec;
  const labels = fieldsOf(fieldsOf(spec.template).metadata).labels;
  const metadata = fieldsOf(v.metadata);
  if (isEmpty(metadata.labels) && !isEmpty(labels)) metadata.labels = { ...fieldsOf(labels) };
}

/** What is given as text is kept as bytes, and wins over bytes of the same key. */
export function secret(v: Defaultable): void {
  const given = Object.entries(fieldsOf(v.stringData));
  if (given.length > 0)
    v.data = { ...fieldsOf(v.data), ...Object.fromEntries(given.map(([k, text]) => [k, Buffer.from(String(text)).toString('base64')])) };
  delete v.stringData;
}

/** How many templates a daemon set has had: written by the server, read by older clients. */
export function daemonSet(v: Defaultable): void {
  const metadata = fieldsOf(v.metadata);
  metadata.annotations = { ...fieldsOf(metadata.annotations), [TEMPLATE_COUNT]: templateCount(metadata.annotations) };
}

export const TEMPLATE_COUNT = 'deprecated.daemonset.template.generation';

/** The count as an object tells it; zero where it tells none. */
export const templateCount = (annotations: unknown): string => {
  const told = fieldsOf(annotations)[TEMPLATE_COUNT];
  return typeof told === 'string' && /^[+-]?\d+$/.test(told) ? String(Number(told)) : '0';
};

/** The oldest workload versions took selector and labels from the template. */
export function legacyWorkload(v: Defaultable): void {
  const spec = fieldsOf(v.spec);
  const labels = fieldsOf(fieldsOf(spec.template).metadata).labels;
  if (isEmpty(labels)) return;
  if (isEmpty(spec.selector)) spec.selector = { matchLabels: { ...fieldsOf(labels) } };
  const metadata = fieldsOf(v.metadata);
  if (isEmpty(metadata.labels)) metadata.labels = { ...fieldsOf(labels) };
}
