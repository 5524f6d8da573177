/** What the catalogue cannot say of tickets. */
import { defineKind, invalidValue } from 'kindwright';
import type { Ticket } from '../generated/shop/v1/types.js';

const BALCONY_ROWS = 12;

export const ticket = defineKind<Ticket>({
  resource: 'tickets.shop.example.com',
  strategy: {
    validate({ spec }) {
      if (spec?.area !== 'Balcony' || spec.row <= BALCONY_ROWS) return [];
      return [invalidValue('spec.row', spec.row, `the balcony has ${BALCONY_ROWS} rows`)];
    },
  },
});
