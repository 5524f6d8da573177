/** Names: each is what clients, routes, Protobuf and TypeScript take, and no two things share one. */
import { FORMATS } from '../../runtime/model/values/formats.js';
import { type Diagnostics, meant } from '../diagnostics.js';
import {
  type GroupModel,
  isVersion,
  jsonFields,
  type KindModel,
  neverTogether,
  referenceTo,
  sharedKindsOf,
  type TypeModel,
} from '../model.js';
import { SCALARS } from '../scalars.js';
import { type CheckContext, isWithoutHub, type Report, type ServedKind, servedKinds } from './context.js';

/** What names of one sort look like, and in words. */
interface Form {
  readonly what: string;
  readonly fits: (name: string) => boolean;
  readonly why: string;
  /** The name as it might have been meant. */
  readonly proposed: (name: string) => string;
}

const lower = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/[^A-Za-z0-9]/g, '');

const MAX_NAME = 63;

/** Types that TypeScript has already, and names that modules of generated code import beside those of the catalogue's types. */
const TAKEN_BY_CODE = new Set([
  ...(
    'Array ArrayBuffer BigInt Boolean DataView Date Error Function Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol ' +
    'Uint8Array Buffer Record Readonly Partial Required Pick Omit Exclude Extract KeysOfUnion DeepPartial Exact Builtin MessageFns ' +
    'BinaryReader BinaryWriter Defaultable GeneratedCode Guard Hashing KindFunctions Mapping ProtobufCodec RouteTable SchemaOfType ' +
    'StructStructure TSchema Type Value VersionDefinition'
  ).split(' '),
  ...Object.values(SCALARS).map(({ structure }) => structure),
]);
const TAKEN_BY_JAVASCRIPT = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield routes router serve'
  ).split(' '),
);

const PLURAL: Form = {
  what: 'plural',
  fits: (name) => FORMATS['dns-1035-label']?.faults(name).length === 0 && !TAKEN_BY_JAVASCRIPT.has(name),
  why: `it is up to ${MAX_NAME} lower case letters, digits and hyphens, begins with a letter, and is no word of JavaScript's own`,
  proposed: lower,
};
const label = (what: string): Form => ({
  what,
  fits: (name) => FORMATS['dns-1035-label']?.faults(name).length === 0,
  why: `it is up to ${MAX_NAME} lower case letters, digits and hyphens, and begins with a letter`,
  proposed: lower,
});
const SINGULAR = label('singular');
const SHORT_NAME = label('short name');
const CATEGORY = label('category');
const TYPE: Form = {
  what: 'type',
  fits: (name) => /^[A-Z][A-Za-z0-9]*$/.test(name) && !TAKEN_BY_CODE.has(name),
  why: 'it is letters and digits, begins with a capital, and is none that TypeScript or generated code uses itself',
  proposed: upper,
};
const KIND: Form = { ...TYPE, what: 'kind' };
const GROUP: Form = {
  what: 'group',
  fits: (name) => name === '' || FORMATS['dns-subdomain']?.faults(name).length === 0,
  why: 'it is a domain in lower case, such as shop.example.com',
  proposed: (name) => name.toLowerCase().replace(/[^a-z0-9.-]+/g, '-'),
};
const FOLDER: Form = {
  what: 'folder of a group',
  fits: (name) => /^[a-z][a-z0-9]*([.-][a-z][a-z0-9]*)*$/.test(name),
  why: 'it is words in lower case, with dots or hyphens between them',
  proposed: (name) => name.toLowerCase().replace(/[^a-z0-9.-]+/g, '-'),
};
export const FIELD: Form = {
  what: 'field',
  fits: (name) => /^[A-Za-z$][\w$-]*$/.test(name) && !(name in Object.prototype),
  why: 'it is letters and digits, begins with a letter, and is none that every JavaScript object has',
  proposed: (name) => name.replace(/[^A-Za-z0-9]+(.)?/g, (_, c: string | undefined) => c?.toUpperCase() ?? ''),
};

