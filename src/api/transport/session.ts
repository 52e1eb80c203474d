import { uniqueName } from '#src/lib/id.ts';
import {
  ACCESS_KEY,
  clearTokens,
  readAccess,
  readSession,
  writeTokens,
  type Tokens,
} from './tokenStore.ts';

/**
 * Authentication state of the app, synchronised across tabs.
 * Source: sections 3 and 4 of the specification.
 */
export interface SessionState {
  token: string | null;
  loading: boolean;
  signInResult: { status: number | null; error: string | null } | null;
  /** Failure of the last registration, by field. */
  registrationResult: { status: number | null; message: Record<string, string[]> } | null;
  /** False if the browser refuses storage. A reload then ends the session. */
  stored: boolean;
  /** Counts logins and logouts, but not refreshes. Cached data is valid in one session version only. */
  sessionVersion: number;
  /** The reason of the end: logout here, refusal by the server, or a change in another tab. */
  ended: 'left' | 'expired' | 'elsewhere' | null;
}

const loggedOut = {
  token: null,
  loading: false,
  signInResult: null,
  registrationResult: null,
  stored: true,
} as const;

let state: SessionState = { ...loggedOut, sessionVersion: 0, ended: null };
/** Name of the session that the state belongs to. */
let name: string | null = null;
const listeners = new Set<() => void>();

const set = (change: Partial<SessionState>): void => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

/**
 * Adopts the tokens that another tab has stored. Tokens of another person raise the version,
 * because a frozen or cached tab may miss the logout in between.
 */
const sync = (): void => {
  const token = readAccess();
  const stored = readSession();
  if (token === state.token && stored === name) return;
  const isSame = token !== null && state.token !== null && stored === name;
  const wasSomebody = state.token !== null;
  name = stored;
  if (isSame) set({ token });
  else
    set({
      ...loggedOut,
      token,
      sessionVersion: state.sessionVersion + 1,
      ended: wasSomebody ? 'elsewhere' : null,
    });
};

const onStorage = (event: StorageEvent): void => {
  if (event.storageArea !== localStorage) return;
  if (event.key === ACCESS_KEY || event.key === null) sync();
};

const onPageShow = (event: PageTransitionEvent): void => {
  if (event.persisted) sync();
};

/** The store of `useSession`. Only these functions change it. */
export const session = {
  get: (): SessionState => state,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reads the stored token and follows other tabs. @returns a function that stops */
  start: (): (() => void) => {
    sync();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  },

  /** Adopts the stored state without waiting for a storage event. */
  sync,

  begin: (): void => set({ loading: true, signInResult: null, registrationResult: null }),

  signInFailed: (result: NonNullable<SessionState['signInResult']>): void =>
    set({ loading: false, signInResult: result }),

  registrationFailed: (result: NonNullable<SessionState['registrationResult']>): void =>
    set({ loading: false, registrationResult: result }),

  /** Stores the tokens and raises the session version. */
  open: (tokens: Tokens): void => {
    name = uniqueName();
    const stored = writeTokens(tokens, name);
    set({
      ...loggedOut,
      token: tokens.access,
      stored,
      sessionVersion: state.sessionVersion + 1,
      ended: null,
    });
  },

  /** Stores new tokens of the same person. */
  renew: (tokens: Tokens): void => {
    set({ stored: writeTokens(tokens), token: tokens.access });
  },

  close: (ended: 'left' | 'expired'): void => {
    clearTokens();
    name = null;
    if (state.token === null) return;
    set({ ...loggedOut, sessionVersion: state.sessionVersion + 1, ended });
  },
};
