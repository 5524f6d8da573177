import type { GeneratedCode, VersionCode } from './definition.js';
import type { KindFunctions } from './kind-functions.js';

/** Generated code together with the functions of one server's kinds, which it calls by their names. */
export const boundCode = (code: GeneratedCode, functions: KindFunctions): VersionCode => ({
  ...code,
  applyDefaults: (object, later) => code.applyDefaults(object, later === undefined ? functions : functions.leaving(later)),
  toHub: (object) => code.toHub(object, functions),
  fromHub: (object) => code.fromHub(object, functions),
});
