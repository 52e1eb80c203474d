import { useRef, useState } from 'react';
import type { FormGuard } from '#common/contract/forms/guard.ts';

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
