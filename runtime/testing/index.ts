/** What tests import as `kindwright/test`: a server in their own process, which misbehaves where they ask for it. */
export type { ConflictOptions, DropOptions, FailOptions, Fault, SlowOptions } from './faults/faults.js';
export { ManifestError } from './manifests.js';
export { TestMistake } from './mistake.js';
export type { TestClock } from './movable-clock.js';
export type { AdministratorRequest, JsonAnswer } from './request.js';
export type { RecordedMatch, RequestMatch } from './requests/match.js';
export type { RecordedRequest } from './requests/recorded.js';
export type { Requests, RequestWait } from './requests/requests.js';
export type { Snapshot } from './snapshot.js';
export { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.js';
