/** Entry point of the thread that reads large YAML documents. */
import { parentPort } from 'node:worker_threads';
import { BoundsError, stringify } from '../model/json/json-text.js';
import { parseYaml } from './yaml.js';

/** A document to be read; each is answered before the next is sent. */
export interface YamlRequest {
  readonly text: string;
  readonly maxDepth: number;
}

/** A document as JSON text, with the keys that a mapping of it has again. */
export interface YamlDocument {
  readonly json: string;
  readonly repeated: readonly (readonly [line: number, key: string])[];
}

/** The document, or why it is none. */
export type YamlReply = YamlDocument | { readonly fault: string; readonly outOfBounds: boolean };

/** Keys that stand in a mapping again, of which whoever asked is told. */
const MAX_REPEATED = 100;

function read({ text, maxDepth }: YamlRequest): YamlReply {
  try {
    const repeated: [number, string][] = [];
    const value = parseYaml(text, maxDepth, (line, key) => repeated.length < MAX_REPEATED && repeated.push([line, key]));
    return { json: stringify(value), repeated };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), outOfBounds: error instanceof BoundsError };
  }
}

if (parentPort === null) throw new Error('yaml-worker.js runs as a worker thread of a server only');
const port = parentPort;
port.on('message', (request: YamlRequest) => port.postMessage(read(request)));
