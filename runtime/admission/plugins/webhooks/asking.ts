/** Calls one webhook about one request. */
import type { Endpoints, Service } from '../../../../generated/core/v1/types.js';
import { ANSWERS, readAnswer } from '../../../client/answers.js';
import type { Answer } from '../../../client/exchange.js';
import type { Destination, OutgoingAddresses } from '../../../client/outgoing.js';
import type { Parts } from '../../../http/server-parts.js';
import { outOfTime } from '../../../model/errors.js';
import type { Json } from '../../../model/object.js';
import type { Pace } from '../../../resource/pace.js';
import type { Registry } from '../../../resource/registry.js';
import { addressOf, type ServicePort } from '../../../service-addresses/address.js';
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
  readonly #pace: Pace;
  readonly #outgoing: OutgoingAddresses;

  constructor(
    { registry, environment, outgoing }: Parts<'registry' | 'environment' | 'outgoing'>,
    private readonly hosts: HostCredentials,
  ) {
    this.#registry = registry;
    this.#outgoing = outgoing;
    this.#toEndpoints = environment.settings.flag('enable-aggregator-routing');
    this.#pace = environment.pace;
  }

  /**
   * The webhook's verdict, which is recorded in the request's answer and audit. Throws CallFailed if there is no verdict, and ApiError if
   * the request's deadline has passed.
   */
  async ask(hook: Hook, type: HookType, request: AdmissionRequest, as: AskedAs, objects: AskedObjects): Promise<Verdict> {
    checkTime(request);
    const version = reviewVersionOf(hook);
    if (version === undefined) throw new CallFailed(hook.name, 'webhook does not accept known AdmissionReview versions (v1, v1beta1)', 400);
    try {
      const question = questionOf(request, as, objects, version, this.#registry.words);
      const target = await this.#target(hook);
      const left = Math.min(hook.timeoutSeconds * 1000, request.endsAt - performance.now());
      const answer = await this.#calls.post(target, question.review, left, ANSWERS.admission.bytes);
      const verdict = verdictOf(await this.#read(answer), question, type);
      for (const [key, value] of Object.entries(verdict.annotations)) request.annotate(`${hook.name}/${key}`, value);
      for (const warning of verdict.warnings) request.warn(warning);
      return verdict;
    } catch (error) {
      // After the request's deadline the failure policy no longer applies, because the client no longer waits.
      checkTime(request);
      throw new CallFailed(
        hook.name,
        error instanceof Error ? error.message : String(error),
        error instanceof FailureAnswered ? error.code : undefined,
      );
    }
  }

  close(): void {
    this.#calls.close();
  }

  async #target({ client }: Hook): Promise<CallTarget> {
    const authorities = client.caBundle ? { authorities: Buffer.from(client.caBundle, 'base64').toString('utf8') } : {};
    if (client.url !== undefined && client.url !== null) {
      const url = new URL(client.url);
      const destination = this.#outgoing.toUrl('configured', url);
      return { destination, path: `${url.pathname}${url.search}`, ...authorities, ...this.#user(url.hostname, destination.port) };
    }
    const { namespace = '', name = '', port, path } = client.service ?? {};
    const service = { namespace, name, port: port ?? DEFAULT_PORT };
    const servername = `${name}.${namespace}.svc`;
    const destination = await this.#destinationOf(service);
    return { destination, path: path || '/', servername, ...authorities, ...this.#user(servername, service.port) };
  }

  #user(host: string, port: number): Pick<CallTarget, 'user'> {
    return { user: credentialsFor(`${host}:${port}`, this.hosts) };
  }

  async #destinationOf(service: ServicePort): Promise<Destination> {
    const [services, endpoints] = [this.#registry.reader<Service>('services'), this.#registry.reader<Endpoints>('endpoints')];
    await Promise.all([services.ready(), endpoints.ready()]);
    const read = <T>(reader: { peek(namespace: string, name: string): Readonly<T> | undefined }) => ({
      get: (namespace: string, name: string) => reader.peek(namespace, name),
    });
    const sources = { services: read(services), endpoints: read(endpoints), toEndpoints: this.#toEndpoints };
    const { host, port } = addressOf(sources, service);
    return this.#outgoing.destination('workload', host, port);
  }

  async #read({ status, contentType, text }: Answer): Promise<Json> {
    if (status < 200 || status >= 300) throw new FailureAnswered(failureText(status, text), status);
    if (text === '') throw new Error(`0-length response with status code: ${status} and content type: ${contentType}`);
    try {
      return await readAnswer(text, ANSWERS.admission, this.#pace.begin());
    } catch {
      throw new Error("couldn't get version/kind; json parse error: the answer is no JSON");
    }
  }
}

/** The webhook answered with a code that is no success. */
class FailureAnswered extends Error {
  constructor(
    why: string,
    readonly code: number,
  ) {
    super(why);
  }
}

/** Throws 504 if the request's deadline has passed: the client was already told that it failed. */
function checkTime({ endsAt }: AdmissionRequest): void {
  if (performance.now() >= endsAt) throw outOfTime();
}
