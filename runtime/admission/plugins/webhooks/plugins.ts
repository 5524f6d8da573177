/** The plugins MutatingAdmissionWebhook and ValidatingAdmissionWebhook (specification 2). */
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { ApiError, internalError } from '../../../model/errors.js';
import { INNER_DEPTH, parseJson, stringify } from '../../../model/json/json-text.js';
import type { Json } from '../../../model/object.js';
import { operationsIn } from '../../../patch/index.js';
import type { AdmissionPlugin } from '../../chain.js';
import type { AdmissionRequest } from '../../request.js';
import { type AdmissionPluginFactory, switched } from '../factory.js';
import { Asking } from './asking.js';
import { Conditions } from './conditions.js';
import { type HostCredentials, webhookSettings } from './credentials.js';
import { CallFailed, dryRunUnsupported, Refused, refusal } from './failures.js';
import { type Hook, Hooks, type HookType } from './hooks.js';
import { type AskedAs, Matching } from './matching.js';
import { Objects } from './objects.js';
import type { AskedObjects, Verdict } from './review.js';
import { Seen } from './seen.js';

const NAMES: Readonly<Record<HookType, string>> = { mutating: 'MutatingAdmissionWebhook', validating: 'ValidatingAdmissionWebhook' };
/** The types of webhooks as metrics name them. */
const STEPS: Readonly<Record<HookType, string>> = { mutating: 'admit', validating: 'validating' };
const REJECTIONS = 'apiserver_admission_webhook_rejection_count';
const DURATIONS = 'apiserver_admission_webhook_admission_duration_seconds';
/** Codes beyond this one are counted as this one. */
const MAX_CODE = 600;

type WebhookParts = Parts<'registry' | 'environment' | 'metrics' | 'outgoing' | 'authorizer'>;

interface Invocation {
  readonly hook: Hook;
  readonly as: AskedAs;
  /** Position among all webhooks of its type, asked or not. */
  readonly index: number;
}

/** Shared by both plugins. */
abstract class WebhookPlugin implements AdmissionPlugin {
  readonly name: string;
  protected readonly objects: Objects;
  protected readonly asking: Asking;
  readonly #conditions: Conditions;
  readonly #hooks: Hooks;
  readonly #matching: Matching;
  readonly #group: string;

  constructor(
    protected readonly parts: WebhookParts,
    private readonly type: HookType,
    hosts: HostCredentials,
  ) {
    const { registry, environment } = parts;
    this.name = NAMES[type];
    this.objects = new Objects(registry, { whole: environment.enabled('PatchesOfWholes') });
    this.asking = new Asking(parts, hosts);
    this.#hooks = new Hooks(registry, type);
    const namespaces = registry.has('namespaces') ? registry.reader<Namespace>('namespaces') : undefined;
    this.#matching = new Matching(registry, namespaces);
    this.#conditions = new Conditions(parts, namespaces);
    this.#group = registry.words.group('admissionregistration');
  }

  close(): void {
    this.asking.close();
  }