function checkForm(name: string, form: Form, report: Report, keys: readonly (string | number)[]): void {
  if (form.fits(name)) return;
  const proposal = form.proposed(name);
  report('KW025', keys, {
    name,
    what: form.what,
    why: form.why,
    proposal: proposal !== name && form.fits(proposal) ? `; write "${proposal}"` : '; take another',
  });
}

export function checkNames(context: CheckContext, diagnostics: Diagnostics): void {
  for (const [group, file] of context.groupFiles)
    if (group.origin.code === undefined)
      checkGroup(group, context, (code, keys, holes) => diagnostics.report(code, file.position(keys), holes));
  for (const { model } of context.declarations) checkType(model, context);
  checkResources(context);
}

/** Whether clients can reach the group's kinds; those of others are read from files. */
const isServed = ({ role }: GroupModel): boolean => role !== 'configuration' && role !== 'client';

function checkGroup(group: GroupModel, context: CheckContext, report: Report): void {
  const earlier = [...context.groupFiles.keys()].slice(0, [...context.groupFiles.keys()].indexOf(group));
  checkForm(group.name, GROUP, report, ['group']);
  checkForm(group.folder, FOLDER, report, ['group']);
  for (const other of earlier) {
    const kindsOf = (g: GroupModel): string[] => g.versions.filter((v) => v.kinds.size > 0).map((v) => v.version);
    const both = isServed(group) && isServed(other);
    // Versions of one group may stand in several catalogues.
    const continued = group.name === other.name && group.origin !== other.origin;
    if (continued && group.folder === other.folder) continue;
    if (group.name === other.name && !continued && (both || kindsOf(group).some((version) => kindsOf(other).includes(version))))
      report('KW024', ['group'], { what: 'group', name: group.name, other: `folder ${other.folder}`, advice: 'move its versions there' });
    // Generated code calls a folder by its letters alone.
    if (lower(group.folder) === lower(other.folder))
      report('KW024', ['group'], {
        what: 'folder name',
        name: group.folder,
        other: other.folder,
        advice: 'take one that differs in more than dots and hyphens',
      });
  }
  const shared = sharedKindsOf(context.model).map(({ name }) => name);
  for (const { version, types, ref, apiVersion, protoPackage, sharedKinds } of group.versions) {
    const keys = ['versions', version];
    for (const [i, kind] of sharedKinds.entries())
      if (!shared.includes(kind))
        report('KW002', [...keys, 'sharedKinds', i], { what: `"${kind}"`, why: `it is no kind of the shared group${meant(kind, shared)}` });
    const known = group.versions.map((v) => v.version).filter(isVersion);
    if (!isVersion(version)) report('KW026', keys, { version, meant: meant(version, known) });
    else if (types.size === 0 && group.origin.name === '' && !context.faultIn(ref))
      report('KW013', keys, { name: ref, needed: `a file, such as ${ref}/<Kind>.yaml; or take ${version} out of \`versions\`` });
    if (protoPackage === undefined || !isVersion(version)) continue;
    if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(protoPackage))
      report('KW025', keys, {
        name: protoPackage,
        what: 'Protobuf package',
        why: 'it is words of letters, digits and underscores, with dots between them',
        proposal: `; write \`${version}: { protoPackage: … }\``,
      });
    const other = [...earlier, group]
      .flatMap((g) => g.versions)
      .find((v) => v.protoPackage === protoPackage && v.ref !== ref && v.apiVersion !== apiVersion);
    if (other !== undefined)
      report('KW024', keys, {
        what: 'Protobuf package',
        name: protoPackage,
        other: other.ref,
        advice: 'give one of them another `protoPackage`',
      });
  }
}

