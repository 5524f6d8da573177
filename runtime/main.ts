#!/usr/bin/env node
/** The `kindwright` command: its table of commands, and what joins them with generated code. */
import { projectAt } from '../codegen/project/project.js';
import { type Command, type Commands, runCommand } from './cli/command.js';
import type { Served } from './cli/served.js';
import { packageVersion } from './files/package.js';
import { FlagError } from './settings/read.js';

/** What the working folder serves: its own catalogue where it is a project, else the whole cluster API. Throws ProjectError. */
async function load(): Promise<Served> {
  const project = projectAt('.');
  if (project !== undefined) {
    const { loadProject, refuseMisfit } = await import('../codegen/project/load.js');
    if (!project.isPackage) return loadProject(project);
    refuseMisfit(project);
  }
  const { catalogue } = await import('../generated/catalogue.js');
  return { catalogue, kinds: [], origin: 'the catalogue of the cluster API' };
}

const serveCommand = (served: () => Promise<Served>): Command => ({
  about: 'serves the catalogue of the working folder, or else the whole cluster API, until it is told to stop',
  configurable: true,
  flags: async () => (await served()).catalogue.flags,
  features: async () => (await served()).catalogue.features,
  run: async ({ settings }) => {
    const { serve } = await import('./cli/serve.js');
    await serve(await served(), settings);
    return undefined;
  },
});

const version: Command = {
  about: 'prints the version of Kindwright',
  flags: () => ({}),
  run: () => {
    console.log(packageVersion());
    return undefined;
  },
};

async function commands(served: () => Promise<Served>): Promise<Commands> {
  const [{ projectCommands }, { storeCommands }, { testServerCommand }, { openApiCommand }, { migrationCommands }, { topCommand }] =
    await Promise.all([
      import('../codegen/project/commands.js'),
      import('./cli/store-commands.js'),
      import('./cli/test-server.js'),
      import('./cli/openapi.js'),
      import('./cli/migration/index.js'),
      import('./cli/top/command.js'),
    ]);
  return {
    ...projectCommands(async () => (await served()).catalogue.flags),
    serve: serveCommand(served),
    openapi: openApiCommand(served),
    'test-server': testServerCommand(served),
    ...storeCommands(served),
    ...migrationCommands(served),
    top: topCommand,
    version,
  };
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  let loaded: Promise<Served> | undefined;
  const served = (): Promise<Served> => {
    loaded ??= load();
    return loaded;
  };
  // The other commands take longer to load than a server takes to start.
  const code = await runCommand(argv[0] === 'serve' ? { serve: serveCommand(served) } : await commands(served), argv, process.env);
  if (code !== undefined) process.exitCode = code;
}

main().catch((error: unknown) => {
  console.error(error instanceof FlagError ? error.message : error instanceof Error ? error.message : error);
  // What was started before the failure would go on.
  process.exit(1);
});
