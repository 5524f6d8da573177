/** What can be added in a form: members that an object does not have yet, entries of maps, and items of lists. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { OpenApiSchema } from '../../../api-client/index.js';
import { typeText } from '../editor/schema-walk.js';
import type { Json, Path } from '../values/json.js';
import type { FormContext } from './form-context.js';

interface AddProps {
  readonly context: FormContext;
  readonly path: Path;
}

/** What something new begins as. */
function beginOf({ schemas }: FormContext, given: OpenApiSchema): Json {
  const { default: usual, type, properties, additionalProperties, items, enum: values } = schemas.resolved(given);
  if (usual !== undefined) return usual as Json;
  if (values !== undefined) return (values[0] ?? '') as Json;
  if (items !== undefined || type === 'array') return [];
  if (properties !== undefined || typeof additionalProperties === 'object' || type === 'object') return {};
  if (type === 'boolean') return false;
  return type === 'integer' || type === 'number' ? 0 : '';
}

interface AddMemberProps extends AddProps {
  readonly names: readonly string[];
  readonly properties: Readonly<Record<string, OpenApiSchema>>;
}

export function AddMember({ context, path, names, properties }: AddMemberProps): JSX.Element {
  return (
    <select
      class="field add"
      aria-label={`Add a field to ${path.join('.')}`}
      value=""
      onChange={({ currentTarget }) => {
        const member = properties[currentTarget.value];
        if (member !== undefined) context.set([...path, currentTarget.value], beginOf(context, member));
        currentTarget.value = '';
      }}
    >
      <option value="">Add a field …</option>
      {names.map((name) => {
        const member = properties[name];
        return (
          <option key={name} value={name} title={member?.description}>
            {name} ({member === undefined ? '' : typeText(context.schemas, context.schemas.resolved(member))})
          </option>
        );
      })}
    </select>
  );
}

interface AddNamedProps extends AddProps {
  readonly taken: readonly string[];
  readonly schema: OpenApiSchema;
}

export function AddNamed({ context, path, taken, schema }: AddNamedProps): JSX.Element {
  const name = useSignal('');
  const add = (): void => {
    const key = name.value.trim();
    if (key === '' || taken.includes(key)) return;
    context.set([...path, key], beginOf(context, schema));
    name.value = '';
  };
  return (
    <div class="add-named">
      <input
        class="field"
        type="text"
        aria-label={`Name of a new entry of ${path.join('.')}`}
        placeholder="Name of a new entry"
        spellcheck={false}
        aria-invalid={taken.includes(name.value.trim())}
        title={taken.includes(name.value.trim()) ? 'There is an entry of this name already.' : undefined}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <button type="button" disabled={taken.includes(name.value.trim())} onClick={add}>
        Add
      </button>
    </div>
  );
}

export const AddItem = ({ context, path, schema }: AddProps & { readonly schema: OpenApiSchema }): JSX.Element => (
  <button type="button" class="small" onClick={() => context.set(path, beginOf(context, schema))}>
    Add an item
  </button>
);
