/** The modes of a server: those of --authorization-mode, or those that the file of --authorization-config names. */
import { readConfig } from '../../codec/config-file.js';
import type { Settings } from '../../settings/settings.js';

/** In their order, a mode as often as it is named. None of a file that cannot be read, which is told of where it is checked. */
export function chosenModes(settings: Settings): readonly string[] {
  const file = settings.text('authorization-config');
  if (file === '') return settings.list('authorization-mode');
  try {
    return readConfig(file, (reader) =>
      reader
        .member('authorizers')
        .items()
        .map((item) => typeOf(item.json())),
    );
  } catch {
    return [];
  }
}

const typeOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null ? String(new Map<string, unknown>(Object.entries(entry)).get('type')) : '';
