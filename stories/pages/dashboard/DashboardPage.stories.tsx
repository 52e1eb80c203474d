import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { underToast } from '#stories/components/frames.tsx';
import { leads, retryWith } from '#stories/steps.ts';
import type { Hands } from '#stories/components/forms/inForm.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { interruptedTicket } from '#src/browser/stored/interruptedTicket.ts';
import * as el from '#src/i18n/el/index.ts';
import { memberships } from '#src/mocks/counter.ts';
import { buildWaitingList, waitingLists } from '#src/mocks/lines.ts';
import { buildTicket, takeTicket, ticketActions, tickets } from '#src/mocks/tickets.ts';
import { user } from '#src/mocks/users.ts';
import DashboardPage from '#src/pages/dashboard/DashboardPage.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: DashboardPage,
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.success()),
  parameters: {
    ...screenAt('/dashboard', 'A person’s tickets, profile and saved places.'),
    signedIn: true,
    undecided: underToast,
  },
});

/** Three tabs, two buttons, and tickets with their links. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Οι αριθμοί μου' });
    await leads(canvas, el.pages.dashboard.createListing, '/add-listing');
    // The tabs appear with the tickets and replace a skeleton.
    await canvas.findByRole('tab', { name: new RegExp(el.tickets.status.scheduled) });
    const table = within(canvas.getByRole('table'));
    const [first] = await table.findAllByRole('link', { name: 'Φαρμακείο Ασκληπιός' });
    await expect(first).toHaveAttribute('href', '/listing-grid/farmakeio-asklipios');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...user.loading(), ...tickets.loading()),
});

/** A member sees a link to the counter above the tickets. */
export const Member = meta.story({
  beforeEach: ({ msw }) => msw.use(...memberships()),
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('region', { name: el.navigation.panel.places }));
    await leads(places, 'Εξυπηρέτηση: ΚΕΠ Κυψέλης', '/counter/kep-kypseli');
  },
});

/** Each status has its own empty state. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...tickets.success([])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(el.pages.dashboard.empty.scheduled)).toBeVisible();
    await expect(canvas.getByRole('tablist', { name: el.navigation.statusTabs })).toHaveTextContent(
      /^Σε αναμονή.*Τώρα.*Εξυπηρετήθηκε.*Δεν εξυπηρετήθηκε.*Ακυρώθηκε$/,
    );
    for (const status of ['running', 'processed', 'aborted', 'cancelled'] as const) {
      await userEvent.click(
        canvas.getByRole('tab', { name: new RegExp(el.tickets.status[status]) }),
      );
      await expect(await canvas.findByText(el.pages.dashboard.empty[status])).toBeVisible();
    }
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...tickets.fails('gatewayTimeout')),
  play: async (context) => {
    const { canvas } = context;
    await retryWith(context, ...tickets.success());
    await expect((await canvas.findAllByText('42')).length).toBeGreaterThan(0);
  },
});

/** The list has become full. The card says so and can be closed. */
export const InterruptedTicketRefused = meta.story({
  beforeEach: ({ msw }) => {
    interruptedTicket.keep({
      slug: 'farmakeio',
      title: 'Φαρμακείο Ανδρονίκου',
      date: '2026-03-17',
    });
    msw.use(
      // The person holds no ticket of this list.
      ...waitingLists.success([buildWaitingList({ code: 'list-another' })]),
      ...takeTicket.refused('Η λίστα για αυτή την ημέρα γέμισε. Διαλέξτε άλλη ημέρα.'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.booking.take }));
    const card = within(canvas.getByRole('region', { name: el.tickets.interrupted.title }));
    await expect(await card.findByText(/γέμισε/)).toBeVisible();
    await expect(card.getByRole('button', { name: el.tickets.interrupted.dismiss })).toBeEnabled();
  },
});

const { profile } = el.forms;

/** The known values. Without an endpoint, nothing is saved, and the input is kept. */
export const Profile = meta.story({
  parameters: screenAt('/dashboard?tab=profile'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText(el.forms.review.name)).toHaveValue('Ελένη Παπαδοπούλου'),
    );
    await expect(canvas.getByLabelText(el.fields.email)).toHaveValue('eleni@example.gr');
    await userEvent.type(canvas.getByLabelText(profile.location), 'Βόλος');
    await userEvent.click(canvas.getByRole('button', { name: profile.submit }));
    await expect(await canvas.findByText(el.common.notConnected)).toBeVisible();
    await expect(canvas.getByLabelText(profile.location)).toHaveValue('Βόλος');
    await waitFor(() => expect(sessionStorage.getItem('seira.drafts')).toContain('Βόλος'));
  },
});

const held = (): Ticket[] => [
  buildTicket({ can: ['let_pass', 'cancel'] }),
  buildTicket({ code: 'ticket-later', rank: 7, due_date: '2026-03-17', can: ['cancel'] }),
];

/** Two tickets that their holder can change. */
const holding = ({ msw }: Pick<StoryContext, 'msw'>): void => {
  const all = held();
  msw.use(...tickets.success(all), ...ticketActions.into(all));
};

/** Cancels the first ticket and confirms. */
const cancelTicket = async ({ canvas, userEvent }: Hands): Promise<void> => {
  await canvas.findByRole('article', { name: 'Αριθμός\u00a042' });
  await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.cancel }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: el.tickets.actions.cancel }));
};

/** A ticket is cancelled after confirmation and restored with one click. */
export const TicketCancelled = meta.story({
  beforeEach: holding,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await cancelTicket(context);
    await expect(await canvas.findByRole('article', { name: 'Αριθμός\u00a07' })).toBeVisible();
    const notice = canvas.getByText(/Ακυρώσατε τον αριθμό 42/);
    await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.undo }));
    await expect(await canvas.findByRole('article', { name: 'Αριθμός\u00a042' })).toBeVisible();
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { name: el.tickets.yours })).toHaveFocus();
  },
});

/** Others go first, and the ticket keeps its number. */
export const LetPass = meta.story({
  beforeEach: holding,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Αριθμός\u00a042' });
    await userEvent.click(canvas.getByRole('button', { name: el.tickets.actions.letPass }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '3' }));
    await userEvent.click(question.getByRole('button', { name: 'Να περάσουν 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Αριθμός\u00a042' })).toHaveTextContent(
        /8\s*άτομα/,
      ),
    );
  },
});

/** The list has moved on: the server's reason is shown with the current ticket. */
export const CancelRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...tickets.success(held()), ...ticketActions.refused()),
  play: async (context) => {
    const { canvas } = context;
    await cancelTicket(context);
    await expect(await screen.findByText(/δεν γίνεται αυτή τη στιγμή/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('article', { name: 'Αριθμός\u00a042' })).toBeVisible();
  },
});
