/** A server of several processes is to its clients as one of one process, on etcd, which each worker opens by itself. */
import { describeWorkers } from './workers-suite.js';

describeWorkers('etcd');
