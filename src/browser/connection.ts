/** A small file that always exists. Any response means that a page can load. */
const PROBE = '/favicon.svg';

const PROBE_TIMEOUT_MS = 5_000;

/** Interval between two checks, in ms. */
const PAUSE_MS = 2_000;

/** Returns true if the server responds. A browser may report a network without internet access. */
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
 * Resolves when the server responds again. Checks when the browser reports a network, and every two
 * seconds.
 * @param signal aborts the wait, which then also resolves
 */
export const whenServerThere = async (signal?: AbortSignal): Promise<void> => {
  if (signal?.aborted || (navigator.onLine && (await isServerThere()))) return;
  await pause();
  await whenServerThere(signal);
};

/**
 * Resolves when the browser is online and, after an offline period, the server responds. For
 * loading code, because browsers never retry a failed module.
 */
export const connected = async (): Promise<void> => {
  if (!navigator.onLine) await whenServerThere();
};
