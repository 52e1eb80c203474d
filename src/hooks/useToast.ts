import { toasts } from '#src/lib/toasts.ts';
import { useErrorText } from './useErrorText.ts';

/** The only way to show a toast. An error stays until it is closed. */
export const useToast = () => toast;

/** Returns a function that shows an error as a toast in the current language. */
export const useErrorToast = (): ((error: unknown) => void) => {
  const errorText = useErrorText();
  return (error) => toast.error(errorText(error));
};

const toast = {
  success: (text: string): void => toasts.show({ text, kind: 'success' }),
  info: (text: string): void => toasts.show({ text, kind: 'info' }),
  error: (text: string): void => toasts.show({ text, kind: 'error' }),
};
