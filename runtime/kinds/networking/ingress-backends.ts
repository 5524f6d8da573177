/** Conversions of ingresses: the older versions name the service and the port of a backend side by side. */
import type { Ingress, IngressBackend } from '../../../generated/networking/v1/types.js';
import type { IngressBackend as IngressBackendBeta, Ingress as IngressBeta } from '../../../generated/networking/v1beta1/types.js';
import type { Draft } from '../../model/definition/draft.js';

/** The rules of an ingress, as far as they lead to its backends. */
type Rules<Backend> = readonly { readonly http?: { readonly paths?: readonly { readonly backend?: Backend }[] | null } }[];

/** The backend of an ingress itself and those of its paths, in an order that is the same in all versions. */
function backendsOf<Backend>(own: Backend | undefined, rules: Rules<Backend> = []): Backend[] {
  const out = own === undefined ? [] : [own];
  for (const { http } of rules) for (const { backend } of http?.paths ?? []) if (backend !== undefined) out.push(backend);
  return out;
}

const hubBackends = ({ spec }: Draft<Ingress>): Draft<IngressBackend>[] => backendsOf(spec?.defaultBackend, spec?.rules);
const betaBackends = ({ spec }: Draft<IngressBeta>): Draft<IngressBackendBeta>[] => backendsOf(spec?.backend, spec?.rules);

/** Calls a rule with each backend and the one it was converted from: the mapping keeps their order. */
function eachPair<To, From>(converted: readonly To[], originals: readonly From[], rule: (to: To, from: From) => void): void {
  for (const [i, to] of converted.entries()) {
    const from = originals[i];
    if (from !== undefined) rule(to, from);
  }
}

export function ingressToHub(converted: Draft<Ingress>, original: Draft<IngressBeta>): void {
  eachPair(hubBackends(converted), betaBackends(original), (to, { serviceName = '', servicePort = 0 }) => {
    if (serviceName === '' && (servicePort === 0 || servicePort === '')) delete to.service;
    else to.service = { name: serviceName, port: typeof servicePort === 'string' ? { name: servicePort } : { number: servicePort } };
  });
}

export function ingressFromHub(converted: Draft<IngressBeta>, original: Draft<Ingress>): void {
  eachPair(betaBackends(converted), hubBackends(original), (to, { service }) => {
    // The mapping carries over what only the hub has.
    Reflect.deleteProperty(to, 'service');
    if (service?.name !== undefined) to.serviceName = service.name;
    to.servicePort = service?.port?.name || (service?.port?.number ?? 0);
  });
}