  /** Calls the webhooks that match the request. Undefined if there are none. */
  protected judge(request: AdmissionRequest): void | Promise<void> {
    // Webhooks are not called about their own configurations: otherwise nobody could repair a webhook that refuses everything.
    if (request.group === this.#group) return undefined;
    const hooks = this.#hooks.all();
    if (hooks instanceof Promise) return hooks.then((all) => this.judgeBy(all, request));
    return hooks.length === 0 ? undefined : this.judgeBy(hooks, request);
  }

  /** The webhook's decision, measured. */
  protected async ask({ hook, as }: Invocation, request: AdmissionRequest, objects: AskedObjects): Promise<Verdict> {
    const since = performance.now();
    let rejected = true;
    try {
      const verdict = await this.asking.ask(hook, this.type, request, as, objects);
      rejected = !verdict.allowed;
      return verdict;
    } finally {
      const labels = { name: hook.name, operation: request.operation, rejected: String(rejected), type: STEPS[this.type] };
      this.parts.metrics
        .histogram(DURATIONS)
        .cell(labels)
        .observe((performance.now() - since) / 1000);
    }
  }

  protected abstract judgeBy(hooks: readonly Hook[], request: AdmissionRequest): void | Promise<void>;

  protected invocation(hook: Hook, index: number, request: AdmissionRequest): Invocation | undefined {
    const as = this.#matching.asked(hook, request);
    return as && { hook, as, index };
  }

  /** Whether the webhook's conditions let it be asked about the request as it is now. Rejects with the refusal where they cannot tell. */
  protected async isAsked({ hook, as }: Invocation, request: AdmissionRequest): Promise<boolean> {
    return !this.#conditions.has(hook) || this.#conditions.hold(hook, as, request, await this.objects.shown(request, as));
  }

  /** Counts a webhook that stopped the request, and returns the error for the client; undefined for a failure that the policy ignores. */
  protected settled(error: unknown, { hook }: Invocation, { operation }: AdmissionRequest): Error | undefined {
    if (error instanceof CallFailed && hook.ignoresFailures) {
      this.parts.environment.log(`${this.name}: ${error.message}; its failure policy lets the request go on`);
      return undefined;
    }
    const refused = error instanceof Refused;
    const told = error instanceof CallFailed && this.parts.environment.enabled('CodesOfFailedCalls');
    this.parts.metrics.counter(REJECTIONS).add({
      name: hook.name,
      operation,
      type: STEPS[this.type],
      error_type: refused ? 'no_error' : error instanceof CallFailed ? 'calling_webhook_error' : 'apiserver_internal_error',
      rejection_code: String(refused ? Math.min(error.status.code, MAX_CODE) : told ? Math.min(error.code, MAX_CODE) : 0),
    });
    if (refused) return error.status;
    if (error instanceof ApiError) return error;
    return internalError(error instanceof Error ? error.message : String(error));
  }
}

const JSON_PATCH = 'JSONPatch';

class MutatingWebhooks extends WebhookPlugin {
  constructor(parts: WebhookParts, hosts: HostCredentials) {
    super(parts, 'mutating', hosts);
  }

  admit(request: AdmissionRequest): void | Promise<void> {
    return this.judge(request);
  }

  protected judgeBy(hooks: readonly Hook[], request: AdmissionRequest): void | Promise<void> {
    const { round } = request.rounds;
    const isMatched = hooks.some((hook, index) => this.invocation(hook, index, request) !== undefined);
    return isMatched || round === 1 ? this.#ask(hooks, request) : undefined;
  }

  async #ask(hooks: readonly Hook[], request: AdmissionRequest): Promise<void> {
    const { rounds } = request;
    const seen = rounds.kept(this, () => new Seen());
    if (rounds.round === 1 && seen.hasChanged(request.object)) seen.changed();
    for (const [index, hook] of hooks.entries()) {
      // Each webhook is matched with the object as the ones before have left it.
      const invocation = this.invocation(hook, index, request);
      if (invocation === undefined || !(await this.isAsked(invocation, request))) continue;
      if (rounds.round === 1 && !seen.isAgain(hook)) continue;
      if (request.dryRun && !hook.takesDryRuns) throw dryRunUnsupported(hook.name);
      const failure = await this.#askOne(invocation, request, seen);
      if (failure !== undefined) throw failure;
    }
    seen.leave(request.object);
  }

