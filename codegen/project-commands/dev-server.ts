/**
 * A server that `kindwright dev` keeps ready: it has loaded what all servers need, and runs `kindwright serve` when it is told the
 * flags.
 */
import '../../runtime/cli/serve.js';
import './load.js';

process.once('message', (flags: readonly string[]) => {
  process.argv.splice(2, process.argv.length, 'serve', ...flags);
  void import('../../runtime/main.js');
});
// Whoever keeps it ready may end without a word.
process.once('disconnect', () => process.exit(0));
