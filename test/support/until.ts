/** Waiting for what is to come, without a time. */

/** Lets everything else have its turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves once it holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await turn();
}
