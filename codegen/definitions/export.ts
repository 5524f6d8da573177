/** Kinds of a catalogue as custom resource definitions. */
import { isDeepStrictEqual } from 'node:util';
import { type KindModel, type Model, pathOf, resourcesOf, type TypeModel } from '../model.js';
import type { ResourceSource } from '../schema/schema.js';
import { type Column, type CustomResource, type JsonSchema, present, Unsaid, type Version } from './custom-resource.js';
import { SchemaExport } from './export-schema.js';

interface Exported {
  readonly definition: CustomResource;
  /** What the definition does not say, a line each. */
  readonly unsaid: readonly string[];
}

/** A kind by its name, such as `Order`, its resource and group, as `orders.shop.example.com`, or its path in the catalogue. */
export function kindsNamed(model: Model, name: string): KindModel[] {
  return resourcesOf(model)
    .filter(({ hub, versions }) => {
      const names = versions.flatMap((kind) => [kind.name, pathOf(kind)]);
      return [...names, `${hub.resource?.plural}.${hub.version.group.name}`].includes(name);
    })
    .map(({ hub }) => hub);
}

/** Names of the kinds of a catalogue, whatever their groups. */
export const kindNames = (model: Model): string[] => resourcesOf(model).map(({ hub }) => hub.name);

/** Whether definitions of the kind can be: it is in a group with a name, and its objects are kept. */
export const isExportable = ({ version, resource }: KindModel): boolean => version.group.name !== '' && resource?.virtual !== true;

/** `hub` is one that `isExportable` is true of. */
export function exported(model: Model, hub: KindModel): Exported {
  const unsaid = new Unsaid();
  const { group } = hub.version;
  const resource = hub.resource;
  if (resource === undefined) throw new Error(`${pathOf(hub)} is no resource`);
  const all = resourcesOf(model).find((one) => one.hub === hub)?.versions ?? [hub];
  const schema = new SchemaExport(unsaid).root(hub.type);
  const versions = all.flatMap((kind) => versionOf(kind, hub, schema, unsaid));
  tellOfResource(hub.name, resource, unsaid);
  const { plural, singular = hub.name.toLowerCase(), shortNames, categories, scope } = resource;
  const { groupDomain, labelDomain } = model.service;
  const isProtected = [groupDomain, labelDomain].some((domain) => group.name === domain || group.name.endsWith(`.${domain}`));
  const annotations = isProtected ? { [`api-approved.${labelDomain}`]: 'unapproved, written by kindwright export-crd' } : undefined;
  return {
    definition: {
      apiVersion: `apiextensions.${groupDomain}/v1`,
      kind: 'CustomResourceDefinition',
      metadata: present({ name: `${plural}.${group.name}`, annotations }),
      spec: {
        group: group.name,
        scope,
        names: present({ kind: hub.name, listKind: `${hub.name}List`, plural, singular, shortNames, categories }),
        versions,
        conversion: { strategy: 'None' },
      },
    },
    unsaid: unsaid.lines,
  };
}

/** A version whose objects are those of the hub under another name; none where they are not, since nothing would convert them. */
function versionOf(kind: KindModel, hub: KindModel, schemaOfHub: JsonSchema, unsaid: Unsaid): Version[] {
  const { resource } = kind;
  if (resource === undefined) return [];
  const { version } = kind.version;
  const isHub = kind === hub;
  const own = isHub ? schemaOfHub : new SchemaExport(new Unsaid()).root(kind.type);
  if (!isHub && (converts(kind.type) || resource.conversion !== undefined || !isDeepStrictEqual(shapeOf(own), shapeOf(schemaOfHub)))) {
    unsaid.tell(version, `it is left out: its objects are not those of ${hub.version.version}, and only a webhook could convert them`);
    return [];
  }
  if (kind.source.lifetime !== undefined) unsaid.tell(version, 'its `lifetime` does not depend on releases');
  const { status, scale } = resource.subresources ?? {};
  const others = Object.keys(resource.subresources ?? {}).filter((name) => name !== 'status' && name !== 'scale');
  for (const name of others) unsaid.tell(version, `there is no subresource ${name}`);
  const subresources = present({
    status: status === undefined ? undefined : {},
    scale:
      scale?.scale === undefined
        ? undefined
        : {
            specReplicasPath: scale.scale.specReplicas,
            statusReplicasPath: scale.scale.statusReplicas,
            labelSelectorPath: scale.scale.selector,
          },
  });
  return [
    present({
      name: version,
      served: true,
      storage: isHub,
      schema: { openAPIV3Schema: own },
      subresources: Object.keys(subresources).length === 0 ? undefined : subresources,
      additionalPrinterColumns: columnsOf(resource, version, unsaid),
    }),
  ];
}

const converts = (type: TypeModel): boolean => type.source.conversion !== undefined;

/** A schema without what only people read, and rules that stand in the hub alone. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  const aside = ['description', 'x-kubernetes-validations'];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => !aside.includes(key) || (typeof member === 'object' && !Array.isArray(member)))
      .map(([key, member]) => [key, shapeOf(member)]),
  );
}

/** The column of names is there by itself. */
function columnsOf({ columns }: ResourceSource, version: string, unsaid: Unsaid): Column[] | undefined {
  if (columns === undefined) return [{ name: 'Created At', type: 'date', jsonPath: '.metadata.creationTimestamp' }];
  const out: Column[] = [];
  for (const { name, type, format, description, priority, value } of columns) {
    if (value === '.metadata.name' && name === 'Name') continue;
    if (value === undefined) {
      unsaid.tell(version, `there is no column ${name}: code of the kind fills it`);
      continue;
    }
    const isAge = value === '.metadata.creationTimestamp';
    out.push(present({ name, type: isAge ? ('date' as const) : type, format, description, priority, jsonPath: value }));
  }
  return out;
}

const ALL_VERBS = 8;

function tellOfResource(name: string, resource: ResourceSource, unsaid: Unsaid): void {
  const { verbs, selectable, writes = {}, unselectable, conversion, isNamespace, neverOwner, storage } = resource;
  const told: readonly (readonly [unknown, string])[] = [
    [verbs !== undefined && verbs.length < ALL_VERBS, 'it has all verbs'],
    [selectable ?? unselectable, 'field selectors name nothing but the name and the namespace'],
    [writes.putCreates, 'a PUT of an object that is not there is 404'],
    [writes.putNeedsVersion !== true, 'a PUT must name the resource version that it replaces'],
    [writes.deleteReturnsObject, 'a DELETE answers a Status'],
    [writes.generation === 'none', '`metadata.generation` counts changes'],
    [writes.nameFormat !== undefined && writes.nameFormat !== 'dns-subdomain', 'names are those of DNS subdomains'],
    [writes.ttlFlag, 'objects do not go by themselves'],
    [writes.ownership === false, '`managedFields` tell who owns which field'],
    [conversion, 'no function converts'],
    [true, 'there are no strategic merge patches'],
    [isNamespace, 'its objects are no namespaces'],
    [neverOwner, 'objects may have it as their owner'],
    [(storage?.encoding ?? 'protobuf') === 'protobuf', 'there is no Protobuf'],
  ];
  for (const [holds, what] of told) if (holds !== undefined && holds !== false) unsaid.tell(name, what);
}
