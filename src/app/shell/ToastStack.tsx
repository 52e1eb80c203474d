import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { toasts, type Toast } from '#src/lib/toasts.ts';

/** Shows the last message in a plain box if the stack cannot be loaded. */
function PlainToast() {
  const { t } = useTranslation();
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => toasts.serve(setToast), []);
  return toast ? (
    <Paper
      role={toast.kind === 'error' ? 'alert' : 'status'}
      elevation={6}
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 16,
        // An error stays, and must not cover the button that tries again.
        'body:has([data-bottom-bar="booking"]) &': { bottom: { xs: 88, md: 16 } },
        zIndex: 'snackbar',
        width: 'fit-content',
        mx: 'auto',
        p: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
      }}
    >
      {toast.text}
      <Button onClick={() => setToast(null)}>{t('common.close')}</Button>
    </Paper>
  ) : null;
}

const Stack = lazyDialog(async () => {
  const { default: Toasts } = await import('./Toasts.tsx');
  return ({ open }: { open?: boolean }) => (open ? <Toasts /> : null);
}, PlainToast);

const notYet = (): boolean => false;

export function ToastStack() {
  return <Stack open={useSyncExternalStore(toasts.subscribe, toasts.isWanted, notYet)} />;
}
