/** Services: what changes with their type, and their rows. Addresses and node ports are handed out by the admission plugin. */

import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import type { KindContext } from '../../resource/strategy.js';
import { defineKind } from '../kind.js';
import { balancerCell, balancerFaults } from '../rules/balancer.js';
import { isAbsent, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, mapText, NONE, nameOf, number, orNone, text } from '../shown.js';
import { serviceProxy } from './proxies.js';
import { hasNodePorts, needsHealthPort, serviceFaults, serviceUpdateFaults } from './service-rules.js';

function externalAddresses(service: ApiObject): string {
  const spec = fieldsOf(service.spec);
  const given = textsOf(spec.externalIPs);
  if (spec.type === 'ExternalName') return text(spec.externalName);
  if (spec.type !== 'LoadBalancer') return orNone(given);
  return [balancerCell(service), ...given].filter((a) => a !== '').join(',') || '<pending>';
}

const ports = (spec: Fields): string =>
  orNone(listOf(spec.ports).map((p) => `${number(p.port)}${number(p.nodePort) > 0 ? `:${number(p.nodePort)}` : ''}/${text(p.protocol)}`));

const without = (spec: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(spec).filter(([name]) => !names.includes(name)));

/** The single address and the list of addresses tell the same; an older client changes only the first. */
function alignAddresses(spec: Fields, old: Fields | undefined): Fields {
  const [first, ips] = [text(spec.clusterIP), textsOf(spec.clusterIPs)];
  if (old === undefined) return first !== '' && isAbsent(spec.clusterIPs) ? { ...spec, clusterIPs: [first] } : spec;
  if (first === text(old.clusterIP) || !sameValue(ips, textsOf(old.clusterIPs)))
    return first !== '' && ips.length === 0 ? { ...spec, clusterIPs: [first] } : spec;
  return first === '' ? without(spec, 'clusterIPs') : { ...spec, clusterIPs: [first, ...ips.slice(1)] };
}

/** What the new type has no use for goes, where the client left it as it was. */
function dropUnused(spec: Fields, old: Fields): Fields {
  let next = spec;
  const unchanged = (name: string): boolean => sameValue(spec[name], old[name]);
  if (spec.type === 'ExternalName' && old.type !== 'ExternalName') {
    for (const name of ['clusterIPs', 'ipFamilies', 'ipFamilyPolicy']) if (unchanged(name)) next = without(next, name);
    if (unchanged('clusterIP')) next = without(next, 'clusterIP', 'clusterIPs');
  }
  if (hasNodePorts(old) && !hasNodePorts(spec)) {
    const nodePorts = (of: Fields): number[] => listOf(of.ports).map((p) => number(p.nodePort));
    if (sameValue(nodePorts(spec), nodePorts(old))) next = { ...next, ports: listOf(next.ports).map((p) => without(p, 'nodePort')) };
    if (unchanged('externalTrafficPolicy')) next = without(next, 'externalTrafficPolicy');
  }
  if (needsHealthPort(old) && !needsHealthPort(spec) && unchanged('healthCheckNodePort')) next = without(next, 'healthCheckNodePort');
  return next;
}

/** Families come along with the address that they belong to. */
function keepFamilies(spec: Fields, old: Fields): Fields {
  const same = textsOf(spec.clusterIPs)[0] !== undefined && textsOf(spec.clusterIPs)[0] === textsOf(old.clusterIPs)[0];
  if (!same || !isAbsent(spec.ipFamilies)) return spec;
  return { ...spec, ipFamilies: old.ipFamilies, ipFamilyPolicy: spec.ipFamilyPolicy ?? old.ipFamilyPolicy };
}

/** Traffic inside the cluster goes to all endpoints unless something else is said. */
function featureDefaults(object: ApiObject, { enabled }: KindContext): void {
  const spec = fieldsOf(object.spec);
  if (spec.type === 'ExternalName' || !isAbsent(spec.internalTrafficPolicy) || !enabled('ServiceInternalTrafficPolicy')) return;
  object.spec = { ...spec, internalTrafficPolicy: 'Cluster' };
}

export const service = defineKind<ApiObject>({
  resource: 'services',
  strategy: {
    featureDefaults,
    prepareForCreate(object) {
      object.spec = alignAddresses(fieldsOf(object.spec), undefined);
    },
    prepareForUpdate(object, old, context) {
      if (context.subresource !== '') return;
      const before = fieldsOf(old.spec);
      const spec = dropUnused(alignAddresses(fieldsOf(object.spec), before), before);
      object.spec = keepFamilies(spec, before);
    },
    validate: serviceFaults,
    validateUpdate: (object: ApiObject, old, context) =>
      context.subresource === 'status' ? balancerFaults(object) : serviceUpdateFaults(object, old, context),
    cells(object, { now }) {
      const spec = fieldsOf(object.spec);
      return [
        nameOf(object),
        text(spec.type),
        text(spec.clusterIP, NONE),
        externalAddresses(object),
        ports(spec),
        ageOf(object, now),
        mapText(spec.selector),
      ];
    },
  },
  operations: { proxy: serviceProxy },
});
