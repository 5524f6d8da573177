/** Custom resource definitions: what the first version said once for all versions, v1 says for each. */
import type { ApiObject } from '../../model/object.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([k, v]) => !names.includes(k) && v !== undefined));
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const columnToHub = (c: Fields): Fields => ({ ...without(c, 'JSONPath'), jsonPath: c.JSONPath ?? '' });
const columnFromHub = (c: Fields): Fields => ({ ...without(c, 'jsonPath'), JSONPath: c.jsonPath ?? '' });

export function customResourceDefinitionToHub(converted: ApiObject, original: ApiObject): void {
  const spec = fieldsOf(original.spec);
  const columns = spec.additionalPrinterColumns;
  const listed =
    listOf(spec.versions).length > 0
      ? listOf(spec.versions)
      : typeof spec.version === 'string' && spec.version !== ''
        ? [{ name: spec.version, served: true, storage: true }]
        : [];
  const versions = listed.map((version: Fields) => {
    const schema = version.schema ?? spec.validation;
    const subresources = version.subresources ?? spec.subresources;
    const printed = version.additionalPrinterColumns ?? columns;
    return {
      ...without(version, 'schema', 'subresources', 'additionalPrinterColumns'),
      ...(schema === undefined ? {} : { schema }),
      ...(subresources === undefined ? {} : { subresources }),
      ...(Array.isArray(printed) ? { additionalPrinterColumns: listOf(printed).map(columnToHub) } : {}),
    };
  });
  const conversion = fieldsOf(spec.conversion);
  const webhook =
    conversion.webhookClientConfig !== undefined || conversion.conversionReviewVersions !== undefined
      ? {
          webhook: {
            ...(conversion.webhookClientConfig === undefined ? {} : { clientConfig: conversion.webhookClientConfig }),
            conversionReviewVersions: conversion.conversionReviewVersions ?? null,
          },
        }
      : {};
  converted.spec = {
    ...without(
      spec,
      'version',
      'validation',
      'subresources',
      'additionalPrinterColumns',
      'versions',
      'conversion',
      'preserveUnknownFields',
    ),
    ...(spec.preserveUnknownFields === true ? { preserveUnknownFields: true } : {}),
    versions,
    ...(spec.conversion === undefined
      ? {}
      : { conversion: { ...without(conversion, 'webhookClientConfig', 'conversionReviewVersions'), ...webhook } }),
  };
}

export function customResourceDefinitionFromHub(converted: ApiObject, original: ApiObject): void {
  const spec = fieldsOf(original.spec);
  const versions = listOf(spec.versions);
  const first = versions[0];
  const shared = (field: string): boolean => first !== undefined && versions.every((v) => same(v[field], first[field]));
  const lifted: Fields = {};
  const strip: string[] = [];
  // What all versions say alike is said once.
  for (const [field, name] of [
    ['schema', 'validation'],
    ['subresources', 'subresources'],
    ['additionalPrinterColumns', 'additionalPrinterColumns'],
  ] as const) {
    if (!shared(field)) continue;
    strip.push(field);
    const value = first?.[field];
    if (value !== undefined) lifted[name] = field === 'additionalPrinterColumns' ? listOf(value).map(columnFromHub) : value;
  }
  const shown = versions.map((v) => {
    const rest = without(v, ...strip);
    return Array.isArray(rest.additionalPrinterColumns)
      ? { ...rest, additionalPrinterColumns: listOf(rest.additionalPrinterColumns).map(columnFromHub) }
      : rest;
  });
  const conversion = fieldsOf(spec.conversion);
  const webhook = fieldsOf(conversion.webhook);
  converted.spec = {
    ...without(spec, 'versions', 'conversion'),
    preserveUnknownFields: spec.preserveUnknownFields ?? false,
    ...(first === undefined ? {} : { version: first.name }),
    ...lifted,
    versions: shown,
    ...(spec.conversion === undefined
      ? {}
      : {
          conversion: {
            ...without(conversion, 'webhook'),
            ...(webhook.clientConfig === undefined ? {} : { webhookClientConfig: webhook.clientConfig }),
            ...(Array.isArray(webhook.conversionReviewVersions) ? { conversionReviewVersions: webhook.conversionReviewVersions } : {}),
          },
        }),
  };
}
