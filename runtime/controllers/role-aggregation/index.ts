/** The filling of roles that gather the rules of others, as servers run it. */
import { chosenModes } from '../../auth/authorizers/chosen-modes.js';
import { loadedLater } from '../framework/contract.js';

export const roleAggregation = loadedLater(
  {
    name: 'clusterrole-aggregation',
    needs: ['clusterroles.rbac.authorization.{groupDomain}'],
    standsAside: true,
    wanted: (settings) => chosenModes(settings).includes('RBAC'),
  },
  () => import('./controller.js'),
);
