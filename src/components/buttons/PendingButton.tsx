import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState, type ReactNode } from 'react';

export interface PendingButtonProps extends Omit<ButtonProps, 'loading' | 'loadingIndicator'> {
  /** The action is in progress: a second press does nothing, and the focus stays. */
  pending?: boolean;
  /**
   * Replaces `onClick`: the button is pending until the promise settles. The button
   * alone renders anew then, so that the press is answered at once also within a large form.
   */
  onPress?: () => Promise<void> | void;
  pendingLabel?: ReactNode;
  /** Disabled but still focusable, so that its description is announced. */
  'aria-disabled'?: ButtonProps['aria-disabled'];
}

/**
 * A button that cannot be pressed twice and never loses the focus while it waits. With
 * `aria-disabled` it does nothing either, but stays focusable, so that its description is
 * announced.
 */
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
