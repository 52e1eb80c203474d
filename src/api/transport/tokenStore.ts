export interface Tokens {
  access: string;
  refresh: string;
}

/** Storage keys of the contract. */
export const ACCESS_KEY = 'id_token';
export const REFRESH_KEY = 'refresh_token';

/** Name of the session, which outlives its tokens. */
const SESSION_KEY = 'seira.session';

/** Replaces `localStorage` if the browser refuses it or has none. */
const memory = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

/** @returns true if the value outlives the page */
const write = (key: string, value: string | null): boolean => {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    if (value !== null) memory.set(key, value);
    return false;
  }
};

export const readAccess = (): string | null => read(ACCESS_KEY) || null;

export const readRefresh = (): string | null => read(REFRESH_KEY) || null;

/** Name of the stored session. Null if an older version stored it. */
export const readSession = (): string | null => read(SESSION_KEY);

/**
 * Stores a token pair. The access token is written last, because other tabs react to it and then
 * read the other values.
 * @param name of a new session. Without it, the pair renews the stored session
 * @returns true if the session outlives the page
 */
export const writeTokens = ({ access, refresh }: Tokens, name?: string): boolean => {
  if (name !== undefined) write(SESSION_KEY, name);
  write(REFRESH_KEY, refresh);
  return write(ACCESS_KEY, access);
};

export const clearTokens = (): void => {
  write(SESSION_KEY, null);
  write(REFRESH_KEY, null);
  write(ACCESS_KEY, null);
};
