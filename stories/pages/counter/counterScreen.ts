import type { CounterResponse } from '#common/contract/counter.ts';
import { buildCounter, buildCounterList } from '#src/mocks/counter.ts';
import { screenAt } from '#stories/pages/screenAt.ts';

/** Chooses a counter on this device. */
export const sitAt = (name: string): void =>
  localStorage.setItem('seira.counters', JSON.stringify({ 'kep-kypseli': name }));

/** A place with one list of these people. */
export const withTickets = (
  tickets: CounterResponse['waiting_lists'][number]['tickets'],
  list: Parameters<typeof buildCounterList>[0] = {},
): CounterResponse => buildCounter({ waiting_lists: [{ ...buildCounterList(list), tickets }] });

/** The parameters of stories of the counter screen. */
export const counterScreen = {
  ...screenAt(
    '/counter/kep-kypseli',
    'The counter screen of a place, for its members.',
    '/counter/:id',
  ),
  signedIn: true,
  undecided: {
    'color-contrast/bgOverlap': 'A toast over the page. Unit tests cover the colours.',
    'aria-hidden-focus/unknown': 'The page behind a dialog that traps the focus.',
  },
};
