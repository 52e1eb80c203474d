import { enqueueSnackbar } from 'notistack';

/**
 * The one way to say something in passing. Success and information vanish by themselves, an error
 * stays until it is closed.
 */
export const useToast = () => toast;

const toast = {
  success: (text: string): void => void enqueueSnackbar(text, { variant: 'success' }),
  info: (text: string): void => void enqueueSnackbar(text, { variant: 'info' }),
  error: (text: string): void =>
    void enqueueSnackbar(text, { variant: 'error', autoHideDuration: null }),
};
