/** How plugins are made for a server, and what flags know of them. */
import type { ConfigReader } from '../../codec/config-file.js';
import type { ServerParts } from '../../http/server-parts.js';
import type { Words } from '../../model/values/words.js';
import type { AdmissionPlugin } from '../chain.js';

type Make = (parts: ServerParts) => AdmissionPlugin;

/** Makes a plugin for one server. */
export interface AdmissionPluginFactory {
  (parts: ServerParts): AdmissionPlugin;
  /** Set for plugins that flags switch on and off by their name. All others always run. */
  readonly switched?: SwitchedPlugin;
}

/** Where the settings of a plugin stand. */
export interface SettingsSource {
  readonly words: Words;
  /** The folder of the file, which paths in it are relative to. */
  readonly folder: string;
}

/** Reads the settings of a plugin and makes it by them; faults are told to the reader. */
export type Configure = (reader: ConfigReader, source: SettingsSource) => Make;

export interface SwitchedPlugin {
  readonly name: string;
  /** Whether it runs unless flags say otherwise. */
  readonly byDefault: boolean;
  /** Absent for plugins that have no settings. */
  readonly configure?: Configure;
  /** Whether it cannot run without settings. */
  readonly needsSettings?: boolean;
  /** Why it does nothing, in a clause; one that acts has no such word. */
  readonly inert?: string;
}

/** A plugin that flags know by its name. */
export const switched = (
  name: string,
  byDefault: boolean,
  make: Make,
  settings: Pick<SwitchedPlugin, 'configure' | 'needsSettings' | 'inert'> = {},
): AdmissionPluginFactory => Object.assign((parts: ServerParts) => make(parts), { switched: { name, byDefault, ...settings } });

/** A plugin that flags know and that does nothing here, for the reason that is given. */
export const inert = (name: string, why: string): AdmissionPluginFactory =>
  switched(name, false, () => ({ name, concerns: () => false }), { inert: why });

/** In place of a plugin that cannot be made without settings: the choice of plugins has refused that before. */
export const withoutSettings =
  (name: string): Make =>
  () => {
    throw new Error(`the plugin ${name} has no settings`);
  };
