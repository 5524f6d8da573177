/** Defaults that depend on more than one field, named by the catalogue. Each fills its type in place. */
import type { Defaultable } from '../model/defaulting.js';

type Fields = { [field: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const hasItems = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || (isFields(value) && Object.keys(value).length === 0);

function definitionNames(names: Fields): void {
  if (typeof names.kind !== 'string' || names.kind === '') return;
  if (isEmpty(names.singular) || names.singular === '') names.singular = names.kind.toLowerCase();
  if (isEmpty(names.listKind) || names.listKind === '') names.listKind = `${names.kind}List`;
}

/** Names derive from the kind; nothing converts unless told. */
export function customResourceDefinition(v: Defaultable): void {
  const spec = fieldsOf(v.spec);
  definitionNames(fieldsOf(spec.names));
  spec.conversion ??= { strategy: 'None' };
}

/** The first version also defaults scope, unknown fields and the single version. */
export function customResourceDefinitionBeta(v: Defaultable): void {
  customResourceDefinition(v);
  const spec = fieldsOf(v.spec);
  if (isEmpty(spec.scope) || spec.scope === '') spec.scope = 'Namespaced';
  spec.preserveUnknownFields ??= true;
  const conversion = fieldsOf(spec.conversion);
  if (conversion.strategy === 'Webhook' && !hasItems(conversion.conversionReviewVersions))
    conversion.conversionReviewVersions = ['v1beta1'];
  const versions = listOf(spec.versions);
  if (versions.length === 0 && typeof spec.version === 'string' && spec.version !== '')
    spec.versions = [{ name: spec.version, served: true, storage: true }];
  const first = versions[0];
  if ((spec.version === undefined || spec.version === '') && first !== undefined) spec.version = first.name;
}
