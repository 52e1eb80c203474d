import Box from '@mui/material/Box';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CounterLine,
  type CounterTicket,
  type CounterView,
  servedAt,
  waitingIn,
} from '#src/api/counter.ts';
import { CallNext } from '#src/components/counter/CallNext.tsx';
import { LastAction } from '#src/components/counter/LastAction.tsx';
import { ShortcutHelp } from '#src/components/counter/ShortcutHelp.tsx';
import { untilNoShow } from '#src/components/counter/types.ts';
import type { FoundAction } from '#src/components/counter/hall/FindTickets.tsx';
import { ServicesServed } from '#src/components/counter/hall/ServicesServed.tsx';
import {
  VisitCard,
  type FurtherAction,
  type VisitAction,
} from '#src/components/counter/VisitCard.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import type { Command } from '#src/hooks/data/counter/useCommands.ts';
import { bringIntoView } from '#src/hooks/goTo.ts';
import { useKeyboardShortcuts, type ShortcutKeys } from '#src/hooks/useKeyboardShortcuts.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { formatTime } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import {
  furtherOf,
  hallShortcuts,
  isFurther,
  lineName,
  pendingOf,
  shortcuts,
  type CounterShortcut,
} from './counterActions.ts';
import { CounterNotices } from './CounterNotices.tsx';
import type { TicketDialog, HallDialogsProps } from './HallDialogs.tsx';
import { nobodyWords } from './hallMessages.ts';
import { LineColumn } from './line/LineColumn.tsx';
import type { ListDialogState } from './line/LineManagement.tsx';
import { screenLayout } from './screenLayout.ts';
import { useArrivals } from './useArrivals.ts';
import { useCounterCommands } from './useCounterCommands.ts';
import { useNextPerson, useOwnServices } from './useOwnServices.ts';

const HallDialogs = lazyDialog<HallDialogsProps>(
  async () => (await import('./HallDialogs.tsx')).HallDialogs,
);

interface CounterScreenProps {
  /** Slug or code of the place, from the address. */
  id: string;
  view: CounterView;
  /** Lines of yesterday that may still have calls, followed by those of the service day. */
  lines: readonly [CounterLine, ...CounterLine[]];
  counter: string;
  /** Reason why the view may be outdated. Null while it is up to date. */
  stale: 'offline' | 'unreachable' | null;
  /** The choice of the counter. */
  choice: ReactNode;
}

/** The lines that may have calls, with the number of people who wait. */
function LineTabs({
  lines,
  current,
  onChoose,
}: Pick<CounterScreenProps, 'lines'> & { current: string; onChoose: (code: string) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <SectionTabs
      idBase="line"
      ariaLabel={t('counter.lists')}
      value={current}
      onChange={onChoose}
      tabs={lines.map((one, index) => ({
        value: one.code,
        label: [
          lineName(t, i18n.language, lines, index),
          formatNumber(waitingIn(one).length, i18n.language),
        ].join(' · '),
      }))}
      sx={{ mb: 2 }}
    />
  );
}

const noListDialog: ListDialogState = { to: 'paused', list: '', open: false };
const noTicketDialog: Pick<HallDialogsProps, 'dialog' | 'open'> = { dialog: null, open: false };

/** The line that the clerk chose, or the first that needs this counter. */
const lineToServe = (
  lines: CounterScreenProps['lines'],
  chosen: string | null,
  counter: string,
): CounterLine => {
  // Lines of yesterday come first while they have open tickets.
  const day = lines.at(-1)?.releasedOn;
  const needsCounter = (one: CounterLine): boolean =>
    one.releasedOn === day || waitingIn(one).length > 0 || servedAt(one, counter) !== null;
  return lines.find(({ code }) => code === chosen) ?? lines.find(needsCounter) ?? lines[0];
};

