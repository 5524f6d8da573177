/** What a policy may cost for a request, in units of the expressions' language. */
export const COST_LIMITS = {
  /** Of its conditions. */
  conditions: 2_500_000,
  /** Of all else in it. */
  rules: 10_000_000,
} as const;
