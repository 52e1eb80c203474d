import { createServer } from 'node:net';

/**
 * Checks that a port is free, before minutes of work end in "taken".
 * @param port 0 means any free one and always succeeds.
 * @throws the error that listening there would give, e.g. EADDRINUSE.
 */
export const probePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (port === 0) return resolve();
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
