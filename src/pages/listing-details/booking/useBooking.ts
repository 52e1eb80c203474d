import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PriorityReason } from '#common/priority.ts';
import { minutesUntil } from '#common/line/wait.ts';
import { interruptedTicket } from '#src/browser/stored/interruptedTicket.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { session } from '#src/api/transport/session.ts';
import { instantsOf, windowOf } from '#src/api/wait.ts';
import type { BookingWidgetProps } from '#src/components/forms/booking/BookingWidget.tsx';
import { paths } from '#src/config/paths.ts';
import { useWaitNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { useOpenTickets, useReachedLimit } from '#src/hooks/data/tickets/useTickets.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useTakeTicket } from '#src/hooks/data/tickets/useTakeTicket.ts';
import { useWaitingList } from '#src/hooks/data/tickets/useWaitingList.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { serviceDateOf } from '#src/lib/wait/days.ts';
import { overlapping } from '#src/lib/wait/overlap.ts';
import { clockWindow } from '#src/lib/waitWords.ts';
import type { HeldPaperProps } from './HeldPaper.tsx';
import { loadHeldPaper, loadTicket } from './useHeldPaper.ts';
import { useOwnTicket } from './useOwnTicket.ts';

const MINUTE = 60_000;

type Given = Pick<
  BookingWidgetProps,
  'lists' | 'heldDays' | 'failure' | 'limit' | 'overlap' | 'loggedIn'
> & {
  /** The person's ticket for the day, also if it ended on this screen. */
  held: HeldPaperProps | null;
  onTake: () => Promise<void> | undefined;
  onDateChange: () => void;
};

/**
 * State and actions of the booking widget for a day: its list, the person's own ticket, and taking
 * one. Without a session, the ticket is remembered and the login opens.
 * @param service code of the chosen service. Null if the place has only one
 * @param priority the reason, if the person has priority
 */
export const useBooking = (
  id: string,
  organisation: Organisation,
  date: string,
  service: string | null,
  priority: PriorityReason | null = null,
): Given => {
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const { loggedIn } = useSession();
  const list = useWaitingList(id, date, service);
  const code = list.data?.code ?? null;
  const wait = useWaitNow(id, organisation);
  const own = useOwnTicket(code, loggedIn);
  const limit = useReachedLimit(date);
  const { send: take, failure, forget } = useTakeTicket();
  // The count of the list changes before the response with the new ticket arrives.
  const [offered, setOffered] = useState<Given['lists'] | null>(null);
  // The paper would grow when its position arrives.
  const held = offered ? null : own.ticket;

  const { tickets } = useOpenTickets();
  const heldOn = tickets
    .filter((ticket) => ticket.organisation.slug === organisation.slug)
    .map(({ dueDate }) => dueDate)
    .join(' ');
  // A stable array, so that the days re-render only when it changes.
  const heldDays = useMemo(() => heldOn.split(' ').filter(Boolean), [heldOn]);
  const now = useNow(MINUTE);
  const called = instantsOf(list.data?.estimate ?? null);
  // A server that sends days also predicts the call for each of them.
  const minutes =
    organisation.days === null
      ? undefined
      : called
        ? minutesUntil(called, now)
        : service === null && date === serviceDateOf(organisation, new Date(now))
          ? (wait?.minutes ?? null)
          : null;
  // A ticket of this list is about to replace the offer.
  const windows = tickets
    .filter(({ waitingList }) => waitingList.code !== code)
    .map((ticket) => ({ ...ticket, window: windowOf(ticket.estimate) }));
  const other = overlapping(windows, { date, minutes, now });

  const lists = (): BookingWidgetProps['lists'] => {
    if (list.data) {
      const state = list.data.state === 'paused' ? 'open' : (list.data.state ?? 'open');
      const enough = list.data.estimate?.enough !== false;
      return { status: 'ready', list: { ...list.data, state, minutes, enough } };
    }
    if (list.data === null) return { status: 'empty' };
    if (list.error)
      return {
        status: 'error',
        text: errorText(list.error),
        onRetry: () => void list.reload(),
      };
    return { status: 'loading' };
  };

  const rememberTicket = (): void =>
    interruptedTicket.keep({
      slug: organisation.slug,
      title: organisation.title,
      date,
      ...(service !== null && { service }),
      ...(priority && { priority }),
    });

  const takeNow = async (waitingListCode: string): Promise<void> => {
    setOffered(lists());
    const outcome = await take({ list: waitingListCode, ...(priority && { priority }) });
    if (outcome?.done && outcome.result) await loadTicket(outcome.result);
    setOffered(null);
    if (!outcome) return;
    if (outcome.done) {
      if (outcome.result) own.add(waitingListCode, outcome.result);
      interruptedTicket.taken(organisation.slug, date);
    }
    // The end of a session leads to the login, after which the ticket can be taken.
    else if (session.get().token === null) rememberTicket();
    else toast.error(errorText(outcome.failure));
  };

  return {
    lists: offered ?? lists(),
    held: held && { ticket: held, isNew: own.isNew, onAgain: own.drop },
    heldDays,
    failure: failure && errorText(failure),
    limit,
    overlap: other && {
      title: other.organisation.title,
      ...clockWindow({ from: Date.parse(other.window.from), to: Date.parse(other.window.to) }),
    },
    loggedIn,
    onDateChange: forget,
    onTake: () => {
      if (!code) return undefined;
      // The ticket is about to replace the button.
      if (held) return loadHeldPaper().then(() => undefined);
      if (loggedIn) {
        void loadHeldPaper();
        return takeNow(code);
      }
      rememberTicket();
      void navigate(paths.login.href());
      return undefined;
    },
  };
};
