/** `kindwright test-server`: tests in any language run beside a server that is theirs alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { FlagDefinition } from '../model/definition/definition.js';
import { FlagError } from '../settings/read.js';
import type { Command } from './command.js';
import { ofOneProcess } from './one-process.js';
import type { Served } from './served.js';

const LOAD: FlagDefinition = {
  type: 'strings',
  section: 'Tests',
  default: [],
  description: 'Files, or folders of files, whose objects exist when the command starts.',
};

/** Defaults as `startTestServer` has them. */
const FORGETFUL = { storage: 'memory', 'data-dir': '', 'secure-port': 0, console: true };

/** What shells say of a command that is not there. */
const NOT_FOUND = 127;

/**
 * Starts a server, runs the command with KUBECONFIG set to its client configuration and CONSOLE_LINK to
 * an address that opens the console, and stops the server when the command ends.
 * Gives the exit code of the command; of one that a signal ended, 128 and its number. Throws as `startTestServer` does, and
 * FlagError where there is no command.
 */
export const testServerCommand = (served: () => Promise<Served>): Command => ({
  about: 'runs a command, such as that of tests, beside a server that KUBECONFIG names, and ends as the command ends',
  rest: '<command>',
  flags: async () => {
    const { flags } = (await served()).catalogue;
    const forgetful = Object.entries(FORGETFUL).flatMap(([name, value]) => {
      const flag = flags[name];
      return flag === undefined ? [] : [[name, { ...flag, default: value }] as const];
    });
    return { load: LOAD, ...ofOneProcess(flags), ...Object.fromEntries(forgetful) };
  },
  async run({ settings, rest }) {
    const [program, ...args] = rest;
    if (program === undefined) throw new FlagError(['the command is missing, as in: kindwright test-server -- npm test']);
    // Help waits for no server to load.
    const [{ startTestServer }, { servedOptions }] = await Promise.all([import('../testing/index.js'), import('./served-options.js')]);
    const server = await startTestServer({ ...servedOptions(await served()), settings, load: settings.list('load') });
    const link = server.server.consoleLink();
    const env = { ...process.env, KUBECONFIG: server.kubeconfigFile, ...(link === undefined ? {} : { CONSOLE_LINK: link }) };
    try {
      return await ended(spawn(program, args, { stdio: 'inherit', env }), program);
    } finally {
      await server.close();
    }
  },
});

/** Passes signals on until the command ends. */
function ended(child: ChildProcess, program: string): Promise<number> {
  const passOn = (signal: NodeJS.Signals): void => {
    // A terminal sends its interrupt to the command as well.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, passOn);
  return new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} cannot be run: ${error.message}`);
      resolve(NOT_FOUND);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  }).finally(() => {
    for (const signal of signals) process.off(signal, passOn);
  });
}
