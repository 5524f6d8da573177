/** What a server says of itself when it starts: what it serves, from where, where it stores, and what is off. */

import path from 'node:path';
import { chosenModes } from '../auth/authorizers/chosen-modes.js';
import { isChosen } from '../controllers/framework/contract.js';
import { clusterControllers } from '../controllers/index.js';
import type { Server } from '../server/server.js';
import { chosenEngine } from '../server/storage/chosen-engine.js';
import type { Settings } from '../settings/settings.js';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Lines for the console, without the address, which comes last. */
export function announcement(server: Pick<Server, 'registry'>, settings: Settings, version: string, origin: string): string {
  const { registry } = server;
  const kinds = new Set([...registry.resources].map(({ definition }) => definition.kind));
  const off = whatIsOff(settings);
  return [
    `Kindwright ${version} serves ${plural(kinds.size, 'kind')} in ${plural(registry.groups().length, 'group')}, from ${origin}.`,
    `Objects are kept ${store(settings)}.`,
    ...(off.length === 0 ? [] : [`Off: ${off.join('; ')}.`]),
  ].join('\n');
}

function store(settings: Settings): string {
  switch (chosenEngine(settings)) {
    case 'etcd':
      return `in etcd at ${settings.list('etcd-servers').map(withoutCredentials).join(', ')}`;
    case 'postgres':
      return `in PostgreSQL at ${withoutCredentials(settings.text('postgres-url'))}`;
    case 'memory':
      return 'in memory, and forgotten at the end';
    case 'sqlite':
      return `in ${path.resolve(settings.text('data-dir'))}`;
  }
}

/** Addresses may carry a user name and a password. */
const withoutCredentials = (address: string): string => address.replace(/\/\/[^/@]*@/, '//');

function whatIsOff(settings: Settings): string[] {
  const controllers = clusterControllers
    .filter(({ phase, wanted }) => phase === 'running' && wanted?.(settings) !== false)
    .map(({ name }) => name);
  const idle = controllers.filter((name) => !isChosen(settings, name));
  const switched = [...settings.map('runtime-config')].filter(([, on]) => !on).map(([name]) => name);
  const modes = chosenModes(settings);
  return [
    ...(idle.length === 0 ? [] : [idle.length === controllers.length ? 'all controllers' : `the controllers ${idle.join(', ')}`]),
    ...(settings.flag('anonymous-auth') ? [] : ['requests without credentials']),
    ...(modes.includes('AlwaysAllow') ? ['authorization, as everybody may do everything'] : []),
    ...(settings.text('audit-policy-file') === '' ? ['auditing'] : []),
    ...(switched.length === 0 ? [] : [`of the API ${switched.join(', ')}`]),
  ];
}
