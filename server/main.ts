import { startServer, type RunningServer } from './boot.ts';
import { readSettings } from './settings.ts';

/** Stops the server on SIGTERM or SIGINT; a second signal, or its time being up, ends it hard. */
export function stopOnSignals(server: RunningServer, done: (code: number) => void): void {
  let asked = false;
  const onSignal = async () => {
    if (asked) return done(1);
    asked = true;
    setTimeout(() => done(1), server.stopWithin).unref();
    try {
      await server.stop();
      done(0);
    } catch (error) {
      console.error(startFailure(error));
      done(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What went wrong at the start, in words for who runs it. */
export function startFailure(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? ''} is taken. Stop what listens there or set another PORT.`;
  }
  return message || String(error);
}

if (import.meta.main) {
  try {
    const server = await startServer(readSettings(process.env));
    server.app.log.info({ address: server.address }, 'listening');
    // For who started this process with a channel: see scripts/dev.ts.
    process.send?.('listening');
    for (const warning of server.warnings) server.app.log.warn(warning);
    stopOnSignals(server, (code) => process.exit(code));
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
}
