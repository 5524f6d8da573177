/** Requests about subresources: views of the object, or operations of the kind's own. */
import { managerOf } from '../../apply/index.js';
import { methodNotAllowed, pathNotFound } from '../../model/errors.js';
import { isObject } from '../../model/json/json.js';
import { type ApiObject, apiVersionOf } from '../../model/object.js';
import type { Caller, Environment } from '../../resource/environment.js';
import { withSelfLink } from '../../resource/self-links.js';
import { untracked } from '../../resource/verbs/apply.js';
import type { Expected } from '../../resource/verbs/expected.js';
import { admitConnection, createAdmission, type OperationAdmission } from '../../resource/verbs/operation.js';
import { writeOptions } from '../../resource/writes/options.js';
import { connectOptions } from '../connections/connect-options.js';
import { sentObject } from '../observing/audit.js';
import { inNamespace } from '../requests/body-namespace.js';
import { callerOf } from '../requests/caller.js';
import type { RequestInfo } from '../requests/request-info.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import { type Subresources, subresourceChange } from '../routing/subresources.js';
import type { ObjectAnswers } from './object-answers.js';
import type { KindCode, ObjectBodies } from './object-bodies.js';
import type { ReadRequests } from './read.js';
import type { WriteRequests } from './write.js';

export class SubresourceRequests {
  constructor(
    private readonly answers: ObjectAnswers,
    private readonly bodies: ObjectBodies,
    private readonly subresources: Subresources,
    private readonly code: KindCode,
    private readonly views: { readonly reads: ReadRequests; readonly writes: WriteRequests },
  ) {}

  /** Subresources: views of the object, or operations of the kind's own. */
  async serve(ctx: RequestContext, state: RequestState, verb: string, subresource: string): Promise<void> {
    const { resource, version, info } = state;
    await resource.ready(version);
    const handler = this.subresources.find(resource, subresource);
    const definition = version.subresources.find((s) => s.name === subresource);
    // A subresource through which the object itself is updated is a view of it, even if other releases have an operation of that name.
    const isView = definition?.kind === version.kind && definition.verbs.includes('update');
    if (handler !== undefined && !isView) {
      if (definition === undefined) throw pathNotFound();
      const accepted = definition.connects === true ? undefined : this.answers.accepted(ctx, state);
      const code = await this.code(definition.group, definition.version, definition.kind);
      const alike = verb === 'create' && definition.group !== version.group && resource.environment.enabled('OperationsOfAnyVersion');
      const expected = { ...code, alike };
      const body = async (): Promise<ApiObject> => {
        const bytes = await this.bodies.bytes(ctx);
        state.work.takenUp();
        const options = writeOptions(info.query, verb === 'update' ? 'UpdateOptions' : 'CreateOptions', false, resource.environment);
        const object = await this.bodies.decoded(ctx, state, options, { body: bytes, expected });
        if (verb === 'create' && resource.environment.enabled('NamespaceOfRequest')) inNamespace(object, info.namespace);
        expected.code.applyDefaults(object);
        sentObject(state, object);
        return object;
      };
      const caller = callerOf(ctx, state);
      // Logs are read, and nothing is connected to.
      if (definition.connects === true && definition.kind !== version.kind) {
        const { group, version: of, kind } = definition;
        const options = connectOptions(info, expected.code.structure, kind, apiVersionOf(group, of));
        await admitConnection(resource, { caller, kind, namespace: info.namespace, name: info.name, subresource }, options);
      }
      const { namespace, name } = info;
      const admission = (): OperationAdmission => {
        const options = writeOptions(info.query, 'CreateOptions', false, resource.environment);
        return createAdmission(resource, { caller, kind: definition.kind, namespace, name, subresource }, options);
      };
      const answer = await handler({
        ctx,
        resource,
        caller,
        verb,
        namespace,
        name,
        subresource,
        body: async () => admission().admit(owned(await body(), expected, caller, info, resource.environment)),
        validate: (object) => admission().validate(object),
        change: () => subresourceChange({ ctx, state, verb, expected, body, reading: this.bodies.reading(state) }),
      });
      if (answer !== undefined)
        await this.answers.renderer.object(ctx, answer.status, linked(answer.object, state), accepted ?? this.answers.accepted(ctx, state));
      return;
    }
    if (verb === 'get') return this.views.reads.get(ctx, state);
    if (verb === 'update') return this.views.writes.update(ctx, state, subresource);
    if (verb === 'patch') return this.views.writes.patch(ctx, state, subresource);
    throw methodNotAllowed();
  }
}

/** What an operation answers, with the path that was asked for where objects show theirs. */
function linked(answer: unknown, { resource, info }: RequestState): unknown {
  if (resource.environment.enabled('RemoveSelfLink') || !isObject(answer) || !isObject(answer.metadata) || !answer.metadata.name)
    return answer;
  return { ...answer, metadata: withSelfLink(answer.metadata, info.path) };
}

/** What a create through a subresource sent, as its manager owns it; nothing of it is stored. */
function owned(
  updated: ApiObject,
  expected: Expected,
  { userAgent }: Caller,
  { query, subresource }: RequestInfo,
  environment: Pick<Environment, 'enabled' | 'clock'>,
): ApiObject {
  const manager = managerOf(query.get('fieldManager') ?? undefined, userAgent);
  const apiVersion = apiVersionOf(expected.group, expected.version);
  return untracked(expected, environment).trackUpdate({ live: undefined, updated, manager, apiVersion, subresource, ignored: [] });
}
