import { expect, waitFor, type screen } from 'storybook/test';
import type { CounterResponse } from '#common/contract/counter.ts';
import { buildCounter, buildCounterList } from '#src/mocks/counter.ts';
import { behindOpen, underToast } from '#stories/components/frames.tsx';
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
  undecided: { ...underToast, ...behindOpen },
};

type Canvas = Pick<typeof screen, 'findByRole'>;

/** The button that calls the next person. */
export const next = (canvas: Canvas) => canvas.findByRole('button', { name: /^Επόμενος/ });

/** The card of the visit at the second counter. */
export const visit = (canvas: Canvas) =>
  canvas.findByRole('article', { name: 'Τώρα: Θυρίδα\u00a02' });

/** Waits until the card of the visit shows a text. */
export const shows = (canvas: Canvas, text: string | RegExp) =>
  waitFor(async () => expect(await visit(canvas)).toHaveTextContent(text));
