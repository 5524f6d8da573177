/** How one webhook is asked about one request. */
import type { Endpoints, Service } from '../../../../generated/core/v1/types.js';
import type { Answer } from '../../../client/exchange.js';
import type { ServerParts } from '../../../http/server-parts.js';
import { addressOf, type ServicePort } from '../../../kinds/core/service-address.js';
import { outOfTime } from '../../../model/errors.js';
import { parseJson } from '../../../model/json-text.js';
import type { Json } from '../../../model/object.js';
import type { Registry } from '../../../resource/registry.js';
import type { AdmissionRequest } from '../../request.js';
import { Calls, type CallTarget } from './calls.js';
import { credentialsFor, type HostCredentials } from './credentials.js';
import { CallFailed, failureText } from './failures.js';
import type { Hook, HookType } from './hooks.js';
import type { AskedAs } from './matching.js';
import { type AskedObjects, questionOf, reviewVersionOf, type Verdict, verdictOf } from './review.js';

const DEFAULT_PORT = 443;

export class Asking {
  readonly #calls = new Calls();
  readonly #registry: Registry;
  readonly #toEndpoints: boolean;
  readonly #depth: number;

  constructor(
    { registry, environment }: ServerParts,
    private readonly hosts: HostCredentials,
  ) {
    this.#registry = registry;
    this.#toEndpoints = environment.settings.flag('enable-aggregator-routing');
    this.#depth = environment.service.limits.depth;
  }

  /**
   * What the webhook decides; it is told in the request's answer and its audit. Throws CallFailed where there is no verdict, and
   * ApiError where the request's own time is over.
   */
  async ask(hook: Hook, type: HookType, request: AdmissionRequest, as: AskedAs, objects: AskedObjects): Promise<Verdict> {
    checkTime(request);
    const version = reviewVersionOf(hook);
    if (version === undefined) throw new CallFailed(hook.name, 'webhook does not accept known AdmissionReview versions (v1, v1beta1)');
    try {
      const question = questionOf(request, as, objects, version, this.#registry.words);
      const target = await this.#target(hook);
      const answer = await this.#calls.post(
        target,
        question.review,
        Math.min(hook.timeoutSeconds * 1000, request.endsAt - performance.now()),
      );
      const verdict = verdictOf(this.#read(answer), question, type);
      for (const [key, value] of Object.entries(verdict.annotations)) request.annotate(`${hook.name}/${key}`, value);
      for (const warning of verdict.warnings) request.warn(warning);
      return verdict;
    } catch (error) {
      // Nobody waits for a request whose time is over, so that no failure of a webhook is forgiven any more.
      checkTime(request);
      throw new CallFailed(hook.name, error instanceof Error ? error.message : String(error));
    }
  }

  close(): void {
    this.#calls.close();
  }

  async #target({ client }: Hook): Promise<CallTarget> {
    const authorities = client.caBundle ? { authorities: Buffer.from(client.caBundle, 'base64').toString('utf8') } : {};
    if (client.url !== undefined && client.url !== null) {
      const { hostname, port, pathname, search } = new URL(client.url);
      const at = Number(port) || DEFAULT_PORT;
      return { host: unbracketed(hostname), port: at, path: `${pathname}${search}`, ...authorities, ...this.#user(hostname, at) };
    }
    const { namespace = '', name = '', port, path } = client.service ?? {};
    const service = { namespace, name, port: port ?? DEFAULT_PORT };
    const servername = `${name}.${namespace}.svc`;
    return { ...(await this.#addressOf(service)), path: path || '/', servername, ...authorities, ...this.#user(servername, service.port) };
  }

  #user(host: string, port: number): Pick<CallTarget, 'user'> {
    return { user: credentialsFor(`${host}:${port}`, this.hosts) };
  }

  async #addressOf(service: ServicePort): Promise<{ host: string; port: number }> {
    const [services, endpoints] = [this.#registry.reader<Service>('services'), this.#registry.reader<Endpoints>('endpoints')];
    await Promise.all([services.ready(), endpoints.ready()]);
    const read = <T>(reader: { peek(namespace: string, name: string): Readonly<T> | undefined }) => ({
      get: (namespace: string, name: string) => reader.peek(namespace, name),
    });
    return addressOf({ services: read(services), endpoints: read(endpoints), toEndpoints: this.#toEndpoints }, service);
  }

  #read({ status, contentType, text }: Answer): Json {
    if (status < 200 || status >= 300) throw new Error(failureText(status, text, this.#depth));
    if (text === '') throw new Error(`0-length response with status code: ${status} and content type: ${contentType}`);
    try {
      return parseJson(text, this.#depth);
    } catch {
      throw new Error("couldn't get version/kind; json parse error: the answer is no JSON");
    }
  }
}

/** Throws 504 where the request's time is over: it was given up, and must not be carried out. */
function checkTime({ endsAt }: AdmissionRequest): void {
  if (performance.now() >= endsAt) throw outOfTime();
}

const unbracketed = (host: string): string => (host.startsWith('[') ? host.slice(1, -1) : host);
