/** Fields of a form, each by its schema. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { OpenApiSchema } from '../../../api-client/index.js';
import { takesNumberOrText, typeText } from '../editor/schema-walk.js';
import { FieldLink } from '../reference/field-link.js';
import { isJsonObject, type Json, type Path, pathText } from '../values/json.js';
import { AddItem, AddMember, AddNamed } from './form-additions.js';
import type { FormContext } from './form-context.js';
import { ScalarInput } from './form-scalar.js';

interface FieldProps {
  readonly context: FormContext;
  readonly path: Path;
  readonly schema: OpenApiSchema;
  /** Undefined where the object does not have the field. */
  readonly value: Json | undefined;
  readonly isRequired?: boolean;
  /** Whether what is inside is shown at first. */
  readonly isOpen?: boolean;
  /** In place of the last step of the path, for items of lists. */
  readonly title?: string;
}

/** What a field is that has others inside. */
type Shape = 'object' | 'map' | 'list' | 'scalar' | 'any';

function shapeOf(schema: OpenApiSchema): Shape {
  const { type, properties, additionalProperties, items } = schema;
  if (takesNumberOrText(schema)) return 'scalar';
  if (properties !== undefined) return 'object';
  if (typeof additionalProperties === 'object') return 'map';
  if (items !== undefined) return 'list';
  return type === undefined || type === 'object' || type === 'array' ? 'any' : 'scalar';
}

export function FieldEditor({
  context,
  path,
  schema: given,
  value,
  isRequired = false,
  isOpen = false,
  title,
}: FieldProps): JSX.Element | null {
  const schema = context.schemas.resolved(given);
  const shape = shapeOf(schema);
  const name = title ?? String(path.at(-1));
  if (value === undefined && !context.mayEdit) return null;
  if (shape === 'scalar' || shape === 'any') {
    return (
      <ScalarField
        context={context}
        path={path}
        schema={schema}
        value={value}
        isRequired={isRequired}
        name={name}
        isAny={shape === 'any'}
      />
    );
  }
  return (
    <details class="nest" open={isOpen || (isRequired && value !== undefined)}>
      <summary>
        <b dir="auto">{name}</b>
        <span class="hint">{summaryOf(value, typeText(context.schemas, schema))}</span>
        {isRequired && <span class="chip">required</span>}
      </summary>
      {schema.description !== undefined && (
        <p class="hint">
          <bdi>{schema.description}</bdi>
          <FieldLink kind={context.kind} path={path} />
        </p>
      )}
      <div class="nested">
        {shape === 'object' && <Members context={context} path={path} schema={schema} value={value} />}
        {shape === 'map' && <Entries context={context} path={path} schema={schema} value={value} />}
        {shape === 'list' && <Items context={context} path={path} schema={schema} value={value} />}
      </div>
      {context.mayEdit && value !== undefined && !isRequired && (
        <button type="button" class="quiet small" onClick={() => context.set(path, undefined)}>
          Remove {name}
        </button>
      )}
    </details>
  );
}

/** What is inside of a field that is shut. */
function summaryOf(value: Json | undefined, type: string): string {
  if (value === undefined) return 'not set';
  const count = Array.isArray(value) ? value.length : isJsonObject(value) ? Object.keys(value).length : 0;
  if (Array.isArray(value)) return `${count} ${count === 1 ? 'item' : 'items'}`;
  return type.startsWith('map') ? `${count} ${count === 1 ? 'entry' : 'entries'}` : `${count} ${count === 1 ? 'field' : 'fields'}`;
}

type InnerProps = Pick<FieldProps, 'context' | 'path' | 'schema' | 'value'>;

interface MemberFieldsProps extends InnerProps {
  /** Members that have a field, in this order; what the schema does not know has none. */
  readonly names: readonly string[];
  readonly isOpen?: boolean;
}

export function MemberFields({ context, path, schema, value, names, isOpen = false }: MemberFieldsProps): JSX.Element {
  const { properties = {}, required = [] } = schema;
  const object = isJsonObject(value) ? value : {};
  return (
    <>
      {names.map((name) => {
        const member = properties[name];
        return (
          member && (
            <FieldEditor
              key={name}
              context={context}
              path={[...path, name]}
              schema={member}
              value={object[name]}
              isRequired={required.includes(name)}
              isOpen={isOpen}
            />
          )
        );
      })}
    </>
  );
}

/** The members that an object has, or needs; the others can be added. */
function Members({ context, path, schema, value }: InnerProps): JSX.Element {
  const { properties = {}, required = [] } = schema;
  const object = isJsonObject(value) ? value : {};
  const there = Object.keys(properties).filter((name) => object[name] !== undefined || required.includes(name));
  const others = Object.keys(properties).filter((name) => !there.includes(name));
  return (
    <>
      <MemberFields context={context} path={path} schema={schema} value={value} names={there} />
      {context.mayEdit && others.length > 0 && <AddMember context={context} path={path} names={others} properties={properties} />}
    </>
  );
}

function Entries({ context, path, schema: { additionalProperties }, value }: InnerProps): JSX.Element {
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  const inner = typeof additionalProperties === 'object' ? additionalProperties : {};
  return (
    <>
      {entries.map(([name, item]) => (
        <FieldEditor key={name} context={context} path={[...path, name]} schema={inner} value={item} />
      ))}
      {context.mayEdit && <AddNamed context={context} path={path} taken={entries.map(([name]) => name)} schema={inner} />}
    </>
  );
}

function Items({ context, path, schema: { items = {} }, value }: InnerProps): JSX.Element {
  const list = Array.isArray(value) ? value : [];
  return (
    <>
      {list.map((item: Json, i: number) => {
        const called = isJsonObject(item) && typeof item.name === 'string' ? `${i + 1}: ${item.name}` : String(i + 1);
        return <FieldEditor key={i} context={context} path={[...path, i]} schema={items} value={item} title={called} />;
      })}
      {context.mayEdit && <AddItem context={context} path={[...path, list.length]} schema={items} />}
    </>
  );
}

interface ScalarFieldProps extends InnerProps {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether the schema does not say what it is. */
  readonly isAny: boolean;
}

function ScalarField({ context, path, schema, value, name, isRequired, isAny }: ScalarFieldProps): JSX.Element {
  const id = useId();
  const { description, default: usual } = schema;
  return (
    <div class="scalar">
      <label for={id}>
        <span dir="auto">{name}</span>
        {isRequired && <i class="required">required</i>}
      </label>
      <ScalarInput
        id={id}
        schema={schema}
        value={value}
        isAny={isAny}
        mayEdit={context.mayEdit}
        onChange={(next) => context.set(path, next)}
        fault={isAny ? context.faultAt(path) : ''}
        onFault={(fault) => context.tellFault(path, fault)}
      />
      {context.mayEdit && value !== undefined && !isRequired && (
        <button type="button" class="quiet small" aria-label={`Remove ${pathText(path)}`} onClick={() => context.set(path, undefined)}>
          ✕
        </button>
      )}
      <p class="hint">
        <bdi>{description}</bdi>
        {usual !== undefined && usual !== '' && ` By default ${JSON.stringify(usual)}.`}
        <FieldLink kind={context.kind} path={path} />
      </p>
    </div>
  );
}
