/**
 * A server that `kindwright dev` keeps ready: it has loaded what all servers need, and runs `kindwright serve` when it is told the
 * flags.
 */
// Both are imported for their code to be there when it is needed; nothing of them is used here.
void import('../../runtime/cli/serve.js');
void import('./load.js');

process.once('message', (flags: readonly string[]) => {
  process.argv.splice(2, process.argv.length, 'serve', ...flags);
  void import('../../runtime/main.js');
});
// The process that keeps it ready may end without telling it.
process.once('disconnect', () => process.exit(0));
