/** What the catalogue says of stalls by the names of functions. */
import { type Conversion, type Defaulter, defineKind } from 'kindwright';
import type { Stall, StallSpec } from '../generated/market/v1/types.js';
import type { Stall as OlderStall } from '../generated/market/v1beta1/types.js';

const HOUR = 60;

/** A stall is open for eight hours where nobody says until when. It is called with a value of the type that names it. */
const stallHours: Defaulter = (spec: StallSpec) => {
  spec.opens ??= 9 * HOUR;
  spec.closes ??= spec.opens + 8 * HOUR;
};

/** `converted` has what the mapping has moved already, and `original` is what is converted; it must not be changed. */
const stallToMinutes: Conversion = (converted: Stall, original: OlderStall) => {
  const [opens, closes] = original.spec?.hours?.split('-') ?? [];
  if (converted.spec === undefined || opens === undefined || closes === undefined) return;
  converted.spec.opens = Number(opens) * HOUR;
  converted.spec.closes = Number(closes) * HOUR;
};

const stallToHours: Conversion = (converted: OlderStall, { spec }: Stall) => {
  if (converted.spec === undefined || spec?.opens === undefined || spec.closes === undefined) return;
  converted.spec.hours = `${Math.floor(spec.opens / HOUR)}-${Math.ceil(spec.closes / HOUR)}`;
};

export const stall = defineKind<Stall>({
  resource: 'stalls.market.example.com',
  defaulters: { stallHours },
  conversions: { stallToMinutes, stallToHours },
});
