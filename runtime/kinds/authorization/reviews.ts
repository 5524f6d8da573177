/** Access reviews: a client asks the authorizer a question, and is answered in the same request. */

import type {
  FieldSelectorAttributes,
  LabelSelectorAttributes,
  LocalSubjectAccessReview,
  ResourceAttributes,
  SelfSubjectAccessReview,
  SelfSubjectRulesReview,
  SubjectAccessReview,
  SubjectAccessReviewSpec,
  SubjectAccessReviewStatus,
  SubjectRulesReviewStatus,
} from '../../../generated/authorization/v1/types.js';
import type { Attributes, SelectorRequirement, Selectors, User } from '../../auth/contract.js';
import type { SubresourceHandler } from '../../http/routing/subresources.js';
import type { Parts } from '../../http/server-parts.js';
import { badRequest, type FieldError, invalid, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { apiVersionOf, typed } from '../../model/object.js';
import { faultsOf as formatFaults } from '../../model/values/formats.js';
import { fieldRequirements, labelRequirements } from '../../resource/selecting/for-authorizers.js';
import { defineKind } from '../kind.js';
import { operandFaults } from '../rules/selectors.js';

function attributesOf(
  { resourceAttributes: resource, nonResourceAttributes: other }: SubjectAccessReviewSpec,
  user: User,
  selectors: Selectors | undefined,
): Attributes {
  return {
    ...(selectors === undefined ? {} : { selectors: () => selectors }),
    user,
    resourceRequest: resource !== undefined,
    verb: resource?.verb ?? other?.verb ?? '',
    path: other?.path ?? '',
    group: resource?.group ?? '',
    version: resource?.version ?? '',
    resource: resource?.resource ?? '',
    subresource: resource?.subresource ?? '',
    namespace: resource?.namespace ?? '',
    name: resource?.name ?? '',
  };
}

const userOf = ({ user = '', uid = '', groups = [], extra = {} }: SubjectAccessReviewSpec): User => ({
  name: user,
  uid,
  groups,
  extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, values ?? []])),
});

const AT = 'spec.resourceAttributes';
const OPERATORS: readonly string[] = ['In', 'NotIn', 'Exists', 'DoesNotExist'];
type Asked = FieldSelectorAttributes | LabelSelectorAttributes;

/** The conditions of a review, and what is told of those that cannot be read. */
function selectorsOf({ fieldSelector, labelSelector }: ResourceAttributes): { readonly selectors: Selectors; readonly errors: string[] } {
  const errors: string[] = [];
  const read = (asked: Asked | undefined, field: string, parse: (text: string) => SelectorRequirement[]): SelectorRequirement[] => {
    const { rawSelector = '', requirements = [] } = asked ?? {};
    try {
      if (rawSelector !== '') return parse(rawSelector);
      return requirements.map(({ key = '', operator = '', values = [] }) => {
        if (!OPERATORS.includes(operator)) throw new Error(`${operator} is no operator`);
        if (field === 'fieldSelector' && values.length !== 1) throw new Error('fields are compared with one value');
        return { key, operator: operator as SelectorRequirement['operator'], values };
      });
    } catch {
      errors.push(`${AT}.${field} ignored due to parse error`);
      return [];
    }
  };
  const selectors = {
    fields: read(fieldSelector, 'fieldSelector', fieldRequirements),
    labels: read(labelSelector, 'labelSelector', labelRequirements),
  };
  return { selectors, errors };
}

/** Faults of a condition, which is text or requirements. */
function selectorFaults(
  asked: Asked | undefined,
  at: string,
  keyFaults: (key: string, at: string) => FieldError[],
  valueFaults: (value: string, at: string) => FieldError[] = () => [],
): FieldError[] {
  if (asked === undefined) return [];
  const { rawSelector = '', requirements = [] } = asked;
  if (rawSelector !== '' && requirements.length > 0)
    return [invalidValue(`${at}.rawSelector`, rawSelector, 'may not specified at the same time as requirements')];
  if (rawSelector === '' && requirements.length === 0)
    return [required(`${at}.requirements`, `when ${at} is specified, requirements or rawSelector is required`)];
  return faultsOfEach(requirements, ({ key = '', operator = '', values = [] }, i) => {
    const here = `${at}.requirements[${i}]`;
    return [
      ...keyFaults(key, `${here}.key`),
      ...operandFaults(here, operator, values),
      ...faultsOfEach(values, (value, k) => valueFaults(value, `${here}.values[${k}]`)),
    ];
  });
}

/** Faults of a text that has a format. */
const formed =
  (format: string) =>
  (text: string, at: string): FieldError[] =>
    formatFaults(format, text).map((why) => invalidValue(at, text, why));

const narrowedFaults = ({ fieldSelector, labelSelector }: ResourceAttributes): FieldError[] => [
  ...selectorFaults(fieldSelector, `${AT}.fieldSelector`, (key, at) => (key === '' ? [required(at, 'must be specified')] : [])),
  ...selectorFaults(labelSelector, `${AT}.labelSelector`, formed('qualified-name'), formed('label-value')),
];

/** Whom a review asks about: its sender, anybody at all, or anybody in the namespace of its path. */
type Scope = 'caller' | 'anybody' | 'local';

