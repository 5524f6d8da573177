/** Each order gets an invoice. Where the article has no price yet, the order is tried again after a pause. */
import { defineController } from 'kindwright/controller';
import { invoices } from '../generated/billing/v1/client.js';
import { articles, orders } from '../generated/shop/v1/client.js';

export const invoicing = defineController({
  name: 'invoicing',
  watches: [orders],
  async reconcile({ namespace, name }, { client, informer }) {
    const order = informer(orders).get(namespace, name);
    if (order?.spec === undefined || order.metadata.deletionTimestamp !== undefined) return;
    const { customer, article, pieces } = order.spec;
    const price = informer(articles).get(namespace, article ?? '')?.spec?.cents;
    if (price === undefined) throw new Error(`the order ${name} is for ${article}, which has no price yet`);
    const ownerReferences = [{ apiVersion: 'shop.example.com/v1', kind: 'Order', name, uid: order.metadata.uid ?? '' }];
    await client
      .of(invoices)
      .namespace(namespace)
      .apply({ metadata: { name, ownerReferences }, spec: { customer, cents: BigInt(price * pieces) } }, { force: true });
  },
});
