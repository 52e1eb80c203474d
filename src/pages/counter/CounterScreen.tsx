import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CounterQueue, CounterView } from '#src/api/counter.ts';
import { CallNext } from '#src/components/counter/CallNext.tsx';
import { CountersNow } from '#src/components/counter/CountersNow.tsx';
import { LastPress } from '#src/components/counter/LastPress.tsx';
import { ShortcutHelp } from '#src/components/counter/ShortcutHelp.tsx';
import { VisitCard, type VisitAction } from '#src/components/counter/VisitCard.tsx';
import { WaitingLine } from '#src/components/counter/WaitingLine.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import type { Command } from '#src/hooks/data/counter/commands.ts';
import { visitsIn, waitingIn } from '#src/hooks/data/counter/line.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { oneOf } from '#src/lib/read.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { CounterHead } from './CounterHead.tsx';
import { LineManagement } from './LineManagement.tsx';
import { screenLayout } from './screenLayout.ts';
import { useCounterPresses } from './useCounterPresses.ts';
import { useNoShow } from './useNoShow.ts';
import { useShortcuts } from './useShortcuts.ts';

const visitActions = ['recall', 'done', 'no_show', 'return'] as const;

interface CounterScreenProps {
  /** The place's slug or code, as in the address. */
  id: string;
  view: CounterView;
  /** Today's lists; the first is shown at first. */
  lines: readonly [CounterQueue, ...CounterQueue[]];
  counter: string;
  onChoose: (counter: string) => void;
  /** Why the view may be old; null while it is up to date. */
  stale: 'offline' | 'unreachable' | null;
}

/** A clerk's counter: who is served, the one big button, and everyone who waits. */
export function CounterScreen({ id, view, lines, counter, onChoose, stale }: CounterScreenProps) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [pausing, setPausing] = useState(false);
  const next = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const line = lines.find(({ code }) => code === chosen) ?? lines[0];
  const presses = useCounterPresses(id, view, line, counter);
  const { visit, sending, said, unconfirmed } = presses;
  const undo = said?.undo;
  const canGiveUp = useNoShow(visit, view);
  const waiting = waitingIn(line);
  const served = view.waitingLists.flatMap(visitsIn);
  const sent = sending?.kind === 'ticket' ? sending : null;

  const canDo = (action: VisitAction): boolean =>
    visit !== null && (action === 'no_show' ? canGiveUp : visit.can.includes(action));

  // Focus the big button next: the pressed one is gone, or can do nothing now.
  const goOn = (): void => next.current?.querySelector('button')?.focus();

  const act = async (action: VisitAction): Promise<void> => {
    if (!visit || !canDo(action)) return;
    const byButton = card.current?.contains(document.activeElement) ?? false;
    const done = await presses.act(action, visit.code);
    if (done && byButton && action !== 'recall') goOn();
  };

  const press = async (command: Command): Promise<void> => {
    await presses.run(command);
    // The number that was taken is shown in a dialog, which has the focus.
    if (command.kind !== 'walk_in') goOn();
  };

  const callOutOfTurn = async (code: string): Promise<void> => {
    await presses.next('processed', code);
    goOn();
  };

  const [shortcuts, setShortcuts] = useShortcuts((shortcut) => {
    if (shortcut === 'next') void presses.next();
    else if (shortcut !== 'pause') void act(shortcut);
    else if (line.state === 'open') setPausing(true);
    else void presses.change({ state: 'open' });
  });

  return (
    <>
      <CounterHead
        title={view.organisation.title}
        counters={view.counters}
        counter={counter}
        onChoose={onChoose}
      >
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ShortcutHelp on={shortcuts} onChange={setShortcuts} />
        </Box>
      </CounterHead>
      <ConnectionNotice
        stale={stale}
        at={view.at}
        onRepeat={unconfirmed ? () => void press(unconfirmed) : undefined}
      />
      {view.open === false && (
        <Box sx={{ mb: 2 }}>
          <NoticeBanner severity="warning">{t('counter.closedNow')}</NoticeBanner>
        </Box>
      )}
      {lines.length > 1 && (
        <SectionTabs
          idBase="line"
          ariaLabel={t('counter.lists')}
          value={line.code}
          onChange={setChosen}
          tabs={lines.map((one, index) => ({
            value: one.code,
            label: `${one.service || `${t('counter.list')} ${index + 1}`} · ${formatNumber(waitingIn(one).length, i18n.language)}`,
          }))}
          sx={{ mb: 2 }}
        />
      )}
      <Box
        sx={screenLayout.root}
        {...(lines.length > 1 && {
          role: 'tabpanel',
          id: `line-panel-${line.code}`,
          'aria-labelledby': `line-tab-${line.code}`,
        })}
      >
        <Box sx={screenLayout.own}>
          <VisitCard
            ref={card}
            visit={visit}
            counter={counter}
            patienceSeconds={view.patienceSeconds}
            clockAhead={view.clockAhead}
            pending={sent && sent.code === visit?.code ? oneOf(visitActions, sent.action) : null}
            onAct={(action) => void act(action)}
          />
          <Box data-bottom-bar sx={screenLayout.next}>
            <CallNext
              ref={next}
              next={waiting[0]}
              ends={visit?.rank}
              canGiveUp={canGiveUp}
              pending={sending?.kind === 'next' && sending.ticket === undefined}
              onCall={(finish) => void presses.next(finish)}
            />
          </Box>
          <LastPress
            text={said?.text}
            refused={said?.refused}
            count={said?.count}
            pending={sending !== null}
            onUndo={undo ? () => void press(undo) : undefined}
          />
        </Box>
        <Box sx={screenLayout.others}>
          <LineManagement
            place={view.organisation.title}
            line={line}
            clockAhead={view.clockAhead}
            presses={presses}
            pausing={pausing}
            onPausing={setPausing}
          />
          <CountersNow
            counters={view.counters}
            served={served}
            own={counter}
            clockAhead={view.clockAhead}
            open={line.countersOpen}
            onOpen={(count) => void presses.change({ counters_open: count })}
          />
          <WaitingLine
            people={waiting}
            clockAhead={view.clockAhead}
            calling={sending?.kind === 'next' ? sending.ticket : null}
            onCall={(code) => void callOutOfTurn(code)}
          />
        </Box>
      </Box>
    </>
  );
}
