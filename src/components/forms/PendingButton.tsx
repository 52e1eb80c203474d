import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

export interface PendingButtonProps extends Omit<ButtonProps, 'loading' | 'loadingIndicator'> {
  /** The press is on its way: a second one does nothing, the focus stays. */
  pending?: boolean;
  /** What the button says meanwhile. */
  pendingLabel?: ReactNode;
}

/** A button that cannot be pressed twice and never loses the focus while it waits. */
export function PendingButton({
  pending = false,
  pendingLabel,
  children,
  onClick,
  startIcon,
  sx,
  ...rest
}: PendingButtonProps) {
  return (
    <Button
      variant="contained"
      {...rest}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      startIcon={pending ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
      sx={[pending && { cursor: 'progress' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}
