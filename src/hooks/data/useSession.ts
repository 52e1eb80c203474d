import { useSyncExternalStore } from 'react';
import { session, type SessionState } from '#src/api/transport/session.ts';

const initial = session.get();

export const useSession = (): SessionState & { loggedIn: boolean } => {
  const state = useSyncExternalStore(session.subscribe, session.get, () => initial);
  return { ...state, loggedIn: state.token !== null };
};
