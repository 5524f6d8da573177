/** Webhooks as their configurations have them, made ready to be matched with requests. */
import type {
  MutatingWebhook,
  MutatingWebhookConfiguration,
  RuleWithOperations,
  ValidatingWebhook,
  ValidatingWebhookConfiguration,
  WebhookClientConfig,
} from '../../../../generated/admissionregistration/v1/types.js';
import type { Registry } from '../../../resource/registry.js';
import { type LabelSelector, selectorOfObject } from '../../../resource/selecting/selectors.js';

/** Whether a webhook may change objects, and is asked before validation, or only judges them, after it. */
export type HookType = 'mutating' | 'validating';

export interface Hook {
  /** Tells the webhook from all others of its type, also from one of the same name that took its place. */
  readonly id: string;
  readonly configuration: string;
  readonly name: string;
  readonly client: WebhookClientConfig;
  readonly rules: readonly RuleWithOperations[];
  readonly ignoresFailures: boolean;
  /** Whether requests that mean the same in another version count. */
  readonly equivalent: boolean;
  /** Undefined where every namespace or object is meant. */
  readonly namespaces: LabelSelector | undefined;
  readonly objects: LabelSelector | undefined;
  /** Whether it may be asked about a dry run. */
  readonly takesDryRuns: boolean;
  readonly timeoutSeconds: number;
  readonly reviewVersions: readonly string[];
  readonly again: boolean;
}

const PLURALS: Readonly<Record<HookType, string>> = {
  mutating: 'mutatingwebhookconfigurations',
  validating: 'validatingwebhookconfigurations',
};

type Webhook = ValidatingWebhook & Partial<Pick<MutatingWebhook, 'reinvocationPolicy'>>;
type Configuration = MutatingWebhookConfiguration | ValidatingWebhookConfiguration;

const WITHOUT_EFFECTS = ['None', 'NoneOnDryRun'];

/** A selector that asks for nothing is none. */
function selectorOf(source: Webhook['objectSelector']): LabelSelector | undefined {
  const selector = selectorOfObject(source);
  return selector.requirements.length === 0 ? undefined : selector;
}

function hookOf(configuration: string, uid: string, hook: Webhook, repeat: number): Hook {
  return {
    id: `${uid}/${hook.name}/${repeat}`,
    configuration,
    name: hook.name,
    client: hook.clientConfig,
    rules: hook.rules ?? [],
    ignoresFailures: hook.failurePolicy === 'Ignore',
    equivalent: hook.matchPolicy === 'Equivalent',
    namespaces: selectorOf(hook.namespaceSelector),
    objects: selectorOf(hook.objectSelector),
    takesDryRuns: WITHOUT_EFFECTS.includes(hook.sideEffects ?? ''),
    timeoutSeconds: hook.timeoutSeconds,
    reviewVersions: hook.admissionReviewVersions ?? [],
    again: hook.reinvocationPolicy === 'IfNeeded',
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

/** All webhooks of a type in the order in which they are asked, as the server's cache has them: a change counts from the next request on. */
export class Hooks {
  readonly #reader;
  #seen = -1;
  #hooks: readonly Hook[] = [];

  constructor(registry: Registry, type: HookType) {
    this.#reader = registry.reader<Configuration>(Hooks.resourceOf(registry, type));
  }

  /** The id of the configurations' resource, which a catalogue may do without. */
  static resourceOf({ words }: Registry, type: HookType): string {
    return `${PLURALS[type]}.${words.group('admissionregistration')}`;
  }

  /** Nothing to wait for once the configurations are loaded. */
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
