/** Services: addresses and node ports as users see them. */
import { ageOf, fieldsOf, listOf, mapText, NONE, nameOf, number, orNone, text } from '../shown.js';
import type { Strategy } from '../strategy.js';

function externalAddresses(spec: ReturnType<typeof fieldsOf>, status: ReturnType<typeof fieldsOf>): string {
  const given = Array.isArray(spec.externalIPs) ? spec.externalIPs.map(String) : [];
  if (spec.type === 'ExternalName') return text(spec.externalName, NONE);
  if (spec.type !== 'LoadBalancer') return orNone(given);
  const balanced = listOf(fieldsOf(status.loadBalancer).ingress).map((i) => text(i.ip) || text(i.hostname));
  const all = [...balanced, ...given];
  return all.length === 0 ? '<pending>' : all.join(',');
}

const ports = (spec: ReturnType<typeof fieldsOf>): string =>
  orNone(listOf(spec.ports).map((p) => `${number(p.port)}${number(p.nodePort) > 0 ? `:${number(p.nodePort)}` : ''}/${text(p.protocol)}`));

export const serviceStrategy: Strategy = {
  cells(object, now) {
    const spec = fieldsOf(object.spec);
    return [nameOf(object), text(spec.type), text(spec.clusterIP, NONE), externalAddresses(spec, fieldsOf(object.status)), ports(spec), ageOf(object, now), mapText(spec.selector)];
  },
};
