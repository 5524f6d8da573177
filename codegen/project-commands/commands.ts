/** The commands by which a project is made, changed, generated, built and run. */

import type { Call, Command, Commands } from '../../runtime/cli/command.js';
import { ofOneProcess } from '../../runtime/cli/one-process.js';
import type { FlagDefinition } from '../../runtime/model/definition/definition.js';
import { FlagError } from '../../runtime/settings/read.js';
import type { Flags, SettingsByName } from '../../runtime/settings/settings.js';
import type { GenerateOptions } from '../generate.js';
import type { CodeRoom } from './new-code.js';
import { neededProject, projectAt } from './project.js';

const text = (description: string, value = ''): FlagDefinition => ({ type: 'string', section: 'Flags', default: value, description });
const list = (description: string): FlagDefinition => ({ type: 'strings', section: 'Flags', default: [], description });
const truth = (description: string): FlagDefinition => ({ type: 'bool', section: 'Flags', default: false, description });

const FOLDERS: Flags = {
  catalog: text('Folder of the catalogue.', 'catalog'),
  output: text('Folder for the generated code.', 'generated'),
};

const DATE = text('Day on which the next release is made, as in 2026-01-31; today when left out.');

/** The day that `--date` names, if any. Throws FlagError for what is no day. */
function dayOf(settings: SettingsByName): { today?: string } {
  const today = settings.text('date');
  if (today === '') return {};
  if (!isDay(today)) throw new FlagError([`--date is ${JSON.stringify(today)}, which is no day such as 2026-01-31`]);
  return { today };
}

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

const foldersOf = (settings: SettingsByName): { catalog: string; output: string } => ({
  catalog: settings.text('catalog'),
  output: settings.text('output'),
});

/** The functions that the project's kinds in code give; nothing where that cannot be known. */
async function givenFunctions(): Promise<Pick<GenerateOptions, 'functions'>> {
  const project = projectAt('.');
  if (project === undefined || project.isPackage) return {};
  const { functionsOf } = await import('./load.js');
  const functions = await functionsOf(project);
  return functions === undefined ? {} : { functions };
}

const generate: Command = {
  about: 'makes the code of a catalogue',
  flags: () => FOLDERS,
  run: async ({ settings }) => {
    const { runGenerator } = await import('../command.js');
    return runGenerator({ ...foldersOf(settings), ...(await givenFunctions()) }) ? 0 : 1;
  },
};

const check: Command = {
  about: 'tells the faults of a catalogue, what it breaks of its last release, and whether its code must be generated again',
  flags: () => ({ ...FOLDERS, date: DATE }),
  run: async ({ settings }) => {
    const { runGenerator } = await import('../command.js');
    return runGenerator({ ...foldersOf(settings), ...dayOf(settings), ...(await givenFunctions()), check: true }) ? 0 : 1;
  },
};

const release: Command = {
  about: 'writes what the catalogue promises with a release to its released.lock, which check holds later ones to',
  flags: () => ({
    ...FOLDERS,
    date: text('Day of the release, as in 2026-01-31; today when left out.'),
    release: text('The release, as in 1.4; the `release` of service.yaml when left out.'),
    exception: text('Why rules of the deprecation policy are broken by it, as its notes say; refused when left out.'),
  }),
  run: async ({ settings }) => {
    const { release: make } = await import('../release.js');
    console.log(
      make({ ...foldersOf(settings), ...dayOf(settings), release: settings.text('release'), exception: settings.text('exception') }),
    );
    return undefined;
  },
};

const init: Command = {
  about: 'makes a project in a new folder, with a kind, a rule in code and a test',
  operands: ['<folder>'],
  flags: () => ({}),
  run: async ({ operands: [folder = ''] }) => {
    const { initProject } = await import('./init.js');
    console.log(initProject(folder));
    return undefined;
  },
};

const newKind: Command = {
  about: 'adds a kind to the catalogue of the project',
  operands: ['<Kind>'],
  flags: () => ({
    group: text('Group, such as shop.example.com; may be left out where the project has one.'),
    version: text('Version; the first of the group when left out, v1 of a new group.'),
    plural: text('Name in paths; made of the kind when left out.'),
    'cluster-scoped': truth('Objects of the kind are in no namespace.'),
    code: truth('Make a file for rules in code as well.'),
  }),
  run: async ({ operands: [kind = ''], settings }) => {
    const { addKind } = await import('./new-kind.js');
    const added = addKind(neededProject(), {
      kind,
      group: settings.text('group'),
      version: settings.text('version'),
      plural: settings.text('plural'),
      namespaced: !settings.flag('cluster-scoped'),
      code: settings.flag('code'),
    });
    console.log(told(added));
    return undefined;
  },
};

const newVersion: Command = {
  about: 'adds a version to a group, with all kinds of an older one; the version that is stored stays the same',
  operands: ['<group>/<version>'],
  flags: () => ({
    from: text('Version to take the kinds of; the first of the group when left out.'),
    rename: list('Fields with other names in the new version, as <Type>.<field>=<new name>.'),
  }),
  run: async ({ operands: [version = ''], settings }) => {
    const { addVersion } = await import('./new-version.js');
    console.log(told(addVersion(neededProject(), { version, from: settings.text('from'), renames: settings.list('rename') })));
    return undefined;
  },
};

