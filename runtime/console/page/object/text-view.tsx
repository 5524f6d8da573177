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

/** Characters of a text that is read at each letter; of a longer one it takes too long, and it is read after a pause in milliseconds. */
const SHORT = 100_000;
const PAUSE_MS = 400;

/** Where faults of the text stand among those of a draft. */
const TEXT = 'text';

export function TextView({ draft, schema, mayEdit }: TextViewProps): JSX.Element {
  const editor = useEditor();
  /** The text that others have given the draft last; what is typed since is the editor's own. */
  const given = useSignal({ text: '' });
  /** What the text stands for; where the draft is something else, another view or the server has changed it. */
  const written = useRef<JsonObject | undefined>(undefined);
  /** What was typed and is not read yet. */
  const waiting = useRef<{ readonly read: () => void; readonly timer: ReturnType<typeof setTimeout> } | undefined>(undefined);
  const forget = (): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const { value } = draft.value;
  const show = (now: JsonObject): void => {
    if (editor === undefined) return;
    forget();
    written.current = now;
    given.value = { text: editor.toYaml(now) };
  };
  useEffect(() => {
    // What is typed between a frame and its effects is newer than what the frame has shown.
    const now = draft.value.peek();
    if (!isSame(written.current, now)) show(now);
  }, [editor, value]);
  // A text that is no object, and is discarded, leaves the draft as it was.
  useEffect(() => show(draft.value.peek()), [draft.resets.value]);
  useEffect(
    () => () => {
      waiting.current?.read();
      draft.tellFault(TEXT, '');
    },
    [],
  );
  if (editor === undefined || schema === undefined) return <p class="loading">Loading the editor …</p>;
  const read = (next: string): void => {
    forget();
    try {
      const object = editor.fromYaml(next);
      written.current = object;
      draft.tellFault(TEXT, '');
      draft.value.value = object;
    } catch (error) {
      draft.tellFault(TEXT, `The text is no object: ${messageOf(error)}`);
    }
  };
  const change = (next: string): void => {
    forget();
    if (next.length <= SHORT) {
      read(next);
      return;
    }
    draft.tellFault(TEXT, 'The text is read when you pause.');
    waiting.current = { read: () => read(next), timer: setTimeout(() => read(next), PAUSE_MS) };
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
