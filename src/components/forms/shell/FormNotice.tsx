import Alert from '@mui/material/Alert';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('div')(({ theme }) => ({
  '&:not(:empty)': { marginTop: theme.spacing(1.5) },
}));

/** Result of submitting a form, announced when it appears. */
export function FormNotice({ children }: { children?: ReactNode }) {
  return <Root aria-live="polite">{children}</Root>;
}

/** Tells visitors without scripts that the form cannot be sent. */
export function NeedsScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        {t('forms.needsScripts')}
      </Alert>
    </noscript>
  );
}
