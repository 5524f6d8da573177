import type { ApiObject } from '../object.js';
import type { GeneratedCode, VersionCode } from './definition.js';
import type { KindFunctions } from './kind-functions.js';
import type { Turn } from './settled.js';

/** Generated code together with the functions of one server's kinds, which it calls by their names. */
export const boundCode = (code: GeneratedCode, functions: KindFunctions): VersionCode => ({
  ...code,
  structure: functions.shown(code.structure),
  applyDefaults: (object, later) => code.applyDefaults(object, later === undefined ? functions : functions.leaving(later)),
  toHub: ((object: ApiObject, turn?: Turn) => code.toHub(object, functions, turn)) as VersionCode['toHub'],
  fromHub: ((object: ApiObject, turn?: Turn) => code.fromHub(object, functions, turn)) as VersionCode['fromHub'],
});
