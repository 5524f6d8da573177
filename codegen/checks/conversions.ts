/** Conversions to hubs: every field has a counterpart or a place where it is kept, and what a `conversion` names is there. */

import { type Mapping, mappingsOf } from '../conversions.js';
import { fieldsKnown } from '../diagnostics.js';
import { type GroupVersionModel, jsonFields, referenceTo, type TypeExpression, type TypeModel } from '../model.js';
import { isUnknown } from '../type-expressions.js';
import { type CheckContext, isWithoutHub, type Report, servedKinds } from './context.js';
import { strayFrom } from './paths.js';

export function checkConversions(context: CheckContext): void {
  const mapped = new Set<TypeModel>();
  for (const version of context.model.groups.flatMap((g) => g.versions))
    for (const mapping of mappingsOf(version)) {
      mapped.add(mapping.here);
      if (!context.isAtFault(mapping.hub)) checkMapping(mapping, context);
    }
  const whole = new Set(
    servedKinds(context)
      .filter((kind) => kind.resource.conversion?.whole)
      .map((kind) => kind.version),
  );
  const withoutHub = new Set(servedKinds(context).flatMap((kind) => (isWithoutHub(kind) ? [kind.version] : [])));
  for (const { model } of context.declarations) {
    // What the kind is told of already may be why it converts to nothing.
    if (withoutHub.has(model.version) || context.isAtFault(model) || hasFaultyHub(model.version, context)) continue;
    if (model.source.conversion !== undefined && !mapped.has(model) && !whole.has(model.version))
      context.at(model)('KW002', ['conversion'], {
        what: '`conversion`',
        why: `no kind that holds ${referenceTo(model)} converts to a hub of another shape; it belongs to the type of the version that names a \`hub\``,
      });
  }
}

/** Whether a kind of the version names a hub whose file is at fault, so that nothing is known of what it converts to. */
const hasFaultyHub = ({ kinds }: GroupVersionModel, { faultIn }: CheckContext): boolean =>
  [...kinds.values()].some(({ resource, source }) => {
    const hub = source.resource?.hub ?? resource?.hub;
    return hub !== undefined && faultIn(hub.slice(0, hub.lastIndexOf('.')));
  });

function checkMapping({ here, hub, fields, missing }: Mapping, { at, atField, isAtFault }: CheckContext): void {
  const rules = here.source.conversion ?? {};
  const report = at(here);
  const [type, home] = [referenceTo(here), referenceTo(here)];
  const renames = Object.entries(rules.rename ?? {});
  for (const [from, to] of renames) {
    checkPath('rename path', from, here, report, ['conversion', 'rename', from]);
    checkPath('rename path', to, hub, report, ['conversion', 'rename', from]);
  }
  // A rename that leads nowhere is why a field of the hub is missing.
  const strays = renames.some(([from, to]) => strayFrom(here, from) !== undefined || strayFrom(hub, to) !== undefined);
  const alone = fields.filter(({ field, counterpart }) => counterpart === undefined && rules.rename?.[field.name] === undefined);
  const meant = new Map(
    alone.flatMap(({ field }) => {
      const twin = missing.find((other) => other.source.proto === field.source.proto && formOf(other.type) === formOf(field.type));
      return twin === undefined ? [] : [[field.name, twin.name] as const];
    }),
  );
  const told = new Set(meant.values());
  for (const { field, counterpart } of fields) {
    // A type that is not known is told of where it stands.
    if (isUnknown(field.type) || (counterpart !== undefined && isUnknown(counterpart.type))) continue;
    if (counterpart !== undefined && formOf(field.type) !== formOf(counterpart.type)) {
      // A type that is no longer the published one is told as that.
      if (isAtFault(here)) continue;
      atField(here, field.name)('KW034', ['type'], {
        what: `"${field.name}" is ${formOf(field.type)}`,
        why: `${referenceTo(hub)} has ${formOf(counterpart.type)} there; write \`keep: { ${field.name}: derived }\` and convert it in code`,
      });
    } else if (counterpart === undefined && rules.rename?.[field.name] === undefined)
      atField(here, field.name)('KW009', [], {
        field: field.name,
        type,
        other: referenceTo(hub),
        home,
        advice: `write \`rename: { ${field.name}: ${meant.get(field.name) ?? `<field of ${hub.name}>`} }\` or \`keep: { ${field.name}: annotation }\``,
      });
  }
  for (const field of strays ? [] : missing.filter(({ name }) => !told.has(name)))
    report('KW009', here.source.conversion === undefined ? [] : ['conversion'], {
      field: field.name,
      type: referenceTo(hub),
      other: type,
      home,
      advice: `write \`rename: { <field of ${here.name}>: ${field.name} }\` or \`keepFromHub: { ${field.name}: annotation }\``,
    });
  for (const [key, of] of [
    ['keep', here],
    ['keepFromHub', hub],
  ] as const) {
    const known = jsonFields(of).map((f) => f.name);
    for (const name of Object.keys(rules[key] ?? {}))
      if (!known.includes(name))
        report('KW012', ['conversion', key, name], {
          marker: key,
          key: name,
          field: here.name,
          type: referenceTo(of),
          known: fieldsKnown(name, known),
        });
  }
}

/** What values of a type are in JSON, as far as a conversion copies them. */
function formOf(type: TypeExpression): string {
  if (type.form === 'scalar') return type.scalar;
  if (type.form === 'list') return `a list of ${formOf(type.items)}`;
  if (type.form === 'map') return `a map of ${formOf(type.values)}`;
  return type.type.collection === undefined ? 'a struct' : formOf(type.type.collection);
}

function checkPath(what: string, path: string, type: TypeModel, report: Report, keys: readonly string[]): void {
  const stray = strayFrom(type, path);
  if (stray !== undefined) report('KW032', keys, { what, path, ...stray });
}
