/** `kindwright record`: what a server holds as a data set, from which test servers start. */
import type { FlagDefinition } from '../model/definition/definition.js';
import { FlagError } from '../settings/read.js';
import type { Command } from './command.js';

const text = (description: string): FlagDefinition => ({ type: 'string', section: 'Flags', default: '', description });
const list = (description: string): FlagDefinition => ({ type: 'strings', section: 'Flags', default: [], description });

/** Ends with 1, after all others are recorded, where kinds could not be listed. */
export const recordCommand: Command = {
  about: 'writes the objects of a server to files from which test-server --load starts, without the values of secrets',
  flags: () => ({
    kubeconfig: text('Client configuration of the server; that which kubectl would read when left out.'),
    context: text('Context of the client configuration; its current one when left out.'),
    out: text('Folder for the files, which must not be there, or be empty.'),
    kinds: list('Kinds to record, such as pods and deployments.apps; all that mean something elsewhere when left out.'),
    namespace: list('Namespaces whose objects are wanted; all when left out.'),
  }),
  async run({ settings }) {
    const out = settings.text('out');
    if (out === '') throw new FlagError(['record needs --out, the name of a folder']);
    const { record } = await import('../testing/recording/record.js');
    const { objects, faults, release } = await record({
      kubeconfig: settings.text('kubeconfig'),
      context: settings.text('context'),
      out,
      kinds: settings.list('kinds'),
      namespaces: settings.list('namespace'),
      tell: (line) => console.log(line),
    });
    for (const fault of faults) console.error(fault);
    console.log(`${objects} objects of a server ${release} are in ${out}.`);
    return faults.length > 0 ? 1 : undefined;
  },
};
