/** The priority levels and flow schemas that every server starts with, as flow control reads them. */
import { catalogue } from '../../generated/catalogue.js';
import { levelOf, schemaOf } from '../../runtime/controllers/flow-control/configuration.js';
import type { Configuration } from '../../runtime/flowcontrol/configuration.js';
import { initialLevels, initialSchemas } from '../../runtime/kinds/flowcontrol.apiserver/initial.js';
import { Words } from '../../runtime/model/values/words.js';

const words = new Words(catalogue.service);
const stored = (name: string) => ({ name, uid: `1db6f7f4-0000-0000-0000-${name.slice(0, 12)}`, creationTimestamp: null });

export const defaultConfiguration: Configuration = {
  levels: [...initialLevels('1.21')].map(([name, spec]) => levelOf({ metadata: stored(name), spec })),
  schemas: [...initialSchemas(words, '1.21')].map(([name, spec]) => schemaOf({ metadata: stored(name), spec })),
};
