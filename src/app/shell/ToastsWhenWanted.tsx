import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts, type Toast } from '#src/lib/toasts.ts';

let Stack: ComponentType | null = null;
let lost = false;

/** Brings the stack of toasts. Browsers do not ask again for what they could not get once. */
export const loadToasts = async (): Promise<void> => {
  if (Stack || lost || !navigator.onLine) return;
  try {
    Stack = (await import('./Toasts.tsx')).default;
  } catch {
    lost = true;
  }
};

/** Says the last thing in a plain box where the stack cannot be had. */
function PlainToast() {
  const { t } = useTranslation();
  const [said, setSaid] = useState<Toast | null>(null);
  useEffect(() => toasts.serve(setSaid), []);
  return said ? (
    <Paper
      role={said.kind === 'error' ? 'alert' : 'status'}
      elevation={6}
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 16,
        zIndex: 'snackbar',
        width: 'fit-content',
        mx: 'auto',
        p: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
      }}
    >
      {said.text}
      <Button onClick={() => setSaid(null)}>{t('common.close')}</Button>
    </Paper>
  ) : null;
}

const notYet = (): boolean => false;

/** The stack of toasts, loaded with the first of them at the latest. */
export function ToastsWhenWanted() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted, notYet);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (wanted) void loadToasts().finally(() => setTried(true));
  }, [wanted]);
  if (!wanted || !tried) return null;
  return Stack ? <Stack /> : <PlainToast />;
}
