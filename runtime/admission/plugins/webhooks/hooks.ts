/** Webhooks of configurations, prepared for matching with requests. */
import type {
  MatchCondition,
  MutatingWebhook,
  MutatingWebhookConfiguration,
  ValidatingWebhook,
  ValidatingWebhookConfiguration,
  WebhookClientConfig,
} from '../../../../generated/admissionregistration/v1/types.js';
import type { Registry } from '../../../resource/registry.js';
import { type Matched, narrowing } from './matching.js';

/** Mutating webhooks run before validation and may change objects; validating ones run after it. */
export type HookType = 'mutating' | 'validating';

export interface Hook extends Matched {
  /** Identifies the webhook among all of its type, and distinguishes it from an earlier one of the same name. */
  readonly id: string;
  readonly configuration: string;
  readonly name: string;
  readonly client: WebhookClientConfig;
  readonly ignoresFailures: boolean;
  /** Whether it may be called for a dry run. */
  readonly takesDryRuns: boolean;
  readonly timeoutSeconds: number;
  readonly reviewVersions: readonly string[];
  readonly again: boolean;
  readonly conditions: readonly MatchCondition[];
}

const PLURALS: Readonly<Record<HookType, string>> = {
  mutating: 'mutatingwebhookconfigurations',
  validating: 'validatingwebhookconfigurations',
};

type Webhook = ValidatingWebhook & Partial<Pick<MutatingWebhook, 'reinvocationPolicy'>>;
type Configuration = MutatingWebhookConfiguration | ValidatingWebhookConfiguration;

const WITHOUT_EFFECTS = ['None', 'NoneOnDryRun'];

const NO_CONDITIONS: readonly MatchCondition[] = [];

function hookOf(configuration: string, uid: string, hook: Webhook, repeat: number): Hook {
  return {
    id: `${uid}/${hook.name}/${repeat}`,
    configuration,
    name: hook.name,
    client: hook.clientConfig,
    rules: hook.rules ?? [],
    ignoresFailures: hook.failurePolicy === 'Ignore',
    equivalent: hook.matchPolicy === 'Equivalent',
    namespaces: narrowing(hook.namespaceSelector),
    objects: narrowing(hook.objectSelector),
    takesDryRuns: WITHOUT_EFFECTS.includes(hook.sideEffects ?? ''),
    timeoutSeconds: hook.timeoutSeconds,
    reviewVersions: hook.admissionReviewVersions ?? [],
    again: hook.reinvocationPolicy === 'IfNeeded',
    conditions: hook.matchConditions ?? NO_CONDITIONS,
  };
}

function hooksOf({ metadata, webhooks = [] }: Readonly<Configuration>): Hook[] {
  const seen = new Map<string, number>();
  return webhooks.map((hook) => {
    const repeat = seen.get(hook.name) ?? 0;
    seen.set(hook.name, repeat + 1);
    return hookOf(metadata.name ?? '', metadata.uid ?? '', hook, repeat);
  });
}

/** All webhooks of a type in the order of their calls, from the server's cache: a change takes effect with the next request. */
export class Hooks {
  readonly #reader;
  #seen = -1;
  #hooks: readonly Hook[] = [];

  constructor(registry: Registry, type: HookType) {
    this.#reader = registry.reader<Configuration>(Hooks.resourceOf(registry, type));
  }

  /** The id of the configurations' resource; a catalogue may lack it. */
  static resourceOf({ words }: Registry, type: HookType): string {
    return `${PLURALS[type]}.${words.group('admissionregistration')}`;
  }

  /** Undefined once the configurations are loaded. */
  all(): readonly Hook[] | Promise<readonly Hook[]> {
    return this.#reader.resource.cache.healthy ? this.#current() : this.#reader.ready().then(() => this.#current());
  }

  #current(): readonly Hook[] {
    const { changedAt } = this.#reader.resource.cache;
    if (changedAt !== this.#seen) {
      this.#hooks = this.#reader.peekAll().flatMap(hooksOf);
      this.#seen = changedAt;
    }
    return this.#hooks;
  }
}
