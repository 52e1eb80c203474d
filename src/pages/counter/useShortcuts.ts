import { useEffect, useRef } from 'react';
import { keptValue } from '#src/browser/keptValue.ts';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';

/** What a key does. */
export type Shortcut = 'next' | 'recall' | 'done' | 'no_show' | 'return' | 'pause';

/** By the key's place on the keyboard, so that it works in Greek and in Latin letters. */
const shortcuts: Partial<Record<string, Shortcut>> = {
  Space: 'next',
  KeyR: 'recall',
  KeyD: 'done',
  KeyN: 'no_show',
  KeyB: 'return',
  KeyP: 'pause',
};

const typing = 'input, textarea, select, [contenteditable]';
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const pressable = 'button, a[href], summary, [role="button"]';

/** The shortcut that a key press means here; null where the key belongs to what has the focus. */
export const shortcutOf = (event: KeyboardEvent): Shortcut | null => {
  const { ctrlKey, altKey, metaKey, repeat, defaultPrevented, target, code } = event;
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return null;
  const focused = target instanceof Element ? target : null;
  if (focused?.closest(`${typing}, ${overlay}`)) return null;
  if (code === 'Space' && focused?.closest(pressable)) return null;
  return shortcuts[code] ?? null;
};

const kept = keptValue(
  'seira.shortcuts',
  'local',
  (value): value is boolean => typeof value === 'boolean',
);

/**
 * Listens for the shortcuts of the screen, unless they are switched off on this device.
 * @returns whether they are on, and a function to change that
 */
export const useShortcuts = (
  run: (shortcut: Shortcut) => void,
): [boolean, (enabled: boolean) => void] => {
  const enabled = useKeptValue(kept) ?? true;
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
  return [enabled, (next) => kept.set(next)];
};
