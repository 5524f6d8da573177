/** An API service for each version served here. They are settled once, at start: what users change later stays (spec 3, lifecycle). */

import type { APIService } from '../../generated/apiregistration/v1/types.js';
import type { Parts } from '../http/server-parts.js';
import { sameValue } from '../model/json/json.js';
import type { ApiObject } from '../model/object.js';
import type { Words } from '../model/values/words.js';
import type { Registry } from '../resource/registry.js';
import type { Resource } from '../resource/resource.js';
import { remove } from '../resource/writes/delete.js';
import { deleteOptions } from '../resource/writes/options.js';
import { update } from '../resource/writes/update.js';
import { type AuthoredWrite, serverAs, writeBy } from './framework/author.js';
import type { Controller } from './framework/contract.js';
import { ensure, registrationManager } from './framework/ensure.js';

const AT_START = 'onstart';
/** The label of API services that the server makes by itself. */
export const automanaged = ({ label }: Words): string => label('automanaged', 'kube-aggregator');

/** The served groups, except the one with the API services themselves. */
const wanted = (registry: Registry): ApiObject[] =>
  registry
    .ownRanked()
    .filter(({ name }) => name !== registry.words.group('apiregistration'))
    .flatMap(({ name, priority, versions }) =>
      versions.map((version) => ({
        metadata: { name: `${version.name}.${name}`, labels: { [automanaged(registry.words)]: AT_START } },
        spec: {
          ...(name === '' ? {} : { group: name }),
          version: version.name,
          groupPriorityMinimum: priority,
          versionPriority: version.priority,
        },
      })),
    );

export const localVersions: Controller = {
  name: 'kube-apiserver-autoregistration',
  needs: ['apiservices.apiregistration.{groupDomain}'],
  start: registerLocalVersions,
};

/** Makes what is missing, sets right what another run left otherwise, and removes what is served no longer. */
async function registerLocalVersions({ registry }: Parts<'registry'>): Promise<void> {
  const id = `apiservices.${registry.words.group('apiregistration')}`;
  const services = registry.byId(id);
  const stored = registry.reader<APIService>(id);
  const mark = automanaged(registry.words);
  const version = services.forms.version(services.definition.hub);
  await services.ready(version);
  const write = writeBy(serverAs(registrationManager(services.environment.enabled)), version);
  const desired = new Map(wanted(registry).map((object) => [object.metadata.name ?? '', object]));
  const stale = services.cache
    .list()
    .entries.filter(({ item }) => item.labels?.[mark] === AT_START && !desired.has(item.name))
    .map(({ item }) => remove(services, write.caller, '', item.name, deleteOptions(new URLSearchParams(), undefined, registry.words)));
  const made = [...desired.values()].map(async (object) => {
    if (await ensure(services, object, registrationManager(services.environment.enabled))) return;
    const name = object.metadata.name ?? '';
    const known = stored.peek('', name);
    // What users have taken over stays as they left it.
    if (known?.metadata.labels?.[mark] === AT_START && !sameValue(known.spec, object.spec)) await settle(services, name, object, write);
  });
  await Promise.all([...stale, ...made]);
}

/** Gives an object of an earlier run the spec it has now. */
async function settle(services: Resource, name: string, object: ApiObject, write: AuthoredWrite): Promise<void> {
  await update(services, {
    ...write,
    namespace: '',
    name,
    subresource: '',
    replaces: false,
    change: (live) => ({ ...(live ?? object), spec: object.spec }),
  });
}
