/** The token subresource of service accounts: a token is asked for, signed and answered, and nothing is stored. */
import { createFieldManager, managerOf } from '../../apply/index.js';
import type { Lookup } from '../../auth/authenticators/service-account-token.js';
import { requestToken } from '../../auth/request-token.js';
import type { SubresourceHandler } from '../../http/routing/subresources.js';
import type { Parts } from '../../http/server-parts.js';
import { notFound } from '../../model/errors.js';
import { apiVersionOf } from '../../model/object.js';
import { timestamp } from '../../resource/writes/metadata.js';
import { writeOptions } from '../../resource/writes/options.js';

const lookupIn =
  ({ registry }: Parts<'registry'>): Lookup =>
  (plural, namespace, name) =>
    registry.stored(plural, namespace, name);

export const token =
  (parts: Parts<'registry' | 'environment' | 'tokens'>): SubresourceHandler =>
  async ({ caller, namespace, name, ctx, body, validate }) => {
    const { tokens } = parts;
    if (tokens === undefined) throw notFound({ group: '', name: 'serviceaccounts/token' }, name);
    const options = writeOptions(ctx.state.info.query, 'CreateOptions', false, parts.environment);
    const request = await body();
    const apiVersion = apiVersionOf(parts.environment.words.group('authentication'), 'v1');
    const code = (await parts.registry.catalogue.kinds[apiVersion]?.())?.TokenRequest;
    const fields = createFieldManager({
      structures: { structure: () => code?.structure, convert: (o) => o },
      now: () => timestamp(parts.environment.clock.now()),
      enabled: parts.environment.enabled,
    });
    const { managedFields } = fields.trackUpdate({
      live: undefined,
      updated: request,
      manager: managerOf(options.fieldManager, caller.userAgent),
      apiVersion,
      subresource: 'token',
      ignored: [['status']],
    }).metadata;
    const { object, warnings, annotations } = await requestToken({
      request: { ...request, metadata: { ...request.metadata, managedFields } },
      namespace,
      name,
      tokens,
      lookup: lookupIn(parts),
      validate,
      maxSeconds: parts.environment.settings.seconds('service-account-max-token-expiration'),
      enabled: parts.environment.enabled,
      now: timestamp(parts.environment.clock.now()),
      extends: parts.environment.settings.flag('service-account-extend-token-expiration'),
    });
    if (object.metadata.creationTimestamp === null && parts.environment.enabled('ZeroTimesOmitted'))
      delete object.metadata.creationTimestamp;
    ctx.state.warnings.push(...warnings);
    for (const [key, value] of Object.entries(annotations)) caller.annotate(key, value);
    return { status: 201, object };
  };
