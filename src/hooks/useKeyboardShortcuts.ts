import { useEffect, useRef } from 'react';
import { storedValue } from '#src/browser/stored/storedValue.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';

/**
 * Shortcuts by the physical key, such as `KeyR`, which works in Greek and Latin layouts, or by the
 * typed character, such as `?`.
 */
export type ShortcutKeys<Shortcut extends string> = Partial<Record<string, Shortcut>>;

const typing = 'input, textarea, select, [contenteditable]';
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const pressable = 'button, a[href], summary, [role="button"]';

/** The shortcut for a key event. Null if the focused element needs the key. */
const shortcutOf = <Shortcut extends string>(
  keys: ShortcutKeys<Shortcut>,
  event: KeyboardEvent,
): Shortcut | null => {
  const { ctrlKey, altKey, metaKey, repeat, defaultPrevented, target, code, key } = event;
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return null;
  const focused = target instanceof Element ? target : null;
  if (focused?.closest(`${typing}, ${overlay}`)) return null;
  if (code === 'Space' && focused?.closest(pressable)) return null;
  return keys[code] ?? keys[key] ?? null;
};

const storedSetting = storedValue(
  'seira.shortcuts',
  'local',
  (value): value is boolean => typeof value === 'boolean',
);

/** Returns whether shortcuts are enabled on this device, and a setter. */
export const useShortcutsOn = (): [boolean, (on: boolean) => void] => [
  useStoredValue(storedSetting) ?? true,
  storedSetting.set,
];

/**
 * Listens for the shortcuts of a screen, unless they are disabled on this device.
 * @param keys created at module level
 */
export const useKeyboardShortcuts = <Shortcut extends string>(
  keys: ShortcutKeys<Shortcut>,
  run: (shortcut: Shortcut) => void,
): void => {
  const [enabled] = useShortcutsOn();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(keys, event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled, keys]);
};
