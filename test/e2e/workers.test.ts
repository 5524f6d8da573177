/** A server of several processes is to its clients as one of one process, on the embedded store. */
import { describeWorkers } from './workers-suite.js';

describeWorkers('sqlite');
