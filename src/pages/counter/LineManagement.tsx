import Add from '@mui/icons-material/Add';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterQueue } from '#src/api/counter.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { ListDialog } from '#src/components/counter/ListDialog.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import type { ListValues } from '#src/components/counter/ListDialog.tsx';
import { KioskPaper } from '#src/components/kiosk/KioskTicket.tsx';
import { paths } from '#src/config/paths.ts';
import { receiptPaper } from '#src/pages/shared/print.ts';
import type { RoleName } from '#theme/roles.ts';
import type { useCounterCommands } from './useCounterCommands.ts';

const printStyles = receiptPaper('.MuiDialog-root');

interface IssuedProps {
  place: string;
  commands: ReturnType<typeof useCounterCommands>;
}

/** A ticket issued to a person without an account, to scan, print or cancel. */
function Issued({ place, commands: { issued, hideIssued, run, sending } }: IssuedProps) {
  const { t } = useTranslation();
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const key = issued?.key ?? null;
  return (
    <>
      {issued?.shown && <GlobalStyles styles={printStyles} />}
      <Dialog
        open={issued?.shown ?? false}
        onClose={hideIssued}
        aria-labelledby={id}
        fullWidth
        maxWidth="xs"
        slotProps={{ transition: { onEntering: () => close.current?.focus() } }}
      >
        <DialogTitle id={id} sx={{ typography: 'h3', pt: 3, pb: 0 }}>
          {t('counter.state.walkIn')}
        </DialogTitle>
        <DialogContent sx={{ py: '16px !important', maxWidth: 340, mx: 'auto', width: '100%' }}>
          <KioskPaper
            place={place}
            rank={issued?.rank}
            label={issued?.label}
            link={key && new URL(paths.ticket.href(key), location.origin).href}
          />
        </DialogContent>
        <DialogActions
          sx={{ p: 2, pt: 0, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' } }}
        >
          {key && (
            <PendingButton
              variant="text"
              pending={sending?.kind === 'cancel_walk_in'}
              onClick={() => void run({ kind: 'cancel_walk_in', key })}
            >
              {t('counter.issued.takeBack')}
            </PendingButton>
          )}
          <Button ref={close} onClick={hideIssued}>
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

const roleOf: Record<CounterQueue['state'], RoleName> = {
  open: 'success',
  paused: 'waiting',
  closed: 'neutral',
};

const Root = styled('section')<{ tone: RoleName }>(({ theme, tone }) => ({
  padding: theme.spacing(1.5, 2),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `6px solid ${theme.vars.palette.roles[tone].fill}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

const State = styled('div')(({ theme }) => ({
  flex: '1 1 100px',
  '&:has(span)': { flexBasis: '100%' },
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& .MuiButton-root': { paddingInline: theme.spacing(1.75) },
}));

/** The dialog of a list. `to` stays set while the dialog fades out. */
export interface Asking {
  to: 'paused' | 'closed';
  open: boolean;
}

interface LineManagementProps extends IssuedProps {
  line: CounterQueue;
  /** A keyboard shortcut also opens the dialog, so the parent holds its state. */
  asking: Asking;
  onAsking: (asking: Asking) => void;
}

export function LineManagement({ place, line, commands, asking, onAsking }: LineManagementProps) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { sending, change, run } = commands;
  const { to } = asking;
  const { state, message } = line;
  const isSending = sending?.kind === 'list';
  const close = (): void => onAsking({ to, open: false });

  /** Keeps the dialog and its input open until the change succeeds. */
  const submit = async ({ abort, message }: ListValues): Promise<void> => {
    const refusals: string[] = [];
    setRefusal(null);
    const done = await change(
      {
        state: to,
        message: message.trim() || null,
        ...(to === 'closed' && { abort_open: abort }),
      },
      (text) => void refusals.push(text),
    );
    if (done) close();
    else setRefusal(refusals[0] ?? t('counter.unsent'));
  };

  return (
    <>
      <Root tone={roleOf[state]} aria-label={t('counter.state.label')}>
        <State>
          <strong>{t(`counter.state.${state}`)}</strong>
          {state === 'paused' && (
            <span>
              {message
                ? t('counter.state.pausedText', { message })
                : t('counter.state.pausedSilent')}
            </span>
          )}
          {state === 'closed' && <span>{message ?? t('counter.state.closedText')}</span>}
        </State>
        <Controls>
          {state !== 'closed' && (
            <PendingButton
              variant="outlined"
              startIcon={<Add />}
              pending={sending?.kind === 'walk_in'}
              onClick={() => void run({ kind: 'walk_in', list: line.code })}
            >
              {t('counter.state.walkIn')}
            </PendingButton>
          )}
          <PendingButton
            variant="outlined"
            startIcon={state === 'open' ? <Pause /> : <PlayArrow />}
            pending={isSending}
            aria-keyshortcuts="P"
            onClick={() =>
              state === 'open'
                ? onAsking({ to: 'paused', open: true })
                : void change({ state: 'open' })
            }
          >
            {t(
              state === 'open'
                ? 'counter.state.pause'
                : state === 'paused'
                  ? 'counter.state.resume'
                  : 'counter.state.reopen',
            )}
          </PendingButton>
          {state !== 'closed' && (
            <Button onClick={() => onAsking({ to: 'closed', open: true })} disabled={isSending}>
              {t('counter.state.close')}
            </Button>
          )}
        </Controls>
      </Root>
      <ListDialog
        open={asking.open}
        to={to}
        people={line.tickets.length}
        onClose={() => {
          // The dialog must stay open during the request, because it shows a refusal.
          if (isSending) return;
          setRefusal(null);
          close();
        }}
        onSubmit={submit}
        banner={refusal && <NoticeBanner severity="error">{refusal}</NoticeBanner>}
      />
      <Issued place={place} commands={commands} />
    </>
  );
}
