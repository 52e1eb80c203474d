import { execFile } from 'node:child_process';
import { databaseHint } from './db/failures.ts';
import { startServer, type RunningServer } from './boot.ts';
import { readSettings } from './settings.ts';
import { VERSION } from './version.ts';

/** Stops the server on SIGTERM or SIGINT; a second signal or the end of its time kills it. */
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

/**
 * Tells systemd that the server is ready, where its unit has `Type=notify`: by systemd's own
 * program, because Node has no datagram sockets of Unix.
 */
export function notifySystemd(env: NodeJS.ProcessEnv = process.env): void {
  if (!env.NOTIFY_SOCKET) return;
  execFile('systemd-notify', ['--ready', `--pid=${process.pid}`], { env }, (error) => {
    if (error) console.error(`systemd-notify failed: ${error.message}`);
  });
}

/** A sentence for the operator in place of a stack trace. */
export function startFailure(error: unknown): string {
  const { code, message, syscall, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? ''} is taken. Stop what listens there or set another PORT.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port ?? ''} is not for this user. Set a PORT from 1024 on.`;
  }
  if (code === 'EADDRNOTAVAIL') {
    return `${address ?? ''} is no address of this machine. Set another HOST.`;
  }
  return databaseHint(error) ?? (message || String(error));
}

if (import.meta.main) {
  try {
    const server = await startServer(readSettings(process.env));
    const { address, mail } = server;
    server.app.log.info({ address, mail, version: VERSION }, 'listening');
    // Warnings of Node and of packages, in place of plain text between the lines of JSON.
    process.removeAllListeners('warning');
    process.on('warning', (warning) => server.app.log.warn({ err: warning }, 'warning of Node'));
    notifySystemd();
    // For a parent process that opened a channel: see scripts/dev.ts.
    process.send?.('listening');
    for (const warning of server.warnings) server.app.log.warn(warning);
    stopOnSignals(server, (code) => process.exit(code));
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
}
