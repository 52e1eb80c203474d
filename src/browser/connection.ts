/** A small file that always exists: any response means that a page could be loaded as well. */
const PROBE = '/favicon.svg';

const PROBE_TIMEOUT_MS = 5_000;

/** The interval between two checks for the server, in ms. */
const PAUSE_MS = 2_000;

/** Whether the server responds now. A browser may report a network that leads nowhere. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(PROBE, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
};

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    window.addEventListener('online', end);
  });

/**
 * Resolves when the server responds again: checks when the browser reports a network, and every two
 * seconds.
 * @param signal ends the wait, which then resolves as well
 */
export const whenServerThere = async (signal?: AbortSignal): Promise<void> => {
  if (signal?.aborted || (navigator.onLine && (await isServerThere()))) return;
  await pause();
  await whenServerThere(signal);
};

/**
 * Resolves at once while the browser reports a connection, otherwise when the server responds
 * again. For code, because browsers never request a module again after it failed to load.
 */
export const connected = async (): Promise<void> => {
  if (!navigator.onLine) await whenServerThere();
};
