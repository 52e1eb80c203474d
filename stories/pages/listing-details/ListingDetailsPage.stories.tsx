import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Ticket } from '#common/contract/tickets.ts';
import { el } from '#src/i18n/el/index.ts';
import { formTexts } from '#src/i18n/formTexts.ts';
import { report, subscribing } from '#src/mocks/handlers/forms/written.ts';
import { mapStyle, tileOf, type Tile } from '#src/mocks/handlers/mapStyle.ts';
import { organisation, organisations } from '#src/mocks/handlers/organisations.ts';
import { overhear, type Call } from '#src/mocks/handlers/overhear.ts';
import { takeTicket, tickets } from '#src/mocks/handlers/tickets.ts';
import { refresh, user } from '#src/mocks/handlers/users.ts';
import { waitingLists } from '#src/mocks/handlers/waitingLists.ts';
import { buildOrganisation } from '#src/mocks/organisations.ts';
import { buildTicket, buildTicketRefusal, buildTickets } from '#src/mocks/tickets.ts';
import { buildWaitingList } from '#src/mocks/waitingLists.ts';
import ListingDetailsPage from '#src/pages/listing-details/ListingDetailsPage.tsx';

let calls: Call[] = [];
let tiles: Tile[] = [];

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

const found = [...organisation.success(), ...organisations.success(), ...user.success()];

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('43')).toBeVisible();
  },
});

/** A member listed it: one press leads to the profile, where one can write to them. */
export const ByMember = meta.story({
  parameters: { pictures: { disable: 'As Success, with another address of the profile.' } },
  beforeEach: ({ msw }) => {
    const author = { name: 'Μαρία Ελευθερίου', image: null, code: 'usr_maria' };
    msw.use(...organisation.success(buildOrganisation({ author })), ...found);
    msw.use(...waitingLists.success());
  },
  play: async ({ canvas }) => {
    await canvas.findByText('43');
    await expect(await canvas.findByRole('link', { name: 'Μαρία Ελευθερίου' })).toHaveAttribute(
      'href',
      '/user-profile?author=usr_maria',
    );
  },
});

/** Its profile is not public: the name leads to nobody else’s. */
export const ByHiddenMember = meta.story({
  parameters: { pictures: { disable: 'As Success, with a name that leads nowhere.' } },
  beforeEach: ({ msw }) => {
    const author = { name: 'Μαρία Ελευθερίου', image: null, code: null };
    msw.use(...organisation.success(buildOrganisation({ author })), ...found);
    msw.use(...waitingLists.success());
  },
  play: async ({ canvas }) => {
    await canvas.findByText('43');
    await expect(await canvas.findByText('Μαρία Ελευθερίου')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Μαρία Ελευθερίου' })).not.toBeInTheDocument();
  },
});

/** Everything that the specification names on it, in the main part and beside it. */
export const Everything = meta.story({
  beforeEach: ({ msw }) => msw.use(...mapStyle.plain(), ...found, ...waitingLists.success()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Φαρμακείο Ασκληπιός' });
    await canvas.findByRole('heading', { level: 2, name: el.details.alsoViewed });
    for (const name of [
      el.details.reserve,
      el.details.save,
      el.details.share,
      el.details.writeReview,
      el.details.report,
      el.details.playVideo,
    ])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    const banner = within(
      canvas.getByRole('button', { name: el.details.report }).closest<HTMLElement>('.sheet')!,
    );
    await expect(banner.getByText(el.details.verified)).toBeVisible();
    await expect(banner.getByText('Επίπεδο τιμών 2 από 4')).toBeInTheDocument();
    await expect(banner.getByText('Βαθμολογία 4,6 στα 5, 128 κριτικές')).toBeInTheDocument();
    await expect(banner.getByText('Καταστήματα')).toBeVisible();
    await expect(banner.getByText(/Σκουφά 21/)).toBeVisible();
    await expect(
      canvas.getByRole('region', { name: 'Φωτογραφίες: Φαρμακείο Ασκληπιός' }),
    ).toBeVisible();
    const headings = () =>
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    // The parts further down come one by one, in any order.
    await waitFor(() =>
      expect(headings()).toEqual([
        el.booking.title,
        el.details.about,
        el.details.features,
        el.details.prices,
        el.details.video,
        el.details.map,
        el.details.contact,
        el.details.reviews,
        el.details.addReview,
        el.details.owner,
        el.details.statistics,
        el.details.hours,
        el.details.categories,
        el.details.tags,
        el.details.similar,
        el.details.subscribe,
        el.details.follow,
        el.details.alsoViewed,
      ]),
    );
    await expect(canvas.getByText('Σας ευχαριστούμε θερμά!')).toBeVisible();
    const owner = within(canvas.getByRole('region', { name: el.details.owner }));
    await expect(owner.getByRole('link', { name: 'Νίκος Αλεξίου' })).toHaveAttribute(
      'href',
      '/user-profile',
    );
    const similar = within(canvas.getByRole('region', { name: el.details.similar }));
    await expect(similar.getByRole('link', { name: el.details.similarText })).toHaveAttribute(
      'href',
      '/listing-grid',
    );
  },
});

/** The buttons of the banner lead to their parts, and the focus goes along. */
export const Buttons = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.success()),
  play: async ({ canvas, userEvent }) => {
    const write = await canvas.findByRole('button', { name: el.details.writeReview });
    const heading = await canvas.findByRole('heading', { name: el.details.addReview });
    await userEvent.click(write);
    await expect(heading).toHaveFocus();
    const save = canvas.getByRole('button', { name: el.details.save });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('seira.bookmarks')).toContain('farmakeio-asklipios');
    await userEvent.click(canvas.getByRole('button', { name: el.details.reserve }));
    const widget = canvas.getByRole('region', { name: el.booking.title });
    await expect(widget.parentElement).toHaveFocus();
  },
});

