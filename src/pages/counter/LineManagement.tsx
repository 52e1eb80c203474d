import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListChange } from '#common/contract/counter.ts';
import type { CounterQueue } from '#src/api/counter.ts';
import { ClosingDialog } from '#src/components/counter/ClosingDialog.tsx';
import { IssuedDialog } from '#src/components/counter/IssuedDialog.tsx';
import { LineState } from '#src/components/counter/LineState.tsx';
import { PauseDialog } from '#src/components/counter/PauseDialog.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { receiptPaper } from '#src/pages/shared/printPaper.ts';
import type { useCounterPresses } from './useCounterPresses.ts';

interface LineManagementProps {
  /** The place's name. */
  place: string;
  line: CounterQueue;
  /** How far the server's clock is ahead of this device's, in ms. */
  clockAhead: number;
  presses: ReturnType<typeof useCounterPresses>;
  /** Whether the pause dialog is open: a key opens it, too. */
  pausing: boolean;
  onPausing: (open: boolean) => void;
}

const printStyles = receiptPaper('.MuiDialog-root');

/** Opening, pausing and closing a list, and numbers for people without an account. */
export function LineManagement({
  place,
  line,
  clockAhead,
  presses,
  pausing,
  onPausing,
}: LineManagementProps) {
  const { t, i18n } = useTranslation();
  const [closing, setClosing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { sending, change, issued, hideIssued } = presses;
  const key = issued?.key ?? null;

  const takeBack = async (of: string): Promise<void> => {
    const rank = formatNumber(issued?.rank ?? null, i18n.language);
    if (await presses.takeBack({ rank, key: of })) hideIssued();
  };

  /**
   * Changes the list from a dialog, which stays, with what was typed, until that is known to be done:
   * the press may be refused, not go out while another is under way, or lose its answer.
   */
  const changeFrom = async (close: () => void, wanted: ListChange): Promise<void> => {
    const refusals: string[] = [];
    setRefusal(null);
    const done = await change(wanted, (text) => void refusals.push(text));
    if (done) close();
    else setRefusal(refusals[0] ?? t('counter.unsent'));
  };

  const endPausing = (): void => onPausing(false);
  const endClosing = (): void => setClosing(false);
  /** Nobody leaves while it is being sent: a refusal would be said to nobody. */
  const leave = (close: () => void) => (): void => {
    if (sending?.kind === 'list') return;
    setRefusal(null);
    close();
  };
  const notice = refusal && <NoticeBanner severity="error">{refusal}</NoticeBanner>;

  return (
    <>
      <LineState
        state={line.state}
        message={line.message}
        pending={sending?.kind === 'list'}
        addingWalkIn={sending?.kind === 'walk_in'}
        onPause={() => onPausing(true)}
        onOpen={() => void change({ state: 'open' })}
        onClose={() => setClosing(true)}
        onWalkIn={() => void presses.addWalkIn()}
      />
      <PauseDialog
        open={pausing}
        clockAhead={clockAhead}
        onClose={leave(endPausing)}
        notice={notice}
        onSubmit={({ message }) =>
          changeFrom(endPausing, { state: 'paused', message: message.trim() || null })
        }
      />
      <ClosingDialog
        open={closing}
        people={line.tickets.length}
        onClose={leave(endClosing)}
        notice={notice}
        onSubmit={({ abort, message }) =>
          changeFrom(endClosing, {
            state: 'closed',
            message: message.trim() || null,
            abort_open: abort,
          })
        }
      />
      {issued?.shown && <GlobalStyles styles={printStyles} />}
      <IssuedDialog
        open={issued?.shown ?? false}
        place={place}
        rank={issued?.rank}
        link={key && new URL(paths.ticket.href(key), location.origin).href}
        onPrint={() => window.print()}
        takingBack={sending?.kind === 'cancel_walk_in'}
        onClose={hideIssued}
        onTakeBack={key ? () => void takeBack(key) : undefined}
      />
    </>
  );
}
