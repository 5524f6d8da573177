/** Where the checkout is, apart from whatever takes long to load. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout: tests run from dist/modules/test/support. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
