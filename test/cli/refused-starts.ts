/** A program that asks for starts one after the other, and prints what each says in place of a start: one process for all of them. */
import { catalogue } from '../../generated/catalogue.js';
import { runCommand } from '../../runtime/cli/command.js';
import { ProcessEnd } from '../../runtime/cli/process-end.js';
import { serveCommand } from '../../runtime/cli/serve-command.js';

/** What a start says, as the process of it would; `printed` is what went to its standard output. */
export interface RefusedStart {
  readonly printed: readonly string[];
  readonly said: string;
  readonly ms: number;
}

async function start(args: readonly string[]): Promise<RefusedStart> {
  const [printed, told]: [string[], string[]] = [[], []];
  console.log = (text: unknown) => printed.push(String(text));
  console.error = (text: unknown) => told.push(String(text));
  const began = performance.now();
  // The end of this process is not that of any of the starts.
  const { begin: _, ...serve } = serveCommand(async () => ({ catalogue, kinds: [], origin: '' }), new ProcessEnd());
  const commands = { serve };
  const fault: unknown = await runCommand(commands, args, {}).then(
    () => 'it started',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
  return { printed, said: `${[...told, fault].join('\n')}\n`, ms: performance.now() - began };
}

const out: RefusedStart[] = [];
for (const args of JSON.parse(process.argv[2] ?? '[]') as string[][]) out.push(await start(args));
process.stdout.write(JSON.stringify(out), () => process.exit(0));
