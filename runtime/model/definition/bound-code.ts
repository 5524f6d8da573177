import type { ApiObject } from '../object.js';
import type { GeneratedCode, VersionCode } from './definition.js';
import type { KindFunctions } from './kind-functions.js';
import type { Turn } from './settled.js';
import { structAt } from './structure.js';

/** Generated code as the release has it that the server shows, together with the functions of its kinds, which are called by names. */
export const boundCode = (code: GeneratedCode, functions: KindFunctions): VersionCode => ({
  ...code,
  structure: structAt(code.structure, functions.shown.name),
  protobuf: async () => {
    const codec = await code.protobuf();
    return codec && { encode: (object) => codec.encode(object, functions.shown), decode: (bytes) => codec.decode(bytes, functions.shown) };
  },
  applyDefaults: (object, later) => code.applyDefaults(object, later === undefined ? functions : functions.leaving(later)),
  toHub: ((object: ApiObject, turn?: Turn) => code.toHub(object, functions, turn)) as VersionCode['toHub'],
  fromHub: ((object: ApiObject, turn?: Turn) => code.fromHub(object, functions, turn)) as VersionCode['fromHub'],
});
