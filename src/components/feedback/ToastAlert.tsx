import type { CSSProperties, ReactNode, Ref } from 'react';
import { NoticeBanner, type Severity } from '#src/components/feedback/NoticeBanner.tsx';

/** The kinds of toasts that notistack knows. */
export type ToastVariant = Severity | 'default';

export interface ToastAlertProps {
  message?: ReactNode;
  variant?: ToastVariant;
  id?: string | number;
  onClose?: () => void;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One toast of the stack: success and information wait politely, errors interrupt; each can be
 * closed by keyboard.
 */
export function ToastAlert({
  message,
  variant = 'default',
  id,
  onClose,
  style,
  ref,
}: ToastAlertProps) {
  return (
    <NoticeBanner
      ref={ref}
      id={id === undefined ? undefined : `toast-${id}`}
      severity={variant === 'default' ? 'info' : variant}
      onClose={onClose}
      style={style}
      sx={{
        width: { xs: 'calc(100vw - 40px)', sm: 'auto' },
        minWidth: { sm: 320 },
        maxWidth: 480,
        boxShadow: '0 12px 32px -8px rgb(16 36 62 / 0.28)',
        '& .MuiAlert-message': { flex: 1 },
      }}
    >
      {message}
    </NoticeBanner>
  );
}
