/** Fields behind feature gates: while a gate is off they are dropped from writes, unless the stored object already uses them. */

import type { FieldStructure, StructStructure, Structure } from '../../model/definition/structure.js';
import { isObject } from '../../model/json/json.js';
import { eachItem, type LaterItems } from '../../model/later-items.js';
import type { EnabledByName } from '../../settings/feature-gates.js';

type Fields = { [name: string]: unknown };

/** The fields of each struct that are behind a gate, or that hold some which are. Structs may contain themselves. */
const gatedFields = new WeakMap<StructStructure, readonly FieldStructure[]>();

function gatedFieldsOf(type: StructStructure): readonly FieldStructure[] {
  const known = gatedFields.get(type);
  if (known !== undefined) return known;
  const found = type.fields.filter((f) => f.featureGate !== undefined || (f.ungated !== true && leadsToGate(f.type, new Set())));
  gatedFields.set(type, found);
  return found;
}

function leadsToGate(type: Structure, seen: Set<Structure>): boolean {
  if (type.kind === 'list') return leadsToGate(type.items, seen);
  if (type.kind === 'map') return leadsToGate(type.values, seen);
  if (type.kind === 'free') return type.either?.some((shape) => leadsToGate(shape, seen)) ?? false;
  if (type.kind !== 'struct' || seen.has(type)) return false;
  seen.add(type);
  return type.fields.some((f) => f.featureGate !== undefined || (f.ungated !== true && leadsToGate(f.type, seen)));
}

/** The gates that keep their fields: those that are on, and those from which the field is exempt. */
const besides = (exempt: FieldStructure['ungated'], enabled: EnabledByName): EnabledByName =>
  Array.isArray(exempt) ? (gate) => exempt.includes(gate) || enabled(gate) : enabled;

/** The gates of which a stored object uses a field somewhere; it is looked through when the first of them matters. */
class UsedGates {
  #found: Set<string> | undefined;

  constructor(
    private readonly type: Structure,
    private readonly old: unknown,
  ) {}

  has(gate: string): boolean {
    if (this.old === undefined) return false;
    if (this.#found === undefined) {
      this.#found = new Set();
      gatherUsed(this.type, this.old, this.#found);
    }
    return this.#found.has(gate);
  }
}

/** Whether a member of a stored object is what it has while the gate of its field is off. */
const isUnused = (member: unknown, { gateOff }: FieldStructure): boolean => member === undefined || member === gateOff;

function gatherUsed(type: Structure, value: unknown, into: Set<string>): void {
  if (type.kind === 'list') {
    if (Array.isArray(value)) for (const item of value) gatherUsed(type.items, item, into);
  } else if (type.kind === 'map') {
    if (isObject<Fields>(value)) for (const member of Object.values(value)) gatherUsed(type.values, member, into);
  } else if (type.kind === 'free') {
    for (const shape of type.either ?? []) gatherUsed(shape, value, into);
  } else if (type.kind === 'struct' && isObject<Fields>(value)) {
    for (const field of gatedFieldsOf(type)) {
      const member = value[field.name];
      if (isUnused(member, field)) continue;
      if (field.featureGate !== undefined) into.add(field.featureGate);
      if (field.ungated !== true) gatherUsed(field.type, member, into);
    }
  }
}

/**
 * Drops, in place, the fields whose feature gates are off. `old` is the stored value at the same place; where it uses a gate somewhere, all
 * fields of that gate are kept. With `later`, items of long lists are looked at when that is done.
 */
export function dropDisabledFields(type: Structure, value: unknown, old: unknown, enabled: EnabledByName, later?: LaterItems): void {
  dropWithin(type, value, old, { enabled, used: new UsedGates(type, old), later });
}

/** What decides on the fields of one write. */
interface Dropping {
  readonly enabled: EnabledByName;
  readonly used: UsedGates;
  readonly later: LaterItems | undefined;
}

function dropWithin(type: Structure, value: unknown, old: unknown, dropping: Dropping): void {
  // A part that equals the stored one by identity is shared with it: it must not be changed, and has nothing to drop.
  if (value === old) return;
  if (type.kind === 'list') {
    if (!Array.isArray(value)) return;
    const before: readonly unknown[] = Array.isArray(old) ? old : [];
    eachItem(value.length, (i) => dropWithin(type.items, value[i], before[i], dropping), dropping.later);
  } else if (type.kind === 'map') {
    if (!isObject<Fields>(value)) return;
    for (const [key, member] of Object.entries(value))
      dropWithin(type.values, member, isObject<Fields>(old) ? old[key] : undefined, dropping);
  } else if (type.kind === 'free') {
    // An alternative shape that the value does not have finds no fields to drop.
    for (const shape of type.either ?? []) dropWithin(shape, value, old, dropping);
  } else if (type.kind === 'struct' && isObject<Fields>(value)) {
    const { enabled, used } = dropping;
    for (const field of gatedFieldsOf(type)) {
      const member = value[field.name];
      if (member === undefined) continue;
      const before = isObject<Fields>(old) ? old[field.name] : undefined;
      const { featureGate: gate } = field;
      if (gate !== undefined && !enabled(gate) && isUnused(before, field) && !used.has(gate)) {
        if (field.gateOff === undefined) delete value[field.name];
        else if (member !== field.gateOff) value[field.name] = field.gateOff;
      } else if (field.ungated !== true) dropWithin(field.type, member, before, { ...dropping, enabled: besides(field.ungated, enabled) });
    }
  }
}
