/** A process that runs commands one after the other, as it is told: each with a folder, an input and an output of its own. */
import { Readable } from 'node:stream';
import { format } from 'node:util';
import { runProgram, toldOf } from '../../../runtime/program.js';
import type { Order, Run } from './command.js';

/** What commands listen to for as long as their process is there. */
const EMITTERS: readonly NodeJS.EventEmitter[] = [process, process.stdout, process.stderr];

/** Gives what takes away the listeners that were added since: a process of one command ends with them. */
function listenersKept(): () => void {
  const kept = EMITTERS.map((emitter) => new Set(emitter.eventNames().flatMap((event) => emitter.rawListeners(event))));
  return () => {
    for (const [i, emitter] of EMITTERS.entries())
      for (const event of emitter.eventNames())
        for (const listener of emitter.rawListeners(event))
          if (kept[i]?.has(listener) !== true) emitter.removeListener(event, listener as () => void);
  };
}

/** Runs a command, and gives what its process would have printed, and ended with. */
async function run({ args, cwd, input, umask }: Order): Promise<Run> {
  let [stdout, stderr] = ['', ''];
  process.chdir(cwd);
  process.umask(umask);
  Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [Buffer.from(input)]), configurable: true });
  process.stdout.write = (text: string | Uint8Array): boolean => {
    stdout += text.toString();
    return true;
  };
  console.log = (...parts: readonly unknown[]): void => {
    stdout += `${format(...parts)}\n`;
  };
  console.error = (...parts: readonly unknown[]): void => {
    stderr += `${format(...parts)}\n`;
  };
  const leave = listenersKept();
  const code = await runProgram(args, process.env).catch((error: unknown) => {
    console.error(toldOf(error));
    return 1;
  });
  leave();
  return { code: code ?? 0, stdout, stderr };
}

process.on('message', (order: Order) => {
  void run(order).then((done) => process.send?.(done));
});
