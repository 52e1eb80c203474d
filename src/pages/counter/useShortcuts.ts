import { useKeyboardShortcuts, type ShortcutKeys } from '#src/hooks/useKeyboardShortcuts.ts';

export type Shortcut = 'next' | 'recall' | 'done' | 'no_show' | 'return' | 'pause';

const keys: ShortcutKeys<Shortcut> = {
  Space: 'next',
  KeyR: 'recall',
  KeyD: 'done',
  KeyN: 'no_show',
  KeyB: 'return',
  KeyP: 'pause',
};

/** Listens for the shortcuts of a counter's screen: see `useKeyboardShortcuts`. */
export const useShortcuts = (run: (shortcut: Shortcut) => void) => useKeyboardShortcuts(keys, run);
