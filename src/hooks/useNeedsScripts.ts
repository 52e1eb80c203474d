import { useEffect, type RefObject } from 'react';
import { resubmit } from '#src/browser/preHydrationEvents.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * For a form that needs scripts. Until hydration it has the attribute `data-needs-scripts`, which
 * prevents native submission with its values in the address. An early submission is sent after
 * hydration.
 * @param who `person`: only logged-in people need scripts, because a plain form does not identify
 * them
 * @returns props for the `form`
 */
export const useNeedsScripts = (
  form: RefObject<HTMLFormElement | null>,
  who: '' | 'person' = '',
): { 'data-needs-scripts'?: string } => {
  const hydrated = useHydrated();
  useEffect(() => resubmit(form.current), [form]);
  return hydrated ? {} : { 'data-needs-scripts': who };
};
