/** What programs import: a server, and the contracts of what it is given. */
export type { AdmissionPlugin } from './admission/chain.js';
export { type AdmissionPluginFactory, admissionPlugin } from './admission/plugins/factory.js';
export { clusterAdmission } from './admission/plugins/index.js';
export { type AdmissionRule, admissionRule } from './admission/plugins/rule.js';
export {
  type AdmissionRequest,
  type AdmissionRequestOf,
  doing,
  type Operation as AdmissionOperation,
  requestAbout,
  type Target,
} from './admission/request.js';
export type { Attributes, Authentication, Authenticator, Authorizer, Credentials, Decision, User } from './auth/contract.js';
export type { Controller, ControllerHost, Running } from './controllers/framework/contract.js';
export { clusterControllers } from './controllers/index.js';
export type { Operation } from './http/routing/operations.js';
export type { CallerParts, ServerParts, StoreParts } from './http/server-parts.js';
export { clusterKinds } from './kinds/index.js';
export { defineKind, type Kind, type KindDefinition } from './kinds/kind.js';
export type { Catalogue } from './model/definition/definition.js';
export type { Conversion, Defaulter } from './model/definition/kind-functions.js';
export {
  ApiError,
  badRequest,
  conflict,
  duplicate,
  type FieldError,
  forbidden,
  forbiddenField,
  invalidValue,
  notSupported,
  required,
  toldFirst,
  toldLast,
} from './model/errors.js';
export type { Words } from './model/values/words.js';
export type { LogEntry, OperatorLog } from './observe/operator-log.js';
export type { KindContext, LimitedRule, RowContext, RuleContext, Strategy, WriteContext } from './resource/strategy.js';
export { type AuthenticatorFactory, defineAuthenticator } from './server/access/own-authenticators.js';
export { createServer } from './server/create-server.js';
export type { ServerOptions } from './server/flags/options.js';
export {
  defineRoutes,
  type ResourceAccess,
  type RouteContext,
  type RouteState,
  type Routes,
  type RoutesHost,
} from './server/requests/own-routes.js';
export type { Server } from './server/server.js';
export { FlagError } from './settings/read.js';
export { type Engine, EtcdEngine, MemoryEngine, PostgresEngine, SqliteEngine } from './store/index.js';
