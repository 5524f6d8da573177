/** Inputs for single values. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OpenApiSchema } from '../../../api-client/index.js';
import { takesNumberOrText } from '../editor/schema-walk.js';
import { isSame, type Json } from '../values/json.js';

interface ScalarInputProps {
  readonly id: string;
  readonly schema: OpenApiSchema;
  readonly value: Json | undefined;
  /** Whether the schema does not say what it is: it is written as JSON. */
  readonly isAny: boolean;
  readonly mayEdit: boolean;
  readonly onChange: (value: Json) => void;
  /** Why what is written is no value; empty where it is one. */
  readonly fault: string;
  readonly onFault: (fault: string) => void;
}

export function ScalarInput({ id, schema, value, isAny, mayEdit, onChange, fault, onFault }: ScalarInputProps): JSX.Element {
  const { type, enum: values } = schema;
  if (isAny) return <JsonInput id={id} value={value} mayEdit={mayEdit} onChange={onChange} fault={fault} onFault={onFault} />;
  if (values !== undefined) {
    const all = values.map(String);
    const chosen = value === undefined ? '' : String(value);
    return (
      <select
        id={id}
        class="field"
        value={chosen}
        disabled={!mayEdit}
        onChange={({ currentTarget }) => onChange((values[all.indexOf(currentTarget.value)] ?? currentTarget.value) as Json)}
      >
        {!all.includes(chosen) && <option value={chosen}>{chosen}</option>}
        {all.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'boolean')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={!mayEdit}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  if (typeof value === 'string' && value.includes('\n'))
    return (
      <textarea
        id={id}
        class="field"
        rows={Math.min(MAX_ROWS, value.split('\n', MAX_ROWS).length + 1)}
        readOnly={!mayEdit}
        dir="auto"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return <LineInput id={id} schema={schema} value={value} mayEdit={mayEdit} onChange={onChange} />;
}

/** Lines of a text that are shown at once. */
const MAX_ROWS = 12;

/** A number or a text on one line. */
function LineInput({ id, schema, value, mayEdit, onChange }: Omit<ScalarInputProps, 'isAny' | 'fault' | 'onFault'>): JSX.Element {
  const { type, default: usual } = schema;
  const takesNumber = type === 'integer' || type === 'number';
  const readAs = (text: string): Json => (takesNumber || takesNumberOrText(schema) ? numberOr(text) : text);
  /** As it was typed, since `1.0` is the number that is also written `1`. */
  const text = useSignal('');
  const shown = value === undefined || value === null ? '' : String(value);
  const common = {
    id,
    class: 'field',
    readOnly: !mayEdit,
    placeholder: usual === undefined ? '' : String(usual),
    value: value !== undefined && readAs(text.value) === value ? text.value : shown,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      text.value = currentTarget.value;
      onChange(readAs(currentTarget.value));
    },
  };
  return takesNumber ? (
    <input {...common} type="number" step={type === 'number' ? 'any' : undefined} min={schema.minimum} max={schema.maximum} />
  ) : (
    <input {...common} type="text" maxLength={schema.maxLength} dir="auto" spellcheck={false} />
  );
}

/** A number where the text is one that is sent exactly, and else the text, which the server judges. */
function numberOr(text: string): Json {
  const number = Number(text);
  const isNumber = /^-?(?:\d+|\d*\.\d+)(?:[eE][-+]?\d+)?$/.test(text) && Number.isFinite(number);
  return isNumber && (Number.isSafeInteger(number) || !Number.isInteger(number)) ? number : text;
}

function JsonInput({ id, value, mayEdit, onChange, fault, onFault }: Omit<ScalarInputProps, 'schema' | 'isAny'>): JSX.Element {
  /** As it was typed; another text stands for the value where somebody else has changed it. */
  const typed = useSignal({ text: '', value: undefined as Json | undefined });
  const text =
    fault !== '' || (value !== undefined && isSame(typed.value.value, value))
      ? typed.value.text
      : value === undefined
        ? ''
        : JSON.stringify(value, undefined, 2);
  useEffect(() => () => onFault(''), []);
  return (
    <textarea
      id={id}
      class="field code"
      rows={Math.min(MAX_ROWS, text.split('\n', MAX_ROWS).length + 1)}
      aria-invalid={fault !== ''}
      readOnly={!mayEdit}
      placeholder="JSON"
      value={text}
      onInput={({ currentTarget }) => {
        const next = jsonOf(currentTarget.value);
        typed.value = { text: currentTarget.value, value: next };
        if (next === undefined) return onFault('the text is no JSON');
        onFault('');
        onChange(next);
      }}
    />
  );
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
