/** The token subresource of service accounts: a token is asked for, signed and answered, and nothing is stored. */
import { createFieldManager, managerOf } from '../../apply/index.js';
import type { SubresourceHandler } from '../../http/handlers.js';
import { badRequest, conflict, invalid, invalidValue, notFound } from '../../model/errors.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import { timestamp } from '../../resource/metadata.js';
import { writeOptions } from '../../resource/options.js';
import type { Parts } from '../../server.js';
import { type Fields, fieldsOf, number, text } from '../shown.js';
import { group } from '../words.js';

const SHORTEST = 600;
const LONGEST = 2 ** 32;

function checkLife(seconds: number): void {
  const faults = [
    ...(seconds < SHORTEST ? [invalidValue('spec.expirationSeconds', seconds, 'may not specify a duration less than 10 minutes')] : []),
    ...(seconds > LONGEST ? [invalidValue('spec.expirationSeconds', seconds, 'may not specify a duration larger than 2^32 seconds')] : []),
  ];
  if (faults.length > 0) throw invalid({ group: group('authentication'), name: 'TokenRequest' }, '', faults);
}

/** The object a token is to end with. */
async function boundObject({ registry }: Parts, ref: Fields, namespace: string): Promise<{ kind: 'Pod' | 'Secret'; object: ApiObject }> {
  const kind = text(ref.kind);
  const name = text(ref.name);
  const known = text(ref.apiVersion) === 'v1' && (kind === 'Pod' || kind === 'Secret');
  if (!known)
    throw badRequest(
      `cannot bind token to object of type ${text(ref.apiVersion).includes('/') ? text(ref.apiVersion) : `/${text(ref.apiVersion)}`}, Kind=${kind}`,
    );
  const resource = registry.byId(kind === 'Pod' ? 'pods' : 'secrets');
  const version = resource.forms.version(resource.definition.hub);
  await resource.ready(version);
  const object = resource.forms.hub(resource.get(version, namespace, name).item);
  if (text(ref.uid) !== '' && ref.uid !== object.metadata.uid) {
    throw conflict(
      { group: '', name: kind },
      name,
      `the UID in the bound object reference (${text(ref.uid)}) does not match the UID in record. The object might have been deleted and then recreated`,
    );
  }
  return { kind, object };
}

export const token =
  (parts: Parts): SubresourceHandler =>
  async ({ resource, caller, namespace, name, ctx, body }) => {
    const { tokens } = parts;
    if (tokens === undefined) throw notFound({ group: '', name: 'serviceaccounts/token' }, name);
    const options = writeOptions(ctx.state.info.query, 'CreateOptions', false);
    const sent = await body();
    const spec = fieldsOf(sent.spec);
    const seconds = number(spec.expirationSeconds);
    checkLife(seconds);
    const entry = resource.find(namespace, name);
    if (entry === undefined) throw notFound({ group: '', name: 'serviceaccounts' }, name);
    const ref = spec.boundObjectRef;
    const bound = ref === null || ref === undefined ? undefined : await boundObject(parts, fieldsOf(ref), namespace);
    const asked = Array.isArray(spec.audiences) ? spec.audiences.map(String) : [];
    const audiences = asked.length === 0 ? tokens.audiences : asked;
    const longest = parts.environment.seconds('service-account-max-token-expiration');
    const life = longest > 0 ? Math.min(seconds, longest) : seconds;
    const issued = await tokens.issue(
      { namespace, account: resource.forms.hub(entry.item), ...(bound === undefined ? {} : { bound }) },
      audiences,
      life,
    );
    const apiVersion = apiVersionOf(group('authentication'), 'v1');
    const code = (await parts.registry.catalogue.kinds[apiVersion]?.())?.TokenRequest;
    const fields = createFieldManager({ structures: { structure: () => code?.structure, convert: (o) => o }, now: () => timestamp() });
    const owned = fields.trackUpdate({
      live: undefined,
      updated: sent,
      manager: managerOf(options.fieldManager, caller.userAgent),
      apiVersion,
      ignored: [['status']],
    });
    return {
      status: 201,
      object: {
        kind: 'TokenRequest',
        apiVersion,
        metadata: {
          creationTimestamp: null,
          ...(owned.metadata.managedFields === undefined ? {} : { managedFields: owned.metadata.managedFields }),
        },
        spec: { audiences, expirationSeconds: life, boundObjectRef: ref ?? null },
        status: { token: issued.token, expirationTimestamp: issued.expires },
      },
    };
  };