  async #askOne(invocation: Invocation, request: AdmissionRequest, seen: Seen): Promise<Error | undefined> {
    const { hook, as, index } = invocation;
    let changed = false;
    try {
      const shown = await this.objects.shown(request, as);
      const verdict = await this.ask(invocation, request, shown);
      if (!verdict.allowed) throw refusal(hook.name, verdict.status);
      const { patch } = verdict;
      if (patch !== undefined) changed = await this.#patched(request, invocation, shown.object, verdict, patch);
      return undefined;
    } catch (error) {
      return this.settled(error, invocation, request);
    } finally {
      const key = `round_${request.rounds.round}_index_${index}`;
      const { configuration, name: webhook } = hook;
      request.annotate(`mutation.webhook.${this.domain}/${key}`, JSON.stringify({ configuration, webhook, mutated: changed }));
      if (changed) {
        seen.changed();
        request.rounds.askAgain();
      }
      seen.asked(hook);
    }
  }

  async #patched(
    request: AdmissionRequest,
    { hook, as, index }: Invocation,
    shown: AdmissionRequest['object'],
    verdict: Verdict,
    patch: string,
  ): Promise<boolean> {
    const { configuration, name: webhook } = hook;
    if (shown === undefined)
      throw internalError(
        `admission webhook ${JSON.stringify(webhook)} attempted to modify the object, which is not supported for this operation`,
      );
    const operations = this.#operations(webhook, patch);
    const changed = await this.objects.patch(request, as, shown, { operations, text: patch });
    if (verdict.patchType !== JSON_PATCH) throw new CallFailed(webhook, `unsupported patch type ${JSON.stringify(verdict.patchType)}`);
    if (operations.length === 0) return false;
    const key = `patch.webhook.${this.domain}/round_${request.rounds.round}_index_${index}`;
    request.annotate(key, stringify({ configuration, webhook, patch: operations, patchType: JSON_PATCH }), true);
    return changed;
  }

  /** The operations of a patch; null has none. A text that has no such list is a failed call, or an internal error in early releases. */
  #operations(webhook: string, patch: string): Json[] {
    try {
      return operationsIn(parseJson(patch, INNER_DEPTH) ?? []);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!this.parts.environment.enabled('UndecodablePatchesFail')) throw internalError(why);
      throw new CallFailed(webhook, `received undecodable patch in webhook response: ${why}`);
    }
  }

  private get domain(): string {
    return this.parts.registry.words.group('admission');
  }
}

class ValidatingWebhooks extends WebhookPlugin {
  constructor(parts: WebhookParts, hosts: HostCredentials) {
    super(parts, 'validating', hosts);
  }

  validate(request: AdmissionRequest): void | Promise<void> {
    return this.judge(request);
  }

  protected judgeBy(hooks: readonly Hook[], request: AdmissionRequest): void | Promise<void> {
    const invocations = hooks.flatMap((hook, index) => this.invocation(hook, index, request) ?? []);
    return invocations.length === 0 ? undefined : this.#ask(invocations, request);
  }

  /** All webhooks are called even if one refuses; the first refusal in their order is returned. */
  async #ask(matched: readonly Invocation[], request: AdmissionRequest): Promise<void> {
    const invocations: Invocation[] = [];
    for (const one of matched) if (await this.isAsked(one, request)) invocations.push(one);
    if (request.dryRun) for (const { hook } of invocations) if (!hook.takesDryRuns) throw dryRunUnsupported(hook.name);
    const failures = await Promise.all(invocations.map((invocation) => this.#askOne(invocation, request)));
    for (const failure of failures) if (failure !== undefined) throw failure;
  }

  async #askOne(invocation: Invocation, request: AdmissionRequest): Promise<Error | undefined> {
    const { hook, as } = invocation;
    try {
      const verdict = await this.ask(invocation, request, await this.objects.shown(request, as));
      if (!verdict.allowed) throw refusal(hook.name, verdict.status);
      return undefined;
    } catch (error) {
      return this.settled(error, invocation, request);
    }
  }
}

type Make = (parts: WebhookParts, hosts: HostCredentials) => AdmissionPlugin;

/** A plugin that does nothing where the catalogue has no configurations of webhooks. */
const where =
  (type: HookType, make: Make): Make =>
  (parts, hosts) =>
    parts.registry.has(Hooks.resourceOf(parts.registry, type)) ? make(parts, hosts) : { name: NAMES[type] };

const NOBODY: HostCredentials = new Map();

/** A plugin that flags can switch; its settings contain credentials. */
function webhooks(type: HookType, make: Make): AdmissionPluginFactory {
  const made = where(type, make);
  return switched(NAMES[type], true, (parts) => made(parts, NOBODY), {
    configure(reader, source) {
      const hosts = webhookSettings(reader.as(), source);
      return (parts) => made(parts, hosts);
    },
  });
}

export const mutatingWebhooks = webhooks('mutating', (parts, hosts) => new MutatingWebhooks(parts, hosts));
export const validatingWebhooks = webhooks('validating', (parts, hosts) => new ValidatingWebhooks(parts, hosts));
