import { expect, fn, screen, spyOn, waitFor, within, type MockInstance } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hiding } from '#stories/components/frames.tsx';
import { leads, retryWith, showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { ticket as texts } from '#src/i18n/el/ticket.ts';
import {
  buildCalledTicket,
  buildTicketByKey,
  KEY,
  ownTicket,
  presentTicket,
  ticketByKey,
  ticketStream,
  walkIn,
} from '#src/mocks/ticketByKey.ts';
import { reviews } from '#src/mocks/reviews.ts';
import { user } from '#src/mocks/users.ts';
import { onWay } from '#src/browser/stored/onWay.ts';
import TicketPage from '#src/pages/ticket/TicketPage.tsx';

let stream: ReturnType<typeof ticketStream>;
let shaken: MockInstance<typeof navigator.vibrate>;

const meta = preview.meta({
  title: 'Pages/Ticket',
  component: TicketPage,
  parameters: screenAt(
    `/ticket/${KEY}`,
    'A live ticket, for anyone with its link.',
    '/ticket/:key',
  ),
  // The workshop has another origin in each run, and the QR code contains it.
  decorators: [hiding('& [role="img"][aria-label*="QR"]')],
  beforeEach: ({ msw }) => {
    stream = ticketStream();
    msw.use(...ticketByKey.success());
    shaken = spyOn(navigator, 'vibrate').mockReturnValue(true);
  },
});

const shown = (change: Parameters<typeof buildTicketByKey>[0]) =>
  ticketByKey.success(buildTicketByKey(change));
const later = { ...buildTicketByKey(), people_ahead: 3 };

/** The view of the logged-in holder, with all actions. */
export const Success = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...user.success(),
      ...ownTicket({ ...buildTicketByKey(), service: null, can: ['let_pass', 'cancel'] }),
    ),
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article', { name: 'Αριθμός\u00a042' }));
    await expect(paper.getByText('09:50–\u206010:15')).toBeVisible();
    await paper.findByRole('button', { name: el.tickets.actions.cancel });
    await expect(await canvas.findByText('Εξυπηρετήθηκαν 3, έφυγε 1')).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: texts.alert.email })).toBeEnabled();
    await expect(document.title).toMatch(/^5 μπροστά · /);
  },
});

const share = fn();

/** A guest with the link can view and share the ticket and set a local alert, but not act. */
export const LoggedOut = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => {
      onWay.set(null);
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: texts.leave.onWay }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.tools.show }));
    await screen.findByRole('dialog', { name: 'Αριθμός\u00a042' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: el.details.share }));
    await expect(share).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: el.common.print }));
    await expect(print).toHaveBeenCalledOnce();
    await leads(canvas, texts.tools.calendar, expect.stringContaining(KEY));
    await userEvent.click(await canvas.findByRole('button', { name: texts.alert.set }));
    await expect(await canvas.findByText(/όταν είναι 3 άτομα μπροστά σας/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: el.tickets.actions.cancel })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** The alert is triggered once, by vibration, text and favicon. */
export const AlertTriggered = meta.story({
  beforeEach: ({ msw }) => msw.use(...stream.handlers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.alert.set }));
    await canvas.findByText(/όταν είναι 3 άτομα μπροστά σας/);
    stream.send({ ...later, people_ahead: 4 });
    await waitFor(() => expect(document.title).toMatch(/^4 μπροστά/));
    await expect(shaken).not.toHaveBeenCalled();
    stream.send(later);
    await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(texts.alert.fired));
    stream.send({ ...later, people_ahead: 2 });
    await waitFor(() => expect(document.title).toMatch(/^2 μπροστά/));
    await expect(shaken).toHaveBeenCalledOnce();
  },
});

/** A call changes the whole paper within a second. */
export const Called = meta.story({
  beforeEach: ({ msw }) => msw.use(...stream.handlers),
  play: async ({ canvas }) => {
    await canvas.findByText('09:50–\u206010:15');
    await canvas.findByRole('button', { name: texts.alert.set });
    stream.send(buildCalledTicket());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Θυρίδα 2');
    await expect(canvas.getByRole('timer')).toHaveTextContent('2:00');
    await expect(document.title).toMatch(/^Η σειρά σας/);
    await waitFor(() => expect(shaken).toHaveBeenCalledOnce());
  },
});

/** A walk-in cancels the ticket by its link and restores it within a minute. */
export const WalkInUndo = meta.story({
  beforeEach: ({ msw }) => msw.use(...walkIn(buildTicketByKey({ walk_in: true, can: ['cancel'] }))),
  play: async ({ canvas, userEvent }) => {
    const cancel = { name: el.tickets.actions.cancel };
    await userEvent.click(await canvas.findByRole('button', cancel));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', cancel));
    await expect(await canvas.findByText(texts.over.cancelled.title)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:00');
    await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.undo }));
    await expect(await canvas.findByText('09:50–\u206010:15')).toBeVisible();
  },
});

/** A missed call, with a button to rejoin the list. */
export const Missed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...shown({
        status: 'aborted',
        status_reason: 'no_show',
        walk_in: true,
        can: ['came_late'],
        can_until: '2026-03-16T09:38:00+02:00',
      }),
    ),
});

/** After the visit its holder gives stars on the ticket itself. A line is optional. */
export const Served = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...user.success(),
      ...shown({ status: 'processed' }),
      ...ownTicket({ ...buildTicketByKey(), service: null, status: 'processed', can: [] }),
      ...reviews.working(),
    ),
  play: async ({ canvas, userEvent }) => {
    const stars = await canvas.findByRole('radio', { name: '5 αστέρια' });
    // The stars fit in the reserved space, so nothing below moves when they load.
    const form = canvas.getByRole('form', { name: texts.review.submit });
    const { minHeight } = getComputedStyle(form.parentElement!);
    await expect(form.offsetHeight).toBeLessThanOrEqual(parseFloat(minHeight));
    await userEvent.click(stars);
    await userEvent.click(canvas.getByRole('button', { name: texts.review.submit }));
    await expect(await canvas.findByText(/κριτική σας/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** The place pauses with a message, and the ticket keeps its position. */
export const Paused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...shown({ list_state: 'paused', message: 'Επιστρέφουμε στις 11:15', estimate: null })),
  play: showing(texts.pausedWith.replace('{{message}}', 'Επιστρέφουμε στις 11:15')),
});

/** Set aside with priority: which counter will call again and until when, and no place in line. */
export const Aside = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...shown({
        label: 'Β42',
        service: 'Παράβολα και πληρωμές',
        priority: true,
        parked: { counter: 'Θυρίδα 2', until: '2026-03-16T09:55:00+02:00' },
      }),
    ),
  play: showing(/Θα σας καλέσουν ξανά: Θυρίδα\s2, έως τις 09:55/),
});

/** A walk-in says that they are back in 15 minutes. Only their place shows who is here. */
export const BackSoon = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...presentTicket(
        buildTicketByKey({ walk_in: true, presence: { state: null, away_until: null } }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.presence.away }));
    await expect(await canvas.findByText(/Επιστρέψτε έως τις \d\d:\d\d/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...ticketByKey.loading()) });

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...ticketByKey.fails('notFound')),
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...ticketByKey.fails('gatewayTimeout')),
  play: async (context) => {
    const { canvas } = context;
    await retryWith(context, ...ticketByKey.success());
    await expect(await canvas.findByRole('article', { name: 'Αριθμός\u00a042' })).toBeVisible();
  },
});
