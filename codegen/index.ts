/** What programs import as `kindwright/codegen`: the generator, and its check of what was generated. */
export { check, type GenerateOptions, type GenerateOutcome, generate } from './generate.js';
export { ReleaseError, type ReleaseOptions, release } from './release.js';
