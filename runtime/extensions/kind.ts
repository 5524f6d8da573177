/** The kind that a definition describes, version by version, in whichever of its own versions the definition was written. */
import type {
  CustomResourceColumnDefinition,
  CustomResourceDefinition,
  CustomResourceDefinitionSpec,
  CustomResourceSubresources,
  SelectableField,
} from '../../generated/apiextensions/v1beta1/types.js';
import { compareVersions } from '../model/values/version-order.js';
import { rootSchema, type Schema } from '../schema-language/schema.js';

export interface CustomVersion {
  readonly name: string;
  readonly served: boolean;
  readonly storage: boolean;
  /** The warning about the version, if it is deprecated. */
  readonly warning: string | undefined;
  readonly schema: Schema | undefined;
  readonly subresources: CustomResourceSubresources;
  readonly columns: readonly CustomResourceColumnDefinition[] | undefined;
  readonly selectableFields: readonly SelectableField[];
}

/** The versions of a definition, each completed by what is stated once for all of them. */
export function versionsOf(spec: CustomResourceDefinitionSpec): CustomVersion[] {
  const { version = '', versions = [], validation, subresources, additionalPrinterColumns, selectableFields } = spec;
  const listed = versions.length === 0 && version !== '' ? [{ name: version, served: true, storage: true }] : versions;
  return listed.map((own) => ({
    name: own.name,
    served: own.served,
    storage: own.storage,
    warning: own.deprecated === true ? (own.deprecationWarning ?? deprecation(spec, own.name)) : undefined,
    schema: rootSchema(own.schema ?? validation),
    subresources: own.subresources ?? subresources ?? {},
    columns: own.additionalPrinterColumns ?? additionalPrinterColumns,
    selectableFields: own.selectableFields ?? selectableFields ?? [],
  }));
}

/** The warning about a version that is deprecated without a text: it names the newest version that is served instead. */
function deprecation({ group, names, versions = [] }: CustomResourceDefinitionSpec, name: string): string {
  const newer = versions
    .filter((version) => version.served && version.deprecated !== true && compareVersions(version.name, name) < 0)
    .map((version) => version.name)
    .sort(compareVersions)[0];
  const use = newer === undefined ? '' : `; use ${group}/${newer} ${names.kind}`;
  return `${group}/${name} ${names.kind} is deprecated${use}`;
}

export const hasCondition = ({ status }: CustomResourceDefinition, type: string): boolean =>
  (status.conditions ?? []).some((condition) => condition.type === type && condition.status === 'True');

export const isEstablished = (definition: CustomResourceDefinition): boolean => hasCondition(definition, 'Established');
