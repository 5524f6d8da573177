/** Access reviews: questions to the authorizer that are asked and answered in one request. */

import type { Attributes, User } from '../../auth/contract.js';
import type { SubresourceHandler } from '../../http/handlers.js';
import { invalid, invalidValue } from '../../model/errors.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Parts } from '../../server.js';
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

function check(object: ApiObject, spec: Fields, ofOthers: boolean, group: string, kind: string): void {
  const both = spec.resourceAttributes !== undefined && spec.nonResourceAttributes !== undefined;
  const neither = spec.resourceAttributes === undefined && spec.nonResourceAttributes === undefined;
  const faults = [
    ...(both
      ? [
          invalidValue(
            'spec.nonResourceAttributes',
            spec.nonResourceAttributes,
            'cannot be specified in combination with resourceAttributes',
          ),
        ]
      : []),
    ...(neither
      ? [invalidValue('spec.resourceAttributes', null, 'exactly one of nonResourceAttributes or resourceAttributes must be specified')]
      : []),
    ...(ofOthers && text(spec.user) === '' && list(spec.groups).length === 0
      ? [invalidValue('spec.user', '', 'at least one of user or group must be specified')]
      : []),
  ];
  if (faults.length > 0) throw invalid({ group, name: kind }, object.metadata.name ?? '', faults);
}

/** Answers a review of the caller (`self`), or of whoever it names. */
export const accessReview =
  (self: boolean) =>
  (parts: Parts): SubresourceHandler =>
  async ({ body, caller, resource }) => {
    const object = await body();
    const apiVersion = apiVersionOf(caller.version.group, caller.version.version);
    const hub = resource.forms.code(apiVersion).toHub(object);
    const spec = fieldsOf(hub.spec);
    check(object, spec, !self, caller.version.group, caller.version.kind);
    const { decision, reason, error } = await parts.authorizer.authorize(attributesOf(spec, self ? caller.user : userOf(spec)));
    const status = {
      allowed: decision === 'allow',
      ...(decision === 'deny' ? { denied: true } : {}),
      ...(reason === '' ? {} : { reason }),
      ...(error === undefined ? {} : { evaluationError: error }),
    };
    const answered = resource.forms.code(apiVersion).fromHub({ ...hub, status });
    return { status: 201, object: resource.forms.canonical(answered, apiVersion) };
  };