/** The map looks at the listing at zoom 13. */
export const MapZoom = meta.story({
  beforeEach: ({ msw }) => {
    tiles = [];
    msw.use(
      ...mapStyle.tiled((tile) => void tiles.push(tile)),
      ...found,
      ...waitingLists.success(),
    );
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('region', { name: 'Χάρτης: Φαρμακείο Ασκληπιός' });
    map.scrollIntoView();
    await waitFor(() => expect(tiles).toContainEqual(tileOf(37.9779, 23.7397, 13)), {
      timeout: 20_000,
    });
    await expect(new Set(tiles.map(({ zoom }) => zoom))).toEqual(new Set([13]));
  },
});

/** What was written survives a reload of the tab; another listing has its own draft. */
export const ReviewDraft = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(
      'seira.drafts',
      JSON.stringify({
        'review.organisation-farmakeio-asklipios': { rating: 4, name: 'Νίκος' },
        'review.another': { text: 'Άλλο μέρος.' },
      }),
    );
    msw.use(...found, ...waitingLists.success());
  },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: el.forms.review.submit }));
    await expect(form.getByLabelText(new RegExp(`^${el.forms.review.name}`))).toHaveValue('Νίκος');
    await expect(form.getByRole('radio', { name: '4 αστέρια' })).toBeChecked();
    const text = form.getByLabelText(new RegExp(`^${el.forms.review.text}`));
    await expect(text).toHaveValue('');
    await userEvent.type(text, 'Γρήγορα.');
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('seira.drafts') ?? '{}')).toMatchObject({
        'review.organisation-farmakeio-asklipios': { rating: 4, name: 'Νίκος', text: 'Γρήγορα.' },
      }),
    );
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
    await expect(canvas.getByRole('heading', { level: 1, name: el.errors.title })).toBeVisible();
    msw.use(...found, ...waitingLists.success());
    await userEvent.click(canvas.getByRole('button', { name: el.common.retry }));
    await expect(await canvas.findByText('43')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...organisation.fails('offline')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.errors.network)).toBeVisible();
  },
});

