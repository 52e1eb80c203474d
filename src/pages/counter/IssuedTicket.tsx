import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIORITY_REASONS } from '#common/priority.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { priorityOptions } from '#src/components/counter/hall/services.ts';
import { CompactSelect } from '#src/components/forms/fields/CompactSelect.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { KioskPaper } from '#src/components/kiosk/KioskTicket.tsx';
import { addressToRead, paths } from '#src/config/paths.ts';
import type { Command } from '#src/hooks/data/counter/useCommands.ts';
import { formatDate } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { oneOf } from '#src/lib/read.ts';
import { receiptPaper } from '#src/pages/shared/print.ts';
import type { useCounterCommands } from './useCounterCommands.ts';

const printStyles = receiptPaper('.MuiDialog-root');

export interface IssuedTicketProps {
  open: boolean;
  onClose: () => void;
  place: string;
  slug: string;
  /** The place has several services, so the ticket can get priority. */
  canHavePriority: boolean;
  commands: ReturnType<typeof useCounterCommands>;
}

/** A ticket issued to a person without an account, to scan, print or cancel. */
export function IssuedTicket({
  open,
  onClose,
  place,
  slug,
  canHavePriority,
  commands,
}: IssuedTicketProps) {
  const { issued, runInDialog } = commands;
  const { t, i18n } = useTranslation();
  const address = addressToRead(paths.find.href(slug));
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const key = issued?.key ?? null;
  const code = issued?.code ?? null;
  const [given, setGiven] = useState<{ code: string; reason: string } | null>(null);
  const reason = given?.code === code ? (given?.reason ?? '') : '';
  const [refusal, setRefusal] = useState<{ code: string | null; text: string } | null>(null);
  const send = async (command: Command): Promise<boolean> => {
    setRefusal(null);
    const refused = await runInDialog(command);
    if (refused) setRefusal({ code, text: refused.text });
    return refused === null;
  };
  const give = async (value: string): Promise<void> => {
    if (code === null) return;
    const chosen = oneOf(PRIORITY_REASONS, value);
    if (await send({ kind: 'priority', code, reason: chosen })) setGiven({ code, reason: value });
  };
  return (
    <>
      {open && <GlobalStyles styles={printStyles} />}
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          // A stray click beside the dialog would lose the digits, which are shown once.
          if (reason !== 'backdropClick') onClose();
        }}
        aria-labelledby={id}
        fullWidth
        maxWidth="xs"
        slotProps={{ transition: { onEntering: () => close.current?.focus() } }}
      >
        <DialogTitle id={id} sx={{ typography: 'h3', pt: 3, pb: 0 }}>
          {t(issued?.isByPhone ? 'counter.phone.title' : 'counter.state.walkIn')}
        </DialogTitle>
        <DialogContent sx={{ py: '16px !important', maxWidth: 340, mx: 'auto', width: '100%' }}>
          {issued?.isByPhone && issued.lookup && (
            <Box role="status" sx={{ mb: 2, displayPrint: 'none' }}>
              <Typography>
                {t('counter.phone.read', {
                  label: labelOf(issued, i18n.language),
                  date: issued.dueDate ? formatDate(issued.dueDate, i18n.language) : '',
                })}
              </Typography>
              <Typography
                component="strong"
                translate="no"
                sx={{
                  display: 'block',
                  fontSize: '2.5rem',
                  fontWeight: 750,
                  letterSpacing: '0.12em',
                }}
              >
                {issued.lookup}
              </Typography>
              <Typography variant="body2">{t('counter.phone.where', { address })}</Typography>
            </Box>
          )}
          <KioskPaper
            place={place}
            rank={issued?.rank}
            label={issued?.label}
            link={key && new URL(paths.ticket.href(key), location.origin).href}
            lookup={issued?.lookup ? { digits: issued.lookup, address } : null}
          />
          {canHavePriority && code !== null && (
            <Stack
              direction="row"
              sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}
            >
              <CompactSelect
                label={t('hall.priority.label')}
                value={reason}
                options={priorityOptions(t)}
                onChange={(value) => void give(value)}
              />
            </Stack>
          )}
          {refusal?.code === code && (
            <NoticeBanner severity="error" sx={{ mt: 2, displayPrint: 'none' }}>
              {refusal.text}
            </NoticeBanner>
          )}
        </DialogContent>
        <DialogActions
          sx={{ p: 2, pt: 0, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' } }}
        >
          {key && (
            <PendingButton
              variant="text"
              onPress={async () => void (await send({ kind: 'cancel_walk_in', key }))}
            >
              {t('counter.issued.takeBack')}
            </PendingButton>
          )}
          <Button ref={close} onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button variant="contained" onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
