#!/usr/bin/env node
/** The `kindwright` command: reads the command line, and serves until it is told to stop. */
import path from 'node:path';
import { catalogue } from '../generated/catalogue.js';
import { runStoreCommand, storeCommands } from './cli/store-commands.js';
import { usage } from './cli/usage.js';
import { writeOwnerOnly } from './files/owner-only.js';
import { createServer, type Server } from './server/create-server.js';
import { startFault } from './server/start-fault.js';
import { FlagError, parseFlags } from './settings/read.js';

async function serve(args: readonly string[]): Promise<void> {
  const settings = parseFlags(args, catalogue.flags);
  const server = await createServer({ catalogue, settings }).catch((error: unknown) => {
    throw startFault(error);
  });
  await server.listen().catch(async (error: unknown) => {
    // An open store would keep the process alive, and its data locked.
    await server.close();
    throw startFault(error);
  });
  stopOnSignals(server, settings.number('shutdown-delay-duration'));
  console.log(`Serving on ${server.url}\n${pointing(server, settings.text('data-dir'))}`);
  await server.ready();
  console.log('Ready.');
}

/** How kubectl is pointed at the server, whose configuration is written into the data folder. */
function pointing(server: Server, folder: string): string {
  const kubeconfig = path.resolve(folder, 'kubeconfig');
  try {
    writeOwnerOnly(kubeconfig, server.kubeconfig());
    return `Point kubectl at it:\n\n  export KUBECONFIG=${kubeconfig}\n`;
  } catch (error) {
    // Reads are served from a full disk, too.
    return `The file for kubectl was not written: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function stopOnSignals(server: Server, delaySeconds: number): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    }, delaySeconds * 1000);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const HELP = [
  'Usage: kindwright serve [flags]',
  ...Object.entries(storeCommands).map(
    ([name, { about, file }]) => `       kindwright ${name}${file === undefined ? '' : ` --${file}=<file>`} [flags]\n           ${about}`,
  ),
  '       kindwright generate [--catalog=<folder>] [--output=<folder>]',
  '           makes the code of a catalogue (catalog) in a folder of a project (generated)',
  '       kindwright check [--catalog=<folder>] [--output=<folder>]',
  '           tells the faults of a catalogue, and whether its code must be generated again',
  '       kindwright test-server [--load=<file or folder>] [flags] -- <command>',
  '           runs a command, such as that of tests, beside a server that KUBECONFIG names, and ends as the command ends',
].join('\n');

const COMMANDS = ['serve', ...Object.keys(storeCommands), 'generate', 'check', 'test-server'];

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  const [own, theirs] = args.includes('--') ? [args.slice(0, args.indexOf('--')), args.slice(args.indexOf('--') + 1)] : [args, []];
  if (command === undefined || command === 'help' || command === '--help' || own.includes('--help')) {
    console.log(`${HELP}\n\n${usage(catalogue.flags)}`);
    return;
  }
  if (command === 'serve') await serve(args);
  else if (Object.hasOwn(storeCommands, command)) console.log(await runStoreCommand(command, args, catalogue.flags, catalogue));
  else if (command === 'generate' || command === 'check') {
    const { runGenerator } = await import('../codegen/command.js');
    process.exitCode = runGenerator(command, args) ? 0 : 1;
  } else if (command === 'test-server') {
    const { runBesideServer } = await import('./cli/test-server.js');
    process.exitCode = await runBesideServer(own, theirs, catalogue);
  } else throw new FlagError([`unknown command ${JSON.stringify(command)}; there are: ${COMMANDS.join(', ')}`]);
}

main().catch((error: unknown) => {
  console.error(error instanceof FlagError ? error.message : error instanceof Error ? error.message : error);
  // What was started before the failure would go on.
  process.exit(1);
});
