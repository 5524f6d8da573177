/** Conversions that data cannot say, named by the catalogue. Each finishes an object that its mapping has already moved. */
import type { ApiObject } from '../model/object.js';
import { group as apiGroup, label } from '../model/words.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

// Ingress: the older versions name a service and a port side by side.

const backendsOf = (spec: Fields, rule: (backend: Fields) => void, ownName: string): void => {
  if (isFields(spec[ownName])) rule(fieldsOf(spec[ownName]));
  for (const r of listOf(spec.rules)) for (const path of listOf(fieldsOf(r.http).paths)) if (isFields(path.backend)) rule(path.backend);
};

/** Backends of both objects side by side: the mapping keeps their order. */
function pairedBackends(
  converted: ApiObject,
  original: ApiObject,
  names: [string, string],
  rule: (to: Fields, from: Fields) => void,
): void {
  const to: Fields[] = [];
  const from: Fields[] = [];
  backendsOf(fieldsOf(converted.spec), (b) => to.push(b), names[0]);
  backendsOf(fieldsOf(original.spec), (b) => from.push(b), names[1]);
  to.forEach((backend, i) => {
    const source = from[i];
    if (source !== undefined) rule(backend, source);
  });
}

export function ingressToHub(converted: ApiObject, original: ApiObject): void {
  pairedBackends(converted, original, ['defaultBackend', 'backend'], (to, from) => {
    const port = from.servicePort;
    if ((from.serviceName === undefined || from.serviceName === '') && (port === undefined || port === 0 || port === '')) {
      delete to.service;
      return;
    }
    const service: Fields = { ...fieldsOf(to.service) };
    service.name = from.serviceName ?? '';
    service.port = typeof port === 'string' ? { name: port } : { number: port ?? 0 };
    to.service = service;
  });
}

export function ingressFromHub(converted: ApiObject, original: ApiObject): void {
  pairedBackends(converted, original, ['backend', 'defaultBackend'], (to, from) => {
    delete to.service;
    const service = fieldsOf(from.service);
    const port = fieldsOf(service.port);
    if (typeof service.name === 'string') to.serviceName = service.name;
    to.servicePort = typeof port.name === 'string' && port.name !== '' ? port.name : (port.number ?? 0);
  });
}

// EndpointSlice: node name and zone were entries of the topology.

const hostname = (): string => label('hostname');
const zone = (): string => label('zone', 'topology');

export function endpointSliceToHub(converted: ApiObject): void {
  for (const endpoint of listOf(converted.endpoints)) {
    if (!isFields(endpoint.deprecatedTopology)) continue;
    const topology = { ...endpoint.deprecatedTopology };
    if (typeof topology[zone()] === 'string') {
      endpoint.zone = topology[zone()];
      delete topology[zone()];
    }
    // The entry stays where it differs from the node's name, which the old version allows.
    if (topology[hostname()] === endpoint.nodeName) delete topology[hostname()];
    if (Object.keys(topology).length === 0) delete endpoint.deprecatedTopology;
    else endpoint.deprecatedTopology = topology;
  }
}

export function endpointSliceFromHub(converted: ApiObject, original: ApiObject): void {
  const sources = listOf(original.endpoints);
  listOf(converted.endpoints).forEach((endpoint, i) => {
    const source = sources[i] ?? {};
    const topology: Fields = { ...fieldsOf(endpoint.topology) };
    if (typeof source.zone === 'string') topology[zone()] = source.zone;
    if (typeof source.nodeName === 'string') topology[hostname()] ??= source.nodeName;
    if (Object.keys(topology).length > 0) endpoint.topology = topology;
  });
}

// Role bindings: the first version gave subjects an apiVersion instead of a group.

export function subjectsToHub(converted: ApiObject, original: ApiObject): void {
  const sources = listOf(original.subjects);
  listOf(converted.subjects).forEach((subject, i) => {
    const { apiVersion } = sources[i] ?? {};
    const text = typeof apiVersion === 'string' ? apiVersion : '';
    const group = text.includes('/') ? text.slice(0, text.indexOf('/')) : '';
    subject.apiGroup = group === '' && (subject.kind === 'User' || subject.kind === 'Group') ? apiGroup('rbac.authorization') : group;
    if (subject.kind === 'User' && subject.name === '*') {
      subject.kind = 'Group';
      subject.name = 'system:authenticated';
    }
  });
}

export function subjectsFromHub(converted: ApiObject, original: ApiObject): void {
  const sources = listOf(original.subjects);
  listOf(converted.subjects).forEach((subject, i) => {
    const { apiGroup } = sources[i] ?? {};
    delete subject.apiGroup;
    if (subject.kind === 'ServiceAccount') subject.apiVersion = 'v1';
    else if (typeof apiGroup === 'string' && apiGroup !== '') subject.apiVersion = `${apiGroup}/v1alpha1`;
  });
}

export { customResourceDefinitionFromHub, customResourceDefinitionToHub } from './apiextensions/conversions.js';
export { autoscalerV1FromHub, autoscalerV1ToHub, autoscalerV2beta1FromHub, autoscalerV2beta1ToHub } from './autoscaling/conversions.js';
