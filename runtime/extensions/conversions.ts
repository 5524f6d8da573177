/** Conversions by webhooks that definitions name. */
import type { CustomResourceDefinition } from '../../generated/apiextensions/v1beta1/types.js';
import type { ControllerHost } from '../controllers/framework/contract.js';
import type { AskedConversion } from '../model/definition.js';

export class Conversions {
  constructor(readonly host: ControllerHost) {}

  /** How a definition's objects are converted; undefined where its versions differ in their names alone. */
  of(_definition: CustomResourceDefinition): AskedConversion | undefined {
    return undefined;
  }

  close(): void {}
}
