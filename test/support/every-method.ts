/** A server that knows its callers by every method there is, with the outside services and proxies that belong to it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CertificateAndKey } from '../../runtime/auth/certificates.js';
import { startTestServer, type TestServer, type TestServerOptions } from '../../runtime/testing/index.js';
import { Authority } from './certificates/authority.js';
import { PATIENT } from './patience.js';
import { OutsideServices } from './programs/outside-services.js';

export interface Shown {
  readonly token?: string;
  readonly certificate?: CertificateAndKey;
  /** Further headers; a list is sent as several headers of the name. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly contentType: string;
}

export class EveryMethod {
  readonly clients = Authority.root();
  readonly proxies = Authority.root();
  /** Where the files lie that its flags name. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'kindwright-callers-'));

  private constructor(
    readonly outsideAuthority: Authority,
    readonly outside: OutsideServices,
  ) {}

  #server: TestServer | undefined;

  static async start(options: TestServerOptions = {}): Promise<EveryMethod> {
    const authority = Authority.root();
    const all = new EveryMethod(authority, await OutsideServices.start(authority));
    const file = (name: string, text: string): string => {
      const at = path.join(all.folder, name);
      writeFileSync(at, text);
      return at;
    };
    all.#server = await startTestServer({
      connectionLimits: PATIENT,
      authorizationMode: ['RBAC', 'Webhook'],
      clientCaFile: file('clients.crt', all.clients.cert),
      tokenAuthFile: file('tokens.csv', 'filed,filed,1,staff\n'),
      enableBootstrapTokenAuth: true,
      oidcIssuerUrl: all.outside.issuer,
      oidcClientId: 'kubectl',
      oidcGroupsClaim: 'groups',
      oidcCaFile: file('outside.crt', authority.cert),
      authenticationTokenWebhookConfigFile: file('tokens.yaml', all.outside.configuration('/tokens', authority)),
      authorizationWebhookConfigFile: file('access.yaml', all.outside.configuration('/access', authority)),
      requestheaderClientCaFile: file('proxies.crt', all.proxies.cert),
      requestheaderAllowedNames: ['front'],
      requestheaderUsernameHeaders: ['X-Remote-User'],
      requestheaderGroupHeaders: ['X-Remote-Group'],
      requestheaderExtraHeadersPrefix: ['X-Remote-Extra-'],
      ...options,
    });
    all.outside.webhooks.set('/tokens', () => ({ status: { authenticated: false } }));
    all.outside.webhooks.set('/access', () => ({ status: { allowed: false } }));
    return all;
  }

  get server(): TestServer {
    if (this.#server === undefined) throw new Error('the server has not started');
    return this.#server;
  }

  ask(target: string, { token, certificate, headers = {} }: Shown = {}, method = 'GET', body?: object): Promise<Reply> {
    const data = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = https.request(
        `${this.server.url}${target}`,
        {
          method,
          agent: false,
          ca: this.server.client.authority,
          ...certificate,
          headers: {
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...(data === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(data) }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text, contentType: response.headers['content-type'] ?? '' }),
          );
        },
      );
      request.on('error', reject);
      request.end(data);
    });
  }

  /** Who the server takes the caller for, as it says in a refusal; the status where it refuses to know anybody. */
  async nameOf(shown: Shown): Promise<string | number> {
    const { status, text } = await this.ask('/nothing', shown);
    return /User \\"((?:[^"\\]|\\[^"])*)\\"/.exec(text)?.[1] ?? status;
  }

  async close(): Promise<void> {
    await this.#server?.close();
    this.outside.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
