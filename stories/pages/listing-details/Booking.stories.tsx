import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { underToast } from '#stories/components/frames.tsx';
import { leads } from '#stories/steps.ts';
import { starting, type Hands } from '#stories/components/forms/inForm.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import * as el from '#src/i18n/el/index.ts';
import { ticket as texts } from '#src/i18n/el/ticket.ts';
import { written } from '#src/i18n/el/written.ts';
import { subscribing } from '#src/mocks/forms.ts';
import { buildServiceLists, buildWaitingList, waitingLists } from '#src/mocks/lines.ts';
import { bodiesOf } from '#src/mocks/mock.ts';
import { buildOrganisation, organisation, organisations } from '#src/mocks/organisations.ts';
import { buildTicketByKey, KEY, ownTicket, ticketByKey } from '#src/mocks/ticketByKey.ts';
import { buildTicket, buildTickets, takeTicket, tickets } from '#src/mocks/tickets.ts';
import { user } from '#src/mocks/users.ts';
import ListingDetailsPage from '#src/pages/listing-details/ListingDetailsPage.tsx';

const meta = preview.meta({
  title: 'Pages/ListingDetails/Booking',
  component: ListingDetailsPage,
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisation.success(),
      ...organisations.success(),
      ...user.success(),
      ...waitingLists.success(),
    ),
  parameters: {
    ...screenAt(
      '/listing-grid/farmakeio-asklipios',
      'The booking of an organisation: its days, its services and the ticket.',
      '/listing-grid/:id',
    ),
    undecided: underToast,
  },
});

/** The button that takes a number. */
const take = { name: starting(el.booking.take) };

/** A notice with a link to the next available day. */
export const NoListThatDay = meta.story({
  beforeEach: ({ msw }) => msw.use(...waitingLists.success([])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(el.booking.emptyTitle)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Δείτε την Τρίτη 17 Μαρτίου' }));
    await expect(await canvas.findByRole('button', { name: /^Δείτε .*18 Μαρτίου$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', take)).toBeNull();
  },
});

/**
 * Several services: one is chosen before the day, and another one can be chosen instead. The number
 * is taken from the list of the service.
 */
export const ChooseService = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...tickets.success([]),
      ...takeTicket.success(
        buildTicket({
          rank: 12,
          label: 'Β12',
          waiting_list: { code: 'list-b', tickets_count: 0, released_on: '2026-03-16' },
        }),
      ),
      ...waitingLists.success(buildServiceLists()),
    ),
  play: async ({ canvas, userEvent }) => {
    const title = el.booking.service.title;
    await userEvent.click(await canvas.findByRole('button', { name: 'Πιστοποιητικά' }));
    await expect(await canvas.findByText('Α31')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: title })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Αλλαγή υπηρεσίας/ }));
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Παράβολα και πληρωμές' }));
    await userEvent.click(await canvas.findByRole('button', { name: el.booking.take }));
    await expect(await canvas.findByRole('article', { name: 'Αριθμός\u00a0Β12' })).toBeVisible();
    await expect(bodiesOf('POST')).toEqual([{ ticket: { waiting_list_code: 'list-b' } }]);
  },
});

/** Takes a ticket from the first list of the day. The focus moves to the ticket. */
export const TakingTicket = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...waitingLists.success([
        buildWaitingList({ code: 'list-first', tickets_count: 7 }),
        buildWaitingList({ code: 'list-second', tickets_count: 2, next_rank: 9 }),
      ]),
      ...tickets.success([]),
      ...takeTicket.success(buildTicket({ rank: 43, code: 't43' })),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await expect(canvas.getByText('7 περιμένουν')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', take)).toBeEnabled());
    canvas.getByRole('button', take).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(el.user.tickets.created.message)).toBeVisible();
    await expect(bodiesOf('POST')).toEqual([{ ticket: { waiting_list_code: 'list-first' } }]);
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Αριθμός\u00a043' })).toHaveFocus(),
    );
  },
});

/** The server's reason is shown as a toast and next to the button. */
export const TicketRefused = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(...tickets.success([]), ...takeTicket.refused('Η λίστα μόλις γέμισε.')),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await userEvent.click(canvas.getByRole('button', take));
    await waitFor(() => expect(canvas.getAllByText('Η λίστα μόλις γέμισε.')).toHaveLength(2));
  },
});

/** The ticket that the person holds here is the same as on its own page. */
export const TicketHeld = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => {
    const held = { code: 't12', rank: 12, key: KEY, can: ['cancel' as const] };
    msw.use(
      ...tickets.success([buildTicket(held)]),
      ...ticketByKey.success(buildTicketByKey(held)),
      ...ownTicket({ ...buildTicketByKey(held), service: null }),
    );
  },
  play: async ({ canvas }) => {
    const paper = within(
      await canvas.findByRole('article', { name: el.tickets.numberOf.replace('{{rank}}', '12') }),
    );
    await expect(await paper.findByText('Θυρίδα 2', { exact: false })).toBeVisible();
    await expect(paper.getByText(el.booking.held)).toBeVisible();
    await leads(paper, texts.tools.open, `/ticket/${KEY}`);
    await expect(canvas.queryByRole('button', take)).toBeNull();
  },
});

/** The limit of tickets per day is shown in advance. Another day is available. */
export const TicketLimit = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => {
    const elsewhere = { code: 'list-elsewhere', tickets_count: 5, released_on: '2026-03-16' };
    msw.use(
      ...tickets.success(buildTickets(10, { waiting_list: elsewhere }), {
        open_tickets: 20,
        open_tickets_per_day: 10,
        takes_per_minute: 6,
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Έχετε ήδη 10 ανοιχτούς αριθμούς για αυτή την ημέρα\./),
    ).toBeVisible();
    const button = canvas.getByRole('button', take);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^Δευτέρα 16 Μαρτίου Έχετε ήδη 10 ανοιχτούς/);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Παρασκευή 20 Μαρτίου' }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
});

/** Asks for an e-mail about numbers in the part with this title. */
const subscribe = async ({ canvas, userEvent }: Hands, title: string): Promise<void> => {
  const part = within(await canvas.findByRole('region', { name: title }));
  await userEvent.type(part.getByRole('textbox'), 'maria@example.gr');
  await userEvent.click(part.getByRole('button', { name: written.openings.submit }));
  await expect(await part.findByText(/σύνδεσμο στο maria@example\.gr/)).toBeVisible();
};

/** A place without tickets offers an e-mail when it issues some. */
export const NoTickets = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisation.success(buildOrganisation({ days: [] })),
      ...waitingLists.success([]),
      ...subscribing.success(),
    ),
  play: (context) => subscribe(context, written.openings.title),
});

/** Today is full: the first free day is chosen, and an e-mail tells of a number before it. */
export const FullToday = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisation.success(
        buildOrganisation({
          days: [
            { date: '2026-03-16', state: 'full' },
            { date: '2026-03-17', state: 'full' },
            { date: '2026-03-18', state: 'open' },
          ],
        }),
      ),
      ...subscribing.success(),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Γέμισε έως Τρί 17 · πρώτη θέση Τετ 18')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.booking.tellMe }));
    await subscribe(context, written.openings.sooner);
    await expect(bodiesOf('POST')).toMatchObject([{ topic: 'openings', until: '2026-03-17' }]);
  },
});