/** A command that writes a file of code, about a kind or about none. */
const newCode = (room: CodeRoom, about: string): Command => ({
  about,
  operands: ['<name>'],
  flags: (): Flags =>
    room === 'authenticators' ? {} : { kind: text('Kind that it is about; may be left out where the project has one.') },
  run: async ({ operands: [name = ''], settings }) => {
    const { addCode } = await import('./new-code.js');
    const kind = room === 'authenticators' ? '' : settings.text('kind');
    console.log(addCode(neededProject(), { room, name, kind }));
    return undefined;
  },
});

const client: Command = {
  about: 'writes the typed client of the project, or outside of one that of the cluster, as a package of its own for npm',
  flags: () => ({
    out: text('Folder of the package, as in ../my-client; a client that is there is replaced.'),
    versions: list("Versions whose kinds it has, such as apps/v1; those of the project's own groups when left out."),
    name: text('Name of the package; that of the project with -client when left out.'),
    'package-version': text('Version of the package; that of the project when left out.'),
  }),
  run: async ({ settings }) => {
    const { writeClient } = await import('./client/client-package.js');
    const options = { out: settings.text('out'), versions: settings.list('versions'), name: settings.text('name') };
    console.log(await writeClient(projectAt('.'), { ...options, packageVersion: settings.text('package-version') }));
    return undefined;
  },
};

const exportCrd: Command = {
  about: 'writes kinds of the catalogue as CustomResourceDefinitions, and on stderr what those cannot say',
  operands: ['<kind…>'],
  flags: () => ({
    ...(FOLDERS.catalog && { catalog: FOLDERS.catalog }),
    out: text('Folder for a file each; they are printed when it is left out.'),
  }),
  run: async ({ operands, settings }) => {
    const { exportDefinitions, writeDefinitions } = await import('./definition-commands.js');
    const files = exportDefinitions(settings.text('catalog'), operands, (line) => console.error(line));
    const out = settings.text('out');
    console.log(out === '' ? [...files.values()].join('---\n').trimEnd() : writeDefinitions(out, files).join('\n'));
    return undefined;
  },
};

const importCrd: Command = {
  about: 'makes files of the catalogue of CustomResourceDefinitions, and tells on stderr what it cannot say',
  operands: ['<file…>'],
  flags: () => ({}),
  run: async ({ operands }) => {
    const { importDefinitions } = await import('./definition-commands.js');
    console.log(told(importDefinitions(neededProject(), operands, (line) => console.error(line))));
    return undefined;
  },
};

const told = (files: readonly string[]): string => `${files.join('\n')}\n\nGenerate with: npx kindwright generate`;

const dev = (flags: () => Promise<Flags>): Command => ({
  about: 'serves the project, and generates and starts anew whenever its catalogue or code change; objects are kept',
  configurable: true,
  // Flags of the server, which is one process; a catalogue that does not fit yet is generated before they can be read.
  flags: async () => {
    const { prepared } = await import('./dev.js');
    return prepared(neededProject()) ? ofOneProcess(await flags()) : {};
  },
  run: async ({ args }) => {
    const { develop } = await import('./dev.js');
    const saysSo = args.some((arg) => /^--console(?:=|$)/.test(arg));
    await develop(neededProject(), saysSo ? args : ['--console', ...args]);
    return undefined;
  },
});

const buildCommand: Command = {
  about: 'builds the project ahead, for folders that a server may not write to',
  flags: () => ({}),
  run: async () => {
    const { loadProject } = await import('./load.js');
    const { kinds, controllers, admission, authenticators, routes } = await loadProject(neededProject());
    const counted = Object.entries({ kinds, controllers, admission, authenticators, routes }).map(
      ([room, { length }]) => `${room}: ${length}`,
    );
    console.log(`The catalogue is built, with what the project has in code (${counted.join(', ')}).`);
    return undefined;
  },
};

const run: Command = {
  about: 'builds a program of the project, such as server.ts, and runs it',
  operands: ['<file>'],
  rest: '<arguments of the program>',
  flags: () => ({}),
  run: async ({ operands: [file = ''], rest }: Call) => (await import('./programs.js')).runProgram(neededProject(), file, rest),
};

const test: Command = {
  about: 'builds the files test/**/*.test.ts, or those that are named, and runs them with node --test',
  operands: ['[<file>]'],
  rest: '<flags of node --test>',
  flags: () => ({}),
  run: async ({ operands, rest }: Call) => (await import('./programs.js')).runTests(neededProject(), operands, rest),
};

/** `flags`: those of a server of the project. */
export const projectCommands = (flags: () => Promise<Flags>): Commands => ({
  init,
  'new kind': newKind,
  'new version': newVersion,
  'new controller': newCode('controllers', 'adds a controller to the project, which is told of the objects of a kind'),
  'new admission': newCode('admission', 'adds a rule in code to the project, which changes or refuses what is written of a kind'),
  'new authenticator': newCode('authenticators', 'adds a method by which the server of the project knows its callers'),
  'new route': newCode('routes', 'adds routes to the project, below a path of their own'),
  client,
  'export-crd': exportCrd,
  'import-crd': importCrd,
  check,
  generate,
  release,
  dev: dev(flags),
  build: buildCommand,
  run,
  test,
});
