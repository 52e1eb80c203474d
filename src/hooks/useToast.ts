import { toasts } from '#src/lib/toasts.ts';

/**
 * The one way to say something in passing. Success and information vanish by themselves, an error
 * stays until it is closed.
 */
export const useToast = () => toast;

const toast = {
  success: (text: string): void => toasts.say({ text, kind: 'success' }),
  info: (text: string): void => toasts.say({ text, kind: 'info' }),
  error: (text: string): void => toasts.say({ text, kind: 'error' }),
};
