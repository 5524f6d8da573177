/** Rules of when a container is started anew: by itself, as its resources change, or by its exit code. */
import type { Container, ContainerResizePolicy, PodSpec } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, required } from '../../../model/errors.js';
import { type DeclaredFaults, shownAt } from '../../../model/faults/declared-faults.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { choiceFaults, isAbsent } from '../values.js';

const ALWAYS = 'Always';
const ACTIONS = ['Restart', 'RestartAllContainers'] as const;

/** Whether an init container runs on beside the others, and so is watched over as they are. */
export const isSidecar = ({ restartPolicy }: Pick<Container, 'restartPolicy'>): boolean => restartPolicy === ALWAYS;

/** Faults of what a change of resources means for a container; clients know all but repeats by the field of the list. */
export function resizePolicyFaults(
  at: string,
  list: readonly ContainerResizePolicy[] | undefined,
  { restartPolicy }: PodSpec,
  declared: DeclaredFaults,
): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(list ?? [], ({ resourceName: name, restartPolicy: policy }, i) => {
    const out: FieldError[] = seen.has(name) ? [duplicate(`${at}[${i}]`, name)] : [];
    seen.add(name);
    for (const field of ['resourceName', 'restartPolicy']) out.push(...shownAt(declared, `${at}[${i}].${field}`, at).take(at));
    if (restartPolicy === 'Never' && policy !== 'NotRequired')
      out.push(invalidValue(at, policy, "must be 'NotRequired' when pod `restartPolicy` is 'Never'"));
    return out;
  });
}

/** Faults of rules that start a container anew by its exit code. */
function restartRulesFaults(
  at: string,
  { restartPolicy, restartPolicyRules: rules = [] }: Container,
  { declared, enabled }: RuleContext,
): FieldError[] {
  const field = `${at}.restartPolicyRules`;
  const out = [...declared.take(at, 'restartPolicy')];
  if (isAbsent(restartPolicy) && rules.length > 0)
    out.push(required(`${at}.restartPolicy`, 'must specify restartPolicy when restart rules are used'));
  const actions = enabled('RestartAllContainersOnContainerExits') ? ACTIONS : ACTIONS.slice(0, 1);
  const ofRules = faultsOfEach(rules, ({ action }, i) => [
    ...choiceFaults(`${field}[${i}].action`, action, actions),
    ...declared.take(`${field}[${i}]`),
  ]);
  return [...out, ...declared.take(field), ...ofRules];
}

/** Leaves out what the catalogue finds wrong with rules of when a container is started anew, where there are no such rules. */
function withoutRules(at: string, { declared }: RuleContext): void {
  declared.take(at, 'restartPolicy', 'restartPolicyRules');
}

/** Faults of when a container that lasts as long as its pod is started anew. */
export function restartFaults(at: string, container: Container, context: RuleContext): FieldError[] {
  if (context.enabled('ContainerRestartRules')) return restartRulesFaults(at, container, context);
  withoutRules(at, context);
  return isAbsent(container.restartPolicy) ? [] : [forbiddenField(`${at}.restartPolicy`, 'may not be set for non-init containers')];
}

/** Faults of when an init container is started anew: it ends, or it is always started again and runs beside the others. */
export function initRestartFaults(at: string, container: Container, context: RuleContext): FieldError[] {
  const { restartPolicy, restartPolicyRules = [] } = container;
  if (!context.enabled('ContainerRestartRules')) {
    withoutRules(at, context);
    return isAbsent(restartPolicy) ? [] : choiceFaults(`${at}.restartPolicy`, restartPolicy, [ALWAYS]);
  }
  const lasting = isSidecar(container) && restartPolicyRules.length > 0 && !context.enabled('RestartAllContainersOnContainerExits');
  return [
    ...restartRulesFaults(at, container, context),
    ...(lasting
      ? [forbiddenField(`${at}.restartPolicyRules`, 'restartPolicyRules are not allowed for init containers with restart policy Always')]
      : []),
  ];
}
