import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { useEffect, type Ref } from 'react';
import { ToastAlert } from '#src/components/feedback/ToastAlert.tsx';
import { toasts, type Toast as ToastWish } from '#src/lib/toasts.ts';

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

function Toast({ id, message, variant, style, ref }: ToastProps) {
  return (
    <ToastAlert
      ref={ref}
      id={id}
      message={message}
      variant={variant}
      style={style}
      onClose={() => closeSnackbar(id)}
    />
  );
}

const kinds = { success: Toast, info: Toast, warning: Toast, error: Toast, default: Toast };

const say = ({ text, kind }: ToastWish): void =>
  void enqueueSnackbar(text, {
    variant: kind,
    ...(kind === 'error' && { autoHideDuration: null }),
  });

interface ToastsProps {
  /** Milliseconds until a toast that is not an error closes by itself; null keeps it open. */
  hideAfter?: number | null;
}

/** The stack of toasts, at the foot of the window. */
export default function Toasts({ hideAfter = 6_000 }: ToastsProps) {
  useEffect(() => toasts.serve(say), []);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={hideAfter}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={kinds}
    />
  );
}
