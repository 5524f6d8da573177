/** The status of a definition, which the server writes whenever it changes. */
import type { CustomResourceDefinition, CustomResourceDefinitionCondition } from '../../generated/apiextensions/v1beta1/types.js';
import type { Condition } from '../controllers/condition.js';
import { approvalCondition } from '../kinds/apiextensions/approval.js';
import type { Turn } from '../model/definition/settled.js';
import { sameValue } from '../model/json/json.js';
import type { Words } from '../model/values/words.js';
import { timestamp } from '../resource/writes/metadata.js';
import { JudgedPatterns } from '../schema-language/patterns.js';
import { structuralityFaults } from '../schema-language/schema-rules.js';
import { versionsOf } from './kind.js';
import { judgeNames, type Taken } from './names.js';

const NON_STRUCTURAL = 'NonStructuralSchema';
const APPROVAL = 'KubernetesAPIApprovalPolicyConformant';

type Conditions = readonly CustomResourceDefinitionCondition[];

/** The conditions with one in the place of the one of its type; its time, in milliseconds since 1970, changes with its status only. */
export function withCondition(conditions: Conditions, condition: Condition, now: number): Conditions {
  const at = conditions.findIndex(({ type }) => type === condition.type);
  const former = conditions[at];
  const lastTransitionTime = former?.status === condition.status ? former.lastTransitionTime : timestamp(now);
  const told = { ...condition, lastTransitionTime };
  return at < 0 ? [...conditions, told] : conditions.with(at, told);
}

/** The faults that make the definition's schemas not structural, as many as fit into a message. */
export async function violations({ spec }: CustomResourceDefinition, turn: Turn): Promise<readonly string[]> {
  const patterns = new JudgedPatterns();
  const lines: string[] = [];
  if (spec.preserveUnknownFields === true) lines.push('spec.preserveUnknownFields: Invalid value: true: must be false');
  for (const [i, { schema }] of versionsOf(spec).entries()) {
    if (schema === undefined) continue;
    for (const fault of structuralityFaults(schema, `spec.versions[${i}].schema.openAPIV3Schema`, patterns)) {
      if (lines.length === MAX_VIOLATIONS) break;
      if (fault === undefined) await turn();
      else lines.push(`${fault.field}: ${fault.message}`);
    }
  }
  return lines.sort();
}

const MAX_VIOLATIONS = 20;

/** A condition that only some definitions have; undefined removes it. */
type Wanted = readonly [type: string, condition: Condition | undefined];

function nonStructural(lines: readonly string[]): Wanted {
  const message = lines.length === 1 ? (lines[0] ?? '') : `[${lines.join(', ')}]`;
  return [NON_STRUCTURAL, lines.length === 0 ? undefined : { type: NON_STRUCTURAL, status: 'True', reason: 'Violations', message }];
}

const approval = (definition: CustomResourceDefinition, words: Words): Wanted => [APPROVAL, approvalCondition(definition, words, APPROVAL)];

/** The status that a definition with such violations should have beside the others of its group, from now on; undefined if it has it. */
export function statusOf(
  definition: CustomResourceDefinition,
  lines: readonly string[],
  others: Taken,
  words: Words,
  now: number,
): CustomResourceDefinition['status'] | undefined {
  const { acceptedNames, conditions } = judgeNames(definition, others);
  const { status } = definition;
  let next: Conditions = status.conditions ?? [];
  const wantedConditions = [nonStructural(lines), ...conditions.map((c) => [c.type, c] as const), approval(definition, words)];
  for (const [type, condition] of wantedConditions)
    next = condition === undefined ? next.filter((known) => known.type !== type) : withCondition(next, condition, now);
  const wanted = { ...status, acceptedNames, conditions: [...next] };
  return sameValue(wanted, status) ? undefined : wanted;
}
