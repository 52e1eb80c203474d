import { toasts } from '#src/lib/toasts.ts';

/** The only way to show a toast. An error stays until it is closed. */
export const useToast = () => toast;

const toast = {
  success: (text: string): void => toasts.show({ text, kind: 'success' }),
  info: (text: string): void => toasts.show({ text, kind: 'info' }),
  error: (text: string): void => toasts.show({ text, kind: 'error' }),
};
