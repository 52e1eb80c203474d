import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storedValue } from '#src/browser/stored/storedValue.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { isTexts } from '#src/lib/read.ts';

const kept = storedValue('seira.devices', 'local', isTexts);

/**
 * The secret that this device was given for a place; null without one. It comes in the fragment of
 * the device's link, from where it goes into the device's storage at once: neither the address nor
 * the history keeps it.
 * @param id the place's slug, as in the address
 */
export const useDeviceSecret = (id: string): string | null => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = /^#([0-9a-f]{32})$/.exec(hash)?.[1];
  useEffect(() => {
    if (!given) return;
    kept.set({ ...kept.get(), [id]: given });
    void navigate(pathname + search, { replace: true });
  }, [given, id, navigate, pathname, search]);
  return useStoredValue(kept)?.[id] ?? null;
};
