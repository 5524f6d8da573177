/** The page of a kind: what may be asked of it and where, its versions, its columns, its fields and examples. */
import { fieldTable } from './field-rows.js';
import { type Links, linkTo } from './links.js';
import { code, h, joined, type Markup, rowHeader, table } from './markup.js';
import { type KindEntry, partOf, type Reference, type TypeEntry } from './reference.js';
import { conversionMarkup, rulesMarkup } from './type-page.js';

const ALL_VERBS = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection'];

export function kindPage(reference: Reference, links: Links, kind: KindEntry): Markup {
  return [
    h('h1', {}, kind.name),
    h('p', { class: 'where' }, kind.version.apiVersion),
    h('p', { class: 'lead' }, kind.description),
    lifeMarkup(reference, links, kind),
    requestsMarkup(kind),
    versionsMarkup(reference, links, kind),
    examplesMarkup(kind),
    h('h2', { id: 'about-fields' }, 'Fields'),
    fieldTable(reference, links, kind, (type) => reference.isOwn(kind, type)),
    rulesMarkup([...ownTypes(reference, kind, kind)]),
    conversionMarkup(kind.conversion),
    columnsMarkup(kind),
  ];
}

/** The kind's type, and those that are shown in place of links. */
function* ownTypes(reference: Reference, kind: KindEntry, type: TypeEntry, seen = new Set<TypeEntry>()): Generator<TypeEntry> {
  if (seen.has(type)) return;
  seen.add(type);
  yield type;
  for (const field of type.fields) {
    const part = reference.type(partOf(field.type) ?? '');
    if (part !== undefined && reference.isOwn(kind, part)) yield* ownTypes(reference, kind, part, seen);
  }
}

function lifeMarkup(reference: Reference, links: Links, { kind: { lifetime }, version }: KindEntry): Markup {
  if (lifetime?.deprecated === undefined && lifetime?.removed === undefined) return undefined;
  const { deprecated, removed, replacement, changes = [] } = lifetime;
  const said = [
    ...(deprecated === undefined ? [] : [`deprecated since ${deprecated}`]),
    ...(removed === undefined ? [] : [`gone since ${removed}`]),
  ];
  const target = replacement === undefined ? undefined : reference.kind(replacement);
  const instead = target === undefined ? replacement : linkTo(links, target, `${target.name} of ${target.version.apiVersion}`);
  return h(
    'div',
    { class: 'notice' },
    h('p', {}, `${version.apiVersion} is ${said.join(' and ')}.`, instead === undefined ? undefined : [' In its place: ', instead, '.']),
    changes.length === 0
      ? undefined
      : h(
          'ul',
          {},
          changes.map((change) => h('li', {}, change)),
        ),
  );
}

const described = (title: string, ...words: readonly Markup[]): Markup => [h('dt', {}, title), h('dd', {}, words)];

function requestsMarkup({ kind, version, name }: KindEntry): Markup {
  const { plural, namespaced, shortNames = [], categories = [], subresources = {}, verbs = ALL_VERBS, selectable = [] } = kind;
  const root = version.group === '' ? `/api/${version.version}` : `/apis/${version.apiVersion}`;
  const collection = `${root}${namespaced ? '/namespaces/{namespace}' : ''}/${plural}`;
  const names = [...shortNames, ...categories.map((category) => `${category} (with others)`)];
  return [
    h('h2', { id: 'about-requests' }, 'Requests'),
    h(
      'dl',
      {},
      described('Objects', namespaced ? 'in namespaces' : 'of the cluster, in no namespace'),
      described('Path', code(`${collection}/{name}`)),
      described('Verbs', ALL_VERBS.filter((verb) => verbs.includes(verb)).join(', ')),
      names.length === 0 ? undefined : described('Also called', names.join(', ')),
      Object.entries(subresources).map(([subresource, { verbs: of, featureGate }]) =>
        described(`/${subresource}`, of.join(', '), featureGate === undefined ? undefined : [' (feature gate ', code(featureGate), ')']),
      ),
      selectable.length === 0 ? undefined : described('Field selectors', selectable.join(', ')),
      described(
        'On the command line',
        code(`kubectl get ${plural}${version.group === '' ? '' : `.${version.version}.${version.group}`}`),
        ', ',
        code(`kubectl explain ${plural} --api-version=${version.apiVersion}`),
      ),
    ),
    h('p', { class: 'aside' }, name, ' has kind ', code(name), ' and apiVersion ', code(version.apiVersion), '.'),
  ];
}

function versionsMarkup(reference: Reference, links: Links, here: KindEntry): Markup {
  const versions = reference.versionsOf(here);
  if (versions.length < 2) return undefined;
  return [
    h('h2', { id: 'about-versions' }, 'Versions'),
    table(
      ['Version', 'Introduced', 'Deprecated', 'Gone'],
      versions.map((each) => {
        const { introduced = '', deprecated = '', removed = '' } = each.kind.lifetime ?? {};
        return h(
          'tr',
          { 'aria-current': each === here ? 'page' : undefined },
          rowHeader(
            linkTo(links, each, each.version.apiVersion),
            each.reference === here.kind.hub ? [' ', h('span', { class: 'label' }, 'stored')] : undefined,
          ),
          [introduced, deprecated, removed].map((release) => h('td', {}, release)),
        );
      }),
    ),
  ];
}

function columnsMarkup({ kind: { columns = [] } }: KindEntry): Markup {
  if (columns.length === 0) return undefined;
  return [
    h('h2', { id: 'about-columns' }, 'Columns'),
    h(
      'p',
      {},
      joined(
        columns.map(({ name, priority = 0, description }) => h('span', { title: description }, `${name}${priority > 0 ? ' (wide)' : ''}`)),
        ', ',
      ),
    ),
  ];
}

/** Examples that the catalogue has, which its check held to the fields and rules of the kind. */
function examplesMarkup({ kind: { examples = [] } }: KindEntry): Markup {
  if (examples.length === 0) return undefined;
  return [
    h('h2', { id: 'about-examples' }, examples.length === 1 ? 'Example' : 'Examples'),
    examples.map(({ description, text }) => h('figure', {}, h('figcaption', {}, description), h('pre', { tabindex: '0' }, code(text)))),
  ];
}
