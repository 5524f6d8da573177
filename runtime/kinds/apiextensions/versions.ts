/** The versions of a custom resource: what a definition says of each, and what it says once for all of them instead. */

import type {
  CustomResourceDefinitionSpec,
  CustomResourceDefinitionVersion,
  CustomResourceSubresources,
} from '../../../generated/apiextensions/v1beta1/types.js';
import { type FieldError, forbiddenField, invalidValue } from '../../model/errors.js';
import type { DeclaredFaults } from '../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../model/faults/fault-budget.js';
import { sameValue } from '../../model/json/json.js';
import { placed } from '../../model/values/printed-values.js';

const MAX_WARNING_BYTES = 256;
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

export function warningFaults(
  at: string,
  { deprecationWarning: warning }: CustomResourceDefinitionVersion,
  declared: DeclaredFaults,
): readonly FieldError[] {
  const unasked = declared.take(at);
  if (warning === undefined || unasked.length > 0) return unasked;
  const unprintable = UNPRINTABLE.exec(warning);
  const index = unprintable === null ? 0 : Buffer.byteLength(warning.slice(0, unprintable.index));
  return [
    ...(Buffer.byteLength(warning) > MAX_WARNING_BYTES ? [`must be <= ${MAX_WARNING_BYTES} characters long`] : []),
    ...(warning === '' ? ['must not be an empty string'] : []),
    ...(unprintable === null ? [] : [`must only contain printable UTF-8 characters; non-printable character found at index ${index}`]),
  ].map((fault) => invalidValue(at, warning, fault));
}

/** Faults of a path into objects, which must lead below one of some fields. */
function pathFaults(at: string, path: string, roots: readonly string[], declared: DeclaredFaults): readonly FieldError[] {
  const faults = declared.take(at);
  if (path === '' || faults.length > 0 || roots.some((root) => path.startsWith(`${root}.`))) return faults;
  return [invalidValue(at, path, `should be a json path under ${roots.length > 1 ? 'either ' : ''}${roots.join(' or ')}`)];
}

export function subresourceFaults(at: string, { scale }: CustomResourceSubresources = {}, declared: DeclaredFaults): FieldError[] {
  if (scale === undefined) return [];
  const { specReplicasPath, statusReplicasPath, labelSelectorPath = '' } = scale;
  return [
    ...pathFaults(`${at}.scale.specReplicasPath`, specReplicasPath, ['.spec'], declared),
    ...pathFaults(`${at}.scale.statusReplicasPath`, statusReplicasPath, ['.status'], declared),
    ...pathFaults(`${at}.scale.labelSelectorPath`, labelSelectorPath, ['.spec', '.status'], declared),
  ];
}

export const hasStatus = (subresources: CustomResourceSubresources | undefined): boolean => subresources?.status !== undefined;

/** A setting that is given either once for all versions or for each: the field for all, the field of a version, and the word for both. */
const SHARED = [
  { shared: 'validation', own: 'schema', word: 'schemas' },
  { shared: 'subresources', own: 'subresources', word: 'subresources' },
  { shared: 'additionalPrinterColumns', own: 'additionalPrinterColumns', word: 'additionalPrinterColumns' },
  { shared: 'selectableFields', own: 'selectableFields', word: 'selectableFields' },
] as const;

const isSaid = (value: object | undefined): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined);

/** Versions as errors show them: schemas are too large for that. */
const shownVersion = ({ schema: _, ...version }: CustomResourceDefinitionVersion): object => version;

/** Faults of the versions taken together. */
export function versionListFaults(at: string, spec: CustomResourceDefinitionSpec, declared: DeclaredFaults): FieldError[] {
  const { versions = [], version = '' } = spec;
  const names = versions.map(({ name }) => name);
  const wrong = (rule: string): FieldError => invalidValue(`${at}.versions`, spec.versions?.map(shownVersion), rule);
  const [first] = versions;
  return [
    ...SHARED.filter(({ shared, own }) => isSaid(spec[shared]) && versions.some((v) => isSaid(v[own]))).map(({ shared, word }) =>
      forbiddenField(`${at}.${shared}`, `top-level and per-version ${word} are mutually exclusive`),
    ),
    ...SHARED.filter(({ own }) => first !== undefined && isSaid(first[own]) && versions.every((v) => sameValue(v[own], first[own]))).map(
      ({ shared, word }) =>
        wrong(`per-version ${word} may not all be set to identical values (top-level ${shared} should be used instead)`),
    ),
    ...(new Set(names).size < names.length ? [wrong('must contain unique version names')] : []),
    ...(versions.filter(({ storage }) => storage).length === 1 ? [] : [wrong('must have exactly one version marked as storage version')]),
    ...declared.take(`${at}.version`),
    // The field for a single version is older than the list.
    ...(version !== '' && first !== undefined && first.name !== version
      ? [invalidValue(`${at}.version`, version, 'must match the first version in spec.versions')]
      : []),
  ];
}

/** The version in which objects are stored: the first that is marked so. */
export const storageVersion = ({ versions = [] }: CustomResourceDefinitionSpec): string | undefined =>
  versions.find(({ storage }) => storage)?.name;

/** Faults of the versions in which objects may be stored: each stays in the list of versions until no object is stored in it. */
export function storedVersionFaults(
  at: string,
  stored: readonly string[] | null,
  versions: readonly CustomResourceDefinitionVersion[],
): FieldError[] {
  const names = stored ?? [];
  if (names.length === 0) return [invalidValue(at, stored, 'must have at least one stored version')];
  const known = new Set(versions.map(({ name }) => name));
  // Each name counts for the first version that has it, so that one which is there twice lacks its second.
  const unclaimed = new Set(names);
  return [
    ...faultsOfEach(versions, (version, i) =>
      !unclaimed.delete(version.name) && version.storage
        ? [invalidValue(at, placed(`spec.versions[${i}]`, shownVersion(version)), `must have the storage version ${version.name}`)]
        : [],
    ),
    ...faultsOfEach(names, (name, i) =>
      known.has(name) || names.lastIndexOf(name) !== i ? [] : [invalidValue(`${at}[${i}]`, name, 'must appear in spec.versions')],
    ),
  ];
}
