import { closeSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack';
import type { ReactNode, Ref } from 'react';
import { ToastAlert } from '#src/components/feedback/ToastAlert.tsx';

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

/** The stack of toasts, at the foot of the window. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={6_000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={kinds}
    >
      {children}
    </SnackbarProvider>
  );
}
