import { useRef, useState } from 'react';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import type { FormProps } from './FormShell.tsx';

/** A form that anybody can send; its fields are emptied once `onSubmit` resolves to true. */
export interface GuardedForm<Values, Typed = Values> extends Omit<
  FormProps<Values, Typed>,
  'onSubmit'
> {
  /** Receives the values once they are valid, and how they were filled in. */
  onSubmit?: (values: Values, guard: FormGuard) => Promise<unknown> | void;
}

/**
 * For a form that anybody can send without an account: tells people from programs.
 * @returns `trap` for its `Honeypot`, and how the form was filled in so far
 */
export const useFormGuard = () => {
  const trap = useRef<HTMLInputElement>(null);
  const [since] = useState(() => performance.now());
  return {
    trap,
    read: (): FormGuard => ({
      website: trap.current?.value ?? '',
      seconds: (performance.now() - since) / 1000,
    }),
  };
};