function checkType(type: TypeModel, { at, atField }: CheckContext): void {
  checkForm(type.name, type.kind === undefined ? TYPE : KIND, at(type), type.kind === undefined ? [] : ['kind']);
  const names = new Map<string, string>();
  for (const { name } of type.kind === undefined ? [] : [{ name: 'kind' }, { name: 'apiVersion' }]) names.set(name, 'every kind');
  for (const field of type.fields) {
    const report = atField(type, field.name);
    if (field.inlined === undefined) checkForm(field.name, FIELD, report, []);
    const own = field.inlined === undefined ? [field] : jsonFields(field.inlined);
    for (const { name } of own) {
      const other = names.get(name);
      if (other !== undefined && field.source.removed === undefined)
        report('KW024', [], { what: 'field name', name, other, advice: 'give it another, as a field of JSON can stand there once' });
      names.set(name, field.inlined === undefined ? type.name : field.inlined.name);
    }
  }
}

/** Plurals and singulars within a group, short names across the catalogue: clients look for them everywhere. */
function checkResources(context: CheckContext): void {
  const plurals = new Map<string, ServedKind>();
  const inVersion = new Map<string, ServedKind>();
  const hubs = new Map<string, ServedKind>();
  const told = new Set<KindModel>();
  const kinds = servedKinds(context);
  const shorts = new Map<string, ServedKind>();
  for (const kind of kinds) {
    const { resource, version } = kind;
    const report = context.at(kind.type);
    const singular = resource.singular ?? kind.name.toLowerCase();
    checkForm(resource.plural, PLURAL, report, ['resource', 'plural']);
    if (resource.singular !== undefined && resource.singular !== '') checkForm(singular, SINGULAR, report, ['resource', 'singular']);
    for (const [i, name] of (resource.categories ?? []).entries()) checkForm(name, CATEGORY, report, ['resource', 'categories', i]);
    const taken = (what: string, name: string, other: ServedKind, keys: readonly (string | number)[], advice: string): void =>
      report('KW024', ['resource', ...keys], { what, name, other: referenceTo(other), advice });
    const group = version.group.name;
    const known = plurals.get(`${group}/${resource.plural}`) ?? kind;
    const same = known.hub !== kind.hub && neverTogether(known, kind, kinds) ? kind : known;
    const beside = inVersion.get(`${version.ref}/${resource.plural}`);
    const unresolved = isWithoutHub(kind);
    const twice = !unresolved && (same.hub !== kind.hub || beside !== undefined);
    // Further versions of a kind have the same plural.
    if (twice && !told.has(kind.hub))
      taken(
        'plural',
        resource.plural,
        beside ?? same,
        ['plural'],
        `take another, or write \`hub: ${referenceTo((beside ?? same).hub)}\` for a version of it`,
      );
    if (twice) told.add(kind);
    plurals.set(`${group}/${resource.plural}`, same);
    inVersion.set(`${version.ref}/${resource.plural}`, kind);
    const hub = `${version.apiVersion} ${referenceTo(kind.hub)}`;
    const twin = hubs.get(hub);
    if (twin !== undefined) taken('hub', referenceTo(kind.hub), twin, ['hub'], 'a version has one kind for each hub');
    hubs.set(hub, kind);
    // Of a kind that should be a version of another, or is no version of one, names say nothing.
    for (const [i, name] of (twice || unresolved ? [] : (resource.shortNames ?? [])).entries()) {
      checkForm(name, SHORT_NAME, report, ['resource', 'shortNames', i]);
      const other = shorts.get(name) ?? kind;
      const full = kinds.find((k) => k.hub !== kind.hub && [k.resource.plural, k.resource.singular, k.name.toLowerCase()].includes(name));
      // Further versions of a kind have the same names.
      if (other.hub !== kind.hub && (kind.hub === kind || !(kind.hub.resource?.shortNames ?? []).includes(name)))
        taken('short name', name, other, ['shortNames', i], 'clients could not tell which is meant; take another');
      else if (full !== undefined) taken('name', name, full, ['shortNames', i], 'clients could not tell which is meant; take another');
      else shorts.set(name, kind);
    }
  }
}
