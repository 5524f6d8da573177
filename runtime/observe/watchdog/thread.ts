/**
 * The watchdog's own thread: sees that the event loop of the main thread stands still, and asks the engine where. The inspector is a session
 * inside of the process, opened for a stall alone: it listens on no port, and costs nothing while all is well.
 */
import { type Debugger, Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { directLine, tellDirectly } from '../direct-line.js';
import { type Found, STALL_MS, type StallMessage, type WatchedThread, WORK_EVENT } from './messages.js';

const LOOK_MS = 100;
/** Milliseconds after which this thread writes the line itself: the main thread may never do so. */
const LONG_MS = 10_000;
/** Milliseconds for the engine to answer all that it is asked; code outside of JavaScript cannot be interrupted. */
const PATIENCE_MS = 5000;
const FRAMES = 20;

const { beats, form } = workerData as WatchedThread;
const counter = new Int32Array(beats);
const send = (message: StallMessage): void => parentPort?.postMessage(message);

/** Stops the main thread for a moment, which stands still anyway, and reads its stack and its work. */
function look(): Promise<Found> {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  let timer: NodeJS.Timeout;
  return new Promise<Found>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the engine does not answer')), PATIENCE_MS);
    session.once('Debugger.paused', ({ params: { callFrames } }) => {
      const stack = callFrames.slice(0, FRAMES).map((frame) => shownFrame(frame, files));
      const [innermost] = callFrames;
      if (innermost === undefined) return resolve({ kind: 'found', stack, work: '' });
      const expression = `process.listeners(${JSON.stringify(WORK_EVENT)}).map((tell) => tell()).filter(Boolean).join('; ')`;
      session.post(
        'Debugger.evaluateOnCallFrame',
        { callFrameId: innermost.callFrameId, expression, silent: true, returnByValue: true },
        (error, answer) => {
          const work: unknown = error === null ? answer?.result.value : '';
          resolve({ kind: 'found', stack, work: typeof work === 'string' ? work : '' });
        },
      );
    });
    session.post('Debugger.enable', (error) => {
      if (error !== null) reject(error);
      else session.post('Debugger.pause');
    });
  }).finally(() => {
    // It goes on as soon as nobody looks, whatever became of what it was asked.
    clearTimeout(timer);
    session.disconnect();
  });
}

const shownFrame = ({ functionName, location: { scriptId, lineNumber } }: Debugger.CallFrame, files: ReadonlyMap<string, string>): string =>
  `${functionName || '<anonymous>'} (${(files.get(scriptId) ?? '').replace(/^file:\/\//, '')}:${lineNumber + 1})`;

function tellLong(found: Found | undefined): void {
  tellDirectly(directLine('Event loop stands still', { work: found?.work ?? '', stack: found?.stack.join(' < ') ?? '' }, form));
}

let last = Atomics.load(counter, 0);
/** Looks since the last beat: a process that was suspended has looked as little as it has beaten. */
let still = 0;
let found: Found | undefined;

setInterval(() => {
  const now = Atomics.load(counter, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still === STALL_MS / LOOK_MS) {
    found = undefined;
    send({ kind: 'begun' });
    look().then(
      (seen) => {
        found = seen;
        send(seen);
      },
      () => undefined,
    );
  }
  if (still === LONG_MS / LOOK_MS) tellLong(found);
}, LOOK_MS);
