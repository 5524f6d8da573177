/** `kindwright export-crd` and `kindwright import-crd`: kinds of the catalogue as custom resource definitions, and the other way. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { formedFaults, MIXED_CASE, nameFaults } from '../../runtime/kinds/apiextensions/names.js';
import { NOTHING_DECLARED } from '../../runtime/model/faults/declared-faults.js';
import { isObject } from '../../runtime/model/json/json.js';
import { type CustomResource, exported, imported, isExportable, kindNames, kindsNamed } from '../definitions/index.js';
import { meant } from '../diagnostics.js';
import { modelOf } from '../generate.js';
import { groupsOf, yamlText } from './catalogue-folder.js';
import { type Project, ProjectError } from './project.js';

/** Where the lines go that tell what the other side does not say. */
export type Tell = (line: string) => void;

const NO_FOLDING = { lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The definitions of kinds, as YAML by names of files. Throws ProjectError for unknown kinds, and where the catalogue is at fault. */
export function exportDefinitions(catalog: string, names: readonly string[], tell: Tell): ReadonlyMap<string, string> {
  const loaded = modelOf({ catalog, output: '' });
  if ('diagnostics' in loaded) throw new ProjectError(loaded.diagnostics);
  const files = new Map<string, string>();
  for (const name of names) {
    const hubs = kindsNamed(loaded.model, name);
    if (hubs.length === 0)
      throw new ProjectError(
        `the catalogue has no resource ${name}${meant(name, kindNames(loaded.model))}; name a kind, <plural>.<group> or <group>/<version>/<Kind>`,
      );
    for (const hub of hubs) {
      if (!isExportable(hub))
        throw new ProjectError(`${name} cannot be a custom resource: its group has no name, or its objects are not kept`);
      const { definition, unsaid } = exported(loaded.model, hub);
      for (const line of unsaid) tell(`${definition.metadata.name}: ${line}`);
      files.set(`${definition.metadata.name}.yaml`, stringify(definition, NO_FOLDING));
    }
  }
  return files;
}

/** Writes definitions into a folder. Gives the files. */
export function writeDefinitions(folder: string, files: ReadonlyMap<string, string>): string[] {
  const out = new OutputFolder(folder);
  out.make();
  return [...files].map(([file, content]) => out.write(file, content));
}

/** Writes what definitions say into the catalogue of a project. Gives the files. Throws ProjectError, and writes nothing then. */
export function importDefinitions(project: Project, files: readonly string[], tell: Tell): string[] {
  const loaded = modelOf({ catalog: project.catalog, output: '' });
  if ('diagnostics' in loaded) throw new ProjectError(loaded.diagnostics);
  const groups = groupsOf(project);
  const folders = new Map(loaded.model.groups.map(({ folder, name }) => [folder, groups.some((g) => g.folder === folder) ? name : '']));
  const writes = new Map<string, string>();
  for (const definition of files.flatMap(definitionsIn)) {
    const { group } = definition.spec;
    const known = groups.find(({ name }) => name === group);
    const folder = known?.folder ?? folderOf(group, folders);
    folders.set(folder, group);
    const { versions, kinds, unsaid } = imported(definition, folder);
    for (const line of unsaid) tell(`${definition.metadata.name}: ${line}`);
    for (const { path: file, content } of kinds) {
      if (existsSync(path.join(project.catalog, file))) throw new ProjectError(`${path.join(project.catalog, file)} is there already`);
      writes.set(file, stringify(content, NO_FOLDING));
    }
    const groupFile = `${folder}/group.yaml`;
    const before = writes.get(groupFile) ?? (known === undefined ? undefined : yamlText(known.document));
    writes.set(groupFile, groupText(group, versions, before));
  }
  const catalog = new OutputFolder(project.catalog);
  // All are looked at before the first is written.
  for (const file of writes.keys()) catalog.pathOf(file);
  return [...writes].map(([file, text]) => catalog.write(file, text));
}

/** Names of folders that differ in dots and hyphens alone are one to the generator. */
const plain = (folder: string): string => folder.replace(/[.-]/g, '');

/** The shortest beginning of a group's name that no other group has for its folder. */
function folderOf(group: string, folders: ReadonlyMap<string, string>): string {
  const labels = group.split('.');
  const names = labels.map((_, i) => labels.slice(0, i + 1).join('-'));
  const isFree = (name: string): boolean => [...folders].every(([folder, of]) => of === group || plain(folder) !== plain(name));
  return names.find(isFree) ?? group;
}

/** The group's file with the versions of one more kind. */
function groupText(group: string, versions: readonly string[], before: string | undefined): string {
  const [document] = parseAllDocuments(before ?? stringify({ group, versions: {} }));
  if (document === undefined || !('setIn' in document)) throw new ProjectError(`the group ${group} has no file that could be read`);
  for (const version of versions)
    if (!document.hasIn(['versions', version])) document.setIn(['versions', version], document.createNode({}, { flow: true }));
  return yamlText(document);
}

/** The definitions of a file of YAML or JSON. Throws ProjectError where it has others than those of version v1. */
function definitionsIn(file: string): CustomResource[] {
  if (!existsSync(file)) throw new ProjectError(`${file} is not there`);
  return parseAllDocuments(readFileSync(file, 'utf8')).flatMap((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new ProjectError(`${file}: ${error.message}`);
    const value: unknown = document.toJS();
    if (value === null) return [];
    if (!isDefinition(value)) throw new ProjectError(`${file} has something else than CustomResourceDefinitions of version v1 in it`);
    const faults = namingFaults(value);
    if (faults.length > 0) throw new ProjectError(faults.map((fault) => `${file}: ${fault}`).join('\n'));
    return [value];
  });
}

function isDefinition(value: unknown): value is CustomResource {
  if (!isObject(value) || value.kind !== 'CustomResourceDefinition' || !/\/v1$/.test(String(value.apiVersion))) return false;
  const { metadata, spec } = value;
  if (!isObject(metadata) || !isObject(spec) || typeof spec.group !== 'string' || !isObject(spec.names)) return false;
  const { plural, kind, singular = '', listKind = '' } = spec.names;
  if (![metadata.name, plural, kind, singular, listKind].every((name) => typeof name === 'string')) return false;
  return Array.isArray(spec.versions) && spec.versions.every((version) => isObject(version) && typeof version.name === 'string');
}

/** What the server says of the names in a definition: files are named by them. */
function namingFaults({ metadata, spec }: CustomResource): string[] {
  const { names, group, versions } = spec;
  const { kind, plural, singular, listKind } = names;
  const filled = { kind, plural, singular: singular || kind.toLowerCase(), listKind: listKind || `${kind}List` };
  const faults = [
    ...formedFaults('dotted-subdomain', 'spec.group', group),
    ...nameFaults('spec.names', filled, NOTHING_DECLARED),
    ...formedFaults('dns-1035-label', 'spec.names.singular', filled.singular),
    ...formedFaults('dns-1035-label-any-case', 'spec.names.listKind', filled.listKind, MIXED_CASE),
    ...versions.flatMap(({ name }, i) => formedFaults('dns-1035-label', `spec.versions[${i}].name`, name)),
  ];
  const told = faults.map(({ field, message }) => `${field}: ${message}`);
  const wanted = `${plural}.${group}`;
  return metadata.name === wanted ? told : [...told, `metadata.name: must be spec.names.plural+"."+spec.group, ${JSON.stringify(wanted)}`];
}
