import BoltIcon from '@mui/icons-material/BoltOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whereabouts } from '#src/browser/position.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { lazyWithFallback } from '#src/components/lazy/loadWithFallback.tsx';

const Panel = lazyWithFallback(async () => (await import('./GoNowPanel.tsx')).GoNowPanel);

/** The state of «Πάω τώρα». Opening it asks for the position, unless that was asked before. */
export const useGoNow = () => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    isOpen,
    id,
    open: (): void => {
      setOpen(true);
      void whereabouts.ask();
    },
    close: (): void => {
      setOpen(false);
      document.getElementById(id)?.focus();
    },
  };
};

type GoNow = ReturnType<typeof useGoNow>;

export function GoNowButton({ goNow, ...rest }: { goNow: GoNow } & ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      id={goNow.id}
      variant="outlined"
      startIcon={<BoltIcon />}
      aria-expanded={goNow.isOpen}
      onClick={goNow.isOpen ? goNow.close : goNow.open}
      {...rest}
    >
      {t('browse.goNow.title')}
    </Button>
  );
}

/** Without a connection, the code of the places waits for one. */
function Loading() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return isOnline ? (
    <Skeleton variant="rounded" height={420} />
  ) : (
    <p role="status">{t('errors.network')}</p>
  );
}

/** The places, above the results. Its code loads on the first press. */
export function GoNowAnswers({ goNow, category }: { goNow: GoNow; category?: string }) {
  if (!goNow.isOpen) return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Suspense fallback={<Loading />}>
        <Panel category={category} onClose={goNow.close} />
      </Suspense>
    </Box>
  );
}
