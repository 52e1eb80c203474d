import { useEffect, type RefObject } from 'react';
import { resubmit } from '#src/browser/preHydrationEvents.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * For a form that needs scripts. Until hydration it has the attribute `data-waits`, which blocks
 * native submission with its values in the address. An early submission is sent after hydration.
 * @param who `person`: only logged-in people need scripts, because a plain form does not say who they
 * are
 * @returns props for the `form`
 */
export const useWaits = (
  form: RefObject<HTMLFormElement | null>,
  who: '' | 'person' = '',
): { 'data-waits'?: string } => {
  const hydrated = useHydrated();
  useEffect(() => resubmit(form.current), [form]);
  return hydrated ? {} : { 'data-waits': who };
};
