/** The sum of all invoices, for those who may list them. */
import { defineRoutes } from 'kindwright';
import { invoices } from '../generated/billing/v1/client.js';

export const turnover = defineRoutes({
  path: '/turnover',
  routes(router, { api, allow }) {
    router.get('/', async (ctx) => {
      await allow(ctx, { verb: 'list', group: 'billing.example.com', resource: 'invoices' });
      const all = await api.client({ user: ctx.state.user, manager: 'turnover' }).of(invoices).list().toArray();
      ctx.body = { invoices: all.length, cents: all.reduce((sum, { spec }) => sum + Number(spec?.cents), 0) };
    });
  },
});
