import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { formatNumber } from '#src/lib/numbers.ts';

/** How many people can be let pass; the server takes 1 to 10. */
const crowds = [1, 2, 3, 5, 10];

export interface TicketActionsProps {
  /** What can be done with the ticket now; nothing else is offered. */
  can?: readonly ('cancel' | 'let_pass' | 'came_late' | 'undo')[];
  /** The number issued in its waiting list, named by the questions. */
  rank?: number | null;
  /** A press is under way. */
  pending?: boolean;
  /** Called when the person says that they are there after all. */
  onCameLate?: () => void;
  /** Called with how many people may pass, 1 to 10. */
  onLetPass?: (people: number) => void;
  /** Called when the number is given back. */
  onCancel?: () => void;
}

/**
 * What the holder of a ticket can do with it. What costs a place in the line is asked once more,
 * and the question says what will happen.
 */
export function TicketActions({
  can = [],
  rank = null,
  pending = false,
  onCameLate,
  onLetPass,
  onCancel,
}: TicketActionsProps) {
  const { t, i18n } = useTranslation();
  const [asked, setAsked] = useState<'let_pass' | 'cancel' | null>(null);
  const [people, setPeople] = useState(1);
  const number = formatNumber(rank, i18n.language);
  const close = (): void => setAsked(null);
  if (!can.some((action) => action !== 'undo')) return null;

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {can.includes('came_late') && (
        <PendingButton pending={pending} onClick={onCameLate}>
          {t('tickets.actions.cameLate')}
        </PendingButton>
      )}
      {can.includes('let_pass') && (
        <PendingButton variant="outlined" pending={pending} onClick={() => setAsked('let_pass')}>
          {t('tickets.actions.letPass')}
        </PendingButton>
      )}
      {can.includes('cancel') && (
        <PendingButton
          variant="text"
          color="error"
          pending={pending}
          onClick={() => setAsked('cancel')}
        >
          {t('tickets.actions.cancel')}
        </PendingButton>
      )}
      <ConfirmDialog
        open={asked === 'let_pass'}
        title={t('tickets.actions.letPassTitle')}
        text={t('tickets.actions.letPassText', { rank: number })}
        confirmLabel={t('tickets.actions.letPassConfirm', { count: people })}
        onClose={close}
        onConfirm={() => {
          close();
          onLetPass?.(people);
        }}
      >
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          aria-label={t('tickets.actions.howMany')}
          value={people}
          onChange={(_event, chosen: number | null) => chosen !== null && setPeople(chosen)}
          sx={{ mt: 2 }}
        >
          {crowds.map((crowd) => (
            <ToggleButton key={crowd} value={crowd} sx={{ minHeight: 48 }}>
              {formatNumber(crowd, i18n.language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'cancel'}
        tone="danger"
        title={t('tickets.actions.cancelTitle', { rank: number })}
        text={t('tickets.actions.cancelText')}
        confirmLabel={t('tickets.actions.cancel')}
        onClose={close}
        onConfirm={() => {
          close();
          onCancel?.();
        }}
      />
    </Stack>
  );
}
