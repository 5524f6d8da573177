/** An object as a form: what it says, with what the schema of its kind says of each field. */
import type { JSX } from 'preact';
import type { DiscoveredKind } from '../../../api-client/index.js';
import type { KindSchema } from '../editor/schema-walk.js';
import { pathText } from '../values/json.js';
import type { Draft } from './draft.js';
import type { FormContext } from './form-context.js';
import { FieldEditor, MemberFields } from './form-field.js';

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
  const schemaOfAll = schemas.resolved(root);
  const { properties = {} } = schemaOfAll;
  const object = draft.value.value;
  const context: FormContext = {
    kind,
    schemas,
    mayEdit,
    set: (path, value) => draft.set(path, value),
    faultAt: (path) => draft.faultAt(pathText(path)),
    tellFault: (path, fault) => draft.tellFault(pathText(path), fault === '' ? '' : `${pathText(path)}: ${fault}`),
  };
  const own = Object.keys(properties).filter((name) => !NOT_EDITED.includes(name));
  return (
    <form class="form" onSubmit={(event) => event.preventDefault()}>
      {properties.metadata !== undefined && (
        <fieldset>
          <legend>Metadata</legend>
          <MemberFields
            context={context}
            path={['metadata']}
            schema={schemas.resolved(properties.metadata)}
            value={object.metadata}
            names={EDITED_METADATA}
          />
        </fieldset>
      )}
      <MemberFields context={context} path={[]} schema={schemaOfAll} value={object} names={own} isOpen />
      {properties.status !== undefined && object.status !== undefined && (
        <FieldEditor context={{ ...context, mayEdit: false }} path={['status']} schema={properties.status} value={object.status} />
      )}
    </form>
  );
}
