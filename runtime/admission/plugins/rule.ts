import type { AdmissionPlugin } from '../chain.js';
import { type AdmissionRequest, type AdmissionRequestOf, doing, type Operation, requestAbout, type Target } from '../request.js';
import { type AdmissionPluginFactory, pluginAbout } from './factory.js';

/** A rule about the objects of one resource, or about what is sent through one of its subresources. */
export interface AdmissionRule<T> {
  readonly name: string;
  /** What the rule is about, in any version: `{ group: '', resource: 'pods' }`. */
  readonly about: Target;
  /** CREATE and UPDATE by default. */
  readonly operations?: readonly Operation[];
  /** May change the object in place, in the hub version and before it is validated. It may be called twice for one request. */
  admit?(request: AdmissionRequestOf<T>): void | Promise<void>;
  /** Sees the object as it will be stored. It refuses the object by throwing; an ApiError is sent to the client as it is. */
  validate?(request: AdmissionRequestOf<T>): void | Promise<void>;
}

type Step<T> = (request: AdmissionRequestOf<T>) => void | Promise<void>;

/** The rule as a plugin. `T` is the generated interface of the kind in its hub version. */
export function admissionRule<T>({
  name,
  about,
  operations = ['CREATE', 'UPDATE'],
  admit,
  validate,
}: AdmissionRule<T>): AdmissionPluginFactory {
  const typed =
    (step: Step<T>) =>
    (request: AdmissionRequest): void | Promise<void> => {
      const known = requestAbout<T>(request, about);
      return known && step(known);
    };
  const plugin: AdmissionPlugin = {
    name,
    concerns: doing(operations, about),
    ...(admit === undefined ? {} : { admit: typed(admit) }),
    ...(validate === undefined ? {} : { validate: typed(validate) }),
  };
  return pluginAbout(about, () => plugin);
}
