import { storedValue } from '#src/browser/stored/storedValue.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { isTexts } from '#src/lib/read.ts';

/** The secrets of this device by the slug of their place. */
export const storedSecrets = storedValue('seira.devices', 'local', isTexts);

/** The secret of this device for a place. Null without one. */
export const useStoredSecret = (id: string): string | null =>
  useStoredValue(storedSecrets)?.[id] ?? null;
