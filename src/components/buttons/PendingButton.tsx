import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState, type ReactNode } from 'react';

export interface PendingButtonProps extends Omit<ButtonProps, 'loading' | 'loadingIndicator'> {
  /** The action is in progress: further clicks do nothing, and the button keeps focus. */
  pending?: boolean;
  /**
   * Replaces `onClick`. The button is pending until the promise settles. Only the button
   * re-renders, so it responds at once even inside a large form.
   */
  onPress?: () => Promise<void> | void;
  pendingLabel?: ReactNode;
  /** Disabled but still focusable, so that screen readers announce its description. */
  'aria-disabled'?: ButtonProps['aria-disabled'];
}

/** A button that ignores a second click and keeps focus while it is pending. */
export function PendingButton({
  pending: waiting = false,
  pendingLabel,
  onPress,
  children,
  onClick,
  startIcon,
  sx,
  'aria-disabled': barred = false,
  ...rest
}: PendingButtonProps) {
  const [acting, setActing] = useState(false);
  const pending = waiting || acting;
  const act = async (): Promise<void> => {
    const ended = onPress?.();
    if (!ended) return;
    setActing(true);
    await ended.finally(() => setActing(false));
  };
  const inert = pending || barred === true || barred === 'true';
  return (
    <Button
      variant="contained"
      {...rest}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      startIcon={pending ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else if (onPress) void act();
        else onClick?.(event);
      }}
      sx={[
        inert && { cursor: pending ? 'progress' : 'not-allowed' },
        inert && !pending && { opacity: 0.6 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}
