import { useEffect, type RefObject } from 'react';
import { sendAgain } from '#src/browser/early.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * For a form that only scripts can send: until hydration it has the attribute `data-waits`, so that
 * the browser never sends it natively, with its values in the address. A form sent in that time is
 * sent once it is hydrated.
 * @returns the props to spread on the `form`
 */
export const useWaits = (form: RefObject<HTMLFormElement | null>): { 'data-waits'?: '' } => {
  const hydrated = useHydrated();
  useEffect(() => sendAgain(form.current), [form]);
  return hydrated ? {} : { 'data-waits': '' };
};
