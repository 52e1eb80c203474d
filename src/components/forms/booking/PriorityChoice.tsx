import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITY_REASONS, type PriorityReason } from '#common/priority.ts';
import { Note } from './bookingParts.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& > p': { outline: 'none' },
  '& > ul': { ...theme.mixins.wrap, gap: theme.spacing(1) },
}));

export interface PriorityChoiceProps {
  reason: PriorityReason | null;
  /** Null withdraws the priority. */
  onChoose: (reason: PriorityReason | null) => void;
}

/** A quiet question for priority. The reasons are a second step, as on a kiosk. */
export function PriorityChoice({ reason, onChoose }: PriorityChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  // The clicked button disappears, so the focus moves to the text that replaces it.
  const focus = (text: HTMLParagraphElement | null): void => text?.focus();
  if (reason)
    return (
      <Root>
        <p tabIndex={-1} ref={focus}>
          {t('booking.priority.chosen', { reason: t(`booking.priority.reasons.${reason}`) })}
        </p>
        <Button variant="text" sx={{ ml: -2.5 }} onClick={() => onChoose(null)}>
          {t('booking.priority.without')}
        </Button>
      </Root>
    );
  return (
    <Root>
      <Button
        variant="text"
        sx={{ ml: -2.5 }}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {t('booking.priority.ask')}
      </Button>
      {isAsking && (
        <>
          <p id={id} tabIndex={-1} ref={focus}>
            {t('booking.priority.title')}
          </p>
          <ul aria-labelledby={id}>
            {PRIORITY_REASONS.map((one) => (
              <li key={one}>
                <Button
                  variant="outlined"
                  onClick={() => {
                    setAsking(false);
                    onChoose(one);
                  }}
                >
                  {t(`booking.priority.reasons.${one}`)}
                </Button>
              </li>
            ))}
          </ul>
          <Note>{t('booking.priority.note')}</Note>
        </>
      )}
    </Root>
  );
}
