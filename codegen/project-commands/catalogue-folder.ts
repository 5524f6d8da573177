/** The groups of a project's catalogue, as their folders have them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import { listed, meant } from '../diagnostics.js';
import { type Project, ProjectError } from './project.js';

export interface GroupFolder {
  /** Name of the folder in the catalogue. */
  readonly folder: string;
  /** Name of the group, such as shop.example.com. */
  readonly name: string;
  /** In the order of the file. */
  readonly versions: readonly string[];
  readonly document: Document;
}

/** YAML is written as it was read: flow collections stay on their lines. */
export const yamlText = (document: Document): string => document.toString({ lineWidth: 0, flowCollectionPadding: true });

/** Reads a YAML file of the catalogue. Throws ProjectError for one that is none. */
export function readYaml(file: string): Document {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [error] = document.errors;
  if (error !== undefined) throw new ProjectError(`${path.relative('', file)}: ${error.message}`);
  return document;
}

export function groupsOf(project: Project): GroupFolder[] {
  return readdirSync(project.catalog)
    .sort()
    .filter((folder) => existsSync(path.join(project.catalog, folder, 'group.yaml')))
    .map((folder) => {
      const document = readYaml(path.join(project.catalog, folder, 'group.yaml'));
      const versions = document.get('versions');
      const names = isMap(versions) ? versions.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
      return { folder, name: String(document.get('group') ?? ''), versions: names, document };
    });
}

/** The group that is meant by its name or its folder. Throws ProjectError with the nearest one. */
export function groupNamed(groups: readonly GroupFolder[], wanted: string): GroupFolder {
  const group = groups.find(({ folder, name }) => folder === wanted || name === wanted);
  const known = groups.map(({ folder }) => folder);
  if (group === undefined) throw new ProjectError(`the catalogue has no group ${wanted}${meant(wanted, known)}; it has ${listed(known)}`);
  return group;
}
