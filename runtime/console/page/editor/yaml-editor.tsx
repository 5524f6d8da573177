/** An editor of a text in YAML, which knows the schema of its kind: it completes, explains, and says what is wrong as one types. */
import { autocompletion, type CompletionContext, type CompletionResult, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, foldGutter, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { OpenApiSchema } from '../../../api-client/index.js';
import { memberIn, membersBeside, pathAbove } from './line-path.js';
import { faultsOf } from './schema-faults.js';
import { type KindSchema, memberOf, schemaAt, typeText } from './schema-walk.js';

interface YamlEditorProps {
  readonly label: string;
  /** What the editor shows until somebody types, and again whenever it is another value. */
  readonly given: { readonly text: string };
  readonly schema: KindSchema | undefined;
  readonly readOnly?: boolean;
  readonly onChange?: (text: string) => void;
}

/** Colours are those of the page, whose properties reach into the editor. */
const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-name)' },
  { tag: tags.string, color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword], color: 'var(--code-value)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-2)', fontStyle: 'italic' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '13px', height: '100%' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-gutters': { backgroundColor: 'var(--sheet)', color: 'var(--ink-2)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'var(--hover)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selected)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    maxWidth: '32rem',
    padding: '4px',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-completionInfo': { whiteSpace: 'normal', fontFamily: 'var(--sans)' },
  '.cm-explanation': { padding: '4px 8px', fontFamily: 'var(--sans)', whiteSpace: 'pre-wrap' },
  // The policy of the page takes no images from style sheets, which the editor would draw these with.
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--warn)' },
  '.cm-lint-marker': { content: 'normal', width: '9px', height: '9px', margin: '4px 2px', borderRadius: '50%' },
  '.cm-lint-marker-error': { content: 'normal', backgroundColor: 'var(--bad)' },
  '.cm-lint-marker-warning': { content: 'normal', backgroundColor: 'var(--warn)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--hover)', color: 'var(--ink-2)', border: 'none' },
});

/** Lines up to a place, of which the last ends there. */
const linesTo = (state: EditorState, at: number): string[] => state.sliceDoc(0, at).split('\n');

function completing(schema: KindSchema): (context: CompletionContext) => CompletionResult | null {
  return ({ state, pos, explicit }) => {
    const lines = linesTo(state, pos);
    const line = lines.at(-1) ?? '';
    const value = /^\s*(?:-\s+)*([\w./-]+):\s+["']?([\w.-]*)$/.exec(line);
    const path = pathAbove(lines);
    if (value !== null) {
      const [, name = '', begun = ''] = value;
      const found = schemaAt(schema, [...path, name]);
      const values = found?.enum ?? (found?.type === 'boolean' ? [true, false] : []);
      return values.length === 0
        ? null
        : { from: pos - begun.length, options: values.map((each) => ({ label: String(each), type: 'enum' })) };
    }
    const begun = /[\w./-]*$/.exec(line)?.[0] ?? '';
    if (!/^\s*(?:-\s+)*[\w./-]*$/.test(line) || (begun === '' && !explicit)) return null;
    const at = schemaAt(schema, path);
    if (at?.properties === undefined) return null;
    const there = membersBeside(state.doc.toString().split('\n'), lines.length - 1, line.length - begun.length);
    return {
      from: pos - begun.length,
      options: Object.entries(at.properties)
        .filter(([name]) => !there.has(name))
        .map(([name, member]) => option(schema, name, member, at.required?.includes(name) === true)),
      validFor: /^[\w./-]*$/,
    };
  };
}

function option({ schemas }: KindSchema, name: string, member: OpenApiSchema, isRequired: boolean): CompletionResult['options'][number] {
  const found = schemas.resolved(member);
  const nests = found.properties !== undefined || found.items !== undefined || typeof found.additionalProperties === 'object';
  return {
    label: name,
    type: 'property',
    detail: `${typeText(schemas, found)}${isRequired ? ', required' : ''}`,
    info: found.description ?? '',
    apply: nests ? `${name}:` : `${name}: `,
    boost: isRequired ? 1 : 0,
  };
}

/** Explains the member under the pointer. */
const explaining = (schema: KindSchema): Extension =>
  hoverTooltip(({ state }, at) => {
    const line = state.doc.lineAt(at);
    const name = memberIn(line.text);
    const parent = schemaAt(schema, pathAbove(linesTo(state, line.to)));
    const member = parent && memberOf(parent, name);
    if (name === '' || member === undefined) return null;
    const found = schema.schemas.resolved(member);
    const begin = line.from + line.text.indexOf(name);
    if (at < begin || at > begin + name.length) return null;
    return {
      pos: begin,
      end: begin + name.length,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-explanation';
        const values = found.enum === undefined ? '' : `\nOne of: ${found.enum.join(', ')}`;
        const usual = found.default === undefined ? '' : `\nBy default: ${JSON.stringify(found.default)}`;
        dom.textContent = `${name} (${typeText(schema.schemas, found)})\n${found.description ?? ''}${values}${usual}`;
        return { dom };
      },
    };
  });

const knowing = (schema: KindSchema): Extension => [autocompletion({ override: [completing(schema)] }), explaining(schema)];

export function YamlEditor({ label, given, schema, readOnly = false, onChange }: YamlEditorProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    if (host.current === null) return;
    // In a shadow tree the styles of the editor need no element for styles, which the policy of the page forbids.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const made = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: given.text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          history(),
          drawSelection(),
          // What turns the direction of a text, or has no shape, is shown as a mark that can be seen.
          highlightSpecialChars(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          yaml(),
          syntaxHighlighting(colours),
          look,
          keymap.of([...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap, indentWithTab]),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            const isTyped = !update.transactions.some((each) => each.annotation(Transaction.remote));
            if (update.docChanged && isTyped) changed.current?.(update.state.doc.toString());
          }),
          EditorState.readOnly.of(readOnly),
          ...(readOnly ? [] : [lintGutter(), linter(({ state }) => faultsOf(state.doc.toString(), schema))]),
          ...(schema === undefined ? [] : [knowing(schema)]),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [schema, readOnly]);
  useEffect(() => {
    const { current } = view;
    if (current !== null && current.state.doc.toString() !== given.text)
      current.dispatch({
        changes: { from: 0, to: current.state.doc.length, insert: given.text },
        annotations: Transaction.remote.of(true),
      });
  }, [given]);
  return <div class="editor" ref={host} />;
}
