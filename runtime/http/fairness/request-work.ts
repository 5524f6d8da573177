/** Describes a request as work of the event loop, for the watchdog. */
import type { Resumable, WorkMarks } from '../../model/work-marks.js';
import { shownTarget } from '../observing/request-log.js';
import type { RequestContext, RequestState } from '../requests/state.js';

export class RequestWork implements Resumable {
  constructor(
    private readonly marks: WorkMarks,
    private readonly ctx: RequestContext,
  ) {}

  takenUp(): void {
    this.marks.current = this;
  }

  describe(): string {
    const { user, info } = this.ctx.state as Partial<RequestState>;
    const verb = info?.verb ?? this.ctx.method;
    return `request of ${user === undefined ? 'nobody known yet' : JSON.stringify(user.name)}: ${verb} ${shownTarget(this.ctx.req.url ?? '/')}`;
  }
}
