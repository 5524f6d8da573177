/** Where faults of evaluations are: each part of an expression tells its place of those that no part inside it has told. */
import { EvaluationFault } from './fault.js';
import type { Part } from './loops.js';

/** The part with a place, in characters from the start of the expression. */
export function placed(part: Part, offset: number): Part {
  const { nodes } = part;
  if ('step' in part) {
    const { step } = part;
    return {
      nodes,
      step(run) {
        try {
          return step(run);
        } catch (error) {
          throw told(error, offset);
        }
      },
    };
  }
  const { search } = part;
  return {
    nodes,
    *search(run) {
      try {
        return yield* search(run);
      } catch (error) {
        throw told(error, offset);
      }
    },
  };
}

function told(error: unknown, offset: number): unknown {
  if (error instanceof EvaluationFault) error.placeAt(offset);
  return error;
}
