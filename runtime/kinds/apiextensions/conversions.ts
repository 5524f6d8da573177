/** Custom resource definitions: what the first version said once for all versions, v1 says for each. */
import type { ApiObject } from '../../model/object.js';
import { sameValue } from '../../model/same.js';
import { type Fields, fieldsOf, listOf } from '../shown.js';

const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([k, v]) => !names.includes(k) && v !== undefined));

/** The fields that there are. */
const given = (fields: Fields): Fields => without(fields);

const columnToHub = (c: Fields): Fields => ({ ...without(c, 'jsonPath'), JSONPath: c.jsonPath ?? '' });
const columnFromHub = (c: Fields): Fields => ({ ...without(c, 'JSONPath'), jsonPath: c.JSONPath ?? '' });

const COLUMNS = 'additionalPrinterColumns';

/** Fields of versions that can be said once, and the names they then have. */
const SHARED = { schema: 'validation', subresources: 'subresources', [COLUMNS]: COLUMNS } as const;

/** What all versions say alike is said once. */
function versionsToHub(list: readonly Fields[]): { versions: Fields[]; shared: Fields } {
  const versions = list.map((v) => (Array.isArray(v[COLUMNS]) ? { ...v, [COLUMNS]: listOf(v[COLUMNS]).map(columnToHub) } : v));
  const first = versions[0] ?? {};
  const alike = Object.keys(SHARED).filter((field) => versions.every((v) => sameValue(v[field], first[field])));
  return {
    versions: versions.map((v) => without(v, ...alike)),
    shared: given(Object.fromEntries(Object.entries(SHARED).flatMap(([own, name]) => (alike.includes(own) ? [[name, first[own]]] : [])))),
  };
}

export function customResourceDefinitionToHub(converted: ApiObject, original: ApiObject): void {
  const spec = fieldsOf(original.spec);
  const list = listOf(spec.versions);
  const { versions, shared } = versionsToHub(list);
  const conversion = fieldsOf(spec.conversion);
  const { clientConfig, conversionReviewVersions } = fieldsOf(conversion.webhook);
  converted.spec = {
    ...without(spec, 'versions', 'conversion'),
    preserveUnknownFields: spec.preserveUnknownFields ?? false,
    ...given({ version: list[0]?.name }),
    ...shared,
    ...(Array.isArray(spec.versions) ? { versions } : {}),
    ...(spec.conversion === undefined || spec.conversion === null
      ? {}
      : {
          conversion: {
            ...without(conversion, 'webhook'),
            ...given({ webhookClientConfig: clientConfig }),
            ...(Array.isArray(conversionReviewVersions) ? { conversionReviewVersions } : {}),
          },
        }),
  };
}

/** The versions of a definition: listed, or the one of old. */
function versionsFromHub(spec: Fields): unknown {
  const listed = listOf(spec.versions);
  const { version, validation, subresources } = spec;
  const versions =
    listed.length === 0 && typeof version === 'string' && version !== '' ? [{ name: version, served: true, storage: true }] : listed;
  if (versions.length === 0) return spec.versions ?? null;
  const shared = given({ schema: validation ?? undefined, subresources: subresources ?? undefined, [COLUMNS]: spec[COLUMNS] ?? undefined });
  return versions.map((own) => {
    const all: Fields = { ...own, ...shared };
    return Array.isArray(all[COLUMNS]) ? { ...all, [COLUMNS]: listOf(all[COLUMNS]).map(columnFromHub) } : all;
  });
}

export function customResourceDefinitionFromHub(converted: ApiObject, original: ApiObject): void {
  const spec = fieldsOf(original.spec);
  const conversion = fieldsOf(spec.conversion);
  const { webhookClientConfig, conversionReviewVersions } = conversion;
  const webhook =
    (webhookClientConfig ?? conversionReviewVersions) == null
      ? {}
      : { webhook: { ...given({ clientConfig: webhookClientConfig }), conversionReviewVersions: conversionReviewVersions ?? null } };
  converted.spec = {
    ...without(spec, 'version', 'validation', 'subresources', COLUMNS, 'versions', 'conversion', 'preserveUnknownFields'),
    ...(spec.preserveUnknownFields === true ? { preserveUnknownFields: true } : {}),
    versions: versionsFromHub(spec),
    ...(spec.conversion === undefined || spec.conversion === null
      ? {}
      : { conversion: { ...without(conversion, 'webhookClientConfig', 'conversionReviewVersions'), ...webhook } }),
  };
}
