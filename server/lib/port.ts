import { createServer } from 'node:net';

/**
 * Finds out whether a port can be had before minutes of work end in "taken".
 * @param port 0 is any free one, and always to be had.
 * @throws the error that listening there would give, e.g. EADDRINUSE.
 */
export const probePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (port === 0) return resolve();
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
