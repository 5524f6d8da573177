/** Admission of requests that store nothing of the kind they send: operations, and connections through a subresource. */
import { admissionRequest } from '../../admission/request.js';
import type { ApiObject } from '../../model/object.js';
import type { Caller } from '../environment.js';
import type { Resource } from '../resource.js';
import { admit } from '../writes/admit.js';
import { optionsObject, type WriteOptions } from '../writes/options.js';

interface OperationRequest {
  readonly caller: Caller;
  /** Kind of the object that is sent. */
  readonly kind: string;
  readonly namespace: string;
  /** Empty when the name is in the object that is sent. */
  readonly name: string;
  /** Empty for a kind that is an operation. */
  readonly subresource: string;
}

export interface OperationAdmission {
  /** Runs mutating admission over what was sent, in place. */
  admit(object: ApiObject): Promise<ApiObject>;
  /** Runs validating admission. */
  validate(object: ApiObject): Promise<void>;
}

/** Admission of creates: through a subresource, or of a kind that is an operation. */
export function createAdmission({ environment }: Resource, request: OperationRequest, options: WriteOptions): OperationAdmission {
  const { admission, words } = environment;
  const about = (object: ApiObject) =>
    admissionRequest({
      ...request,
      operation: 'CREATE',
      name: request.name || (object.metadata.name ?? ''),
      object,
      old: undefined,
      dryRun: options.dryRun,
      options: () => optionsObject('CreateOptions', options, words),
    });
  return {
    async admit(object) {
      await admit(admission, about(object));
      return object;
    },
    validate: (object) => admission.validate(about(object)),
  };
}

/** Runs admission for a connection; plugins see its options as the object. */
export async function admitConnection({ environment }: Resource, request: OperationRequest, object: ApiObject): Promise<void> {
  const about = admissionRequest({ ...request, operation: 'CONNECT', object, old: undefined, dryRun: false, options: undefined });
  await environment.admission.admit(about);
  await environment.admission.validate(about);
}
