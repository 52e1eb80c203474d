import Alert, { type AlertProps } from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

export type Severity = NonNullable<AlertProps['severity']>;

export interface NoticeBannerProps extends Omit<AlertProps, 'severity' | 'onClose'> {
  severity?: Severity;
  /** Without it, there is no close button. */
  onClose?: () => void;
}

/** A message inside a form or page. */
export function NoticeBanner({ severity = 'info', onClose, ...rest }: NoticeBannerProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity={severity}
      role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
      onClose={onClose}
      closeText={t('feedback.dismiss')}
      {...rest}
    />
  );
}
