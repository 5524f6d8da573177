/** How plugins are made for a server, and what flags know about them. */
import type { ConfigReader } from '../../codec/config-file.js';
import type { ServerParts } from '../../http/server-parts.js';
import type { Life } from '../../model/definition/releases.js';
import type { Words } from '../../model/values/words.js';
import type { AdmissionPlugin } from '../chain.js';
import type { Target } from '../request.js';

type Make = (parts: ServerParts) => AdmissionPlugin;

/** Makes a plugin for one server. */
export interface AdmissionPluginFactory {
  (parts: ServerParts): AdmissionPlugin;
  /** Set for plugins that flags switch on and off by their name. All others always run. */
  readonly switched?: SwitchedPlugin;
  /** Set for plugins of programs, so that they are told from functions of other sorts. */
  readonly ofProgram?: true;
  /** What the rules of a program are about, where it says so. */
  readonly about?: Target;
}

/**
 * A plugin that a program makes from the parts of its server, to look at other objects for instance; `admissionRule` makes one that needs
 * none of them.
 */
export const admissionPlugin = (make: Make): AdmissionPluginFactory => ofProgram(make);

/** The same for a rule that is about one resource alone. */
export const pluginAbout = (about: Target, make: Make): AdmissionPluginFactory => Object.assign(ofProgram(make), { about });

const ofProgram = (make: Make): AdmissionPluginFactory => Object.assign((parts: ServerParts) => make(parts), { ofProgram: true as const });

/** The settings of a plugin, where they are read from. */
export interface SettingsSource {
  readonly words: Words;
  /** The folder of the settings file; relative paths start there. */
  readonly folder: string;
}

/** Makes a plugin from its settings; faults are reported to the reader. */
export type Configure = (reader: ConfigReader, source: SettingsSource) => Make;

/** A plugin that flags know, from which release to which it is there. */
export interface SwitchedPlugin extends Life {
  readonly name: string;
  /** Whether it runs by default. */
  readonly byDefault: boolean;
  /** The first release whose flags know it; absent where all do. */
  readonly since?: string;
  /** Absent for plugins that have no settings. */
  readonly configure?: Configure;
  /** Whether it cannot run without settings. */
  readonly needsSettings?: boolean;
  /** A clause that says why the plugin does nothing; absent for plugins that act. */
  readonly inert?: string;
}

/** A plugin that flags know by its name. */
export const switched = (
  name: string,
  byDefault: boolean,
  make: Make,
  settings: Omit<SwitchedPlugin, 'name' | 'byDefault'> = {},
): AdmissionPluginFactory => Object.assign((parts: ServerParts) => make(parts), { switched: { name, byDefault, ...settings } });

const idle =
  (name: string): Make =>
  () => ({ name, concerns: () => false });

/** A plugin that flags know but that does nothing here, for the given reason. */
export const inert = (name: string, why: string, life: Life = {}): AdmissionPluginFactory =>
  switched(name, false, idle(name), { inert: why, ...life });

/** A plugin that is on by default, and has nothing to do while there are no objects of the kinds that it is for. */
export const withoutKinds = (name: string, life: Life): AdmissionPluginFactory => switched(name, true, idle(name), life);

/** Stands for a plugin that cannot be made without settings. The choice of plugins has refused that case before. */
export const withoutSettings =
  (name: string): Make =>
  () => {
    throw new Error(`the plugin ${name} has no settings`);
  };
