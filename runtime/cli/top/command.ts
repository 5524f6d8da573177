/** `kindwright top`: what is asked of a server, how fast it answers, and what waits. */
import { setTimeout } from 'node:timers/promises';
import { calledBy } from '../../client/credentials.js';
import { exchange } from '../../client/exchange.js';
import { anywhere } from '../../client/outgoing.js';
import { ServiceConnections } from '../../client/service-connections.js';
import { type RemoteService, readRemoteService } from '../../client/webhook-config.js';
import type { FlagDefinition } from '../../model/definition/definition.js';
import { isObject } from '../../model/json/json.js';
import { LEVELS, type Look, METRICS, RIGHT_TO_LOOK } from '../../server-load/look.js';
import { samplesOf } from '../../server-load/samples.js';
import { FlagError } from '../../settings/read.js';
import type { Command } from '../command.js';
import { keysOf } from './keys.js';
import { screen } from './screen.js';

const SECTION = 'Top';
const FLAGS: Readonly<Record<string, FlagDefinition>> = {
  kubeconfig: {
    type: 'string',
    section: SECTION,
    default: '',
    description: 'File that names the server and its credentials; that of KUBECONFIG, or data/kubeconfig, by default.',
  },
  interval: { type: 'duration', section: SECTION, default: '2s', min: 0.1, description: 'Time between two looks.' },
  once: { type: 'bool', section: SECTION, default: false, description: 'Look twice, print what lies between, and end.' },
  rows: { type: 'int', section: SECTION, default: 15, min: 1, description: 'Rows of each table at most.' },
};

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Puts what follows at the top of a terminal that is empty. */
const CLEAR = '\u001b[2J\u001b[H';

export const topCommand: Command = {
  about: 'shows what is asked of a server, through which flow schemas, how fast it answers, and what waits; q leaves',
  flags: () => FLAGS,
  async run({ settings }) {
    const file = settings.text('kubeconfig') || (process.env.KUBECONFIG?.split(':')[0] ?? '') || 'data/kubeconfig';
    const server = new Watched(readRemoteService(file));
    const [ms, rows, once] = [settings.seconds('interval') * 1000, settings.number('rows'), settings.flag('once')];
    const keys = keysOf(process.stdin);
    const left = new Promise<undefined>((resolve) => keys.left.addEventListener('abort', () => resolve(undefined)));
    try {
      for (let before = await server.look(); ; ) {
        const now = await Promise.race([left, setTimeout(ms, undefined, { signal: keys.left }).then(() => server.look())]);
        if (now === undefined) return undefined;
        const { isTTY, columns, rows: lines } = process.stdout;
        const size = isTTY && !once ? { rows, columns, lines } : { rows };
        process.stdout.write(`${once ? '' : CLEAR}${screen(server.url, before, now, size)}`);
        if (once) return undefined;
        before = now;
      }
    } finally {
      keys.close();
      server.close();
    }
  },
};

/** What whoever is not let in can do. */
const WHAT_FOR: Readonly<Record<number, string>> = {
  401: '; the credentials of the kubeconfig are not good for this server',
  403: `; it takes ${RIGHT_TO_LOOK}`,
};

/** The message of an answer that is a Status. */
function messageOf(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    return isObject(answer) && typeof answer.message === 'string' ? `: ${answer.message}` : '';
  } catch {
    return '';
  }
}

class Watched {
  readonly #connections: ServiceConnections;

  constructor(private readonly service: RemoteService) {
    this.#connections = new ServiceConnections(service);
  }

  get url(): string {
    return this.service.url.origin;
  }

  /** Throws FlagError where the server does not show its metrics. */
  async look(): Promise<Look> {
    const metrics = await this.#get(METRICS);
    if (metrics.status !== 200)
      throw new FlagError([
        `${this.url}${METRICS} is answered with ${metrics.status}${messageOf(metrics.text)}${WHAT_FOR[metrics.status] ?? ''}`,
      ]);
    const levels = await this.#get(LEVELS);
    return { samples: samplesOf(metrics.text), at: Date.now(), levels: levels.status === 200 ? levels.text : undefined };
  }

  #get(path: string): ReturnType<typeof exchange> {
    return calledBy(
      this.service.user,
      (credentials) =>
        exchange({
          url: new URL(path, this.service.url),
          destination: anywhere().toUrl('configured', this.service.url),
          method: 'GET',
          agent: this.#connections.agentFor(credentials),
          timeoutMs: TIMEOUT_MS,
          limit: MAX_BYTES,
          headers: credentials.authorization === undefined ? {} : { Authorization: credentials.authorization },
        }),
      ({ status }) => status,
    );
  }

  close(): void {
    this.#connections.close();
  }
}
