import { managedFieldsFaults } from '../../apply/index.js';
import { readStructure } from '../../codec/objects.js';
import { explain } from '../../model/definition/constraints.js';
import type { Turn } from '../../model/definition/settled.js';
import type { StructStructure } from '../../model/definition/structure.js';
import { type FieldError, invalid } from '../../model/errors.js';
import { UntoldFaults } from '../../model/faults/declared-faults.js';
import { MAX_FAULT_TEXT, MAX_FAULTS } from '../../model/faults/fault-budget.js';
import { inFieldOrder } from '../../model/faults/fault-order.js';
import { finishedWith, foundAtOnce, foundBy } from '../../model/faults/fault-search.js';
import { handOver } from '../../model/faults/warnings.js';
import type { ApiObject } from '../../model/object.js';
import { withPrintedValue } from '../../model/values/printed-by-type.js';
import type { Caller } from '../environment.js';
import type { Resource } from '../resource.js';
import type { Strategy, WriteContext } from '../strategy.js';
import { metadataSearch, metadataUpdateFaults } from './metadata.js';

/** Number of faults whose values are printed in one turn. */
const PRINTED_AT_ONCE = 64;

/**
 * Judges a new or changed object by the rules of metadata, by the catalogue's constraints and by the kind's own rules, a turn each. Throws
 * 422 with all faults that fit into an answer.
 */
export async function check(
  resource: Resource,
  object: ApiObject,
  old: ApiObject | undefined,
  caller: Caller,
  context: WriteContext,
  turn?: Turn,
): Promise<void> {
  const { definition, environment, strategy } = resource;
  const { nameFormat: format, plainFinalizers } = definition.writes;
  const rule = { format: strategy.nameFormat?.(environment) ?? format, namespaced: definition.namespaced, plainFinalizers };
  const ofNames = metadataSearch(object.metadata, rule, environment.metadataRules);
  const faults = turn === undefined ? foundAtOnce(ofNames) : await foundBy(ofNames, turn);
  const ofMetadata = faults.length;
  if (old !== undefined) {
    faults.push(...metadataUpdateFaults(object.metadata, old.metadata));
    faults.push(...managedFieldsFaults(object.metadata.managedFields ?? []));
  }
  if (turn !== undefined) await turn();
  const code = resource.forms.code(definition.hub);
  const fits = code.check(object);
  if (turn !== undefined) await turn();
  const schema = fits ? code.rules : code.schema;
  const declared = schema === undefined ? [] : explain(await schema(), object, { old, rulesOnly: fits, isOn: holding(strategy, context) });
  if (turn !== undefined) await turn();
  const untold = new UntoldFaults(declared);
  // The status is kept as it is stored, so its faults are not those of this write.
  if (old !== undefined && context.subresource === '') for (const field of resource.statusFields(caller.version)) untold.take(field);
  const judging = declared.length === 0 ? context : { ...context, declared: untold };
  const judge = () =>
    (old === undefined ? undefined : strategy.validateUpdate?.(object, old, judging)) ?? strategy.validate?.(object, judging) ?? [];
  // When the declared constraints already fill the answer with faults, the kind's own rules are not asked.
  const judged = declared.length < MAX_FAULTS ? judge() : [];
  // Even a small object may take long to search, so turns are used for a search in any case.
  const coded = Array.isArray(judged) ? judged : await foundBy(judged, turn ?? environment.pace.begin());
  const { left } = untold;
  if (left.length === 0 || coded.length === 0) faults.push(...left, ...coded);
  else faults.push(...inFieldOrder(left, coded, await code.schema()));
  if (old === undefined && faults.length > ofMetadata && strategy.metadataJudgedLast?.(context)) faults.splice(0, ofMetadata);
  const search = await strategy.validateLast?.(object, old, context, faults);
  if (search !== undefined) faults.push(...(await foundBy(search, turn ?? environment.pace.begin())));
  if (faults.length === 0) {
    await tellWarnings(strategy, object, old, context, turn);
    return;
  }
  const printed = await printedFaults(resource, faults, readStructure(code), turn);
  throw invalid(resource.aboutFaults(caller.version), object.metadata.name ?? '', printed);
}

/** Whether what rules of the catalogue wait for holds for a write: a rule of the kind that not every write is held to, or a gate. */
const holding =
  ({ rules }: Strategy, { asks, enabledByName }: WriteContext) =>
  (name: string): boolean =>
    rules !== undefined && Object.hasOwn(rules, name) ? asks(name) : enabledByName(name);

/** Sends the writer the warnings about an object that has no faults, also when the write changes nothing. */
export function tellWarnings(
  strategy: Strategy,
  object: ApiObject,
  old: ApiObject | undefined,
  context: WriteContext,
  turn: Turn | undefined,
): void | Promise<void> {
  const { subresource } = context;
  const told = subresource === '' ? strategy.warnings : subresource === 'status' ? strategy.statusWarnings : undefined;
  if (told === undefined) return;
  return finishedWith(
    handOver(told(object, old, context), (text) => context.warn(text)),
    turn,
  );
}

/** The faults that fit into an answer, with their values printed by their types. */
async function printedFaults(
  { environment }: Resource,
  faults: readonly FieldError[],
  structure: StructStructure,
  turn: Turn | undefined,
): Promise<FieldError[]> {
  const asJson = environment.enabled('ValuesAsJson');
  const out: FieldError[] = [];
  let text = 0;
  for (const fault of faults.slice(0, MAX_FAULTS)) {
    if (turn !== undefined && out.length % PRINTED_AT_ONCE === 0) await turn();
    const printed = withPrintedValue(environment.reword(fault), structure, asJson);
    out.push(printed);
    text += printed.message.length;
    if (text > MAX_FAULT_TEXT) break;
  }
  return out;
}
