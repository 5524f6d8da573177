/** Inputs for single values. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { OpenApiSchema } from '../../../api-client/index.js';
import type { Json } from '../values/json.js';

interface ScalarInputProps {
  readonly id: string;
  readonly schema: OpenApiSchema;
  readonly value: Json | undefined;
  /** Whether the schema does not say what it is: it is written as JSON. */
  readonly isAny: boolean;
  readonly mayEdit: boolean;
  readonly onChange: (value: Json) => void;
}

export function ScalarInput({ id, schema, value, isAny, mayEdit, onChange }: ScalarInputProps): JSX.Element {
  const { type, enum: values, default: usual } = schema;
  const placeholder = usual === undefined ? '' : String(usual);
  if (isAny) return <JsonInput id={id} value={value} mayEdit={mayEdit} onChange={onChange} />;
  if (values !== undefined) {
    const all = values.map(String);
    const chosen = value === undefined ? '' : String(value);
    return (
      <select id={id} class="field" value={chosen} disabled={!mayEdit} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
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
  const takesNumber = type === 'integer' || type === 'number';
  const shown = value === undefined || value === null ? '' : String(value);
  if (typeof value === 'string' && value.includes('\n'))
    return (
      <textarea
        id={id}
        class="field"
        rows={Math.min(12, shown.split('\n').length + 1)}
        readOnly={!mayEdit}
        dir="auto"
        value={shown}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const common = { id, class: 'field', readOnly: !mayEdit, placeholder, value: shown };
  const change = (text: string): void => onChange(numberOr(text, takesNumber || typeof value === 'number'));
  if (takesNumber)
    return (
      <input
        {...common}
        type="number"
        step={type === 'number' ? 'any' : undefined}
        min={schema.minimum}
        max={schema.maximum}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  return (
    <input
      {...common}
      type="text"
      maxLength={schema.maxLength}
      dir="auto"
      spellcheck={false}
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** A number where the text is one that is sent exactly, and else the text, which the server judges. */
function numberOr(text: string, wanted: boolean): Json {
  const number = Number(text);
  return wanted && text.trim() !== '' && Number.isFinite(number) && (Number.isSafeInteger(number) || !Number.isInteger(number))
    ? number
    : text;
}

function JsonInput({ id, value, mayEdit, onChange }: Omit<ScalarInputProps, 'schema' | 'isAny'>): JSX.Element {
  const text = useSignal(value === undefined ? '' : JSON.stringify(value, undefined, 2));
  const isBad = useSignal(false);
  return (
    <textarea
      id={id}
      class="field code"
      rows={Math.min(12, text.value.split('\n').length + 1)}
      aria-invalid={isBad.value}
      readOnly={!mayEdit}
      placeholder="JSON"
      value={text.value}
      onInput={({ currentTarget }) => {
        text.value = currentTarget.value;
        try {
          onChange(JSON.parse(currentTarget.value) as Json);
          isBad.value = false;
        } catch {
          isBad.value = true;
        }
      }}
    />
  );
}
