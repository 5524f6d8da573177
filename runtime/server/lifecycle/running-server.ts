/** A server that was put together, as programs have it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { kubeconfigText } from '../../client/kubeconfig.js';
import type { ControllerHost } from '../../controllers/framework/contract.js';
import { asRequest } from '../../http/connections/upgrades.js';
import type { Server } from '../server.js';
import type { Listening } from './listening.js';
import { mounted } from './mount.js';
import type { Startup } from './startup.js';

interface RunningParts {
  readonly host: ControllerHost;
  readonly listening: Listening;
  readonly handshakeFailed: () => void;
  /** PEM of the certificate that it is known by now. */
  readonly authority: () => string;
  /** The administrator's token. */
  readonly administrator: string;
  readonly consoleLink: () => string | undefined;
  readonly callback: (request: IncomingMessage, response: ServerResponse) => void;
  readonly startup: Startup;
  /** Paths that it answers beside those of resources. */
  readonly paths: () => readonly string[];
  /** Has it call itself not ready. */
  readonly drain: () => void;
  /** How long it serves after that. */
  readonly delaySeconds: number;
  readonly close: () => Promise<void>;
}

export function runningServer(parts: RunningParts): Server {
  const { host, listening, authority, administrator, callback, startup, paths, close } = parts;
  const server: Server = {
    ...host,
    get port() {
      return listening.port;
    },
    get url() {
      return listening.url;
    },
    get authority() {
      return authority();
    },
    get client() {
      return { url: listening.url, authority: authority(), token: administrator };
    },
    kubeconfig: () => kubeconfigText(server.client),
    consoleLink: parts.consoleLink,
    async listen() {
      try {
        await listening.open(callback, parts.handshakeFailed);
      } catch (error) {
        // An open store would keep the process alive, and its data locked.
        await close().catch(() => undefined);
        throw error;
      }
      startup.start();
    },
    callback() {
      startup.start();
      return callback;
    },
    upgrade: (request, socket, head) => asRequest(request, socket as Socket, head, callback),
    middleware(prefix = '') {
      startup.start();
      return mounted(callback, prefix, paths);
    },
    ready: () => startup.done,
    reload: () => host.files.look(),
    async shutDown() {
      parts.drain();
      await new Promise((resolve) => setTimeout(resolve, parts.delaySeconds * 1000));
      await close();
    },
    close,
  };
  return server;
}
