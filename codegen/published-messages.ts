/** Messages as the last generation published them: the committed .proto files are the memory of what stored data holds. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface PublishedField {
  readonly name: string;
  readonly number: number;
  /** A scalar, or the name of a message without its package, with `repeated` or `map of` before it. */
  readonly type: string;
}

interface PublishedMessage {
  /** The .proto file, as a path from where the command runs. */
  readonly file: string;
  readonly fields: readonly PublishedField[];
  /** Numbers that no field may have again. */
  readonly reserved: readonly number[];
}

/** By the full name of the message. */
export type PublishedMessages = ReadonlyMap<string, PublishedMessage>;

const PACKAGE = /^package ([\w.]+);$/;
const MESSAGE = /^message (\w+) \{$/;
const RESERVED = /^ {2}reserved ([\d, ]+);$/;
const FIELD = /^ {2}(?:(optional|repeated) ([\w.]+)|map<string, ([\w.]+)>) (\w+) = (\d+);$/;

/** The messages in a folder of generated files; none where there is nothing yet. */
export function publishedMessages(output: string): PublishedMessages {
  const folder = path.join(output, 'proto');
  const messages = new Map<string, PublishedMessage>();
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of files.filter((file) => file.endsWith('.proto')))
    for (const [message, content] of messagesOf(readFileSync(path.join(folder, name), 'utf8')))
      messages.set(message, { file: path.relative('', path.join(folder, name)).split(path.sep).join('/'), ...content });
  return messages;
}

interface Content {
  readonly fields: PublishedField[];
  readonly reserved: number[];
}

function messagesOf(text: string): Map<string, Content> {
  const messages = new Map<string, Content>();
  let inPackage = '';
  let content: Content = { fields: [], reserved: [] };
  for (const line of text.split('\n')) {
    inPackage = PACKAGE.exec(line)?.[1] ?? inPackage;
    const message = MESSAGE.exec(line)?.[1];
    if (message !== undefined) {
      content = { fields: [], reserved: [] };
      messages.set(`${inPackage}.${message}`, content);
    }
    content.reserved.push(...(RESERVED.exec(line)?.[1]?.split(',').map(Number) ?? []));
    const [, label, type = '', ofMap, name = '', number] = FIELD.exec(line) ?? [];
    if (number !== undefined)
      content.fields.push({ name, number: Number(number), type: wireType(ofMap ?? type, ofMap === undefined ? label : 'map') });
  }
  return messages;
}

/** The type of a field as it is compared: names of packages follow the words of service.yaml, and are left out. */
export function wireType(type: string, label: string | undefined): string {
  const name = type.slice(type.lastIndexOf('.') + 1);
  return label === 'map' ? `map of ${name}` : label === 'repeated' ? `repeated ${name}` : name;
}
