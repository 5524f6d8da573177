// Rules that the catalogue cannot say. Every export of a file in this folder that defineKind made is a part of the server.
import { defineKind, invalidValue } from 'kindwright';
import type { Order } from '../generated/shop/v1/types.js';

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
});