const hasMetadata = (metadata: SubjectAccessReview['metadata'], scope: Scope): boolean =>
  Object.entries(metadata).some(
    ([field, value]) =>
      field !== 'managedFields' && !(scope === 'local' && field === 'namespace') && value !== undefined && value !== null && value !== '',
  );

/** Faults of a review; those of a local one compare its attributes with the namespace of its metadata. */
function faultsOf({ spec, metadata }: SubjectAccessReview, scope: Scope): FieldError[] {
  const { resourceAttributes, nonResourceAttributes, user = '', groups = [] } = spec;
  const out: FieldError[] = [];
  if (resourceAttributes !== undefined && nonResourceAttributes !== undefined)
    out.push(
      invalidValue('spec.nonResourceAttributes', nonResourceAttributes, 'cannot be specified in combination with resourceAttributes'),
    );
  if (resourceAttributes === undefined && nonResourceAttributes === undefined)
    out.push(invalidValue('spec.resourceAttributes', null, 'exactly one of nonResourceAttributes or resourceAttributes must be specified'));
  if (scope !== 'caller' && user === '' && groups.length === 0)
    out.push(invalidValue('spec.user', '', 'at least one of user or group must be specified'));
  if (resourceAttributes !== undefined) out.push(...narrowedFaults(resourceAttributes));
  if (hasMetadata(metadata, scope))
    out.push(invalidValue('metadata', metadata, scope === 'local' ? 'must be empty except for namespace' : 'must be empty'));
  if (scope !== 'local') return out;
  const namespace = resourceAttributes?.namespace ?? '';
  if (resourceAttributes !== undefined && namespace !== (metadata.namespace ?? ''))
    out.push(invalidValue('spec.resourceAttributes.namespace', namespace, 'must match metadata.namespace'));
  if (nonResourceAttributes !== undefined)
    out.push(invalidValue('spec.nonResourceAttributes', nonResourceAttributes, 'disallowed on this kind of request'));
  return out;
}

const accessReview =
  (scope: Scope) =>
  (parts: Parts<'authorizer'>): SubresourceHandler =>
  async ({ body, validate, caller, resource, namespace }) => {
    const object = await body();
    const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
    const hub = resource.forms.code(apiVersion).toHub(object);
    const review = typed<SubjectAccessReview>(hub);
    const faults = faultsOf(review, scope);
    if (faults.length > 0) throw invalid({ group: caller.version.group, name: '' }, '', faults);
    if (scope === 'local' && (review.spec.resourceAttributes?.namespace ?? '') !== namespace)
      throw badRequest(`spec.resourceAttributes.namespace must match namespace: ${namespace}`);
    await validate(object);
    const user = scope === 'caller' ? caller.user : userOf(review.spec);
    const { resourceAttributes } = review.spec;
    const told = resourceAttributes === undefined ? undefined : selectorsOf(resourceAttributes);
    const { decision, reason, error } = await parts.authorizer.authorize(attributesOf(review.spec, user, told?.selectors));
    const errors = [...(error === undefined ? [] : [error]), ...(told?.errors ?? [])];
    const status: SubjectAccessReviewStatus = {
      allowed: decision === 'allow',
      ...(decision === 'deny' ? { denied: true } : {}),
      ...(reason === '' ? {} : { reason }),
      ...(errors.length === 0 ? {} : { evaluationError: errors.length === 1 ? errors[0] : `[${errors.join(', ')}]` }),
    };
    const answered = resource.forms.code(apiVersion).fromHub({ ...hub, status });
    return { status: 201, object: resource.forms.canonical(answered, apiVersion) };
  };

const some = (values: readonly string[]): string[] | undefined => (values.length === 0 ? undefined : [...values]);

/** Tells the caller what it may do in a namespace. The answer is an object of its own: nothing that was sent comes back. */
const rulesReview =
  ({ authorizer }: Parts<'authorizer'>): SubresourceHandler =>
  async ({ body, validate, caller, resource }) => {
    const object = await body();
    const { namespace = '' } = typed<SelfSubjectRulesReview>(object).spec;
    if (namespace === '') throw badRequest('no namespace on request');
    await validate(object);
    const rules = await authorizer.rulesOf?.(caller.user, namespace);
    const status: SubjectRulesReviewStatus = {
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
      incomplete: rules === undefined || rules.incomplete === true,
      ...(rules?.error === undefined ? {} : { evaluationError: rules.error }),
    };
    const answer = { metadata: {}, spec: {}, status };
    return { status: 201, object: resource.forms.canonical(answer, apiVersionOf(caller.version.group, caller.version.version)) };
  };

export const localSubjectAccessReview = defineKind<LocalSubjectAccessReview>({
  resource: 'localsubjectaccessreviews.authorization.{groupDomain}',
  operations: { '': accessReview('local') },
});

export const selfSubjectAccessReview = defineKind<SelfSubjectAccessReview>({
  resource: 'selfsubjectaccessreviews.authorization.{groupDomain}',
  operations: { '': accessReview('caller') },
});

export const selfSubjectRulesReview = defineKind<SelfSubjectRulesReview>({
  resource: 'selfsubjectrulesreviews.authorization.{groupDomain}',
  operations: { '': rulesReview },
});

export const subjectAccessReview = defineKind<SubjectAccessReview>({
  resource: 'subjectaccessreviews.authorization.{groupDomain}',
  operations: { '': accessReview('anybody') },
});
