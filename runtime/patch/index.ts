/** The three kinds of patch: pure functions over JSON objects that leave their arguments unchanged. */
export { applyJsonPatch, operationsIn, PatchTestFailed } from './json-patch.js';
export { applyMergePatch } from './merge-patch.js';
export type { Rewriting } from './rewriting.js';
export { applyStrategicMergePatch } from './strategic-merge-patch.js';
