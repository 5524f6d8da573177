/** Finalizers that keep storage while it is used. */

interface Protected {
  readonly deletionTimestamp?: string | null;
  readonly finalizers?: readonly string[] | null;
}

/** The finalizers that an object is to have: its protector's while it is not deleted or is used. Undefined where it has them so. */
export async function changedFinalizers(
  { deletionTimestamp, finalizers }: Protected,
  protector: string,
  inUse: () => boolean | Promise<boolean>,
): Promise<string[] | undefined> {
  const known = finalizers ?? [];
  const has = known.includes(protector);
  const deleted = deletionTimestamp !== undefined && deletionTimestamp !== null;
  if (!deleted) return has ? undefined : [...known, protector];
  return has && !(await inUse()) ? known.filter((finalizer) => finalizer !== protector) : undefined;
}
