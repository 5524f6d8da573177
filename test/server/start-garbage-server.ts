/**
 * A server that gives back what its start left behind; prints how many mebibytes its process then has for new objects, and whether the
 * start has loaded what compiles patterns.
 */
import { createRequire } from 'node:module';
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';
import { fill, room } from './room-for-objects.js';

const server = await TestServer.listen({ givesBackMemory: true });
fill();
const roomAfter = await eventually(room, (size) => size < 8);
const require = createRequire(import.meta.url);
console.log(JSON.stringify({ room: roomAfter, compilesPatterns: require.cache[require.resolve('re2js')] !== undefined }));
await server.close();
