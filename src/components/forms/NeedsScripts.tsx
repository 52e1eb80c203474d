import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Tells a visitor without scripts that a form which needs them cannot be sent. */
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
