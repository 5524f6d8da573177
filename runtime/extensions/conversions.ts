/** Conversions by the webhooks of definitions. */

import type { CustomResourceDefinition, WebhookClientConfig } from '../../generated/apiextensions/v1beta1/types.js';
import type { Service } from '../../generated/core/v1/types.js';
import { ANSWERS } from '../client/answers.js';
import { noCredentials } from '../client/credentials.js';
import { AnswerTooLong } from '../client/exchange.js';
import { isSuccess, Poster } from '../client/post.js';
import type { RemoteService } from '../client/webhook-config.js';
import type { HostParts } from '../controllers/framework/contract.js';
import type { AskedConversion } from '../model/definition/definition.js';
import type { Turn } from '../model/definition/settled.js';
import { BoundsError } from '../model/json/json-text.js';
import type { ApiObject } from '../model/object.js';
import { addressOf, type ServiceSources } from '../service-addresses/address.js';
import { backendsOf } from '../service-addresses/backends.js';
import { type Converted, convertedObjects, failed, type Review, reviewFrom, reviewVersion } from './conversion-review.js';

const DEFAULT_PORT = 443;
/** The factor by which reviews shrink after an answer that is too large. */
const FEWER = 8;

export class Conversions {
  /** By the names of definitions. */
  readonly #posters = new Map<string, Poster>();
  readonly #sources: ServiceSources | undefined;

  constructor(private readonly host: HostParts<'registry' | 'environment' | 'metrics' | 'outgoing' | 'api'>) {
    const { registry, api, environment } = host;
    this.#sources = registry.has('services')
      ? {
          services: api.informer<Service>('services'),
          backends: environment.settings.flag('enable-aggregator-routing') ? backendsOf(api, registry, environment) : undefined,
        }
      : undefined;
  }

  /** The conversion of a definition's objects; undefined if its versions differ only in name. */
  of({ spec, metadata: { name = '' } }: CustomResourceDefinition): AskedConversion | undefined {
    const { conversion, names } = spec;
    this.forget(name);
    if (conversion?.strategy !== 'Webhook') return undefined;
    const apiVersion = `${this.host.registry.words.group('apiextensions')}/${reviewVersion(conversion.conversionReviewVersions)}`;
    let poster: Poster | undefined;
    const durations = this.host.metrics.histogram('apiserver_crd_webhook_conversion_duration_seconds');
    const begin = (): Turn => this.host.environment.pace.begin();
    return {
      begin,
      convert: async (objects, to) => {
        const about: Converted = { from: objects[0]?.apiVersion ?? '', kind: names.kind, to };
        poster ??= this.#poster(name, conversion.webhookClientConfig);
        const out: ApiObject[] = [];
        const since = performance.now();
        let succeeded = false;
        try {
          const turn = begin();
          for (let most = objects.length; out.length < objects.length; ) {
            const review = await reviewFrom(objects, { from: out.length, most }, { to, apiVersion }, turn);
            try {
              for (const object of await asked(poster, review, about, turn)) out.push(object);
            } catch (error) {
              // Smaller reviews have smaller answers; a service whose answers are always too large fails soon.
              if (review.objects.length === 1 || !isTooLarge(error)) throw error;
              most = Math.ceil(review.objects.length / FEWER);
            }
          }
          succeeded = true;
        } finally {
          const [from, into] = [about.from, to].map((version) => version.slice(version.indexOf('/') + 1));
          durations
            .cell({ crd_name: name, from_version: from ?? '', to_version: into ?? '', succeeded: String(succeeded) })
            .observe((performance.now() - since) / 1000);
        }
        return out;
      },
    };
  }

  #poster(definition: string, client: WebhookClientConfig | undefined): Poster {
    const { url, service, caBundle = '' } = client ?? {};
    const ca = caBundle === '' ? {} : { ca: Buffer.from(caBundle, 'base64').toString('utf8') };
    const sources = this.#sources;
    const remote: RemoteService =
      service === undefined
        ? { url: new URL(url ?? ''), tls: { ...ca, rejectUnauthorized: true }, user: noCredentials }
        : {
            // The address of a service may change between calls.
            get url() {
              if (sources === undefined) throw new Error('there are no services to call');
              const { namespace, name, port, path = '/' } = service;
              const address = addressOf(sources, { namespace, name, port: port || DEFAULT_PORT });
              const host = address.host.includes(':') ? `[${address.host}]` : address.host;
              return new URL(path, `https://${host}:${address.port}`);
            },
            tls: { ...ca, servername: `${service.name}.${service.namespace}.svc`, rejectUnauthorized: true },
            user: noCredentials,
            call: 'workload',
          };
    const poster = new Poster(remote, this.host.outgoing);
    this.#posters.set(definition, poster);
    return poster;
  }

  /** Releases the resources of a definition that was deleted or changed. */
  forget(name: string): void {
    this.#posters.get(name)?.close();
    this.#posters.delete(name);
  }

  close(): void {
    for (const poster of this.#posters.values()) poster.close();
  }
}

/** Whether the failure is an answer that is too large to be read. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && (error.cause instanceof AnswerTooLong || error.cause instanceof BoundsError);

async function asked(poster: Poster, review: Review, about: Converted, turn: Turn): Promise<ApiObject[]> {
  let answer: Awaited<ReturnType<Poster['ask']>>;
  try {
    answer = await poster.ask(review.text, ANSWERS.conversion.bytes);
  } catch (error) {
    throw failed(about, error instanceof Error ? error.message : String(error), error);
  }
  if (!isSuccess(answer.status)) throw failed(about, 'an error on the server ("unknown") has prevented the request from succeeding');
  return convertedObjects(answer.text, review, about, turn);
}
