/** A small file that is always there: any answer says that a page could be loaded as well. */
const PROBE = '/favicon.svg';

const PROBE_TIMEOUT_MS = 5_000;

/** How long it is waited between two looks for the server, in ms. */
const PAUSE_MS = 2_000;

/** Whether the server answers now. A browser may believe in a network that leads nowhere. */
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
 * When the server answers again: looks for it at the browser's word that there is a network, and
 * every two seconds.
 * @param signal ends the wait, which then resolves as well
 */
export const whenServerThere = async (signal?: AbortSignal): Promise<void> => {
  if (signal?.aborted || (navigator.onLine && (await isServerThere()))) return;
  await pause();
  await whenServerThere(signal);
};

/**
 * At once while the browser believes to be connected, else when the server answers again. For
 * code, which browsers do not ask for a second time when they could not get it once.
 */
export const connected = async (): Promise<void> => {
  if (!navigator.onLine) await whenServerThere();
};
