/** `kindwright new version`: another version of a group, whose kinds convert to those that are stored. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isPair, isScalar, type YAMLMap } from 'yaml';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { listed, meant } from '../diagnostics.js';
import { groupNamed, groupsOf, readYaml, yamlText } from './catalogue-folder.js';
import { VERSION } from './new-kind.js';
import { type Project, ProjectError } from './project.js';
import { type Rename, renameFields } from './rename-fields.js';

export interface NewVersion {
  /** `<group>/<version>`, the group by its folder or its name. */
  readonly version: string;
  /** Empty for the first version of the group. */
  readonly from: string;
  /** As `<Type>.<field>=<new name>`. */
  readonly renames: readonly string[];
}

const RENAME = /^([A-Z]\w*)\.([A-Za-z]\w*)=([a-z]\w*)$/;

/** What only the version has that all others convert to. */
const OF_THE_HUB = ['storage', 'writes', 'isNamespace'] as const;
/** The same of types. */
const OF_HUB_TYPES = ['rules', 'faultOrder'] as const;

/** Gives the files that were written. Throws ProjectError, and writes nothing then. */
export function addVersion(project: Project, wanted: NewVersion): string[] {
  const [, groupWord = '', version = ''] = /^(.+)\/([^/]+)$/.exec(wanted.version) ?? [];
  if (!VERSION.test(version))
    throw new ProjectError(
      `${JSON.stringify(wanted.version)} names no version: it is a group and a version, such as shop/v2 or shop/v1beta1`,
    );
  const group = groupNamed(groupsOf(project), groupWord);
  if (group.versions.includes(version))
    throw new ProjectError(
      `${group.name} has the version ${version} already; name another, or edit what is in ${path.join(project.catalog, group.folder, version)}`,
    );
  const from = wanted.from || (group.versions[0] ?? '');
  if (!group.versions.includes(from))
    throw new ProjectError(`${group.name} has no version ${from}${meant(from, group.versions)}; it has ${listed(group.versions)}`);
  const target = path.join(project.catalog, group.folder, version);
  if (existsSync(target)) throw new ProjectError(`${target} is there already`);

  const source = path.join(project.catalog, group.folder, from);
  const files = readdirSync(source)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, document: readYaml(path.join(source, file)) }));
  const renames = wanted.renames.map(renameOf);
  renameFields(
    files.map(({ document }) => document),
    renames,
  );
  for (const { document } of files) pointToHub(document, `${group.folder}/${from}`);

  const catalog = new OutputFolder(project.catalog);
  const written = files.map(({ file, document }) => catalog.write(path.join(group.folder, version, file), yamlText(document)));
  group.document.setIn(['versions', version], group.document.createNode({}, { flow: true }));
  return [catalog.write(path.join(group.folder, 'group.yaml'), yamlText(group.document)), ...written];
}

function renameOf(text: string): Rename {
  const [, type, field, to] = RENAME.exec(text) ?? [];
  if (type === undefined || field === undefined || to === undefined)
    throw new ProjectError(`${JSON.stringify(text)} is no renaming: it is <Type>.<field>=<new name>, such as OrderSpec.customer=buyer`);
  return { type, field, to };
}

/** The hub of the version that was copied stays the hub. */
function pointToHub(document: Document, from: string): void {
  const resource = document.get('resource');
  for (const type of typesIn(document)) for (const member of OF_HUB_TYPES) type.delete(member);
  if (!isMap(resource)) return;
  if (!resource.has('hub')) insertBefore(resource, 'hub', `${from}.${String(document.get('kind'))}`, 'storage');
  for (const member of OF_THE_HUB) resource.delete(member);
}

/** The maps of a file that say what a type is: the kind itself, where it is one, and what stands below `types`. */
function typesIn(document: Document): YAMLMap[] {
  const declared = document.get('types');
  const types = isMap(declared) ? declared.items.map(({ value }) => value) : [];
  return [document.contents, ...types].filter(isMap);
}

/** Sets a member in the place of another, so that the file reads in the usual order. */
function insertBefore(map: YAMLMap, name: string, value: string, before: string): void {
  map.set(name, value);
  const pair = map.items.pop();
  const at = map.items.findIndex((item) => isPair(item) && isScalar(item.key) && item.key.value === before);
  if (pair !== undefined) map.items.splice(at < 0 ? map.items.length : at, 0, pair);
}
