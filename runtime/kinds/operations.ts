/** Subresources and virtual kinds whose requests are operations of their own, by resource id and subresource. */

import { scaleHandler } from '../http/scale.js';
import type { SubresourceHandler } from '../http/subresources.js';
import type { Resource } from '../resource/resource.js';
import type { Parts } from '../server.js';
import { tokenReview } from './authentication/token-review.js';
import { accessReview, rulesReview } from './authorization/reviews.js';
import { bindings, podBinding } from './core/binding.js';
import { ephemeralContainers } from './core/ephemeral-containers.js';
import { eviction } from './core/eviction.js';
import { finalize } from './core/namespace-finalize.js';
import { podLog } from './core/pod-log.js';
import { podStream } from './core/pod-streams.js';
import { nodeProxy, podProxy, serviceProxy } from './core/proxies.js';
import { token } from './core/token.js';
import { withoutDomain } from './index.js';

export type Operation = (parts: Parts) => SubresourceHandler;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'bindings/': bindings,
  'namespaces/finalize': finalize,
  'nodes/proxy': nodeProxy,
  'pods/attach': podStream,
  'pods/binding': podBinding,
  'pods/ephemeralcontainers': ephemeralContainers,
  'pods/eviction': eviction,
  'pods/exec': podStream,
  'pods/log': podLog,
  'pods/portforward': podStream,
  'pods/proxy': podProxy,
  'serviceaccounts/token': token,
  'services/proxy': serviceProxy,
  'localsubjectaccessreviews.authorization/': accessReview('local'),
  'selfsubjectaccessreviews.authorization/': accessReview('caller'),
  'selfsubjectrulesreviews.authorization/': rulesReview,
  'subjectaccessreviews.authorization/': accessReview('anybody'),
  'tokenreviews.authentication/': tokenReview,
};

const made = new WeakMap<Parts, Map<string, SubresourceHandler>>();

/** The handler of an operation; undefined where the subresource is a plain view of the object. */
export function operationOf(parts: Parts, resource: Resource, subresource: string): SubresourceHandler | undefined {
  const key = `${withoutDomain(resource.definition.id)}/${subresource}`;
  const known = made.get(parts)?.get(key);
  if (known !== undefined) return known;
  const operation = OPERATIONS[key] ?? (subresource === 'scale' ? scaleHandler : undefined);
  if (operation === undefined) return undefined;
  const handler = operation(parts);
  const handlers = made.get(parts) ?? new Map<string, SubresourceHandler>();
  made.set(parts, handlers.set(key, handler));
  return handler;
}
