/** The plugin ImagePolicyWebhook: an outside service says which images pods may run (specification 2). */
import path from 'node:path';
import type { Pod } from '../../../../generated/core/v1/types.js';
import type { ImageReview, ImageReviewSpec } from '../../../../generated/imagepolicy/v1alpha1/types.js';
import { reviewMetadata } from '../../../auth/remote-review.js';
import { ANSWERS, readAnswer } from '../../../client/answers.js';
import { noCredentials } from '../../../client/credentials.js';
import type { Answer } from '../../../client/exchange.js';
import type { OutgoingAddresses } from '../../../client/outgoing.js';
import { type RemoteService, readRemoteService } from '../../../client/webhook-config.js';
import { ConfigError, type ConfigReader } from '../../../codec/config-file.js';
import type { Parts } from '../../../http/server-parts.js';
import { BoundedCache } from '../../../model/bounded-cache.js';
import type { Turn } from '../../../model/definition/settled.js';
import { ApiError } from '../../../model/errors.js';
import { isObject } from '../../../model/json/json.js';
import type { ApiObject } from '../../../model/object.js';
import type { AdmissionPlugin } from '../../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../../request.js';
import type { Configure, SettingsSource } from '../factory.js';
import { Calls, type CallTarget } from '../webhooks/calls.js';
import { failureText } from '../webhooks/failures.js';
import { hasNewImages, PODS, podRefused } from './pods.js';

/** A review as it is sent, with the metadata of the release shown. */
type SentReview = Omit<ImageReview, 'metadata'> & Pick<ApiObject, 'metadata'>;

interface ImagePolicy {
  readonly service: RemoteService;
  /** How long verdicts are cached, in milliseconds. */
  readonly allowMs: number;
  readonly denyMs: number;
  readonly backoffMs: number;
  /** Whether pods without a verdict are allowed. */
  readonly defaultAllow: boolean;
}

interface Verdict {
  readonly allowed: boolean;
  readonly reason: string;
  readonly annotations: Readonly<Record<string, string>>;
}

const CACHE_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** Retries of failed calls, and the growth of the pause between them. */
const TRIES = 5;
const GROWTH = 1.5;
const TOO_MANY = 429;

/** The service's own status says why there is no verdict. */
class Failed extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  get passes(): boolean {
    return this.status >= 500 || this.status === TOO_MANY;
  }
}

