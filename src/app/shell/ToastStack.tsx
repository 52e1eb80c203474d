import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts, type Toast } from '#src/lib/toasts.ts';

const looks = {
  success: { Icon: CheckCircle, role: 'success' },
  info: { Icon: InfoOutlined, role: 'active' },
  error: { Icon: ErrorOutline, role: 'danger' },
} as const;

interface ToastStackProps {
  /** Milliseconds until a toast that is not an error closes by itself; null keeps it open. */
  hideAfter?: number | null;
}

/** It vanishes by itself, unless it is an error or somebody is at it. */
function ToastBox({ id, text, kind, hideAfter }: Toast & Required<ToastStackProps>) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (kind === 'error' || held || hideAfter === null) return undefined;
    const timer = setTimeout(() => toasts.close(id), hideAfter);
    return () => clearTimeout(timer);
  }, [id, kind, held, hideAfter]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  const { Icon, role } = looks[kind];
  return (
    <Paper
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 0.75,
        minWidth: 'min(320px, 100%)',
        maxWidth: 480,
        border: 1,
        borderColor: `roles.${role}.outline`,
        typography: 'body2',
        fontWeight: 500,
        color: `roles.${role}.text`,
        bgcolor: `roles.${role}.background`,
        boxShadow: '0 12px 32px -8px rgb(16 36 62 / 0.28)',
        pointerEvents: 'auto',
        '& > p': { flex: 1 },
      }}
    >
      <Icon fontSize="small" />
      <p>{text}</p>
      <IconButton
        size="small"
        color="inherit"
        edge="end"
        aria-label={t('feedback.dismiss')}
        onClick={() => toasts.close(id)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}

const none: readonly Toast[] = [];

/** The passing messages, at the foot of the window. */
export function ToastStack({ hideAfter = 6_000 }: ToastStackProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 20,
        bottom: 14,
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {shown.map((toast) => (
        <ToastBox key={toast.id} {...toast} hideAfter={hideAfter} />
      ))}
    </Box>
  );
}
