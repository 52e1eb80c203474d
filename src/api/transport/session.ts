import { ACCESS_KEY, clearTokens, readAccess, writeTokens, type Tokens } from './tokenStore.ts';

/**
 * The authentication state, shared by the whole app and synchronised across tabs.
 * Source: sections 3 and 4 of the specification.
 */
export interface SessionState {
  /** The access token; a person is logged in while it is there. */
  token: string | null;
  /** True while a sign-in or registration is under way. */
  loading: boolean;
  /** The latest sign-in's failure. */
  signInResult: { status: number | null; error: string | null } | null;
  /** The latest registration's failure, problems by field. */
  registrationResult: { status: number | null; message: Record<string, string[]> } | null;
  /** Counts logins and logouts, not refreshes: data cached in one epoch is not used in another. */
  epoch: number;
  /** Why the last session ended: left here, refused by the server, or ended in another tab. */
  ended: 'left' | 'expired' | 'elsewhere' | null;
}

const loggedOut = {
  token: null,
  loading: false,
  signInResult: null,
  registrationResult: null,
} as const;

let state: SessionState = { ...loggedOut, epoch: 0, ended: null };
const listeners = new Set<() => void>();

const set = (change: Partial<SessionState>): void => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

const follow = (event: StorageEvent): void => {
  if (event.storageArea !== localStorage) return;
  if (event.key !== ACCESS_KEY && event.key !== null) return;
  const token = readAccess();
  if (token === state.token) return;
  if (!token) set({ ...loggedOut, epoch: state.epoch + 1, ended: 'elsewhere' });
  else if (state.token) set({ token });
  else set({ ...loggedOut, token, epoch: state.epoch + 1, ended: null });
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
    const token = readAccess();
    if (token !== state.token) set({ ...loggedOut, token, epoch: state.epoch + 1, ended: null });
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },

  /** A sign-in or registration was sent. */
  begin: (): void => set({ loading: true, signInResult: null, registrationResult: null }),

  /** A sign-in failed. */
  signInFailed: (result: NonNullable<SessionState['signInResult']>): void =>
    set({ loading: false, signInResult: result }),

  /** A registration failed. */
  registrationFailed: (result: NonNullable<SessionState['registrationResult']>): void =>
    set({ loading: false, registrationResult: result }),

  /** Logged in: stores the tokens and opens a new epoch. */
  open: (tokens: Tokens): void => {
    writeTokens(tokens);
    set({ ...loggedOut, token: tokens.access, epoch: state.epoch + 1, ended: null });
  },

  /** The same person, new tokens. */
  renew: (tokens: Tokens): void => {
    writeTokens(tokens);
    set({ token: tokens.access });
  },

  /** Another tab renewed the tokens: adopts them. */
  adopt: (token: string): void => {
    if (token !== state.token) set({ token });
  },

  /** Logged out: clears all authentication state. */
  close: (ended: 'left' | 'expired'): void => {
    clearTokens();
    if (state.token === null) return;
    set({ ...loggedOut, epoch: state.epoch + 1, ended });
  },
};
