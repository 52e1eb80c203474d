export interface Tokens {
  access: string;
  refresh: string;
}

/** The storage keys of the contract. */
export const ACCESS_KEY = 'id_token';
export const REFRESH_KEY = 'refresh_token';

/** Names the session that the tokens belong to, which outlasts each of them. */
const SESSION_KEY = 'seira.session';

/** Replaces `localStorage` where a browser refuses it or has none. */
const memory = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

/** @returns whether the value outlives the page */
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

/** The name of the session that the stored tokens belong to; null for one of an older version. */
export const readSession = (): string | null => read(SESSION_KEY);

/**
 * Stores a pair. The access token is written last: another tab reacts to it and must already find
 * what belongs to it.
 * @param name of a new session; without it the pair renews the one that is stored
 * @returns whether the session outlives the page
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
