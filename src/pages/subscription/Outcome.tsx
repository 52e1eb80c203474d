import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';

interface Props {
  severity: 'success' | 'warning';
  children: ReactNode;
  /** Takes the focus from the button that was pressed. */
  ref?: Ref<HTMLDivElement>;
}

/** The result, and the way on. */
export function Outcome({ severity, children, ref }: Props) {
  const { t } = useTranslation();
  return (
    <Stack ref={ref} spacing={3} sx={{ alignItems: 'flex-start', '&:focus': { outline: 'none' } }}>
      <NoticeBanner severity={severity}>{children}</NoticeBanner>
      <Button component={Link} variant="outlined" to={paths.home.href()}>
        {t('subscription.home')}
      </Button>
    </Stack>
  );
}

/** A subscription that has ended, or that never was. */
export function Missing() {
  const { t } = useTranslation();
  return <Outcome severity="warning">{t('subscription.missing')}</Outcome>;
}
