/** Disruption budgets show how many of their pods may go. */
import type { Pod } from '../../../generated/core/v1/types.js';
import type { PodDisruptionBudget } from '../../../generated/policy/v1/types.js';
import { selectorOfObject } from '../../resource/selectors.js';
import { clusterController, settling } from '../cluster-controller.js';
import type { ObjectKey } from '../framework/informer.js';
import { watching } from '../framework/reconciler.js';
import { expectedPods } from './expected-pods.js';
import { budgetState, showsState } from './status.js';

const BUDGETS = 'poddisruptionbudgets.policy';

export const disruptionBudgets = clusterController({
  name: 'disruption',
  account: 'disruption-controller',
  define: ({ api, registry }) => {
    const budgets = api.informer<PodDisruptionBudget>(BUDGETS);
    const pods = api.informer<Pod>('pods');
    const expected = expectedPods(registry);
    const counts = ({ spec }: Readonly<PodDisruptionBudget>, { metadata }: Readonly<Pod>): boolean =>
      selectorOfObject(spec.selector).matches(metadata.labels);
    const budgetsOf = (pod: Readonly<Pod>): ObjectKey[] => {
      const { namespace = '' } = pod.metadata;
      return budgets
        .list(namespace)
        .filter((budget) => counts(budget, pod))
        .map(({ metadata }) => ({ namespace, name: metadata.name ?? '' }));
    };
    return {
      watches: [
        BUDGETS,
        watching<Pod>({ resource: 'pods', concerns: ({ namespace }) => budgets.list(namespace).length > 0, keys: budgetsOf }),
      ],
      async reconcile({ namespace, name }, { client, clock }) {
        const budget = budgets.get(namespace, name);
        if (budget === undefined) return undefined;
        const selector = selectorOfObject(budget.spec.selector);
        const counted = pods.list(namespace).filter(({ metadata }) => selector.matches(metadata.labels));
        const { status, recheckAt } = await budgetState(budget, counted, clock.now(), expected);
        if (!showsState(budget, status)) await settling(client.resource<PodDisruptionBudget>(BUDGETS).updateStatus({ ...budget, status }));
        return recheckAt === undefined ? undefined : { requeueAfter: recheckAt - clock.now() + 1 };
      },
    };
  },
});
