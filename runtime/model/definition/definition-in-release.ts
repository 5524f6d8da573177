/** Resources of the catalogue as one release has them. */
import type { ResourceDefinition, VersionDefinition } from './definition.js';
import { entryIn, type Life } from './releases.js';

/** The resource as the release has it; itself where it is the same in all. */
export function resourceIn(resource: ResourceDefinition, release: string): ResourceDefinition {
  const versions = new Map([...resource.versions].map(([name, version]) => [name, versionIn(version, release)]));
  const storage = resource.storage && (entryIn(resource.storage, release) ?? resource.storage);
  const writes = entryIn(resource.writes, release) ?? resource.writes;
  const isSame =
    storage === resource.storage &&
    writes === resource.writes &&
    [...versions].every(([name, version]) => version === resource.versions.get(name));
  return isSame ? resource : { ...resource, versions, writes, ...(storage === undefined ? {} : { storage }) };
}

function versionIn(version: VersionDefinition, release: string): VersionDefinition {
  const { columns, subresources, selectableFields } = version;
  if (![version, ...columns, ...subresources, ...selectableFields].some(hasLife)) return version;
  const there = <Entry extends Life>(entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => entryIn(entry, release) ?? []);
  const shownCells = columns.flatMap((column, i) => (entryIn(column, release) === undefined ? [] : [i]));
  return {
    ...version,
    ...entryIn(version, release),
    columns: there(columns),
    ...(shownCells.length === columns.length ? {} : { shownCells }),
    subresources: there(subresources),
    selectableFields: there(selectableFields),
  };
}

const hasLife = ({ since, until, changes }: Life): boolean => (since ?? until ?? changes) !== undefined;
