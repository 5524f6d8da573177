/** Defaults of custom resource definitions that the catalogue cannot say. */
import type {
  CustomResourceDefinitionNames,
  CustomResourceDefinition as CustomResourceDefinitionV1,
} from '../../../generated/apiextensions/v1/types.js';
import type { CustomResourceDefinition as CustomResourceDefinitionBeta } from '../../../generated/apiextensions/v1beta1/types.js';
import type { Draft } from '../../model/definition/draft.js';

function fillNames(names: Draft<CustomResourceDefinitionNames>): void {
  if (!names.kind) return;
  names.singular ||= names.kind.toLowerCase();
  names.listKind ||= `${names.kind}List`;
}

/** Names follow from the kind, and objects are not converted. */
export function customResourceDefinition({ spec, status }: Draft<CustomResourceDefinitionV1 | CustomResourceDefinitionBeta>): void {
  if (spec === undefined) return;
  const [storage] = (spec.versions ?? []).filter((version) => version.storage === true);
  if (status !== undefined && (status.storedVersions ?? []).length === 0 && storage?.name) status.storedVersions = [storage.name];
  if (spec.names !== undefined) fillNames(spec.names);
  spec.conversion ??= { strategy: 'None' };
}

/** The first version also has defaults of the scope, of unknown fields and of the only version. */
export function customResourceDefinitionBeta(object: Draft<CustomResourceDefinitionBeta>): void {
  customResourceDefinition(object);
  const { spec } = object;
  if (spec === undefined) return;
  spec.scope ||= 'Namespaced';
  spec.preserveUnknownFields ??= true;
  const { conversion, versions = [], version } = spec;
  if (conversion?.strategy === 'Webhook' && (conversion.conversionReviewVersions ?? []).length === 0)
    conversion.conversionReviewVersions = ['v1beta1'];
  const [first] = versions;
  if (first !== undefined) spec.version ||= first.name;
  else if (version) spec.versions = [{ name: version, served: true, storage: true }];
}
