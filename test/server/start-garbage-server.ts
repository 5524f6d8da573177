/** A server that gives back what its start left behind; prints how many mebibytes its process then has for new objects. */
import { TestServer } from '../support/server.js';
import { eventually } from '../support/until.js';
import { fill, room } from './room-for-objects.js';

const server = await TestServer.listen({ givesBackMemory: true });
fill();
console.log(await eventually(room, (size) => size < 8));
await server.close();
