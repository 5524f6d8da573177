/** Settings of the plugin ResourceQuota: the resources that may only be used under a quota that covers them. */
import type { Configuration, LimitedResource as LimitedInFile } from '../../../../generated/apiserver.config/v1/types.js';
import type { ScopedResourceSelectorRequirement } from '../../../../generated/core/v1/types.js';
import * as allowed from '../../../../generated/core/v1/values.js';
import type { ConfigReader } from '../../../codec/config-file.js';
import type { SettingsSource } from '../factory.js';

export interface LimitedResource {
  /** As in `pods` or `jobs.batch`. */
  readonly resource: string;
  /** Amounts are limited whose names contain one of these texts. */
  readonly matchContains: readonly string[];
  /** Objects in one of these scopes are limited. */
  readonly matchScopes: readonly ScopedResourceSelectorRequirement[];
}

const SCOPES = allowed.ScopedResourceSelectorRequirement.scopeName;
const OPERATORS = ['In', 'NotIn', 'Exists', 'DoesNotExist'] as const;

function scopeOf(reader: ConfigReader<ScopedResourceSelectorRequirement>): ScopedResourceSelectorRequirement {
  reader.only(['scopeName', 'operator', 'values']);
  const [first = '', ...others] = SCOPES;
  return {
    scopeName: reader.member('scopeName').oneOf([first, ...others]),
    operator: reader.member('operator').oneOf(OPERATORS),
    values: reader.member('values').texts(),
  };
}

function limitedOf(reader: ConfigReader<LimitedInFile>): LimitedResource {
  reader.only(['apiGroup', 'resource', 'matchContains', 'matchScopes']);
  const [group, resource] = [reader.member('apiGroup').text(), reader.member('resource')];
  if (resource.text() === '') resource.fault('required; the plural name of a resource, such as pods');
  return {
    resource: group === '' ? resource.text() : `${resource.text()}.${group}`,
    matchContains: reader.member('matchContains').texts(),
    matchScopes: reader.member('matchScopes').items().map(scopeOf),
  };
}

/** Reads a ResourceQuotaConfiguration, or a Configuration as older versions call it. */
export function quotaSettings(reader: ConfigReader<Configuration>, { words: { group } }: SettingsSource): readonly LimitedResource[] {
  reader.only(['apiVersion', 'kind', 'limitedResources']);
  const older = group('resourcequota.admission');
  const version = reader.member('apiVersion').oneOf([`${group('apiserver.config')}/v1`, `${older}/v1beta1`, `${older}/v1alpha1`]);
  reader.member('kind').oneOf([version.startsWith(older) ? 'Configuration' : 'ResourceQuotaConfiguration']);
  return reader.member('limitedResources').items().map(limitedOf);
}
