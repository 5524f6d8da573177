/** What makes and keeps the objects of a cluster API, in the order in which it starts. */

import { flowControl } from './flow-control.js';
import type { Controller } from './framework/contract.js';
import { garbageCollection } from './garbage-collection/index.js';
import { apiService } from './kubernetes-service.js';
import { namespaceDeletion } from './namespace/index.js';
import { priorityClasses } from './priority-classes.js';
import { roleAggregation } from './role-aggregation/index.js';
import { bootstrapRoles } from './roles.js';
import { systemNamespaces } from './system-namespaces.js';

export const clusterControllers: readonly Controller[] = [
  flowControl,
  systemNamespaces,
  bootstrapRoles,
  roleAggregation,
  apiService,
  priorityClasses,
  namespaceDeletion,
  garbageCollection,
];
