/** Calls one webhook about one request. */
import type { Service } from '../../../../generated/core/v1/types.js';
import { ANSWERS, readAnswer } from '../../../client/answers.js';
import type { Answer } from '../../../client/exchange.js';
import type { Destination, OutgoingAddresses } from '../../../client/outgoing.js';
import { CacheInformer } from '../../../controllers/framework/cache-informer.js';
import type { ResourceName } from '../../../controllers/framework/client.js';
import type { Informer } from '../../../controllers/framework/informer.js';
import { resourceNamed } from '../../../controllers/framework/local-client.js';
import type { Parts } from '../../../http/server-parts.js';
import { outOfTime } from '../../../model/errors.js';
import type { Json } from '../../../model/object.js';
import type { Environment } from '../../../resource/environment.js';
import type { Registry } from '../../../resource/registry.js';
import { addressOf, type ServicePort } from '../../../service-addresses/address.js';
import { type Backends, backendsOf } from '../../../service-addresses/backends.js';
import type { AdmissionRequest } from '../../request.js';
import { Calls, type CallTarget } from './calls.js';
import { credentialsFor, type HostCredentials } from './credentials.js';
import { CallFailed, failureText } from './failures.js';
import type { Hook, HookType } from './hooks.js';
import type { AskedAs } from './matching.js';
import { type AskedObjects, questionOf, reviewVersionOf, type Verdict, verdictOf } from './review.js';

const DEFAULT_PORT = 443;
/** Milliseconds that a timer may be early: what fails because the request's time is over must not say so before it is. */
const TIMER_MS = 1;

export class Asking {
  readonly #calls = new Calls();
  readonly #registry: Registry;
  readonly #environment: Environment;
  readonly #outgoing: OutgoingAddresses;
  /** What is behind services; followed once a webhook is asked there. */
  #backends: Backends | undefined;
  readonly #informers: { close(): void }[] = [];

  constructor(
    { registry, environment, outgoing }: Parts<'registry' | 'environment' | 'outgoing'>,
    private readonly hosts: HostCredentials,
  ) {
    this.#registry = registry;
    this.#outgoing = outgoing;
    this.#environment = environment;
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
      const left = Math.min(hook.timeoutSeconds * 1000, request.endsAt - performance.now() + TIMER_MS);
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
    for (const informer of this.#informers) informer.close();
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
    const services = this.#registry.reader<Service>('services');
    await services.ready();
    const backends = this.#environment.settings.flag('enable-aggregator-routing') ? this.#followed() : undefined;
    await backends?.synced();
    const found = { get: (namespace: string, name: string) => services.peek(namespace, name) };
    const { host, port } = addressOf({ services: found, backends }, service);
    return this.#outgoing.destination('workload', host, port);
  }

  #followed(): Backends {
    const informer = <T>(name: ResourceName): Informer<T> => {
      const followed = new CacheInformer<T>(resourceNamed(this.#registry, name), {});
      this.#informers.push(followed);
      return followed;
    };
    this.#backends ??= backendsOf({ informer }, this.#registry, this.#environment);
    return this.#backends;
  }

  async #read({ status, contentType, text }: Answer): Promise<Json> {
    if (status < 200 || status >= 300) throw new FailureAnswered(failureText(status, text), status);
    if (text === '') throw new Error(`0-length response with status code: ${status} and content type: ${contentType}`);
    try {
      return await readAnswer(text, ANSWERS.admission, this.#environment.pace.begin());
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

/** Throws 504 if the request's deadline has passed. */
function checkTime({ endsAt }: AdmissionRequest): void {
  if (performance.now() >= endsAt) throw outOfTime();
}
