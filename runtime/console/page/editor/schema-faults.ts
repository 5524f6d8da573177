/** What is wrong with a text by the schema of its kind, as far as that can be said without asking the server. */
import { isAlias, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { OpenApiSchema } from '../../../api-client/index.js';
import { isOpen, type KindSchema, memberOf, takesNumberOrText, typeText } from './schema-walk.js';

interface TextFault {
  /** Places in the text. */
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** Faults that are told at once; more help nobody. */
const MAX_FAULTS = 50;

export function faultsOf(text: string, schema: KindSchema | undefined): TextFault[] {
  const document = parseDocument(text);
  if (document.errors.length > 0)
    return document.errors.map(({ pos: [from, to], message }) => ({
      from,
      to,
      severity: 'error',
      message: message.split('\n')[0] ?? message,
    }));
  const faults: TextFault[] = [];
  if (schema !== undefined && isNode(document.contents)) check(schema, schema.schemas.resolved(schema.root), document.contents, '', faults);
  return faults.slice(0, MAX_FAULTS);
}

const spanOf = ({ range }: Node): Pick<TextFault, 'from' | 'to'> => ({ from: range?.[0] ?? 0, to: range?.[1] ?? 0 });

function check(kind: KindSchema, schema: OpenApiSchema, node: Node, where: string, faults: TextFault[]): void {
  if (faults.length >= MAX_FAULTS || isAlias(node) || (isScalar(node) && node.value === null)) return;
  const tell = (at: Node, message: string, severity: TextFault['severity'] = 'error'): void =>
    void faults.push({ ...spanOf(at), severity, message });
  const { resolved } = kind.schemas;
  if (!fits(schema, node)) {
    tell(node, `${where === '' ? 'The text' : where} is of the type ${typeText(kind.schemas, schema)}`);
    return;
  }
  if (isScalar(node)) {
    const { enum: values, minimum, maximum } = schema;
    if (values !== undefined && !values.includes(node.value)) tell(node, `${where} is one of ${values.join(', ')}`);
    if (typeof node.value === 'number' && minimum !== undefined && node.value < minimum) tell(node, `${where} is at least ${minimum}`);
    if (typeof node.value === 'number' && maximum !== undefined && node.value > maximum) tell(node, `${where} is at most ${maximum}`);
  } else if (isSeq(node)) {
    const { items } = schema;
    if (items !== undefined)
      for (const item of node.items) if (isNode(item)) check(kind, resolved(items), item, `an item of ${where}`, faults);
  } else if (isMap(node)) {
    const named = new Set<string>();
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      named.add(name);
      const member = memberOf(schema, name);
      if (member === undefined) {
        if (!isOpen(schema)) tell(key, `${where === '' ? 'The kind' : where} has no field ${name}`, 'warning');
      } else if (isNode(value)) check(kind, resolved(member), value, name, faults);
    }
    for (const name of schema.required ?? [])
      if (!named.has(name) && schema.properties?.[name]?.default === undefined)
        tell(node, `${where === '' ? 'The object' : where} needs ${name}`);
  }
}

/** Whether a value is of the type at all. */
function fits(schema: OpenApiSchema, node: Node): boolean {
  const { type } = schema;
  if (takesNumberOrText(schema)) return isScalar(node);
  if (type === 'object' || schema.properties !== undefined) return isMap(node);
  if (type === 'array') return isSeq(node);
  if (type === undefined) return true;
  if (!isScalar(node)) return false;
  const { value } = node;
  if (type === 'string') return typeof value === 'string';
  if (type === 'boolean') return typeof value === 'boolean';
  return typeof value === 'number' || typeof value === 'bigint';
}
