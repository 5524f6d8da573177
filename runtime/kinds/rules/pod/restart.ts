/** Rules of when a container is started anew: by itself, as its resources change, or by its exit code. */
import type { Container, ContainerResizePolicy, ContainerRestartRule, PodSpec } from '../../../../generated/core/v1/types.js';
import { duplicate, type FieldError, forbiddenField, invalidValue, notSupported, required, tooMany } from '../../../model/errors.js';
import { faultsOfEach } from '../../../model/faults/fault-budget.js';
import type { RuleContext } from '../../../resource/strategy.js';
import { choiceFaults, isAbsent } from '../values.js';

const ALWAYS = 'Always';
const POLICIES = ['Always', 'Never', 'OnFailure'] as const;
const ACTIONS = ['Restart', 'RestartAllContainers'] as const;
const OPERATORS = ['In', 'NotIn'] as const;
const RESOURCES = ['cpu', 'memory'] as const;
const ON_RESIZE = ['NotRequired', 'RestartContainer'] as const;
const MAX_RULES = 20;
const MAX_CODES = 255;

/** Whether an init container runs on beside the others, and so is watched over as they are. */
export const isSidecar = ({ restartPolicy }: Pick<Container, 'restartPolicy'>): boolean => restartPolicy === ALWAYS;

/** Faults of what a change of resources means for a container; clients know all but repeats by the field of the list. */
export function resizePolicyFaults(
  at: string,
  list: readonly ContainerResizePolicy[] | undefined,
  { restartPolicy }: PodSpec,
): FieldError[] {
  const seen = new Set<string>();
  return faultsOfEach(list ?? [], ({ resourceName: name, restartPolicy: policy }, i) => {
    const out: FieldError[] = seen.has(name) ? [duplicate(`${at}[${i}]`, name)] : [];
    seen.add(name);
    out.push(...(name === '' ? [required(at)] : choiceFaults(at, name, RESOURCES)));
    out.push(...(policy === '' ? [required(at)] : choiceFaults(at, policy, ON_RESIZE)));
    if (restartPolicy === 'Never' && policy !== 'NotRequired')
      out.push(invalidValue(at, policy, "must be 'NotRequired' when pod `restartPolicy` is 'Never'"));
    return out;
  });
}

function ruleFaults(at: string, { action, exitCodes }: ContainerRestartRule, actions: readonly string[]): FieldError[] {
  const out = choiceFaults(`${at}.action`, action, actions);
  if (isAbsent(exitCodes)) return [...out, required(`${at}.exitCodes`, 'must be specified')];
  const { operator, values = [] } = exitCodes;
  out.push(...choiceFaults(`${at}.exitCodes.operator`, operator, OPERATORS));
  if (values.length > MAX_CODES) out.push(tooMany(`${at}.exitCodes.values`, values.length, MAX_CODES));
  return out;
}

/** Faults of rules that start a container anew by its exit code. */
function restartRulesFaults(
  at: string,
  { restartPolicy, restartPolicyRules: rules = [] }: Container,
  { enabled }: RuleContext,
): FieldError[] {
  const out: FieldError[] = [];
  if (isAbsent(restartPolicy)) {
    if (rules.length > 0) out.push(required(`${at}.restartPolicy`, 'must specify restartPolicy when restart rules are used'));
  } else if (!POLICIES.some((policy) => policy === restartPolicy)) out.push(notSupported(`${at}.restartPolicy`, restartPolicy, POLICIES));
  if (rules.length > MAX_RULES) out.push(tooMany(`${at}.restartPolicyRules`, rules.length, MAX_RULES));
  const actions = enabled('RestartAllContainersOnContainerExits') ? ACTIONS : ACTIONS.slice(0, 1);
  return [...out, ...faultsOfEach(rules, (rule, i) => ruleFaults(`${at}.restartPolicyRules[${i}]`, rule, actions))];
}

/** Faults of when a container that lasts as long as its pod is started anew. */
export function restartFaults(at: string, container: Container, context: RuleContext): FieldError[] {
  if (context.enabled('ContainerRestartRules')) return restartRulesFaults(at, container, context);
  return isAbsent(container.restartPolicy) ? [] : [forbiddenField(`${at}.restartPolicy`, 'may not be set for non-init containers')];
}

/** Faults of when an init container is started anew: it ends, or it is always started again and runs beside the others. */
export function initRestartFaults(at: string, container: Container, context: RuleContext): FieldError[] {
  const { restartPolicy, restartPolicyRules = [] } = container;
  if (!context.enabled('ContainerRestartRules'))
    return isAbsent(restartPolicy) ? [] : choiceFaults(`${at}.restartPolicy`, restartPolicy, [ALWAYS]);
  const lasting = isSidecar(container) && restartPolicyRules.length > 0 && !context.enabled('RestartAllContainersOnContainerExits');
  return [
    ...restartRulesFaults(at, container, context),
    ...(lasting
      ? [forbiddenField(`${at}.restartPolicyRules`, 'restartPolicyRules are not allowed for init containers with restart policy Always')]
      : []),
  ];
}
