import { useErrorText } from './useErrorText.ts';
import { useToast } from './useToast.ts';

/** Returns a function that shows an error as a toast in the current language. */
export const useErrorToast = (): ((error: unknown) => void) => {
  const toast = useToast();
  const errorText = useErrorText();
  return (error) => toast.error(errorText(error));
};
