/** The mode that asks an outside service (specification 2, "Modes"): each question is sent as a SubjectAccessReview. */
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import { AnswerCache } from '../answer-cache.js';
import type { ApplyingRules, Attributes, Authorizer, Decision, SelectorRequirement, Selectors, User } from '../contract.js';
import { type RemoteReview, UNSTORED } from '../remote-review.js';

interface WebhookAuthorizerOptions {
  /** The API group of access reviews. */
  readonly group: string;
  readonly version: 'v1' | 'v1beta1';
  /** Milliseconds for which answers hold that allow, and those that do not. */
  readonly allowedMs: number;
  readonly refusedMs: number;
  /** Metadata of the reviews, which are stored nowhere. */
  readonly metadata?: ApiObject['metadata'];
  /** Unix time in milliseconds. */
  readonly now?: () => number;
}

/** Answers to longer questions are not kept: clients choose the names in them. */
const LONGEST_KEPT = 10_000;

const UNKNOWN: ApplyingRules = {
  resourceRules: [],
  nonResourceRules: [],
  incomplete: true,
  error: 'webhook authorizer does not support user rule resolution',
};

/** Where the service cannot be asked, the mode has no opinion and an error. */
export function webhookAuthorizer(ask: RemoteReview, options: WebhookAuthorizerOptions): Authorizer {
  const { group, version, allowedMs, refusedMs, metadata = UNSTORED, now } = options;
  const cache = new AnswerCache<Decision>({
    lifeOf: ({ decision, error }) => (error !== undefined ? 0 : decision === 'allow' ? allowedMs : refusedMs),
    passes: ({ decision }) => decision === 'allow',
    bytesOf: ({ reason }) => 2 * reason.length,
    now,
  });
  const asked = (spec: object): Promise<Decision> =>
    ask({
      kind: 'SubjectAccessReview',
      apiVersion: apiVersionOf(group, version),
      metadata,
      spec,
      status: { allowed: false },
    }).then(decisionOf, failed);
  return {
    authorize(attributes) {
      const spec = specOf(attributes, version);
      const question = JSON.stringify(spec);
      return question.length > LONGEST_KEPT ? asked(spec) : cache.answer(question, () => asked(spec));
    },
    rulesOf: () => UNKNOWN,
  };
}

const failed = (error: unknown): Decision => ({
  decision: 'abstain',
  reason: '',
  error: error instanceof Error ? error.message : String(error),
});

function decisionOf(status: ReadonlyMap<string, unknown>): Decision {
  const [allowed, denied] = [status.get('allowed') === true, status.get('denied') === true];
  const told = status.get('reason');
  const reason = typeof told === 'string' ? told : '';
  if (allowed && denied) return { decision: 'deny', reason, error: 'webhook subject access review returned both allow and deny response' };
  return { decision: allowed ? 'allow' : denied ? 'deny' : 'abstain', reason };
}

/** Only the fields that are not empty. */
const filled = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Selectors as reviews have them; empty where there are none. */
function selecting(selectors: Selectors | undefined): object {
  const of = (list: readonly SelectorRequirement[] = []): object[] =>
    list.map(({ key, operator, values }) => ({ key, operator, ...(values.length === 0 ? {} : { values }) }));
  const [fields, labels] = [of(selectors?.fields), of(selectors?.labels)];
  return {
    ...(fields.length === 0 ? {} : { fieldSelector: { requirements: fields } }),
    ...(labels.length === 0 ? {} : { labelSelector: { requirements: labels } }),
  };
}

function specOf(attributes: Attributes, version: WebhookAuthorizerOptions['version']): object {
  const { user, resourceRequest, verb, path, namespace, group, version: of, resource, subresource, name, selectors } = attributes;
  return {
    ...(resourceRequest
      ? {
          resourceAttributes: {
            ...filled({ namespace, verb, group, version: of, resource, subresource, name }),
            ...selecting(selectors?.()),
          },
        }
      : { nonResourceAttributes: filled({ path, verb }) }),
    ...userOf(user, version),
  };
}

/** The first version calls the groups by another name. */
function userOf({ name, uid, groups, extra }: User, version: WebhookAuthorizerOptions['version']): object {
  return {
    ...filled({ user: name }),
    ...(groups.length === 0 ? {} : { [version === 'v1' ? 'groups' : 'group']: groups }),
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
    ...filled({ uid }),
  };
}
