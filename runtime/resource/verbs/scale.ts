/** The scale of an object: its replicas as an object of their own, for every kind whose definition says where they stand. */
import { entriesAfterScaling, entriesOfScale } from '../../apply/index.js';
import type { ScaleSettings, SubresourceDefinition, VersionDefinition } from '../../model/definition/definition.js';
import { ApiError, invalid, notFound, outOfBounds, required } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import { printSelector, selectorOfObject } from '../../model/selectors/selectors.js';
import type { Resource } from '../resource.js';
import { valueAt, withNumberAt } from '../selecting/fields.js';
import { checkName, namespacesDiffer } from '../writes/metadata.js';
import { update } from '../writes/update.js';
import type { ObjectRequest } from './request.js';

export const SCALE = 'scale';

type ScaleDefinition = SubresourceDefinition & { readonly scale: ScaleSettings };

function definitionOf({ plural, subresources }: VersionDefinition): ScaleDefinition {
  const found = subresources.find(({ name }) => name === SCALE);
  if (found?.scale === undefined) throw new Error(`${plural} has no scale`);
  return { ...found, scale: found.scale };
}

/** The Scale object that shows the replicas of an object. */
function viewOf(object: ApiObject, revision: string | undefined, definition: ScaleDefinition): ApiObject {
  const { name, namespace, uid, creationTimestamp } = object.metadata;
  const replicas = Number(valueAt(object, definition.scale.specReplicas) ?? 0);
  const selector = selectorIn(object, definition.scale.selector);
  return {
    kind: definition.kind,
    apiVersion: apiVersionOf(definition.group, definition.version),
    metadata: { name, namespace, uid, ...(revision === undefined ? {} : { resourceVersion: revision }), creationTimestamp },
    spec: replicas === 0 ? {} : { replicas },
    status: { replicas: Number(valueAt(object, definition.scale.statusReplicas) ?? 0), ...(selector === '' ? {} : { selector }) },
  };
}

/** The selector at a path as text, which is what kinds of their own making keep there. */
function selectorIn(object: ApiObject, path: string): string {
  const source = path === '' ? undefined : valueAt(object, path);
  if (typeof source === 'string') return source;
  if (!isObject<Record<string, unknown>>(source)) return printSelector(selectorOfObject({ matchLabels: undefined }));
  const isSelector = 'matchLabels' in source || 'matchExpressions' in source || Object.keys(source).length === 0;
  return printSelector(selectorOfObject(isSelector ? source : { matchLabels: source as Record<string, string> }));
}

/** Throws 422 for an object that nobody gave replicas, of a kind that gives none by itself. */
function checkReplicas(object: ApiObject, version: VersionDefinition, { specReplicas }: ScaleSettings): void {
  if (version.untyped !== true || valueAt(object, specReplicas) !== undefined) return;
  const { group, kind: name } = version;
  throw invalid({ group, name }, object.metadata.name ?? '', [
    required(specReplicas, `the spec replicas field "${specReplicas}" does not exist`),
  ]);
}

/** The scale of a stored object. Throws 404 where there is none, 422 where nobody gave it replicas. */
export async function getScale(resource: Resource, version: VersionDefinition, namespace: string, name: string): Promise<ApiObject> {
  const entry = await resource.newest(namespace, name);
  if (entry === undefined) {
    const ofObject = resource.strategy.absentScaleIsObject === true || resource.environment.enabled('AbsentScalesAsObjects');
    throw ofObject ? notFound(resource.about(version), name) : absent(version, name);
  }
  const apiVersion = apiVersionOf(version.group, version.version);
  await resource.forms.prepare([entry.item], apiVersion);
  const object = resource.forms.in(entry.item, apiVersion);
  const definition = definitionOf(version);
  checkReplicas(object, version, definition.scale);
  return viewOf(object, String(entry.revision), definition);
}

/** Custom objects have no kind of fault for their scales, and scales of the core group, which has no name, are of their own kind's. */
const absent = (version: VersionDefinition, name: string): ApiError =>
  version.untyped === true
    ? notFound({ group: version.group, name: version.plural }, name)
    : notFound({ group: version.group || definitionOf(version).group, name: `${version.plural}/${SCALE}` }, name);

