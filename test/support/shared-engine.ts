/** A store in memory for several servers, which sees the last of them off. */
import { MemoryEngine } from '../../runtime/store/index.js';

export class SharedEngine extends MemoryEngine {
  readonly confirm = (): Promise<boolean> => Promise.resolve(true);
  users = 0;

  override open(): Promise<number> {
    this.users += 1;
    return super.open();
  }

  override async close(): Promise<void> {
    this.users -= 1;
    if (this.users === 0) await super.close();
  }
}
