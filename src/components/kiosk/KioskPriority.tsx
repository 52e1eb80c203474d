import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITY_REASONS, type PriorityReason } from '#common/priority.ts';

const Root = styled('section')({
  display: 'grid',
  gap: '1em',
  width: '100%',
  maxWidth: '34em',
  textAlign: 'center',
  '& h2': { fontSize: '1.5em', lineHeight: 1.25, fontWeight: 650, outline: 'none' },
  '& ul': { display: 'grid', gap: '0.7em' },
  '& .MuiButton-root': { width: '100%', minHeight: '3.4em', fontSize: '1.15em' },
});

export interface KioskPriorityProps {
  onChoose: (reason: PriorityReason) => void;
  onBack: () => void;
}

/** The reasons for priority, each a large button. The service is chosen afterwards. */
export function KioskPriority({ onChoose, onBack }: KioskPriorityProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('kiosk.priority.title')}
      </h2>
      <ul>
        {PRIORITY_REASONS.map((reason) => (
          <li key={reason}>
            <Button variant="outlined" onClick={() => onChoose(reason)}>
              {t(`hall.reasons.${reason}`)}
            </Button>
          </li>
        ))}
      </ul>
      <p>{t('kiosk.priority.note')}</p>
      <Button variant="text" onClick={onBack}>
        {t('kiosk.priority.back')}
      </Button>
    </Root>
  );
}
