import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CounterQueue,
  type CounterView,
  servedAt,
  visitsIn,
  waitingIn,
} from '#src/api/counter.ts';
import { CallNext } from '#src/components/counter/CallNext.tsx';
import { CountersNow } from '#src/components/counter/CountersNow.tsx';
import { LastAction } from '#src/components/counter/LastAction.tsx';
import { untilNoShow } from '#src/components/counter/types.ts';
import { VisitCard, type VisitAction } from '#src/components/counter/VisitCard.tsx';
import { WaitingLine } from '#src/components/counter/WaitingLine.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import type { Command } from '#src/hooks/data/counter/useCommands.ts';
import { useKeyboardShortcuts } from '#src/hooks/useKeyboardShortcuts.ts';
import { formatDate, formatTime } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { oneOf } from '#src/lib/read.ts';
import { headerHeight } from '#theme/tokens.ts';
import { LineManagement, type Asking } from './LineManagement.tsx';
import { useCounterCommands } from './useCounterCommands.ts';

export const shortcuts = {
  Space: 'next',
  KeyR: 'recall',
  KeyD: 'done',
  KeyN: 'no_show',
  KeyB: 'return',
  KeyP: 'pause',
} as const;

const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const visitActions = ['recall', 'done', 'no_show', 'return'] as const;

/** Keeps the current visit in view. On a phone the main button stays at the bottom edge. */
export const screenLayout = {
  root: {
    display: { xs: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(340px, 5fr) minmax(0, 7fr)',
    alignItems: { md: 'start' },
    gap: { xs: 2, md: 4 },
  },
  own: {
    display: { xs: 'contents', md: 'grid' },
    gap: 2,
    position: { md: 'sticky' },
    top: { md: headerHeight.desktop + 16 },
  },
  next: {
    order: { xs: 1, md: 0 },
    position: { xs: 'sticky', md: 'static' },
    bottom: 0,
    zIndex: 2,
    mx: { xs: -2, sm: -3, md: 0 },
    px: { xs: 2, sm: 3, md: 0 },
    pt: { xs: 1, md: 0 },
    bgcolor: 'background.default',
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: { xs: '1px 0 0', md: 0 },
    '& [data-call-next]': { minHeight: { xs: 88, md: 120 } },
  },
  others: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } },
} satisfies Record<string, SxProps<Theme>>;

interface CounterScreenProps {
  /** Slug or code of the place, from the address. */
  id: string;
  view: CounterView;
  /** Lists of yesterday that may still have calls, followed by those of the service day. */
  lines: readonly [CounterQueue, ...CounterQueue[]];
  counter: string;
  /** Reason why the view may be outdated. Null while it is up to date. */
  stale: 'offline' | 'unreachable' | null;
}

export function CounterScreen({ id, view, lines, counter, stale }: CounterScreenProps) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking>({ to: 'paused', open: false });
  const next = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  // Lists of yesterday come first while they have open tickets.
  const day = lines.at(-1)?.releasedOn;
  const needsUs = (one: CounterQueue): boolean =>
    one.releasedOn === day || waitingIn(one).length > 0 || servedAt(one, counter) !== null;
  const line = lines.find(({ code }) => code === chosen) ?? lines.find(needsUs) ?? lines[0];
  const nameOf = ({ service, releasedOn }: CounterQueue, index: number): string => {
    const isOneDay = !releasedOn || lines.every((one) => one.releasedOn === releasedOn);
    const date = isOneDay ? null : formatDate(releasedOn, i18n.language, SHORT_DAY);
    return [service, date].filter(Boolean).join(' · ') || `${t('counter.list')} ${index + 1}`;
  };
  const commands = useCounterCommands(id, view, line, counter);
  const { visit, sending, said, unconfirmed } = commands;
  const undo = said?.undo;
  const { patienceSeconds } = view;
  const waiting = waitingIn(line);
  const sent = sending?.kind === 'ticket' ? sending : null;

  // Moves the focus to the main button, because the clicked one disappears or is disabled.
  const goOn = (): void => next.current?.querySelector('button')?.focus();

  const act = async (action: VisitAction): Promise<void> => {
    if (!visit) return;
    // The no-show time may have passed since the last response.
    const isOver = untilNoShow(visit, serverNow(), patienceSeconds) === 0;
    if (action === 'no_show' ? !isOver : !visit.can.includes(action)) return;
    const byButton = card.current?.contains(document.activeElement) ?? false;
    const done = await commands.run({ kind: 'ticket', code: visit.code, action });
    if (done && byButton && action !== 'recall') goOn();
  };

  const send = async (command: Command): Promise<void> => {
    await commands.run(command);
    // The dialog with the issued ticket has the focus.
    if (command.kind !== 'walk_in') goOn();
  };

  const callOutOfTurn = async (code: string): Promise<void> => {
    await commands.next('processed', code);
    goOn();
  };

  useKeyboardShortcuts(shortcuts, (shortcut) => {
    if (shortcut === 'next') void commands.next();
    else if (shortcut !== 'pause') void act(shortcut);
    else if (line.state === 'open') setAsking({ to: 'paused', open: true });
    else void commands.change({ state: 'open' });
  });

  const time = formatTime(view.at, i18n.language);
  return (
    <>
      <Stack sx={{ gap: 1, '&:not(:empty)': { mb: 2 } }}>
        {stale && <NoticeBanner severity="warning">{t(`counter.${stale}`, { time })}</NoticeBanner>}
        {unconfirmed && (
          <NoticeBanner
            severity="warning"
            action={
              <Button color="inherit" onClick={() => void send(unconfirmed)}>
                {t('counter.again')}
              </Button>
            }
          >
            {t('counter.unsure')}
          </NoticeBanner>
        )}
        {view.open === false && (
          <NoticeBanner severity="warning">{t('counter.closedNow')}</NoticeBanner>
        )}
      </Stack>
      {lines.length > 1 && (
        <SectionTabs
          idBase="line"
          ariaLabel={t('counter.lists')}
          value={line.code}
          onChange={setChosen}
          tabs={lines.map((one, index) => ({
            value: one.code,
            label: `${nameOf(one, index)} · ${formatNumber(waitingIn(one).length, i18n.language)}`,
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
            {...{ visit, counter, patienceSeconds }}
            pending={sent && sent.code === visit?.code ? oneOf(visitActions, sent.action) : null}
            onAct={(action) => void act(action)}
          />
          <Box data-bottom-bar sx={screenLayout.next}>
            <CallNext
              ref={next}
              next={waiting[0]}
              {...{ visit, patienceSeconds }}
              pending={sending?.kind === 'next' && sending.ticket === undefined}
              onCall={(finish) => void commands.next(finish)}
            />
          </Box>
          <LastAction
            text={said?.text}
            refused={said?.refused}
            count={said?.count}
            pending={sending !== null}
            onUndo={undo ? () => void send(undo) : undefined}
          />
        </Box>
        <Box sx={screenLayout.others}>
          <LineManagement
            place={view.organisation.title}
            line={line}
            commands={commands}
            asking={asking}
            onAsking={setAsking}
          />
          <CountersNow
            counters={view.counters}
            served={view.waitingLists.flatMap(visitsIn)}
            own={counter}
            open={line.countersOpen}
            onOpen={(count) => void commands.change({ counters_open: count })}
          />
          <WaitingLine
            people={waiting}
            calling={sending?.kind === 'next' ? sending.ticket : null}
            onCall={(code) => void callOutOfTurn(code)}
          />
        </Box>
      </Box>
    </>
  );
}
