import { session } from '#src/api/transport/session.ts';

/**
 * Empties the browser's storage and opens a session, or none, whatever the last story left: a
 * story that logged out must not tell the next one that a person just left.
 */
export const seat = (signedIn: boolean): void => {
  localStorage.clear();
  sessionStorage.clear();
  session.open({ access: 'mock-access', refresh: 'mock-refresh' });
  if (signedIn) return;
  localStorage.clear();
  const stop = session.start();
  stop();
};

let present: AbortSignal | undefined;

/** Whether it is the present story that is drawn again, in another look: what its play did stays. */
export const isDrawnAgain = (story: AbortSignal): boolean => {
  const again = present === story;
  present = story;
  return again;
};
