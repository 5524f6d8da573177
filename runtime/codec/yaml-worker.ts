/** Entry point of the thread that reads large YAML documents. */
import { parentPort } from 'node:worker_threads';
import { BoundsError, stringify } from '../model/json/json-text.js';
import { parseYaml } from './yaml.js';

/** A document to be read; each is answered before the next is sent. */
export interface YamlRequest {
  readonly text: string;
  readonly maxDepth: number;
}

/** The document as JSON text, or why it is none. */
export type YamlReply = { readonly json: string } | { readonly fault: string; readonly outOfBounds: boolean };

function read({ text, maxDepth }: YamlRequest): YamlReply {
  try {
    return { json: stringify(parseYaml(text, maxDepth)) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), outOfBounds: error instanceof BoundsError };
  }
}

if (parentPort === null) throw new Error('yaml-worker.js runs as a worker thread of a server only');
const port = parentPort;
port.on('message', (request: YamlRequest) => port.postMessage(read(request)));
