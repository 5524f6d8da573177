/** `kindwright migrate-storage`: rewrites stored objects at the newest storage version, at a bounded rate, and goes on where it was stopped. */
import { setTimeout } from 'node:timers/promises';
import { ServiceConnection } from '../../api-client/node/service-connection.js';
import { readRemoteService } from '../../client/webhook-config.js';
import { serverAs } from '../../controllers/framework/author.js';
import { remoteApi } from '../../controllers/framework/remote-api.js';
import { type ListedKind, remoteKinds } from '../../controllers/framework/served-kinds.js';
import { suggestion } from '../../model/faults/nearest.js';
import { Words } from '../../model/values/words.js';
import { FlagError } from '../../settings/read.js';
import type { Command } from '../command.js';
import type { Served } from '../served.js';
import { flag } from './migration-flags.js';
import { StorageMigration } from './storage-migration.js';
import { forgetState, readState, writeState } from './storage-state.js';

const NAME = 'kindwright-migrate-storage';

const PACE = { now: () => performance.now(), wait: async (ms: number): Promise<void> => setTimeout(ms) };

export const migrateStorageCommand = (served: () => Promise<Served>): Command => ({
  about:
    'rewrites the objects of a live server at the newest storage versions, at a bounded rate; run again, it goes on where it was stopped',
  flags: () => ({
    kubeconfig: flag('Client configuration of the server; the file that KUBECONFIG names when left out.', process.env.KUBECONFIG ?? ''),
    resource: { ...flag('Kinds whose objects are rewritten, such as deployments.apps; all when left out.'), type: 'strings', default: [] },
    rate: { ...flag('Objects a second, at most.'), type: 'float', default: 100, min: 0.001 },
    state: flag('File that keeps how far it is.', `${NAME}.json`),
  }),
  async run({ settings }) {
    const kubeconfig = settings.text('kubeconfig');
    if (kubeconfig === '') throw new FlagError(['migrate-storage needs --kubeconfig, the client configuration of a server']);
    const service = readRemoteService(kubeconfig);
    const file = settings.text('state');
    const state = readState(file, service.url.href);
    const connection = new ServiceConnection(service, NAME);
    const api = remoteApi({ kubeconfig, userAgent: NAME });
    try {
      const kinds = wantedOf(await remoteKinds(connection), settings.list('resource'));
      const migration = new StorageMigration(
        {
          connection,
          client: api.client(serverAs(NAME)),
          definitionsGroup: new Words((await served()).catalogue.service).group('apiextensions'),
          rate: settings.number('rate'),
          pace: PACE,
          tell: (line) => console.log(line),
          save: (reached) => writeState(file, reached),
        },
        state,
      );
      await migration.run(kinds);
      forgetState(file);
      if (migration.failures === 0) return 0;
      console.error(`${migration.failures} could not be rewritten; run it again once that is mended`);
      return 1;
    } finally {
      api.close();
      connection.close();
    }
  },
});

/** Kinds whose objects can be rewritten, or those of them that are named. Throws FlagError for names of none. */
function wantedOf(kinds: readonly ListedKind[], names: readonly string[]): readonly ListedKind[] {
  const stored = kinds.filter(({ verbs }) => verbs.includes('patch'));
  if (names.length === 0) return stored;
  const known = stored.map(({ name }) => name);
  const faults = names
    .filter((name) => !known.includes(name))
    .map((name) => `--resource: the server stores no ${name}${suggestion(name, known)}`);
  if (faults.length > 0) throw new FlagError(faults);
  return stored.filter(({ name }) => names.includes(name));
}
