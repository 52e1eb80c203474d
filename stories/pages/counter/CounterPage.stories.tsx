import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { callNext, type CounterList, type CounterResponse } from '#common/contract/counter.ts';
import { fails } from '#src/mocks/mock.ts';
import { retryWith, showing } from '#stories/steps.ts';
import * as all from '#src/i18n/el/index.ts';
import { counter as el } from '#src/i18n/el/counter.ts';
import {
  buildCounter,
  buildCounterList,
  buildLine,
  buildServed,
  counter,
  workingCounter,
} from '#src/mocks/counter.ts';
import { counterScreen, next, shows, sitAt, visit, withTickets } from './counterScreen.ts';
import CounterPage from '#src/pages/counter/CounterPage.tsx';

const meta = preview.meta({
  title: 'Pages/Counter',
  component: CounterPage,
  beforeEach: ({ msw }) => {
    sitAt('Θυρίδα 2');
    msw.use(...workingCounter());
  },
  parameters: counterScreen,
});

/** The main button ends the visit and calls the next person. Calls of a colleague appear. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, '42');
    await userEvent.click(await next(canvas));
    await expect(await canvas.findByText('Κλήθηκε ο αριθμός 43: Θυρίδα 2')).toBeVisible();
    await shows(canvas, '43');
  },
});

/** All actions by keyboard, including undo. The shortcuts are listed and can be disabled. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await next(canvas);
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Κλήθηκε ο αριθμός 43: Θυρίδα 2')).toBeVisible();
    await userEvent.keyboard('r');
    await expect(await canvas.findByText('Κλήθηκε ξανά ο αριθμός 43')).toBeVisible();
    await userEvent.keyboard('b');
    await expect(await canvas.findByText('Ο αριθμός 43 γύρισε στη σειρά')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Κλήθηκε ο αριθμός 43: Θυρίδα 2')).toBeVisible();
    await userEvent.keyboard('d');
    await expect(await canvas.findByText('Ο αριθμός 43 εξυπηρετήθηκε')).toBeVisible();
    await userEvent.keyboard('z');
    await expect(await canvas.findByText('Ο αριθμός 43 εξυπηρετείται ξανά')).toBeVisible();
    await shows(canvas, '43');
    await userEvent.keyboard('p');
    await expect(await screen.findByRole('dialog', { name: el.pause.title })).toBeVisible();
    await userEvent.keyboard('διάλειμμα{Enter}');
    await expect(await canvas.findByText(/«διάλειμμα»/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('p');
    await expect(await canvas.findByText(el.result.opened)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: all.common.shortcuts.open }));
    const help = within(await screen.findByRole('dialog', { name: all.common.shortcuts.title }));
    const keys = help.getAllByRole('term').map((key) => key.textContent);
    await expect(keys.join(' ')).toBe('Διάστημα R D N B P Z');
    await userEvent.click(help.getByRole('checkbox', { name: all.common.shortcuts.on }));
    await expect(help.getByRole('checkbox')).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A call out of turn ends the previous visit. */
export const OutOfTurn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...workingCounter(
        withTickets([buildServed({ called_at: '2026-03-16T09:20:00+02:00' }), ...buildLine(4)]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /αριθμού\s45/ }));
    await shows(canvas, '45');
    await expect(canvas.getByText(/45: Θυρίδα 2 · Ο αριθμός 42 εξυπηρετήθηκε/)).toBeVisible();
    const big = await next(canvas);
    await waitFor(() => expect(big).toHaveFocus());
  },
});

/** The first visit on this device asks for the counter. */
export const FirstVisit = meta.story({
  beforeEach: () => localStorage.removeItem('seira.counters'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Θυρίδα\u00a03' }));
    await expect(await canvas.findByRole('article', { name: 'Τώρα: Θυρίδα\u00a03' })).toBeVisible();
    await expect(localStorage.getItem('seira.counters')).toBe('{"kep-kypseli":"Θυρίδα 3"}');
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...counter.loading()) });

