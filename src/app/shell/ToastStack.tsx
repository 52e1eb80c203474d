import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts, type Toast } from '#src/lib/toasts.ts';
import { radii } from '#theme/tokens.ts';

const looks = {
  success: { Icon: CheckCircle, role: 'success' },
  info: { Icon: InfoOutlined, role: 'active' },
  error: { Icon: ErrorOutline, role: 'danger' },
} as const;

const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 20,
  bottom: 14,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  gap: 12,
  justifyItems: 'center',
  pointerEvents: 'none',
}));

const Box = styled(Paper, { shouldForwardProp: (prop) => prop !== 'kind' })<{
  kind: Toast['kind'];
}>(({ theme, kind }) => {
  const colours = theme.vars.palette.roles[looks[kind].role];
  return {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(0.75, 2),
    width: '100%',
    [theme.breakpoints.up('sm')]: { width: 'auto', minWidth: 320, maxWidth: 480 },
    border: '1px solid',
    borderColor: colours.outline,
    borderRadius: radii.control,
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: colours.text,
    backgroundColor: colours.background,
    boxShadow: '0 12px 32px -8px rgb(16 36 62 / 0.28)',
    pointerEvents: 'auto',
    '& > p': { flex: 1 },
  };
});

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
  const { Icon } = looks[kind];
  return (
    <Box
      kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon fontSize="small" aria-hidden />
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
    </Box>
  );
}

const none: readonly Toast[] = [];

/** The passing messages, at the foot of the window. */
export function ToastStack({ hideAfter = 6_000 }: ToastStackProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  return (
    <Stack>
      {shown.map((toast) => (
        <ToastBox key={toast.id} {...toast} hideAfter={hideAfter} />
      ))}
    </Stack>
  );
}
