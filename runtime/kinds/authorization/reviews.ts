/** Access reviews: questions to the authorizer that are asked and answered in one request. */

import type { Attributes, User } from '../../auth/contract.js';
import type { ServerParts } from '../../http/server-parts.js';
import type { SubresourceHandler } from '../../http/subresources.js';
import { badRequest, type FieldError, invalid, invalidValue } from '../../model/errors.js';
import { type ApiObject, apiVersionOf, type JsonObject } from '../../model/object.js';
import { defineKind } from '../kind.js';
import { type Fields, fieldsOf, text } from '../shown.js';

function attributesOf(spec: Fields, user: User): Attributes {
  const resource = spec.resourceAttributes === undefined ? undefined : fieldsOf(spec.resourceAttributes);
  const other = fieldsOf(spec.nonResourceAttributes);
  return {
    user,
    resourceRequest: resource !== undefined,
    verb: text(resource?.verb ?? other.verb),
    path: text(other.path),
    group: text(resource?.group),
    version: text(resource?.version),
    resource: text(resource?.resource),
    subresource: text(resource?.subresource),
    namespace: text(resource?.namespace),
    name: text(resource?.name),
  };
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const userOf = (spec: Fields): User => ({
  name: text(spec.user),
  uid: text(spec.uid),
  groups: list(spec.groups),
  extra: Object.fromEntries(Object.entries(fieldsOf(spec.extra)).map(([k, v]) => [k, list(v)])),
});

/** Whom a review asks about: its sender, anybody at all, or anybody in the namespace of its path. */
type Scope = 'caller' | 'anybody' | 'local';

const hasMetadata = ({ metadata }: ApiObject, scope: Scope): boolean =>
  Object.entries(metadata).some(
    ([field, value]) =>
      field !== 'managedFields' && !(scope === 'local' && field === 'namespace') && value !== undefined && value !== null && value !== '',
  );

/** Faults of a review, and of a local one against the namespace it names itself. */
function faultsOf(object: ApiObject, spec: Fields, scope: Scope): FieldError[] {
  const { resourceAttributes, nonResourceAttributes } = spec;
  const out: FieldError[] = [];
  if (resourceAttributes !== undefined && nonResourceAttributes !== undefined)
    out.push(
      invalidValue('spec.nonResourceAttributes', nonResourceAttributes, 'cannot be specified in combination with resourceAttributes'),
    );
  if (resourceAttributes === undefined && nonResourceAttributes === undefined)
    out.push(invalidValue('spec.resourceAttributes', null, 'exactly one of nonResourceAttributes or resourceAttributes must be specified'));
  if (scope !== 'caller' && text(spec.user) === '' && list(spec.groups).length === 0)
    out.push(invalidValue('spec.user', '', 'at least one of user or group must be specified'));
  if (hasMetadata(object, scope))
    out.push(invalidValue('metadata', object.metadata, scope === 'local' ? 'must be empty except for namespace' : 'must be empty'));
  if (scope !== 'local') return out;
  const namespace = text(fieldsOf(resourceAttributes).namespace);
  if (resourceAttributes !== undefined && namespace !== text(object.metadata.namespace))
    out.push(invalidValue('spec.resourceAttributes.namespace', namespace, 'must match metadata.namespace'));
  if (nonResourceAttributes !== undefined)
    out.push(invalidValue('spec.nonResourceAttributes', nonResourceAttributes, 'disallowed on this kind of request'));
  return out;
}

export const accessReview =
  (scope: Scope) =>
  (parts: ServerParts): SubresourceHandler =>
  async ({ body, validate, caller, resource, namespace }) => {
    const object = await body();
    const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
    const hub = resource.forms.code(apiVersion).toHub(object);
    const spec = fieldsOf(hub.spec);
    const faults = faultsOf(hub, spec, scope);
    if (faults.length > 0) throw invalid({ group: caller.version.group, name: '' }, '', faults);
    if (scope === 'local' && text(fieldsOf(spec.resourceAttributes).namespace) !== namespace)
      throw badRequest(`spec.resourceAttributes.namespace must match namespace: ${namespace}`);
    await validate(object);
    const user = scope === 'caller' ? caller.user : userOf(spec);
    const { decision, reason, error } = await parts.authorizer.authorize(attributesOf(spec, user));
    const status = {
      allowed: decision === 'allow',
      ...(decision === 'deny' ? { denied: true } : {}),
      ...(reason === '' ? {} : { reason }),
      ...(error === undefined ? {} : { evaluationError: error }),
    };
    const answered = resource.forms.code(apiVersion).fromHub({ ...hub, status });
    return { status: 201, object: resource.forms.canonical(answered, apiVersion) };
  };

const some = (values: readonly string[]): string[] | undefined => (values.length === 0 ? undefined : [...values]);

/** What the caller may do in a namespace. The answer is an object of its own: nothing sent comes back. */
export const rulesReview =
  ({ authorizer }: ServerParts): SubresourceHandler =>
  async ({ body, validate, caller, resource }) => {
    const object = await body();
    const namespace = text(fieldsOf(object.spec).namespace);
    if (namespace === '') throw badRequest('no namespace on request');
    await validate(object);
    const rules = await authorizer.rulesOf?.(caller.user, namespace);
    const status: JsonObject = {
      resourceRules: (rules?.resourceRules ?? []).map(({ verbs, apiGroups, resources, resourceNames }) => ({
        verbs: [...verbs],
        apiGroups: some(apiGroups),
        resources: some(resources),
        resourceNames: some(resourceNames),
      })),
      nonResourceRules: (rules?.nonResourceRules ?? []).map(({ verbs, nonResourceURLs }) => ({
        verbs: [...verbs],
        nonResourceURLs: some(nonResourceURLs),
      })),
      incomplete: rules === undefined,
      ...(rules?.error === undefined ? {} : { evaluationError: rules.error }),
    };
    const answer = { metadata: {}, spec: {}, status };
    return { status: 201, object: resource.forms.canonical(answer, apiVersionOf(caller.version.group, caller.version.version)) };
  };

export const localSubjectAccessReview = defineKind<ApiObject>({
  resource: 'localsubjectaccessreviews.authorization.{groupDomain}',
  operations: { '': accessReview('local') },
});

export const selfSubjectAccessReview = defineKind<ApiObject>({
  resource: 'selfsubjectaccessreviews.authorization.{groupDomain}',
  operations: { '': accessReview('caller') },
});

export const selfSubjectRulesReview = defineKind<ApiObject>({
  resource: 'selfsubjectrulesreviews.authorization.{groupDomain}',
  operations: { '': rulesReview },
});

export const subjectAccessReview = defineKind<ApiObject>({
  resource: 'subjectaccessreviews.authorization.{groupDomain}',
  operations: { '': accessReview('anybody') },
});
