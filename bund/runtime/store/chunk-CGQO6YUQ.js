// dist/runtime/controllers/storage/protection.js
async function changedFinalizers({ deletionTimestamp, finalizers }, protector, inUse) {
  const known = finalizers ?? [];
  const has = known.includes(protector);
  const deleted = deletionTimestamp !== void 0 && deletionTimestamp !== null;
  if (!deleted) return has ? void 0 : [...known, protector];
  return has && !await inUse() ? known.filter((finalizer) => finalizer !== protector) : void 0;
}

export {
  changedFinalizers
};
