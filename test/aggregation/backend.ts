/** An aggregated API server in this process, and a server that delegates to it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { Aggregation, type AggregationOptions } from '../../runtime/controllers/aggregation/aggregation.js';
import { systemNamespaces } from '../../runtime/controllers/system-namespaces.js';
import { throwawayCertificate } from '../support/certificates/certificate.js';
import { type TestOptions, TestServer } from '../support/server.js';

export const API_SERVICES = '/apis/apiregistration.k8s.io/v1/apiservices';
export const MERGE = { 'Content-Type': 'application/merge-patch+json' };

/** The name that certificates of the service `backend` are for. */
const { cert, key } = throwawayCertificate(['backend.default.svc']);
/** As spec.caBundle has it. */
export const authority = Buffer.from(cert).toString('base64');

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers everything with what it was asked, unless a path has an answer of its own. */
export class Backend {
  /** Answers by path; discovery documents are among them. */
  readonly answers = new Map<string, RequestListener>();
  /** Requests that identify this server, by what it shows. */
  clientCertificates = new Set<string>();
  readonly server = https.createServer({ cert, key, requestCert: true, rejectUnauthorized: false }, (request, response) => {
    const { subject } = (request.socket as TLSSocket).getPeerCertificate();
    if (subject !== undefined) this.clientCertificates.add(String(subject.CN));
    const answer = this.answers.get(new URL(request.url ?? '/', 'https://backend').pathname);
    if (answer === undefined) echo(request, response);
    else answer(request, response);
  });

  async start(): Promise<number> {
    this.server.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function echo(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const call: Call = { method, url, headers, body: Buffer.concat(chunks).toString() };
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Own': 'yes' }).end(JSON.stringify(call));
  });
}

/** A server with aggregation, as the program starts it. */
export function aggregating(options: TestOptions = {}, aggregation: Partial<AggregationOptions> = {}): Promise<TestServer> {
  const delegation = new Aggregation({ toEndpoints: false, tellsUid: false, tls: {}, ...aggregation });
  return TestServer.start({
    aggregation: delegation,
    controllers: [systemNamespaces],
    ...options,
  });
}

/** An API service of the version `v1` of a group that the service `backend` in `default` answers for. */
export const apiService = (group: string, port: number, spec: object = { insecureSkipTLSVerify: true }): object => ({
  metadata: { name: `v1.${group}` },
  spec: {
    group,
    version: 'v1',
    groupPriorityMinimum: 100,
    versionPriority: 10,
    service: { namespace: 'default', name: 'backend', port },
    ...spec,
  },
});

export const EXTERNAL = { metadata: { name: 'backend' }, spec: { type: 'ExternalName', externalName: 'localhost' } };

interface Told {
  readonly type: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
}

/** Resolves with the Available condition of an API service once it has the reason, be it now or with a later change. */
export async function reason(server: TestServer, name: string, wanted: string): Promise<Told> {
  const watch = server.watch(`${API_SERVICES}?watch=1&fieldSelector=metadata.name%3D${name}`);
  try {
    for (;;) {
      const { object } = await watch.next();
      const condition = (object as { status?: { conditions?: Told[] } }).status?.conditions?.find(({ type }) => type === 'Available');
      if (condition?.reason === wanted) return condition;
    }
  } finally {
    watch.close();
  }
}
