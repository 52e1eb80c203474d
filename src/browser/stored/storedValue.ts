export interface StoredValue<T> {
  get: () => T | null;
  set: (value: T | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Stores a JSON value under a key. A value that `isValid` rejects counts as absent. If the
 * browser refuses storage, the value lasts as long as the page.
 * @param area `session` ends with the tab, `local` persists and is synchronised across tabs
 */
export const storedValue = <T>(
  key: string,
  area: 'local' | 'session',
  isValid: (value: unknown) => value is T,
): StoredValue<T> => {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: T | null = null;

  const storage = (): Storage => (area === 'local' ? localStorage : sessionStorage);

  const read = (): string | null | undefined => {
    try {
      return storage().getItem(key);
    } catch {
      return undefined;
    }
  };

  const load = (): T | null => {
    const stored = read();
    if (stored === undefined || stored === text) return value;
    text = stored;
    try {
      const parsed: unknown = stored === null ? null : JSON.parse(stored);
      value = isValid(parsed) ? parsed : null;
    } catch {
      value = null;
    }
    return value;
  };

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const follow = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) notify();
  };

  return {
    get: load,
    set: (next) => {
      value = next;
      try {
        text = next === null ? null : JSON.stringify(next);
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // A full storage still has the old text, which must not replace the value.
        text = read();
      }
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0 && area === 'local') window.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
  };
};
