/** How a resource's objects are shown to a client: in the form that it accepts. */
import type { ProtobufCodec } from '../../model/definition/definition.js';
import { whenThere } from '../../model/definition/settled.js';
import { apiVersionOf } from '../../model/object.js';
import type { AuditRecord } from '../../observe/audit/record.js';
import { ProtobufMetadataPresentation } from '../../resource/presentations/metadata-presentation.js';
import { JsonPresentation, type Presentation, ProtobufPresentation } from '../../resource/presentations/presentation.js';
import { TablePresentation } from '../../resource/presentations/table-presentation.js';
import { TextPresentation } from '../../resource/presentations/text-presentation.js';
import { LinkedPresentation } from '../../resource/self-links.js';
import { audited } from '../observing/audit.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import { includeObject } from './answers.js';
import { type Accepted, notAcceptable } from './negotiate.js';
import { isPretty, textForm } from './render.js';

/** The codec of a kind of the machinery's own group, such as Status. */
type MachineryCodec = (kind: 'PartialObjectMetadata' | 'Status') => ProtobufCodec | undefined | Promise<ProtobufCodec | undefined>;

/** The presentation the client accepts, with the paths of objects where a feature gate asks for them. */
export function presentationOf(
  ctx: RequestContext,
  state: RequestState,
  accepted: Accepted,
  codecOf: MachineryCodec,
): Presentation | Promise<Presentation> {
  const { resource } = state;
  const presentation = acceptedPresentation(ctx, state, accepted, codecOf);
  return resource.environment.enabled('RemoveSelfLink') ? presentation : whenThere(presentation, (shown) => linked(shown, state));
}

const linked = (shown: Presentation, { resource, version, info }: RequestState): Presentation =>
  new LinkedPresentation(shown, {
    resource,
    version,
    namespaces: resource.environment.namespaces,
    subresource: info.name === '' ? '' : info.subresource,
    path: info.path,
  });

/** Synchronous if the cached JSON is sent as it is, because the request path has already waited for it. */
function acceptedPresentation(
  ctx: RequestContext,
  state: RequestState,
  accepted: Accepted,
  codecOf: MachineryCodec,
): Presentation | Promise<Presentation> {
  const { audit, info, resource, version } = state;
  const pretty = accepted.encoding === 'json' && isPretty(info.query, ctx.req.headers['user-agent'] ?? '');
  if (audit?.wantsResponse === true && info.verb !== 'watch') return withAudit(audit, state, accepted, pretty, codecOf);
  if (isPlain(accepted, pretty)) return new JsonPresentation(resource, version);
  return inForm(state, accepted, pretty, codecOf);
}

const isPlain = ({ transform, encoding }: Accepted, pretty: boolean): boolean => transform === 'none' && encoding === 'json' && !pretty;

/** A presentation that also records its content as JSON in the audit event. */
async function withAudit(
  audit: AuditRecord,
  state: RequestState,
  accepted: Accepted,
  pretty: boolean,
  codecOf: MachineryCodec,
): Promise<Presentation> {
  const presentation = await inForm(state, accepted, pretty, codecOf);
  const plain = accepted.encoding === 'json' && !pretty;
  return audited(audit, presentation, plain ? presentation : await inForm(state, { ...accepted, encoding: 'json' }, false, codecOf));
}

/** The code for Protobuf has usually been loaded before. */
function inForm(state: RequestState, accepted: Accepted, pretty: boolean, codecOf: MachineryCodec): Presentation | Promise<Presentation> {
  const { resource, version } = state;
  if (accepted.transform !== 'none' || accepted.encoding !== 'protobuf') return inOtherForm(state, accepted, pretty, codecOf);
  return whenThere(resource.ready(version, true), () =>
    whenThere(codecOf('Status'), (status) => {
      if (status === undefined || !resource.forms.ready(apiVersionOf(version.group, version.version), true)) throw notAcceptable();
      return new ProtobufPresentation(resource, version, status);
    }),
  );
}

async function inOtherForm(state: RequestState, accepted: Accepted, pretty: boolean, codecOf: MachineryCodec): Promise<Presentation> {
  const { resource, version, info } = state;
  await resource.ready(version, accepted.encoding === 'protobuf');
  const status = accepted.encoding === 'protobuf' ? await codecOf('Status') : undefined;
  if (isPlain(accepted, pretty)) return new JsonPresentation(resource, version);
  if (accepted.transform === 'metadata' && accepted.encoding === 'protobuf') {
    const codec = await codecOf('PartialObjectMetadata');
    if (codec !== undefined && status !== undefined)
      return new ProtobufMetadataPresentation(resource, accepted.transformVersion, codec, status);
  }
  // The parameter applies to tables only; other answers ignore it.
  const included = accepted.transform === 'table' ? includeObject(info.query) : 'Metadata';
  const { storageVersion, definition } = resource.forms;
  const asStored = storageVersion === definition.hub && storageVersion === apiVersionOf(version.group, version.version);
  if (
    accepted.transform === 'table' &&
    accepted.encoding === 'json' &&
    !pretty &&
    included === 'Metadata' &&
    asStored &&
    resource.formAnnotations === undefined
  )
    return new TablePresentation(resource, version, accepted.transformVersion);
  return new TextPresentation(
    resource,
    version,
    accepted.transform === 'none' ? 'object' : accepted.transform,
    accepted.transformVersion,
    textForm(accepted, pretty, resource.environment.enabled),
    included,
  );
}
