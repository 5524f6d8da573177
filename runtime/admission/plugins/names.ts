/** Names of admission plugins, as help tells them. */
import { entryIn } from '../../model/definition/releases.js';
import type { AdmissionPluginFactory, SwitchedPlugin } from './factory.js';

/** Names of the plugins of a release that flags know: of all, and of those that run by default, in the order in which they are asked. */
export function namesOfPlugins(all: readonly AdmissionPluginFactory[], release: string): Readonly<Record<'all' | 'byDefault', string[]>> {
  const there = all.flatMap(({ switched: plugin }) => (plugin === undefined || entryIn(plugin, release) === undefined ? [] : [plugin]));
  const names = (plugins: readonly SwitchedPlugin[]): string[] => plugins.map(({ name }) => name);
  return { all: names(there).sort(), byDefault: names(there.filter(({ byDefault }) => byDefault)) };
}
