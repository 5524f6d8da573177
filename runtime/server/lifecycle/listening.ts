/** Where a server listens by itself, once it does. */
import { Arrivals } from '../../http/connections/arrivals.js';
import type { ConnectionLimits } from '../../http/connections/connections.js';
import { type Answer, type Listener, listen, type Secrets } from '../../http/connections/listen.js';
import type { Settings } from '../../settings/settings.js';
import { tlsRules } from '../serving-certificates.js';
import { shareOf, type Worker } from '../worker.js';

/** How long running requests may take once the server stops, in milliseconds. */
const DRAIN_MS = 10_000;

interface ListeningOptions {
  readonly settings: Settings;
  /** What connections are secured with, as it is now. */
  readonly secrets: () => Secrets;
  readonly limits: Partial<ConnectionLimits> | undefined;
  readonly worker: Worker | undefined;
}

export class Listening {
  /** The requests that come in here. */
  readonly arrivals = new Arrivals();
  #listener: Listener | undefined;

  constructor(private readonly options: ListeningOptions) {}

  /** 0 before it listens. */
  get port(): number {
    return this.#listener?.port ?? 0;
  }

  /** `https://<host>:<port>`, by which this machine reaches it. */
  get url(): string {
    const host = this.options.settings.text('bind-address');
    const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
    return `https://${address.includes(':') ? `[${address}]` : address}:${this.port}`;
  }

  /** Listens as flags say. Rejects where that cannot be. */
  async open(handler: Answer, handshakeFailed: () => void): Promise<void> {
    const { settings, secrets, limits, worker } = this.options;
    this.#listener = await listen(
      {
        host: settings.text('bind-address'),
        port: settings.number('secure-port'),
        tls: tlsRules(settings),
        secrets: secrets(),
        handshakeFailed,
        arrivals: this.arrivals,
        http2: !settings.flag('disable-http2-serving'),
        streams: settings.number('http2-max-streams-per-connection'),
        limits: { maximum: shareOf(settings.number('max-connections'), worker), ...limits },
      },
      handler,
    );
  }

  /** Secures connections from now on with what there is by now. */
  renew(): void {
    this.#listener?.renew(this.options.secrets());
  }

  /** Takes no more requests, and ends once those under way are answered. */
  async close(): Promise<void> {
    await this.#listener?.close(DRAIN_MS);
  }
}
