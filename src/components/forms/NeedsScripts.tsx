import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says in a form that only scripts can send, to whoever has none, that it cannot be sent. */
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
