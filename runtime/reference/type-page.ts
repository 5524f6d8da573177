/** The page of a type: what it is, its fields, its rules, and what holds it. */
import type { ConversionReference } from './document.js';
import { fieldTable } from './field-rows.js';
import { typeMarkup } from './field-words.js';
import { type Links, linkTo } from './links.js';
import { code, h, joined, type Markup } from './markup.js';
import type { Reference, TypeEntry } from './reference.js';

export function typePage(reference: Reference, links: Links, type: TypeEntry): Markup {
  const holders = reference.holdersOf(type).filter((holder) => holder !== type);
  return [
    h('h1', {}, type.name),
    h('p', { class: 'where' }, type.reference),
    h('p', { class: 'lead' }, type.description),
    type.collection === undefined
      ? fieldTable(reference, links, type, () => false)
      : h('p', {}, 'It is a ', typeMarkup(reference, links, type.collection), '.'),
    rulesMarkup([type]),
    conversionMarkup(type.conversion),
    heldMarkup(links, holders),
  ];
}

/** The rules in CEL between the fields of types. */
export function rulesMarkup(types: readonly TypeEntry[]): Markup {
  const rules = types.flatMap((type) => (type.rules ?? []).map((rule) => ({ type, ...rule })));
  if (rules.length === 0) return undefined;
  return [
    h('h2', { id: 'about-rules' }, 'Rules'),
    h(
      'dl',
      { class: 'rules' },
      rules.map(({ type, rule, message, fieldPath = '' }) => {
        const where = types.length > 1 ? `${type.name}${fieldPath}` : fieldPath.slice(1);
        return [h('dt', {}, code(rule)), h('dd', {}, where === '' ? undefined : [code(where), ' '], message ?? 'must hold')];
      }),
    ),
  ];
}

/** How a type of a version that is not stored corresponds to that of the one which is. */
export function conversionMarkup(conversion: ConversionReference | undefined): Markup {
  if (conversion === undefined) return undefined;
  const { rename = {}, keep = {}, keepFromHub = {} } = conversion;
  const kept = (how: string): string => (how === 'annotation' ? 'kept in an annotation' : 'derived by code');
  return [
    h('h2', { id: 'about-conversion' }, 'Conversion'),
    h(
      'ul',
      {},
      Object.entries(rename).map(([here, there]) =>
        h('li', {}, code(here), ' is ', code(there), ' of the version that others convert to.'),
      ),
      Object.entries(keep).map(([field, how]) => h('li', {}, code(field), ` is only here, and ${kept(how)}.`)),
      Object.entries(keepFromHub).map(([field, how]) => h('li', {}, code(field), ` is only there, and ${kept(how)}.`)),
    ),
  ];
}

function heldMarkup(links: Links, holders: readonly TypeEntry[]): Markup {
  if (holders.length === 0) return undefined;
  return [
    h('h2', { id: 'about-holders' }, 'Held by'),
    h(
      'p',
      {},
      joined(
        holders.map((holder) => linkTo(links, holder, holder.reference)),
        ', ',
      ),
    ),
  ];
}
