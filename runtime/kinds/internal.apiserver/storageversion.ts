/** Storage versions: what each API server of a cluster writes and reads of one resource, and whether they agree. */

import { type FieldError, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { faultsOf } from '../../model/formats.js';
import type { ApiObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { formatFaults, isAbsent, textsOf } from '../rules/values.js';
import { ageOf, type Fields, fieldsOf, listOf, nameOf, someOrUnset, text, UNSET } from '../shown.js';

/** All that is wrong with a version, in one fault. */
function versionFaults(field: string, version: string): FieldError[] {
  const faults = faultsOf('api-version', version);
  return faults.length === 0 ? [] : [invalidValue(field, version, faults.join(','))];
}

function serverFaults(at: string, server: Fields): FieldError[] {
  const [written, readable] = [text(server.encodingVersion), textsOf(server.decodableVersions)];
  return [
    ...formatFaults('dns-subdomain', `${at}.apiServerID`, text(server.apiServerID)),
    ...versionFaults(`${at}.encodingVersion`, written),
    ...faultsOfEach(readable, (version, i) => versionFaults(`${at}.decodableVersions[${i}]`, version)),
    ...(readable.includes(written)
      ? []
      : [invalidValue(`${at}.decodableVersions`, readable, `decodableVersions must include encodingVersion ${written}`)]),
  ];
}

/** The version that all servers write; undefined while they disagree, or none has said anything. */
function commonVersion(servers: readonly Fields[]): string | undefined {
  const [first, ...others] = servers.map((server) => text(server.encodingVersion));
  return others.every((version) => version === first) ? first : undefined;
}

function commonFaults(field: string, said: unknown, common: string | undefined): FieldError[] {
  if (isAbsent(said)) return common === undefined ? [] : [invalidValue(field, null, `the common encoding version is ${common}`)];
  if (common === said) return [];
  const why =
    common === undefined
      ? 'should be nil if servers do not agree on the same encoding version, or if there is no server reporting the supported versions yet'
      : `the actual common encoding version is ${common}`;
  return [invalidValue(field, said, why)];
}

/** Clients know conditions by their place in the status. */
function conditionFaults(at: string, conditions: readonly Fields[]): FieldError[] {
  const places = new Map<string, number>();
  return faultsOfEach(conditions, (condition, i) => {
    const [type, field] = [text(condition.type), `${at}[${i}]`];
    const before = places.get(type);
    places.set(type, i);
    return [
      ...(before === undefined
        ? []
        : [invalidValue(`${field}.type`, type, `the type of the condition is not unique, it also appears in conditions[${before}]`)]),
      ...formatFaults('qualified-name', `${field}.type`, type),
      ...faultsOf('qualified-name', text(condition.status)).map((fault) => invalidValue(`${field}.status`, type, fault)),
      ...faultsOfEach(['reason', 'message'] as const, (name) =>
        text(condition[name]) === '' ? [required(`${field}.${name}`, `${name} cannot be empty`)] : [],
      ),
    ];
  });
}

function statusFaults(object: ApiObject): FieldError[] {
  const status = fieldsOf(object.status);
  const servers = listOf(status.storageVersions);
  return [
    ...faultsOfEach(servers, (server, i) => serverFaults(`status.storageVersions[${i}]`, server)),
    ...commonFaults('status.commonEncodingVersion', status.commonEncodingVersion, commonVersion(servers)),
    ...conditionFaults('status', listOf(status.conditions)),
  ];
}

export const storageVersion = defineKind<ApiObject>({
  resource: 'storageversions.internal.apiserver.{groupDomain}',
  strategy: {
    validateUpdate: (object, _old, { subresource }) => (subresource === 'status' ? statusFaults(object) : []),
    cells(object, { now }) {
      const { commonEncodingVersion, storageVersions } = fieldsOf(object.status);
      const servers = listOf(storageVersions).map((server) => `${text(server.apiServerID)}=${text(server.encodingVersion)}`);
      return [nameOf(object), text(commonEncodingVersion, UNSET), someOrUnset(servers), ageOf(object, now)];
    },
    statusKeeps: ['labels', 'annotations', 'finalizers', 'ownerReferences'],
  },
});
