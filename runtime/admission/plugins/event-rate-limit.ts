/** Limits the rate of events: for the whole server, a namespace, a user, or a source and the object it reports on. */
import type { Event } from '../../../generated/core/v1/types.js';
import type { Configuration, Limit as LimitInFile } from '../../../generated/eventratelimit.admission/v1alpha1/types.js';
import type { ConfigReader } from '../../codec/config-file.js';
import type { Parts } from '../../http/server-parts.js';
import { ApiError } from '../../model/errors.js';
import type { AdmissionPlugin } from '../chain.js';
import { type AdmissionRequest, doing, requestAbout } from '../request.js';
import type { Configure } from './factory.js';

const TYPES = ['Server', 'Namespace', 'User', 'SourceAndObject'] as const;
type LimitType = (typeof TYPES)[number];

interface Limit {
  readonly type: LimitType;
  /** Events a second. */
  readonly qps: number;
  readonly burst: number;
  /** Number of keys that are remembered. */
  readonly cacheSize: number;
}

const MOST = 2 ** 31 - 1;
const CACHE_SIZE = 4096;

function sourceAndObject({ object }: { readonly object: Event | undefined }): string {
  const { source, involvedObject: of } = object ?? {};
  return [source?.component, source?.host, of?.kind, of?.namespace, of?.name, of?.uid, of?.apiVersion].map((part) => part ?? '').join('');
}

const KEYS: Readonly<Record<LimitType, (request: AdmissionRequest, event: { readonly object: Event | undefined }) => string>> = {
  Server: () => '',
  Namespace: ({ namespace }) => namespace,
  User: ({ user }) => user.name,
  SourceAndObject: (_, event) => sourceAndObject(event),
};

/** Token buckets by key. When there are too many, those used longest ago are forgotten. */
class Buckets {
  readonly #left = new Map<string, { tokens: number; at: number }>();

  constructor(readonly limit: Limit) {}

  /** Takes a token of a key, at a time in milliseconds; false if there is none. */
  take(key: string, now: number): boolean {
    const { qps, burst, cacheSize } = this.limit;
    const known = this.#left.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, known.tokens + (Math.max(0, now - known.at) / 1000) * qps);
    const isFree = tokens >= 1;
    this.#left.delete(key);
    this.#left.set(key, { tokens: isFree ? tokens - 1 : tokens, at: now });
    const [oldest] = this.#left.keys();
    if (this.#left.size > cacheSize && oldest !== undefined) this.#left.delete(oldest);
    return isFree;
  }
}

function eventRateLimit({ clock, registry }: Parts<'registry' | 'clock'>, limits: readonly Limit[]): AdmissionPlugin {
  const all = limits.map((limit) => new Buckets(limit));
  const core = { group: '', resource: 'events' };
  return {
    name: 'EventRateLimit',
    concerns: doing(['CREATE', 'UPDATE'], core, { group: registry.words.group('events'), resource: 'events' }),
    validate(request) {
      if (request.dryRun) return;
      // Both groups show the same stored objects, in one form.
      const event = requestAbout<Event>({ ...request, group: '' }, core) ?? { object: undefined };
      const now = clock.now();
      // Each limit counts the event even if another one refuses it.
      const full = all.map((buckets) => {
        const { type } = buckets.limit;
        const key = KEYS[type](request, event);
        return buckets.take(key, now) ? undefined : `limit reached on type ${type} for key ${key}`;
      });
      const why = full.find((text) => text !== undefined);
      if (why !== undefined) throw new ApiError(429, 'TooManyRequests', `Too many requests: ${why}`, null);
    },
  };
}

function limitOf(reader: ConfigReader<LimitInFile>): Limit {
  reader.only(['type', 'qps', 'burst', 'cacheSize']);
  const size = reader.member('cacheSize');
  const most = size.isGiven ? size.number(0, MOST) : CACHE_SIZE;
  return {
    type: reader.member('type').oneOf(TYPES),
    qps: reader.member('qps').number(1, MOST),
    burst: reader.member('burst').number(1, MOST),
    cacheSize: most === 0 ? CACHE_SIZE : most,
  };
}

export const eventLimits: Configure = (settings, { words }) => {
  const reader = settings.as<Configuration>();
  reader.only(['apiVersion', 'kind', 'limits']);
  reader.member('apiVersion').oneOf([`${words.group('eventratelimit.admission')}/v1alpha1`]);
  reader.member('kind').oneOf(['Configuration']);
  const limits = reader.member('limits').items().map(limitOf);
  if (limits.length === 0) reader.member('limits').fault('there must be at least one limit');
  return (parts) => eventRateLimit(parts, limits);
};
