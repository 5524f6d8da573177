/** Conditions in expressions under which webhooks are asked about requests that their rules match. */
import type { MatchCondition } from '../../../../generated/admissionregistration/v1/types.js';
import type { Namespace } from '../../../../generated/core/v1/types.js';
import type { Parts } from '../../../http/server-parts.js';
import { forbidden } from '../../../model/errors.js';
import type { ObjectReader } from '../../../resource/reader.js';
import { shownRelease } from '../../../settings/emulated-release.js';
import type { AdmissionRequest } from '../../request.js';
import { inputsOf } from '../expressions/inputs.js';
import type { PolicyPrograms } from '../expressions/programs.js';
import type { Hook } from './hooks.js';
import type { AskedAs } from './matching.js';
import type { AskedObjects } from './review.js';

export class Conditions {
  readonly #programs = new WeakMap<readonly MatchCondition[], Promise<PolicyPrograms>>();
  readonly #isOn: boolean;

  constructor(
    private readonly parts: Parts<'registry' | 'environment' | 'authorizer'>,
    private readonly namespaces: ObjectReader<Namespace> | undefined,
  ) {
    this.#isOn = parts.environment.enabled('AdmissionWebhookMatchConditions');
  }

  /** Whether the webhook has any. */
  has({ conditions }: Hook): boolean {
    return this.#isOn && conditions.length > 0;
  }

  /**
   * Whether all of them hold: one that does not decides, whatever faults others have. Where one has no value and none decides, the
   * webhook is not asked if its failures are ignored, and the request is refused otherwise.
   */
  async hold(hook: Hook, as: AskedAs, request: AdmissionRequest, objects: AskedObjects): Promise<boolean> {
    const { registry, authorizer } = this.parts;
    const programs = await this.#programsOf(hook.conditions);
    const view = inputsOf(request, as, objects, { words: registry.words, namespaces: this.namespaces });
    const outcome = await programs.begin({ ...view, params: undefined }, authorizer, registry.pace.begin()).matches();
    if (typeof outcome === 'boolean') return outcome;
    if (hook.ignoresFailures) return false;
    const { group, resource: name, shownName } = request;
    throw forbidden({ group, name }, shownName, outcome.fault);
  }

  /** Compiled when they are first needed, and again when the webhook's configuration has changed. */
  #programsOf(conditions: readonly MatchCondition[]): Promise<PolicyPrograms> {
    const known = this.#programs.get(conditions);
    if (known !== undefined) return known;
    const { registry, environment } = this.parts;
    const texts = { hasParams: false, conditions: conditions.map(({ expression }) => expression), variables: [], others: [] };
    const made = import('../expressions/programs.js').then(({ PolicyPrograms }) =>
      PolicyPrograms.of(texts, shownRelease(environment.settings), registry.pace.begin()),
    );
    this.#programs.set(conditions, made);
    return made;
  }
}