/** Who asks to change the scale of which object. `replaces`: the request sends a whole scale, as PUT does. */
interface ScaleRequest extends Omit<ObjectRequest, 'subresource'> {
  readonly replaces: boolean;
  /** Makes the new scale from the live one. */
  of(scale: ApiObject): ApiObject | Promise<ApiObject>;
}

/** Changes the replicas of an object and returns its new scale. */
export async function changeScale(resource: Resource, { of: next, ...request }: ScaleRequest): Promise<ApiObject> {
  const { caller, namespace, name } = request;
  const { version } = caller;
  const definition = definitionOf(version);
  const apiVersion = apiVersionOf(version.group, version.version);
  const inVersion = (hub: ApiObject): ApiObject => resource.forms.between(structuredClone(hub), resource.definition.hub, apiVersion);
  const owned = resource.environment.enabled('EntriesOfSubresources') && resource.isOwned;
  const ofScale = apiVersionOf(definition.group, definition.version);
  const replicasIn = (of: string): readonly string[] | undefined => {
    const found = resource.definition.versions.get(of)?.subresources.find(({ scale }) => scale !== undefined);
    return found?.scale?.specReplicas.split('.').slice(1);
  };
  if ((await resource.newest(namespace, name)) === undefined) {
    if (!request.replaces) throw notFound(resource.about(version), name);
    checkName(await next({ metadata: {} }), name);
    throw absent(version, name);
  }
  const { item } = await update(resource, {
    ...request,
    subresource: SCALE,
    owned: true,
    view: {
      of: (object) => viewOf(inVersion(object), object.metadata.resourceVersion, definition),
      put: (object, view) => Object.assign(object, withNumberAt(object, definition.scale.specReplicas, replicasOf(view))),
    },
    change: async (live, revision) => {
      if (live === undefined) throw absent(version, name);
      const view = viewOf(live, String(revision), definition);
      if (owned) view.metadata.managedFields = entriesOfScale(live.metadata.managedFields, ofScale, replicasIn);
      const scale = await next(view);
      checkName(scale, name);
      const fromPath = resource.environment.enabled('NamespaceOfRequest');
      if (version.untyped !== true) check(scale, definition, name, fromPath);
      // What is in no namespace takes a scale of any.
      if (namespace !== '' || !fromPath) checkNamespace(scale, namespace);
      const object = withNumberAt(live, definition.scale.specReplicas, replicasOf(scale));
      object.metadata = { ...live.metadata, resourceVersion: scale.metadata.resourceVersion, uid: scale.metadata.uid || live.metadata.uid };
      if (!scale.metadata.resourceVersion) delete object.metadata.resourceVersion;
      if (owned && live.metadata.managedFields !== undefined)
        object.metadata.managedFields = entriesAfterScaling(
          live.metadata.managedFields,
          scale.metadata.managedFields,
          apiVersion,
          replicasIn,
        );
      return object;
    },
  });
  await resource.forms.prepare([item], apiVersion);
  const object = resource.forms.in(item, apiVersion);
  return viewOf(object, item.revision === 0 ? undefined : String(item.revision), definition);
}

/** `fromPath`: the namespace of the request is that of a scale that names none. */
function check(scale: ApiObject, definition: SubresourceDefinition, name: string, fromPath: boolean): void {
  const replicas = replicasOf(scale);
  const faults = [
    ...(scale.metadata.namespace || fromPath ? [] : [required('metadata.namespace')]),
    ...(replicas < 0 ? [outOfBounds('spec.replicas', replicas, 0)] : []),
  ];
  if (faults.length > 0) throw invalid({ group: definition.group, name: definition.kind }, name, faults);
}

function checkNamespace({ metadata }: ApiObject, namespace: string): void {
  if (!metadata.namespace || metadata.namespace === namespace) return;
  throw new ApiError(400, 'BadRequest', namespacesDiffer(metadata.namespace, namespace), null);
}

const replicasOf = (scale: ApiObject): number => Number(valueAt(scale, '.spec.replicas') ?? 0);
