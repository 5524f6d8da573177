/** Storage versions: which versions of a resource each API server of a cluster writes and reads, and whether they agree. */
import type {
  ServerStorageVersion,
  StorageVersion,
  StorageVersionCondition,
} from '../../../generated/internal.apiserver/v1alpha1/types.js';
import { type FieldError, invalidValue } from '../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { faultsOf } from '../../model/values/formats.js';
import { defineKind } from '../kind.js';
import { formatFaults } from '../rules/values.js';
import { ageOf, nameOf, someOrUnset, UNSET } from '../shown.js';

/** All faults of a version, told as one. */
function versionFaults(field: string, version: string): FieldError[] {
  const faults = faultsOf('api-version', version);
  return faults.length === 0 ? [] : [invalidValue(field, version, faults.join(','))];
}

function serverFaults(
  at: string,
  { apiServerID = '', encodingVersion: written = '', decodableVersions: readable = [] }: ServerStorageVersion,
  declared: DeclaredFaults,
): FieldError[] {
  return [
    ...formatFaults('dns-subdomain', `${at}.apiServerID`, apiServerID),
    ...versionFaults(`${at}.encodingVersion`, written),
    ...declared.take(`${at}.decodableVersions`),
    ...(readable.includes(written)
      ? []
      : [invalidValue(`${at}.decodableVersions`, readable, `decodableVersions must include encodingVersion ${written}`)]),
  ];
}

/** The version that all servers write; undefined while they disagree, or none has reported. */
function commonVersion(servers: readonly ServerStorageVersion[]): string | undefined {
  const [first, ...others] = servers.map(({ encodingVersion = '' }) => encodingVersion);
  return others.every((version) => version === first) ? first : undefined;
}

function commonFaults(field: string, said: string | undefined, common: string | undefined): FieldError[] {
  if (said === undefined) return common === undefined ? [] : [invalidValue(field, null, `the common encoding version is ${common}`)];
  if (common === said) return [];
  const why =
    common === undefined
      ? 'should be nil if servers do not agree on the same encoding version, or if there is no server reporting the supported versions yet'
      : `the actual common encoding version is ${common}`;
  return [invalidValue(field, said, why)];
}

/** Faults of conditions. Their fields are told without the name of the list, as clients know them. */
function conditionFaults(at: string, conditions: readonly StorageVersionCondition[], declared: DeclaredFaults): FieldError[] {
  const places = new Map<string, number>();
  return faultsOfEach(conditions, ({ type, status }, i) => {
    const field = `${at}[${i}]`;
    const before = places.get(type);
    places.set(type, i);
    return [
      ...(before === undefined
        ? []
        : [invalidValue(`${field}.type`, type, `the type of the condition is not unique, it also appears in conditions[${before}]`)]),
      ...declared.take(`${field}.type`),
      ...faultsOf('qualified-name', status).map((fault) => invalidValue(`${field}.status`, type, fault)),
      ...declared.take(field, 'reason', 'message'),
    ];
  });
}

function statusFaults({ status }: StorageVersion, declared: DeclaredFaults): FieldError[] {
  const { storageVersions: servers = [], commonEncodingVersion, conditions = [] } = status;
  return [
    ...faultsOfEach(servers, (server, i) => serverFaults(`status.storageVersions[${i}]`, server, declared)),
    ...commonFaults('status.commonEncodingVersion', commonEncodingVersion, commonVersion(servers)),
    ...conditionFaults('status', conditions, shownAt(declared, 'status.conditions', 'status')),
  ];
}

export const storageVersion = defineKind<StorageVersion>({
  resource: 'storageversions.internal.apiserver.{groupDomain}',
  strategy: {
    validateUpdate: (object, _old, { subresource, declared }) => (subresource === 'status' ? statusFaults(object, declared) : []),
    cells(object, { now }) {
      const { commonEncodingVersion, storageVersions = [] } = object.status;
      const servers = storageVersions.map(({ apiServerID = '', encodingVersion = '' }) => `${apiServerID}=${encodingVersion}`);
      return [nameOf(object), commonEncodingVersion || UNSET, someOrUnset(servers), ageOf(object, now)];
    },
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
    statusOwnsNoMetadata: true,
  },
});
