/** A server as programs have it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Middleware } from 'koa';
import type { ClientConfiguration } from '../client/kubeconfig.js';
import type { ControllerHost } from '../controllers/framework/contract.js';
import type { ServerOptions } from './flags/options.js';

export interface Server extends ControllerHost {
  /** Where it listens; 0 before it does. */
  readonly port: number;
  /** `https://<host>:<port>`, by which this machine reaches it. */
  readonly url: string;
  /** PEM by which clients know it. */
  readonly authority: string;
  /** How the administrator calls the server. */
  readonly client: ClientConfiguration;
  /** The same as a client configuration file. */
  kubeconfig(): string;
  /**
   * A new address at which a browser is logged in as the administrator, once and within a quarter of an hour; undefined without the flag
   * `console`.
   */
  consoleLink(): string | undefined;
  /** Listens as flags say, and starts the controllers. Where it cannot listen it closes the server, and rejects. */
  listen(): Promise<void>;
  /** Answers requests of an HTTP server that exists, and starts the controllers. */
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers requests that ask an HTTP server that exists to switch protocols, as its listener for `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Answers requests below a path of a Koa app that exists, and starts the controllers; paths it does not have go on to what follows. */
  middleware(prefix?: string): Middleware;
  /** Resolves when all that must exist does. */
  ready(): Promise<void>;
  /** Looks at once at the files that flags name, and reads those again that have changed; the server does so every second by itself. */
  reload(): Promise<void>;
  /**
   * Calls itself not ready at once, serves for as long as --shutdown-delay-duration says, so that those who send requests can notice,
   * then closes.
   */
  shutDown(): Promise<void>;
  /** Takes no more requests, ends watches, waits for the requests under way, then closes the store. */
  close(): Promise<void>;
}

/** Flags as options, without those for which programs give values of their own, such as `controllers`. */
export type OwnFlags<Options> = Partial<Omit<Options, keyof ServerOptions>>;
