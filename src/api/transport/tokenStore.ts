/** A pair of tokens as the server issues it. */
export interface Tokens {
  access: string;
  refresh: string;
}

/** The storage keys of the contract. */
export const ACCESS_KEY = 'id_token';
export const REFRESH_KEY = 'refresh_token';

/** Replaces `localStorage` where a browser refuses it or has none. */
const memory = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
};

/** The access token stored in this browser, or null. */
export const readAccess = (): string | null => read(ACCESS_KEY) || null;

/** The refresh token stored in this browser, or null. */
export const readRefresh = (): string | null => read(REFRESH_KEY) || null;

/**
 * Stores a pair. The refresh token is written first: another tab reacts to the access token and
 * must already find its partner.
 */
export const writeTokens = ({ access, refresh }: Tokens): void => {
  write(REFRESH_KEY, refresh);
  write(ACCESS_KEY, access);
};

export const clearTokens = (): void => {
  write(REFRESH_KEY, null);
  write(ACCESS_KEY, null);
};
