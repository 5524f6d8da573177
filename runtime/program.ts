/** What the `kindwright` command does: its table of commands, and what joins them with generated code. */
import { projectAt } from '../codegen/project-commands/project.js';
import { type Command, type Commands, runCommand } from './cli/command.js';
import { missingPackage } from './cli/missing-package.js';
import { ProcessEnd } from './cli/process-end.js';
import { serveCommand } from './cli/serve-command.js';
import type { Served } from './cli/served.js';
import { packageVersion } from './files/package.js';

/** What the working folder serves: its own catalogue where it is a project, else the whole cluster API. Throws ProjectError. */
async function load(): Promise<Served> {
  const project = projectAt('.');
  if (project !== undefined) {
    const { loadProject, refuseMisfit } = await import('../codegen/project-commands/load.js');
    if (!project.isPackage) return loadProject(project);
    refuseMisfit(project);
  }
  const { catalogue } = await import('../generated/catalogue.js');
  return { catalogue, kinds: [], origin: 'the catalogue of the cluster API' };
}

const version: Command = {
  about: 'prints the version of Kindwright',
  flags: () => ({}),
  run: () => {
    console.log(packageVersion());
    return undefined;
  },
};

/** Commands that are loaded together, when the first word of the arguments is one of theirs: a command waits for no other to load. */
interface Family {
  readonly words: readonly string[];
  load(served: () => Promise<Served>): Promise<Commands>;
}

const FAMILIES: readonly Family[] = [
  { words: ['serve'], load: async (served) => ({ serve: serveCommand(served, new ProcessEnd()) }) },
  {
    words: ['openapi'],
    load: async (served) => ({ openapi: (await import('./cli/openapi-documents/command.js')).openApiCommand(served) }),
  },
  {
    words: ['docs'],
    load: async (served) => ({ docs: (await import('../codegen/project-commands/docs-command.js')).docsCommand(served) }),
  },
  { words: ['test-server'], load: async (served) => ({ 'test-server': (await import('./cli/test-server.js')).testServerCommand(served) }) },
  {
    words: ['backup', 'restore', 'export', 'import', 'check-store'],
    load: async (served) => (await import('./cli/store-commands.js')).storeCommands(served),
  },
  { words: ['lint'], load: async (served) => ({ lint: (await import('./cli/migration/lint.js')).lintCommand(served) }) },
  { words: ['convert'], load: async (served) => ({ convert: (await import('./cli/migration/convert.js')).convertCommand(served) }) },
  { words: ['releases', 'diff-release'], load: async (served) => (await import('./cli/releases/commands.js')).releaseCommands(served) },
  {
    words: ['migrate-storage'],
    load: async (served) => ({ 'migrate-storage': (await import('./cli/migration/migrate-storage.js')).migrateStorageCommand(served) }),
  },
  { words: ['policy'], load: async (served) => (await import('./cli/policies/commands.js')).policyCommands(served) },
  { words: ['record'], load: async () => ({ record: (await import('./cli/record.js')).recordCommand }) },
  { words: ['top'], load: async () => ({ top: (await import('./cli/top/command.js')).topCommand }) },
  { words: ['version'], load: async () => ({ version }) },
];

/** The commands among which the first words are looked for: those of their family, else all, as for help. */
async function commandsFor([first = '', second = '']: readonly string[], served: () => Promise<Served>): Promise<Commands> {
  const family = FAMILIES.find(({ words }) => words.includes(first));
  if (family !== undefined) return family.load(served);
  // These load what they do when they do it.
  const { projectCommands } = await import('../codegen/project-commands/commands.js');
  const ofProjects = projectCommands(async () => (await served()).catalogue.flags);
  if ([first, `${first} ${second}`].some((name) => Object.hasOwn(ofProjects, name))) return ofProjects;
  return Object.assign({}, ofProjects, ...(await Promise.all(FAMILIES.map(({ load }) => load(served)))));
}

/** Runs the command that the arguments name, in the working folder. Gives its exit code where it is not 0; throws what `toldOf` tells. */
export async function runProgram(given: readonly string[], environment: NodeJS.ProcessEnv): Promise<number | undefined> {
  // Programs are asked for their version like this, whatever their commands are.
  const argv = given[0] === '--version' ? ['version', ...given.slice(1)] : given;
  let loaded: Promise<Served> | undefined;
  const served = (): Promise<Served> => {
    loaded ??= load();
    return loaded;
  };
  return runCommand(await commandsFor(argv, served), argv, environment);
}

/** What is told of a fault that ends the command. */
export const toldOf = (error: unknown): unknown => missingPackage(error) ?? (error instanceof Error ? error.message : error);
