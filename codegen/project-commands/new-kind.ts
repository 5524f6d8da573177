/** `kindwright new kind`: a kind with metadata and a spec, to be filled by its author. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { OutputFolder } from '../../runtime/files/output-folder.js';
import { listed } from '../diagnostics.js';
import { type GroupFolder, groupsOf, yamlText } from './catalogue-folder.js';
import { type Project, ProjectError } from './project.js';

export interface NewKind {
  readonly kind: string;
  /** Empty where the project has one group alone. */
  readonly group: string;
  /** Empty for the first version of the group. */
  readonly version: string;
  /** Empty for one that is made of the kind. */
  readonly plural: string;
  readonly namespaced: boolean;
  /** Whether to make a file for rules in code. */
  readonly code: boolean;
}

/** As in v1, v2 and v1beta1. */
export const VERSION = /^v[1-9]\d*(?:(?:alpha|beta)[1-9]\d*)?$/;
const KIND = /^[A-Z][A-Za-z0-9]{0,62}$/;
const GROUP = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)+$/;

/** Gives the files that were written. Throws ProjectError, and writes nothing then. */
export function addKind(project: Project, wanted: NewKind): string[] {
  const { kind } = wanted;
  if (!KIND.test(kind))
    throw new ProjectError(`${JSON.stringify(kind)} cannot be the name of a kind: it is a word such as Order or SalesOrder`);
  const groups = groupsOf(project);
  const group = groups.find(({ folder, name }) => folder === wanted.group || name === wanted.group) ?? onlyGroup(groups, wanted.group);
  const name = group?.name ?? wanted.group;
  const folder = group?.folder ?? name.split('.')[0] ?? '';
  if (group === undefined && existsSync(path.join(project.catalog, folder)))
    throw new ProjectError(`the group ${name} would be in ${path.join(project.catalog, folder)}, which is there already`);
  const version = wanted.version || group?.versions[0] || 'v1';
  if (!VERSION.test(version)) throw new ProjectError(`${JSON.stringify(version)} is no version, such as v1 or v1beta1`);
  const file = path.join(project.catalog, folder, version, `${kind}.yaml`);
  const codeFile = path.join(project.kinds, `${kind.toLowerCase()}.ts`);
  for (const taken of [file, ...(wanted.code ? [codeFile] : [])])
    if (existsSync(taken)) throw new ProjectError(`${taken} is there already; edit it, or name another kind`);

  const written: string[] = [];
  const write = (to: string, text: string): void => {
    const root = to === codeFile ? project.kinds : project.catalog;
    written.push(new OutputFolder(root).write(path.relative(root, to), text));
  };
  if (group === undefined) write(path.join(project.catalog, folder, 'group.yaml'), `group: ${name}\nversions:\n  ${version}: {}\n`);
  else if (!group.versions.includes(version)) {
    group.document.setIn(['versions', version], group.document.createNode({}, { flow: true }));
    write(path.join(project.catalog, folder, 'group.yaml'), yamlText(group.document));
  }
  const plural = wanted.plural || pluralOf(kind);
  write(file, kindText(kind, plural, `${plural}.${name}`, wanted.namespaced, `${name}/${plural}`));
  if (wanted.code) write(codeFile, codeText(kind, `${folder}/${version}`, `${plural}.${name}`));
  return written;
}

/** The group where the name is left out; undefined for a new one. */
function onlyGroup(groups: readonly GroupFolder[], wanted: string): GroupFolder | undefined {
  const known = groups.map(({ name }) => name);
  if (wanted === '') {
    if (groups.length === 1) return groups[0];
    throw new ProjectError(`which group is the kind in? Say --group=<name>; the catalogue has ${listed(known)}`);
  }
  if (!GROUP.test(wanted))
    throw new ProjectError(
      `${JSON.stringify(wanted)} cannot be the name of a group: a new one is named like a domain, such as shop.example.com`,
    );
  return undefined;
}

/** As English has it, mostly. */
function pluralOf(kind: string): string {
  const word = kind.toLowerCase();
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const kindText = (kind: string, plural: string, id: string, namespaced: boolean, prefix: string): string => `kind: ${kind}
description: Say in a sentence what ${id} are.
resource:
  plural: ${plural}
  scope: ${namespaced ? 'Namespaced' : 'Cluster'}
  storage: { prefix: ${prefix} }
  writes: { generation: spec }
fields:
  metadata: { type: meta/v1.ObjectMeta, proto: 1, description: Standard object metadata. }
  spec: { type: ${kind}Spec, proto: 2, description: What is wanted. }
types:
  ${kind}Spec:
    description: What is wanted.
    fields:
      text: { type: string, proto: 1, maxLength: 1000, description: A field to begin with. }
`;

const codeText = (kind: string, version: string, id: string): string => {
  const name = `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  return [
    "import { defineKind } from 'kindwright';",
    `import type { ${kind} } from '../generated/${version}/types.js';`,
    '',
    `export const ${name} = defineKind<${kind}>({`,
    `  resource: '${id}',`,
    '  strategy: {',
    '    // Faults beyond the rules of the catalogue, made with invalidValue, required, forbiddenField and so on.',
    '    validate: () => [],',
    '  },',
    '});',
    '',
  ].join('\n');
};