export const NoListThatDay = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.booking.emptyTitle)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${el.booking.take}`) }),
    ).not.toBeInTheDocument();
  },
});

export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.full()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.booking.fullTitle)).toBeVisible();
    await expect(canvas.getByText(new RegExp(el.display.wait.full))).toBeVisible();
  },
});

export const ListsDown = meta.story({
  beforeEach: ({ msw }) => msw.use(...found, ...waitingLists.fails('gatewayTimeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(el.errors.general50x)).toBeVisible();
  },
});

/** Without a login the login comes first, and the ticket is remembered. */
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

/** The first of the day's lists counts: its figures are shown, its code is sent. */
export const Taking = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => {
    calls = [];
    msw.use(
      ...overhear('*/api/user/tickets', calls),
      ...found,
      ...waitingLists.success([
        buildWaitingList({ code: 'list-first', tickets_count: 7 }),
        buildWaitingList({ code: 'list-second', tickets_count: 2, next_rank: 9 }),
      ]),
      ...tickets.empty(),
      ...takeTicket.success(buildTicket({ rank: 43, code: 't43' })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await expect(canvas.getByText('7 άτομα περιμένουν')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) }));
    await expect(await canvas.findByText(el.user.tickets.created.message)).toBeVisible();
    await expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({ body: { ticket: { waiting_list_code: 'list-first' } } }),
    ]);
    await expect(
      await canvas.findByRole('article', { name: el.tickets.numberOf.replace('{{rank}}', '43') }),
    ).toBeVisible();
  },
});

/** What a login had interrupted is taken here after all: the dashboard no longer offers it. */
export const TakingWhatWasInterrupted = meta.story({
  parameters: { signedIn: true, pictures: { disable: 'It looks like others.' } },
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(
      'seira.interrupted_ticket',
      JSON.stringify({
        slug: 'farmakeio-asklipios',
        title: 'Φαρμακείο Ασκληπιός',
        date: '2026-03-16',
      }),
    );
    msw.use(
      ...found,
      ...waitingLists.success(),
      ...tickets.empty(),
      ...takeTicket.success(buildTicket({ rank: 43, code: 't43' })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) }));
    await expect(await canvas.findByText(el.user.tickets.created.message)).toBeVisible();
    await expect(sessionStorage.getItem('seira.interrupted_ticket')).toBeNull();
  },
});

/** Taken by keyboard: the button goes, and the focus moves to the number that came in its place. */
export const TakingByKeyboard = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...found,
      ...waitingLists.success(),
      ...tickets.empty(),
      ...takeTicket.success(buildTicket({ rank: 43, code: 't43' })),
    ),
  play: async ({ canvas, userEvent }) => {
    const take = { name: new RegExp(`^${el.booking.take}`) };
    await waitFor(() => expect(canvas.getByRole('button', take)).toBeEnabled());
    canvas.getByRole('button', take).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Αριθμός 43' })).toHaveFocus());
  },
});

/** A server that answers without the ticket: the number comes with the list, and so does the focus. */
export const TakingWithoutAnswer = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => {
    const held: Ticket[] = [];
    msw.use(
      ...found,
      ...waitingLists.success([buildWaitingList({ code: 'list-morning' })]),
      ...takeTicket.unsaid(held, buildTicket({ rank: 44 })),
      ...tickets.success(held),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const take = { name: new RegExp(`^${el.booking.take}`) };
    await waitFor(() => expect(canvas.getByRole('button', take)).toBeEnabled());
    canvas.getByRole('button', take).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Αριθμός 44' })).toHaveFocus());
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

/** Nobody knows whether the ticket was made: the reason stands there, and the next press counts. */
export const TakingOffline = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => {
    calls = [];
    msw.use(
      ...overhear('*/api/user/tickets', calls),
      ...found,
      ...waitingLists.success(),
      ...tickets.empty(),
      ...takeTicket.fails('offline'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    const take = canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) });
    await userEvent.click(take);
    await waitFor(() => expect(canvas.getAllByText(el.errors.network)).toHaveLength(2));
    await expect(take).toHaveFocus();
    await expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
});

/** The session ended at the press: the ticket is remembered for after the login. */
export const TakingSignedOut = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) =>
    msw.use(
      ...found,
      ...waitingLists.success(),
      ...tickets.empty(),
      ...takeTicket.fails('unauthorized'),
      ...refresh.refused(),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('43');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) }));
    await expect(await canvas.findByText(el.errors.unauthorised)).toBeVisible();
    await expect(sessionStorage.getItem('seira.interrupted_ticket')).toContain('Ασκληπιός');
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

/** The number of a day that is full by now: its day can be chosen, and shows it. */
export const TicketHeldOnFullDay = meta.story({
  parameters: { signedIn: true, pictures: { disable: 'It looks like others.' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisation.success(
        buildOrganisation({
          days: [
            { date: '2026-03-16', state: 'open' },
            { date: '2026-03-18', state: 'full' },
          ],
        }),
      ),
      ...organisations.success(),
      ...user.success(),
      ...waitingLists.success(),
      ...tickets.success([
        buildTicket({
          rank: 12,
          due_date: '2026-03-18',
          waiting_list: { code: 'list-full', tickets_count: 80, released_on: '2026-03-18' },
        }),
      ]),
    ),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('43');
    msw.use(...waitingLists.success([buildWaitingList({ code: 'list-full', state: 'full' })]));
    await userEvent.click(
      await canvas.findByRole('gridcell', { name: 'Τετάρτη 18 Μαρτίου, έχετε αριθμό' }),
    );
    await expect(
      await canvas.findByRole('article', { name: el.tickets.numberOf.replace('{{rank}}', '12') }),
    ).toBeVisible();
  },
});

/** As many open tickets as one may hold on a day: said before the press, free on another day. */
export const TicketLimit = meta.story({
  parameters: { signedIn: true },
  beforeEach: ({ msw }) => {
    const elsewhere = { code: 'list-elsewhere', tickets_count: 5, released_on: '2026-03-16' };
    msw.use(
      ...found,
      ...waitingLists.success(),
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
    const take = canvas.getByRole('button', { name: new RegExp(`^${el.booking.take}`) });
    await expect(take).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Παρασκευή 20 Μαρτίου' }));
    await waitFor(() => expect(take).not.toHaveAttribute('aria-disabled'));
  },
});

/** Today's list is asked for at once, another day's when it is chosen; each until the day after. */
export const AnotherDay = meta.story({
  beforeEach: ({ msw }) => {
    calls = [];
    msw.use(
      ...overhear('*/api/organisations/:id/waiting_lists', calls),
      ...found,
      ...waitingLists.success(),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('43');
    msw.use(
      ...overhear('*/api/organisations/:id/waiting_lists', calls),
      ...waitingLists.success([buildWaitingList({ code: 'next', next_rank: 77 })]),
    );
    await userEvent.click(await canvas.findByRole('gridcell', { name: /Τετάρτη.*18 Μαρτίου/ }));
    await expect(await canvas.findByText('77')).toBeVisible();
    const days = within(canvas.getByRole('region', { name: el.booking.title }));
    await expect(days.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Δευ',
      'Τρί',
      'Τετ',
      'Πέμ',
      'Παρ',
      'Σάβ',
      'Κυρ',
    ]);
    await expect(days.getByRole('gridcell', { name: /15 Μαρτίου/ })).toBeDisabled();
    await expect([...new Set(calls.map(({ path, query }) => `${path}?${query}`))]).toEqual([
      '/api/organisations/farmakeio-asklipios/waiting_lists?from=2026-03-16&to=2026-03-17',
      '/api/organisations/farmakeio-asklipios/waiting_lists?from=2026-03-18&to=2026-03-19',
    ]);
  },
});

export const Reporting = meta.story({
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open dialog; the dialog keeps the focus.',
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(...found, ...waitingLists.success(), ...report.fails('notFound')),
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

/** A report that was sent, and thanks for it. */
export const Reported = meta.story({
  parameters: {
    pictures: { disable: 'As Reporting, with the thanks in place of the notice.' },
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open dialog; the dialog keeps the focus.',
    },
  },
  beforeEach: ({ msw }) => {
    calls = [];
    msw.use(
      ...overhear('*/reports', calls),
      ...found,
      ...waitingLists.success(),
      ...report.success(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: el.details.report }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'closed');
    await userEvent.type(dialog.getByRole('textbox'), 'Μετακόμισε.');
    await userEvent.click(dialog.getByRole('button', { name: el.forms.report.submit }));
    await expect(await dialog.findByText(formTexts.el.written.sent.report)).toBeVisible();
    await expect(calls[0]?.body).toMatchObject({ reason: 'closed', message: 'Μετακόμισε.' });
  },
});

/** A place that gives no numbers on any day offers to say when it does. */
export const NoNumbers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...organisation.success(buildOrganisation({ days: [] })),
      ...organisations.success(),
      ...waitingLists.empty(),
      ...subscribing.success(),
    ),
  play: async ({ canvas, userEvent }) => {
    const { title, submit } = formTexts.el.written.openings;
    const part = within(await canvas.findByRole('region', { name: title }));
    await userEvent.type(part.getByRole('textbox'), 'maria@example.gr');
    await userEvent.click(part.getByRole('button', { name: submit }));
    await expect(await part.findByText(/σύνδεσμο στο maria@example\.gr/)).toBeVisible();
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
