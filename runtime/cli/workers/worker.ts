/** A worker of `kindwright serve --workers`: it serves as any server does, and asks the process that started it for what all have together. */
import { KeptFiles } from '../../files/kept/kept-files.js';
import { removeMemoryFolder } from '../../files/memory-folder.js';
import { builtFolders, packageVersion } from '../../files/package.js';
import { ofWorker, workerField } from '../../observe/direct-line.js';
import { jsonLog, type OperatorLog, textLog } from '../../observe/operator-log.js';
import { createServer } from '../../server/create-server.js';
import type { Server } from '../../server/server.js';
import { startFault } from '../../server/start-fault.js';
import type { Worker } from '../../server/worker.js';
import type { Settings } from '../../settings/settings.js';
import { SharedEngine } from '../../store/index.js';
import { announcement } from '../announcement.js';
import { tellConsoleAsJson } from '../json-console.js';
import type { ProcessEnd } from '../process-end.js';
import type { Served } from '../served.js';
import { servedOptions } from '../served-options.js';
import { Link } from './link.js';
import type { PrimaryQuestions, WorkerBeginning, WorkerQuestions } from './questions.js';

type Primary = Link<WorkerQuestions, PrimaryQuestions>;

/** Resolves when the worker is ready. Throws as `serve` does. */
export async function serveAsWorker(served: Served, settings: Settings, end: ProcessEnd): Promise<void> {
  let server: Server | undefined;
  const primary: Primary = new Link<WorkerQuestions, PrimaryQuestions>(
    {
      // Where nobody hears it any more, the channel closes, by which this process ends.
      send: (message) => process.send?.(message, undefined, undefined, () => undefined),
      onMessage: (listener) => process.on('message', listener),
    },
    {
      metrics: (page) => server?.metrics.text(server.environment.pace.begin(), page) ?? '',
      stop: () => {
        // Whoever asks hears first that it was heard.
        setImmediate(() => end.stop());
        return undefined;
      },
      reload: async () => {
        await server?.reload();
        return undefined;
      },
    },
  );
  let folder: string | undefined;
  // The listener of the cluster itself would end the process without a word.
  process.prependListener('disconnect', () => {
    if (folder !== undefined) removeMemoryFolder(folder);
    end.orphaned();
  });
  const beginning = await primary.ask('begin', undefined);
  folder = beginning.folder;
  end.isWorker(beginning.number);
  if (settings.text('logging-format') === 'json') {
    await tellConsoleAsJson(workerField(beginning.number));
    end.tellAsJson();
  }
  const files = new KeptFiles();
  const engine = beginning.store === undefined ? undefined : new SharedEngine(beginning.store, () => end.lostStore());
  server = await createServer({
    ...servedOptions(served),
    settings,
    watchdog: true,
    givesBackMemory: true,
    document: (file) => files.text(file),
    log: await logOf(settings, beginning.number),
    worker: workerOf(primary, beginning),
    ...(engine === undefined ? {} : { engine }),
  }).catch((error: unknown) => {
    throw startFault(error, settings);
  });
  await server.listen().catch((error: unknown) => {
    throw startFault(error, settings);
  });
  const running = server;
  end.serving({ stop: () => running.shutDown(), reload: () => running.reload() });
  end.leaveTraces(settings.text('data-dir'));
  await primary.ask('listening', {
    url: server.url,
    announcement: announcement(server, settings, packageVersion(), served.origin),
    kubeconfig: server.kubeconfig(),
  });
  await server.ready();
  await primary.ask('ready', undefined);
  // Without them in memory, files have to stay as they are, which they have to anyway while workers may be started again.
  await files.keep([...builtFolders(), ...(served.folder === undefined ? [] : [served.folder])]).catch(() => undefined);
}

const workerOf = (primary: Primary, { number, count, store }: WorkerBeginning): Worker => ({
  number,
  count,
  ownsStore: store !== undefined,
  logins: {
    begin: (credentials, user) => primary.ask('beginSession', { credentials, user }),
    use: (name) => primary.ask('useSession', name),
    end: (name) => primary.ask('endSession', name),
    redeem: (code) => primary.ask('redeemCode', code),
  },
  async openAuditLog() {
    await primary.ask('openAuditLog', undefined);
    return { append: (text) => primary.ask('appendAudit', text), close: () => Promise.resolve() };
  },
  metrics: (page) => primary.ask('metricsOfAll', page),
  async takeTurn(name) {
    await primary.ask('takeTurn', name);
    // Where the other process is gone, nobody has a turn any more.
    return () => void primary.ask('endTurn', name).catch(() => undefined);
  },
});

/** Lines say which worker they are of. */
async function logOf(settings: Settings, worker: number): Promise<OperatorLog> {
  if (settings.text('logging-format') === 'json') return jsonLog(workerField(worker));
  return (line) => textLog(ofWorker(line, worker));
}
