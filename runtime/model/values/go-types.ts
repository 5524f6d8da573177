/** Types as the servers and clients written in Go name them, which error messages show. */
import type { ScalarName, StructStructure, Structure } from '../definition/structure.js';
import { goItemType } from './go-names.js';

export const goTypeName = (type: StructStructure): string => `${type.goPackage}.${type.name.slice(type.name.indexOf('.') + 1)}`;

const SCALARS: Readonly<Record<ScalarName, string>> = {
  string: 'string',
  bool: 'bool',
  int32: 'int32',
  int64: 'int64',
  double: 'float64',
  bytes: '[]uint8',
  time: 'v1.Time',
  microtime: 'v1.MicroTime',
  duration: 'v1.Duration',
  quantity: 'resource.Quantity',
  intorstring: 'intstr.IntOrString',
};

/**
 * @param holder `<struct>.<field>` names of the innermost field, by which lists of texts have a type of their own.
 */
export function goType(type: Structure, holder: string, field: string): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar === 'string' ? goItemType(holder, field) : SCALARS[type.scalar];
    case 'struct':
      return goTypeName(type);
    case 'list':
      return `[]${goType(type.items, holder, field)}`;
    case 'map':
      return type.values.kind === 'scalar' && type.values.scalar === 'quantity'
        ? 'core.ResourceList'
        : `map[string]${goType(type.values, holder, field)}`;
    case 'free':
      return 'runtime.RawExtension';
  }
}
