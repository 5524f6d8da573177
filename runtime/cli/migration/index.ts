/** Commands for people who move between versions of the API. */
import type { Commands } from '../command.js';
import type { Served } from '../served.js';
import { convertCommand } from './convert.js';
import { lintCommand } from './lint.js';
import { migrateStorageCommand } from './migrate-storage.js';

export const migrationCommands = (served: () => Promise<Served>): Commands => ({
  lint: lintCommand(served),
  convert: convertCommand(served),
  'migrate-storage': migrateStorageCommand(served),
});
