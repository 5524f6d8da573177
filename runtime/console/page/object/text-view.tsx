/** An object as a text in YAML. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useEditor } from '../editor/load.js';
import type { KindSchema } from '../editor/schema-walk.js';
import { messageOf } from '../shell/faults.js';
import { isSame, type JsonObject } from '../values/json.js';
import type { Draft } from './draft.js';

interface TextViewProps {
  readonly draft: Draft;
  readonly schema: KindSchema | 'none' | undefined;
  readonly mayEdit: boolean;
}

/** Where faults of the text stand among those of a draft. */
const TEXT = 'text';

export function TextView({ draft, schema, mayEdit }: TextViewProps): JSX.Element {
  const editor = useEditor();
  /** The text that others have given the draft last; what is typed since is the editor's own. */
  const given = useSignal({ text: '' });
  /** What the text stands for; where the draft is something else, another view or the server has changed it. */
  const written = useRef<JsonObject | undefined>(undefined);
  const { value } = draft.value;
  useEffect(() => {
    // What is typed between a frame and its effects is newer than what the frame has shown.
    const now = draft.value.peek();
    if (editor === undefined || isSame(written.current, now)) return;
    written.current = now;
    given.value = { text: editor.toYaml(now) };
  }, [editor, value]);
  useEffect(() => () => draft.tellFault(TEXT, ''), []);
  if (editor === undefined || schema === undefined) return <p class="loading">Loading the editor …</p>;
  const change = (next: string): void => {
    try {
      const object = editor.fromYaml(next);
      written.current = object;
      draft.tellFault(TEXT, '');
      draft.value.value = object;
    } catch (error) {
      draft.tellFault(TEXT, `The text is no object: ${messageOf(error)}`);
    }
  };
  return (
    <editor.YamlEditor
      label="The object as YAML"
      given={given.value}
      schema={schema === 'none' ? undefined : schema}
      readOnly={!mayEdit}
      onChange={change}
    />
  );
}
