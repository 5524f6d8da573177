/** An object as a text in YAML. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useEditor } from '../editor/load.js';
import type { KindSchema } from '../editor/schema-walk.js';
import { messageOf } from '../shell/faults.js';
import { isSame } from '../values/json.js';
import type { Draft } from './draft.js';

interface TextViewProps {
  readonly draft: Draft;
  readonly schema: KindSchema | 'none' | undefined;
  readonly mayEdit: boolean;
}

export function TextView({ draft, schema, mayEdit }: TextViewProps): JSX.Element {
  const editor = useEditor();
  const text = useSignal('');
  /** What the text stands for; where the draft is something else, another view or the server has changed it. */
  const written = useRef<unknown>(undefined);
  const { value } = draft.value;
  useEffect(() => {
    if (editor === undefined || isSame(written.current as typeof value, value)) return;
    written.current = value;
    text.value = editor.toYaml(value);
  }, [editor, value]);
  useEffect(
    () => () => {
      draft.textFault.value = '';
    },
    [],
  );
  if (editor === undefined || schema === undefined) return <p class="loading">Loading the editor …</p>;
  const change = (next: string): void => {
    text.value = next;
    try {
      const object = editor.fromYaml(next);
      written.current = object;
      draft.textFault.value = '';
      draft.value.value = object;
    } catch (error) {
      draft.textFault.value = messageOf(error);
    }
  };
  return (
    <editor.YamlEditor
      label="The object as YAML"
      text={text.value}
      schema={schema === 'none' ? undefined : schema}
      readOnly={!mayEdit}
      onChange={change}
    />
  );
}
