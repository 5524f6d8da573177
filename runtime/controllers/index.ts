/** What a server of the cluster API does by itself when it starts, in this order. */
import type { Controller } from './controller.js';
import { flowControl } from './flow-control.js';
import { apiService } from './kubernetes-service.js';
import { localVersions } from './local-api-services.js';
import { priorityClasses } from './priority-classes.js';
import { roleAggregation } from './role-aggregation.js';
import { bootstrapRoles } from './roles.js';
import { systemNamespaces } from './system-namespaces.js';

export const clusterControllers = (aggregation: Controller): readonly Controller[] => [
  flowControl,
  localVersions,
  aggregation,
  systemNamespaces,
  bootstrapRoles,
  roleAggregation,
  apiService,
  priorityClasses,
];
