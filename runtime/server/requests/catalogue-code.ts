/** Generated code of a catalogue's kinds, bound to the functions of kinds in code. */
import type { ExpectedBody } from '../../http/requests/body.js';
import { boundCode } from '../../model/definition/bound-code.js';
import type { Catalogue, VersionCode } from '../../model/definition/definition.js';
import type { KindFunctions } from '../../model/definition/kind-functions.js';
import type { StructStructure } from '../../model/definition/structure.js';
import { apiVersionOf } from '../../model/object.js';

export class CatalogueCode {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly functions: KindFunctions,
  ) {}

  /** What bodies of a kind hold. Throws for a kind that the catalogue does not have. */
  readonly bodiesOf = async (group: string, version: string, kind: string): Promise<ExpectedBody> => {
    const code = await this.#codeOf(apiVersionOf(group, version), kind);
    if (code === undefined) throw new Error(`the catalogue has no ${kind} in ${apiVersionOf(group, version)}`);
    return { group, version, kind, code, structureOf: this.structureOf };
  };

  /** The structure of a kind; undefined for one that the catalogue does not have. */
  readonly structureOf = async (apiVersion: string, kind: string): Promise<StructStructure | undefined> =>
    (await this.#codeOf(apiVersion, kind))?.structure;

  async #codeOf(apiVersion: string, kind: string): Promise<VersionCode | undefined> {
    const { kinds } = this.catalogue;
    const code = Object.hasOwn(kinds, apiVersion) ? await kinds[apiVersion]?.() : undefined;
    const generated = code !== undefined && Object.hasOwn(code, kind) ? code[kind] : undefined;
    return generated && boundCode(generated, this.functions);
  }
}
