/** Refusals of requests that their callers may not make. */
import type { Attributes, Authorizer, Decision } from '../../auth/contract.js';
import { whenThere } from '../../model/definition/settled.js';
import { ApiError, PlainTextError } from '../../model/errors.js';
import type { AuditRecord } from '../../observe/audit/record.js';

/** Throws, or rejects with, 403 if the user may not do it. */
export function allowed(authorizer: Authorizer, attributes: Attributes, audit?: AuditRecord): void | Promise<void> {
  return whenThere(authorizer.authorize(attributes), (decision) => checkAllowed(decision, attributes, audit));
}

/** Throws 403 if the decision does not let the user do it. */
export function checkAllowed(decision: Decision, attributes: Attributes, audit: AuditRecord | undefined): void {
  audit?.authorized(decision);
  if (decision.decision !== 'allow') throw refusalOf(attributes, decision);
}

/** The 403 for attributes that were not allowed, in the words of conformant servers; a 500 if an authorization mode failed. */
export function refusalOf(attributes: Attributes, { reason, error }: Decision): ApiError {
  const { user, verb, group, resource, subresource, namespace, name, path } = attributes;
  if (error !== undefined) return new PlainTextError(error);
  const tail = reason === '' ? '' : `: ${reason}`;
  if (!attributes.resourceRequest)
    return new ApiError(
      403,
      'Forbidden',
      `forbidden: User ${JSON.stringify(user.name)} cannot ${verb} path ${JSON.stringify(path)}${tail}`,
      {},
    );
  const what = subresource === '' ? resource : `${resource}/${subresource}`;
  const where = namespace === '' ? 'at the cluster scope' : `in the namespace ${JSON.stringify(namespace)}`;
  const subject =
    name === ''
      ? `${group === '' ? resource : `${resource}.${group}`} is forbidden`
      : `${group === '' ? resource : `${resource}.${group}`} ${JSON.stringify(name)} is forbidden`;
  return new ApiError(
    403,
    'Forbidden',
    `${subject}: User ${JSON.stringify(user.name)} cannot ${verb} resource ${JSON.stringify(what)} in API group ${JSON.stringify(group)} ${where}${tail}`,
    {
      ...(name === '' ? {} : { name }),
      ...(group === '' ? {} : { group }),
      ...(resource === '' ? {} : { kind: resource }),
    },
  );
}
