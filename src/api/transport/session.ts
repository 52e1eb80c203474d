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
 * The authentication state, shared by the whole app and synchronised across tabs.
 * Source: sections 3 and 4 of the specification.
 */
export interface SessionState {
  token: string | null;
  /** True while a sign-in or registration is under way. */
  loading: boolean;
  /** The latest sign-in's failure. */
  signInResult: { status: number | null; error: string | null } | null;
  /** The latest registration's failure, problems by field. */
  registrationResult: { status: number | null; message: Record<string, string[]> } | null;
  /** False where the browser refuses storage: a reload signs out. */
  stored: boolean;
  /** Counts logins and logouts, not refreshes: data cached in one epoch is not used in another. */
  epoch: number;
  /** Left here, refused by the server, or ended in another tab, perhaps by another login. */
  ended: 'left' | 'expired' | 'elsewhere' | null;
}

const loggedOut = {
  token: null,
  loading: false,
  signInResult: null,
  registrationResult: null,
  stored: true,
} as const;

let state: SessionState = { ...loggedOut, epoch: 0, ended: null };
/** The name of the session that the state belongs to. */
let name: string | null = null;
const listeners = new Set<() => void>();

const set = (change: Partial<SessionState>): void => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

/**
 * Takes over what another tab has stored. Somebody else's tokens are a new epoch, not a refresh: a
 * tab may miss the logout in between, because it was frozen or in the back-forward cache.
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
      epoch: state.epoch + 1,
      ended: wasSomebody ? 'elsewhere' : null,
    });
};

const follow = (event: StorageEvent): void => {
  if (event.storageArea !== localStorage) return;
  if (event.key === ACCESS_KEY || event.key === null) sync();
};

const comeBack = (event: PageTransitionEvent): void => {
  if (event.persisted) sync();
};

/** The store behind `useSession`; only these functions change it. */
export const session = {
  get: (): SessionState => state,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reads the stored token and starts following the other tabs. @returns a function that stops */
  start: (): (() => void) => {
    sync();
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', comeBack);
    };
  },

  /** Takes over what another tab has stored, without waiting for the browser to tell of it. */
  sync,

  /** A sign-in or registration was sent. */
  begin: (): void => set({ loading: true, signInResult: null, registrationResult: null }),

  signInFailed: (result: NonNullable<SessionState['signInResult']>): void =>
    set({ loading: false, signInResult: result }),

  registrationFailed: (result: NonNullable<SessionState['registrationResult']>): void =>
    set({ loading: false, registrationResult: result }),

  /** Logged in: stores the tokens and opens a new epoch. */
  open: (tokens: Tokens): void => {
    name = uniqueName();
    const stored = writeTokens(tokens, name);
    set({ ...loggedOut, token: tokens.access, stored, epoch: state.epoch + 1, ended: null });
  },

  /** The same person, new tokens. */
  renew: (tokens: Tokens): void => {
    set({ stored: writeTokens(tokens), token: tokens.access });
  },

  /** Logged out: clears all authentication state. */
  close: (ended: 'left' | 'expired'): void => {
    clearTokens();
    name = null;
    if (state.token === null) return;
    set({ ...loggedOut, epoch: state.epoch + 1, ended });
  },
};
