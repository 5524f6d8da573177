/** What an API service says: which group version it registers, how that ranks, and who answers for it. */

import type { APIService } from '../../../generated/apiregistration/v1/types.js';
import type { GroupVersions } from '../../http/connections/delegation.js';
import { versionPath } from '../../model/definition/routes.js';
import { compareVersions } from '../../model/values/version-order.js';
import type { ServicePort } from '../../service-addresses/address.js';
import { conditionOf } from '../condition.js';

export const AVAILABLE = 'Available';

export interface Registration {
  /** `<version>.<group>` */
  readonly name: string;
  readonly group: string;
  readonly version: string;
  readonly groupPriority: number;
  readonly versionPriority: number;
  /** Who answers; undefined where this server does. */
  readonly service: ServicePort | undefined;
  /** Authorities of the service's certificate as they were given; empty for those of the system. */
  readonly authorities: Buffer;
  /** Any certificate will do. */
  readonly insecure: boolean;
  readonly available: boolean;
}

const DEFAULT_PORT = 443;

export function registrationOf(object: Readonly<APIService>): Registration {
  const { service, ...spec } = object.spec;
  return {
    name: object.metadata.name ?? '',
    group: spec.group ?? '',
    version: spec.version ?? '',
    groupPriority: spec.groupPriorityMinimum,
    versionPriority: spec.versionPriority,
    service: service && { namespace: service.namespace ?? '', name: service.name ?? '', port: service.port || DEFAULT_PORT },
    authorities: Buffer.from(spec.caBundle ?? '', 'base64'),
    insecure: spec.insecureSkipTLSVerify === true,
    available: conditionOf(object, AVAILABLE)?.status === 'True',
  };
}

/** Path below which the registered version lies, without a slash at its end. */
export const pathOf = ({ group, version }: Registration): string => versionPath(group, version);

const byGroup = (a: Registration, b: Registration): number => b.groupPriority - a.groupPriority || (a.name < b.name ? -1 : 1);
const byVersion = (a: Registration, b: Registration): number =>
  b.versionPriority - a.versionPriority || compareVersions(a.version, b.version);

/** Groups in the order of their highest priorities, names deciding among equals, and their versions in the order of theirs. */
export function inDiscoveryOrder(registrations: Iterable<Registration>): GroupVersions[] {
  const groups = new Map<string, Registration[]>();
  for (const registration of [...registrations].sort(byGroup))
    groups.set(registration.group, [...(groups.get(registration.group) ?? []), registration]);
  return [...groups].map(([name, members]) => ({ name, versions: members.sort(byVersion).map((m) => m.version) }));
}
