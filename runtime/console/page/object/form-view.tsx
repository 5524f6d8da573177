/** An object as a form: what it says, with what the schema of its kind says of each field. */
import type { JSX } from 'preact';
import type { DiscoveredKind } from '../../../api-client/index.js';
import type { KindSchema } from '../editor/schema-walk.js';
import { isJsonObject } from '../values/json.js';
import type { Draft } from './draft.js';
import type { FormContext } from './form-context.js';
import { FieldEditor } from './form-field.js';

interface FormViewProps {
  readonly kind: DiscoveredKind;
  readonly draft: Draft;
  readonly schema: KindSchema | 'none' | undefined;
  readonly mayEdit: boolean;
}

/** Members that every object has in the same way, or that the server alone writes. */
const NOT_EDITED: readonly string[] = ['apiVersion', 'kind', 'metadata', 'status'];
const EDITED_METADATA: readonly string[] = ['labels', 'annotations', 'finalizers'];

export function FormView({ kind, draft, schema, mayEdit }: FormViewProps): JSX.Element {
  if (schema === undefined) return <p class="loading">Asking the server for the schema …</p>;
  if (schema === 'none')
    return <p class="empty">The server publishes no schema of this kind, so that there is no form. The YAML view edits it.</p>;
  const { schemas, root } = schema;
  const { properties = {}, required = [] } = schemas.resolved(root);
  const object = draft.value.value;
  const context: FormContext = { kind, schemas, mayEdit, set: (path, value) => draft.set(path, value) };
  const own = Object.keys(properties).filter((name) => !NOT_EDITED.includes(name));
  const { metadata } = object;
  const ofMetadata = properties.metadata && schemas.resolved(properties.metadata).properties;
  return (
    <form class="form" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Metadata</legend>
        {ofMetadata !== undefined &&
          EDITED_METADATA.map((name) => {
            const member = ofMetadata[name];
            const value = isJsonObject(metadata) ? metadata[name] : undefined;
            return member && <FieldEditor key={name} context={context} path={['metadata', name]} schema={member} value={value} />;
          })}
      </fieldset>
      {own.map((name) => {
        const member = properties[name];
        return (
          member && (
            <FieldEditor
              key={name}
              context={context}
              path={[name]}
              schema={member}
              value={object[name]}
              isRequired={required.includes(name)}
              isOpen
            />
          )
        );
      })}
      {properties.status !== undefined && object.status !== undefined && (
        <FieldEditor context={{ ...context, mayEdit: false }} path={['status']} schema={properties.status} value={object.status} />
      )}
    </form>
  );
}
