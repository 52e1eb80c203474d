import { useEffect, type RefObject } from 'react';
import { sendAgain } from '#src/browser/early.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * For a form that only scripts can send: until it is taken over it bears `data-waits`, so that the
 * browser never sends it by itself, with what was typed in the address. Sent in that time, it is
 * sent when it can be.
 * @returns what to spread on the `form`
 */
export const useWaits = (form: RefObject<HTMLFormElement | null>): { 'data-waits'?: '' } => {
  const hydrated = useHydrated();
  useEffect(() => sendAgain(form.current), [form]);
  return hydrated ? {} : { 'data-waits': '' };
};
