/** Fields behind feature gates: while a gate is off they are dropped from writes, unless the stored object already uses them. */

import type { FieldStructure, StructStructure, Structure } from '../../model/definition/structure.js';
import { isObject } from '../../model/json/json.js';
import { eachItem, type LaterItems } from '../../model/later-items.js';
import type { EnabledByName } from '../../settings/feature-gates.js';

type Fields = { [name: string]: unknown };

/**
 * Whether a struct, or anything in it, is behind a feature gate. The answers are remembered, because structs may contain
 * themselves.
 */
const gated = new WeakMap<StructStructure, boolean>();

function hasGates(type: Structure): boolean {
  if (type.kind === 'list') return hasGates(type.items);
  if (type.kind === 'map') return hasGates(type.values);
  if (type.kind === 'free') return type.either?.some(hasGates) ?? false;
  if (type.kind !== 'struct') return false;
  const known = gated.get(type);
  if (known !== undefined) return known;
  gated.set(type, false);
  const found = type.fields.some((f) => f.featureGate !== undefined || (f.ungated !== true && hasGates(f.type)));
  gated.set(type, found);
  return found;
}

/** The gates that keep their fields: those that are on, and those from which the field is exempt. */
const besides = (exempt: FieldStructure['ungated'], enabled: EnabledByName): EnabledByName =>
  Array.isArray(exempt) ? (gate) => exempt.includes(gate) || enabled(gate) : enabled;

/**
 * Drops, in place, the fields whose feature gates are off. `old` is the stored value at the same place; what it uses already is
 * kept. With `later`, items of long lists are looked at when that is done.
 */
export function dropDisabledFields(type: Structure, value: unknown, old: unknown, enabled: EnabledByName, later?: LaterItems): void {
  // A part that equals the stored one by identity is shared with it: it must not be changed, and has nothing to drop.
  if (value === old || !hasGates(type)) return;
  if (type.kind === 'list') {
    if (!Array.isArray(value)) return;
    const before: readonly unknown[] = Array.isArray(old) ? old : [];
    eachItem(value.length, (i) => dropDisabledFields(type.items, value[i], before[i], enabled, later), later);
  } else if (type.kind === 'map') {
    if (!isObject<Fields>(value)) return;
    for (const [key, member] of Object.entries(value))
      dropDisabledFields(type.values, member, isObject<Fields>(old) ? old[key] : undefined, enabled, later);
  } else if (type.kind === 'free') {
    // An alternative shape that the value does not have finds no fields to drop.
    for (const shape of type.either ?? []) dropDisabledFields(shape, value, old, enabled, later);
  } else if (type.kind === 'struct' && isObject<Fields>(value)) {
    for (const field of type.fields) {
      const member = value[field.name];
      if (member === undefined) continue;
      const before = isObject<Fields>(old) ? old[field.name] : undefined;
      const off = field.featureGate !== undefined && !enabled(field.featureGate);
      if (off && (before === undefined || before === field.gateOff)) {
        if (field.gateOff === undefined) delete value[field.name];
        else if (member !== field.gateOff) value[field.name] = field.gateOff;
      } else if (field.ungated !== true) dropDisabledFields(field.type, member, before, besides(field.ungated, enabled), later);
    }
  }
}
