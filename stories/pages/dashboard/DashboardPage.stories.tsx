import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { takeTicket, tickets } from '#src/mocks/handlers/tickets.ts';
import { signOut, user } from '#src/mocks/handlers/users.ts';
import { waitingLists } from '#src/mocks/handlers/waitingLists.ts';
import DashboardPage from '#src/pages/dashboard/DashboardPage.tsx';

const at = (entry: string) => ({ router: { initialEntries: [entry], path: '/dashboard' } });

const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: DashboardPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    signedIn: true,
    ...at('/dashboard'),
    undecided: {
      'color-contrast/bgOverlap': 'A toast over the page; its pair of colours is unit-tested.',
    },
    docs: {
      story: { inline: false },
      description: { component: 'A person’s tickets, profile and saved places.' },
    },
  },
});

const interrupted = { slug: 'farmakeio', title: 'Φαρμακείο Ανδρονίκου', date: '2026-03-17' };

const keepInterrupted = (): void =>
  sessionStorage.setItem('seira.interrupted_ticket', JSON.stringify(interrupted));

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.success()),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...user.loading(), ...tickets.loading()),
});

/** Each status has its own words for nothing. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.empty()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(el.pages.dashboard.empty.scheduled)).toBeVisible();
    for (const status of ['running', 'processed', 'aborted', 'cancelled'] as const) {
      await userEvent.click(
        canvas.getByRole('tab', { name: new RegExp(el.tickets.status[status]) }),
      );
      await expect(await canvas.findByText(el.pages.dashboard.empty[status])).toBeVisible();
    }
  },
});

/** The pager says from, to and total; its size can be changed. */
export const Paged = meta.story({
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.success()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('tab', { name: new RegExp(el.tickets.status.processed) }),
    );
    await expect(await canvas.findByText('1–10 από 23')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.tables.next }));
    await expect(await canvas.findByText('11–20 από 23')).toBeVisible();
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.fails('gatewayTimeout')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
    msw.use(...tickets.success());
    await userEvent.click(canvas.getByRole('button', { name: el.common.retry }));
    await expect((await canvas.findAllByText('42')).length).toBeGreaterThan(0);
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...user.fails('offline'), ...tickets.fails('offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.errors.network)).toBeVisible();
  },
});

/** One press finishes what was interrupted by the login. */
export const InterruptedTicketTaken = meta.story({
  beforeEach: ({ msw }) => {
    keepInterrupted();
    msw.use(
      ...user.success(),
      ...tickets.success(),
      ...waitingLists.success(),
      ...takeTicket.success(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: el.tickets.interrupted.take });
    await userEvent.click(card);
    await expect(await canvas.findByText(el.user.tickets.created.message)).toBeVisible();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

export const InterruptedTicketRefused = meta.story({
  beforeEach: ({ msw }) => {
    keepInterrupted();
    msw.use(
      ...user.success(),
      ...tickets.success(),
      ...waitingLists.success(),
      ...takeTicket.refused(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.tickets.interrupted.take }));
    await waitFor(() =>
      expect(canvas.getAllByText('Η λίστα αναμονής είναι πλήρης.')).toHaveLength(2),
    );
    await expect(sessionStorage).toHaveLength(1);
  },
});

export const InterruptedTicketLetGo = meta.story({
  beforeEach: ({ msw }) => {
    keepInterrupted();
    msw.use(...user.success(), ...tickets.success(), ...waitingLists.success());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: el.tickets.interrupted.dismiss }),
    );
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await expect(canvas.queryByText(interrupted.title)).not.toBeInTheDocument();
  },
});

/** The session is closed at once; that the server was not told is said. */
export const SigningOutWithoutServer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...user.success(), ...tickets.success(), ...signOut.fails('serverError')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.pages.dashboard.signOut }));
    await expect(await canvas.findByText(el.user.logout.error)).toBeVisible();
    await expect(localStorage.getItem('id_token')).toBeNull();
    await expect(canvas.getByTestId('elsewhere')).toBeInTheDocument();
  },
});

export const Profile = meta.story({
  parameters: at('/dashboard?tab=profile'),
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.success()),
});

export const Bookmarks = meta.story({
  parameters: at('/dashboard?tab=bookmark'),
  beforeEach: ({ msw }) => {
    localStorage.setItem(
      'seira.bookmarks',
      JSON.stringify([
        { slug: 'farmakeio', title: 'Φαρμακείο Ρήγα', address: 'Κανάρη 1', image: null },
      ]),
    );
    msw.use(...user.success(), ...tickets.success());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Φαρμακείο Ρήγα');
    await userEvent.click(canvas.getByRole('button', { name: /Φαρμακείο Ρήγα/ }));
    await expect(await canvas.findByText(el.pages.dashboard.bookmarksEmptyTitle)).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.success()),
});
export const Dark = meta.story({
  globals: { scheme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.success()),
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...user.success(), ...tickets.success()),
});
