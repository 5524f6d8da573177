/** The versions of groups that a client may have kinds of. */
import path from 'node:path';
import { packageFolder } from '../../../runtime/files/package.js';
import { listed, meant } from '../../diagnostics.js';
import { constantOf } from '../../emit/client-names.js';
import { modelOf } from '../../generate.js';
import { type GroupVersionModel, versionsOf } from '../../model.js';
import { refuseMisfit } from '../load.js';
import { type Project, ProjectError } from '../project.js';
import { exportedFiles, filesOf, type ModuleFiles } from './modules.js';

/** The code that this package has of the cluster's kinds. */
const CLUSTER = 'kindwright/kubernetes';

export interface ClientVersion {
  readonly apiVersion: string;
  /** As its module is named, such as `core/v1`. */
  readonly name: string;
  /** Its kinds by the names that code has them by, and whether they can be listed. */
  readonly kinds: readonly { readonly constant: string; readonly isListed: boolean }[];
  readonly files: ModuleFiles;
}

/**
 * The versions that are wanted, by their names or those that modules have (`apps/v1`, `v1`, `core/v1`). Where none is, they are those of the
 * project's own groups, or without a project all of the cluster. Throws ProjectError for an unknown one, and for a catalogue at fault.
 */
export function clientVersions(project: Project | undefined, wanted: readonly string[]): ClientVersion[] {
  if (project !== undefined) refuseMisfit(project);
  const loaded = modelOf({ catalog: project?.catalog ?? path.join(packageFolder(), 'catalog'), output: '' });
  if ('diagnostics' in loaded) throw new ProjectError(loaded.diagnostics);
  const versions = versionsOf(loaded.model).filter(({ kinds }) => [...kinds.values()].some(({ resource }) => resource !== undefined));
  const isOwn = ({ group }: GroupVersionModel): boolean => group.origin.code === undefined;
  const known = versions.flatMap(({ apiVersion, ref }) => [...new Set([apiVersion, ref])]);
  const chosen =
    wanted.length === 0
      ? versions.filter(isOwn)
      : wanted.map((name) => {
          const found = versions.find(({ apiVersion, ref }) => apiVersion === name || ref === name);
          if (found === undefined)
            throw new ProjectError(`the catalogue has no version ${name} with resources${meant(name, known)}; it has ${listed(known)}`);
          return found;
        });
  return [...new Set(chosen)].map((version) => {
    const code = isOwn(version) ? undefined : version.group.origin.code;
    return {
      apiVersion: version.apiVersion,
      name: version.ref,
      kinds: [...version.kinds.values()].flatMap(({ resource }) =>
        resource === undefined ? [] : [{ constant: constantOf(resource.plural), isListed: resource.verbs?.includes('list') ?? true }],
      ),
      files:
        project !== undefined && code === undefined
          ? filesOf(path.resolve(project.generated, version.ref, 'client.js'))
          : exportedFiles(`${code ?? CLUSTER}/${version.ref}/client.js`, project?.folder ?? packageFolder()),
    };
  });
}
