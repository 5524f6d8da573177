/** Answers with objects, in the form that a client accepts. */
import type { ProtobufCodec } from '../../model/definition/definition.js';
import { whenThere } from '../../model/definition/settled.js';
import { apiVersionOf } from '../../model/object.js';
import type { Item } from '../../resource/item.js';
import type { Presentation } from '../../resource/presentations/presentation.js';
import { type Accepted, negotiate } from '../answers/negotiate.js';
import { presentationOf } from '../answers/presentations.js';
import type { Renderer } from '../answers/render.js';
import type { RequestContext, RequestState } from '../requests/state.js';
import type { KindCode } from './object-bodies.js';

export class ObjectAnswers {
  /** Protobuf codecs of the machinery's own kinds, once they are loaded. */
  readonly #codecs = new Map<string, ProtobufCodec>();

  constructor(
    readonly renderer: Renderer,
    private readonly code: KindCode,
  ) {}

  /** The form that the client asks for. Throws 406 where there is none. */
  accepted(ctx: RequestContext, { version, info }: RequestState): Accepted {
    const typed = version.untyped !== true;
    // Tables are of whole objects, where columns are the kind's own and not its definition's.
    const transforms = typed && info.subresource !== '' ? 'metadata' : 'all';
    return negotiate(ctx.req.headers.accept, this.renderer.offer(typed, transforms));
  }

  /** Converts items to the requested version where a webhook does that. */
  async converted(items: readonly Item[], { resource, version }: RequestState): Promise<void> {
    await resource.forms.prepare(items, apiVersionOf(version.group, version.version));
  }

  /** The item as it is shown, after a webhook has converted it if there is one. */
  shown(presentation: Presentation, item: Item, { resource, version }: RequestState): Buffer | Promise<Buffer> {
    if (resource.definition.conversion === undefined) return presentation.one(item);
    return whenThere(resource.forms.prepare([item], apiVersionOf(version.group, version.version), 0), () => presentation.one(item));
  }

  present(ctx: RequestContext, state: RequestState, accepted: Accepted): Presentation | Promise<Presentation> {
    return presentationOf(ctx, state, accepted, (kind) => this.#codecs.get(kind) ?? this.#codecOf(kind));
  }

  async #codecOf(kind: string): Promise<ProtobufCodec | undefined> {
    const { code } = await this.code(`meta.${this.renderer.service.groupDomain}`, 'v1', kind);
    const codec = await code.protobuf();
    if (codec !== undefined) this.#codecs.set(kind, codec);
    return codec;
  }
}

export function send(ctx: RequestContext, status: number, accepted: Accepted, bytes: Buffer): void {
  ctx.status = status;
  ctx.set('Content-Type', accepted.contentType);
  ctx.body = bytes;
}
