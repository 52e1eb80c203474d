import { execFile } from 'node:child_process';
import { databaseHint } from './db/failures.ts';
import { startServer, type RunningServer } from './boot.ts';
import { readSettings } from './settings.ts';
import { VERSION } from './version.ts';

/** Stops the server on SIGTERM or SIGINT. A second signal or the timeout kills it. */
export function stopOnSignals(server: RunningServer, done: (code: number) => void): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return done(1);
    isStopping = true;
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

/**
 * Tells systemd that the server is ready, if its unit has `Type=notify`. Uses systemd's own
 * program, because Node has no Unix datagram sockets.
 */
function notifySystemd(env: NodeJS.ProcessEnv): void {
  if (!env.NOTIFY_SOCKET) return;
  execFile('systemd-notify', ['--ready', `--pid=${process.pid}`], { env }, (error) => {
    if (error) console.error(`systemd-notify failed: ${error.message}`);
  });
}

/** A message for the operator instead of a stack trace. */
export function startFailure(error: unknown): string {
  const { code, message, syscall, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? ''} is taken. Stop the other process or set another PORT.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `Permission denied for port ${port ?? ''}. Set a PORT of 1024 or higher.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `${address ?? ''} is not an address of this machine. Set another HOST.`;
  }
  return databaseHint(error) ?? (message || String(error));
}

if (import.meta.main) {
  try {
    const server = await startServer(readSettings(process.env));
    const { address, mail } = server;
    server.app.log.info({ address, mail, version: VERSION }, 'listening');
    // Logs warnings of Node and of packages as JSON, instead of plain text between the JSON lines.
    process.removeAllListeners('warning');
    process.on('warning', (warning) => server.app.log.warn({ err: warning }, 'warning of Node'));
    notifySystemd(process.env);
    process.send?.('listening');
    for (const warning of server.warnings) server.app.log.warn(warning);
    stopOnSignals(server, (code) => process.exit(code));
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
}
