/** The options of a server that serves a project, with all that it has in code. */
import { clusterAdmission } from '../admission/plugins/index.js';
import { clusterControllers } from '../controllers/index.js';
import type { ServerOptions } from '../server/flags/options.js';
import type { Served } from './served.js';

type OwnOptions = Pick<ServerOptions, 'catalogue' | 'kinds' | 'controllers' | 'admission' | 'authenticators' | 'routes'>;

export const servedOptions = ({
  catalogue,
  kinds,
  controllers = [],
  admission = [],
  authenticators = [],
  routes = [],
}: Served): OwnOptions => ({
  catalogue,
  kinds,
  controllers: [...clusterControllers, ...controllers],
  admission: [...clusterAdmission, ...admission],
  authenticators: (parts, usual) => [...usual(), ...authenticators.map((make) => make(parts))],
  routes,
});
