/** What tests import as `kindwright/test`: a server in their own process. */
export { ManifestError } from './manifests.js';
export type { AdministratorRequest, JsonAnswer } from './request.js';
export { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.js';
