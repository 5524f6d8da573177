/** What a command serves or looks at: a catalogue, with the code that belongs to it. */
import type { AdmissionPluginFactory } from '../admission/plugins/factory.js';
import type { Controller } from '../controllers/framework/contract.js';
import type { Kind } from '../kinds/kind.js';
import type { Catalogue } from '../model/definition/definition.js';
import type { AuthenticatorFactory } from '../server/access/own-authenticators.js';
import type { Routes } from '../server/requests/own-routes.js';

/** What a project adds in code to what every server has. */
export interface OwnCode {
  /** Beside the kinds of the cluster API. */
  readonly kinds: readonly Kind[];
  /** Beside the controllers of every server. */
  readonly controllers: readonly Controller[];
  /** After the admission plugins of every server. */
  readonly admission: readonly AdmissionPluginFactory[];
  /** After the methods that flags ask for. */
  readonly authenticators: readonly AuthenticatorFactory[];
  readonly routes: readonly Routes[];
}

/** Code other than that of kinds is absent where there is none. */
export interface Served extends Pick<OwnCode, 'kinds'>, Partial<Omit<OwnCode, 'kinds'>> {
  readonly catalogue: Catalogue;
  /** Folder of the code that was built for it, where it is no part of the package. */
  readonly folder?: string;
  /** Where it comes from, in words. */
  readonly origin: string;
}
