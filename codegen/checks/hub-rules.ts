/** Rules of versions that convert to another: objects are held to those of the hub alone, so that others say nothing, or the same. */
import { innerTypes, mappingOf } from '../conversions.js';
import { type FieldModel, referenceTo, type TypeModel } from '../model.js';
import { isHeldBy, RULE_WORDS } from '../schema/rule-words.js';
import type { CheckContext } from './context.js';

/** Words of a type that count in the hub alone. */
const OF_HUB = ['rules', 'faultOrder'] as const;

export function checkHubRules(context: CheckContext): void {
  const seen = new Set<TypeModel>();
  for (const { kinds } of context.model.groups.flatMap((group) => group.versions))
    for (const kind of kinds.values())
      if (kind.hub !== kind && kind.resource?.conversion?.whole !== true) checkType(kind.type, kind.hub.type, seen, context);
}

function checkType(here: TypeModel, hub: TypeModel, seen: Set<TypeModel>, context: CheckContext): void {
  if (here === hub || seen.has(here)) return;
  seen.add(here);
  if (context.isAtFault(hub)) return;
  const { fields } = mappingOf({ here, hub });
  // Kinds with the conventions of the cluster tell in documents of rules that they keep in code.
  if (fields.some(({ field }) => field.exact))
    for (const word of OF_HUB)
      if (here.source[word] !== undefined)
        context.at(here)('KW052', [word], {
          rule: word,
          field: here.name,
          advice: `write it at ${referenceTo(hub)}, and by the names of its fields`,
        });
  const { keep = {} } = here.source.conversion ?? {};
  for (const { name, exact, source } of here.fields)
    for (const word of exact && keep[name] !== undefined ? RULE_WORDS : [])
      if (!isHeldBy(word, source, {}))
        context.atField(here, name)('KW052', [word], {
          rule: word,
          field: name,
          advice: `the hub does not have this field; remove \`${word}\``,
        });
  for (const { field, counterpart } of fields) {
    if (field.exact) checkField(here, field, hub, counterpart, context);
    const inner = counterpart && innerTypes(field.type, counterpart.type);
    if (inner !== undefined) checkType(inner.here, inner.hub, seen, context);
  }
}

function checkField(here: TypeModel, field: FieldModel, hub: TypeModel, counterpart: FieldModel | undefined, context: CheckContext): void {
  // What has no counterpart, and is not kept, is told of already.
  if (counterpart === undefined) return;
  for (const word of RULE_WORDS) {
    if (isHeldBy(word, field.source, counterpart.source)) continue;
    const held = counterpart.source[word];
    const there = `"${counterpart.name}" of ${referenceTo(hub)}`;
    const advice =
      held === undefined
        ? `write it at ${there}, or remove it here`
        : `${there} has \`${word}: ${JSON.stringify(held)}\`; write the same here, or nothing`;
    context.atField(here, field.name)('KW052', [word], { rule: word, field: field.name, advice });
  }
}