export function CounterScreen({ id, view, lines, counter, stale, choice }: CounterScreenProps) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [listDialog, setListDialog] = useState(noListDialog);
  const [ticketDialog, setTicketDialog] = useState(noTicketDialog);
  const next = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const find = useRef<HTMLDivElement>(null);
  const management = useRef<HTMLHeadingElement>(null);
  const line = lineToServe(lines, chosen, counter);
  const knowsServices = view.counterServices.length > 0;
  const services = useOwnServices(view, line, counter);
  const commands = useCounterCommands(id, view, line, counter, services.chosen);
  const { visit, sending, result, unconfirmed } = commands;
  const undo = result?.undo;
  const { patienceSeconds } = view;
  const waiting = waitingIn(line);
  const own = waiting.filter(({ service }) => services.serves(service));
  const others = services.all.filter((one) => !services.serves(one) && one.waiting > 0);
  const hasArrival = useArrivals(
    own.length,
    visit === null,
    t('hall.arrivals.title', { title: view.organisation.title }),
  );
  const { first, allAway } = useNextPerson(own);

  // Moves the focus to the main button, because the clicked one disappears or is disabled. On a
  // phone the visit may be above the view.
  const focusNext = (): void => {
    next.current?.querySelector('button')?.focus();
    bringIntoView(card.current, { block: 'nearest' });
  };

  const act = async (action: VisitAction): Promise<void> => {
    if (!visit) return;
    // The no-show time may have passed since the last response.
    const isOver = untilNoShow(visit, serverNow(), patienceSeconds) === 0;
    if (action === 'no_show' ? !isOver : !visit.can.includes(action)) return;
    const byButton = card.current?.contains(document.activeElement) ?? false;
    const done = await commands.run({ kind: 'ticket', code: visit.code, action });
    if (done && byButton && action !== 'recall') focusNext();
  };

  const openTicketDialog = (kind: TicketDialog['kind'], ticket: CounterTicket): void =>
    setTicketDialog({ dialog: { kind, ticket }, open: true });

  const further = visit && knowsServices ? furtherOf(visit, view, services.all.length > 1) : [];

  const actFurther = (action: FurtherAction): void => {
    if (!visit || !further.includes(action)) return;
    if (action === 'here') void commands.run({ kind: 'here', code: visit.code });
    else openTicketDialog(action, visit);
  };

  const send = async (command: Command): Promise<void> => {
    await commands.run(command);
    // The dialog with the issued ticket has the focus.
    if (command.kind !== 'walk_in' && command.kind !== 'phone') focusNext();
  };

  const focusNextAfter = (call: Promise<boolean>): void => void call.then(focusNext);
  const callOutOfTurn = (code: string): void => focusNextAfter(commands.next('processed', code));

  const pause = (): void => {
    const [list, ...more] = line.lists;
    if (more.length > 0) management.current?.focus();
    else if (list.state === 'open') setListDialog({ to: 'paused', list: list.code, open: true });
    else void commands.change(list.code, { state: 'open' });
  };

  const keys: ShortcutKeys<CounterShortcut> = knowsServices ? hallShortcuts : shortcuts;
  useKeyboardShortcuts(keys, (shortcut) => {
    if (shortcut === 'next') void commands.next();
    else if (shortcut === 'pause') pause();
    else if (shortcut === 'undo') void (undo && !sending && send(undo));
    else if (shortcut === 'find') find.current?.querySelector('input')?.focus();
    else if (shortcut === 'memo') actFurther('note');
    else if (isFurther(shortcut)) actFurther(shortcut);
    else void act(shortcut);
  });

  const actOnFound = (action: FoundAction, ticket: CounterTicket): void => {
    if (action === 'call') callOutOfTurn(ticket.code);
    else if (action === 'restore') void commands.run({ kind: 'restore', code: ticket.code });
    else openTicketDialog(action, ticket);
  };

  const calling = sending?.kind === 'next' ? sending.ticket : null;
  return (
    <>
      <CounterNotices
        stale={stale}
        time={formatTime(view.at)}
        unconfirmed={unconfirmed && (() => void send(unconfirmed))}
        isClosed={view.open === false}
        arrived={hasArrival && first ? labelOf(first, i18n.language) : null}
      />
      {lines.length > 1 && <LineTabs lines={lines} current={line.code} onChoose={setChosen} />}
      <Box sx={screenLayout.head}>
        {choice}
        {services.served && (
          <ServicesServed
            services={services.all}
            served={services.served}
            options={services.options}
            onChange={services.choose}
          />
        )}
      </Box>
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
            {...{ visit, counter, patienceSeconds, further }}
            pending={pendingOf(sending, visit)}
            onAct={(action) => void act(action)}
            onFurther={actFurther}
            lastAction={
              <LastAction
                text={first ? (result?.onceSomeone ?? result?.text) : result?.text}
                refused={result?.refused}
                count={result?.count}
                pending={sending !== null}
                onUndo={undo ? () => void send(undo) : undefined}
              />
            }
          />
          <Box data-bottom-bar sx={screenLayout.next}>
            <CallNext
              ref={next}
              next={first}
              {...{ visit, patienceSeconds }}
              nobody={allAway ?? (services.served ? nobodyWords(t, others) : undefined)}
              others={view.clerksChooseServices ? others : []}
              pending={sending?.kind === 'next' && sending.ticket === undefined}
              onCall={(finish) => void commands.next(finish)}
              onCallFor={(service) => focusNextAfter(commands.nextFor(service))}
            />
          </Box>
          <Box sx={screenLayout.keys}>
            <ShortcutHelp keys={keys} of="counter" isNamed />
          </Box>
        </Box>
        <LineColumn
          {...{ id, view, line, counter, commands, services }}
          {...{ listDialog, find, management, calling }}
          onListDialog={setListDialog}
          onCall={callOutOfTurn}
          onFound={actOnFound}
        />
      </Box>
      <HallDialogs
        {...ticketDialog}
        services={services.all}
        commands={commands}
        onClose={() => setTicketDialog({ ...ticketDialog, open: false })}
        onDone={focusNext}
      />
    </>
  );
}
