import { useEffect, type RefObject } from 'react';
import { resubmit } from '#src/browser/preHydrationEvents.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * For a form that needs scripts. Until hydration it has the attribute `data-waits`, which blocks
 * native submission with its values in the address. An early submission is sent after hydration.
 * @returns props for the `form`
 */
export const useWaits = (form: RefObject<HTMLFormElement | null>): { 'data-waits'?: '' } => {
  const hydrated = useHydrated();
  useEffect(() => resubmit(form.current), [form]);
  return hydrated ? {} : { 'data-waits': '' };
};
