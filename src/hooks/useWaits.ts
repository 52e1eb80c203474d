import { useEffect, type RefObject } from 'react';
import { sendAgain } from '#src/browser/early.ts';
import { useDrawnHere } from './useDrawnHere.ts';

/**
 * For a form that only scripts can send: until it is taken over it bears `data-waits`, so that the
 * browser never sends it by itself, with what was typed in the address. Sent in that time, it is
 * sent when it can be.
 * @returns what to spread on the `form`
 */
export const useWaits = (form: RefObject<HTMLFormElement | null>): { 'data-waits'?: '' } => {
  const drawnHere = useDrawnHere();
  useEffect(() => sendAgain(form.current), [form]);
  return drawnHere ? {} : { 'data-waits': '' };
};
