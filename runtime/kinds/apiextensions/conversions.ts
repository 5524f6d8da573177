/** Conversions of custom resource definitions: what the first version says once for all versions, v1 says of each. */

import type {
  CustomResourceColumnDefinition as ColumnV1,
  CustomResourceDefinition as CustomResourceDefinitionV1,
  CustomResourceDefinitionVersion as VersionV1,
} from '../../../generated/apiextensions/v1/types.js';
import type {
  CustomResourceColumnDefinition,
  CustomResourceConversion,
  CustomResourceDefinition,
  CustomResourceDefinitionSpec,
  CustomResourceDefinitionVersion,
} from '../../../generated/apiextensions/v1beta1/types.js';
import type { Draft } from '../../model/definition/draft.js';
import { sameValue } from '../../model/json/json.js';

const columnToHub = ({ jsonPath = '', ...column }: Draft<ColumnV1>): Draft<CustomResourceColumnDefinition> => ({
  ...column,
  JSONPath: jsonPath,
});
const columnFromHub = ({ JSONPath: jsonPath = '', ...column }: Draft<CustomResourceColumnDefinition>): Draft<ColumnV1> => ({
  ...column,
  jsonPath,
});

type HubVersion = Draft<CustomResourceDefinitionVersion>;

const versionToHub = ({ additionalPrinterColumns: columns, ...version }: Draft<VersionV1>): HubVersion => ({
  ...version,
  additionalPrinterColumns: columns?.map(columnToHub),
});

/** The fields of versions that can be said once. */
type Shareable = Pick<HubVersion, 'schema' | 'subresources' | 'additionalPrinterColumns' | 'selectableFields'>;

/** What all versions say alike, which is said once. */
function sharedBy(versions: readonly HubVersion[]): Shareable {
  const [first = {}] = versions;
  const common = <Field extends keyof Shareable>(field: Field): Shareable[Field] =>
    versions.every((version) => sameValue(version[field], first[field])) ? first[field] : undefined;
  return {
    schema: common('schema'),
    subresources: common('subresources'),
    additionalPrinterColumns: common('additionalPrinterColumns'),
    selectableFields: common('selectableFields'),
  };
}

const without = (version: HubVersion, { schema, subresources, additionalPrinterColumns, selectableFields }: Shareable): HubVersion => ({
  ...version,
  ...(schema === undefined ? {} : { schema: undefined }),
  ...(subresources === undefined ? {} : { subresources: undefined }),
  ...(additionalPrinterColumns === undefined ? {} : { additionalPrinterColumns: undefined }),
  ...(selectableFields === undefined ? {} : { selectableFields: undefined }),
});

export function customResourceDefinitionToHub(
  converted: Draft<CustomResourceDefinition>,
  original: Draft<CustomResourceDefinitionV1>,
): void {
  const { versions: listed, conversion, ...spec } = original.spec ?? {};
  const versions = (listed ?? []).map(versionToHub);
  const shared = sharedBy(versions);
  converted.spec = {
    ...spec,
    preserveUnknownFields: spec.preserveUnknownFields ?? false,
    version: versions[0]?.name,
    validation: shared.schema,
    subresources: shared.subresources,
    additionalPrinterColumns: shared.additionalPrinterColumns,
    selectableFields: shared.selectableFields,
    ...(listed === undefined || listed === null ? {} : { versions: versions.map((version) => without(version, shared)) }),
    ...(conversion === undefined ? {} : { conversion: conversionToHub(conversion) }),
  };
}

type ConversionV1 = NonNullable<NonNullable<Draft<CustomResourceDefinitionV1>['spec']>['conversion']>;

const conversionToHub = ({ webhook, ...conversion }: ConversionV1): Draft<CustomResourceConversion> => ({
  ...conversion,
  webhookClientConfig: webhook?.clientConfig,
  conversionReviewVersions: webhook?.conversionReviewVersions ?? undefined,
});

const conversionFromHub = ({
  webhookClientConfig: clientConfig,
  conversionReviewVersions: reviews,
  ...conversion
}: Draft<CustomResourceConversion>): ConversionV1 => ({
  ...conversion,
  ...(clientConfig === undefined && reviews === undefined ? {} : { webhook: { clientConfig, conversionReviewVersions: reviews ?? null } }),
});

/** The versions of a definition: those of the list, or the single one of definitions that are older than the list. */
function versionsFromHub(spec: Draft<CustomResourceDefinitionSpec>): Draft<VersionV1>[] | null {
  const { version, versions = [], validation, subresources, additionalPrinterColumns, selectableFields } = spec;
  const listed: readonly HubVersion[] = versions.length === 0 && version ? [{ name: version, served: true, storage: true }] : versions;
  if (listed.length === 0) return spec.versions === undefined ? null : [];
  return listed.map((own) => ({
    ...own,
    schema: validation ?? own.schema,
    subresources: subresources ?? own.subresources,
    additionalPrinterColumns: (additionalPrinterColumns ?? own.additionalPrinterColumns)?.map(columnFromHub),
    selectableFields: selectableFields ?? own.selectableFields,
  }));
}

export function customResourceDefinitionFromHub(
  converted: Draft<CustomResourceDefinitionV1>,
  original: Draft<CustomResourceDefinition>,
): void {
  const { group, names, scope, preserveUnknownFields, conversion } = original.spec ?? {};
  converted.spec = {
    group,
    names,
    scope,
    ...(preserveUnknownFields === true ? { preserveUnknownFields } : {}),
    versions: versionsFromHub(original.spec ?? {}),
    ...(conversion === undefined ? {} : { conversion: conversionFromHub(conversion) }),
  };
}
