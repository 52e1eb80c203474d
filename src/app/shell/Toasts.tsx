import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack';
import { useEffect, type Ref } from 'react';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { toasts, type Toast as ToastWish } from '#src/lib/toasts.ts';
import { shade } from '#theme/tokens.ts';

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** Success and information are polite live regions, errors are assertive. */
function Toast({ id, message, variant, style, ref }: ToastProps) {
  return (
    <NoticeBanner
      ref={ref}
      severity={variant === 'default' ? 'info' : variant}
      onClose={() => closeSnackbar(id)}
      style={style}
      sx={{
        width: { xs: 'calc(100vw - 40px)', sm: 'auto' },
        minWidth: { sm: 320 },
        maxWidth: 480,
        boxShadow: `0 12px 32px -8px ${shade(0.28)}`,
        // Whole pixels, because a layer at a fraction of a pixel is rendered in one of two ways.
        lineHeight: '24px',
        '& .MuiAlert-message': { flex: 1 },
      }}
    >
      {message}
    </NoticeBanner>
  );
}

const kinds = { success: Toast, info: Toast, warning: Toast, error: Toast, default: Toast };

let latest: SnackbarKey | null = null;

/** An error stays. Other toasts replace each other, because undo contradicts what it undoes. */
const show = ({ text, kind }: ToastWish): void => {
  if (kind === 'error') {
    enqueueSnackbar(text, { variant: kind, autoHideDuration: null });
    return;
  }
  if (latest !== null) closeSnackbar(latest);
  latest = enqueueSnackbar(text, { variant: kind });
};

interface ToastsProps {
  /** Time in ms until a toast other than an error closes. Null keeps it open. */
  hideAfter?: number | null;
}

export default function Toasts({ hideAfter = 6_000 }: ToastsProps) {
  useEffect(() => toasts.serve(show), []);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={hideAfter}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={kinds}
    />
  );
}
