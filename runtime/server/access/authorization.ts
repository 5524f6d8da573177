/** What callers may do: the modes that flags name, in their order. */

import { nodeAuthorizer } from '../../access/node-authorizer.js';
import { StoredNodeGraph } from '../../access/node-graph.js';
import { RBAC_KINDS, rbacAuthorizer } from '../../access/role-source.js';
import { abacAuthorizer } from '../../auth/authorizers/abac.js';
import { chosenModes } from '../../auth/authorizers/chosen-modes.js';
import { matches } from '../../auth/authorizers/match-conditions.js';
import { alwaysAllow, alwaysDeny, modesInOrder } from '../../auth/authorizers/modes.js';
import { webhookAuthorizer } from '../../auth/authorizers/webhook.js';
import type { ApplyingRules, Authorizer, Decision } from '../../auth/contract.js';
import { reviewMetadata } from '../../auth/remote-review.js';
import type { CallerParts } from '../../http/server-parts.js';
import type { Turn } from '../../model/definition/settled.js';
import type { Followed } from '../../settings/followed-files.js';
import type { Settings } from '../../settings/settings.js';
import { readAbacPolicies } from '../flags/abac-policy-file.js';
import { AUTHORIZATION_CONFIG, authorizationConfigFaults, readAuthorizationFile, type WebhookMode } from '../flags/authorization-config.js';
import type { Missing } from '../flags/flag-faults.js';
import { OutsideServices } from './outside-services.js';

/** Modes that read a file, by the flag that names it. */
const FILES = { ABAC: 'authorization-policy-file', Webhook: 'authorization-webhook-config-file' } as const;

/** Faults of flags that ask for modes without what they need, or give what no mode needs. */
export function authorizationFaults(settings: Settings, missing: Missing): string[] {
  const modes = chosenModes(settings);
  const isFiled = settings.text(AUTHORIZATION_CONFIG) !== '';
  const kinds = modes.includes('RBAC') ? missing(RBAC_KINDS) : [];
  return [
    ...(kinds.length === 0 ? [] : [`--authorization-mode: RBAC needs ${kinds.join(', ')}, which the catalogue does not have`]),
    ...authorizationConfigFaults(settings),
    ...(isFiled ? [] : modes.filter((mode, i) => modes.indexOf(mode) !== i).map((mode) => `--authorization-mode: ${mode} is named twice`)),
    ...Object.entries(FILES).flatMap(([mode, flag]) => {
      if (isFiled && mode === 'Webhook') return [];
      if (modes.includes(mode) === (settings.text(flag) !== '')) return [];
      return [modes.includes(mode) ? `--authorization-mode: ${mode} needs --${flag}` : `--${flag} needs --authorization-mode with ${mode}`];
    }),
  ];
}

/** Decides as the mode does that the files make now. */
const followedMode = (mode: Followed<Authorizer>): Authorizer => ({
  authorize: (attributes) => mode.current.authorize(attributes),
  rulesOf: (user, namespace) => mode.current.rulesOf?.(user, namespace) ?? UNRULED,
});

const UNRULED: ApplyingRules = { resourceRules: [], nonResourceRules: [], incomplete: true, error: '' };

export function authorizerOf(
  {
    registry,
    environment: { settings, words, pace, enabled, enabledByName },
    files,
    outgoing,
  }: Pick<CallerParts, 'registry' | 'environment' | 'files' | 'outgoing'>,
  outside = new OutsideServices(settings, files, outgoing, () => pace.begin()),
): Authorizer {
  const modes: Readonly<Record<string, () => Authorizer>> = {
    AlwaysAllow: () => alwaysAllow,
    AlwaysDeny: () => alwaysDeny,
    ABAC: () => {
      const flag = FILES.ABAC;
      return followedMode(files.follow({ flags: [flag], read: () => abacAuthorizer(readAbacPolicies(settings.text(flag), words)) }));
    },
    Node: () => {
      const graph = new StoredNodeGraph(registry, enabled('DynamicKubeletConfig'));
      return nodeAuthorizer(() => graph.open(), { words, enabledByName, release: registry.rules.release });
    },
    RBAC: () => rbacAuthorizer(registry),
    Webhook: () => {
      const options = {
        group: words.group('authorization'),
        version: settings.text('authorization-webhook-version') === 'v1' ? 'v1' : 'v1beta1',
        allowedMs: settings.seconds('authorization-webhook-cache-authorized-ttl') * 1000,
        refusedMs: settings.seconds('authorization-webhook-cache-unauthorized-ttl') * 1000,
        metadata: reviewMetadata(enabled),
      } as const;
      return followedMode(outside.reviews(FILES.Webhook, (service) => webhookAuthorizer((review) => service.ask(review), options)));
    },
  };
  const made = new Map<string, Authorizer>();
  /** Modes are made once, so that what they know of the store outlives a file. */
  const modeOf = (mode: string): Authorizer => {
    const known = made.get(mode) ?? modes[mode]?.() ?? alwaysDeny;
    made.set(mode, known);
    return known;
  };
  if (settings.text(AUTHORIZATION_CONFIG) === '') return modesInOrder(settings.list('authorization-mode').map(modeOf));
  const group = words.group('authorization');
  return followedMode(
    outside.chain(AUTHORIZATION_CONFIG, (file, service) =>
      modesInOrder(
        readAuthorizationFile(file, words).map(({ type, webhook }) => {
          if (webhook === undefined) return modeOf(type);
          const asked = service(webhook.file, webhook.timeoutMs);
          const authorizer = webhookAuthorizer((review) => asked.ask(review), { ...webhook, group, metadata: reviewMetadata(enabled) });
          return conditional(authorizer, webhook, () => pace.begin());
        }),
      ),
    ),
  );
}

/** Asks a mode about the requests alone for which its conditions hold; where that, or the answer, cannot be known, its policy decides. */
const conditional = (authorizer: Authorizer, { conditions, denies }: WebhookMode, begin: () => Turn): Authorizer => {
  const judged = (decision: Decision): Decision =>
    denies && decision.error !== undefined && decision.decision === 'abstain' ? { ...decision, decision: 'deny' } : decision;
  return {
    async authorize(attributes) {
      try {
        if (conditions.length > 0 && !(await matches(conditions, attributes, begin()))) return { decision: 'abstain', reason: '' };
      } catch (error) {
        const told = error instanceof Error ? error.message : String(error);
        return denies ? { decision: 'deny', reason: '', error: told } : { decision: 'abstain', reason: '', error: told };
      }
      return judged(await authorizer.authorize(attributes));
    },
    rulesOf: (user, namespace) => authorizer.rulesOf?.(user, namespace) ?? UNRULED,
  };
};
