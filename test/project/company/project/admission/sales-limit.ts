/** What the sales team sells carries its mark, and large orders are for managers. */
import { admissionRule, forbidden } from 'kindwright';
import type { Order } from '../generated/shop/v1/types.js';

/** Most pieces that an order of the sales team has. */
const MOST_PIECES = 100;

export const salesLimit = admissionRule<Order>({
  name: 'SalesLimit',
  about: { group: 'shop.example.com', resource: 'orders' },
  operations: ['CREATE', 'UPDATE'],
  admit({ object, user }) {
    if (object !== undefined && user.groups.includes('sales')) object.metadata.labels = { ...object.metadata.labels, team: 'sales' };
  },
  validate({ object, shownName, user }) {
    if (user.groups.includes('sales') && (object?.spec?.pieces ?? 0) > MOST_PIECES)
      throw forbidden({ group: 'shop.example.com', name: 'orders' }, shownName, `orders of over ${MOST_PIECES} pieces are for managers`);
  },
});
