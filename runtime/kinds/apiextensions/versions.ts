/** The versions of a custom resource, what each says of itself, and what is said once for all of them instead. */
import { type FieldError, forbiddenField, invalidValue, required } from '../../model/errors.js';
import { faultsOfEach } from '../../model/fault-budget.js';
import { placed } from '../../model/printed-values.js';
import { sameValue } from '../../model/same.js';
import { isAbsent, textsOf } from '../rules/values.js';
import { count, type Fields, fieldsOf, listOf, text } from '../shown.js';
import { labelled } from './names.js';

const MAX_WARNING_BYTES = 256;
const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;

export function warningFaults(at: string, version: Fields): FieldError[] {
  const { deprecated, deprecationWarning: warning } = version;
  if (typeof warning !== 'string') return [];
  if (deprecated !== true) return [invalidValue(at, warning, 'can only be set for deprecated versions')];
  const unprintable = UNPRINTABLE.exec(warning);
  const index = unprintable === null ? 0 : Buffer.byteLength(warning.slice(0, unprintable.index));
  return [
    ...(Buffer.byteLength(warning) > MAX_WARNING_BYTES ? [`must be <= ${MAX_WARNING_BYTES} characters long`] : []),
    ...(warning === '' ? ['must not be an empty string'] : []),
    ...(unprintable === null ? [] : [`must only contain printable UTF-8 characters; non-printable character found at index ${index}`]),
  ].map((fault) => invalidValue(at, warning, fault));
}

const startsWithDot = (at: string, path: string): FieldError[] =>
  path.startsWith('.') ? [] : [invalidValue(at, path, 'must be a simple json path starting with .')];

/** A path into objects, below one of some fields. */
function pathFaults(at: string, path: string, roots: readonly string[]): FieldError[] {
  const faults = startsWithDot(at, path);
  if (faults.length > 0 || roots.some((root) => path.startsWith(`${root}.`))) return faults;
  return [invalidValue(at, path, `should be a json path under ${roots.length > 1 ? 'either ' : ''}${roots.join(' or ')}`)];
}

export function subresourceFaults(at: string, subresources: unknown): FieldError[] {
  const { scale } = fieldsOf(subresources);
  if (isAbsent(scale)) return [];
  const { specReplicasPath, statusReplicasPath, labelSelectorPath } = fieldsOf(scale);
  const needed = (field: string, path: string, root: string): FieldError[] =>
    path === '' ? [required(`${at}.scale.${field}`)] : pathFaults(`${at}.scale.${field}`, path, [root]);
  return [
    ...needed('specReplicasPath', text(specReplicasPath), '.spec'),
    ...needed('statusReplicasPath', text(statusReplicasPath), '.status'),
    ...(text(labelSelectorPath) === '' ? [] : pathFaults(`${at}.scale.labelSelectorPath`, text(labelSelectorPath), ['.spec', '.status'])),
  ];
}

const COLUMN_TYPES = ['boolean', 'date', 'integer', 'number', 'string'];
const COLUMN_FORMATS = ['byte', 'date', 'date-time', 'double', 'float', 'int32', 'int64', 'password'];

const oneOf = (words: readonly string[]): string => `must be one of ${words.join(',')}`;

function columnFaults(at: string, column: Fields): FieldError[] {
  const [type, format, path] = [text(column.type), text(column.format), text(column.JSONPath)];
  return [
    ...(text(column.name) === '' ? [required(`${at}.name`)] : []),
    ...(type === ''
      ? [required(`${at}.type`, oneOf(COLUMN_TYPES))]
      : COLUMN_TYPES.includes(type)
        ? []
        : [invalidValue(`${at}.type`, type, oneOf(COLUMN_TYPES))]),
    ...(format === '' || COLUMN_FORMATS.includes(format) ? [] : [invalidValue(`${at}.format`, format, oneOf(COLUMN_FORMATS))]),
    ...(path === '' ? [required(`${at}.JSONPath`)] : startsWithDot(`${at}.JSONPath`, path)),
  ];
}

export const columnsFaults = (at: string, columns: unknown): FieldError[] =>
  faultsOfEach(listOf(columns), (column, i) => columnFaults(`${at}[${i}]`, column));

export const hasStatus = (subresources: unknown): boolean => !isAbsent(fieldsOf(subresources).status);

/** What is said either once or by each version: its field for all, the field of a version, and the word for both. */
const SHARED = [
  { shared: 'validation', own: 'schema', word: 'schemas' },
  { shared: 'subresources', own: 'subresources', word: 'subresources' },
  { shared: 'additionalPrinterColumns', own: 'additionalPrinterColumns', word: 'additionalPrinterColumns' },
] as const;

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !isAbsent(value));

/** Versions as errors show them: schemas are too large for that. */
const shownVersion = ({ schema: _, ...version }: Fields): Fields => version;
const shownVersions = (versions: unknown): unknown => (Array.isArray(versions) ? listOf(versions).map(shownVersion) : versions);

/** What cannot be said of the versions together. */
export function versionListFaults(at: string, spec: Fields): FieldError[] {
  const versions = listOf(spec.versions);
  const names = versions.map((v) => text(v.name));
  const wrong = (rule: string): FieldError => invalidValue(`${at}.versions`, shownVersions(spec.versions), rule);
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
    ...(versions.filter((v) => v.storage === true).length === 1 ? [] : [wrong('must have exactly one version marked as storage version')]),
    ...versionFaults(`${at}.version`, text(spec.version), names),
  ];
}

/** The one version of old, beside the list. */
const versionFaults = (at: string, version: string, names: readonly string[]): FieldError[] =>
  version === ''
    ? []
    : [
        ...labelled(at, version),
        ...(names.length > 0 && names[0] !== version ? [invalidValue(at, version, 'must match the first version in spec.versions')] : []),
      ];

/** The version in which objects are stored: the first that says so. */
export const storageVersion = (spec: Fields): string | undefined => {
  const version = listOf(spec.versions).find((v) => v.storage === true);
  return version === undefined ? undefined : text(version.name);
};

/** Versions in which objects may be stored stay in the list until no object is. */
export function storedVersionFaults(at: string, stored: unknown, versions: unknown): FieldError[] {
  const names = textsOf(stored);
  if (count(stored) === 0) return [invalidValue(at, stored, 'must have at least one stored version')];
  const listed = listOf(versions);
  const known = new Set(listed.map((v) => text(v.name)));
  return [
    ...faultsOfEach(listed, (v, i) =>
      v.storage === true && !names.includes(text(v.name))
        ? [invalidValue(at, placed(`spec.versions[${i}]`, shownVersion(v)), `must have the storage version ${text(v.name)}`)]
        : [],
    ),
    ...faultsOfEach(names, (name, i) =>
      known.has(name) || names.lastIndexOf(name) !== i ? [] : [invalidValue(`${at}[${i}]`, name, 'must appear in spec.versions')],
    ),
  ];
}