async function verdictOf({ status, text }: Answer, turn: Turn): Promise<Verdict> {
  if (status < 200 || status >= 300) throw new Failed(status, failureText(status, text));
  const review = await readAnswer(text, ANSWERS.imagePolicy, turn);
  const said = isObject(review) && review.kind === 'ImageReview' && isObject(review.status) ? review.status : undefined;
  if (said === undefined) throw new Error('the answer is no ImageReview with a status');
  const annotations = isObject(said.auditAnnotations) ? Object.entries(said.auditAnnotations) : [];
  return {
    allowed: said.allowed === true,
    reason: typeof said.reason === 'string' ? said.reason : '',
    annotations: Object.fromEntries(annotations.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
  };
}

function targetOf({ url, tls, user }: RemoteService, outgoing: OutgoingAddresses): CallTarget {
  return {
    destination: outgoing.toUrl('configured', url),
    path: `${url.pathname}${url.search}`,
    ...(tls.servername === undefined ? {} : { servername: tls.servername }),
    ...(tls.ca === undefined ? {} : { authorities: tls.ca }),
    ...(tls.rejectUnauthorized ? {} : { insecure: true }),
    user,
  };
}

class ImagePolicyWebhook implements AdmissionPlugin {
  readonly name = 'ImagePolicyWebhook';
  readonly concerns = doing(['CREATE', 'UPDATE'], PODS);
  readonly #calls = new Calls();
  readonly #verdicts = new BoundedCache<string, Verdict & { readonly until: number }>(CACHE_BYTES);
  readonly #group: string;

  constructor(
    private readonly parts: Parts<'registry' | 'environment' | 'outgoing' | 'clock'>,
    private readonly policy: ImagePolicy,
  ) {
    this.#group = parts.registry.words.group('image-policy');
  }

  close(): void {
    this.#calls.close();
  }

  async validate(request: AdmissionRequest): Promise<void> {
    const about = requestAbout<Pod>(request, PODS);
    if (about?.object === undefined || !hasNewImages(about.object, about.old)) return;
    let verdict: Verdict;
    try {
      verdict = await this.#verdict(this.#question(about.object, request.namespace));
    } catch (error) {
      this.#withoutVerdict(request, error);
      return;
    }
    for (const [key, value] of Object.entries(verdict.annotations)) request.annotate(this.#auditKey(key), value);
    if (verdict.allowed) return;
    const why = verdict.reason === '' ? 'one or more images rejected by webhook backend' : undefined;
    throw podRefused(request, why ?? `image policy webhook backend denied one or more images: ${verdict.reason}`);
  }

  #auditKey(key: string): string {
    return `imagepolicywebhook.${this.#group}/${key}`;
  }

  #withoutVerdict(request: AdmissionRequest, error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    if (this.policy.defaultAllow) {
      request.annotate(this.#auditKey('failed-open'), 'true');
      this.parts.environment.log(`${this.name}: ${why}; the settings let the pod go on`);
      return;
    }
    // If the service refuses the server itself, its answer is passed on.
    if (error instanceof Failed && error.status === 403)
      throw new ApiError(403, 'Forbidden', why, { causes: [{ reason: 'UnexpectedServerResponse', message: why }] });
    throw podRefused(request, why);
  }

  #question({ metadata, spec }: Pod, namespace: string): ImageReviewSpec {
    const containers = [...(spec.containers ?? []), ...(spec.initContainers ?? []), ...(spec.ephemeralContainers ?? [])];
    const annotations = Object.entries(metadata.annotations ?? {}).filter(([key]) => key.includes(`.${this.#group}/`));
    return {
      containers: containers.map(({ image = '' }) => ({ image })),
      ...(annotations.length === 0 ? {} : { annotations: Object.fromEntries(annotations) }),
      namespace,
    };
  }

  async #verdict(spec: ImageReviewSpec): Promise<Verdict> {
    const key = JSON.stringify(spec);
    const { clock, registry } = this.parts;
    const known = this.#verdicts.get(key);
    if (known !== undefined && clock.now() < known.until) return known;
    const verdict = await this.#asked({
      kind: 'ImageReview',
      apiVersion: `${registry.words.group('imagepolicy')}/v1alpha1`,
      metadata: reviewMetadata(this.parts.environment.enabled),
      spec,
      status: { allowed: false },
    });
    const kept = verdict.allowed ? this.policy.allowMs : this.policy.denyMs;
    const weight = 2 * (key.length + JSON.stringify(verdict).length);
    this.#verdicts.set(key, { ...verdict, until: clock.now() + kept }, weight);
    return verdict;
  }

  async #asked(review: SentReview): Promise<Verdict> {
    for (let [tries, wait] = [1, this.policy.backoffMs]; ; tries += 1, wait *= GROWTH) {
      try {
        const target = targetOf(this.policy.service, this.parts.outgoing);
        const answer = await this.#calls.post(target, review, TIMEOUT_MS, ANSWERS.imagePolicy.bytes);
        return await verdictOf(answer, this.parts.environment.pace.begin());
      } catch (error) {
        if (!(error instanceof Failed) || !error.passes || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
}

/** A time in the unit that settings tell it in; -1 for none. */
function time(reader: ConfigReader, unitMs: number, byDefault: number, max: number): number {
  if (!reader.isGiven) return byDefault * unitMs;
  const given = reader.number(-1, max);
  return given === 0 ? byDefault * unitMs : Math.max(given, 0) * unitMs;
}

const NOWHERE: RemoteService = { url: new URL('https://localhost'), tls: { rejectUnauthorized: true }, user: noCredentials };

function serviceOf(file: ConfigReader, { folder }: SettingsSource): RemoteService {
  if (file.text() === '') {
    file.fault('required; the name of a file of kind Config');
    return NOWHERE;
  }
  try {
    const service = readRemoteService(path.resolve(folder, file.text()));
    if (service.url.protocol !== 'https:') file.fault('the server is called by https only');
    return service;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.message.split('\n')) file.fault(line);
    return NOWHERE;
  }
}

const SECOND = 1000;
const MOST_SECONDS = 30 * 60;
const MOST_BACKOFF = 5 * 60 * SECOND;

export const imagePolicy: Configure = (reader, source) => {
  reader.only(['imagePolicy']);
  const settings = reader.member('imagePolicy');
  settings.only(['kubeConfigFile', 'allowTTL', 'denyTTL', 'retryBackoff', 'defaultAllow']);
  const policy = {
    service: serviceOf(settings.member('kubeConfigFile'), source),
    allowMs: time(settings.member('allowTTL'), SECOND, 5 * 60, MOST_SECONDS),
    denyMs: time(settings.member('denyTTL'), SECOND, 30, MOST_SECONDS),
    backoffMs: time(settings.member('retryBackoff'), 1, 500, MOST_BACKOFF),
    defaultAllow: settings.member('defaultAllow').truth(),
  };
  return (parts) => new ImagePolicyWebhook(parts, policy);
};
