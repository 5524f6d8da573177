/** A group of the catalogue and its versions, with the names that follow from theirs. */
import type { GroupModel, GroupVersionModel } from './model.js';
import type { Origin } from './origins.js';
import type { GroupSource } from './schema/schema.js';
import type { SourceFile } from './source-file.js';

/** The rank of a version that declares none. */
const DEFAULT_VERSION_PRIORITY = 15;

export function groupOf(file: SourceFile, source: GroupSource, origin: Origin): GroupModel {
  const folder = file.file.slice(0, -'/group.yaml'.length);
  const versions: GroupVersionModel[] = [];
  const group: GroupModel = {
    origin,
    folder,
    name: source.group,
    role: source.role ?? 'api',
    priority: source.priority ?? 1000,
    formerPriority: source.formerPriority,
    bareResourceList: source.bareResourceList,
    otherVersions: source.otherVersions ?? {},
    versions,
  };
  for (const [version, entry] of Object.entries(source.versions)) {
    const protoPackage =
      entry.protoPackage ??
      (group.role === 'api' ? `${source.group === '' ? folder : source.group}.${version}`.replace(/-/g, '_') : undefined);
    versions.push({
      group,
      version,
      priority: entry.priority ?? DEFAULT_VERSION_PRIORITY,
      ref: `${folder}/${version}`,
      apiVersion: source.group === '' ? version : `${source.group}/${version}`,
      protoPackage,
      openapiPackage: openapiPackage(entry.protoPackage, source.group === '' ? folder : source.group, version),
      sharedKinds: entry.sharedKinds ?? [],
      removed: entry.removed,
      types: new Map(),
      kinds: new Map(),
    });
  }
  return group;
}

/**
 * What names of definitions begin with: the domain of the group reversed, as in `com.example.shop.v1`. A package of the group's own
 * begins with its domain, as `k8s.io.api.core.v1` does, and the rest of it stays as it stands.
 */
function openapiPackage(protoPackage: string | undefined, group: string, version: string): string {
  return protoPackage === undefined ? `${group.split('.').reverse().join('.')}.${version}` : publishedName(protoPackage);
}

/** A name that begins with a domain, with the domain reversed. */
export function publishedName(text: string): string {
  const domain = /^([\w-]+)\.(io|com|org|net|dev|test|example)\./.exec(text);
  const name = domain === null ? text : `${domain[2]}.${domain[1]}.${text.slice(domain[0].length)}`;
  return name.replace(/_/g, '-');
}
