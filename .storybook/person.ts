import { whereabouts } from '#src/browser/position.ts';
import { session } from '#src/api/transport/session.ts';

/**
 * Clears the browser's storage and the position, and starts a session or none. Otherwise a story
 * after a logout would show its message.
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

/** Returns true if the current story re-renders in another look, which keeps its state. */
export const isDrawnAgain = (story: AbortSignal): boolean => {
  const again = present === story;
  present = story;
  return again;
};
