/** What the catalogue cannot say of orders: a rule about two fields, and an address that is one text in v1 and two fields in v2. */
import { defineKind, invalidValue } from 'kindwright';
import type { Order } from '../generated/shop/v1/types.js';
import type { Order as OrderV2 } from '../generated/shop/v2/types.js';

/** A courier carries at most so many pieces. */
const COURIER_PIECES = 20;

export const order = defineKind<Order>({
  resource: 'orders.shop.example.com',
  strategy: {
    validate({ spec }) {
      if (spec?.delivery !== 'Courier' || spec.pieces <= COURIER_PIECES) return [];
      return [invalidValue('spec.pieces', spec.pieces, `a courier carries at most ${COURIER_PIECES}`)];
    },
  },
  conversions: {
    addressOfParts({ spec }: Order, { spec: from }: OrderV2) {
      if (spec && from && (from.street || from.town)) spec.address = `${from.street ?? ''}, ${from.town ?? ''}`;
    },
    partsOfAddress({ spec }: OrderV2, { spec: from }: Order) {
      if (!spec || !from?.address) return;
      const [street = '', ...town] = from.address.split(', ');
      Object.assign(spec, { street, town: town.join(', ') });
    },
  },
});
