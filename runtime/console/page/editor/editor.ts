/** What is loaded together when a text is first shown: the editor, texts in YAML, and how two of them differ. */
export { DiffView } from './diff-view.js';
export { fromYaml, toYaml } from './yaml.js';
export { YamlEditor } from './yaml-editor.js';
