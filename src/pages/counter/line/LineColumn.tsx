import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CounterLine,
  type CounterTicket,
  type CounterView,
  parkedIn,
  visitsIn,
  waitingIn,
} from '#src/api/counter.ts';
import { CountersNow } from '#src/components/counter/CountersNow.tsx';
import type { FoundAction } from '#src/components/counter/hall/FindTickets.tsx';
import { ParkedLine } from '#src/components/counter/hall/ParkedLine.tsx';
import { WaitingLine } from '#src/components/counter/WaitingLine.tsx';
import { skillWords } from '#src/pages/counter/counterActions.ts';
import { FindPanel } from '#src/pages/counter/FindPanel.tsx';
import { LineManagement, type ListDialogState } from './LineManagement.tsx';
import { LineTools } from './LineTools.tsx';
import { screenLayout } from '#src/pages/counter/screenLayout.ts';
import type { useCounterCommands } from '#src/pages/counter/useCounterCommands.ts';
import type { useOwnServices } from '#src/pages/counter/useOwnServices.ts';

interface LineColumnProps {
  /** Slug or code of the place, from the address. */
  id: string;
  view: CounterView;
  line: CounterLine;
  counter: string;
  commands: ReturnType<typeof useCounterCommands>;
  services: ReturnType<typeof useOwnServices>;
  /** A keyboard shortcut also opens the dialog, so the screen holds its state. */
  listDialog: ListDialogState;
  onListDialog: (listDialog: ListDialogState) => void;
  /** Code of the ticket that is being called out of turn. Null without one. */
  calling: string | null | undefined;
  onCall: (code: string) => void;
  onFound: (action: FoundAction, ticket: CounterTicket) => void;
  /** Parts that keyboard shortcuts focus. */
  find: Ref<HTMLDivElement>;
  management: Ref<HTMLHeadingElement>;
}

/** The line beside the own visit: its search, lists, counters, people and tools. */
export function LineColumn({
  id,
  view,
  line,
  counter,
  commands,
  services,
  listDialog,
  onListDialog,
  calling,
  onCall,
  onFound,
  find,
  management,
}: LineColumnProps) {
  const { t } = useTranslation();
  const knowsServices = view.counterServices.length > 0;
  return (
    <Box sx={screenLayout.others}>
      {knowsServices && (
        <>
          <FindPanel
            ref={find}
            id={id}
            date={line.releasedOn}
            at={view.at}
            commands={commands}
            onAct={onFound}
          />
          <ParkedLine people={parkedIn(line)} calling={calling} onCall={onCall} />
        </>
      )}
      <LineManagement
        ref={management}
        place={view.organisation}
        line={line}
        commands={commands}
        listDialog={listDialog}
        onListDialog={onListDialog}
      />
      <CountersNow
        counters={view.counters}
        served={view.waitingLists.flatMap(visitsIn)}
        own={counter}
        services={skillWords(t, view, services.all)}
        open={line.lists[0].countersOpen}
        onOpen={(count) => void commands.change(line.lists[0].code, { counters_open: count })}
      />
      <WaitingLine
        people={waitingIn(line)}
        served={services.served}
        calling={calling}
        onCall={onCall}
        onArrived={(code) => void commands.run({ kind: 'arrived', code })}
        onWithdraw={
          knowsServices
            ? (code) => void commands.run({ kind: 'priority', code, reason: null })
            : undefined
        }
      />
      {knowsServices && (
        <LineTools
          place={view.organisation.title}
          date={line.releasedOn}
          at={view.at}
          people={line.tickets}
        />
      )}
    </Box>
  );
}
