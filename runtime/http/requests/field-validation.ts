/** Field validation: what a request says is to become of what it holds beyond its kind (`?fieldValidation=`). */
import { StrictFaults } from '../../codec/strict-fields.js';
import type { ServiceDefinition } from '../../model/definition/definition.js';
import { type Expected, undecodable } from '../../resource/verbs/expected.js';
import type { WriteOptions } from '../../resource/writes/options.js';
import type { RequestState } from './state.js';

/** Gathers what is to be told of; undefined where nothing is. Where the API is no cluster's, the field that was meant is told, too. */
export const strictlyRead = ({ fieldValidation }: WriteOptions, { profile }: ServiceDefinition): StrictFaults | undefined =>
  fieldValidation === undefined || fieldValidation.level === 'Ignore'
    ? undefined
    : new StrictFaults(fieldValidation.level === 'Strict', profile !== 'cluster');

/** Tells of the faults of a body: throws 400 where they refuse it, else warns of each. */
export function judgeFields(state: RequestState, expected: Expected, faults: StrictFaults): void {
  const { message } = faults;
  if (message !== undefined && faults.refuses) throw undecodable(expected, message);
  state.warnings.push(...faults.warnings);
}
