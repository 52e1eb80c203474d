import { useState } from 'react';
import { minutesUntil } from '#common/line/wait.ts';
import type { ShownWaitingList } from '#src/api/waitingLists.ts';
import { instantsOf } from '#src/api/wait.ts';
import type { ServiceOption } from '#src/components/forms/booking/ServiceChoice.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useOpenTickets } from '#src/hooks/data/tickets/useTickets.ts';
import { useWaitingLists } from '#src/hooks/data/tickets/useWaitingList.ts';

const MINUTE = 60_000;

/** The service of a list as people choose it. Null if the place has only one. */
const optionOf = (list: ShownWaitingList, now: number): ServiceOption | null => {
  const { service, ticketsCount: waiting, estimate } = list;
  if (!service) return null;
  const window = instantsOf(estimate);
  return {
    ...service,
    state: list.state === 'paused' ? 'open' : (list.state ?? 'open'),
    waiting,
    here: list.here,
    minutes: window && minutesUntil(window, now),
  };
};

interface ServiceChoice {
  /** The services to choose from. Empty if the place has only one. */
  services: ServiceOption[];
  /** The chosen service, or that of the person's own ticket. Null before the choice. */
  chosen: ServiceOption | null;
  /** Null returns to the choice. */
  choose: (code: string | null) => void;
}

/**
 * The choice of a service before the day. The lists of the first day on offer describe the
 * services.
 * @param id slug or code of the organisation
 * @param date the first day on offer, `YYYY-MM-DD`
 */
export const useServiceChoice = (id: string, date: string): ServiceChoice => {
  const now = useNow(MINUTE);
  const { data: lists = [] } = useWaitingLists(id, date);
  const { tickets } = useOpenTickets();
  const [code, choose] = useState<string | null | undefined>();
  const services = lists.flatMap((list) => optionOf(list, now) ?? []);
  const held = lists.find((list) => tickets.some((one) => one.waitingList.code === list.code));
  const current = code === undefined ? held?.service?.code : code;
  const isChoice = services.length > 1;
  return {
    services: isChoice ? services : [],
    chosen: (isChoice && services.find((one) => one.code === current)) || null,
    choose,
  };
};
