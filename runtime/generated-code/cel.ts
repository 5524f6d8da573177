/** What compiled rules call, as `kindwright/generated-code/cel`: a server loads it when it first holds an object to such a rule. */
export * as cel from '../cel/compiled.js';
