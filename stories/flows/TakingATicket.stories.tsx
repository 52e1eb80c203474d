import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { type Call, overhear } from '#src/mocks/mock.ts';
import { Journey } from './Journey.tsx';
import {
  chooseDay,
  holdNumber,
  inTurn,
  openListing,
  search,
  standsAt,
  takeNumber,
  type Step,
} from './steps.ts';
import { undecided, wholeServer } from './surroundings.ts';

let calls: Call[] = [];

const meta = preview.meta({
  title: 'Flows/Taking a ticket',
  component: Journey,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    signedIn: true,
    router: { initialEntries: ['/'] },
    undecided,
    docs: {
      story: { inline: false },
      description: {
        component:
          'Search, listing, day, number, dashboard: each story goes one step further than the one before.',
      },
    },
  },
  beforeEach: ({ msw }) => {
    calls = [];
    msw.use(...overhear('*/api/*', calls), ...wholeServer());
  },
});

/**
 * The word goes into the address, the country beside it not: it becomes a filter to take off. The
 * server is asked for both.
 */
export const Search = meta.story({
  play: async (acting) => {
    await search(acting);
    await expect(
      await acting.canvas.findByRole('heading', { name: '1 αποτέλεσμα για «φαρμακειο»' }),
    ).toBeVisible();
    await expect(acting.canvas.getByRole('button', { name: 'Ελλάδα: αφαίρεση' })).toBeVisible();
    const asked = calls.filter(({ path }) => path === '/api/organisations');
    const both = new URLSearchParams({ keywords: 'φαρμακειο', country: 'GR' });
    await expect(new Set(asked.map(({ query }) => query))).toEqual(new Set(['', String(both)]));
  },
});

export const Listing = meta.story({ play: inTurn(search, openListing) });

export const Day = meta.story({ play: inTurn(search, openListing, chooseDay) });

/** The number is taken with the code of that day's list, once. */
export const Number = meta.story({
  play: async (acting) => {
    await inTurn(search, openListing, chooseDay, takeNumber, holdNumber)(acting);
    await expect(
      calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body })),
    ).toEqual([
      { path: '/api/user/tickets', body: { ticket: { waiting_list_code: 'list-morning' } } },
    ]);
  },
});

const openDashboard: Step = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: el.booking.seeTicket }));
  await standsAt('/dashboard');
};

/** From the listing to the dashboard: the number stands there once, large. */
export const Dashboard = meta.story({
  play: async (acting) => {
    await inTurn(search, openListing, chooseDay, takeNumber, holdNumber, openDashboard)(acting);
    const { canvas } = acting;
    const next = within(await canvas.findByRole('region', { name: el.pages.dashboard.nextTicket }));
    await expect(next.getByRole('article', { name: 'Αριθμός 43' })).toBeVisible();
    const link = next.getByRole('link', { name: 'Φαρμακείο Ασκληπιός' });
    await expect(link).toHaveAttribute('href', '/listing-grid/farmakeio-asklipios');
    await expect(await canvas.findByText(el.pages.dashboard.noOther)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(el.pages.dashboard.title),
    );
  },
});