/** Nobody waits or is being served. A call shows a message. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...workingCounter(withTickets([]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await next(canvas));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(all.booking.nobody));
  },
});

export const NoList = meta.story({
  beforeEach: ({ msw }) => msw.use(...counter.success(buildCounter({ waiting_lists: [] }))),
  play: showing(el.noList.title, el.noList.dashboard),
});

/** The place is closed by its hours. Calls are possible, with a notice. */
export const OutsideHours = meta.story({
  beforeEach: ({ msw }) => msw.use(...counter.success(buildCounter({ open: false }))),
  play: showing(el.closedNow),
});

/** A colleague was faster: the screen explains the conflict and shows the current list. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...counter.overtaken(buildServed({ status: 'processed', can: [] })),
      ...counter.success(),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    const card = within(await visit(canvas));
    msw.use(...counter.success(withTickets(buildLine(12))));
    await userEvent.click(card.getByRole('button', { name: el.visit.done }));
    await expect(await screen.findByText('Ο αριθμός 42 έχει ήδη εξυπηρετηθεί.')).toBeVisible();
    // A refusal is assertive, a success polite.
    await expect(canvas.getByRole('alert')).toHaveTextContent('έχει ήδη εξυπηρετηθεί');
    await shows(canvas, el.visit.nobody);
  },
});

/** The server stops responding: the last view stays with its time. */
export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(...fails(callNext, 'gatewayTimeout'), ...counter.success()),
  play: async ({ canvas, userEvent, msw }) => {
    const big = await next(canvas);
    msw.use(...counter.fails('gatewayTimeout'));
    await userEvent.click(big);
    await expect(await canvas.findByText(/περίμεναν στις 09:30/)).toBeVisible();
    await shows(canvas, '42');
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...counter.fails('gatewayTimeout')),
  play: async (context) => {
    const { canvas } = context;
    await retryWith(context, ...workingCounter());
    await expect(await next(canvas)).toBeVisible();
  },
});

/** After the membership ends, the next action removes all names from the screen. */
export const MembershipEnded = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const big = await next(canvas);
    msw.use(...fails(callNext, 'notFound'), ...counter.fails('notFound'));
    await userEvent.click(big);
    await canvas.findByRole('heading', { name: all.pages.notFound.heading });
    await expect(canvas.queryByText(/Μαρία Π\./)).toBeNull();
  },
});

type List = Pick<CounterResponse['waiting_lists'][number], 'tickets'> & Partial<CounterList>;

/** A counter with these lists. */
const withLists = (...lists: List[]) =>
  workingCounter(
    buildCounter({ waiting_lists: lists.map((list) => ({ ...buildCounterList(), ...list })) }),
  );

/** Open around the clock, after midnight: the tickets of yesterday come first. */
export const AfterMidnight = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...withLists(
        { service: '', released_on: '2026-03-20', tickets: [buildServed()] },
        { code: 'list-new', service: '', released_on: '2026-03-21', tickets: buildLine(2) },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.findByRole('tab', { name });
    await expect(await tab('Παρ 20 Μαρ · 0')).toHaveAttribute('aria-selected', 'true');
    await shows(canvas, '42');
    await userEvent.click(await next(canvas));
    // No ticket of yesterday is left.
    await waitFor(async () =>
      expect(await tab('Σάβ 21 Μαρ · 2')).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.click(await next(canvas));
    await shows(canvas, '43');
  },
});

/** A place with two lists: a tab for each, with the number of people waiting. */
export const TwoLists = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...withLists(
        { service: 'Βεβαιώσεις', tickets: [buildServed()] },
        { code: 'list-papers', service: 'Παραλαβή εγγράφων', tickets: buildLine(3) },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Παραλαβή εγγράφων · 3' }));
    await expect(canvas.getByRole('heading', { name: '3 περιμένουν' })).toBeVisible();
    await userEvent.click(await next(canvas));
    await expect(await canvas.findByText('Κλήθηκε ο αριθμός 43: Θυρίδα 2')).toBeVisible();
  },
});
