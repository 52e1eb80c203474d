import { whereabouts } from '#src/browser/position.ts';
import { session } from '#src/api/transport/session.ts';

/**
 * Empties the browser's storage, forgets where the person is, and opens a session, or none,
 * whatever the last story left: a story that logged out must not make the next one show that a
 * person just left.
 */
export const seat = (signedIn: boolean): void => {
  localStorage.clear();
  sessionStorage.clear();
  whereabouts.forget();
  session.open({ access: 'mock-access', refresh: 'mock-refresh' });
  if (signedIn) return;
  localStorage.clear();
  const stop = session.start();
  stop();
};

let present: AbortSignal | undefined;

/**
 * Whether the present story is rendered again in another look: then the state of its play stays.
 */
export const isDrawnAgain = (story: AbortSignal): boolean => {
  const again = present === story;
  present = story;
  return again;
};
