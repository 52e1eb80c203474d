import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import { organisation, organisations } from '#src/mocks/handlers/organisations.ts';
import { takeTicket, tickets } from '#src/mocks/handlers/tickets.ts';
import { waitingLists } from '#src/mocks/handlers/waitingLists.ts';
import { buildOrganisation } from '#src/mocks/organisations.ts';
import { buildTicket, buildTicketRefusal } from '#src/mocks/tickets.ts';
import { buildWaitingList } from '#src/mocks/waitingLists.ts';
import ListingDetailsPage from '#src/pages/listing-details/ListingDetailsPage.tsx';

const meta = preview.meta({
  title: 'Pages/ListingDetails',
  component: ListingDetailsPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: {
      initialEntries: ['/listing-grid/farmakeio-asklipios'],
      path: '/listing-grid/:id',
    },
    undecided: {
      'color-contrast/bgOverlap': 'A toast over the page; its pair of colours is unit-tested.',
    },
    docs: {
      story: { inline: false },
      description: { component: 'One organisation, its waiting list and everything about it.' },
    },
  },
});

const found = [...organisation.success(), ...organisations.success()];

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('43')).toBeVisible();
  },
});

/** No listing content before the organisation is there. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...organisation.loading(), ...organisations.loading(), ...waitingLists.loading()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const UnknownSlug = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisation.fails('notFound')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: el.pages.notFound.heading }),
    ).toBeVisible();
  },
});

export const ServerDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisation.fails('gatewayTimeout')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
    msw.use(...found, ...waitingLists.success());
    await userEvent.click(canvas.getByRole('button', { name: el.common.retry }));
    await expect(await canvas.findByText('43')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisation.fails('offline')),
});

export const NoListThatDay = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.booking.emptyTitle)).toBeVisible();
  },
});

export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.full()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.booking.fullTitle)).toBeVisible();
  },
});

export const ListsDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.fails('gatewayTimeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
  },
});

/** Without a login the wish is kept and the login comes first. */
export const TakingLoggedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) }));
    await expect(canvas.getByTestId('elsewhere')).toBeInTheDocument();
    await expect(JSON.parse(sessionStorage.getItem('seira.interrupted_ticket') ?? '')).toEqual({
      slug: 'farmakeio-asklipios',
      title: 'Φαρμακείο Ασκληπιός',
      date: '2026-03-16',
    });
  },
});

export const Taking = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...found,
      ...waitingLists.success(),
      ...tickets.empty(),
      ...takeTicket.success(buildTicket({ rank: 43, code: 't43' })),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) }));
    await expect(await canvas.findByText(el.user.tickets.created.message)).toBeVisible();
    await expect(
      await canvas.findByRole('article', { name: el.tickets.numberOf.replace('{{rank}}', '43') }),
    ).toBeVisible();
  },
});

/** The server's reason is a toast and stands beside the button. */
export const TakingRefused = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...found,
      ...waitingLists.success(),
      ...tickets.empty(),
      ...takeTicket.refused(buildTicketRefusal({ error: 'Η λίστα μόλις γέμισε.' })),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) }));
    await waitFor(() => expect(canvas.getAllByText('Η λίστα μόλις γέμισε.')).toHaveLength(2));
  },
});

export const TicketHeld = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(...found, ...waitingLists.success(), ...tickets.success([buildTicket({ rank: 12 })])),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('article', { name: el.tickets.numberOf.replace('{{rank}}', '12') }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${el.booking.take}`) }),
    ).not.toBeInTheDocument();
  },
});

/** Choosing another day asks for that day's list. */
export const AnotherDay = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('43');
    msw.use(...waitingLists.success([buildWaitingList({ code: 'next', next_rank: 77 })]));
    await userEvent.click(canvas.getByRole('gridcell', { name: /Τετάρτη.*18 Μαρτίου/ }));
    await expect(await canvas.findByText('77')).toBeVisible();
  },
});

export const Reporting = meta.story({
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open dialog; the dialog keeps the focus.',
    },
  },
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.details.report }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: el.forms.report.submit }));
    await expect(await dialog.findByText(el.validation.reportRequired)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Άλλαξαν οι ώρες.');
    await userEvent.click(dialog.getByRole('button', { name: el.forms.report.submit }));
    await expect(await dialog.findByText(el.common.notConnected)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Άλλαξαν οι ώρες.');
  },
});

/** Only what the contract's bare fields say: everything else is left out. */
export const BareServer = meta.story({
  beforeEach: ({ msw }) => {
    const { code, title, address, main_image, images, slug, city, image, tickets_count } =
      buildOrganisation();
    const bare = { code, title, address, main_image, images, slug, city, image, tickets_count };
    msw.use(
      ...organisation.success(bare as ReturnType<typeof buildOrganisation>),
      ...organisations.bare([]),
      ...waitingLists.success(),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.details.noDescription)).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
});
export const Dark = meta.story({
  globals: { scheme: 'dark' },
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
});
