/** Disruption budgets show how many of their pods may go. */
import type { Pod } from '../../../generated/core/v1/types.js';
import type { PodDisruptionBudget } from '../../../generated/policy/v1/types.js';
import { type LabelSelector, selectorOfObject } from '../../model/selectors/selectors.js';
import { clusterController, settling } from '../cluster-controller.js';
import { LabelIndex } from '../framework/label-index.js';
import { type Outcome, type ReconcileContext, watching } from '../framework/reconciler.js';
import { CountedPod } from './counted-pod.js';
import { expectedPods } from './expected-pods.js';
import { budgetState, showsState } from './status.js';

const BUDGETS = 'poddisruptionbudgets.policy';

/** Pods that are looked at between two questions for a turn. */
const STEP = 64;

interface Budget {
  readonly name: string;
  readonly selector: LabelSelector;
}

/** All budgets of a namespace are worked on together, as each change of a pod may concern any of them. */
export const disruptionBudgets = clusterController({
  name: 'disruption',
  account: 'disruption-controller',
  define: ({ api, registry }) => {
    const informer = api.informer<PodDisruptionBudget>(BUDGETS);
    const budgets = informer.derive(
      ({ metadata, spec }): Budget => ({ name: metadata.name ?? '', selector: selectorOfObject(spec.selector) }),
    );
    const podInformer = api.informer<Pod>('pods');
    const pods = podInformer.derive((pod) => new CountedPod(pod));
    const inNamespace = ({ metadata: { namespace = '' } }: Readonly<Pod> | Readonly<PodDisruptionBudget>) => [
      { namespace: '', name: namespace },
    ];

    async function settle(
      object: Readonly<PodDisruptionBudget>,
      selector: LabelSelector,
      candidates: readonly CountedPod[],
      expected: ReturnType<typeof expectedPods>,
      { client, clock, turn }: ReconcileContext,
    ): Promise<number | undefined> {
      const counted: CountedPod[] = [];
      for (let i = 0; i < candidates.length; i += 1) {
        if (i % STEP === 0) await turn();
        const pod = candidates[i];
        if (pod !== undefined && selector.matches(pod.labels)) counted.push(pod);
      }
      const { status, recheckAt } = await budgetState(object, counted, clock.now(), expected);
      if (!showsState(object, status)) await settling(client.resource<PodDisruptionBudget>(BUDGETS).updateStatus({ ...object, status }));
      return recheckAt;
    }

    return {
      watches: [
        watching<PodDisruptionBudget>({ resource: BUDGETS, keys: inNamespace }),
        watching<Pod>({ resource: 'pods', concerns: ({ namespace }) => informer.count(namespace) > 0, keys: inNamespace }),
      ],
      async reconcile({ name: namespace }, context): Promise<Outcome | undefined> {
        const { clock, turn } = context;
        if (informer.count(namespace) === 0) return undefined;
        const known = new LabelIndex<CountedPod>();
        for (const pod of pods.each(namespace)) {
          await turn();
          known.add(pod);
        }
        const expected = expectedPods(registry, turn);
        let recheckAt = Number.POSITIVE_INFINITY;
        let fault: unknown;
        for (const { name, selector } of budgets.each(namespace)) {
          await turn();
          const budget = informer.get(namespace, name);
          if (budget === undefined) continue;
          try {
            recheckAt = Math.min(recheckAt, (await settle(budget, selector, known.candidates(selector), expected, context)) ?? recheckAt);
          } catch (error) {
            // One budget that fails does not keep the others waiting; all are tried again.
            fault ??= error;
          }
        }
        if (fault !== undefined) throw fault;
        return recheckAt === Number.POSITIVE_INFINITY ? undefined : { requeueAfter: recheckAt - clock.now() + 1 };
      },
    };
  },
});
