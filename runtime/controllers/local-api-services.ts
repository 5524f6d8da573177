/** An API service for each version served here. They are settled once, at start: what users change later stays (spec 3, lifecycle). */

import type { ServerParts } from '../http/server-parts.js';
import type { ApiObject } from '../model/object.js';
import { sameValue } from '../model/same.js';
import { group, label } from '../model/words.js';
import { remove } from '../resource/delete.js';
import { deleteOptions } from '../resource/options.js';
import type { Registry } from '../resource/registry.js';
import type { Resource } from '../resource/resource.js';
import { update } from '../resource/update.js';
import type { Controller } from './controller.js';
import { ensure, SERVER_MANAGER, SERVER_USER } from './ensure.js';

const AT_START = 'onstart';
const automanaged = (): string => label('automanaged', 'kube-aggregator');

/** What is served, but for the group that holds the API services themselves. */
const wanted = (registry: Registry): ApiObject[] =>
  registry
    .ranked()
    .filter(({ name }) => name !== group('apiregistration'))
    .flatMap(({ name, priority, versions }) =>
      versions.map((version) => ({
        metadata: { name: `${version.name}.${name}`, labels: { [automanaged()]: AT_START } },
        spec: {
          ...(name === '' ? {} : { group: name }),
          version: version.name,
          groupPriorityMinimum: priority,
          versionPriority: version.priority,
        },
      })),
    );

export const localVersions: Controller = { name: 'kube-apiserver-autoregistration', start: registerLocalVersions };

/** Makes what is missing, sets right what another run left otherwise, and removes what is served no longer. */
async function registerLocalVersions({ registry }: ServerParts): Promise<void> {
  const id = `apiservices.${group('apiregistration')}`;
  if (!registry.has(id)) return;
  const services = registry.byId(id);
  const version = services.forms.version(services.definition.hub);
  await services.ready(version);
  const caller = { user: SERVER_USER, version, userAgent: SERVER_MANAGER, warn: () => undefined };
  const desired = new Map(wanted(registry).map((object) => [object.metadata.name ?? '', object]));
  const stale = services.cache
    .list()
    .entries.filter(({ item }) => item.labels?.[automanaged()] === AT_START && !desired.has(item.name))
    .map(({ item }) => remove(services, caller, '', item.name, deleteOptions(new URLSearchParams(), undefined)));
  const made = [...desired.values()].map(async (object) => {
    if (!(await ensure(services, object))) await settle(services, object, caller);
  });
  await Promise.all([...stale, ...made]);
}

type Author = Parameters<typeof remove>[1];

/** Gives an object of an earlier run the spec it has now. */
async function settle(services: Resource, object: ApiObject, caller: Author): Promise<void> {
  const name = object.metadata.name ?? '';
  const entry = services.find('', name);
  if (entry === undefined || entry.item.labels?.[automanaged()] !== AT_START) return;
  if (sameValue(services.forms.hub(entry.item).spec, object.spec)) return;
  await update(services, {
    caller,
    namespace: '',
    name,
    subresource: '',
    options: { dryRun: false, fieldManager: SERVER_MANAGER, force: undefined },
    manager: SERVER_MANAGER,
    replaces: false,
    change: (live) => ({ ...(live ?? object), spec: object.spec }),
  });
}
