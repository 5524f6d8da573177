/** A request as the work that an event loop does. */
import type { Context } from 'koa';
import type { Work, WorkMarks } from '../model/work-marks.js';
import { shownTarget } from './request-log.js';
import type { RequestState } from './state.js';

export class RequestWork implements Work {
  constructor(
    private readonly marks: WorkMarks,
    private readonly ctx: Context,
  ) {}

  /** To be called whenever the request goes on after it had to wait. */
  takenUp(): void {
    this.marks.current = this;
  }

  describe(): string {
    const { user, info } = this.ctx.state as Partial<RequestState>;
    const verb = info?.verb ?? this.ctx.method;
    return `request of ${user === undefined ? 'nobody known yet' : JSON.stringify(user.name)}: ${verb} ${shownTarget(this.ctx.req.url ?? '/')}`;
  }
}
